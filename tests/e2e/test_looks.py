"""What must be in sight is: a line above a long prompt, a long line on the television, every title on its card."""

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import (
    against_bot,
    begun,
    finished,
    in_game,
    long_race,
    move,
    my_turn,
    open_table,
    options,
    seat_another,
    sit,
    wrong,
)
from tests.e2e.test_table import STRUCK
from yearline.decks import library
from yearline.i18n import COMPLETE, messages
from yearline.i18n.dates import date_text
from yearline.server.pages.frame import sizes_of

pytestmark = pytest.mark.browser
PROMPT = "a card with a title so long that it takes three lines of a telephone to write it down"
UNSEEN = """async scrolls => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const sight = document.querySelector(".cloth").getBoundingClientRect();
    return [...document.querySelectorAll(".middle .board .card")].filter(card => {
        const { left, right, bottom } = card.getBoundingClientRect();
        return bottom > sight.bottom || (!scrolls && (left < sight.left || right > sight.right));
    }).length;
}"""
SCROLLS = True
"""A line that somebody can push to and fro is in sight if it is high enough."""
CLASSES = """async title => {
    const { texts } = await import("/static/app/state.js");
    const { cardClass } = await import("/static/app/card.js");
    texts.value = { p: { title } };
    return cardClass({ r: 1, p: "p" });
}"""

FONTS = "Promise.all([...document.fonts].map(font => font.load()))"
CUT = """async () => {
    const cards = [...document.querySelectorAll(".cards .card")];
    for (const card of cards) card.closest("li").style.contentVisibility = "visible";
    await document.fonts.ready;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(one => one.finished));
    return cards.filter(card => {
        const [title, words] = [card.querySelector(".card-title"), document.createRange()];
        words.selectNodeContents(title);
        const [word, room, whole] = [words, title, card].map(one => one.getBoundingClientRect());
        return word.width > room.width + 0.5 || word.height > room.height + 3 || room.bottom > whole.bottom;
    }).map(card => card.innerText);
}"""
BROKEN = """async ([p, titles]) => {
    const { texts } = await import("/static/app/state.js");
    const { Face, cardClass } = await import("/static/app/card.js");
    const { html, render } = await import("/static/app/view.js");
    const place = document.body.appendChild(document.createElement("div"));
    const card = { r: 1, p };
    return titles.filter(title => {
        texts.value = { [p]: { title } };
        render(null, place);
        render(html`<div class=${cardClass(card)} style="--card-w: 72px"><${Face} card=${card} /></div>`, place);
        const shown = place.querySelector(".card-title").firstChild;
        const [start, end] = [shown.data.search(/\\S+-/), shown.data.indexOf("-") + 3].map(at => {
            const sign = document.createRange();
            sign.setStart(shown, at);
            sign.setEnd(shown, at + 1);
            return sign.getBoundingClientRect().top;
        });
        return start !== end;
    });
}"""


