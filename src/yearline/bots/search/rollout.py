"""Trying out plans for a turn in worlds that the player cannot tell apart, each played to its end greedily.

A plan is a discard, or one card to play, or two. Every world is a deck re-dealt from what nobody has seen (and, where years are
uncertain, other years for the cards). All plans are tried in the same worlds, so that luck does not decide between them; after
an eighth, a quarter and half of the worlds the worse half of the plans is given up (sequential halving).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search.position import lay_rows
from yearline.sim import coop, greedy
from yearline.sim.bits import Words
from yearline.sim.cards import RANK
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, Longs, mix, normal, pick

Floats = NDArray[np.float64]

PLANS_MOST: Final = 24
STOP: Final = -1


@kernel
def list_plans(row: Int16, sides: Int16, plans: Int16) -> int:
    """Write down every plan as first action and slot of the second card (or STOP); how many there are."""
    mask, count = coop.legal(row, sides), 0
    held = row[coop.HELD + row[coop.TURN]]
    two = row[coop.PHASE] != coop.MAY_STOP
    for action in range(coop.END_TURN + 1):
        if not mask >> action & 1:
            continue
        plans[count, 0], plans[count, 1] = action, STOP
        count += 1
        for second in range(held if two and action < coop.DISCARD else 0):
            if second != action and mask >> second & 1:
                plans[count, 0], plans[count, 1] = action, second
                count += 1
    return count


@kernel
def follow(row: Int16, words: Words, pile: Int16, sides: Int16, first: int, second: int) -> None:
    """Carry out a plan. Where its first card is blocked, what comes next is up to the player."""
    seat, held = row[coop.TURN], row[coop.HELD + row[coop.TURN]]
    coop.apply(row, words, pile, sides, first)
    if first >= coop.DISCARD or row[coop.PHASE] != coop.MAY_STOP or row[coop.TURN] != seat:
        return
    if second == STOP:
        coop.apply(row, words, pile, sides, coop.END_TURN)
    elif row[coop.HELD + seat] < held:
        coop.apply(row, words, pile, sides, second - 1 if second > first else second)


@kernel
def _another_world(pile: Int16, hidden: int, size: int, luck: np.uint64) -> np.uint64:
    """Re-deal the deck below its top from everything unseen."""
    for i in range(hidden, size):
        j, luck = pick(luck, len(pile) - i)
        j += i
        pile[i], pile[j] = pile[j], pile[i]
    return luck


@kernel
def _other_years(sides: Int16, years: Floats, spreads: Floats, key: np.uint64) -> None:
    """Other years for the cards one is unsure of; ranks follow."""
    dreamt = years.copy()
    for card in range(len(years)):
        if spreads[card] > 0.0:
            dreamt[card] += spreads[card] * normal(key + np.uint64(card))
    order = np.argsort(dreamt)
    rank = 0
    for i in range(len(order)):
        if i and dreamt[order[i]] != dreamt[order[i - 1]]:
            rank += 1
        sides[RANK, order[i]] = rank


@kernel
def _give_up_half(totals: Floats, live: Int16, count: int, alive: int) -> int:
    """Only the better half of the plans still alive goes on, and never fewer than two."""
    keep = max(2, (alive + 1) // 2)
    for _ in range(alive - keep):
        worst = -1
        for plan in range(count):
            if live[plan] and (worst < 0 or totals[plan] < totals[worst]):
                worst = plan
        live[worst] = 0
    return min(alive, keep)


@kernel
def best_plan(
    root: Int16,
    laid: Words,
    pile: Int16,
    sides: Int16,
    main: Int16,
    gaps: Int16,
    years: Floats,
    spreads: Floats,
    weights: Longs,
    worlds: int,
    seed: np.uint64,
    plans: Int16,
) -> int:
    """The number of the plan with the best mean score over the worlds."""
    certain = spreads.max() == 0.0
    _other_years(sides, years, spreads, seed)
    lay_rows(root, laid, sides, main, gaps)
    count = list_plans(root, sides, plans)
    counts = np.zeros(sides.shape[1] + 1, np.int16)
    greedy.unseen(counts, pile, min(1, root[coop.END]), sides)
    totals, live, alive = np.zeros(count), np.ones(count, np.int16), count
    row, words, luck = root.copy(), laid.copy(), mix(seed)
    for world in range(worlds):
        luck = _another_world(pile, 1, root[coop.END], luck)
        if not certain:
            _other_years(sides, years, spreads, luck)
            lay_rows(root, laid, sides, main, gaps)
        for plan in range(count):
            if live[plan]:
                row[:] = root
                words[:] = laid
                follow(row, words, pile, sides, plans[plan, 0], plans[plan, 1])
                _finish(row, words, pile, sides, counts, weights)
                totals[plan] += coop.score(row)
        if world + 1 in (worlds // 8, worlds // 4, worlds // 2):
            alive = _give_up_half(totals, live, count, alive)
    return _best(totals, live)


@kernel
def _finish(row: Int16, words: Words, pile: Int16, sides: Int16, counts: Int16, weights: Longs) -> None:
    while row[coop.PHASE] != coop.OVER:
        coop.apply(row, words, pile, sides, greedy.choose(row, words, sides, sides[RANK], counts, weights))


@kernel
def _best(totals: Floats, live: Int16) -> int:
    best = -1
    for plan in range(len(totals)):
        if live[plan] and (best < 0 or totals[plan] > totals[best]):
            best = plan
    return best
