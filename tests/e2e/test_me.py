"""My games: what a game and a challenge leave on the device,
what is drawn from it, taken along, forgotten and brought back.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import against_bot, move, my_turn, secret_of
from tests.e2e.test_daily import finish
from tests.e2e.test_pages import findings, fits
from yearline.i18n import LANGUAGES, messages

pytestmark = pytest.mark.browser

FILL = """([daily, games]) => { localStorage.setItem("yearline-daily", JSON.stringify(daily));
    localStorage.setItem("yearline-games", JSON.stringify(games)); }"""


def fill(page: Page) -> None:
    pictures = page.request.get("/api/faces/0").status  # the page is there
    assert pictures == 404
    day = page.locator("#me").get_attribute("data-today")
    daily = {day: {"score": 9, "marks": "110", "cards": ["a", "b", "c"], "years": [1492, -44, 1969], "counted": True}}
    kind = {"at": 1, "game": "coop", "decks": "world-history", "players": 3, "band": 2, "won": True}
    games = [
        {"id": f"abc/{n}", "score": score, "cards": [["a", 1492, True], ["z", 1150, False]], **kind}
        for n, score in enumerate((31, 37))
    ]
    page.evaluate(FILL, [daily, games])
    page.reload()


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 360)])
def test_what_is_kept_is_drawn_without_a_finding(visit: Visit, theme: str, width: int) -> None:
    page = visit(width, 900, color_scheme=theme)
    page.goto("/me")
    expect(page.get_by_text("Nothing here yet")).to_be_visible()
    assert findings(page) == []
    fill(page)
    expect(page.locator(".my-games b").first).to_have_text("37")
    century = page.locator(".plot").first
    expect(century).to_contain_text("Years BC")
    expect(century).to_contain_text("3 of 3")
    assert findings(page) == []
    assert fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(visit: Visit, language: str) -> None:
    page = visit(360, 800, locale=language)
    page.goto("/me")
    fill(page)
    expect(page.get_by_role("heading", name=messages(language)("me-bests"))).to_be_visible()
    assert "me-" not in page.locator("#me").inner_text()
    assert fits(page)


def test_everything_is_taken_along_forgotten_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.goto("/me")
    fill(page)
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "yearline.json"
    found.value.save_as(file)
    assert json.loads(file.read_text())["yearline"] == 1
    page.get_by_role("button", name="Forget everything").click()
    expect(page.locator(".my-games")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".my-games b").first).to_have_text("37")
    page.get_by_role("button", name="Forget everything").click()
    page.locator("input[type=file]").set_input_files({"name": "x", "mimeType": "application/json", "buffer": b"[]"})
    expect(page.get_by_text(messages("en")("me-bad-file"))).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".my-games b").first).to_have_text("37")


def test_a_table_says_what_was_best_so_far(visit: Visit) -> None:
    page = visit()
    for game in (1, 2):
        against_bot(page, "lives", lives=1, first_player=0)
        while my_turn(page):
            move(page)
        expect(page.locator(".why", has_text="Best so far")).to_be_visible()
        kept = json.loads(page.evaluate("localStorage.getItem('yearline-games')"))
        assert len(kept) == game
        assert all(one["cards"] for one in kept)
    other = visit(360, 800)
    other.goto("/credits")
    other.evaluate("secret => localStorage.setItem('yearline-secret', secret)", secret_of(page))
    other.goto("/me")
    expect(other.locator(".my-games").last.locator("b")).to_have_count(2)
    there = json.loads(other.evaluate("localStorage.getItem('yearline-games')"))
    assert [{**one, "at": 0} for one in there] == [{**one, "at": 0} for one in kept]
    other.get_by_role("button", name="Forget everything").click()
    with other.expect_response("**/api/tables"):
        other.reload()
    expect(other.get_by_text("Nothing here yet")).to_be_visible()


def test_a_link_takes_challenges_and_practice_to_another_device(visit: Visit) -> None:
    first, second = visit(permissions=["clipboard-read", "clipboard-write"]), visit(360, 800)
    first.goto("/daily")
    finish(first)
    score = first.locator(".outcome").get_attribute("data-score")
    first.goto("/me")
    cards = {"88b8a90ee4e61b6a": [2.345, 6.5, 20_776.125, 20_780.5], "own-deck-1": [1, 5, 20_775, 20_776]}
    first.evaluate("cards => localStorage.setItem('yearline-practice', JSON.stringify(cards))", cards)
    first.get_by_role("button", name="Link for my other device").click()
    expect(first.get_by_text("Copied. Open the link")).to_be_visible()
    link = first.evaluate("navigator.clipboard.readText()")
    second.goto("/me")
    second.evaluate("localStorage.setItem('yearline-secret', 'a'.repeat(32))")
    second.once("dialog", lambda dialog: dialog.accept())
    second.goto("/credits")
    second.goto(link)
    expect(second.locator(".my-days b")).to_have_text(str(score))
    assert json.loads(second.evaluate("localStorage.getItem('yearline-practice')")) == cards
    forged = "~a.zz.!.1.1~~x.1.2.3~<b>.1.1.1.1~ok.rs.rs.rs.rs"
    brought = second.evaluate(
        "async text => JSON.stringify((await import('/static/app/memories.js')).unpacked(text))", forged
    )
    assert list(json.loads(brought)) == ["ok"]
    assert "#" not in second.url
    expect(second.get_by_role("button", name="Go back to who I was")).to_be_visible()


BROKEN = """() => { for (const name of ["daily", "weekly", "games", "practice", "daily-waiting", "weekly-waiting", "practice-new"])
    localStorage.setItem(`yearline-${name}`, '{"2026-99-99":{"counted":true},"a":[nul'); }"""
FORGED = """() => { localStorage.setItem("yearline-daily", '{"2026-99-99":{"score":9},"2026-11-01":null}');
    localStorage.setItem("yearline-daily-waiting", '{"day":"../x","card":"0"}');
    localStorage.setItem("yearline-games", '[{"id":"a","cards":[null]},{"id":"b","at":"then","cards":[]}]'); }"""


@pytest.mark.parametrize("storage", [BROKEN, FORGED], ids=["broken", "forged"])
def test_what_is_kept_may_be_broken_or_forged_and_no_page_is(visit: Visit, troubles: list[str], storage: str) -> None:
    page = visit()
    for address, sign in (
        ("/", ".try"),
        ("/daily", ".try"),
        ("/weekly", "form.deal"),
        ("/practice", ".keeping"),
        ("/me", ".keeping"),
    ):
        page.goto("/about")
        page.evaluate(storage)
        page.goto(address)
        expect(page.locator(sign).first).to_be_visible()
    troubles[:] = [trouble for trouble in troubles if "the server responded with" not in trouble]  # a refused answer