MANY_LONG = """async () => {
    const { frame, texts } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const pictures = Object.keys(texts.peek());
    const card = (r, i) => ({ r, p: pictures[r % pictures.length], y: i * 130 - 700, c: "red", pr: i % 3 ? undefined : "circa" });
    for (const [owner, row] of seen.view.rows.entries())
        row.columns = Array.from({ length: owner === 2 ? 32 : 9 }, (_, i) => [card(5000 + owner * 40 + i, i)]);
    frame.value = { ...seen, view: { ...seen.view, phase: "place" } };
}"""
LANES_CUT = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    const box = one => one.getBoundingClientRect(), cloth = document.querySelector(".cloth");
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const cut = [...document.querySelectorAll(".seats .quiet .card")].filter(one => {
        const lane = box(one.closest(".seat")), { left, right, top, bottom } = box(one);
        return left < lane.left || right > lane.right || top < lane.top - 1 || bottom > lane.bottom + 1
            || [...one.closest(".seat").querySelectorAll(".hand .card, .seat-name, .left")].some(other => meet(box(one), box(other)));
    });
    const below = [...document.querySelectorAll(".seat, .piles .card, .middle .board .card")]
        .filter(one => box(one).bottom > box(cloth).bottom + 1);
    return [...cut, ...below].map(one => `${one.className} ${one.textContent.slice(0, 30)}`);
}"""


def lay(page: Page) -> None:
    """Choose a card and a gap, and nothing more."""
    page.locator("[data-subject]").first.click()
    page.locator(".gap-button").first.click()


def test_an_own_line_is_in_sight_above_a_long_prompt_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740, locale="ru")
    against_bot(page, "chronology", first_player=0, draft_packets=3)
    chance = random.Random(2)
    while my_turn(page) and not page.locator(".middle .board").count():
        move(page, "mouse", chance)
    assert my_turn(page)
    lay(page)
    expect(page.locator(".middle .board .tentative")).to_be_visible()
    assert not wrong(page, UNSEEN, SCROLLS)


def test_a_long_line_is_all_in_sight_on_the_television_or_a_tablet_or_phone_instead_of_one(visit: Visit) -> None:
    page = visit()
    code = long_race(page, 24)
    for size in ((1280, 720), (768, 1024), (360, 740)):
        screen = visit(*size)
        screen.goto(f"/t/{code}?screen")
        expect(screen.locator(".board .card")).to_have_count(page.locator(".board .card").count())
        assert not wrong(screen, UNSEEN), size


def test_long_lines_of_six_are_all_in_sight_at_a_laptop_and_on_the_television(visit: Visit) -> None:
    """Nobody scrolls there: a line that grows is set closer in all lanes alike, and below them the own one stays."""
    page = visit(1440, 900)
    code = in_game(page, "chronology", begun, *["student"] * 5, seats=6, draft_packets=1, first_player=0)
    assert my_turn(page)
    screen = visit(1920, 1080)
    screen.goto(f"/t/{code}?screen")
    screen.locator(".piles").wait_for()
    for shown in (page, screen):
        shown.evaluate(MANY_LONG)
        shown.locator(".quiet .card").first.wait_for()
        assert not wrong(shown, LANES_CUT)


def test_the_end_of_a_game_fits_on_the_television(visit: Visit) -> None:
    page, screen = visit(), visit(1280, 720)
    screen.goto(f"/t/{in_game(page, 'race', finished, 'student')}?screen")
    expect(screen.locator(".result h2")).to_be_in_viewport(ratio=1)
    assert not wrong(screen, UNSEEN)
    assert not wrong(
        screen,
        "() => { const cloth = document.querySelector('.cloth'); return cloth.scrollHeight - cloth.clientHeight }",
    )


SIZES = {
    "Short": "",
    "Месть кинематографического оператора": " long broader",
    "Константинополь": " broad",
    "Виходить «S.T.A.L.K.E.R.»": "",
    "Esce l’«Encyclopédie»": " broader",
    PROMPT: " longest",
}


def test_long_titles_and_long_words_are_set_smaller_on_pages_and_at_the_table(visit: Visit) -> None:
    page = visit()
    open_table(page, "race")
    assert {title: sizes_of(title) for title in SIZES} == SIZES
    for title, sizes in SIZES.items():
        assert page.evaluate(CLASSES, title) == f"card front{sizes}"


@pytest.mark.xdist_group("whole_browser")
@pytest.mark.whole_browser
@pytest.mark.parametrize("language", COMPLETE)
def test_every_title_of_the_library_fits_its_card(visit: Visit, language: str) -> None:
    page = visit()
    for deck in library():
        page.goto(f"/decks/{deck}?lang={language}")
        expect(page.locator(".cards .card").first).to_be_visible()
        page.evaluate(FONTS)
        assert not wrong(page, CUT), deck


def test_what_was_agreed_for_a_chair_follows_who_sits_there_when_chairs_go(visit: Visit) -> None:
    page = visit()
    open_table(page, "race", seats=4, first_player=1)
    sit(page, "Anna")
    page.get_by_role("button", name="Add a computer").last.click()
    expect(page.locator(".chair").nth(3)).to_contain_text("Nina")
    options(page)
    page.get_by_label("Cards in hand").select_option("different for each player")
    page.get_by_label("Nina", exact=True).select_option("2")
    expect(page.get_by_label("Nina", exact=True)).to_have_value("2")
    page.get_by_text("More options").click()
    page.get_by_label("Who begins", exact=True).select_option("seat 4")
    page.get_by_label("Seats", exact=True).select_option("2")
    expect(page.locator(".chair")).to_have_count(2)
    expect(page.get_by_label("Nina", exact=True)).to_have_value("2")
    expect(page.get_by_label("Who begins", exact=True)).to_have_value("seat 2")


@pytest.mark.parametrize(("game", "titles"), [("coop", 1), ("lives", 0)])
def test_a_score_has_a_title_only_where_the_rulebook_gives_titles(visit: Visit, game: str, titles: int) -> None:
    page = visit()
    against_bot(page, game)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".bar .score")).to_be_visible()
    expect(page.locator(".bar .rank-now")).to_have_count(titles)


OUTSIDE = """() => {
    const [card, rail] = [".tentative", ".middle .rail"].map(one => document.querySelector(one).getBoundingClientRect());
    return Math.max(0, Math.round(rail.left - card.left), Math.round(card.right - rail.right));
}"""


@pytest.mark.parametrize("cards", [1, 4])
def test_a_card_laid_at_either_end_is_all_in_sight_on_a_phone(visit: Visit, cards: int) -> None:
    page = visit(360, 740)
    long_race(page, cards)
    assert my_turn(page)
    page.locator(".tray [data-subject]").first.click()
    for gap in (page.locator(".gap-button").last, page.locator(".gap-button").first):
        gap.evaluate("gap => gap.click()")  # the driver's click would scroll there by itself
        assert not wrong(page, OUTSIDE)


def test_a_finger_leaves_no_gap_behind_that_looks_chosen(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True, is_mobile=True)
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    page.locator(".tray [data-subject]").first.tap()
    page.locator(".gap-button").first.hover()
    colours = page.locator(".gap-button").evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert len(set(colours)) == 1


def test_the_part_of_a_long_line_that_is_in_sight_is_marked(visit: Visit) -> None:
    page = visit(360, 740)
    long_race(page, 12)
    scroll = "at => (one => one.scrollLeft = at * (one.scrollWidth - one.clientWidth))(document.querySelector('.middle .rail'))"
    marked = """at => {
        const [rail, strip, mark] = [".middle .rail", ".overview", ".overview i"].map(one => document.querySelector(one));
        if (!strip || !mark) return false; // it is fetched after the first picture
        const [all, seen] = [strip, mark].map(one => one.getBoundingClientRect());
        const far = rail.scrollLeft / rail.scrollWidth * all.width;
        return Math.abs(rail.scrollLeft - at * (rail.scrollWidth - rail.clientWidth)) < 200
            && seen.width > 8 && Math.abs(seen.left - all.left - far) < 2;
    }"""
    for at in (0, 0.5, 1):
        page.evaluate(scroll, at)
        page.wait_for_function(marked, arg=at)


def test_on_a_phone_the_link_for_friends_comes_before_the_options(visit: Visit) -> None:
    page = visit(360, 740)
    open_table(page, "race")
    link = page.get_by_role("button", name="Copy link").bounding_box()
    agreed = page.get_by_text("Change the game or its options").bounding_box()
    assert link is not None
    assert agreed is not None
    assert link["y"] < agreed["y"]


def test_the_first_two_ways_on_stay_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740, locale="fr")
    in_game(page, "race", finished, "student", first_player=0)
    expect(page.locator(".onwards .button")).to_have_count(2)
    for top in (0, 9_999):
        page.evaluate("top => document.getElementById('cloth').scrollTo({ top })", top)
        for button in page.locator(".onwards .button").all():
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44


def test_the_result_says_how_long_everybodys_line_is(visit: Visit) -> None:
    page = visit()
    in_game(page, "chronology", finished, "student", first_player=0)
    own = page.evaluate(
        "async () => (await import('/static/app/state.js')).view.value.rows.find(row => row.owner === 0).columns.length"
    )
    expect(page.locator(".ranking .placed", has_text="You")).to_contain_text(f"{own} card")


FOUR_STACKS = """async () => {
    const { frame } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const line = seen.view.rows.find(row => row.owner === 1);
    const known = { ...seen.view.piles.find(pile => pile.top).top, y: 1900, pr: "circa", b: "" };
    line.columns = Array.from({ length: 12 }, (_, i) => [{ ...known, r: 1000 + i, y: known.y + i }]);
    const [stack] = seen.view.piles.filter(pile => pile.owner === 1);
    const stacks = ["red", "blue", "beige"].map((color, i) => ({ ...stack, color, top: { ...stack.top, r: 2000 + i } }));
    seen.view.piles.push(...stacks);
    frame.value = seen;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll(".seat .pile")].map(one => Math.round(one.getBoundingClientRect().top));
}"""


TAKES_THE_TAP = """() => {
    const { x, y, width, height } = document.querySelector(".struck-words").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).closest(".struck-words") !== null;
}"""


def test_all_stacks_of_a_neighbour_stand_in_one_row(visit: Visit) -> None:
    """And what lies under the words of a strike can be chosen all the same."""
    page = visit(768, 1024, locale="fr")
    against_bot(page, "chronology", first_player=0)
    while my_turn(page) and not page.locator(".middle .board").count():
        move(page)
    page.evaluate(STRUCK)
    expect(page.locator(".tray.struck .struck-words")).to_be_visible()
    assert not page.evaluate(TAKES_THE_TAP)
    tops = page.evaluate(FOUR_STACKS)
    assert len(tops) == 4
    assert len(set(tops)) == 1


def test_who_is_to_move_is_in_sight_among_many_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740)
    open_table(page, "race", seats=4, first_player=3)
    sit(page, "Anna")
    for name in ("Boris", "Clara", "Dora"):
        seat_another(page, name)
    page.locator(".start .primary").click()
    expect(page.locator(".tray")).to_be_visible()
    watcher = visit(360, 740)
    watcher.goto(page.url)
    expect(watcher.locator(".seat.turn")).to_contain_text("Dora")
    expect(watcher.locator(".seat.turn .seat-name")).to_be_in_viewport(ratio=1)


def test_a_phone_on_its_side_shows_the_hand_first_and_then_the_line(visit: Visit) -> None:
    """All of it does not fit: what is needed next is above the bar."""
    page = visit(740, 360)
    against_bot(page, "race", first_player=0, hand_size=4)  # the last card of a hand would be chosen by itself
    assert my_turn(page)
    above = """what => {
        const [bar, seen] = [".act", what].map(one => document.querySelector(one).getBoundingClientRect());
        return Math.round(seen.bottom) <= Math.round(bar.top);
    }"""
    page.wait_for_function(above, arg=".tray .card")
    page.locator(".tray [data-subject]").first.click()
    page.wait_for_function(above, arg=".middle .card")
    page.locator(".gap-button").first.click()
    page.locator(".act .primary").click()
    assert my_turn(page)
    page.wait_for_function(above, arg=".tray .card")


def test_a_short_compound_is_not_broken_at_its_hyphen(visit: Visit) -> None:
    """A long one is: on a small card it has no room on one line."""
    page = visit()
    open_table(page, "race")
    titles = [
        "Play Pac-Man",
        "The first X-rays of",
        "Now COVID-19 spreads",
        "Nach Saint-Pétersbourg",
        "Neu: Levi-Montalcini",
    ]
    picture = library()["world-history"].cards[0].card.face.picture
    assert page.evaluate(BROKEN, [picture, titles]) == titles[3:]


@pytest.mark.parametrize("language", COMPLETE)
def test_no_sentence_ends_twice_after_a_year_before_our_era(language: str) -> None:
    """An abbreviation such as that of an era brings a full stop of its own."""
    told = messages(language)
    date = date_text(-776, "circa", language)
    where = told("client-gap-before", after=date)
    assert ".." not in told("client-laid", title="X", where=where)
    assert ".." not in told("client-warn-gap", before=date, after=date)


def test_a_chosen_card_is_framed_where_colours_are_forced(visit: Visit) -> None:
    """Shadows are not drawn there."""
    page = visit(forced_colors="active")
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    page.locator(".tray [data-subject]").first.click()
    framed = "all => all.map(one => getComputedStyle(one).outlineStyle)"
    page.mouse.move(0, 0)
    assert page.locator(".tray .holder > .card").evaluate_all(framed) == ["solid", "none"]


STRIP = """async ([dates, room, letters]) => {
    document.documentElement.style.fontSize = letters;
    const { datesOn } = await import("/static/app/overview.js");
    const strip = document.createElement("div");
    strip.className = "overview";
    strip.style.cssText = `flex: none; width: ${room}px; --columns: ${dates.length}`;
    for (const [at, date] of datesOn(dates, room)) {
        const one = Object.assign(document.createElement("span"), { textContent: date });
        one.style.setProperty("--at", at);
        strip.append(one);
    }
    document.querySelector(".middle").append(strip);
    const { left } = strip.getBoundingClientRect();
    const boxes = [...strip.children].map(one => one.getBoundingClientRect());
    strip.remove();
    return boxes.map(box => [box.left - left, box.right - left]);
}"""


@pytest.mark.parametrize(("room", "letters"), [(184, "100%"), (1000, "100%"), (1000, "200%")])
def test_dates_on_the_strip_neither_touch_nor_stick_out(visit: Visit, room: int, letters: str) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    years = [-776, *range(1, 2000, 59), -12000, *range(1900, 2020, 20)]
    for language in COMPLETE:
        dates = [date_text(year, "circa" if year < 100 else "year", language) for year in years]
        sides = page.evaluate(STRIP, [dates, room, letters])
        assert len(sides) >= room // 368 + 1
        assert all(right < left for (_, right), (left, _) in pairwise(sides)), language
        assert sides[-1][1] <= room
