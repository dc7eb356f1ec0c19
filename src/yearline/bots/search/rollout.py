"""Trying out plans for a turn in worlds that the player cannot tell apart, each played to its end greedily.

A plan is a discard, or one card to play, or two. Every world is a deck re-dealt from what nobody has seen (and, where years are
uncertain, other years for the cards). All plans are tried in the same worlds, so that luck does not decide between them; after
an eighth, a quarter and half of the worlds the worse half of the plans is given up (sequential halving).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search.deeper import finish, finish_by, finish_well
from yearline.bots.search.position import lay_rows
from yearline.bots.search.worlds import another_deck, guesses, other_years
from yearline.sim import coop, greedy
from yearline.sim.bits import Words
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16, Longs, mix

Floats = NDArray[np.float64]

PLANS_MOST: Final = 24
STOP: Final = -1
BEHIND: Final = 2.0
"""So many points behind after half of the worlds a plan is given up; a closer look would not change that."""


@apart
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


@apart
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


@apart
def best_plan(
    root: Int16,
    laid: Words,
    pile: Int16,
    sides: Int16,
    main: Int16,
    gaps: Int16,
    years: Floats,
    spreads: Floats,
    errors: Floats,
    weights: Longs,
    worlds: int,
    deep: int,
    seed: np.uint64,
    plans: Int16,
) -> int:
    """The number of the plan with the best mean score over the worlds.

    In `deep` of the later worlds every turn to come is searched too, where nobody is in doubt. What that gains on greedy play is added
    to the mean over all worlds: two numbers of one world differ less than those of two worlds. `errors` says how far off the seats'
    guesses are, on the scale of time; at 0 they know, and what one doubts oneself is settled when its turn comes.
    """
    certain = spreads.max() == 0.0 and errors.max() == 0.0
    dreamt, calendar = years.copy(), years.copy()
    ranks = other_years(sides, dreamt, calendar, years, spreads, seed)
    lay_rows(root, laid, sides, main, gaps)
    count = list_plans(root, sides, plans)
    counts, guess = np.zeros(sides.shape[1] + 1, np.int16), np.zeros((root[coop.SEATS], sides.shape[1]), np.int16)
    greedy.unseen(counts, pile, min(1, root[coop.END]), sides)
    totals, extra, live, alive = np.zeros(count), np.zeros(count), np.ones(count, np.int16), count
    row, words, luck, searched = root.copy(), laid.copy(), mix(seed), 0
    tried, lying = root.copy(), laid.copy()
    for world in range(worlds):
        luck = another_deck(pile, 1, root[coop.END], luck)
        if not certain:
            ranks = other_years(sides, dreamt, calendar, years, spreads, luck)
            lay_rows(root, laid, sides, main, gaps)
            greedy.unseen(counts, pile, min(1, root[coop.END]), sides)
            guesses(guess, root, laid, pile, dreamt, calendar, ranks, years, errors, luck)
        nest = certain and world >= worlds // 2 and searched < deep
        searched += nest
        for plan in range(count):
            if not live[plan]:
                continue
            row[:], words[:] = root, laid
            follow(row, words, pile, sides, plans[plan, 0], plans[plan, 1])
            if certain:
                tried[:], lying[:] = row, words
                score = finish(tried, lying, pile, sides, counts, weights)
            else:
                score = finish_by(row, words, pile, sides, guess, counts, weights)
            totals[plan] += score
            if nest:
                well = finish_well(row, words, pile, sides, counts, weights, score, tried, lying)
                extra[plan] += well - score
        if world + 1 in (worlds // 8, worlds // 4, worlds // 2):
            alive = _give_up_half(totals, live, count, alive)
        if deep and certain and world + 1 == worlds // 2:
            alive = _give_up_far(totals, live, count, BEHIND * (world + 1))
            if alive == 1:
                break
    for plan in range(count):
        totals[plan] = totals[plan] / worlds + extra[plan] / max(1, searched)
    return _best(totals, live)


@kernel
def _give_up_far(totals: Floats, live: Int16, count: int, far: float) -> int:
    """Plans so far behind the best need no closer look; how many are left."""
    best, left = totals[_best(totals, live)], 0
    for plan in range(count):
        if live[plan] and totals[plan] < best - far:
            live[plan] = 0
        left += live[plan]
    return left


@kernel
def _best(totals: Floats, live: Int16) -> int:
    best = -1
    for plan in range(len(totals)):
        if live[plan] and (best < 0 or totals[plan] > totals[best]):
            best = plan
    return best
