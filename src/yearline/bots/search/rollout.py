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
"""So many points behind after half of the worlds a plan is given up; a closer look would not change that."""


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

    In `deep` of the later worlds every turn to come is searched too, where nobody is in doubt. What that gains on usual play is added
    to the mean over all worlds: two numbers of one world differ less than those of two worlds. `errors` says how far off the seats'
    guesses are, on the scale of time; at 0 they know, and what one doubts oneself is settled when its turn comes.
    """
    certain, world = at.spreads.max() == 0.0 and errors.max() == 0.0, _world(at, sides.shape[1])
    _dream(at, sides, errors, seed, world)
    count = list_plans(at.row, sides, plans)
    totals, extra, live, alive = np.zeros(count), np.zeros(count), np.ones(count, np.int16), count
    luck, searched = mix(seed), 0
    for number in range(worlds):
        luck = another_deck(at.pile, 1, at.row[coop.END], luck)
        if not certain:
            _dream(at, sides, errors, luck, world)
        nest = certain and number >= worlds // 2 and searched < deep
        searched += nest
        for plan in range(count):
            if live[plan]:
                score, more = _tried(at, sides, table, plans[plan, 0], plans[plan, 1], certain, nest, world)
                totals[plan] += score
                extra[plan] += more
        alive = _give_up(totals, live, alive, number + 1, worlds, deep > 0 and certain)
        if alive == 1:
            break
    return _best(totals / worlds + extra / max(1, searched), live)


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
def _give_up(totals: Floats, live: Int16, alive: int, played: int, worlds: int, closer: bool) -> int:
    """Give up what is worse, now and then; how many plans are left. `closer`: those still alive will be looked at more closely."""
    if played in (worlds // 8, worlds // 4, worlds // 2):
        alive = _give_up_half(totals, live, len(totals), alive)
    if closer and played == worlds // 2:
        alive = _give_up_far(totals, live, len(totals), BEHIND * played)
    return alive


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
