"""Other people at a table of coop as they play: the characters' policy (`policies/coop.py`) in an imagined world.

There it is quick enough to play a world to its end. Years are those of the world, on the scale of time, and so are the
guesses; that two cards are of one year has no weight of its own, and what lies hidden is where this world has it.
"""

from math import erfc, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yearline.bots.policies import coop as policy
from yearline.sim import coop
from yearline.sim.bits import Words, after, has
from yearline.sim.cards import BACK, FRONT
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16

Floats = NDArray[np.float64]

_HABITS = ["MAIN", "GAP", "STEP", "CLOSE", "HOLD", "BLOCKED", "OVER", "RIDDANCE", "KEEP", "SYMBOL", "SEEN"]
WEIGHTS: Final[Floats] = np.array([getattr(policy, name) for name in _HABITS])
"""The policy's. Kernels are handed them each time: what they take from a file
without kernels would be kept with their machine code when it changes.
"""
_MAIN, _GAP, _STEP, _CLOSE, _HOLD, _BLOCKED, _OVER, _RIDDANCE, _KEEP, _SYMBOL, _SEEN = range(11)

_FAR, _FINE = 5, 64
BELL: Final[Floats] = np.array([0.5 * erfc((_FAR - i / _FINE) / sqrt(2)) for i in range(2 * _FAR * _FINE + 2)])
"""How likely a normal number lies below -5, -5 + 1/64, ... 5."""


class Sight(NamedTuple):
    """What somebody takes in before a move: the years of the columns, what belongs into the gap right of each
    (-1: it is taken), and what years the cards in the hands and on top of the deck seem to have.
    """

    columns: Floats
    crowds: Floats
    shown: Floats


class World(NamedTuple):
    """An imagined world: its years, in order too (what follows is infinite), how many unseen cards lie below each rank,
    what each seat takes each card for and how sure it is; a game in it, and room for what somebody takes in.
    """

    years: Floats
    calendar: Floats
    counts: Int16
    guesses: Floats
    doubts: Floats
    row: Int16
    words: Words
    sight: Sight


@apart
def finish(world: World, pile: Int16, sides: Int16, weights: Floats) -> int:
    """Play to the end, everybody by what they take the cards for; the score."""
    while world.row[coop.PHASE] != coop.OVER:
        coop.apply(world.row, world.words, pile, sides, choose(world, pile, sides, weights))
    return coop.score(world.row)


@apart
def choose(world: World, pile: Int16, sides: Int16, weights: Floats) -> int:
    """What the seat to act would do."""
    row, turn = world.row, world.row[coop.TURN]
    share = max(0, row[coop.END] - row[coop.NEXT] - 1) / max(1, world.counts[-1])
    columns, shown = _look(world, pile, share, weights[_SEEN])
    mask, hand = coop.legal(row, sides), coop.HAND + coop.SLOTS * turn
    price, best, action = _price(row, weights), -np.inf, -1
    if mask >> coop.END_TURN & 1:
        best, action = weights[_HOLD], coop.END_TURN
    for slot in range(row[coop.HELD + turn]):
        card, worth = row[hand + slot], 0.0
        if card >= 0:
            guess, doubt = world.guesses[turn, card], world.doubts[turn, card]
            worth = _worth(world, columns, shown, guess, doubt, share, price, weights)
        if mask >> slot & 1 and worth > best:
            best, action = worth, slot
        if mask >> coop.DISCARD + slot & 1:
            drop = _riddance(row, sides, card, worth, weights)
            if drop > best:
                best, action = drop, coop.DISCARD + slot
    return action


@kernel
def _price(row: Int16, weights: Floats) -> float:
    """What a blocked card costs: if it is the last one that could be tried, the game ends."""
    left, hand = 0, coop.HAND + coop.SLOTS * row[coop.TURN]
    for slot in range(row[coop.HELD + row[coop.TURN]]):
        left += int(row[hand + slot] >= 0)
    return float(weights[_OVER] if left == 1 and row[coop.PHASE] != coop.MAY_STOP else weights[_BLOCKED])


