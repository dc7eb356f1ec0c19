"""Trying out plans for a turn in worlds that the player cannot tell apart, each played to its end greedily.

A plan is a discard, or one card to play, or two. Every world is a deck re-dealt from what nobody has seen (and, where years are
uncertain, other years for the cards). All plans are tried in the same worlds, so that luck does not decide between them; after
an eighth, a quarter and half of the worlds the worse half of the plans is given up (sequential halving).
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search.deeper import finish, finish_by, finish_well
from yearline.bots.search.position import Position, lay_rows
from yearline.bots.search.worlds import another_deck, guesses, other_years
from yearline.sim import coop, greedy
from yearline.sim.bits import Words
from yearline.sim.kernel import apart, kernel, wide, within
from yearline.sim.luck import Int16, Longs, mix

Floats = NDArray[np.float64]

PLANS_MOST: Final = 24
STOP: Final = -1
BEHIND: Final = 2.0
"""A plan so many points behind is given up; a closer look would not change that."""
CLOSER_MOST: Final = 400
STEADY: Final = 0.35
"""How much of usual play's luck in a world the search shares there: the covariance of the two over the variance of the former, as
measured between plans in 200 worlds of each of 18 positions (4.2 and 12; what is left of the search's own variance of 4.9 is 3.4)."""


class World(NamedTuple):
    """One world: its years, in order too, what each seat takes the cards for, how many are unseen up to each rank; and two games in it."""

    years: Floats
    calendar: Floats
    guess: Int16
    counts: Int16
    row: Int16
    words: Words
    tried: Int16
    lying: Words


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
    first, second = wide(first), wide(second)  # or the rules would be compiled once more, for the numbers of `plans`
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
    at: Position, sides: Int16, errors: Floats, table: Longs, worlds: int, deep: int, seed: np.uint64, plans: Int16
) -> int:
    """The number of the plan with the best mean score over the worlds.

    Where nobody is in doubt, those still alive are looked at more closely: in other worlds, as many as `deep` pays for, every turn to
    come is searched too. `errors` says how far off the seats' guesses are, on the scale of time; at 0 they know, and what one doubts
    oneself is settled when its turn comes.
    """
    certain, world = at.spreads.max() == 0.0 and errors.max() == 0.0, _world(at, sides.shape[1])
    _dream(at, sides, errors, seed, world)
    count = list_plans(at.row, sides, plans)
    totals, live, alive = np.zeros(count), np.ones(count, np.int16), count
    luck = mix(seed)
    for number in range(worlds):
        luck = another_deck(at.pile, 1, at.row[coop.END], luck)
        if not certain:
            _dream(at, sides, errors, luck, world)
        for plan in range(count):
            if live[plan]:
                totals[plan] += _tried(at, sides, table, plans[plan, 0], plans[plan, 1], certain, False, world)[0]
        alive = _give_up(totals, live, alive, number + 1, worlds)
        if alive == 1:
            break
    totals /= worlds
    if deep and certain and _give_up_far(totals, live) > 1:
        _look_closer(at, sides, table, plans, totals, live, deep, luck, world)
    return _best(totals, live)


@kernel
def _look_closer(
    at: Position, sides: Int16, table: Longs, plans: Int16, means: Floats, live: Int16, deep: int, luck: np.uint64, world: World
) -> None:  # fmt: skip
    """Better means of the plans still alive, from worlds in which every later turn is searched; half of them are given up on the way.

    What usual play makes in these worlds is known too, and its mean over many more worlds. Where it was lucky here the search was as
    well, though less so: `STEADY` of that luck is taken off again, which spares a third of the noise.
    """
    usual, searched, before, worlds = np.zeros(len(means)), np.zeros(len(means)), means.copy(), 0
    for part in range(2):
        for _ in range(_affordable(at, live, deep // 2)):
            luck = another_deck(at.pile, 1, at.row[coop.END], luck)
            worlds += 1
            for plan in range(len(means)):
                if live[plan]:
                    score, more = _tried(at, sides, table, plans[plan, 0], plans[plan, 1], True, True, world)
                    usual[plan] += score
                    searched[plan] += score + more
        if worlds:
            means[:] = searched / worlds + STEADY * (before - usual / worlds)
        if part == 0:
            _give_up_half(means, live, len(means), live.sum())


@kernel
def _affordable(at: Position, live: Int16, deep: int) -> int:
    """In how many worlds every later turn can be searched: the price of one grows with the square of the cards still to be played."""
    left = at.row[coop.END] - at.row[coop.NEXT]
    for seat in range(at.row[coop.SEATS]):
        left += at.row[coop.HELD + seat]
    return int(min(CLOSER_MOST, deep // (live.sum() * left * left)))


@kernel
def _world(at: Position, cards: int) -> World:
    """Room for a world and for two games in it."""
    guess, counts = np.zeros((at.row[coop.SEATS], cards), np.int16), np.zeros(cards + 1, np.int16)
    rows, words = at.row.copy(), at.words.copy()
    return World(at.years.copy(), at.years.copy(), guess, counts, rows, words, rows.copy(), words.copy())


@kernel
def _dream(at: Position, sides: Int16, errors: Floats, luck: np.uint64, world: World) -> None:
    """The years of a world, and what everybody takes them for."""
    ranks = other_years(sides, world.years, world.calendar, at.years, at.spreads, luck)
    lay_rows(at.row, at.words, sides, at.main, at.gaps)
    greedy.unseen(world.counts, at.pile, min(1, at.row[coop.END]), sides)
    guesses(world.guess, at.row, at.words, at.pile, world.years, world.calendar, ranks, at.years, errors, luck)


@within
def _tried(
    at: Position, sides: Int16, table: Longs, first: int, second: int, certain: bool, nest: bool, world: World
) -> tuple[int, int]:
    """The score of a plan in a world; and, if later turns are searched too (`nest`), what that gains."""
    row, words, tried, lying = world.row, world.words, world.tried, world.lying
    row[:], words[:] = at.row, at.words
    follow(row, words, at.pile, sides, first, second)
    if not certain:
        return finish_by(row, words, at.pile, sides, world.guess, world.counts, table), 0
    tried[:], lying[:] = row, words
    score = finish(tried, lying, at.pile, sides, world.counts, table)
    if not nest:
        return score, 0
    return score, finish_well(row, words, at.pile, sides, world.counts, table, score, tried, lying) - score


@kernel
def _give_up(totals: Floats, live: Int16, alive: int, played: int, worlds: int) -> int:
    """Give up what is worse, now and then; how many plans are left."""
    if played in (worlds // 8, worlds // 4, worlds // 2):
        return _give_up_half(totals, live, len(totals), alive)
    return alive


@kernel
def _give_up_far(means: Floats, live: Int16) -> int:
    """Plans so far behind the best need no closer look; how many are left."""
    best, left = means[_best(means, live)], 0
    for plan in range(len(means)):
        if live[plan] and means[plan] < best - BEHIND:
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
