"""chronology for those who know every date, by counting: how many cards of each colour lie before whom.

Whoever knows the dates lays every card rightly. Then neither years nor what lies below the tops
of the stacks matter any more: the game is about powers and about the turn in which it ends. So
a position is a handful of numbers, all of them open to everybody at the table, and nothing
hidden has to be guessed. Somebody who errs now and then is right with a chance of their own.

A move of a turn is a colour to lay and what to do with its power: colour x (1 + 3 seats) +
target, where target 0 leaves the power alone and 1 + 3 seat + colour names a stack.
Splitting stacks (blue) changes nothing for those who know. In the draft a move is a colour.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.sim.chronology import BEIGE, BLUE, PACKET, RED
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Longs, pick

DRAFT, START, PLACE, POWER, OVER = range(5)
PHASE, TURN, FIRST, SEATS, PICKS, WON = range(6)
"""`WON`: the colour of the power still to be used; only where a search begins in the middle of a turn."""
NEUTRAL: Final = 6
COUNT: Final = NEUTRAL + 3
LINE: Final = COUNT + 3 * 8
WIDTH: Final = LINE + 8
MOVES_MOST: Final = 3 * (1 + 3 * 8)

Floats = NDArray[np.float64]
GREEDY: Final = 0.9
"""How often a playout does what seems best at once; else anything."""


@kernel
def total(row: Longs, seat: int) -> int:
    """How many cards a seat has in its stacks."""
    at = COUNT + 3 * seat
    return int(row[at] + row[at + 1] + row[at + 2])


@apart
def list_moves(row: Longs, moves: Longs) -> int:
    """Write down the moves of the seat to act; how many there are."""
    if row[PHASE] == DRAFT or row[PHASE] == START:
        return _list_colors(row, moves)
    count, at = 0, COUNT + 3 * row[TURN]
    for color in range(3):
        if row[PHASE] == POWER:
            if color == row[WON]:
                count = _list_targets(row, moves, count, color)
        elif row[at + color]:
            row[at + color] -= 1
            count = _list_targets(row, moves, count, color)
            row[at + color] += 1
    return count


@kernel
def _list_colors(row: Longs, moves: Longs) -> int:
    count, enough = 0, PACKET if row[PHASE] == DRAFT else 1
    for color in range(3):
        if row[NEUTRAL + color] >= enough:
            moves[count] = color
            count += 1
    return count


@kernel
def _list_targets(row: Longs, moves: Longs, count: int, color: int) -> int:
    """Leave the power alone, or use it on the cards of a colour before a seat."""
    moves[count] = color * (1 + 3 * row[SEATS])
    count += 1
    if color == BLUE:
        return count
    for seat in range(row[SEATS]):
        for other in range(3):
            if row[COUNT + 3 * seat + other] and (color == RED or row[NEUTRAL + other]):
                moves[count] = color * (1 + 3 * row[SEATS]) + 1 + 3 * seat + other
                count += 1
    return count


@apart
def apply(row: Longs, move: int, right: bool) -> None:
    """What comes of a move; a card that is laid wrongly is gone, and lends no power."""
    if row[PHASE] == DRAFT:
        _draft(row, move)
    elif row[PHASE] == START:
        _give(row, move)
    else:
        _turn(row, move // (1 + 3 * row[SEATS]), move % (1 + 3 * row[SEATS]), right)


@kernel
def _draft(row: Longs, color: int) -> None:
    row[NEUTRAL + color] -= PACKET
    row[COUNT + 3 * row[TURN] + color] += PACKET
    row[PICKS] -= 1
    row[TURN] = (row[TURN] + 1) % row[SEATS]
    if row[PICKS] == 0 or max(row[NEUTRAL], row[NEUTRAL + 1], row[NEUTRAL + 2]) < PACKET:
        row[PHASE], row[PICKS], row[TURN] = START, row[SEATS], row[FIRST]


@kernel
def _give(row: Longs, color: int) -> None:
    row[NEUTRAL + color] -= 1
    row[TURN] = (row[TURN] + 1) % row[SEATS]
    row[LINE + row[TURN]] = 1
    row[PICKS] -= 1
    if row[PICKS] == 0 or max(row[NEUTRAL], row[NEUTRAL + 1], row[NEUTRAL + 2]) == 0:
        row[PHASE], row[TURN] = PLACE, row[FIRST]


@kernel
def _turn(row: Longs, color: int, target: int, right: bool) -> None:
    seat = row[TURN]
    if row[PHASE] == PLACE:
        row[COUNT + 3 * seat + color] -= 1
        row[LINE + seat] += right
    row[PHASE] = PLACE
    if right and target and row[COUNT + target - 1]:
        if color == RED:
            row[COUNT + target - 1] -= 1
        elif row[NEUTRAL + (target - 1) % 3]:
            row[COUNT + target - 1] += 1
            row[NEUTRAL + (target - 1) % 3] -= 1
    for other in range(row[SEATS]):
        if total(row, other) == 0:
            row[PHASE] = OVER
    row[TURN] = (seat + 1) % row[SEATS]


@kernel
def worth(row: Longs, seat: int) -> int:
    """The longest line wins; then more cards left in the stacks (C-19)."""
    return int(1000 * row[LINE + seat] + total(row, seat))


@kernel
def rewards(row: Longs, out: Floats) -> None:
    """Each seat's share of the victory; and, so little that it only decides between equals, by how much."""
    seats, best, winners = row[SEATS], -1, 0
    for seat in range(seats):
        own = worth(row, seat)
        if own > best:
            best, winners = own, 0
        winners += own == best
    for seat in range(seats):
        own, other = worth(row, seat), -1
        for rival in range(seats):
            if rival != seat:
                other = max(other, worth(row, rival))
        lead = min(1.0, max(-1.0, (own // 1000 - other // 1000) / 20.0 + (own % 1000 - other % 1000) / 400.0))
        out[seat] = 0.98 * ((1.0 / winners) if own == best else 0.0) + 0.01 * (1.0 + lead)


@apart
def playout(row: Longs, moves: Longs, skill: Floats, luck: np.uint64) -> np.uint64:
    """Play to the end, sensibly for the most part."""
    while row[PHASE] != OVER:
        sensible, luck = chance(luck, GREEDY)
        if sensible and row[PHASE] == PLACE:
            move, luck = _sensible(row, luck)
        else:
            choice, luck = pick(luck, list_moves(row, moves))
            move = moves[choice]
        right, luck = succeeds(row, skill, luck)
        apply(row, move, right)
    return luck


@kernel
def chance(luck: np.uint64, share: float) -> tuple[bool, np.uint64]:
    """True in that share of cases."""
    drawn, luck = pick(luck, 1 << 20)
    return drawn < share * (1 << 20), luck


@kernel
def succeeds(row: Longs, skill: Floats, luck: np.uint64) -> tuple[bool, np.uint64]:
    """Whether the seat to act lays its card rightly; a power in hand was won already."""
    if row[PHASE] != PLACE or skill[row[TURN]] >= 1.0:
        return True, luck
    return chance(luck, skill[row[TURN]])


@kernel
def _wins_if(row: Longs, me: int, ended: int, spent: int) -> bool:
    """Whether the seat to act wins a game that ends now, after
    laying `spent` cards of its own beside that of another seat.
    """
    mine = 1000 * (row[LINE + me] + 1) + total(row, me) - spent
    for seat in range(row[SEATS]):
        other = worth(row, seat) - (seat == ended)
        if seat != me and other >= mine:
            return False
    return True


@kernel
def _sensible(row: Longs, luck: np.uint64) -> tuple[int, np.uint64]:
    """End a game that is won; else a colour by chance, red against the leader and beige for oneself."""
    me, seats = row[TURN], row[SEATS]
    own, at, step = total(row, me), COUNT + 3 * row[TURN], 1 + 3 * row[SEATS]
    if row[at + RED]:
        for seat in range(seats):
            if seat != me and total(row, seat) == 1 and _wins_if(row, me, seat, 1):
                return RED * step + 1 + 3 * seat + _any_color(row, seat), luck
        if own == 2 and _wins_if(row, me, me, 2):
            left = RED if row[at + RED] == 2 else BEIGE if row[at + BEIGE] else BLUE
            return RED * step + 1 + 3 * me + left, luck
    drawn, luck = pick(luck, own)
    color = BEIGE if drawn < row[at] else BLUE if drawn < row[at] + row[at + BLUE] else RED
    if color == RED:
        rival = _rival(row, me)
        return RED * step + 1 + 3 * rival + _spoil(row, rival), luck
    if color == BEIGE:
        for wanted in (RED, BEIGE, BLUE):
            left = row[at + wanted] - (wanted == color)
            if left > 0 and row[NEUTRAL + wanted]:
                return color * step + 1 + 3 * me + wanted, luck
    return color * step, luck


@kernel
def _rival(row: Longs, me: int) -> int:
    best, rival = -1, 0
    for seat in range(row[SEATS]):
        if seat != me and worth(row, seat) > best:
            best, rival = worth(row, seat), seat
    return rival


@kernel
def _any_color(row: Longs, seat: int) -> int:
    for color in range(3):
        if row[COUNT + 3 * seat + color]:
            return color
    return 0


@kernel
def _spoil(row: Longs, seat: int) -> int:
    """Of the rival's cards a red one, if there is any: it could strike back."""
    return RED if row[COUNT + 3 * seat + RED] else _any_color(row, seat)
