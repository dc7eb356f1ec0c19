"""Whole games from deal to end inside the kernels: the policies that need no search, thousands of games a call.

A game's number in a run is added to the seed, so a run is the same on any number of threads, and any one game of it can be dealt again.
"""

import numpy as np
from numpy.typing import NDArray

from yearline.sim import chronology, coop, greedy, race
from yearline.sim.cards import RANK, Years, guess_year
from yearline.sim.greedy import Floats
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, Luck, mix, pick
from yearline.sim.noisy import choose_chronology, choose_race

Results = NDArray[np.int32]
RESULT, MOVES, TURNS, RIGHT, WRONG, FIRST, REASON = range(7)
"""What is noted of a game: coop's score or the winners as bits; turns are rounds in race; right and wrong are plays."""
NOTES = 7
RANDOM, GREEDY, NOISY = range(3)
_SALT = np.uint64(0x9E6C_63D0_876A_3F1B)
"""Policies draw from a luck of their own, so that the choices say nothing about the deal."""


@kernel
def play_coop(
    out: Results,
    sides: Int16,
    years: Years,
    seed: np.uint64,
    seats: int,
    first: int,
    flags: tuple[bool, bool],
    policy: int,
    error: float,
    weights: Floats,
) -> None:
    """Fill `out` with games of coop."""
    ranks = sides[RANK].max() + 1
    row = np.zeros(coop.ZONE + ranks, np.int16)
    pile = np.zeros(sides.shape[1], np.int16)
    share = np.zeros(ranks + 1)
    guess = np.zeros((seats, sides.shape[1]), np.int16)
    guess[:] = sides[RANK]
    for game in range(len(out)):
        own = seed + np.uint64(game)
        coop.deal(row, pile, sides, own, seats, first, flags[0], flags[1])
        if policy == RANDOM:
            _random_coop(row, pile, sides, mix(own ^ _SALT))
        else:
            if policy == NOISY:
                _guess_ranks(guess, sides, years, mix(own ^ _SALT), error)
            greedy.unseen(share, pile, row[coop.NEXT], sides)
            finish_coop(row, pile, sides, guess, share, weights)
        note = out[game]
        note[RESULT], note[REASON] = coop.score(row), row[coop.REASON]
        note[MOVES], note[TURNS], note[FIRST] = row[coop.MOVES], row[coop.TURNS], row[coop.FIRST]
        note[RIGHT], note[WRONG] = row[coop.MAIN] + row[coop.GAPS] - 1, row[coop.BLOCKED]


@kernel
def _random_coop(row: Int16, pile: Int16, sides: Int16, luck: np.uint64) -> None:
    while row[coop.PHASE] != coop.OVER:
        mask = coop.legal(row, sides)
        choice, luck = pick(luck, coop.size(mask))
        coop.apply(row, pile, sides, coop.nth(mask, choice))


@kernel
def finish_coop(row: Int16, pile: Int16, sides: Int16, guess: Int16, share: Floats, weights: Floats) -> None:
    """Play a game to its end greedily, each seat by its own guesses."""
    while row[coop.PHASE] != coop.OVER:
        action = greedy.choose(row, sides, guess[row[coop.TURN]], share, weights)
        coop.apply(row, pile, sides, action)


@kernel
def _guess_ranks(guess: Int16, sides: Int16, years: Years, person: np.uint64, error: float) -> None:
    """The rank to which each seat's guess of a year comes nearest from above."""
    calendar = np.unique(years)
    for seat in range(len(guess)):
        for card in range(len(years)):
            year = guess_year(years[card], card, person + np.uint64(seat), error)
            guess[seat, card] = min(int(np.searchsorted(calendar, year)), len(calendar) - 1)


@kernel
def play_race(
    out: Results,
    sides: Int16,
    years: Years,
    seed: np.uint64,
    sizes: Int16,
    first: int,
    keep: bool,
    policy: int,
    error: float,
    limit: int,
) -> None:
    """Fill `out` with games of race. Those who know nothing may never finish: a game is stopped, without winners, after `limit` moves."""
    count = sides.shape[1]
    row, pile = np.zeros(race.LINE + 2 * count, np.int16), np.zeros(count, np.int16)
    luck, script = np.zeros(1, np.uint64), np.zeros((0, count), np.int16)
    for game in range(len(out)):
        own = seed + np.uint64(game)
        race.deal(row, pile, luck, sides, own, sizes, first, keep)
        person = mix(own ^ _SALT)
        _play_race(row, pile, luck, sides, script, years, policy, person, error, limit)
        note = out[game]
        note[RESULT], note[REASON] = row[race.WINNERS], row[race.REASON]
        note[MOVES], note[TURNS], note[FIRST] = row[race.MOVES], row[race.ROUNDS], row[race.FIRST]
        note[RIGHT], note[WRONG] = row[race.RIGHT], row[race.WRONG]


@kernel
def _play_race(
    row: Int16,
    pile: Int16,
    luck: Luck,
    sides: Int16,
    script: Int16,
    years: Years,
    policy: int,
    person: np.uint64,
    error: float,
    limit: int,
) -> None:
    chance = person
    while row[race.PHASE] != race.OVER and row[race.MOVES] < limit:
        if policy == RANDOM:
            choice, chance = pick(chance, race.choices(row))
        else:
            choice = choose_race(row, years, person, error)
        race.apply(row, pile, luck, sides, script, choice)


@kernel
def play_chronology(
    out: Results,
    sides: Int16,
    years: Years,
    seed: np.uint64,
    seats: int,
    first: int,
    packets: int,
    policy: int,
    error: float,
) -> None:
    """Fill `out` with games of chronology."""
    count = sides.shape[1]
    row = np.zeros(chronology.BELOW + count * (2 + chronology.SEATS_MOST), np.int16)
    pile = np.zeros(count, np.int16)
    for game in range(len(out)):
        own = seed + np.uint64(game)
        chronology.deal(row, pile, sides, own, seats, first, packets)
        _play_chronology(row, pile, sides, years, policy, mix(own ^ _SALT), error)
        note = out[game]
        note[RESULT], note[REASON] = row[chronology.WINNERS], 0
        note[MOVES], note[TURNS], note[FIRST] = row[chronology.MOVES], row[chronology.TURNS], row[chronology.FIRST]
        note[RIGHT], note[WRONG] = row[chronology.RIGHT], row[chronology.WRONG]


@kernel
def _play_chronology(
    row: Int16, pile: Int16, sides: Int16, years: Years, policy: int, person: np.uint64, error: float
) -> None:
    chance = person
    while row[chronology.PHASE] != chronology.OVER:
        if policy == RANDOM:
            choice, chance = pick(chance, chronology.choices(row, sides))
        else:
            choice, chance = choose_chronology(row, sides, years, person, error, chance)
        chronology.apply(row, pile, sides, choice)
