"""Whether weeks keep what they promise: 36 cards, none back
within two weeks, and a par that is much like that of other weeks.
"""

from collections.abc import Iterator, Sequence
from statistics import mean, median
from typing import Final

from yearline.core.value import value
from yearline.daily.choice import known_for
from yearline.daily.day import Day
from yearline.daily.hardness import PEOPLE
from yearline.daily.week import CARDS, REST, par, played_week, week_number
from yearline.decks import LibraryCard

WITHIN: Final = 0.35
"""How far from the middle of all weeks a par may be:
chance deals the cards, but no week should be one with which nothing can be done.
"""


@value
class CheckedWeek:
    """A week, what could be reached, what the bots that know history
    as people do reach on average, and how long its cards have rested.
    """

    week: Day
    par: int
    bots: float
    usual: float
    """The middle of all pars."""
    rested: int | None

    @property
    def number(self) -> int:
        """The number of the week."""
        return week_number(self.week.date)

    @property
    def off(self) -> float:
        """How far its par is from the usual one, as a share of it."""
        return self.par / self.usual - 1

    @property
    def kept(self) -> bool:
        """Whether it keeps its promises."""
        whole = len(self.week.cards) == CARDS
        return whole and abs(self.off) <= WITHIN and (self.rested is None or self.rested > REST)


def audit_weeks(
    weeks: Sequence[Day], pool: Sequence[LibraryCard], earlier: Sequence[Day] = ()
) -> Iterator[CheckedWeek]:
    """Each of these weeks, which are in order, with what came of the check.
    Cards of `earlier` weeks have to rest as well.
    """
    pars = [par(week) for week in weeks]
    last = {card.face.picture: week_number(week.date) for week in earlier for card in week.cards}
    for week, best in zip(weeks, pars, strict=True):
        pictures = [card.face.picture for card in week.cards]
        number = week_number(week.date)
        rested = [number - last[picture] for picture in pictures if picture in last]
        last |= dict.fromkeys(pictures, number)
        bots = mean(played_week(week, known_for(week, pool), PEOPLE).values())
        yield CheckedWeek(week, best, bots, median(pars), min(rested, default=None))
