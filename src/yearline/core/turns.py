"""Who is to act, and who comes next around a table whose seats may empty (RULES 0.2: clockwise, to the left)."""

from collections.abc import Iterable
from typing import Final

from yearline.core.events import TurnBegan
from yearline.core.ids import MOST_SEATS, Seat

SEATS: Final = tuple(map(Seat, range(MOST_SEATS)))
NOBODY: Final[tuple[Seat, ...]] = ()
"""Who is to act when a game is over."""

ALONE: Final = tuple([(seat,) for seat in SEATS])
TURNS: Final = tuple([TurnBegan(seat) for seat in SEATS])
"""Who acts alone, and the event that a seat is to act, for each seat: both come with every move, so they are made once."""


def clockwise(active: Iterable[Seat], first: Seat) -> tuple[Seat, ...]:
    """The seats in turn order, beginning with the first player or the next one still in the game."""
    return tuple(sorted(active, key=lambda seat: (seat < first, seat)))


def left_of(active: Iterable[Seat], seat: Seat) -> Seat:
    """The next seat clockwise that is still in the game."""
    return min(active, key=lambda other: (other <= seat, other))


def right_of(active: Iterable[Seat], seat: Seat) -> Seat:
    """The seat before, among those still in the game."""
    return max(active, key=lambda other: (other < seat, other))
