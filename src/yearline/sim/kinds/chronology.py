"""chronology in the simulator: the policies random and noisy."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np

from yearline.games.chronology import Chronology
from yearline.sim import chronology
from yearline.sim.bits import Words
from yearline.sim.cards import Cards, Years
from yearline.sim.kernel import kernel
from yearline.sim.kind import Boards, Choices, Kind, Scratch, Setting
from yearline.sim.luck import Int16, Longs, mix, pick
from yearline.sim.noisy import sure
from yearline.sim.play import FIRST, MOVES, NOISY, RANDOM, REASON, RESULT, RIGHT, SALT, TURNS, WRONG, Results
from yearline.sim.sights.chronology import SIGHT


class _Chronology(Kind):
    name = "chronology"
    policies: ClassVar[Mapping[str, int]] = {"random": RANDOM, "noisy": NOISY}
    sight = SIGHT

    def agreed(self, rules: Chronology, seats: int) -> Sequence[int]:
        return (rules.number("draft_packets"),)

    def width(self, cards: Cards) -> int:
        return chronology.width(cards.count, chronology.SEATS_MOST)

    def words(self, cards: Cards) -> int:
        return 0

    def deal(self, tables: Boards, game: int, seed: np.uint64) -> None:
        one = tables.setting
        row, pile = tables.rows[game], tables.piles[game]
        chronology.deal(row, pile, one.cards.sides, seed, one.seats, one.first, *one.agreed)

    def lay_out(self, tables: Boards, game: int) -> None:
        one = tables.setting
        chronology.lay_out(tables.rows[game], tables.piles[game], one.cards.sides, one.seats, 0, *one.agreed)

    def choices(self, tables: Boards, counts: Choices) -> None:
        _choices(tables.rows, tables.cards.sides, counts)

    def step(self, tables: Boards, choices: Choices) -> None:
        _step(tables.rows, tables.piles, tables.cards.sides, choices)

    def snapshot(self, tables: Boards, game: int) -> dict[str, Any]:
        return chronology.snapshot(tables.rows[game], tables.cards)

    def room(self, setting: Setting, policy: int) -> Scratch:
        return Scratch(chronology.width(setting.cards.count, setting.seats), 0, 0)


@kernel
def _choices(rows: Int16, sides: Int16, counts: Choices) -> None:
    for game in range(len(rows)):
        counts[game] = chronology.choices(rows[game], sides)


@kernel
def _step(rows: Int16, piles: Int16, sides: Int16, choices: Choices) -> None:
    for game in range(len(rows)):
        if choices[game] >= 0:
            chronology.apply(rows[game], piles[game], sides, choices[game])


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
    chronology.deal(row, pile, sides, seed, seats, first, agreed[0])
    person = mix(seed ^ SALT)
    chance = person
    while row[chronology.PHASE] != chronology.OVER:
        if policy == RANDOM:
            choice, chance = pick(chance, chronology.choices(row, sides))
        else:
            choice, chance = choose(row, sides, years, person, error, chance)
        chronology.apply(row, pile, sides, choice)
    note[RESULT], note[REASON] = row[chronology.WINNERS], 0
    note[MOVES], note[TURNS], note[FIRST] = row[chronology.MOVES], row[chronology.TURNS], row[chronology.FIRST]
    note[RIGHT], note[WRONG] = row[chronology.RIGHT], row[chronology.WRONG]


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


_Chronology.whole, _Chronology.many = staticmethod(_whole), staticmethod(_many)
KIND: Final = _Chronology()


@kernel
def choose(
    row: Int16, sides: Int16, years: Years, person: np.uint64, error: float, luck: np.uint64
) -> tuple[int, np.uint64]:
    """The surest top card; red against the leader, blue and beige for oneself; decks by chance."""
    if row[chronology.PHASE] == chronology.POWER:
        return _choose_power(row, sides), luck
    if row[chronology.PHASE] != chronology.PLACE:
        return pick(luck, chronology.choices(row, sides))
    seat = row[chronology.TURN]
    laid, line = row[chronology.LAID + seat], chronology.BELOW + sides.shape[1] * (2 + seat)
    best, choice = -1.0, 0
    for stack in range(row[chronology.STACKS + seat]):
        card = row[chronology.TOP + chronology.STACKS_MOST * seat + stack]
        gap, how = sure(row, line, laid, years, card, person + np.uint64(seat), error)
        if how > best:
            best, choice = how, stack * (laid + 1) + gap
    return choice, luck


@kernel
def _choose_power(row: Int16, sides: Int16) -> int:
    """The first stack of the leading opponent (red) or of one's own (blue, beige); none: do without."""
    seat = row[chronology.TURN]
    wanted = _leader(row) if row[chronology.WON] == chronology.RED else seat
    choice = 0
    for other in range(row[chronology.SEATS]):
        for stack in range(row[chronology.STACKS + other]):
            if chronology.is_target(row, sides, other, stack):
                if other == wanted:
                    return choice
                choice += 1
    return choice


@kernel
def _leader(row: Int16) -> int:
    """The opponent with the longest line."""
    best, leader = -1, -1
    for seat in range(row[chronology.SEATS]):
        if seat != row[chronology.TURN] and row[chronology.LAID + seat] > best:
            best, leader = row[chronology.LAID + seat], seat
    return leader
