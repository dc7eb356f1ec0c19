"""The greedy co-operative player: what each card would be worth now, less what it would cost the cards still to come.

Two points a column and one a gap, against minus one for what is never laid, make a column worth 3 and a gap 2. A new
end column leaps over years: of the cards that lie there, seen in a hand or likely in the deck, one can still fill
the gap and the rest are lost. So small steps outward are best. A card in a gap costs what another card would have
made of it. A discard costs what the card might have become. The weights were found by playing (docs/simulation.md).
"""

from typing import Final

import numpy as np

from yearline.sim.bits import Words, after
from yearline.sim.cards import FRONT, RANK
from yearline.sim.coop import (
    COLUMN,
    COLUMNS,
    DISCARD,
    END,
    END_TURN,
    HAND,
    HELD,
    HIGH,
    LOW,
    MAY_STOP,
    NEXT,
    OPEN_PHASE,
    OUTSIDE,
    PHASE,
    SAME,
    SEATS,
    SHUT,
    SLOTS,
    SYMBOL,
    TURN,
    zone_from,
)
from yearline.sim.kernel import kernel, wide
from yearline.sim.luck import Int16, Longs

BITS: Final = 16
ONE: Final = 1 << BITS
"""Worths are whole numbers, this many to a point: every machine weighs alike, to the last bit."""

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
WEIGHTS: Final[Longs] = np.array(
    [
        round(weight * ONE)
        for weight in (
            2.53,
            2.72,
            1.82,
            0.65,
            2.28,
            2.04,
            -0.08,
            0.8,
            0.32,
            4.02,
            0.56,
            2.78,
            0.04,
            3.3,
            0.1,
            0.73,
            0.51,
        )
    ]
)


@kernel
def unseen(counts: Int16, pile: Int16, seen: int, sides: Int16) -> None:
    """How many of the unseen cards (the pile from `seen` on)
    have a rank below each rank; the last number counts them all.
    """
    counts[:] = 0
    for i in range(seen, len(pile)):
        counts[sides[RANK, pile[i]] + 1] += 1
    for rank in range(1, len(counts)):
        counts[rank] += counts[rank - 1]


@kernel
def choose(row: Int16, words: Words, sides: Int16, guess: Int16, counts: Int16, weights: Longs) -> int:
    """The action that seems best at once; `guess` is the rank that the seat believes each card to have."""
    hand, held = HAND + SLOTS * row[TURN], row[HELD + row[TURN]]
    drawn = wide((np.uint32(row[END] - row[NEXT]) << np.uint32(BITS)) // np.uint32(max(1, counts[-1])))
    best, action = -1000 * ONE, -1
    if row[PHASE] == MAY_STOP:
        best, action = weights[STOPPING], END_TURN
    best_drop, dropped = -1000 * ONE, -1
    for slot in range(held):
        card, hope = row[hand + slot], 0
        if card >= 0:
            worth, hope = _weigh(row, words, guess, counts, drawn, card, weights)
            if worth > best:
                best, action = worth, slot
        same = row[PHASE] == OPEN_PHASE and sides[FRONT, max(card, -1 - card)] == row[SYMBOL]
        if same and weights[DISCARDING] - hope > best_drop:
            best_drop, dropped = weights[DISCARDING] - hope, slot
    return DISCARD + dropped if best_drop > best else action


@kernel
def _weigh(
    row: Int16, words: Words, guess: Int16, counts: Int16, drawn: int, card: int, weights: Longs
) -> tuple[int, int]:
    """What playing a card is worth now, and what it may still become in the hand;
    `drawn` is an unseen card's chance to be drawn.
    """
    rank = wide(guess[card])
    where, low = zone_from(row, words, rank)
    if where == SHUT:
        return -100 * ONE, 0
    if where == COLUMN:
        return weights[ON_COLUMN], weights[HOPE_EQUAL]
    if where == SAME:
        return weights[ON_GAP_CARD], weights[HOPE_EQUAL]
    low, high = leap(row, rank) if where == OUTSIDE else (low, after(words, COLUMNS, rank))
    rivals, equals = seen_between(row, guess, card, low, high)
    return worth_of(where, rivals, equals, drawn * wide(counts[high] - counts[low + 1]), weights)


@kernel
def worth_of(where: int, rivals: int, equals: int, coming: int, weights: Longs) -> tuple[int, int]:
    """What a new end column or a card in an empty gap is worth
    beside its rivals in the hands and those that are still to come.
    """
    if where == OUTSIDE:
        lost = weights[LEAP_SEEN] * rivals + (weights[LEAP_UNSEEN] * coming >> BITS)
        gap = weights[LEAP_GAP] * (ONE - fading(lost)) >> BITS
        hope = np.uint32(weights[HOPE_OUTSIDE] << 12) // np.uint32(ONE + weights[HOPE_FADES] * rivals >> 4)
        return 3 * ONE - (weights[LEAP_COST] * lost >> BITS) + gap + weights[EQUALS_OUTSIDE] * equals, wide(hope)
    others = weights[GAP_SEEN] * rivals + (weights[GAP_UNSEEN] * coming >> BITS)
    taken = weights[GAP_COST] * (ONE - fading(others)) >> BITS
    return 2 * ONE - taken + weights[EQUALS_IN_GAP] * equals, weights[HOPE_GAP]


@kernel
def leap(row: Int16, rank: int) -> tuple[int, int]:
    """The ranks that a new end column would leap over lie between these."""
    return (rank, wide(row[LOW])) if rank < row[LOW] else (wide(row[HIGH]), rank)


@kernel
def fading(x: int) -> int:
    """exp(-x) for x of at least 0, in whole numbers, to a part in ten thousand:
    halved so many times, and a polynomial for the rest.
    """
    halved = x * 94_548 >> BITS
    times, rest = halved >> BITS, halved & (ONE - 1)
    if times > BITS:
        return 0
    part = 45_426 - (rest * (15_743 - (rest * (3_638 - (rest * 553 >> BITS)) >> BITS)) >> BITS)
    return ONE - (rest * part >> BITS) >> times


@kernel
def seen_between(row: Int16, guess: Int16, card: int, low: int, high: int) -> tuple[int, int]:
    """How many other cards in the hands belong strictly between two ranks, and how many are equal to the card."""
    between, equal, own = 0, 0, guess[card]
    for seat in range(row[SEATS]):
        for at in range(HAND + SLOTS * seat, HAND + SLOTS * seat + row[HELD + seat]):
            other = row[at]
            if other >= 0 and other != card:
                rank = guess[other]
                equal += rank == own
                between += rank != own and low < rank < high
    return between, equal
