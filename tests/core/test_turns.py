"""Clockwise around a table with empty seats (RULES 0.2)."""

from yearline.core.ids import MOST_SEATS, Seat
from yearline.core.turns import ALONE, TURNS, clockwise, left_of, right_of

SEATS = [Seat(0), Seat(2), Seat(3)]


def test_clockwise_from_the_first_player_or_the_next_one_there() -> None:
    assert clockwise(SEATS, Seat(2)) == (2, 3, 0)
    assert clockwise(SEATS, Seat(1)) == (2, 3, 0)
    assert clockwise(SEATS, Seat(0)) == (0, 2, 3)


def test_neighbours() -> None:
    assert [left_of(SEATS, Seat(seat)) for seat in range(4)] == [2, 2, 3, 0]
    assert [right_of(SEATS, Seat(seat)) for seat in range(4)] == [3, 0, 0, 2]


def test_there_is_a_turn_for_each_seat() -> None:
    assert [turn.seat for turn in TURNS] == [seat for (seat,) in ALONE] == list(range(MOST_SEATS))
