"""Which cards a day has: easy on Mondays, hard on Sundays, and none that was there within thirty days.

From the cards that are free, thirteen are drawn by the day's seed; then one after another is exchanged until the
day is as hard as its weekday plans. A formula says quickly how hard that would be, and the bots have the last word.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import date
from math import erf, sqrt
from typing import Final

from yearline.bots.lore import HARDER, scaled
from yearline.bots.players.characters import CHARACTERS
from yearline.core.rng import Seeded, offshoot, seeded
from yearline.core.value import value
from yearline.daily.day import CARDS, Day, dealt
from yearline.daily.hardness import expected
from yearline.decks import LibraryCard

REST: Final = 30
"""So many days a card rests."""
PLAN: Final = (10.0, 9.7, 9.4, 9.1, 8.8, 8.4, 8.0)
"""What the bots are to score, from Monday to Sunday."""
TOLERANCE: Final = 0.03
"""How far off the plan a chosen day may be by the memories it was chosen with; the promise is a tenth, by any others.
"""
MEMORIES: Final = 10
ROUNDS: Final = 8
EXCHANGES: Final = 150


@value
class Known:
    """Cards as bots know them."""

    cards: tuple[LibraryCard, ...]


def planned(day: date) -> float:
    """How many of the twelve the bots should lay rightly on that weekday."""
    return PLAN[day.weekday()]


def choose(day: date, seed: int, pool: Sequence[LibraryCard], resting: Collection[str]) -> Day | None:
    """The challenge of a day from all cards there are but those
    that rest, named by their pictures; None where that is too few.

    In a small library cards come back earlier:
    then those that have rested longest are free first, which `resting` lists in order.
    """
    free = _free(pool, resting)
    if len(free) <= CARDS:
        return None
    picks, luck = _drawn(free, seeded(offshoot(seed, "cards")))
    order = _order(day, seed, picks)
    best, aim = (float("inf"), _day(day, seed, picks)), planned(day)
    for _ in range(ROUNDS):
        picks, luck = _exchanged(picks, free, order, aim, luck)
        made = _day(day, seed, picks)
        off = expected(made, known_for(made, pool), MEMORIES) - planned(day)
        best = min(best, (abs(off), made), key=lambda one: one[0])
        if abs(off) <= TOLERANCE * planned(day):
            break
        aim -= off
    return best[1]


def known_for(day: Day, pool: Sequence[LibraryCard]) -> Known:
    """What bots know of a day's cards, and how far history reaches."""
    wanted = {card.face.picture for card in day.cards}
    ends = {id(pick(pool, key=lambda card: card.year)) for pick in (min, max)}
    return Known(tuple([card for card in pool if card.card.face.picture in wanted or id(card) in ends]))


def _free(pool: Sequence[LibraryCard], resting: Collection[str]) -> list[LibraryCard]:
    """The cards that have rested; if they are few, those that have rested longest too."""
    free = [card for card in pool if card.card.face.picture not in resting]
    if len(free) < 3 * CARDS:
        by_picture = {card.card.face.picture: card for card in pool}
        free += [by_picture[picture] for picture in resting if picture in by_picture][: 3 * CARDS - len(free)]
    return free


def _drawn(free: Sequence[LibraryCard], luck: Seeded) -> tuple[list[LibraryCard], Seeded]:
    """Thirteen cards, of different years as far as that goes."""
    mixed, luck = luck.shuffle(free)
    fresh: dict[int, LibraryCard] = {}
    for card in mixed:
        fresh.setdefault(card.year, card)
    rest = [card for card in mixed if fresh[card.year] is not card]
    return [*fresh.values(), *rest][: CARDS + 1], luck


def _exchanged(
    picks: list[LibraryCard], free: Sequence[LibraryCard], order: Sequence[int], aim: float, luck: Seeded
) -> tuple[list[LibraryCard], Seeded]:
    """The cards after as many exchanges as bring the day closest to the aim, by the formula."""
    off = abs(_reckoned(picks, order) - aim)
    for _ in range(EXCHANGES):
        if off <= TOLERANCE / 3 * aim:
            break
        place, luck = luck.below(len(picks))
        which, luck = luck.below(len(free))
        card = free[which]
        if any(card is one or card.year == one.year for one in picks):
            continue
        tried = [*picks[:place], card, *picks[place + 1 :]]
        closer = abs(_reckoned(tried, order) - aim)
        if closer < off:
            picks, off = tried, closer
    return picks, luck


def _order(day: date, seed: int, picks: Sequence[LibraryCard]) -> list[int]:
    """In which order the places of the box are dealt: it follows from the seed, whatever lies there."""
    places = {card.card.face.picture: at for at, card in enumerate(picks)}
    return [places[picture] for picture in dealt(_day(day, seed, picks))]


def _reckoned(picks: Sequence[LibraryCard], order: Sequence[int]) -> float:
    """The score to be expected: for each card, how likely a memory of its date falls between its neighbours."""
    line, total = [scaled(picks[order[0]].year)], 0.0
    for place in order[1:]:
        at = scaled(picks[place].year)
        gap = sum(1 for lying in line if lying <= at)
        low = line[gap - 1] if gap else None
        high = line[gap] if gap < len(line) else None
        total += sum(_within(at, low, high, spread) for spread in _spreads(picks[place].difficulty))
        line.insert(gap, at)
    return total / len(CHARACTERS)


def _spreads(difficulty: int) -> Iterator[float]:
    return (character.error * HARDER.get(difficulty, 1.0) for character in CHARACTERS)


def _within(at: float, low: float | None, high: float | None, spread: float) -> float:
    wide = spread * sqrt(2)
    before = -1.0 if low is None else erf((low - at) / wide)
    return ((1.0 if high is None else erf((high - at) / wide)) - before) / 2


def _day(day: date, seed: int, picks: Iterable[LibraryCard]) -> Day:
    return Day(day, seed, tuple([card.card for card in picks]))
