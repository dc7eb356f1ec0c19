"""coop in the simulator: the policies random, greedy and noisy."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np

from yearline.core.errors import BadOption
from yearline.games.coop import Coop
from yearline.sim import coop, greedy
from yearline.sim.bits import Words
from yearline.sim.cards import RANK, Cards, Years, guess_year
from yearline.sim.greedy import WEIGHTS
from yearline.sim.kernel import kernel
from yearline.sim.kind import Boards, Choices, Kind, Scratch, Setting
from yearline.sim.luck import Int16, Longs, mix, pick
from yearline.sim.play import (
    FIRST,
    GREEDY,
    MOVES,
    NOISY,
    RANDOM,
    REASON,
    RESULT,
    RIGHT,
    SALT,
    TURNS,
    WRONG,
    Results,
)
from yearline.sim.sights.coop import SIGHT


class _Coop(Kind):
    name = "coop"
    policies: ClassVar[Mapping[str, int]] = {"random": RANDOM, "greedy": GREEDY, "noisy": NOISY}
    sight = SIGHT
    reasons = coop.REASONS

    def agreed(self, rules: Coop, seats: int) -> Sequence[int]:
        if rules.must_discard:
            raise BadOption("the simulator leaves discarding to the players: discard_blocked=may")
        return rules.discard_first, rules.stacks_in_gap

    def width(self, cards: Cards) -> int:
        return coop.WIDTH

    def words(self, cards: Cards) -> int:
        return coop.words(cards)

    def deal(self, tables: Boards, game: int, seed: np.uint64) -> None:
        one = tables.setting
        row, words, pile = tables.rows[game], tables.words[game], tables.piles[game]
        coop.deal(row, words, pile, one.cards.sides, seed, one.seats, one.first, *one.agreed)

    def lay_out(self, tables: Boards, game: int) -> None:
        one, pool = tables.setting, min(coop.POOL, tables.cards.count)
        row, words, pile = tables.rows[game], tables.words[game], tables.piles[game]
        coop.lay_out(row, words, pile, one.cards.sides, pool, one.seats, 0, *one.agreed)

    def choices(self, tables: Boards, counts: Choices) -> None:
        _choices(tables.rows, tables.cards.sides, counts)

    def step(self, tables: Boards, choices: Choices) -> None:
        _step(tables.rows, tables.words, tables.piles, tables.cards.sides, choices)

    def snapshot(self, tables: Boards, game: int) -> dict[str, Any]:
        return coop.snapshot(tables.rows[game], tables.words[game], tables.cards)

    def room(self, setting: Setting, policy: int) -> Scratch:
        guesses = setting.seats * setting.cards.count if policy == NOISY else 0
        counts = 0 if policy == RANDOM else setting.cards.ranks + 1
        small = setting.cards.count <= coop.CARDS_IN_BYTES
        return Scratch(coop.LAID, coop.words(setting.cards), counts + guesses, small)


@kernel
def _choices(rows: Int16, sides: Int16, counts: Choices) -> None:
    for game in range(len(rows)):
        counts[game] = coop.choices(rows[game], sides)


@kernel
def _step(rows: Int16, words: Words, piles: Int16, sides: Int16, choices: Choices) -> None:
    for game in range(len(rows)):
        if choices[game] >= 0:
            action = coop.nth(coop.legal(rows[game], sides), choices[game])
            coop.apply(rows[game], words[game], piles[game], sides, action)


@kernel
def _whole(
    note: Results,
    row: Int16,
    words: Words,
    pile: Int16,
    spare: Int16,
    sides: Int16,
    years: Years,
    calendar: Years,
    agreed: Longs,
    seed: np.uint64,
    seats: int,
    first: int,
    policy: int,
    error: float,
) -> None:
    coop.deal(row, words, pile, sides, seed, seats, first, agreed[0], agreed[1])
    if policy == RANDOM:
        _random(row, words, pile, sides, mix(seed ^ SALT))
    else:
        counts, guess = spare[: len(calendar) + 1], spare[len(calendar) + 1 :]
        greedy.unseen(counts, pile, row[coop.NEXT], sides)
        if policy == GREEDY:
            _greedy(row, words, pile, sides, counts)
        else:
            _guess_ranks(guess, pile[: row[coop.END]], years, calendar, seats, mix(seed ^ SALT), error)
            _noisy(row, words, pile, sides, guess, counts)
    note[RESULT], note[REASON] = coop.score(row), row[coop.REASON]
    note[MOVES], note[TURNS], note[FIRST] = row[coop.MOVES], row[coop.TURNS], row[coop.FIRST]
    note[RIGHT], note[WRONG] = row[coop.MAIN] + row[coop.GAPS] - 1, row[coop.BLOCKED]


@kernel
def _many(
    out: Results,
    row: Int16,
    words: Words,
    pile: Int16,
    spare: Int16,
    sides: Int16,
    years: Years,
    calendar: Years,
    agreed: Longs,
    seed: np.uint64,
    seats: int,
    first: int,
    policy: int,
    error: float,
) -> None:
    for game in range(len(out)):
        own = seed + np.uint64(game)
        _whole(out[game], row, words, pile, spare, sides, years, calendar, agreed, own, seats, first, policy, error)


_Coop.whole, _Coop.many = staticmethod(_whole), staticmethod(_many)
KIND: Final = _Coop()


@kernel
def _random(row: Int16, words: Words, pile: Int16, sides: Int16, luck: np.uint64) -> None:
    while row[coop.PHASE] != coop.OVER:
        mask = coop.legal(row, sides)
        choice, luck = pick(luck, coop.size(mask))
        coop.apply(row, words, pile, sides, coop.nth(mask, choice))


@kernel
def _greedy(row: Int16, words: Words, pile: Int16, sides: Int16, counts: Int16) -> None:
    """Play a game to its end greedily; everybody knows every year."""
    while row[coop.PHASE] != coop.OVER:
        action = greedy.choose(row, words, sides, sides[RANK], counts, WEIGHTS)
        coop.apply(row, words, pile, sides, action)


@kernel
def _noisy(row: Int16, words: Words, pile: Int16, sides: Int16, guess: Int16, counts: Int16) -> None:
    """The same, each seat by its own guesses."""
    count = sides.shape[1]
    while row[coop.PHASE] != coop.OVER:
        own = count * np.int64(row[coop.TURN])
        action = greedy.choose(row, words, sides, guess[own : own + count], counts, WEIGHTS)
        coop.apply(row, words, pile, sides, action)


@kernel
def _guess_ranks(
    guess: Int16, pool: Int16, years: Years, calendar: Years, seats: int, person: np.uint64, error: float
) -> None:
    """The rank to which each seat's guess of a year comes nearest from above."""
    for seat in range(seats):
        for card in pool:
            year = guess_year(years[card], card, person + np.uint64(seat), error)
            guess[len(years) * seat + np.int64(card)] = min(_rank(calendar, year), len(calendar) - 1)


@kernel
def _rank(calendar: Years, year: float) -> int:
    """How many years of the calendar come before this one."""
    low, high = 0, len(calendar)
    while low < high:
        middle = (low + high) // 2
        if calendar[middle] < year:
            low = middle + 1
        else:
            high = middle
    return low
