"""race as rows of numbers: one game is one row of int16, a pile and the luck of its reshuffles (RULES section 2).

A choice is the place of an action in the reference's legal list: every card in hand order, each into every gap.
"""

from typing import Any, Final

import numpy as np

from yearline.sim.cards import RANK, Cards
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, Longs, Luck, below, seeded, shuffle, skip

SEATS_MOST: Final = 8
HAND_MOST: Final = 8

PLACE, PLAYOFF, OVER = range(3)
PHASES: Final = ("place", "playoff", "over")
WON, SHARED = 1, 2

PHASE, REASON, FIRST, SEATS, KEEP_ALL, LAID, DISCARDED, NEXT, END = range(9)
ACTIVE, AHEAD, WINNERS, MOVES, ROUNDS, RIGHT, WRONG, SHUFFLES, QUEUED, QUEUE_END = range(9, 19)
"""Sets of seats (active, ahead in a play-off round, winners) are bits."""
QUEUE: Final = 19
HELD: Final = QUEUE + SEATS_MOST
HAND: Final = HELD + SEATS_MOST
LINE: Final = HAND + SEATS_MOST * HAND_MOST


@kernel
def deal(
    row: Int16, pile: Int16, luck: Luck, sides: Int16, seed: np.uint64, sizes: Longs, first: int, keep: bool
) -> None:
    """The game that `Race.setup` deals from a seed; `first` is the first player, or -1 for chance."""
    count = sides.shape[1]
    for i in range(count):
        pile[i] = i
    state = shuffle(pile, count, skip(seeded(seed), count))
    if first < 0:
        first, state = below(state, len(sizes))
    luck[0] = state
    lay_out(row, pile, sizes, first, keep)


@kernel
def lay_out(row: Int16, pile: Int16, sizes: Longs, first: int, keep: bool) -> None:
    """The state after set-up, from a pile in order."""
    row[:LINE] = 0
    at = 0
    for seat in range(len(sizes)):
        for slot in range(sizes[seat]):
            row[HAND + HAND_MOST * seat + slot] = pile[at]
            at += 1
        row[HELD + seat] = sizes[seat]
    row[LINE] = pile[at]
    row[LAID] = 1
    row[NEXT], row[END] = at + 1, len(pile)
    row[FIRST], row[SEATS], row[KEEP_ALL] = first, len(sizes), keep
    row[ACTIVE] = (1 << len(sizes)) - 1
    row[ROUNDS] = 1
    _queue_up(row)


@kernel
def _queue_up(row: Int16) -> None:
    """Everybody still in the game, clockwise from the first player."""
    row[QUEUED] = row[QUEUE_END] = 0
    for step in range(row[SEATS]):
        seat = (row[FIRST] + step) % row[SEATS]
        if row[ACTIVE] >> seat & 1:
            row[QUEUE + row[QUEUE_END]] = seat
            row[QUEUE_END] += 1


@kernel
def choices(row: Int16) -> int:
    """How many actions the seat to act may choose from."""
    if row[PHASE] == OVER:
        return 0
    return int(row[HELD + row[QUEUE + row[QUEUED]]] * (row[LAID] + 1))


@kernel
def apply(row: Int16, pile: Int16, luck: Luck, sides: Int16, script: Int16, choice: int) -> None:
    """What comes of a choice. `script` holds the orders of reshuffles where a playthrough gives them."""
    row[MOVES] += 1
    seat = row[QUEUE + row[QUEUED]]
    slot, gap = choice // (row[LAID] + 1), choice % (row[LAID] + 1)
    card = row[HAND + HAND_MOST * seat + slot]
    row[HELD + seat] -= 1
    for i in range(HAND + HAND_MOST * seat + slot, HAND + HAND_MOST * seat + row[HELD + seat]):
        row[i] = row[i + 1]
    row[QUEUED] += 1
    if fits(row, sides, LINE, row[LAID], gap, sides[RANK, card]):
        insert(row, LINE, row[LAID], gap, card)
        row[LAID] += 1
        row[RIGHT] += 1
        row[AHEAD] |= 1 << seat
    else:
        row[LINE + sides.shape[1] + row[DISCARDED]] = card
        row[DISCARDED] += 1
        row[WRONG] += 1
        if row[PHASE] == PLACE:
            _draw(row, pile, luck, script, seat)
    if row[QUEUED] == row[QUEUE_END]:
        _end_round(row, pile, luck, script)


