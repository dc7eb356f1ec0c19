"""Practice in a browser: misjudged cards are taken up, asked for, and come back later; nothing leaves the device."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_daily import finish
from tests.e2e.test_pages import findings, fits
from yearline.decks import library
from yearline.i18n import LANGUAGES, messages

pytestmark = pytest.mark.browser

PICTURES = [card.card.face.picture for card in library()["world-history"].cards[20:27]]


def due(page: Page, pictures: list[str]) -> None:
    """Cards of this device that are to be asked for."""
    page.goto("/practice")
    page.evaluate(
        """pictures => { const now = Date.now() / 864e5;
        localStorage.setItem("yearline-practice", JSON.stringify(
            Object.fromEntries(pictures.map((one, i) => [one, [2, 6, now - 3 - i / 10, now - 1 - i / 10]])))); }""",
        pictures,
    )
    page.reload()


def answer(page: Page, gap: int = 1) -> None:
    page.locator(".practice-stage .gap-button").nth(gap).click()
    expect(page.locator(".practice-back")).to_be_visible()


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 360)])
def test_a_sitting_has_five_cards_and_says_when_each_comes_back(visit: Visit, theme: str, width: int) -> None:
    page = visit(width, 1600, color_scheme=theme)
    due(page, PICTURES)
    expect(page.get_by_text("7 cards are due today")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Begin", exact=True).click()
    for card in range(1, 6):
        expect(page.locator(".practice-progress")).to_contain_text(f"{card} of 5")
        expect(page.get_by_role("heading", name="Where does it belong?")).to_be_focused()
        if card == 1:
            assert findings(page) == []
            assert fits(page)
        answer(page)
        if card == 1:
            assert findings(page) == []
            assert fits(page)
        page.get_by_role("button", name="Next card").click()
    expect(page.get_by_text("That is all for today")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('yearline-practice')"))
    now = page.evaluate("Date.now() / 864e5")
    assert sum(memory[3] > now for memory in kept.values()) == 5
    expect(page.get_by_text("cards tomorrow")).to_be_visible()
    assert page.locator(".practice-results img").first.get_attribute("alt")
    assert findings(page) == []
    assert fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    page = visit(360, 800, locale=language)
    due(page, PICTURES[:1])
    say = messages(language)
    page.get_by_role("button", name=say("practice-start")).click()
    answer(page)
    assert "practice-" not in page.locator("#practice").inner_text()
    assert fits(page)
    page.get_by_role("button", name=say("practice-next")).click()
    expect(page.get_by_role("heading", name=say("practice-yours"))).to_be_visible()
    assert fits(page)


def test_a_whole_sitting_by_keyboard(visit: Visit) -> None:
    page = visit()
    due(page, PICTURES[:2])
    begin = page.get_by_role("button", name="Begin", exact=True)
    begin.press("Enter")
    page.get_by_role("button", name="Stop for now").press("Enter")
    expect(begin).to_be_focused()
    expect(page.get_by_text("2 cards are due today")).to_be_visible()
    page.keyboard.press("Enter")
    for _ in range(2):
        expect(page.get_by_role("heading", name="Where does it belong?")).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".practice-stage h2")).to_be_focused()
        page.get_by_role("button", name="Next card").press("Enter")
    expect(page.get_by_text("That is all for today")).to_be_visible()


def test_a_card_that_is_gone_is_left_out_and_a_double_tap_answers_once(visit: Visit, troubles: list[str]) -> None:
    page = visit()
    due(page, [*PICTURES[:1], "gone"])
    answers: list[str] = []
    page.on("request", lambda asked: answers.extend([asked.url] * ("/answer" in asked.url)))
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".practice-stage .gap-button").first.evaluate("one => { one.click(); one.click(); }")
    page.get_by_role("button", name="Next card").click()
    expect(page.get_by_text("That is all for today")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('yearline-practice')"))
    assert list(kept) == PICTURES[:1]
    assert len(answers) == 1
    troubles[:] = [
        trouble for trouble in troubles if "Not Found" not in trouble
    ]  # the browser tells of the card that is gone


def test_cards_that_got_away_are_taken_up_only_when_somebody_asks(visit: Visit) -> None:
    page = visit()
    page.goto("/daily")
    finish(page)
    missed = page.locator(".got-away > ul > li").count()
    assert page.evaluate("localStorage.getItem('yearline-practice')") is None
    hits = page.locator(".hits .card-picture").evaluate_all("all => all.map(one => one.src.match(/(\\w+)\\.svg/)[1])")
    page.goto("/practice")
    expect(page.get_by_role("button", name="Practise the")).to_be_visible()
    own = page.evaluate("import('/static/app/own_line.js').then(found => found.ownLine()('x'))")
    assert (sorted(own), bool(own)) == (sorted(hits), True)
    page.goto("/daily")
    page.locator("[data-practise]").click()
    expect(page.get_by_role("heading", name="Your cards")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('yearline-practice')"))
    assert len(kept) == missed
    with page.expect_download() as found:
        page.get_by_role("link", name="Export for Anki").click()
    assert found.value.suggested_filename == "yearline.apkg"
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_role("heading", name="Your cards")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("heading", name="Your cards")).to_be_visible()


def test_no_date_of_a_card_is_sent_before_it_is_answered(visit: Visit) -> None:
    page = visit()
    due(page, PICTURES[:1])
    with page.expect_response(lambda answer: "/api/practice/" in answer.url) as asked:
        page.get_by_role("button", name="Begin", exact=True).click()
    body = asked.value.text()
    (card,) = [card for card in library()["world-history"].cards if card.card.face.picture == PICTURES[0]]
    assert json.loads(body)["card"]["date"] == ""
    assert card.text("en").fact not in body
