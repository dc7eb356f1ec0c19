"""The greedy co-operative player: what each card would be worth now, less what it would cost the cards still to come.

Two points a column and one a gap, against minus one for what is never laid, make a column worth 3 and a gap 2. A new end column
leaps over years: of the cards that lie there, seen in a hand or likely in the deck, one can still fill the gap and the rest are lost.
So small steps outward are best. A card in a gap costs what another card would have made of it. A discard costs what the card
might have become. The weights were found by playing (docs/simulation.md).
"""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.sim.cards import FRONT, RANK
from yearline.sim.coop import (
    COLUMN,
    DISCARD,
    END,
    END_TURN,
    HAND,
    HELD,
    HIGH,
    LOW,
    MAY_STOP,
    NEXT,
    OPEN,
    OPEN_PHASE,
    OUTSIDE,
    PHASE,
    SAME,
    SEATS,
    SHUT,
    SLOTS,
    SYMBOL,
    TURN,
    ZONE,
)
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16

Floats = NDArray[np.float64]

(
    ON_COLUMN,
    ON_GAP_CARD,
    LEAP_SEEN,
    LEAP_UNSEEN,
    LEAP_COST,
    LEAP_GAP,
    EQUALS_OUTSIDE,
    GAP_SEEN,
    GAP_UNSEEN,
    GAP_COST,
    EQUALS_IN_GAP,
    HOPE_OUTSIDE,
    HOPE_FADES,
    HOPE_EQUAL,
    HOPE_GAP,
    DISCARDING,
    STOPPING,
) = range(17)
WEIGHTS: Final[Floats] = np.array(
    [2.53, 2.72, 1.82, 0.65, 2.28, 2.04, -0.08, 0.8, 0.32, 4.02, 0.56, 2.78, 0.04, 3.3, 0.1, 0.73, 0.51]
)


@kernel
def unseen(share: Floats, pile: Int16, seen: int, sides: Int16) -> None:
    """The share of the unseen cards (the pile from `seen` on) whose rank lies below each rank."""
    share[:] = 0.0
    for i in range(seen, len(pile)):
        share[sides[RANK, pile[i]] + 1] += 1.0 / (len(pile) - seen)
    for rank in range(1, len(share)):
        share[rank] += share[rank - 1]


@kernel
def choose(row: Int16, sides: Int16, guess: Int16, share: Floats, weights: Floats) -> int:
    """The action that seems best at once; `guess` is the rank that the seat believes each card to have."""
    hand, held = HAND + SLOTS * row[TURN], row[HELD + row[TURN]]
    best, action = -1000.0, -1
    if row[PHASE] == MAY_STOP:
        best, action = weights[STOPPING], END_TURN
    for slot in range(held):
        card = row[hand + slot]
        if card >= 0:
            worth = _worth(row, guess, share, card, weights)
            if worth > best:
                best, action = worth, slot
    if row[PHASE] != OPEN_PHASE:
        return action
    for slot in range(held):
        card = row[hand + slot]
        if sides[FRONT, card if card >= 0 else -1 - card] == row[SYMBOL]:
            worth = weights[DISCARDING] - _hope(row, guess, card, weights)
            if worth > best:
                best, action = worth, DISCARD + slot
    return action


@kernel
def _worth(row: Int16, guess: Int16, share: Floats, card: int, weights: Floats) -> float:
    """What playing a card is worth now."""
    rank = guess[card]
    zone = row[ZONE + rank]
    if zone == SHUT:
        return -100.0
    if zone == COLUMN:
        return float(weights[ON_COLUMN])
    if zone == SAME:
        return float(weights[ON_GAP_CARD])
    low, high = _span(row, rank, zone)
    rivals, equals = _seen_between(row, guess, card, low, high)
    coming = (row[END] - row[NEXT]) * (share[high] - share[low + 1])
    if zone == OUTSIDE:
        lost = weights[LEAP_SEEN] * rivals + weights[LEAP_UNSEEN] * coming
        gap = weights[LEAP_GAP] * (1.0 - math.exp(-lost))
        return float(3.0 - weights[LEAP_COST] * lost + gap + weights[EQUALS_OUTSIDE] * equals)
    others = weights[GAP_SEEN] * rivals + weights[GAP_UNSEEN] * coming
    return float(2.0 - weights[GAP_COST] * (1.0 - math.exp(-others)) + weights[EQUALS_IN_GAP] * equals)


@kernel
def _span(row: Int16, rank: int, zone: int) -> tuple[int, int]:
    """The ranks between which a card would take or make a gap."""
    if zone == OUTSIDE:
        return (rank, row[LOW]) if rank < row[LOW] else (row[HIGH], rank)
    low, high = rank - 1, rank + 1
    while row[ZONE + low] != COLUMN:
        low -= 1
    while row[ZONE + high] != COLUMN:
        high += 1
    return low, high


@kernel
def _seen_between(row: Int16, guess: Int16, card: int, low: int, high: int) -> tuple[int, int]:
    """How many other cards in the hands belong strictly between two ranks, and how many are equal to the card."""
    between, equal = 0, 0
    for seat in range(row[SEATS]):
        for at in range(HAND + SLOTS * seat, HAND + SLOTS * seat + row[HELD + seat]):
            other = row[at]
            if other >= 0 and other != card:
                rank = guess[other]
                if rank == guess[card]:
                    equal += 1
                elif low < rank < high:
                    between += 1
    return between, equal


@kernel
def _hope(row: Int16, guess: Int16, card: int, weights: Floats) -> float:
    """What a card in the hand may still become; nothing, once it is blocked or its gap is taken."""
    if card < 0:
        return 0.0
    rank = guess[card]
    zone = row[ZONE + rank]
    if zone == SHUT:
        return 0.0
    if zone == OPEN:
        return float(weights[HOPE_GAP])
    if zone != OUTSIDE:
        return float(weights[HOPE_EQUAL])
    low, high = _span(row, rank, zone)
    before, _ = _seen_between(row, guess, card, low, high)
    return float(weights[HOPE_OUTSIDE] / (1.0 + weights[HOPE_FADES] * before))
