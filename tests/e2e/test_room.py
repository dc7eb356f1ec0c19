"""Where there is little room, on phones and with letters of twice the size:
nothing is cut off, and what is needed is in sight.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import (
    add_bot,
    against_bot,
    at_sizes,
    begun,
    finished,
    in_every_language,
    in_game,
    my_turn,
    open_table,
    play_out,
    sit,
    start,
    wrong,
)
from tests.e2e.test_levels import LAID, LONG_COLUMNS

pytestmark = pytest.mark.browser
LETTERS = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = SIZE))"
CUT_OFF = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const sight = document.querySelector(".cloth").getBoundingClientRect();
    return [...document.querySelectorAll(".lobby *")].filter(one => {
        const { left, right, width, height } = one.getBoundingClientRect();
        const shrunk = one.matches("svg") && getComputedStyle(one).display !== "none" && !(width && height);
        return right > sight.right || left < sight.left || shrunk;
    }).map(one => one.outerHTML.slice(0, 80));
}"""
HIDDEN = """() => {
    for (const one of document.querySelectorAll(".surface, .cloth")) one.scrollTo(0, one.scrollHeight);
    const [lobby, bar] = [".lobby", ".start"].map(one => document.querySelector(one).getBoundingClientRect());
    return Math.max(0, Math.round(lobby.bottom - bar.top));
}"""


def with_letters(page: Page, size: str) -> Page:
    page.add_init_script(LETTERS.replace("SIZE", repr(size)))
    return page


def enlarge(page: Page, size: str) -> None:
    page.evaluate("size => (document.documentElement.style.fontSize = size)", size)


def test_a_host_finds_the_start_on_a_phone_and_it_hides_nothing(visit: Visit) -> None:
    page = visit(360, 740)
    open_table(page, "coop", seats=4)
    begin = page.locator(".start .primary")
    for letters in ("100%", "200%"):
        enlarge(page, letters)
        for language in in_every_language(page):
            expect(begin, f"{language} {letters}").to_be_in_viewport(ratio=1)
    sit(page, "Александра-Мария Кузнец")
    add_bot(page, "historian")
    for letters in ("100%", "200%"):
        enlarge(page, letters)
        for language in in_every_language(page):
            assert not wrong(page, CUT_OFF), (language, letters)
            assert not wrong(page, HIDDEN), (language, letters)
            page.locator(".chair").first.scroll_into_view_if_needed()
            expect(begin, f"{language} {letters}").to_be_in_viewport(ratio=1)


LONG_LINE = """async count => {
    const { frame, texts, zoom } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const row = seen.view.rows.find(row => row.name === "line");
    const pictures = Object.keys(texts.peek());
    const [[known]] = row.columns;
    const card = i => ({ ...known, r: 1000 + i, p: pictures[i % pictures.length], y: i * 50 - 300 });
    row.columns = Array.from({ length: count }, (_, i) => [card(i)]);
    seen.you.act.legal.place.gaps = count + 1;
    zoom.value = -3;
    frame.value = seen;
}"""
NOT_FITTING = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const rail = document.querySelector(".middle .rail");
    const sight = document.querySelector(".cloth").getBoundingClientRect();
    const outside = [...document.querySelectorAll(".middle .board .card, .middle .zoom, .piles .pile")].filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < sight.left - 0.5 || right > sight.right + 0.5 || top < sight.top - 0.5 || bottom > sight.bottom + 0.5;
    }).length;
    return outside || rail.scrollWidth > rail.clientWidth + 1 || rail.scrollHeight > rail.clientHeight + 1;
}"""


def test_a_line_that_shall_fit_is_all_in_sight(visit: Visit) -> None:
    """In rows, if it must be. On a phone the gaps of so long a line need more room than there is,
    since a finger must hit them.
    """
    larger = (768, 1024), (1366, 640), (1440, 900)
    page = visit(360, 740)
    against_bot(page, "race", hand_size=4, first_player=0)
    assert my_turn(page)
    page.evaluate(LONG_LINE, 45)
    expect(page.locator(".middle .board .card")).to_have_count(45)
    for size in at_sizes(page, (360, 740), *larger):
        assert not wrong(page, NOT_FITTING), size
    page.locator(".tray [data-subject]").first.click()
    expect(page.locator(".gap-button")).to_have_count(46)
    for size in at_sizes(page, *larger):
        assert not wrong(page, NOT_FITTING), size


ON_CARDS = """() => {
    const box = one => one.getBoundingClientRect();
    const cards = [...document.querySelectorAll(".middle .board .spot")].map(box);
    return [...document.querySelectorAll(".gap:not(.open) .pill")].map(box).filter(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return cards.some(card => card.left < x && x < card.right && card.top < y && y < card.bottom);
    }).length;
}"""


def test_a_long_line_on_a_phone_is_pushed_up_and_down_by_itself_while_a_gap_is_chosen(visit: Visit) -> None:
    page = visit(360, 740)
    against_bot(page, "race", hand_size=4, first_player=0)
    assert my_turn(page)
    page.evaluate(LONG_LINE, 45)
    page.locator(".tray [data-subject]").first.click()
    page.locator(".gap-button").last.click()
    expect(page.locator(".tentative")).to_be_in_viewport(ratio=1)
    assert not wrong(page, ON_CARDS)
    expect(page.locator(".piles .pile").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".zoom")).to_be_in_viewport(ratio=1)


BROKEN_DATES = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const broken = [];
    for (const place of document.querySelectorAll(".end span, .open-gap span, .card-date, .prompt, .warn")) {
        const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT), range = document.createRange();
        while (text.nextNode()) for (const part of text.currentNode.data.matchAll(/[^ ]*[0-9.][^ ]*/g)) {
            range.setStart(text.currentNode, part.index);
            range.setEnd(text.currentNode, part.index + part[0].length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 4));
            if (new Set(tops).size > 1) broken.push(`${part[0]} of ${place.textContent}`);
        }
    }
    const wider = [...document.querySelectorAll(".end, .open-gap")].filter(one => one.scrollWidth > one.clientWidth + 1);
    return [...broken, ...wider.map(one => one.textContent)];
}"""


