"""Motion, which the other tests do without: cards glide to where they belong, and come to rest there."""

import pytest

from tests.e2e.conftest import Visit
from tests.e2e.table import AT_A_TABLE, against_bot, alone, begun, in_game, long_race, move, my_turn

COUNT = """const animate = Element.prototype.animate;
window.glides = 0;
Element.prototype.animate = function (...given) {
    window.glides += 1;
    return animate.apply(this, given);
}"""
AT_REST = """() => document.getAnimations()
    .every(one => one instanceof CSSAnimation || one instanceof CSSTransition || one.playState === "finished")"""

HELD = """async () => {
    const middle = one => { const { left, width } = one.getBoundingClientRect(); return left + width / 2; };
    const { flyHome } = await import("/static/app/flight.js");
    flyHome(document.querySelector(".tray .card"), { x: 0, y: 0, wide: 100 }, document.querySelector(".frieze .flag"));
    const copy = document.querySelector(".flying"), [flight] = copy.getAnimations();
    flight.pause();
    const seen = [0, 700].map(time => { flight.currentTime = time; return Math.round(middle(copy)); });
    copy.remove();
    return [seen, Math.round(middle(document.querySelector(".frieze .flag")))];
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", AT_A_TABLE)
def test_cards_glide_and_come_to_rest(visit: Visit, game: str) -> None:
    page = visit(reduced_motion="no-preference")
    page.add_init_script(COUNT)
    against_bot(page, game, first_player=0)
    for _ in range(4):
        if my_turn(page):
            move(page)
    my_turn(page)
    assert page.evaluate("window.glides") >= 4
    page.wait_for_function(AT_REST)
    assert page.locator(".moving").count() == 0


def test_nothing_moves_for_those_who_want_it_still(visit: Visit) -> None:
    page = visit()
    page.add_init_script(COUNT)
    against_bot(page, "race", first_player=0)
    move(page)
    my_turn(page)
    assert page.evaluate("window.glides") == 0


def test_a_wrong_card_flies_to_where_it_belonged(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    alone(page, lives=3)
    page.locator(".frieze .flag").first.wait_for()
    [begins, arrives], home = page.evaluate(HELD)
    assert begins == 0
    assert abs(arrives - home) <= 2, "over the flag that marks its place"


MOVED = """async () => {
    const { around } = await import("/static/app/motion.js");
    const columns = [...document.querySelectorAll(".folded > .column")];
    const lefts = () => columns.map(one => Math.round(one.getBoundingClientRect().left));
    const before = lefts();
    for (const one of columns) one.animate(around([{ transform: "translate(0, 0)" }, { transform: "none" }], one), 9e6).pause();
    return [before, lefts()];
}"""


def test_the_cards_of_a_folded_line_move_from_where_they_stand(visit: Visit) -> None:
    page = visit(1440, 900)
    long_race(page, 8)
    page.locator(".folded").wait_for()
    before, while_moving = page.evaluate(MOVED)
    assert len(set(before)) == len(before)
    assert while_moving == before


SEEN = """() => {
    const mark = document.querySelector(".middle :is(.judged, .slot.home, .flag.wrong)")?.getBoundingClientRect();
    return mark && mark.left + mark.width / 2 >= 0 && mark.left + mark.width / 2 <= innerWidth;
}"""


def test_who_wants_it_still_sees_on_a_phone_where_others_place(visit: Visit) -> None:
    """A line that is longer than the window shows what has just come onto it."""
    page = visit(390, 844)
    in_game(page, "race", begun, "oracle", "oracle", seats=3, hand_size=8, first_player=0)
    for _ in range(4):
        assert my_turn(page)
        move(page)
        assert my_turn(page)
        page.wait_for_function(SEEN, timeout=3_000)
