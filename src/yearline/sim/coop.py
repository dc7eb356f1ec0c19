"""coop as rows of numbers: one game is one row of int16, and its pile is the deal (RULES section 1).

A row knows for every rank of a year what would become of a card of that year (its zone), so laying a card is a look-up:

    OUTSIDE  beyond the ends: a new column        COLUMN  equal to a column: stacked on it
    OPEN     in a gap that is still empty         SAME    equal to the card of a gap      SHUT  in a gap that is taken

A blocked card lies in its hand as -1 - card. Actions: 0-3 play and 4-7 discard the card in that slot of the hand, 8 ends
the turn. A choice is the place of an action in the reference's legal list, which has the same order.
"""

from itertools import pairwise
from typing import Any, Final

import numpy as np

from yearline.sim.cards import BACK, FRONT, RANK, Cards
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, below, seeded, shuffle, skip

POOL: Final = 36
SLOTS: Final = 4
SEATS_MOST: Final = 8

OPEN_PHASE, MUST_PLACE, MAY_STOP, OVER = range(4)
PHASES: Final = ("open", "must_place", "may_stop", "over")
FAILED, STUCK, ALL_PLAYED = 1, 2, 3
REASONS: Final = (None, "failed", "stuck", "all_played")
OUTSIDE, COLUMN, OPEN, SHUT, SAME = range(5)

(LOW, HIGH, MAIN, GAPS, SYMBOL, TURN, NEXT, END, PHASE, REASON, SEATS, STACKS, MOVES, TURNS, BLOCKED, DROPS, FIRST) = (
    range(17)
)
HELD: Final = 17
HAND: Final = HELD + SEATS_MOST
LAID: Final = HAND + SEATS_MOST * SLOTS
DROPPED: Final = LAID + POOL
ZONE: Final = DROPPED + POOL

DISCARD: Final = 4
END_TURN: Final = 8


@kernel
def deal(
    row: Int16, pile: Int16, sides: Int16, seed: np.uint64, seats: int, first: int, discard_first: bool, stacks: bool
) -> None:
    """The game that `Coop.setup` deals from a seed; `first` is the first player, or -1 for chance."""
    deal_from(row, pile, sides, seeded(seed), seats, first, discard_first, stacks)


@kernel
def deal_from(
    row: Int16, pile: Int16, sides: Int16, state: np.uint64, seats: int, first: int, discard_first: bool, stacks: bool
) -> None:
    """The same from a state of the luck: a record's seed may have more bits than a kernel's number."""
    count = sides.shape[1]
    for i in range(count):
        pile[i] = i
    state = skip(state, count)
    pool = min(POOL, count)
    shuffle(pile, pool, state)
    if first < 0:
        first, state = below(skip(state, count), seats)
    lay_out(row, pile, sides, pool, seats, first, discard_first, stacks)


@kernel
def lay_out(
    row: Int16, pile: Int16, sides: Int16, pool: int, seats: int, first: int, discard_first: bool, stacks: bool
) -> None:
    """The state after set-up, from a pile in order."""
    row[:] = 0
    for seat in range(seats):
        row[HELD + seat] = SLOTS
    for i in range(seats * SLOTS):
        row[HAND + i] = pile[i]
    at = seats * SLOTS
    start, dropped = pile[at], pile[at + 1]
    if discard_first:
        start, dropped = dropped, start
    rank = sides[RANK, start]
    row[LOW] = row[HIGH] = rank
    row[ZONE + rank] = COLUMN
    row[MAIN] = 1
    row[LAID] = start
    row[DROPPED] = dropped
    row[DROPS] = 1
    row[SYMBOL] = sides[BACK, dropped]
    row[TURN] = row[FIRST] = first
    row[NEXT], row[END] = at + 2, pool
    row[SEATS], row[STACKS] = seats, stacks
    row[TURNS] = 1


@kernel
def legal(row: Int16, sides: Int16) -> int:
    """What the seat to act may do: a bit an action."""
    phase = row[PHASE]
    if phase == OVER:
        return 0
    hand = HAND + SLOTS * row[TURN]
    mask = 0
    for slot in range(row[HELD + row[TURN]]):
        card = row[hand + slot]
        if card >= 0:
            mask |= 1 << slot
        else:
            card = -1 - card
        if phase == OPEN_PHASE and sides[FRONT, card] == row[SYMBOL]:
            mask |= 1 << (DISCARD + slot)
    if phase == MAY_STOP:
        mask |= 1 << END_TURN
    return mask


@kernel
def choices(row: Int16, sides: Int16) -> int:
    """How many actions the seat to act may choose from."""
    return size(legal(row, sides))


