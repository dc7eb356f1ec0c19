"""race as a learner sees it who knows the years roughly:
each seat has its own guess of each year, always the same, as the policy `noisy`.

A card that was laid wrongly and comes back from a reshuffled deck
is guessed as before. The numbers of an observation, in this order:

    play-off; cards in the deck / cards; cards in the discard pile / cards; cards in the line / gaps
    for each seat from the one to act on: cards in the hand / the largest hand; still in the game
    for each place of the own hand: see `SLOT` (a place without a card is zeros)

Action number: place in the hand x gaps + n: the gap where the card seems to belong (n = 0),
or another, by how far the guess would have to be wrong. So an action means the same whatever
the line, and with as many gaps as there can be until the first round of a play-off ends all
legal moves are there; in a longer play-off those that seem most foolish are not offered.

A reward comes to the seat that acted: 1 or -1 when the game ends,
0 where all share the victory. `results` has it for every seat.
"""

from typing import Final

import numpy as np

from yearline.sim import race
from yearline.sim.bits import Words
from yearline.sim.cards import Years, guess_year
from yearline.sim.kernel import apart, kernel
from yearline.sim.kind import DEAL, ENDED, ILLEGAL, STOPPED, Bytes, Floats, Scratch, Setting, Sight
from yearline.sim.luck import Int16, Longs, mix
from yearline.sim.noisy import gap_of
from yearline.sim.play import SALT
from yearline.sim.sights.near import NEAR, Guesses, crown, nth_gap, write_near

HEAD: Final = 4
SEAT: Final = 2
SLOT: Final = NEAR + 1
"""What `near` says of a card; how many others of the hand seem to belong into the same gap."""
MOVES_MOST: Final = 1_000
"""Those who know nothing may never finish: a game is stopped after so many moves, and nobody has won."""
LUCK, PERSON = range(2)


class _Race(Sight):
    spare = np.float64

    def actions(self, setting: Setting) -> int:
        return hand_of(setting) * gaps_of(setting)

    def width(self, setting: Setting) -> int:
        return HEAD + SEAT * setting.seats + SLOT * hand_of(setting)

    def room(self, setting: Setting) -> Scratch:
        return Scratch(race.width(setting.cards), 2, hand_of(setting))


def hand_of(setting: Setting) -> int:
    """The largest hand; none grows beyond its beginning."""
    return int(setting.agreed[1:].max())


def gaps_of(setting: Setting) -> int:
    """As many as there are when all hands lie in the line, and all but one card of a first round of a play-off."""
    return int(setting.agreed[1:].sum()) + setting.seats + 1


@apart
def _one(
    seen: Floats,
    mask: Bytes,
    result: Floats,
    row: Int16,
    words: Words,
    pile: Int16,
    hand: Guesses,
    sides: Int16,
    years: Years,
    given: Longs,
    error: float,
    seed: np.uint64,
    games: int,
    action: int,
) -> tuple[float, int, int, np.uint64]:
    reward, done = 0.0, 0
    result[:] = 0.0
    if action != DEAL:
        reward, done = act(result, row, words, pile, hand, sides, years, len(mask) // len(hand), action)
    if done:
        seed += np.uint64(games)
    if done or action == DEAL:
        race.deal(row, pile, words, sides, seed, given[3:], given[1], given[2])
        words[PERSON] = mix(seed ^ SALT)
    believe(hand, row, words, years, error)
    observe(seen, mask, row, hand, years, error)
    return reward, done, turn(row), seed


@apart
def _many(
    actions: Longs,
    seen: Floats,
    masks: Bytes,
    rewards: Floats,
    dones: Bytes,
    results: Floats,
    turns: Bytes,
    rows: Int16,
    words: Words,
    piles: Int16,
    spares: Guesses,
    seeds: Words,
    sides: Int16,
    years: Years,
    given: Longs,
    error: float,
) -> None:
    games = len(rows)
    for i in range(games):
        see, may, got, row, laid, pile, more = seen[i], masks[i], results[i], rows[i], words[i], piles[i], spares[i]
        rewards[i], dones[i], turns[i], seeds[i] = _one(
            see, may, got, row, laid, pile, more, sides, years, given, error, seeds[i], games, actions[i]
        )


_Race.one, _Race.many = staticmethod(_one), staticmethod(_many)
SIGHT: Final = _Race()


@kernel
def turn(row: Int16) -> int:
    """The seat to act."""
    return int(row[race.QUEUE + row[race.QUEUED]])


@kernel
def legal(row: Int16, slots: int, gaps: int, action: int) -> bool:
    """Whether an action can be done now."""
    if action < 0 or action >= slots * gaps:
        return False
    return bool(action // gaps < row[race.HELD + turn(row)] and action % gaps <= row[race.LAID])


@kernel
def act(
    result: Floats,
    row: Int16,
    words: Words,
    pile: Int16,
    hand: Guesses,
    sides: Int16,
    years: Years,
    gaps: int,
    action: int,
) -> tuple[float, int]:
    """What an action brings the seat that acts, and whether the game is over."""
    if not legal(row, len(hand), gaps, action):
        return ILLEGAL, 0
    seat, slot, laid = turn(row), action // gaps, row[race.LAID]
    gap = nth_gap(row, race.LINE, laid, years, hand[slot], action % gaps)
    race.apply(row, pile, words, sides, sides[:0], slot * (laid + 1) + gap)
    if row[race.PHASE] == race.OVER:
        crown(result, row[race.WINNERS])
        return float(result[seat]), ENDED
    return 0.0, STOPPED if row[race.MOVES] >= MOVES_MOST else 0


@kernel
def believe(hand: Guesses, row: Int16, words: Words, years: Years, error: float) -> None:
    """What the seat to act takes the years of its cards for.
    Nothing else here looks at a year that has not been turned over.
    """
    seat = turn(row)
    for slot in range(row[race.HELD + seat]):
        card = row[race.HAND + race.HAND_MOST * seat + slot]
        hand[slot] = guess_year(years[card], card, words[PERSON] + np.uint64(seat), error)


@kernel
def observe(seen: Floats, mask: Bytes, row: Int16, hand: Guesses, years: Years, error: float) -> None:
    """Write down what the seat to act sees, believes, and may do."""
    seat, seats, slots, laid = turn(row), row[race.SEATS], len(hand), row[race.LAID]
    gaps = len(mask) // slots
    for action in range(len(mask)):
        mask[action] = legal(row, slots, gaps, action)
    seen[:] = 0.0
    seen[0] = row[race.PHASE] == race.PLAYOFF
    seen[1] = (row[race.END] - row[race.NEXT]) / len(years)
    seen[2] = row[race.DISCARDED] / len(years)
    seen[3] = laid / gaps
    for step in range(seats):
        other = (seat + step) % seats
        seen[HEAD + SEAT * step] = row[race.HELD + other] / slots
        seen[HEAD + SEAT * step + 1] = row[race.ACTIVE] >> other & 1
    at = HEAD + SEAT * seats
    for slot in range(row[race.HELD + seat]):
        write_near(seen, at + SLOT * slot, row, race.LINE, laid, years, hand[slot], error)
        for other in range(row[race.HELD + seat]):
            same = _gap(row, years, hand[slot]) == _gap(row, years, hand[other])
            seen[at + SLOT * slot + NEAR] += same and other != slot


@kernel
def _gap(row: Int16, years: Years, guess: float) -> int:
    return gap_of(row, race.LINE, row[race.LAID], years, guess)
