"""Secret choices, comings and goings that not everybody at a table
has heard of yet: hundreds who each tell hundreds are too many.
"""

import asyncio
from collections.abc import Callable, Sized
from typing import Final

from yearline.core.events import Event
from yearline.games import GAMES
from yearline.server.live.orders import Order
from yearline.server.wire.frames import Picture
from yearline.table import commands as c
from yearline.table.model import Table

FEW: Final = 12
"""Up to so many are told of everything at once."""

TOGETHER: Final = 0.2
"""More than these hear of such things at most every so many seconds."""


def few(looking: Sized, table: Table) -> bool:
    """Whether all hear of everything at once: not where everybody acts at once, and hears only how far they are."""
    return len(looking) <= FEW and not GAMES[table.settings.game].paced


def soon(events: tuple[Event, ...], order: Order | None, looking: Sized, table: Table) -> bool:
    """Whether others need not hear of something quiet at once:
    somebody of many has chosen, come or gone, or has changed a choice.
    """
    asked = None if order is None else type(order.command)
    if not events and asked is c.Act:  # of what was changed, nothing is told
        return True
    return (bool(events) or asked is c.Join) and not few(looking, table)


class Untold:
    """What has happened since the picture that everybody was told of last, while that is not the newest.

    It does not know the table that it belongs to: a table that is forgotten must not keep itself in memory.
    """

    __slots__ = ("_events", "_timer", "known")

    def __init__(self) -> None:
        self.known: Picture | None = None
        """That picture; None while it is the newest."""
        self._events: list[Event] = []
        self._timer: asyncio.TimerHandle | None = None

    def keep(self, before: Picture, events: tuple[Event, ...], tell: Callable[[], None]) -> Picture:
        """Have these told soon, together with those that come until then. Gives the picture that everybody knows."""
        self._events += events
        if self.known is None:
            self.known = before
            self._timer = asyncio.get_running_loop().call_later(TOGETHER, tell)
        return self.known

    def take(self, before: Picture, events: tuple[Event, ...]) -> tuple[Picture, tuple[Event, ...]]:
        """All is told now: the picture that everybody knows, and what has happened since."""
        known, told = self.known or before, (*self._events, *events)
        if self._timer is not None:
            self._timer.cancel()
        self.known = self._timer = None
        self._events.clear()
        return known, told
