"""Trying out plans for a turn in worlds that the player cannot tell apart, each played to its end greedily.

A plan is a discard, or one card to play, or two. Every world is a deck re-dealt from what
nobody has seen (and, where years are uncertain, other years for the cards). All plans are
tried in the same worlds, so that luck does not decide between them. Now and then the worse
half of the plans is given up (sequential halving); where a closer look follows, only there.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search.deeper import finish, finish_well
from yearline.bots.search.position import Position, lay_rows, same
from yearline.bots.search.worlds import another_deck, other_years
from yearline.sim import coop, greedy
from yearline.sim.bits import Words
from yearline.sim.kernel import apart, kernel, wide, within
from yearline.sim.luck import Int16, Longs, mix

Floats = NDArray[np.float64]

PLANS_MOST: Final = 24
STOP: Final = -1
STAGES: Final = 8
CLOSER: Final = 4
"""From this stage on later turns are searched."""
BEHIND: Final = 8.0
"""A plan so many points behind is given up before the closer look.
Usual play misjudges plans by points: at 2.0 good ones were lost.
"""
CLOSER_MOST: Final = 400
STEADY: Final = 0.35
"""How much of usual play's luck in a world the search shares there: the covariance of
the two over the variance of the former, as measured between plans in 200 worlds of each
of 18 positions (4.2 and 12; what is left of the search's own variance of 4.9 is 3.4).
"""


class World(NamedTuple):
    """One world: its years, in order too, how many are unseen up to each rank; and two games in it."""

    years: Floats
    calendar: Floats
    counts: Int16
    row: Int16
    words: Words
    tried: Int16
    lying: Words


class Trials(NamedTuple):
    """What is known of each plan: in the worlds of this look the sum of its scores under usual play, and of what
    searching later turns gained on that; its mean in the look before, its mean, and whether it is still alive.
    """

    usual: Floats
    gained: Floats
    before: Floats
    means: Floats
    live: Int16


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


@apart
def best_plan(at: Position, sides: Int16, table: Longs, worlds: int, deep: int, seed: np.uint64, plans: Int16) -> int:
    """The number of the plan with the best mean score over the worlds.

    Where nobody is in doubt, those still alive are looked at more closely: in other worlds, as many as
    `deep` pays for, every turn to come is searched too. Doubts are settled for everybody when their turn comes.
    """
    certain, world = at.spreads.max() == 0.0, _world(at, sides.shape[1])
    _dream(at, sides, seed, world)
    found, luck, done = trials(list_plans(at.row, sides, plans)), mix(seed), 0
    for stage in range(STAGES):
        more = wanted(stage, found.live, at.row, worlds, deep if certain else 0)
        for _ in range(more):
            luck = another_deck(at.pile, 1, at.row[coop.END], luck)
            if not certain:
                _dream(at, sides, luck, world)
            for plan in range(len(found.live)):
                if found.live[plan]:
                    score, gain = _tried(at, sides, table, plans[plan], stage >= CLOSER, world)
                    found.usual[plan] += score
                    found.gained[plan] += gain
        done = judge(stage, done, more, found)
    return best_of(found.means, found.live)


@kernel
def trials(count: int) -> Trials:
    """Nothing is known of so many plans yet."""
    return Trials(np.zeros(count), np.zeros(count), np.zeros(count), np.zeros(count), np.ones(count, np.int16))


@kernel
def wanted(stage: int, live: Int16, row: Int16, worlds: int, deep: int) -> int:
    """In how many more worlds the plans alive are to be tried: up to an eighth, a quarter, half and all of `worlds`.
    Where a closer look follows, a quarter at once, and then what `deep` pays for, in four parts.
    """
    if live.sum() < 2:
        return 0
    if stage >= CLOSER:
        return _affordable(row, live, deep // (STAGES - CLOSER))
    if deep:
        return worlds >> 2 if stage == CLOSER - 1 else 0
    return (worlds >> CLOSER - 1 - stage) - (worlds >> CLOSER - stage if stage else 0)


@kernel
def judge(stage: int, done: int, more: int, trials: Trials) -> int:
    """Better means after so many more worlds, and who is given up for them;
    in how many worlds this look has tried the plans by now.
    """
    done += more
    if stage < CLOSER:
        trials.means[:] = trials.usual / max(1, done)
        if stage < CLOSER - 1:
            if more:
                _give_up_half(trials.means, trials.live)
            return done
        _give_up_far(trials.means, trials.live)
        trials.before[:] = trials.means
        trials.usual[:] = 0.0
        return 0
    if done:
        _mend(done, trials)
    if stage < STAGES - 1:
        _give_up_half(trials.means, trials.live)
    return done


@kernel
def _mend(done: int, trials: Trials) -> None:
    """Means from worlds in which every later turn is searched.

    What usual play makes in these worlds is known too, and its mean over many more worlds. Where it was lucky here the
    search was as well, though less so: `STEADY` of that luck is taken off again, which spares a third of the noise.
    """
    for plan in range(len(trials.means)):
        usual = trials.usual[plan]
        searched = (usual + trials.gained[plan]) / done
        trials.means[plan] = searched + STEADY * (trials.before[plan] - usual / done)


@kernel
def _affordable(row: Int16, live: Int16, deep: int) -> int:
    """In how many worlds every later turn can be searched:
    the price of one grows with the square of the cards still to be played.
    """
    left = row[coop.END] - row[coop.NEXT]
    for seat in range(row[coop.SEATS]):
        left += row[coop.HELD + seat]
    return int(min(CLOSER_MOST, deep // (live.sum() * left * left)))


@kernel
def _world(at: Position, cards: int) -> World:
    """Room for a world and for two games in it."""
    counts, rows, words = np.zeros(cards + 1, np.int16), at.row.copy(), at.words.copy()
    return World(at.years.copy(), at.years.copy(), counts, rows, words, rows.copy(), words.copy())


@kernel
def _dream(at: Position, sides: Int16, luck: np.uint64, world: World) -> None:
    """The years of a world."""
    other_years(sides, world.years, world.calendar, at.years, at.spreads, luck)
    lay_rows(at.row, at.words, sides, at.main, at.gaps)
    greedy.unseen(world.counts, at.pile, min(1, at.row[coop.END]), sides)


@within
def _tried(at: Position, sides: Int16, table: Longs, plan: Int16, closely: bool, world: World) -> tuple[int, int]:
    """The score of a plan in a world; and, if later turns are searched too (`closely`), what that gains."""
    row, words = world.row, world.words
    same(row, at.row)
    same(words, at.words)
    return attempt(row, words, at.pile, sides, world.counts, table, plan, closely, world.tried, world.lying)


@apart
def attempt(
    row: Int16,
    words: Words,
    pile: Int16,
    sides: Int16,
    counts: Int16,
    table: Longs,
    plan: Int16,
    closely: bool,
    tried: Int16,
    lying: Words,
) -> tuple[int, int]:
    """The same in arrays of one's own. A GPU does this, and the processor."""
    follow(row, words, pile, sides, plan[0], plan[1])
    same(tried, row)
    same(lying, words)
    score = finish(tried, lying, pile, sides, counts, table)
    if not closely:
        return score, 0
    return score, finish_well(row, words, pile, sides, counts, table, score, tried, lying) - score


@kernel
def _give_up_half(means: Floats, live: Int16) -> None:
    """Only the better half of the plans still alive goes on, and never fewer than two."""
    alive = live.sum()
    for _ in range(alive - max(2, (alive + 1) // 2)):
        worst = -1
        for plan in range(len(means)):
            if live[plan] and (worst < 0 or means[plan] < means[worst]):
                worst = plan
        live[worst] = 0


@kernel
def _give_up_far(means: Floats, live: Int16) -> None:
    """Plans so far behind the best need no closer look."""
    best = means[best_of(means, live)]
    for plan in range(len(means)):
        if live[plan] and means[plan] < best - BEHIND:
            live[plan] = 0


@kernel
def best_of(means: Floats, live: Int16) -> int:
    """The plan alive with the highest mean."""
    best = -1
    for plan in range(len(means)):
        if live[plan] and (best < 0 or means[plan] > means[best]):
            best = plan
    return best
