"""coop as rows of numbers: one game is one row of int16 and two sets of years; its pile is the deal (RULES section 1).

The sets are the ranks that are columns, and those that are filled: the rank of a card in a gap, and the rank of
the column to the left of a gap that is taken. So what would become of a card (its zone) is a matter of a few bits:

    OUTSIDE  beyond the ends: a new column        COLUMN  equal to a column: stacked on it
    OPEN     in a gap that is still empty         SAME    equal to the card of a gap      SHUT  in a gap that is taken

Which cards lie where matters to nobody who plays on:
a row may end before these lists (at `LAID`), and most runs' rows do.

A blocked card lies in its hand as -1 - card. Actions: 0-3 play and 4-7 discard the card in that slot of the hand,
8 ends the turn. A choice is the place of an action in the reference's legal list, which has the same order.
"""

from itertools import pairwise
from typing import Any, Final

import numpy as np

from yearline.sim.bits import Words, add, before, has, lowest, words_for
from yearline.sim.cards import BACK, FRONT, RANK, Cards
from yearline.sim.kernel import kernel, wide
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
WIDTH: Final = DROPPED + POOL
CARDS_IN_BYTES: Final = 128
"""Up to so many cards a row's numbers are bytes: a pool of 36 is laid, blocked and passed over in at most 108 moves."""
COLUMNS: Final = 0
"""The set of columns begins the words of a game; the other set takes their second half."""

DISCARD: Final = 4
END_TURN: Final = 8


@kernel
def deal(
    row: Int16,
    words: Words,
    pile: Int16,
    sides: Int16,
    seed: np.uint64,
    seats: int,
    first: int,
    discard_first: bool,
    stacks: bool,
) -> None:
    """The game that `Coop.setup` deals from a seed; `first` is the first player, or -1 for chance."""
    deal_from(row, words, pile, sides, seeded(seed), seats, first, discard_first, stacks)


