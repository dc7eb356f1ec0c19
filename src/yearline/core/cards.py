"""What people may see of a card: its white side (`Face`), and, once turned over, its dark side (`Back`).

The two printed sides belong to the deck and are shared by all games played with it. A game adds the reference by which
players name the card. `Front` has no date to leak; `Dated` exists only for cards that have been turned over for all.
"""

from typing import final

from yearline.core.ids import CardRef
from yearline.core.value import value
from yearline.core.years import Precision, label


@value
class Face:
    """The white side: what is printed without the date."""

    title: str
    picture: str
    symbol: str
    color: str


@value
class Back:
    """The dark side: the date, and the symbol that the next discard must match."""

    year: int
    precision: Precision
    symbol: str

    @property
    def label(self) -> str:
        """The date as printed on an English card."""
        return label(self.year, self.precision)


@value
class Front:
    """A card lying white side up: no date anywhere in reach."""

    ref: CardRef
    face: Face


@final
@value
class Dated:
    """A card that has been turned over for everybody."""

    ref: CardRef
    face: Face
    back: Back

    @property
    def year(self) -> int:
        """The year that orders the card."""
        return self.back.year