@pytest.mark.long
def test_no_line_ends_inside_a_year_or_an_era(visit: Visit) -> None:
    """Between a number and its era one may, on a small card."""
    sizes = (360, 740), (768, 1024), (1366, 640)
    page = visit(360, 740)
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    for precision in ("year", "circa"):
        page.evaluate(LAID, {**LONG_COLUMNS, "precision": precision})
        for language in in_every_language(page):
            for size in at_sizes(page, *sizes):
                assert not wrong(page, BROKEN_DATES), (precision, language, size)
    page.locator(".tray [data-subject]").first.click()
    for language in in_every_language(page):
        for size in at_sizes(page, *sizes):
            assert not wrong(page, BROKEN_DATES), (language, size)


TAKEN = """async () => {
    const { frame } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const [neutral] = seen.view.piles;
    const stack = i => ({ ...neutral, name: "stack", owner: 1 + (i % 5), size: 5, top: { ...neutral.top, r: 900 + i } });
    seen.view.piles.push(...Array.from({ length: 15 }, (_, i) => stack(i)));
    frame.value = seen;
}"""
BEYOND_THEIR_SEAT = """() => [...document.querySelectorAll(".seat")].filter(seat => {
    const { left, right, bottom } = seat.getBoundingClientRect();
    const outside = one => one.right > right || one.left < left || one.bottom > bottom;
    const stacks = [...seat.querySelectorAll(".card")].map(one => one.getBoundingClientRect());
    return stacks.length !== 3 || left < 0 || right > innerWidth || stacks.some(outside);
}).length"""


def test_what_five_others_have_taken_is_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740)
    in_game(page, "chronology", begun, *["student"] * 5, seats=6, first_player=0, draft_packets=4)
    assert my_turn(page)
    page.evaluate(TAKEN)
    expect(page.locator(".seats .pile")).to_have_count(15)
    for language in in_every_language(page):
        assert not wrong(page, BEYOND_THEIR_SEAT), language


TALLER = "most => Math.max(0, document.querySelector('.act').getBoundingClientRect().height - most)"
OUT_OF_THE_BAR = """() => {
    const [words, bar] = [".act-words", ".act"].map(one => document.querySelector(one).getBoundingClientRect());
    return words.bottom > bar.bottom;
}"""


@pytest.mark.parametrize("game", ["race", "coop", "chronology"])
def test_the_bar_leaves_the_table_its_room_when_letters_are_large(visit: Visit, game: str) -> None:
    """At most a quarter of a phone, with its buttons in sight; what it says can be scrolled."""
    page = with_letters(visit(360, 740), "200%")
    against_bot(page, game, first_player=0)
    assert my_turn(page)
    bar = page.locator(".act")
    for language in in_every_language(page):
        assert not wrong(page, TALLER, 740 / 4), language
    page.locator("[data-subject]").first.click()
    if page.locator(".gap-button").count():
        page.locator(".gap-button").first.click()
    for language in in_every_language(page):
        bar.evaluate("it => it.scrollTo(0, 0)")
        for button in bar.get_by_role("button").all():
            expect(button, language).to_be_in_viewport(ratio=1)
        assert not wrong(page, TALLER, 740 / 4), language
        bar.evaluate("it => it.scrollTo(0, it.scrollHeight)")
        assert not wrong(page, OUT_OF_THE_BAR), language


OUT_OF_PLACE = """() => [...document.querySelectorAll(".seat-name > span, .placed > .name, .placed > .note")].filter(one => {
    const [name, place] = [one, one.closest(".seat, .tray, .result")].map(it => it.getBoundingClientRect());
    const cards = [...document.querySelectorAll(".seat .card, .tray .card")].map(it => it.getBoundingClientRect());
    const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const outside = name.left < place.left || name.right > place.right;
    const wider = one.clientWidth && one.scrollWidth > one.clientWidth + 1;
    return name.width && (wider || outside || !cards.every(card => beside(card, name)));
}).map(one => one.textContent)"""


def test_a_long_name_stays_in_its_place(visit: Visit) -> None:
    sizes = (360, 740), (1366, 768), (1440, 900)
    page, watcher = visit(), visit()
    open_table(page, "race", first_player=0)
    sit(page, "W" * 24)
    add_bot(page)
    start(page)
    assert my_turn(page)
    watcher.goto(page.url)
    expect(watcher.locator(".seat")).to_have_count(2)
    for seen in (page, watcher):
        for size in at_sizes(seen, *sizes):
            assert not wrong(seen, OUT_OF_PLACE), size
    play_out(page, "mouse")
    expect(watcher.locator(".ranking")).to_contain_text("W" * 24)
    for seen in (page, watcher):
        for size in at_sizes(seen, *sizes):
            assert not wrong(seen, OUT_OF_PLACE), size


BROKEN = """() => [...document.querySelectorAll(".ranking .name, .ranking .note")]
    .filter(one => one.offsetHeight > 1.5 * parseFloat(getComputedStyle(one).fontSize) * 1.5).map(one => one.textContent)"""


def test_a_short_name_is_not_broken_in_the_result(visit: Visit) -> None:
    page = visit()
    in_game(page, "race", finished, "student", first_player=0)
    expect(page.locator(".ranking")).to_contain_text("You")
    for size in at_sizes(page, (360, 1024), (768, 1024), (1920, 1024)):
        assert not wrong(page, BROKEN), size
