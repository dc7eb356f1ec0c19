"""race in the simulator: the policies random and noisy."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np

from yearline.games.race import Race
from yearline.sim import race
from yearline.sim.bits import Words
from yearline.sim.cards import Cards, Years
from yearline.sim.kernel import kernel
from yearline.sim.kind import Boards, Choices, Kind, Scratch, Setting
from yearline.sim.luck import Int16, Longs, Luck, mix, pick
from yearline.sim.noisy import sure
from yearline.sim.play import FIRST, MOVES, NOISY, RANDOM, REASON, RESULT, RIGHT, SALT, TURNS, WRONG, Results
from yearline.sim.sights.race import SIGHT

MOVES_MOST: Final = 5_000
"""A game by players without a clue is stopped here."""


class _Race(Kind):
    name = "race"
    policies: ClassVar[Mapping[str, int]] = {"random": RANDOM, "noisy": NOISY}
    sight = SIGHT

    def agreed(self, rules: Race, seats: int) -> Sequence[int]:
        return rules.options["playoff"] == "keep_all", *rules.hand_sizes(seats)

    def width(self, cards: Cards) -> int:
        return race.width(cards)

    def words(self, cards: Cards) -> int:
        return 1

    def deal(self, tables: Boards, game: int, seed: np.uint64) -> None:
        one, agreed = tables.setting, tables.setting.agreed
        row, pile, luck = tables.rows[game], tables.piles[game], tables.words[game]
        race.deal(row, pile, luck, one.cards.sides, seed, agreed[1:], one.first, agreed[0])

    def lay_out(self, tables: Boards, game: int) -> None:
        agreed = tables.setting.agreed
        race.lay_out(tables.rows[game], tables.piles[game], agreed[1:], 0, agreed[0])

    def choices(self, tables: Boards, counts: Choices) -> None:
        _choices(tables.rows, counts)

    def step(self, tables: Boards, choices: Choices) -> None:
        _step(tables.rows, tables.piles, tables.words, tables.cards.sides, tables.script, choices)

    def snapshot(self, tables: Boards, game: int) -> dict[str, Any]:
        return race.snapshot(tables.rows[game], tables.cards)

    def room(self, setting: Setting, policy: int) -> Scratch:
        return Scratch(race.width(setting.cards), 1, 0)


@kernel
def _choices(rows: Int16, counts: Choices) -> None:
    for game in range(len(rows)):
        counts[game] = race.choices(rows[game])


@kernel
def _step(rows: Int16, piles: Int16, luck: Luck, sides: Int16, script: Int16, choices: Choices) -> None:
    for game in range(len(rows)):
        if choices[game] >= 0:
            race.apply(rows[game], piles[game], luck[game], sides, script, choices[game])


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
    """Those who know nothing may never finish: a game is stopped, without winners, after so many moves."""
    race.deal(row, pile, words, sides, seed, agreed[1:], first, agreed[0])
    person = mix(seed ^ SALT)
    chance = person
    while row[race.PHASE] != race.OVER and row[race.MOVES] < MOVES_MOST:
        if policy == RANDOM:
            choice, chance = pick(chance, race.choices(row))
        else:
            choice = choose(row, years, person, error)
        race.apply(row, pile, words, sides, sides[:0], choice)
    note[RESULT], note[REASON] = row[race.WINNERS], row[race.REASON]
    note[MOVES], note[TURNS], note[FIRST] = row[race.MOVES], row[race.ROUNDS], row[race.FIRST]
    note[RIGHT], note[WRONG] = row[race.RIGHT], row[race.WRONG]


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


_Race.whole, _Race.many = staticmethod(_whole), staticmethod(_many)
KIND: Final = _Race()


@kernel
def choose(row: Int16, years: Years, person: np.uint64, error: float) -> int:
    """The surest card of the hand."""
    seat = row[race.QUEUE + row[race.QUEUED]]
    best, choice = -1.0, 0
    for slot in range(row[race.HELD + seat]):
        card = row[race.HAND + race.HAND_MOST * seat + slot]
        gap, how = sure(row, race.LINE, row[race.LAID], years, card, person + np.uint64(seat), error)
        if how > best:
            best, choice = how, slot * (row[race.LAID] + 1) + gap
    return choice
