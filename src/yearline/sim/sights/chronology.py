"""chronology as a learner sees it who knows the years roughly:
each seat has its own guess of each year, as the policy `noisy`.

The numbers of an observation, in this order:

    phase (4, as in `chronology`); colour of the power just won (3); cards in each of the three decks / all cards
    for each seat from the one to act on: cards in the line / gaps
    for each of its four places for stacks: see `STACK` (a place without a stack is zeros); beside its owner's line
    the top of each deck: see `near`, beside the own line (an empty deck is zeros)

Action numbers, in this order:

    three colours: a packet, or the neighbour's start card
    own stack x gaps + n: the gap where its top card seems to belong (n = 0), or another, by how far the guess would
        have to be wrong
    seat (the own first) x 4 + stack: use the power on it
    do without the power

So an action means the same whatever the line, and with as many gaps as the own cards can make all legal moves
are there; in a line that has been fed with more from the decks those that seem most foolish are not offered.

A reward comes to the seat that acted: 1 or -1 when the game ends,
0 where all share the victory. `results` has it for every seat.
"""

from typing import Final

import numpy as np

from yearline.sim import chronology
from yearline.sim.bits import Words
from yearline.sim.cards import COLOR, Years, guess_year
from yearline.sim.chronology import PACKET, STACKS_MOST
from yearline.sim.kernel import apart, kernel
from yearline.sim.kind import DEAL, ENDED, ILLEGAL, Bytes, Floats, Scratch, Setting, Sight
from yearline.sim.luck import Int16, Longs, mix
from yearline.sim.play import SALT
from yearline.sim.sights.near import NEAR, Guesses, crown, nth_gap, write_near

COLORS: Final = 3
HEAD: Final = 10
STACK: Final = 4 + NEAR
"""Cards in the stack / gaps; its colour (3); what `near` says of its top card."""


class _Chronology(Sight):
    spare = np.float64

    def actions(self, setting: Setting) -> int:
        return COLORS + STACKS_MOST * gaps_of(setting) + STACKS_MOST * setting.seats + 1

    def width(self, setting: Setting) -> int:
        return HEAD + setting.seats * (1 + STACKS_MOST * STACK) + COLORS * NEAR

    def room(self, setting: Setting) -> Scratch:
        return Scratch(chronology.width(setting.cards.count, setting.seats), 1, STACKS_MOST * setting.seats + COLORS)


def gaps_of(setting: Setting) -> int:
    """As many as there are when all own packets lie beside the start card."""
    return PACKET * int(setting.agreed[0]) + 2


