"""Whether days keep what they promise: no card back within
thirty days, each as hard as planned, each bound by its seed.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from yearline.core.value import value
from yearline.daily.choice import REST, known_for, planned
from yearline.daily.day import CARDS, Day
from yearline.daily.hardness import expected
from yearline.decks import LibraryCard

WITHIN: Final = 0.1
MEMORIES: Final = 24


@value
class Checked:
    """A day, what the bots score on it with memories that it was not
    chosen with, and how many days its cards have rested at least.
    """

    day: Day
    planned: float
    expected: float
    rested: int | None

    @property
    def off(self) -> float:
        """How far from the plan it is, as a share of it."""
        return self.expected / self.planned - 1

    @property
    def kept(self) -> bool:
        """Whether it keeps its promises."""
        whole = len(self.day.cards) == CARDS + 1
        return whole and abs(self.off) <= WITHIN and (self.rested is None or self.rested > REST)


def audit(days: Sequence[Day], pool: Sequence[LibraryCard], earlier: Sequence[Day] = ()) -> Iterator[Checked]:
    """Each of these days, which are in order, with what came of the check.
    Cards of `earlier` days have to rest as well.
    """
    last = {card.face.picture: day.date.toordinal() for day in earlier for card in day.cards}
    for day in days:
        pictures = [card.face.picture for card in day.cards]
        rested = [day.date.toordinal() - last[picture] for picture in pictures if picture in last]
        last |= dict.fromkeys(pictures, day.date.toordinal())
        score = expected(day, known_for(day, pool), MEMORIES, "audit")
        yield Checked(day, planned(day.date), score, min(rested, default=None))