@kernel
def fits(row: Int16, sides: Int16, line: int, laid: int, gap: int, rank: int) -> bool:
    """The one placement test (RULES 0.3)."""
    if gap > 0 and sides[RANK, row[line + gap - 1]] > rank:
        return False
    return gap == laid or sides[RANK, row[line + gap]] >= rank


@kernel
def insert(row: Int16, line: int, laid: int, gap: int, card: int) -> None:
    """Lay a card into a line that begins at `line`."""
    for i in range(line + laid, line + gap, -1):
        row[i] = row[i - 1]
    row[line + gap] = card


@kernel
def _draw(row: Int16, pile: Int16, luck: Luck, script: Int16, seat: int) -> None:
    """Draw one card; an empty deck is first made anew from the whole discard pile."""
    if row[NEXT] == row[END]:
        _reshuffle(row, pile, luck, script)
    row[HAND + HAND_MOST * seat + row[HELD + seat]] = pile[row[NEXT]]
    row[HELD + seat] += 1
    row[NEXT] += 1


@kernel
def _reshuffle(row: Int16, pile: Int16, luck: Luck, script: Int16) -> None:
    size = row[DISCARDED]
    given = row[SHUFFLES] < len(script)
    for i in range(size):
        pile[i] = script[row[SHUFFLES], i] if given else row[LINE + len(pile) + i]
    if not given:
        luck[0] = shuffle(pile[:size], size, luck[0])
    row[NEXT], row[END] = 0, size
    row[DISCARDED] = 0
    row[SHUFFLES] += 1


@kernel
def _end_round(row: Int16, pile: Int16, luck: Luck, script: Int16) -> None:
    """RULES 2.6: somebody wins, some play off, or everybody goes on."""
    ahead = row[AHEAD] if row[PHASE] == PLAYOFF else _without_cards(row)
    if ahead and ahead & (ahead - 1) == 0:
        _finish(row, WON, ahead)
        return
    playoff = ahead != 0 or row[PHASE] == PLAYOFF
    if ahead and not (row[PHASE] == PLAYOFF and row[KEEP_ALL]):
        row[ACTIVE] = ahead
        for seat in range(row[SEATS]):
            if not ahead >> seat & 1:
                row[HELD + seat] = 0
    row[ROUNDS] += 1
    row[AHEAD] = 0
    _queue_up(row)
    if playoff:
        _open_playoff(row, pile, luck, script)


@kernel
def _without_cards(row: Int16) -> int:
    out = 0
    for seat in range(row[SEATS]):
        if row[ACTIVE] >> seat & 1 and row[HELD + seat] == 0:
            out |= 1 << seat
    return out


@kernel
def _open_playoff(row: Int16, pile: Int16, luck: Luck, script: Int16) -> None:
    row[PHASE] = PLAYOFF
    if row[END] - row[NEXT] + row[DISCARDED] < row[QUEUE_END]:
        _finish(row, SHARED, row[ACTIVE])
        return
    for i in range(row[QUEUE_END]):
        _draw(row, pile, luck, script, row[QUEUE + i])


@kernel
def _finish(row: Int16, reason: int, winners: int) -> None:
    row[PHASE], row[REASON], row[WINNERS] = OVER, reason, winners


def width(cards: Cards) -> int:
    """How many numbers a game is: after the line comes the discard pile."""
    return LINE + 2 * cards.count


def snapshot(row: Int16, cards: Cards) -> dict[str, Any]:
    """The state in the words of a playthrough file, cards as places in the deck."""
    seats, discard = range(row[SEATS]), LINE + cards.count
    return {
        "phase": PHASES[row[PHASE]],
        "turn": None if row[PHASE] == OVER else int(row[QUEUE + row[QUEUED]]),
        "line": row[LINE : LINE + row[LAID]].tolist(),
        "hands": [row[HAND + HAND_MOST * seat :][: row[HELD + seat]].tolist() for seat in seats],
        "discard": row[discard : discard + row[DISCARDED]].tolist(),
        "deck": int(row[END] - row[NEXT]),
        "active": [seat for seat in seats if row[ACTIVE] >> seat & 1],
        "winners": [seat for seat in seats if row[WINNERS] >> seat & 1],
    }
