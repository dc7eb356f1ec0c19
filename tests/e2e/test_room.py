"""Where there is little room, on phones and with letters of twice the size: nothing is cut off, and what is needed is in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import add_bot, against_bot, my_turn, open_table, play_out, sit, start, wrong
from tests.e2e.test_levels import LAID, LONG_COLUMNS
from yearline.i18n import COMPLETE

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


@pytest.mark.parametrize("letters", ["100%", "200%"])
@pytest.mark.parametrize("language", COMPLETE)
def test_a_host_finds_the_start_on_a_phone_and_it_hides_nothing(visit: Visit, language: str, letters: str) -> None:
    page = with_letters(visit(360, 740, locale=language), letters)
    open_table(page, "coop", seats=4)
    expect(page.locator(".start .primary")).to_be_in_viewport(ratio=1)
    sit(page, "Александра-Мария Кузнец")
    add_bot(page, "historian")
    assert not wrong(page, CUT_OFF)
    assert not wrong(page, HIDDEN)
    page.locator(".chair").first.scroll_into_view_if_needed()
    expect(page.locator(".start .primary")).to_be_in_viewport(ratio=1)


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


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1366, 640), (1440, 900)])
def test_a_line_that_shall_fit_is_all_in_sight(visit: Visit, width: int, height: int) -> None:
    """In rows, if it must be. On a phone the gaps of so long a line need more room than there is, since a finger must hit them."""
    page = visit(width, height)
    against_bot(page, "race", hand_size=4, first_player=0)
    assert my_turn(page)
    page.evaluate(LONG_LINE, 45)
    expect(page.locator(".middle .board .card")).to_have_count(45)
    assert not wrong(page, NOT_FITTING)
    page.locator(".tray [data-subject]").first.click()
    expect(page.locator(".gap-button")).to_have_count(46)
    if width > 360:
        assert not wrong(page, NOT_FITTING)


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


@pytest.mark.parametrize(("width", "height"), [(360, 740), (768, 1024), (1366, 640)])
@pytest.mark.parametrize("language", COMPLETE)
def test_no_line_ends_inside_a_year_or_an_era(visit: Visit, language: str, width: int, height: int) -> None:
    """Between a number and its era one may, on a small card."""
    page = visit(width, height, locale=language)
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    for precision in ("year", "circa"):
        page.evaluate(LAID, {**LONG_COLUMNS, "precision": precision})
        assert not wrong(page, BROKEN_DATES), precision
    page.locator(".tray [data-subject]").first.click()
    assert not wrong(page, BROKEN_DATES)


@pytest.mark.parametrize("game", ["race", "coop", "chronology"])
@pytest.mark.parametrize("language", COMPLETE)
def test_the_bar_leaves_the_table_its_room_when_letters_are_large(visit: Visit, language: str, game: str) -> None:
    """At most a quarter of a phone, with its buttons in sight; what it says can be scrolled."""
    page = with_letters(visit(360, 740, locale=language), "200%")
    against_bot(page, game, first_player=0)
    assert my_turn(page)
    bar = page.locator(".act")
    taller = "most => Math.max(0, document.querySelector('.act').getBoundingClientRect().height - most)"
    assert not wrong(page, taller, 740 / 4)
    page.locator("[data-subject]").first.click()
    if page.locator(".gap-button").count():
        page.locator(".gap-button").first.click()
    for button in bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert not wrong(page, taller, 740 / 4)
    bar.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    assert not wrong(
        page,
        """() => {
            const [words, bar] = [".act-words", ".act"].map(one => document.querySelector(one).getBoundingClientRect());
            return words.bottom > bar.bottom;
        }""",
    )


OUT_OF_PLACE = """() => [...document.querySelectorAll(".seat-name > span, .placed > .name, .placed > .note")].filter(one => {
    const [name, place] = [one, one.closest(".seat, .tray, .result")].map(it => it.getBoundingClientRect());
    const cards = [...document.querySelectorAll(".seat .card, .tray .card")].map(it => it.getBoundingClientRect());
    const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const outside = name.left < place.left || name.right > place.right;
    const wider = one.clientWidth && one.scrollWidth > one.clientWidth + 1;
    return name.width && (wider || outside || !cards.every(card => beside(card, name)));
}).map(one => one.textContent)"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1366, 768), (1440, 900)])
def test_a_long_name_stays_in_its_place(visit: Visit, width: int, height: int) -> None:
    page, watcher = visit(width, height), visit(width, height)
    open_table(page, "race", first_player=0)
    sit(page, "W" * 24)
    add_bot(page)
    start(page)
    assert my_turn(page)
    watcher.goto(page.url)
    expect(watcher.locator(".seat")).to_have_count(2)
    for seen in (page, watcher):
        assert not wrong(seen, OUT_OF_PLACE)
    play_out(page, "mouse")
    expect(watcher.locator(".ranking")).to_contain_text("W" * 24)
    for seen in (page, watcher):
        assert not wrong(seen, OUT_OF_PLACE)


BROKEN = """() => [...document.querySelectorAll(".ranking .name, .ranking .note")]
    .filter(one => one.offsetHeight > 1.5 * parseFloat(getComputedStyle(one).fontSize) * 1.5).map(one => one.textContent)"""


@pytest.mark.parametrize("width", [360, 768, 1920])
def test_a_short_name_is_not_broken_in_the_result(visit: Visit, width: int) -> None:
    page = visit(width, 1024)
    against_bot(page, "race", first_player=0)
    play_out(page, "mouse")
    expect(page.locator(".ranking")).to_contain_text("You")
    assert not wrong(page, BROKEN)
