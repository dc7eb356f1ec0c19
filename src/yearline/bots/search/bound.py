"""The clairvoyant bound: what a deal could yield if everybody knew where every card lies.

A beam search over whole turns. What it finds can really be played, so the best of it is a lower
bound of the clairvoyant optimum. For an upper bound every position that the beam had to drop is
credited with all that its cards could still become if nothing stood in their way. Where the beam
never dropped anything, or nothing better could have come of it, the two meet and the bound is exact.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search import Bound
from yearline.bots.search.rollout import PLANS_MOST, follow, list_plans
from yearline.core.record import Record
from yearline.core.rng import seeded
from yearline.sim import coop
from yearline.sim.batch import setting
from yearline.sim.bits import Words, add
from yearline.sim.cards import RANK
from yearline.sim.kernel import kernel
from yearline.sim.kind import Setting
from yearline.sim.luck import Int16, Longs, mix

WIDTH: Final = 1000
"""Five times the width finds half a point more (docs/simulation.md)."""
OUTSIDE, OPEN_GAP, LOST, EQUAL = range(4)
Floats = NDArray[np.float64]
WORDS: Final = 2
"""The ranks of a pool of 36 cards fit into one word, and there are two sets of them."""
HOPES: Final[Floats] = np.array([2.75, 2.13, 0.25, 0.94])
"""What a card outside the ends, a gap that some card could fill, a
lost card and a card equal to one that lies are worth to a position.
"""


def bound(game: Setting, seed: int, width: int = WIDTH) -> Bound:
    """The bound of the deal that the rules make of a seed."""
    cards = game.cards
    row: Int16 = np.zeros(coop.WIDTH, np.int16)
    words: Words = np.zeros(coop.words(cards), np.uint64)
    pile: Int16 = np.zeros(cards.count, np.int16)
    state = np.uint64(seeded(seed).state)
    coop.deal_from(row, words, pile, cards.sides, state, game.seats, game.first, *game.agreed)
    lower, upper = _beam(row, pile[: row[coop.END]], cards.sides, width, HOPES)
    return Bound(int(lower), int(upper))


def bound_of(record: Record) -> Bound:
    """What was possible on the deal of a recorded game of coop."""
    return bound(setting(record.game, record.deck, record.seats, record.options), record.seed)


@kernel
def _beam(start: Int16, pile: Int16, sides: Int16, width: int, hopes: Floats) -> tuple[int, int]:
    pool, ranks = _pool(pile, sides)
    beam, beams = np.zeros((width, coop.LAID), np.int16), np.zeros((width, WORDS), np.uint64)
    children = np.zeros((width * PLANS_MOST, coop.LAID), np.int16)
    laid = np.zeros((width * PLANS_MOST, WORDS), np.uint64)
    values, ceilings = np.zeros(len(children)), np.zeros(len(children), np.int64)
    order, plans = np.arange(len(pile)).astype(np.int16), np.zeros((PLANS_MOST, 2), np.int16)
    _start(beam[0], beams[0], start, pool, pile)
    size, lower, upper = 1, coop.score(start), coop.score(start)
    while size:
        born = 0
        for parent in range(size):
            for plan in range(list_plans(beam[parent], pool, plans)):
                child, words = children[born], laid[born]
                child[:], words[:] = beam[parent], beams[parent]
                if not _bear(child, words, order, pool, plans[plan, 0], plans[plan, 1]):
                    continue
                lower = max(lower, coop.score(child))
                if child[coop.PHASE] != coop.OVER:
                    values[born], ceilings[born] = _judge(child, words, ranks, order, pool, hopes)
                    born += 1
        size, dropped = _select(beam, beams, children, laid, values, ceilings, born)
        upper = max(upper, dropped)
    return lower, max(lower, upper)


@kernel
def _pool(pile: Int16, sides: Int16) -> tuple[Int16, int]:
    """The cards of the pile alone, renumbered by their places in it, with ranks among themselves."""
    pool = sides[:, pile].copy()
    years = np.unique(pool[RANK])
    for card in range(len(pile)):
        pool[RANK, card] = np.searchsorted(years, sides[RANK, pile[card]])
    return pool, len(years)


@kernel
def _start(row: Int16, words: Words, start: Int16, pool: Int16, pile: Int16) -> None:
    """The dealt game with cards named by their places in the pile."""
    row[: coop.HAND] = start[: coop.HAND]
    hands = coop.SLOTS * start[coop.SEATS]
    for i in range(hands):
        row[coop.HAND + i] = i
    first = hands if pile[hands] == start[coop.LAID] else hands + 1
    row[coop.LOW] = row[coop.HIGH] = pool[RANK, first]
    add(words, coop.COLUMNS, pool[RANK, first])


@kernel
def _bear(child: Int16, words: Words, order: Int16, pool: Int16, first: int, second: int) -> bool:
    """The position after a plan; False if a card of the plan would be blocked, which nobody who knows would do."""
    follow(child, words, order, pool, first, second)
    return bool(child[coop.BLOCKED] == 0)


@kernel
def _judge(row: Int16, words: Words, ranks: int, order: Int16, pool: Int16, hopes: Floats) -> tuple[float, int]:
    """How promising a position is, and the score that it cannot surpass."""
    count = _left(row, ranks, order, pool)
    outside = equal = gaps = filling = lost = most = 0
    for rank in range(ranks):
        zone = coop.zone(row, words, rank)
        if zone == coop.OUTSIDE:
            outside += count[rank]
        elif zone == coop.COLUMN:
            equal += 3 * count[rank]
            gaps += most > 0
            filling += 2 * most
            most = 0
        elif zone == coop.OPEN:
            most = max(most, count[rank])
        elif zone == coop.SAME:
            equal += 2 * count[rank]
        else:
            lost += count[rank]
    score = coop.score(row)
    promise = hopes[OUTSIDE] * outside + hopes[OPEN_GAP] * gaps - hopes[LOST] * lost + hopes[EQUAL] * equal
    return score + promise, score + 3 * outside + equal + filling


@kernel
def _left(row: Int16, ranks: int, order: Int16, pool: Int16) -> Int16:
    """How many cards of each rank are still in the hands and the deck."""
    count = np.zeros(ranks, np.int16)
    for i in range(row[coop.NEXT], row[coop.END]):
        count[pool[RANK, order[i]]] += 1
    for seat in range(row[coop.SEATS]):
        for at in range(coop.HAND + coop.SLOTS * seat, coop.HAND + coop.SLOTS * seat + row[coop.HELD + seat]):
            count[pool[RANK, row[at]]] += 1
    return count


@kernel
def _select(
    beam: Int16, beams: Words, children: Int16, laid: Words, values: Floats, ceilings: Longs, born: int
) -> tuple[int, int]:
    """The most promising children, no position twice, become the beam; the highest ceiling among those dropped."""
    size, dropped = 0, -1000
    known = {np.uint64(0)}
    for child in np.argsort(-values[:born]):
        key = _fingerprint(children[child], laid[child])
        if key in known:
            continue
        known.add(key)
        if size < len(beam):
            beam[size], beams[size] = children[child], laid[child]
            size += 1
        else:
            dropped = max(dropped, ceilings[child])
    return size, dropped


@kernel
def _fingerprint(row: Int16, words: Words) -> np.uint64:
    """Equal for positions that differ only in the order of a hand or in how they came about."""
    key = np.uint64(0)
    for seat in range(row[coop.SEATS]):
        for at in range(coop.HAND + coop.SLOTS * seat, coop.HAND + coop.SLOTS * seat + row[coop.HELD + seat]):
            key += mix(np.uint64(row[at] * 8 + seat + 1))
    for word in words:
        key = mix(key ^ mix(word))
    for at in (coop.SYMBOL, coop.TURN, coop.MAIN, coop.GAPS):
        key = mix(key ^ np.uint64(row[at] + 1))
    return key
