"""The strong player at many tables of coop at once: what `Strong` tries plan by plan is tried at all tables together,
on a GPU.

Every table is at its own move. A step makes a choice at each: the worlds of all tables are dealt, and each plan is
tried in each world of its table, by one launch; then the processor judges, by the same functions as for a single table,
which plans go on. The choices are those that `Strong` would make with the same seeds, to the last bit: what a GPU
reckons is whole numbers.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search.learned import GREEDY, table_for
from yearline.bots.search.position import same, see
from yearline.bots.search.rollout import CLOSER, PLANS_MOST, STAGES, Trials, attempt, best_of, judge, list_plans, wanted
from yearline.bots.search.worlds import another_deck
from yearline.sim import coop, gpu, greedy
from yearline.sim.bits import Words
from yearline.sim.kernel import apart, kernel
from yearline.sim.kind import Setting
from yearline.sim.luck import Int16, Longs, mix
from yearline.sim.run import pile_type

Floats = NDArray[np.float64]

BLOCK: Final = 128
_HOW: Final[dict[str, int]] = {} if gpu.SIMULATED else {"max_registers": 96}

cuda: Any = None
"""Numba's, once somebody asks for a GPU. The simulator looks for it among the globals of a kernel's module."""


class Tables:
    """Games of coop with one deck, from their deals to their ends. A table has a setting, the state of the luck that
    deals it, and an effort: `worlds` and `deep` as `Strong` has them. Raises NoGpu.
    """

    def __init__(
        self, settings: Sequence[Setting], states: Sequence[int], worlds: Longs, deep: Longs, learned: bool = False
    ) -> None:
        cards = settings[0].cards
        self.sides, self.worlds, self.deep = cards.sides, worlds, deep
        self.rows: Int16 = np.zeros((len(settings), coop.LAID), np.int16)
        self.words: Words = np.zeros((len(settings), coop.words(cards)), np.uint64)
        self.piles: Int16 = np.zeros((len(settings), cards.count), np.int16)
        for game, (one, state) in enumerate(zip(settings, states, strict=True)):
            row, words, pile = self.rows[game], self.words[game], self.piles[game]
            coop.deal_from(row, words, pile, self.sides, np.uint64(state), one.seats, one.first, *one.agreed)
        seats = range(coop.SEATS_MOST + 1)
        self.trier = _Trier(self.sides, np.stack([table_for(one) if learned else GREEDY for one in seats]))

    @property
    def going(self) -> NDArray[np.intp]:
        """The tables at which somebody is to act."""
        return np.flatnonzero(self.rows[:, coop.PHASE] != coop.OVER)

    def scores(self) -> Longs:
        """The score of each table by now."""
        return np.array([coop.score(row) for row in self.rows])

    def step(self, seeds: Words) -> Longs:
        """A choice at each of the tables `going`, from a seed each; what was done there."""
        going = self.going
        actions, asked = np.zeros(len(going), np.int64), np.zeros(len(going), np.bool_)
        _settled(going, self.rows, self.sides, actions, asked)
        actions[asked] = self._best(going[asked], seeds[asked])
        _done(going, self.rows, self.words, self.piles, self.sides, actions)
        return actions

    def _best(self, games: NDArray[np.intp], seeds: Words) -> Longs:
        """The first action of the best plan at each of these tables."""
        count, width = len(games), self.piles.shape[1]
        rows, piles = np.zeros((count, coop.LAID), np.int16), np.zeros((count, width), np.int16)
        counts, sizes = np.zeros((count, width + 1), np.int16), np.zeros(count, np.int64)
        plans, live = np.zeros((count, PLANS_MOST, 2), np.int16), np.zeros((count, PLANS_MOST), np.int16)
        _seen(games, self.rows, self.piles, self.sides, rows, piles, sizes, counts, plans, live)
        usual, gained, before, means = np.zeros((4, count, PLANS_MOST))
        trials = Trials(usual, gained, before, means, live)
        lucks = np.array([mix(seed) for seed in seeds], np.uint64)
        worlds, deep = self.worlds[games], self.deep[games]
        self.trier.begin(rows, self.words[games], piles, sizes, counts, plans, lucks)
        done, more, best = np.zeros(count, np.int64), np.zeros(count, np.int64), np.zeros(count, np.int64)
        for stage in range(STAGES):
            _wanted(stage, live, rows, worlds, deep, more)
            if more.any():
                found = self.trier.tried(stage, more, live)
                usual += found[0]
                gained += found[1]
            _judged(stage, done, more, trials)
        _best(means, live, best)
        return np.asarray(plans[np.arange(count), best, 0], np.int64)


class _Trier:
    """What a GPU does: worlds are dealt, and plans tried in them."""

    def __init__(self, sides: Int16, tables: Longs) -> None:
        global cuda
        cuda = gpu.opened()
        self.sides, self.tables = self._there(sides), self._there(tables)
        self.pile_of = pile_type(sides.shape[1])
        self.row_of = np.int8 if sides.shape[1] <= coop.CARDS_IN_BYTES else np.int16

    def begin(
        self, rows: Int16, words: Words, piles: Int16, sizes: Longs, counts: Int16, plans: Int16, lucks: Words
    ) -> None:
        """Lay out the positions of a step."""
        self.dealing = [self._there(one) for one in (piles.astype(self.pile_of), sizes, rows[:, coop.END], lucks)]
        self.lying = [self._there(one) for one in (rows.astype(self.row_of), words, counts, plans)]
        self.wide = words.shape[1]

    def tried(self, stage: int, more: Longs, live: Int16) -> tuple[Longs, Longs]:
        """The sums of the scores of the plans alive in so many more worlds of each position,
        and of what searching later turns gained.
        """
        alive = live.sum(axis=1).astype(np.int64)
        order = np.argsort(-live, axis=1, kind="stable").astype(np.int16)
        dealt, first = _starts(more), _starts(more * alive)
        worlds = gpu.at_hand(cuda.device_array, (int(dealt[-1]), coop.POOL), self.pile_of)
        usual, gained = (self._there(np.zeros(live.shape, np.int64)) for _ in range(2))
        given = [self._there(one) for one in (dealt, first, alive, order)]
        gpu.at_hand(_dealing()[_blocks(len(more)), BLOCK], worlds, given[0], *self.dealing)
        known = (*given, *self.lying, self.sides, self.tables, stage >= CLOSER)
        attempts = _trying(self.wide, self.row_of)
        gpu.at_hand(attempts[_blocks(int(first[-1])), BLOCK], usual, gained, worlds, *known)
        return gpu.at_hand(usual.copy_to_host), gpu.at_hand(gained.copy_to_host)

    def _there(self, array: NDArray[Any]) -> Any:
        return gpu.at_hand(cuda.to_device, np.ascontiguousarray(array))


def _starts(sizes: Longs) -> Longs:
    """Where each of some pieces begins that lie one after another, and where the last one ends."""
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(sizes)])


def _blocks(threads: int) -> int:
    return (threads + BLOCK - 1) // BLOCK


@cache
def _dealing() -> Any:
    """A kernel of the GPU that deals the worlds, a thread a position."""

    @cuda.jit
    def deal(worlds, dealt, piles, sizes, ends, lucks):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < piles.shape[0]:
            pile, luck = piles[at][: sizes[at]], lucks[at]
            for world in range(dealt[at], dealt[at + 1]):
                luck = another_deck(pile, 1, ends[at], luck)
                for i in range(ends[at]):
                    worlds[world, i] = pile[i]
            lucks[at] = luck

    return deal


@cache
def _trying(wide: int, row_of: Any) -> Any:
    """A kernel of the GPU that tries the plans, a thread a plan in a world, for games with so many words."""
    numbers = coop.LAID

    @cuda.jit(**_HOW)
    def attempts(  # type: ignore[no-untyped-def]
        usual, gained, worlds, dealt, first, alive, order, rows, words, counts, plans, sides, tables, closely
    ):
        item = cuda.grid(1)
        if item < first[first.shape[0] - 1]:
            at = whose(first, item)
            row, tried = cuda.local.array(numbers, row_of), cuda.local.array(numbers, row_of)
            laid, lying = cuda.local.array(wide, np.uint64), cuda.local.array(wide, np.uint64)
            same(row, rows[at])
            same(laid, words[at])
            item -= first[at]
            plan, pile, table = (
                order[at, item % alive[at]],
                worlds[dealt[at] + item // alive[at]],
                tables[row[coop.SEATS]],
            )
            found = attempt(row, laid, pile, sides, counts[at], table, plans[at, plan], closely, tried, lying)
            cuda.atomic.add(usual, (at, plan), found[0])
            cuda.atomic.add(gained, (at, plan), found[1])

    return attempts


@kernel
def whose(first: Longs, item: int) -> int:
    """In which of some pieces that lie one after another something is."""
    at, beyond = 0, len(first) - 1
    while beyond - at > 1:
        middle = (at + beyond) // 2
        if first[middle] <= item:
            at = middle
        else:
            beyond = middle
    return at


@apart
def _settled(
    games: NDArray[np.intp], rows: Int16, sides: Int16, actions: Longs, asked: NDArray[np.bool_]
) -> None:  # fmt: skip
    """What is done where there is no choice; and at which tables there is one."""
    for i in range(len(games)):
        mask = coop.legal(rows[games[i]], sides)
        actions[i], asked[i] = coop.nth(mask, 0), coop.size(mask) > 1


@apart
def _done(games: NDArray[np.intp], rows: Int16, words: Words, piles: Int16, sides: Int16, actions: Longs) -> None:
    for i in range(len(games)):
        game = games[i]
        coop.apply(rows[game], words[game], piles[game], sides, actions[i])


@apart
def _seen(
    games: NDArray[np.intp],
    rows: Int16,
    piles: Int16,
    sides: Int16,
    seen: Int16,
    hidden: Int16,
    sizes: Longs,
    counts: Int16,
    plans: Int16,
    live: Int16,
) -> None:
    """What each seat to act sees, and its plans."""
    for i in range(len(games)):
        sizes[i] = see(rows[games[i]], piles[games[i]], seen[i], hidden[i])
        greedy.unseen(counts[i], hidden[i, : sizes[i]], min(1, seen[i, coop.END]), sides)
        live[i, : list_plans(seen[i], sides, plans[i])] = 1


@apart
def _wanted(stage: int, live: Int16, rows: Int16, worlds: Longs, deep: Longs, more: Longs) -> None:
    for i in range(len(more)):
        more[i] = wanted(stage, live[i], rows[i], worlds[i], deep[i])


@apart
def _judged(stage: int, done: Longs, more: Longs, all_trials: Trials) -> None:
    usual, gained, before, means, live = all_trials
    for i in range(len(more)):
        done[i] = judge(stage, done[i], more[i], Trials(usual[i], gained[i], before[i], means[i], live[i]))


@apart
def _best(means: Floats, live: Int16, best: Longs) -> None:
    for i in range(len(best)):
        best[i] = best_of(means[i], live[i])
