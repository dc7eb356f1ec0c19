"""The loops around the one checked door."""

import pytest

from tests.games.build import race_state
from yearline.core.actions import End, Leave
from yearline.core.errors import IllegalAction
from yearline.core.ids import CardRef, Seat
from yearline.core.play import in_order, play
from yearline.games.race import Race

ONE, TWO = (Seat(0), End()), (Seat(1), Leave())


def test_withdrawals_stand_where_they_happened() -> None:
    withdrawn = [(0, CardRef(7)), (1, CardRef(8)), (1, CardRef(9)), (2, CardRef(3))]
    assert list(in_order([ONE, TWO], withdrawn)) == [7, ONE, 8, 9, TWO, 3]
    assert list(in_order([ONE, TWO], ())) == [ONE, TWO]
    assert list(in_order((), [(0, CardRef(1))])) == [1]


def test_a_refusal_says_what_is_possible() -> None:
    with pytest.raises(IllegalAction, match=r"expected place 1 0, place 1 1$"):
        play(Race(), race_state([[1], [2]]), Seat(0), End())
    with pytest.raises(IllegalAction, match=r"place 2 0, place 2 1, place 3 0, place 3 1 or one of 2 more$"):
        play(Race(), race_state([[1, 2, 3, 4], [5]]), Seat(0), End())


def test_a_text_is_not_taken_for_the_action_that_it_means() -> None:
    with pytest.raises(IllegalAction, match=r"^'place 1 0', which is no Action \(see from_text\), is not possible now"):
        play(Race(), race_state([[1], [2]]), Seat(0), "place 1 0")  # type: ignore[arg-type]
