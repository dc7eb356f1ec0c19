"""The challenge in a browser: twelve cards in place, by keyboard and touch,
counted once, kept on the device, without connection too.
"""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_pages import findings, findings_in_both_lights, fits
from yearline.i18n import LANGUAGES, messages

pytestmark = pytest.mark.browser


def place(page: Page, gap: int = 0) -> None:
    card = int(page.locator(".try").get_attribute("data-card") or 0)
    page.locator(".try .gap-button").nth(gap).click()
    done = page.locator(".outcome") if card == 11 else page.locator(f'.try[data-card="{card + 1}"]')
    done.wait_for()


def finish(page: Page) -> None:
    while page.locator(".try").count():
        place(page)


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_finds_nothing_while_it_is_played_and_afterwards(visit: Visit, width: int) -> None:
    page = visit(width, 900)
    page.goto("/")
    place(page)
    assert findings_in_both_lights(page) == []
    for _ in range(7):
        place(page, -1)
    assert findings_in_both_lights(page) == []
    assert fits(page)
    finish(page)
    assert findings_in_both_lights(page) == []
    assert fits(page)
    if width == 360:
        page.evaluate(HALF_UNDER_THE_TABS)
        assert findings(page) == []
        page.evaluate("document.querySelector('[data-share=copy]').focus()")
        assert page.evaluate(ABOVE_THE_TABS)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert fits(page)
        assert page.evaluate(APART) >= 8


HALF_UNDER_THE_TABS = """() => { const button = document.querySelector("[data-share=copy]").getBoundingClientRect();
    scrollBy(0, button.top + 15 - document.querySelector(".tabs").getBoundingClientRect().top); }"""
ABOVE_THE_TABS = """() => document.activeElement.getBoundingClientRect().bottom
    <= document.querySelector(".tabs").getBoundingClientRect().top"""
