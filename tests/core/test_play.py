"""The loops around the one checked door."""

from yearline.core.actions import End, Leave
from yearline.core.ids import CardRef, Seat
from yearline.core.play import in_order

ONE, TWO = (Seat(0), End()), (Seat(1), Leave())


def test_withdrawals_stand_where_they_happened() -> None:
    withdrawn = [(0, CardRef(7)), (1, CardRef(8)), (1, CardRef(9)), (2, CardRef(3))]
    assert list(in_order([ONE, TWO], withdrawn)) == [7, ONE, 8, 9, TWO, 3]
    assert list(in_order([ONE, TWO], ())) == [ONE, TWO]
    assert list(in_order((), [(0, CardRef(1))])) == [1]
