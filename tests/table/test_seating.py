"""Chairs that come and go: nobody is moved who need not be, and nobody falls off."""

from yearline.core.ids import Seat
from yearline.table.model import Chair, Settings
from yearline.table.seating import options_of, resized

OLHA, TARAS = Chair("human", "o" * 16, "Olha"), Chair("human", "t" * 16, "Taras")


def test_the_last_free_chairs_go_first() -> None:
    chairs = (Chair(), OLHA, Chair(), TARAS, Chair())
    assert resized(chairs, Settings(seats=4)) == (Chair(), OLHA, Chair(), TARAS)
    assert resized(chairs, Settings(seats=3)) == (Chair(), OLHA, TARAS)
    assert resized(chairs, Settings(seats=1)) == (OLHA, TARAS)


def test_new_chairs_come_behind_the_others() -> None:
    assert resized((OLHA, TARAS), Settings(seats=4)) == (OLHA, TARAS, Chair(), Chair())


def test_what_was_agreed_for_another_number_of_chairs_stays_as_it_was() -> None:
    options = {"hand_size": [1, 7], "first_player": 3}
    assert options_of(options, [Seat(0), Seat(2)], 3) == options