@apart
def _one(
    seen: Floats,
    mask: Bytes,
    result: Floats,
    row: Int16,
    words: Words,
    pile: Int16,
    tops: Guesses,
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
        reward, done = act(result, row, pile, tops, sides, years, gaps_in(mask, given[0]), action)
    if done:
        seed += np.uint64(games)
    if done or action == DEAL:
        chronology.deal(row, pile, sides, seed, given[0], given[1], given[2])
        words[0] = mix(seed ^ SALT)
    believe(tops, row, pile, words[0], years, error)
    observe(seen, mask, row, tops, sides, years, error)
    return reward, done, row[chronology.TURN], seed


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


_Chronology.one, _Chronology.many = staticmethod(_one), staticmethod(_many)
SIGHT: Final = _Chronology()


@kernel
def gaps_in(mask: Bytes, seats: int) -> int:
    """How many gaps there are actions for."""
    return (len(mask) - 1 - COLORS - STACKS_MOST * seats) // STACKS_MOST


@kernel
def legal(row: Int16, sides: Int16, gaps: int, action: int) -> bool:
    """Whether an action can be done now."""
    phase, seats = row[chronology.PHASE], row[chronology.SEATS]
    target = action - COLORS - STACKS_MOST * gaps
    if action < 0 or target > STACKS_MOST * seats:
        return False
    if action < COLORS:
        if phase != chronology.DRAFT and phase != chronology.START:
            return False
        return bool(_left(row, action) >= _enough(row))
    if target < 0:
        stack, nth = (action - COLORS) // gaps, (action - COLORS) % gaps
        mine = phase == chronology.PLACE and stack < row[chronology.STACKS + row[chronology.TURN]]
        return bool(mine and nth <= row[chronology.LAID + row[chronology.TURN]])
    if phase != chronology.POWER or target == STACKS_MOST * seats:
        return bool(phase == chronology.POWER)
    seat, stack = (row[chronology.TURN] + target // STACKS_MOST) % seats, target % STACKS_MOST
    return bool(stack < row[chronology.STACKS + seat] and chronology.is_target(row, sides, seat, stack))


@kernel
def _left(row: Int16, color: int) -> int:
    """How many cards a deck has."""
    return int(row[chronology.END + color] - row[chronology.NEXT + color])


@kernel
def _enough(row: Int16) -> int:
    """How many cards a deck must have to be chosen."""
    return PACKET if row[chronology.PHASE] == chronology.DRAFT else 1


@kernel
def choice_of(row: Int16, tops: Guesses, sides: Int16, years: Years, gaps: int, action: int) -> int:
    """The place of a legal action in the reference's list."""
    choice, seat = 0, row[chronology.TURN]
    if action < COLORS:
        for color in range(action):
            choice += _left(row, color) >= _enough(row)
        return choice
    target = action - COLORS - STACKS_MOST * gaps
    if target < 0:
        stack, laid = (action - COLORS) // gaps, row[chronology.LAID + seat]
        line = chronology.BELOW + sides.shape[1] * (2 + seat)
        gap = nth_gap(row, line, laid, years, tops[stack], (action - COLORS) % gaps)
        return int(stack * (laid + 1) + gap)
    none = target == STACKS_MOST * row[chronology.SEATS]
    wanted = (seat + target // STACKS_MOST) % row[chronology.SEATS]
    for other in range(row[chronology.SEATS]):
        for stack in range(row[chronology.STACKS + other]):
            if not none and other == wanted and stack == target % STACKS_MOST:
                return choice
            choice += chronology.is_target(row, sides, other, stack)
    return choice


@kernel
def act(
    result: Floats, row: Int16, pile: Int16, tops: Guesses, sides: Int16, years: Years, gaps: int, action: int
) -> tuple[float, int]:
    """What an action brings the seat that acts, and whether the game is over."""
    if not legal(row, sides, gaps, action):
        return ILLEGAL, 0
    seat = row[chronology.TURN]
    chronology.apply(row, pile, sides, choice_of(row, tops, sides, years, gaps, action))
    if row[chronology.PHASE] != chronology.OVER:
        return 0.0, 0
    crown(result, row[chronology.WINNERS])
    return float(result[seat]), ENDED


@kernel
def believe(tops: Guesses, row: Int16, pile: Int16, everybody: np.uint64, years: Years, error: float) -> None:
    """What the seat to act takes the years of all cards on top for, its own first.
    Nothing else here looks at a year that has not been turned over.
    """
    seat, seats = row[chronology.TURN], row[chronology.SEATS]
    person = everybody + np.uint64(seat)
    for step in range(seats):
        owner = (seat + step) % seats
        for stack in range(row[chronology.STACKS + owner]):
            card = row[chronology.TOP + STACKS_MOST * owner + stack]
            tops[STACKS_MOST * step + stack] = guess_year(years[card], card, person, error)
    for color in range(COLORS):
        if _left(row, color) > 0:
            card = pile[row[chronology.NEXT + color]]
            tops[STACKS_MOST * seats + color] = guess_year(years[card], card, person, error)


@kernel
def observe(seen: Floats, mask: Bytes, row: Int16, tops: Guesses, sides: Int16, years: Years, error: float) -> None:
    """Write down what the seat to act sees, believes, and may do."""
    seat, seats, gaps = row[chronology.TURN], row[chronology.SEATS], gaps_in(mask, row[chronology.SEATS])
    for action in range(len(mask)):
        mask[action] = legal(row, sides, gaps, action)
    seen[:] = 0.0
    if row[chronology.PHASE] < chronology.OVER:
        seen[row[chronology.PHASE]] = 1.0
    if row[chronology.PHASE] == chronology.POWER:
        seen[4 + row[chronology.WON]] = 1.0
    at = HEAD
    for step in range(seats):
        owner = (seat + step) % seats
        seen[at] = row[chronology.LAID + owner] / gaps
        for stack in range(row[chronology.STACKS + owner]):
            guess = tops[STACKS_MOST * step + stack]
            _stack(seen, at + 1 + STACK * stack, row, owner, stack, gaps, sides, years, guess, error)
        at += 1 + STACKS_MOST * STACK
    line, laid = chronology.BELOW + sides.shape[1] * (2 + seat), row[chronology.LAID + seat]
    for color in range(COLORS):
        seen[7 + color] = _left(row, color) / len(years)
        if _left(row, color) > 0:
            guess = tops[STACKS_MOST * seats + color]
            write_near(seen, at + NEAR * color, row, line, laid, years, guess, error)


@kernel
def _stack(
    seen: Floats,
    at: int,
    row: Int16,
    owner: int,
    stack: int,
    gaps: int,
    sides: Int16,
    years: Years,
    guess: float,
    error: float,
) -> None:
    """A stack beside its owner's line."""
    place = STACKS_MOST * owner + stack
    seen[at] = row[chronology.SIZE + place] / gaps
    seen[at + 1 + sides[COLOR, row[chronology.TOP + place]]] = 1.0
    line = chronology.BELOW + sides.shape[1] * (2 + owner)
    write_near(seen, at + 4, row, line, row[chronology.LAID + owner], years, guess, error)