@kernel
def size(mask: int) -> int:
    """How many actions a mask holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def nth(mask: int, choice: int) -> int:
    """The action that a choice means: the place of the n-th bit."""
    for _ in range(choice):
        mask &= mask - 1
    action = 0
    while not mask >> action & 1:
        action += 1
    return action


@kernel
def apply(row: Int16, pile: Int16, sides: Int16, action: int) -> None:
    """What comes of a legal action."""
    row[MOVES] += 1
    if action == END_TURN:
        _close(row, pile, sides)
        return
    at = HAND + SLOTS * row[TURN] + action % SLOTS
    card = row[at]
    if action >= DISCARD:
        if card < 0:
            card = -1 - card
        row[DROPPED + row[DROPS]] = card
        row[DROPS] += 1
        row[SYMBOL] = sides[BACK, card]
        _take(row, at)
        _close(row, pile, sides)
    elif lay(row, card, sides[RANK, card]):
        _take(row, at)
        if row[PHASE] == MAY_STOP or not _can_play(row, row[TURN]):
            _close(row, pile, sides)
        else:
            row[PHASE] = MAY_STOP
    else:
        row[at] = -1 - card
        _blocked(row, pile, sides)


@kernel
def _blocked(row: Int16, pile: Int16, sides: Int16) -> None:
    row[BLOCKED] += 1
    left = _can_play(row, row[TURN])
    if row[PHASE] == MAY_STOP:
        if not left:
            _close(row, pile, sides)
    elif left:
        row[PHASE] = MUST_PLACE
    else:
        row[PHASE], row[REASON] = OVER, FAILED


@kernel
def lay(row: Int16, card: int, rank: int) -> bool:
    """Put a card where its date says; False: its gap is taken."""
    zone = row[ZONE + rank]
    if zone == SHUT:
        return False
    row[LAID + row[MAIN] + row[GAPS]] = card
    if zone == OUTSIDE:
        _extend(row, rank)
        row[MAIN] += 1
    elif zone == COLUMN:
        row[MAIN] += 1
    else:
        if zone == OPEN:
            fill(row, rank)
        row[GAPS] += 1
    return True


@kernel
def _extend(row: Int16, rank: int) -> None:
    """A new end column; what it leaps over is an open gap."""
    if rank < row[LOW]:
        leapt = range(rank + 1, row[LOW])
        row[LOW] = rank
    else:
        leapt = range(row[HIGH] + 1, rank)
        row[HIGH] = rank
    for other in leapt:
        row[ZONE + other] = OPEN
    row[ZONE + rank] = COLUMN


@kernel
def fill(row: Int16, rank: int) -> None:
    """The gap is taken from column to column."""
    other = ZONE + rank - 1
    while row[other] != COLUMN:
        row[other] = SHUT
        other -= 1
    other = ZONE + rank + 1
    while row[other] != COLUMN:
        row[other] = SHUT
        other += 1
    row[ZONE + rank] = SAME if row[STACKS] else SHUT


@kernel
def _take(row: Int16, at: int) -> None:
    """Take a card out of the hand of the seat to act; the others close up."""
    seat = row[TURN]
    row[HELD + seat] -= 1
    end = HAND + SLOTS * seat + row[HELD + seat]
    for i in range(at, end):
        row[i] = row[i + 1]


@kernel
def _can_play(row: Int16, seat: int) -> bool:
    hand = HAND + SLOTS * seat
    for slot in range(row[HELD + seat]):  # noqa: SIM110 (kernels know no generators)
        if row[hand + slot] >= 0:
            return True
    return False


@kernel
def _close(row: Int16, pile: Int16, sides: Int16) -> None:
    """Refill the hand and find who is next, or that the game is over."""
    seat = row[TURN]
    while row[HELD + seat] < SLOTS and row[NEXT] < row[END]:
        row[HAND + SLOTS * seat + row[HELD + seat]] = pile[row[NEXT]]
        row[HELD + seat] += 1
        row[NEXT] += 1
    row[PHASE] = OPEN_PHASE
    for _ in range(row[SEATS]):
        seat = seat + 1 if seat + 1 < row[SEATS] else 0
        if row[HELD + seat]:
            row[TURN] = seat
            row[TURNS] += 1
            if not legal(row, sides):
                row[PHASE], row[REASON] = OVER, STUCK
            return
    row[PHASE], row[REASON] = OVER, ALL_PLAYED


@kernel
def score(row: Int16) -> int:
    """RULES 1.8: 3 M + 2 I - P."""
    return int(3 * row[MAIN] + 2 * row[GAPS] - row[END])


def width(cards: Cards) -> int:
    """How many numbers a game is."""
    return ZONE + cards.ranks


def snapshot(row: Int16, cards: Cards) -> dict[str, Any]:
    """The state in the words of a playthrough file, cards as places in the deck."""
    ranks, laid = cards.sides[RANK], [int(card) for card in row[LAID : LAID + row[MAIN] + row[GAPS]]]
    columns = [rank for rank in range(cards.ranks) if row[ZONE + rank] == COLUMN]
    hands = [[int(card) for card in row[HAND + SLOTS * seat :][: row[HELD + seat]]] for seat in range(row[SEATS])]
    return {
        "phase": PHASES[row[PHASE]],
        "turn": None if row[PHASE] == OVER else int(row[TURN]),
        "main": [[card for card in laid if ranks[card] == column] for column in columns],
        "gaps": [[card for card in laid if low < ranks[card] < high] for low, high in pairwise(columns)],
        "hands": [[card if card >= 0 else -1 - card for card in hand] for hand in hands],
        "blocked": [-1 - card for hand in hands for card in hand if card < 0],
        "discard": [int(card) for card in row[DROPPED : DROPPED + row[DROPS]]],
        "deck": int(row[END] - row[NEXT]),
        "score": int(score(row)),
        "reason": REASONS[row[REASON]],
    }