@kernel
def _riddance(row: Int16, sides: Int16, card: int, worth: float, weights: Floats) -> float:
    """What a discard is worth, `worth` being what the card is if it is played."""
    if card >= 0:
        return float(weights[_RIDDANCE] - weights[_KEEP] * max(0.0, worth + weights[_BLOCKED]))
    following = 0
    for seat in range(row[coop.SEATS]):
        for at in range(coop.HAND + coop.SLOTS * seat, coop.HAND + coop.SLOTS * seat + row[coop.HELD + seat]):
            following += int(row[at] < 0 and sides[FRONT, -1 - row[at]] == sides[BACK, -1 - card])
    return float(weights[_RIDDANCE] + weights[_SYMBOL] * following)


@apart
def _look(world: World, pile: Int16, share: float, seen: float) -> tuple[int, int]:
    """Take in the table; how many columns there are, and how many cards are shown."""
    row, sight, filled = world.row, world.sight, len(world.words) >> 1
    shown, guesses = 0, world.guesses[row[coop.TURN]]
    for seat in range(row[coop.SEATS]):
        for at in range(coop.HAND + coop.SLOTS * seat, coop.HAND + coop.SLOTS * seat + row[coop.HELD + seat]):
            if row[at] >= 0:
                sight.shown[shown] = guesses[row[at]]
                shown += 1
    if row[coop.NEXT] < row[coop.END]:
        sight.shown[shown] = guesses[pile[row[coop.NEXT]]]
        shown += 1
    columns, rank = 1, row[coop.LOW]
    sight.columns[0] = world.calendar[rank]
    while rank < row[coop.HIGH]:
        following = after(world.words, coop.COLUMNS, rank)
        low, high = world.calendar[rank], world.calendar[following]
        hidden = share * (world.counts[following] - world.counts[rank + 1])
        free = not has(world.words, filled, rank)
        sight.crowds[columns - 1] = hidden + seen * _inside(sight, shown, low, high) if free else -1.0
        sight.columns[columns], rank = high, following
        columns += 1
    return columns, shown


@kernel
def _inside(sight: Sight, shown: int, low: float, high: float) -> int:
    """How many cards shown seem to lie strictly between two years."""
    inside = 0
    for i in range(shown):
        inside += int(low < sight.shown[i] < high)
    return inside


@apart
def _worth(
    world: World, columns: int, shown: int, guess: float, doubt: float, share: float, price: float, weights: Floats
) -> float:
    """Points less harm, over all places where a card may turn out to belong."""
    sight, worth, before = world.sight, 0.0, 0.0
    first, last = sight.columns[0], sight.columns[columns - 1]
    for i in range(columns):
        below = _below(sight.columns[i], guess, doubt)
        if i and sight.crowds[i - 1] >= 0.0:
            rest = max(0.0, sight.crowds[i - 1] - weights[_SEEN])
            worth += (below - before) * (weights[_GAP] - weights[_CLOSE] * rest)
        elif i:
            worth -= (below - before) * price
        before = below
    place, least = np.searchsorted(world.calendar, guess), _below(first, guess, doubt)
    over = share * max(0, world.counts[world.row[coop.LOW]] - world.counts[place])
    over += weights[_SEEN] * _inside(sight, shown, guess, first)
    worth += least * (weights[_MAIN] - weights[_STEP] * over)
    over = share * max(0, world.counts[place] - world.counts[world.row[coop.HIGH] + 1])
    over += weights[_SEEN] * _inside(sight, shown, last, guess)
    return float(worth + (1.0 - before) * (weights[_MAIN] - weights[_STEP] * over))


@kernel
def _below(year: float, guess: float, doubt: float) -> float:
    """How likely a card is from before a year."""
    if doubt <= 0.0:
        return 1.0 if guess < year else 0.0
    place = ((year - guess) / doubt + _FAR) * _FINE
    if place <= 0.0:
        return 0.0
    if place >= 2 * _FAR * _FINE:
        return 1.0
    at = int(place)
    return float(BELL[at] + (place - at) * (BELL[at + 1] - BELL[at]))
