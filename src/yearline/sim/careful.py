"""The careful co-operative player: greedy, and mindful of who could still play.

Nearly every game ends because somebody holds nothing but cards whose gaps are taken. So each action is also
judged by how many cards that can be laid it leaves to the seat itself, to the next one and to those after
it, by the card on top of the deck, and by whether the symbol that it leaves lets the next seat be rid of a
dead card. The weights are learned (`learning`); they change with the number of cards left in the deck, and
there is a table of them for each number of seats. Without these terms the careful player is the greedy one.
"""

from typing import Final

import numpy as np

from yearline.sim import coop
from yearline.sim.bits import Words, after
from yearline.sim.cards import BACK, FRONT, RANK
from yearline.sim.coop import COLUMN, COLUMNS, DISCARD, END_TURN, HAND, HELD, OUTSIDE, SAME, SHUT, SLOTS
from yearline.sim.greedy import (
    BITS,
    DISCARDING,
    HOPE_EQUAL,
    ON_COLUMN,
    ON_GAP_CARD,
    ONE,
    STOPPING,
    leap,
    unseen,
    worth_of,
)
from yearline.sim.kernel import apart, kernel, wide
from yearline.sim.luck import Int16, Longs

LIVE: Final = 17
"""After the greedy weights: the worth of 0 to 4 cards that can
be laid in a hand; of the own seat, the next, and each other.
"""
CROWD_OWN, CROWD_NEXT, CROWD_TOP, KILL_TOP, DEAD_DROP, RESCUE, SHED = range(LIVE + 15, LIVE + 22)
"""A leap that crowds a card of the own hand, of the next one, or the top of the deck
into one gap; a gap taken from the top of the deck; the discard of a dead card; a symbol
that saves a seat without any such card; one that lets the next seat shed a dead card.
"""
COUNT: Final = LIVE + 22
LEFT_MOST: Final = coop.POOL
"""A table of weights has a row for each number of cards left in the deck."""


