"""Which revisions of a living deck are kept:
the latest, those that were played, and of older ones one in ten minutes.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

LATEST: Final = 10
OLDER: Final = 40
PLAYED: Final = 30
SECONDS: Final = 600.0


class Revision(Struct):
    """One state of a draft that was saved: under which name, and whether it is a deck."""

    number: int
    at: float
    draft: str
    cards: int
    good: bool
    played: bool = False
    changed: int = 0
    """How many cards are new or other than in the revision before."""
    title: str = ""
    """The title of the first of them."""
    what: str = ""
    """The column that was written on all of them; `added` where all are new."""


def kept(history: Sequence[Revision]) -> list[Revision]:
    """What stays of a history, the oldest first.
    The latest revision that is a deck always stays: a table may ask for it.
    """
    wanted = {one.number for one in history[-LATEST:]}
    wanted |= {one.number for one in [one for one in history if one.played][-PLAYED:]}
    wanted |= {one.number for one in [one for one in history if one.good][-1:]}
    spaced = {int(one.at // SECONDS): one.number for one in history[:-LATEST]}
    wanted |= set(list(spaced.values())[-OLDER:])
    return [one for one in history if one.number in wanted]