@kernel
def deal_from(
    row: Int16,
    words: Words,
    pile: Int16,
    sides: Int16,
    state: np.uint64,
    seats: int,
    first: int,
    discard_first: bool,
    stacks: bool,
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
    lay_out(row, words, pile, sides, pool, seats, first, discard_first, stacks)


@kernel
def lay_out(
    row: Int16,
    words: Words,
    pile: Int16,
    sides: Int16,
    pool: int,
    seats: int,
    first: int,
    discard_first: bool,
    stacks: bool,
) -> None:
    """The state after set-up, from a pile in order."""
    row[:HAND] = 0
    words[:] = 0
    for seat in range(seats):
        row[HELD + seat] = SLOTS
    for i in range(seats * SLOTS):
        row[HAND + i] = pile[i]
    at = seats * SLOTS
    start, dropped = pile[at], pile[at + 1]
    if discard_first:
        start, dropped = dropped, start
    _begin(row, words, sides, start, dropped)
    row[TURN] = row[FIRST] = first
    row[NEXT], row[END] = at + 2, pool
    row[SEATS], row[STACKS] = seats, stacks
    row[TURNS] = 1


@kernel
def _begin(row: Int16, words: Words, sides: Int16, start: int, dropped: int) -> None:
    """The card that begins the line, and the one that begins the discard pile."""
    rank = sides[RANK, start]
    row[LOW] = row[HIGH] = rank
    add(words, COLUMNS, rank)
    if len(row) > LAID:
        row[LAID], row[DROPPED] = start, dropped
    row[MAIN] = row[DROPS] = 1
    row[SYMBOL] = sides[BACK, dropped]


@kernel
def legal(row: Int16, sides: Int16) -> int:
    """What the seat to act may do: a bit an action."""
    phase, seat = row[PHASE], row[TURN]
    if phase == OVER:
        return 0
    if phase == OPEN_PHASE:
        return _playable(row, seat) | _discardable(row, sides, seat) << DISCARD
    return _playable(row, seat) | int(phase == MAY_STOP) << END_TURN


@kernel
def _playable(row: Int16, seat: int) -> int:
    """The cards of a hand that are not blocked: a bit a slot.
    All slots are looked at, since a branch costs more than a look.
    """
    hand, mask = HAND + SLOTS * seat, 0
    for slot in range(SLOTS):
        mask |= int(row[hand + slot] >= 0) << slot
    held: int = wide(row[HELD + seat])
    return mask & ((1 << held) - 1)


@kernel
def _discardable(row: Int16, sides: Int16, seat: int) -> int:
    """The cards of a hand that show the symbol of the discard pile, blocked or not: a bit a slot."""
    hand, mask = HAND + SLOTS * seat, 0
    for slot in range(SLOTS):
        card = row[hand + slot]
        mask |= int(sides[FRONT, max(card, -1 - card)] == row[SYMBOL]) << slot
    held: int = wide(row[HELD + seat])
    return mask & ((1 << held) - 1)


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
    return lowest(np.uint64(mask))


@kernel
def apply(row: Int16, words: Words, pile: Int16, sides: Int16, action: int) -> None:
    """What comes of a legal action."""
    row[MOVES] += 1
    if action == END_TURN:
        _close(row, pile, sides)
        return
    slot = action % SLOTS
    at = HAND + SLOTS * row[TURN] + slot
    card = row[at]
    if action >= DISCARD:
        if card < 0:
            card = -1 - card
        if len(row) > LAID:
            row[DROPPED + row[DROPS]] = card
        row[DROPS] += 1
        row[SYMBOL] = sides[BACK, card]
        _take(row, slot)
        _close(row, pile, sides)
    elif lay(row, words, card, sides[RANK, card]):
        _take(row, slot)
        if row[PHASE] == MAY_STOP or not _playable(row, row[TURN]):
            _close(row, pile, sides)
        else:
            row[PHASE] = MAY_STOP
    else:
        row[at] = -1 - card
        _blocked(row, pile, sides)


@kernel
def _blocked(row: Int16, pile: Int16, sides: Int16) -> None:
    row[BLOCKED] += 1
    left = _playable(row, row[TURN])
    if row[PHASE] == MAY_STOP:
        if not left:
            _close(row, pile, sides)
    elif left:
        row[PHASE] = MUST_PLACE
    else:
        row[PHASE], row[REASON] = OVER, FAILED


@kernel
def zone(row: Int16, words: Words, rank: int) -> int:
    """What would become of a card of that rank."""
    where, _ = zone_from(row, words, rank)
    return where


@kernel
def zone_from(row: Int16, words: Words, rank: int) -> tuple[int, int]:
    """The same, and where it is in a gap, the column to the left of it."""
    if rank < row[LOW] or rank > row[HIGH]:
        return OUTSIDE, -1
    if has(words, COLUMNS, rank):
        return COLUMN, -1
    filled, left = len(words) >> 1, before(words, COLUMNS, rank)
    if not has(words, filled, left):
        return OPEN, left
    return (SAME if has(words, filled, rank) else SHUT), left


@kernel
def lay(row: Int16, words: Words, card: int, rank: int) -> bool:
    """Put a card where its date says; False: its gap is taken."""
    where, left = zone_from(row, words, rank)
    if where == SHUT:
        return False
    if len(row) > LAID:
        row[LAID + row[MAIN] + row[GAPS]] = card
    if where == OUTSIDE:
        add(words, COLUMNS, rank)
        row[LOW], row[HIGH] = min(rank, row[LOW]), max(rank, row[HIGH])
    elif where == OPEN:
        fill(row, words, rank, left)
    if where in (OUTSIDE, COLUMN):
        row[MAIN] += 1
    else:
        row[GAPS] += 1
    return True


@kernel
def fill(row: Int16, words: Words, rank: int, left: int) -> None:
    """The gap right of that column is taken; only an equal card may still come, and not at every table."""
    filled = len(words) >> 1
    add(words, filled, left)
    if row[STACKS]:
        add(words, filled, rank)


@kernel
def _take(row: Int16, slot: int) -> None:
    """Take a card out of the hand of the seat to act; the others close up.
    As many looks whatever the slot: see `_playable`.
    """
    hand = HAND + SLOTS * row[TURN]
    row[HELD + row[TURN]] -= 1
    for other in range(SLOTS - 1):
        row[hand + other] = row[hand + other + (other >= slot)]


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
            if not _playable(row, seat) and not _discardable(row, sides, seat):
                row[PHASE], row[REASON] = OVER, STUCK
            return
    row[PHASE], row[REASON] = OVER, ALL_PLAYED


@kernel
def score(row: Int16) -> int:
    """RULES 1.8: 3 M + 2 I - P."""
    return int(3 * row[MAIN] + 2 * row[GAPS] - row[END])


def words(cards: Cards) -> int:
    """How many words the two sets of a game take."""
    return 2 * words_for(cards.ranks)


def snapshot(row: Int16, words: Words, cards: Cards) -> dict[str, Any]:
    """The state in the words of a playthrough file, cards as places in the deck."""
    ranks, laid = cards.sides[RANK], [int(card) for card in row[LAID : LAID + row[MAIN] + row[GAPS]]]
    columns = [rank for rank in range(cards.ranks) if has(words, COLUMNS, rank)]
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
