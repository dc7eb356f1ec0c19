"""The two levels of the co-operative game:
nothing that matters is cut off, whoever plays and however high the columns are.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import SPEAK, against_bot, at_sizes, begun, in_game, my_turn, wrong
from tests.e2e.test_looks import SCROLLS, UNSEEN

LAID = """async ({ main: above, gaps: below, blocked, precision = "year" }) => {
    const { frame, texts } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const [main, gaps] = seen.view.rows;
    let r = 1000;
    const pictures = Object.keys(texts.peek());
    const card = y => ({ ...main.columns[0][0], r: r++, p: pictures[r % pictures.length], y, pr: precision });
    const column = (y, cards) => Array.from({ length: cards }, () => card(y));
    main.columns = above.map((cards, i) => column(i * 100 - 500, cards));
    gaps.columns = below.map((cards, i) => column(i * 100 - 450, cards));
    const blocks = cards => cards.slice(2).forEach((card, i) => Object.assign(card, { y: 1000 + i, b: card.s }));
    const longest = Object.entries(texts.peek()).sort(([, one], [, two]) => two.title.length - one.title.length)[0][0];
    Object.assign(seen.view.hands[0].cards[0], { p: longest });
    if (blocked) seen.view.hands.forEach(({ cards }) => blocks(cards));
    frame.value = seen;
}"""
LITTLE = {"main": [1, 1, 1], "gaps": [1, 0], "blocked": False}
LONG_COLUMNS = {"main": [1, 1, 1, 3, 1, 1, 1], "gaps": [3, 0, 1, 0, 1, 0], "blocked": True}
"""How many cards lie in the columns of the two levels, and whether half of every hand is blocked."""
CUT_OFF = """async scrolls => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const sight = document.querySelector(".cloth").getBoundingClientRect();
    const outside = ({ top, bottom, left, right }) =>
        top < sight.top - 0.5 || bottom > sight.bottom + 0.5 || (!scrolls && (left < sight.left || right > sight.right));
    return [...document.querySelectorAll(".seat, .middle .board .card, .open-gap, .piles .card")]
        .filter(one => outside(one.getBoundingClientRect())).map(one => one.className);
}"""


def test_both_levels_are_in_sight_on_a_laptop(visit: Visit) -> None:
    page = visit(1366, 640)
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    page.evaluate(LAID, LITTLE)
    expect(page.locator(".course.above .card")).to_have_count(1)
    for size in at_sizes(page, (1366, 640), (1366, 768)):
        assert not wrong(page, UNSEEN, SCROLLS), size


CASES = {
    2: [(1366, 640, "ru"), (1366, 768, "ru")],
    4: [(1366, 640, "fr"), (1440, 900, "fr"), (1920, 1080, "uk"), (768, 1024, "fr")],
    6: [(1366, 640, "ru"), (1366, 768, "ru"), (1440, 900, "fr")],
}


@pytest.mark.parametrize("seats", CASES)
def test_two_levels_and_everybodys_cards_are_in_sight_whatever_the_bar_says(visit: Visit, seats: int) -> None:
    page = visit()
    company = ("student", "traveller", "historian", "engineer", "child")[: seats - 1]
    in_game(page, "coop", begun, *company, seats=seats, first_player=0)
    assert my_turn(page)
    page.evaluate(SPEAK, CASES[seats][0][2])  # the longest title is the longest in a language
    page.evaluate(LAID, LONG_COLUMNS)
    for case in in_windows(page, CASES[seats]):
        assert not wrong(page, CUT_OFF), case
    page.locator(".tray [data-subject]").first.click()
    for case in in_windows(page, CASES[seats]):
        assert not wrong(page, CUT_OFF), case


def in_windows(page: Page, cases: list[tuple[int, int, str]]) -> Iterator[tuple[int, int, str]]:
    for width, height, language in cases:
        page.evaluate(SPEAK, language)
        page.set_viewport_size({"width": width, "height": height})
        yield width, height, language


def test_a_phone_shows_the_piles_beside_the_others_and_two_levels_below_them(visit: Visit) -> None:
    page = visit(360, 740)
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    page.evaluate(LAID, LITTLE)
    assert not wrong(page, CUT_OFF, SCROLLS)
    page.locator(".tray [data-subject]").first.click()
    assert not wrong(page, CUT_OFF, SCROLLS)


PASSED = """async () => {
    const { frame } = await import("/static/app/state.js");
    const seen = frame.peek();
    frame.value = { ...seen, view: { ...seen.view, turn: 1 }, you: { ...seen.you, act: null } };
}"""
TAKEN = "async () => (await import('/static/app/state.js')).frame.peek()"
RESTORED = "async mine => { (await import('/static/app/state.js')).frame.value = mine; }"
PLACES = """() => [...document.querySelectorAll(".middle .board, .seat .hand")]
    .flatMap(place => ["x", "y"].map(side => place.getBoundingClientRect()[side]))"""


@pytest.mark.parametrize("game", ["race", "coop"])
def test_a_turn_that_passes_moves_no_card(visit: Visit, game: str) -> None:
    """Who is to move is said where room is kept for it: the line and everybody's cards stay where they are."""
    page = visit()
    against_bot(page, game, first_player=0)
    assert my_turn(page)
    mine = page.evaluate(TAKEN)
    for size in at_sizes(page, (360, 740), (768, 1024), (1280, 720), (1440, 900)):
        page.evaluate(RESTORED, mine)
        expect(page.locator(".act.yours")).to_be_visible()
        before = settled(page)
        page.evaluate(PASSED)
        expect(page.locator(".seat.turn")).to_be_visible()
        assert page.evaluate(PLACES) == pytest.approx(before, abs=1), size  # a pixel, which nothing glides for


def settled(page: Page) -> list[float]:
    """Where everything lies when the picture of a new size is drawn."""
    before: list[float] = []
    while (places := page.evaluate(PLACES)) != before:
        before = places
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return before


ONE_MORE = """async () => {
    const { frame } = await import("/static/app/state.js");
    const { view, ...around } = frame.peek();
    const [line, ...others] = view.rows;
    const columns = [...line.columns, [{ ...line.columns[0][0], r: 999 + line.columns.length }]];
    frame.value = { ...around, view: { ...view, rows: [{ ...line, columns }, ...others] } };
}"""


def test_one_more_card_is_no_new_style_for_all_others(visit: Visit) -> None:
    """What a board hands down to its cards makes the browser look at all of them again,
    so it changes with their size only.
    """
    page = visit()
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    board = page.locator(".middle .board")
    page.evaluate(ONE_MORE)
    expect(page.locator(".middle .column")).to_have_count(2)
    before = board.get_attribute("style")
    page.evaluate(ONE_MORE)
    expect(page.locator(".middle .column")).to_have_count(3)
    assert board.get_attribute("style") == before