APART = """() => { const rects = [...document.querySelectorAll(".share-buttons button")].map(one => one.getBoundingClientRect());
    const gaps = rects.flatMap((a, at) => rects.slice(at + 1).map(b =>
        Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)));
    return Math.min(...gaps); }"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    page = visit(390, 844, locale=language)
    page.goto("/daily")
    say = messages(language)
    expect(page.locator(".progress")).to_contain_text(say("daily-card-of", card=1, all=12))
    finish(page)
    expect(page.locator(".outcome-score")).to_contain_text(say("daily-of", all=12))
    expect(page.locator(".computers")).to_contain_text(say("bots-oracle-name"))
    assert fits(page)


def test_the_whole_challenge_by_keyboard(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    for _ in range(12):
        page.locator(".try .gap-button").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".verdict-line, .outcome-score").first).to_be_focused()
    expect(page.locator(".outcome-score")).to_be_visible()


def test_who_comes_back_finds_the_try_where_it_was_and_the_result_on_the_device(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    place(page)
    place(page)
    page.goto("/daily")
    expect(page.locator('.try[data-card="2"]')).to_be_visible()
    finish(page)
    score = page.locator(".outcome").get_attribute("data-score")
    page.goto("/")
    expect(page.locator(".outcome-score b")).to_have_text(str(score))
    kept = json.loads(page.evaluate("localStorage.getItem('yearline-daily')"))
    ((_, result),) = kept.items()
    assert (result["score"], result["counted"]) == (int(str(score)), True)
    assert len(result["cards"]) == len(result["years"]) == len(result["marks"]) == 12
    expect(page.locator(".week a[aria-current] i")).to_have_text(str(score))


def test_the_text_to_share_gives_nothing_away(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/daily")
    finish(page)
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    first, *squares, said, link = text.splitlines()
    assert first.startswith("Yearline ")
    assert first.endswith("/12")
    assert [len(row) for row in squares] == [6, 6]
    assert set("".join(squares)) <= {"🟩", "⬛"}
    assert said.startswith(("Missed: cards", "All twelve"))
    assert "/daily/2" in link
    titles = page.locator(".got-away h4").all_text_contents()
    assert len(titles) == 12
    assert not any(title in text for title in titles)


def test_the_picture_to_share_is_drawn_on_the_device(visit: Visit) -> None:
    page = visit()
    page.goto("/daily")
    finish(page)
    with page.expect_download() as found:
        page.get_by_role("button", name="Picture").click()
    assert found.value.suggested_filename.startswith("yearline-2")


SHARES = """window.given = []; window.refused = "";
navigator.canShare = () => true;
navigator.share = async given => {
    window.given.push({ ...given, files: given.files?.map(file => file.name + " " + file.type) });
    if (window.refused) throw new DOMException("", window.refused);
};"""


def test_the_share_sheet_is_given_text_address_and_picture_and_may_be_left(visit: Visit) -> None:
    page = visit(390, 844, has_touch=True, is_mobile=True)
    page.add_init_script(SHARES)
    page.goto("/daily")
    finish(page)
    day = page.locator(".outcome").get_attribute("data-day")
    share, copied = page.get_by_role("button", name="Share", exact=True), page.get_by_role("button", name="Copied")
    page.get_by_role("button", name="Picture").click()
    page.wait_for_function("() => window.given.length === 1")
    page.evaluate("window.refused = 'AbortError'")
    share.click()
    page.wait_for_function("() => window.given.length === 2")
    expect(copied).to_have_count(0)
    page.evaluate("window.refused = 'NotAllowedError'")
    share.click()
    expect(copied).to_be_visible()
    picture, text, _ = page.evaluate("window.given")
    assert picture == {**text, "files": [f"yearline-{day}.png image/png"]}
    assert text["url"].endswith(f"/daily/{day}")
    assert text["text"].startswith("Yearline ")
    assert text["url"] not in text["text"]


def test_an_answer_given_without_connection_counts_when_it_is_back(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    held = True

    def cut(route: Route) -> None:
        if held:
            route.abort("aborted")
        else:
            route.fallback()

    page.route("**/daily/*/cards*", cut)
    page.locator(".try .gap-button").first.click()
    expect(page.locator(".waiting-answer")).to_contain_text("No connection")
    held = False
    page.reload()
    expect(page.locator('.try[data-card="1"]')).to_be_visible()
    assert page.evaluate("localStorage.getItem('yearline-daily-waiting')") == ""


def test_a_day_is_begun_without_connection_and_goes_on_when_it_is_back(visit: Visit, troubles: list[str]) -> None:
    page = visit(service_workers="allow")
    page.goto("/daily")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/daily")
    page.wait_for_function("caches.match('/daily').then(found => Boolean(found))")
    page.context.set_offline(True)
    page.goto("/daily")
    page.locator(".try .gap-button").first.click()
    expect(page.locator(".waiting-answer")).to_contain_text("No connection")
    page.context.set_offline(False)
    expect(page.locator('.try[data-card="1"]')).to_be_visible()
    troubles.clear()


def test_an_old_page_on_a_new_day_is_told_so_and_shown_the_way(visit: Visit, troubles: list[str]) -> None:
    page = visit()
    page.goto("/")
    over = {"code": "daily_over", "text": "This challenge is over and counts no longer."}
    page.route("**/daily/*/cards*", lambda route: route.fulfill(status=409, json=over))
    page.locator(".try .gap-button").first.click()
    expect(page.locator(".waiting-answer")).to_contain_text("is over and counts no longer")
    page.locator(".waiting-answer a").click()
    expect(page).to_have_url(re.compile("/daily$"))
    troubles[:] = [trouble for trouble in troubles if "409" not in trouble]


FORBIDDEN = "Storage.prototype.setItem = () => { throw new Error('forbidden') }"
FULL = """const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (name, value) {
  if (name === "yearline-daily") throw new Error("full");
  set.call(this, name, value);
}"""


@pytest.mark.parametrize("storage", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_a_browser_that_keeps_nothing_plays_and_says_so(visit: Visit, storage: str) -> None:
    page = visit()
    page.add_init_script(storage)
    page.goto("/")
    finish(page)
    expect(page.locator(".forgets")).to_be_visible()


def test_a_past_day_can_be_played_and_counts_for_no_streak(visit: Visit) -> None:
    page = visit()
    page.goto("/daily")
    page.wait_for_timeout(0)
    page.goto("/daily/past")
    page.locator(".past-days a").first.click()
    expect(page.locator(".try .small").last).to_contain_text("This day is over")
    finish(page)
    kept = json.loads(page.evaluate("localStorage.getItem('yearline-daily')"))
    assert [one["counted"] for one in kept.values()] == [False]


def test_the_streak_is_shown_where_there_is_one(visit: Visit) -> None:
    page = visit()
    page.clock.set_fixed_time("2031-05-05")  # the device may think what it likes
    page.goto("/daily")
    today = page.locator(".try").get_attribute("data-day")
    page.evaluate(
        """today => { const day = back => new Date(Date.parse(today) - back * 864e5).toISOString().slice(0, 10);
        const one = { score: 9, marks: "", cards: [], counted: true };
        localStorage.setItem("yearline-daily", JSON.stringify({ [day(1)]: one, [day(2)]: one, [day(4)]: one })); }""",
        today,
    )
    page.reload()
    expect(page.locator(".streak-box")).to_contain_text("3 days in a row")
    finish(page)
    expect(page.locator(".afterwards .streak")).to_have_text("4 days in a row")
