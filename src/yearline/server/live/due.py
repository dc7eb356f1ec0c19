"""When somebody has to look at a table even if nobody is there: a clock runs out, or the node of a bot is gone."""

from collections.abc import Iterable, Sequence
from typing import Final

from yearline.core.ids import Seat
from yearline.table import entries as e
from yearline.table.model import Table

BOT_GRACE: Final = 20.0
"""If a bot has not moved after so many seconds, its node is gone and another one plays it."""

LONG_CLOCK: Final = 60
"""A clock of so many seconds may run out with nobody there; a faster one would keep a server busy for nobody."""

_UNTIMED: Final = (e.Acted, e.Said, e.Reacted, e.Estimated)
"""Entries that change nothing about time where only people sit, who may take all the time they want."""


def bots_of(table: Table) -> tuple[Seat, ...]:
    """Where bots sit. Whoever asks at every move remembers it while the chairs are the same: there may be hundreds."""
    return tuple([Seat(seat) for seat, chair in enumerate(table.chairs) if chair.kind == "bot"])


def only_people(table: Table, bots: Sequence[Seat]) -> bool:
    """Whether nothing at the table happens by itself."""
    return not table.settings.clock and not bots


def changes_due(entries: Iterable[e.Entry], unhurried: bool) -> bool:
    """Whether the row that wakes a forgotten table has to be written with these entries."""
    return not unhurried or not all(type(entry) in _UNTIMED for entry in entries)


def due_of(table: Table, now: float, bots: Sequence[Seat], attended: bool = True) -> float | None:
    """When to look. Where nobody is there, bots rest until somebody
    comes, and so does a clock for people who sit together.
    """
    acting = table.acting
    if table.phase != "playing" or not acting:
        return None
    if not attended and rests(table):
        return None
    return now + BOT_GRACE if any(seat in acting for seat in bots) else table.due


def rests(table: Table) -> bool:
    """Whether nothing happens at the table while nobody looks at it.
    A long clock runs on: people come and go for days.
    """
    return table.settings.clock < LONG_CLOCK
