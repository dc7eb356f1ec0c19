"""Nothing is cut off at either side:
every page and state of a table, at five widths, in five languages; nor a date or a year.
"""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import against_bot, in_every_language, move, my_turn, open_table, sit, wrong
from tests.e2e.test_levels import LAID, LONG_COLUMNS
from tests.e2e.test_pages import fits
from yearline.decks import library
from yearline.i18n import COMPLETE

pytestmark = pytest.mark.browser

WIDTHS = (360, 390, 768, 1440, 1920)
PAGES = (
    "/", "/games", "/daily", "/practice", "/me", "/rules", "/rules/coop", "/rules/chronology", "/learn/coop", "/learn/chronology", "/decks",
    "/decks/world-history",
)  # fmt: skip
ENGLISH_PAGES = (
    *PAGES, "/rules/race", "/rules/lives", "/decks/world-history/print", "/workshop", "/credits", "/about", "/offline",
    "/api/docs",
)  # fmt: skip
TURNS = ("coop", "race", "chronology", "lives")
"""Games in which somebody has the first turn, and a line grows."""
CUT = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const found = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls"] : [];
    const scrolls = ".rail, .scroll, .seats, .hand, .mine, pre, textarea, table";
    const hidden = ".unseen, .skip, [aria-hidden=true] svg, select, option, noscript, script";
    const named = one => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
    while (walk.nextNode()) {
        const one = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || one.closest(hidden) || !one.checkVisibility()) continue;
        if (one.getBoundingClientRect().width <= 1) continue; // for the ears alone
        range.selectNodeContents(walk.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        let sight = [0, innerWidth];
        for (let around = one; around && width; around = around.parentElement) {
            if (around.matches(scrolls)) { sight = [-Infinity, Infinity]; break; }
            if (getComputedStyle(around).overflowX === "visible") continue;
            const box = around.getBoundingClientRect();
            sight = [Math.max(sight[0], box.left), Math.min(sight[1], box.right)];
        }
        if (width && (left < sight[0] - 1 || right > sight[1] + 1)) found.push(named(one));
    }
    for (const one of document.querySelectorAll("button, a, input, select, img, .card")) {
        const { left, right, width } = one.getBoundingClientRect();
        if (one.closest(`${scrolls}, ${hidden}`) && !one.matches("select")) continue;
        if (width && one.checkVisibility() && (left < -1 || right > innerWidth + 1)) found.push(named(one));
    }
    const boxes = what => [...document.querySelectorAll(what)].map(one => [one, one.getBoundingClientRect()]);
    const words = boxes(".desk :is(.act-words, .seat-name, .act-buttons)").filter(([, box]) => box.height > 1);
    for (const [, card] of boxes(".tray .hand .card"))
        for (const [one, box] of words)
            if (card.left < box.right - 4 && box.left < card.right - 4 && card.top < box.bottom - 4 && box.top < card.bottom - 4)
                found.push(`under the hand: ${named(one)}`);
    return [...new Set(found)];
}"""
OPEN = """async name => { (await import("/static/app/state.js")).panel.value = name; }"""
LINE_BEGUN = """async () => {
    const { frame } = await import("/static/app/state.js");
    return frame.peek().view.rows.some(row => row.name === "line" && row.owner === 0 && row.columns.length);
}"""
LONG_LINE = """async () => {
    const { frame, texts } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const row = seen.view.rows.find(row => row.name === "line" && [null, 0].includes(row.owner));
    const pictures = Object.keys(texts.peek());
    const known = row.columns[0]?.[0] ?? { ...seen.view.piles.find(pile => pile.top).top, b: "sun" };
    const card = i => ({ ...known, r: 1000 + i, p: pictures[i % pictures.length], y: i * 120 - 900, pr: i % 3 ? undefined : "circa" });
    row.columns = Array.from({ length: 24 }, (_, i) => [card(i)]);
    const hand = seen.view.hands.find(hand => hand.owner === 0 && hand.cards.length); // as large as hands may be
    while (hand && hand.cards.length < 8) hand.cards.push({ ...hand.cards[0], r: 2000 + hand.cards.length });
    frame.value = seen;
}"""


def cut_at_any_width(page: Page, widths: Sequence[int] = WIDTHS) -> dict[int, list[str]]:
    found = {}
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        if clipped := wrong(page, CUT):
            found[width] = clipped
    return found


@pytest.mark.long
@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_on_a_page_is_cut_off(visit: Visit, language: str) -> None:
    page = visit(360, 900, locale=language)
    for path in ENGLISH_PAGES if language == "en" else PAGES:
        page.goto(path)
        assert not cut_at_any_width(page), path


def cut_in_any_language(page: Page, widths: Sequence[int] = WIDTHS) -> dict[str, dict[int, list[str]]]:
    found = {}
    for language in in_every_language(page):
        if clipped := cut_at_any_width(page, widths):
            found[language] = clipped
    return found


def test_nothing_in_a_lobby_is_cut_off(visit: Visit) -> None:
    page = visit(360, 900)
    open_table(page, "chronology", seats=4)
    sit(page, "Александра-Мария Кузнец")
    assert not cut_in_any_language(page)


@pytest.mark.long
@pytest.mark.parametrize("game", TURNS)
def test_nothing_at_a_table_is_cut_off(visit: Visit, game: str) -> None:
    page = visit(360, 900)
    against_bot(page, game, first_player=0)
    assert my_turn(page)
    assert not cut_in_any_language(page)
    while game == "chronology" and not page.evaluate(LINE_BEGUN):
        move(page)
        assert my_turn(page)
    page.evaluate(*((LAID, LONG_COLUMNS) if game == "coop" else (LONG_LINE,)))
    expect(page.locator(".middle .board .card").nth(9)).to_be_attached()
    page.evaluate(OPEN, "menu")
    expect(page.locator(".side")).to_be_visible()  # it is fetched
    assert not cut_at_any_width(page, (1440,)), "a panel takes its room from words and cards alike"
    page.evaluate(OPEN, "")
    assert not cut_in_any_language(page, (360, 768, 1440))


DATES_CUT = """async ([p, years]) => {
    const { Face, cardClass } = await import("/static/app/card.js");
    const { html, render } = await import("/static/app/view.js");
    const [place, cut] = [document.body.appendChild(document.createElement("div")), []];
    for (const around of ["board", "board quiet", "board mini", "board mini tiny", "piles"]) {
        const cards = years.map(([y, pr]) => ({ r: 1, p, y, pr }));
        const drawn = cards.map(card => html`<div class=${cardClass(card)}><${Face} card=${card} /></div>`);
        const alone = drawn.map(card => html`<div class=${around} style="--card-w: 64px">${card}</div>`);
        render(null, place);
        render(html`<div>${alone}</div>`, place); // all at once: laid out one by one they take twenty seconds
        for (const date of place.querySelectorAll(".card-date")) {
            const words = document.createRange();
            words.selectNodeContents(date);
            if (words.getBoundingClientRect().width > date.getBoundingClientRect().width + 0.5) cut.push([around, date.textContent]);
        }
    }
    place.remove();
    return cut;
}"""


@pytest.mark.xdist_group("whole_browser")
@pytest.mark.whole_browser
def test_every_date_of_the_library_fits_a_small_card(visit: Visit) -> None:
    page = visit(360, 740)
    open_table(page, "race")
    page.evaluate("Promise.all([...document.fonts].map(font => font.load()))")
    cards = [one.card for deck in library().values() for one in deck.cards]
    dates = [list(date) for date in {(card.back.year, card.back.precision) for card in cards}]
    for language in in_every_language(page):
        assert page.evaluate(DATES_CUT, [cards[0].face.picture, dates]) == [], language


BROKEN_YEARS = """() => [...document.querySelectorAll(".try-gap .gap-button")].flatMap(gap => {
    const text = document.createTreeWalker(gap, NodeFilter.SHOW_TEXT), found = [];
    while (text.nextNode()) for (const year of text.currentNode.data.matchAll(/\\d{4}/g)) {
        const range = document.createRange();
        range.setStart(text.currentNode, year.index);
        range.setEnd(text.currentNode, year.index + 4);
        if (range.getBoundingClientRect().height > 30) found.push(gap.innerText);
    }
    return found;
})"""


TOO_LONG = """() => [...document.querySelectorAll(".try-gap [aria-hidden]")].filter(gap => {
    const [date] = gap.querySelectorAll("b");
    date.textContent = "vers\u00a019\u00a0000 av.\u00a0J.-C.";
    const words = document.createRange();
    words.selectNodeContents(date);
    return words.getBoundingClientRect().width > gap.closest("button").clientWidth;
}).length"""


def test_no_year_is_broken_in_a_gap_of_a_long_line(visit: Visit) -> None:
    page = visit(768, 1024, locale="fr")
    page.goto("/")
    for placed in range(1, 5):
        page.locator(".try-gap .gap-button").first.click()
        expect(page.locator(".try-line .card")).to_have_count(placed + 1)
        assert page.evaluate(BROKEN_YEARS) == []
    for width in (1440, 1000):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(TOO_LONG) == 0
        assert fits(page)