@kernel
def choose(row: Int16, words: Words, pile: Int16, sides: Int16, guess: Int16, counts: Int16, table: Longs) -> int:
    """The action that seems best; `guess` is the rank that the seat believes each card to have."""
    turn, left = wide(row[coop.TURN]), wide(row[coop.END] - row[coop.NEXT])
    weights = table[left]
    hand, held, following = HAND + SLOTS * turn, row[HELD + turn], turn + 1 if turn + 1 < row[coop.SEATS] else 0
    drawn = wide((np.uint32(left) << np.uint32(BITS)) // np.uint32(max(1, counts[-1])))
    top = wide(guess[pile[row[coop.NEXT]]]) if left else -1
    lives, dead = _lives(row, words, guess, turn)
    keep = _relief(row, sides, following, row[coop.SYMBOL], dead)
    best, action = -1000 * ONE, -1
    if row[coop.PHASE] == coop.MAY_STOP:
        best, action = weights[STOPPING] + _safety(lives, keep, row[coop.SEATS], weights), END_TURN
    best_drop, dropped = -1000 * ONE, -1
    for slot in range(held):
        card, hope, alive = row[hand + slot], 0, 0
        if card >= 0:
            worth, hope, kills = _weigh(row, words, guess, counts, drawn, top, card, weights)
            alive = worth > -100 * ONE
            worth += _safety(lives - kills - alive, keep, row[coop.SEATS], weights)
            if worth > best:
                best, action = worth, slot
        whole = max(card, -1 - card)
        if row[coop.PHASE] == coop.OPEN_PHASE and sides[FRONT, whole] == row[coop.SYMBOL]:
            drop = weights[DISCARDING] - hope + (0 if alive else weights[DEAD_DROP])
            relief = _relief(row, sides, following, sides[BACK, whole], dead)
            drop += _safety(lives - alive, relief, row[coop.SEATS], weights)
            if drop > best_drop:
                best_drop, dropped = drop, slot
    return DISCARD + dropped if best_drop > best else action


@kernel
def _lives(row: Int16, words: Words, guess: Int16, turn: int) -> tuple[int, int]:
    """How many cards that can be laid each seat holds, four bits a
    seat from the one to act; and the next seat's others, a bit a slot.
    """
    lives, dead, seat = 0, 0, turn
    for far in range(row[coop.SEATS]):
        at = HAND + SLOTS * seat
        for slot in range(row[HELD + seat]):
            card = row[at + slot]
            if card >= 0 and coop.zone(row, words, wide(guess[card])) != SHUT:
                lives += 1 << 4 * far
            elif far == 1:
                dead |= 1 << slot
        seat = seat + 1 if seat + 1 < row[coop.SEATS] else 0
    return lives, dead


@kernel
def _relief(row: Int16, sides: Int16, seat: int, symbol: int, dead: int) -> int:
    """Whether a symbol lets a seat discard anything (1), and a dead card (2)."""
    found, at = 0, HAND + SLOTS * seat
    for slot in range(row[HELD + seat]):
        card = row[at + slot]
        if sides[FRONT, max(card, -1 - card)] == symbol:
            found |= 1 | (dead >> slot & 1) << 1
    return found


@kernel
def _safety(lives: int, relief: int, seats: int, weights: Longs) -> int:
    """What the cards that can be laid are worth, seat by seat, and what the symbol does for the next one."""
    total = weights[LIVE + (lives & 15)]
    for far in range(1, seats):
        total += weights[LIVE + (5 if far == 1 else 10) + (lives >> 4 * far & 15)]
    if relief & 1 and lives >> 4 & 15 == 0:
        total += weights[RESCUE]
    return int(total + (weights[SHED] if relief & 2 else 0))


@kernel
def _weigh(
    row: Int16, words: Words, guess: Int16, counts: Int16, drawn: int, top: int, card: int, weights: Longs
) -> tuple[int, int, int]:
    """What playing a card is worth now, what it may still become
    in the hand, and which cards can no longer be laid after it.
    """
    rank = wide(guess[card])
    where, low = coop.zone_from(row, words, rank)
    if where == SHUT:
        return -100 * ONE, 0, 0
    if where == COLUMN:
        return weights[ON_COLUMN], weights[HOPE_EQUAL], 0
    if where == SAME:
        return weights[ON_GAP_CARD], weights[HOPE_EQUAL], 0
    low, high = leap(row, rank) if where == OUTSIDE else (low, after(words, COLUMNS, rank))
    between, rivals, equals = _between(row, guess, card, low, high)
    worth, hope = worth_of(where, rivals, equals, drawn * wide(counts[high] - counts[low + 1]), weights)
    topped = low < top < high and top != rank
    if where == OUTSIDE:
        worth += weights[CROWD_OWN] * (between & 15) + weights[CROWD_NEXT] * (between >> 4 & 15)
        return worth + (weights[CROWD_TOP] if topped else 0), hope, 0
    return worth + (weights[KILL_TOP] if topped else 0), hope, between


@kernel
def _between(row: Int16, guess: Int16, card: int, low: int, high: int) -> tuple[int, int, int]:
    """The other cards in the hands strictly between two ranks, four
    bits a seat from the one to act; how many; how many are equal.
    """
    between, rivals, equals, own, seat = 0, 0, 0, guess[card], wide(row[coop.TURN])
    for far in range(row[coop.SEATS]):
        at = HAND + SLOTS * seat
        for slot in range(row[HELD + seat]):
            other = row[at + slot]
            if other >= 0 and other != card:
                rank = guess[other]
                if rank == own:
                    equals += 1
                elif low < rank < high:
                    between += 1 << 4 * far
                    rivals += 1
        seat = seat + 1 if seat + 1 < row[coop.SEATS] else 0
    return between, rivals, equals


@kernel
def whole(
    row: Int16,
    words: Words,
    pile: Int16,
    counts: Int16,
    sides: Int16,
    agreed: Longs,
    seed: np.uint64,
    seats: int,
    table: Longs,
) -> int:
    """Deal a game and play it to its end; the score."""
    coop.deal(row, words, pile, sides, seed, seats, -1, agreed[0], agreed[1])
    unseen(counts, pile, row[coop.NEXT], sides)
    while row[coop.PHASE] != coop.OVER:
        coop.apply(row, words, pile, sides, choose(row, words, pile, sides, sides[RANK], counts, table))
    return coop.score(row)


@apart
def many(
    scores: Int16,
    row: Int16,
    words: Words,
    pile: Int16,
    counts: Int16,
    sides: Int16,
    agreed: Longs,
    seed: np.uint64,
    seats: int,
    table: Longs,
) -> None:
    """A game for each number of `scores`, from one seed after another."""
    for game in range(len(scores)):
        scores[game] = whole(row, words, pile, counts, sides, agreed, seed + np.uint64(game), seats, table)
