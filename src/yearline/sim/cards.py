"""A deck as arrays: what the kernels need to know of each card, by its place in the deck."""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.core.deck import COLORS, Deck
from yearline.core.value import value
from yearline.core.years import counted_day, is_day
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, normal

RANK: Final = 0
"""Equal years have equal ranks; nobody but a person guessing needs more than their order."""
FRONT: Final = 1
BACK: Final = 2
COLOR: Final = 3

Years = NDArray[np.int64]

PRESENT: Final = 2030
"""The year from which a person reckons back when guessing."""


@value
class Cards:
    """The cards of a deck: `sides` has a row each for rank, front symbol, back symbol and colour."""

    sides: Int16
    years: Years
    """In a deck of days, the days are counted so that its last one is the day `PRESENT`:
    whoever plays with the days of a revolution knows when that was.
    """
    calendar: Years
    """The different years, in order."""

    @property
    def count(self) -> int:
        """How many cards there are."""
        return int(self.sides.shape[1])

    @property
    def ranks(self) -> int:
        """How many different years there are."""
        return len(self.calendar)


def cards_of(deck: Deck) -> Cards:
    """The deck as arrays. Symbols and colours are numbered; a missing one is -1."""
    years = np.array(_counted([card.back.year for card in deck.cards]), np.int64)
    symbols = sorted({symbol for card in deck.cards for symbol in (card.face.symbol, card.back.symbol) if symbol})
    fronts = [_number(card.face.symbol, symbols) for card in deck.cards]
    backs = [_number(card.back.symbol, symbols) for card in deck.cards]
    colors = [_number(card.face.color, list(COLORS)) for card in deck.cards]
    calendar = np.unique(years)
    ranks = np.searchsorted(calendar, years)
    return Cards(np.array([ranks, fronts, backs, colors], np.int16), years, calendar)


def _counted(dates: list[int]) -> list[int]:
    """Dates on the axis on which people err: by a share of the years, or of the days, between one and the present."""
    if not is_day(max(dates)):
        return dates
    days = [counted_day(date) for date in dates]
    return [day - max(days) + PRESENT for day in days]


def _number(name: str, names: list[str]) -> int:
    return names.index(name) if name in names else -1


@kernel
def vagueness(year: float, error: float) -> float:
    """The standard deviation of a guess at that year:
    `error` is a share of the distance from the present, and it is a year at least, in a deck of days a day.

    A product of whole numbers: no compiler can round it in a
    manner of its own, so that all machines agree on every game.
    """
    return np.float64(65536 + np.int64(error * 65536.0) * np.int64(abs(PRESENT - year))) / 65536.0


@kernel
def guess_year(year: int, card: int, person: np.uint64, error: float) -> float:
    """What a person takes the year of a card for, to a sixteenth:
    always the same, and vaguer the farther back it lies.
    """
    if error <= 0.0:
        return np.float64(year)
    off = vagueness(year, error) * normal(person * np.uint64(1_000_003) + np.uint64(card))
    return year + math.floor(off * 16.0) / 16.0
