"""Who is to act, and who comes next around a table whose seats may empty (RULES 0.2: clockwise, to the left)."""

from collections.abc import Sequence
from typing import Final

from yearline.core.events import TurnBegan
from yearline.core.ids import MOST_SEATS, Seat

SEATS: Final = tuple(map(Seat, range(MOST_SEATS)))
NOBODY: Final[tuple[Seat, ...]] = ()
"""Who is to act when a game is over."""

ALONE: Final = tuple([(seat,) for seat in SEATS])
TURNS: Final = tuple([TurnBegan(seat) for seat in SEATS])
"""Who acts alone, and the event that a seat is to act, for each seat: both come with every move, so they are made once.
"""


def clockwise(active: Sequence[Seat], first: Seat) -> tuple[Seat, ...]:
    """The seats, which are told in order, beginning with the first player or the next one still in the game."""
    return (*[seat for seat in active if seat >= first], *[seat for seat in active if seat < first])


def left_of(active: Sequence[Seat], seat: Seat) -> Seat:
    """The next seat clockwise that is still in the game."""
    for other in active:
        if other > seat:
            return other
    return active[0]


def right_of(active: Sequence[Seat], seat: Seat) -> Seat:
    """The seat before, among those still in the game."""
    for other in reversed(active):
        if other < seat:
            return other
    return active[-1]
