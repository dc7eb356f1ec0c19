"""chronology as rows of numbers: one game is one row of int16, and
the three decks lie one after another in its pile (RULES section 3).

A stack is its top card and its size; `BELOW` says what lies under each card.
A choice is the place of an action in the reference's legal list.
"""

from typing import Any, Final

import numpy as np

from yearline.core.deck import COLORS
from yearline.sim.cards import COLOR, RANK, Cards
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16, below, seeded, shuffle, skip
from yearline.sim.race import fits, insert

SEATS_MOST: Final = 8
PACKET: Final = 5
STACKS_MOST: Final = 4
BEIGE, BLUE, RED = range(3)

DRAFT, START, PLACE, POWER, OVER = range(5)
PHASES: Final = ("draft", "start", "place", "power", "over")

PHASE, TURN, FIRST, SEATS, PICKS, WON, DISCARDED, MOVES, TURNS, RIGHT, WRONG, WINNERS = range(12)
"""`PICKS`: packets, then start cards, still to be taken; `WON`: the colour of the power just won."""
NEXT: Final = 12
END: Final = NEXT + 3
STACKS: Final = END + 3
TOP: Final = STACKS + SEATS_MOST
SIZE: Final = TOP + SEATS_MOST * STACKS_MOST
LAID: Final = SIZE + SEATS_MOST * STACKS_MOST
BELOW: Final = LAID + SEATS_MOST
"""From here on as many numbers as there are cards: what lies below each card; the discard pile; a line a seat."""


@kernel
def deal(row: Int16, pile: Int16, sides: Int16, seed: np.uint64, seats: int, first: int, packets: int) -> None:
    """The game that `Chronology.setup` deals from a seed; `first` is the first player, or -1 for chance."""
    count = sides.shape[1]
    state = skip(seeded(seed), count)
    at = 0
    for color in range(3):
        start = at
        for card in range(count):
            if sides[COLOR, card] == color:
                pile[at] = card
                at += 1
        state = shuffle(pile[start:at], at - start, state)
    if first < 0:
        first, state = below(state, seats)
    lay_out(row, pile, sides, seats, first, packets)


@kernel
def lay_out(row: Int16, pile: Int16, sides: Int16, seats: int, first: int, packets: int) -> None:
    """Three decks on the table; the draft begins."""
    row[:BELOW] = 0
    for card in pile:
        row[END + sides[COLOR, card]] += 1
    for color in range(1, 3):
        row[NEXT + color] = row[END + color - 1]
        row[END + color] += row[END + color - 1]
    row[TURN] = row[FIRST] = first
    row[SEATS], row[PICKS] = seats, seats * packets


@kernel
def choices(row: Int16, sides: Int16) -> int:
    """How many actions the seat to act may choose from."""
    phase = row[PHASE]
    if phase == OVER:
        return 0
    if phase == PLACE:
        return int(row[STACKS + row[TURN]] * (row[LAID + row[TURN]] + 1))
    if phase == POWER:
        return targets(row, sides) + 1
    enough = PACKET if phase == DRAFT else 1
    count = 0
    for color in range(3):
        count += row[END + color] - row[NEXT + color] >= enough
    return count


@kernel
def is_target(row: Int16, sides: Int16, seat: int, stack: int) -> bool:
    """Whether the power just won may be used on a stack."""
    if row[WON] == RED:
        return True
    if row[WON] == BLUE:
        return bool(row[SIZE + STACKS_MOST * seat + stack] >= 2 and row[STACKS + seat] < STACKS_MOST)
    color = sides[COLOR, row[TOP + STACKS_MOST * seat + stack]]
    return bool(row[NEXT + color] < row[END + color])


@kernel
def targets(row: Int16, sides: Int16) -> int:
    """How many stacks the power may be used on."""
    count = 0
    for seat in range(row[SEATS]):
        for stack in range(row[STACKS + seat]):
            count += is_target(row, sides, seat, stack)
    return count


@kernel
def apply(row: Int16, pile: Int16, sides: Int16, choice: int) -> None:
    """What comes of a choice."""
    row[MOVES] += 1
    if row[PHASE] == PLACE:
        _place(row, sides, choice)
    elif row[PHASE] == POWER:
        _power(row, pile, sides, choice)
    elif row[PHASE] == DRAFT:
        _draft(row, pile, sides, nth_color(row, choice, PACKET))
    else:
        _give(row, pile, nth_color(row, choice, 1))


@kernel
def nth_color(row: Int16, choice: int, enough: int) -> int:
    """The colour that a choice among the decks with enough cards means."""
    for color in range(3):
        if row[END + color] - row[NEXT + color] >= enough:
            if choice == 0:
                return color
            choice -= 1
    return -1


@kernel
def _draft(row: Int16, pile: Int16, sides: Int16, color: int) -> None:
    """C-3: the packet keeps its order and goes on top of the own stack of that colour."""
    seat = row[TURN]
    stack = 0
    while stack < row[STACKS + seat] and sides[COLOR, row[TOP + STACKS_MOST * seat + stack]] != color:
        stack += 1
    at = STACKS_MOST * seat + stack
    if stack == row[STACKS + seat]:
        row[STACKS + seat] += 1
        row[SIZE + at] = 0
    for i in range(row[NEXT + color] + PACKET - 1, row[NEXT + color] - 1, -1):
        row[BELOW + pile[i]] = row[TOP + at]
        row[TOP + at] = pile[i]
    row[SIZE + at] += PACKET
    row[NEXT + color] += PACKET
    row[PICKS] -= 1
    row[TURN] = (seat + 1) % row[SEATS]
    if row[PICKS] == 0:
        row[PHASE], row[PICKS], row[TURN] = START, row[SEATS], row[FIRST]


@kernel
def _give(row: Int16, pile: Int16, color: int) -> None:
    """The top of a neutral deck becomes the left-hand neighbour's start card."""
    count, receiver = len(pile), (row[TURN] + 1) % row[SEATS]
    row[BELOW + count * (2 + receiver)] = pile[row[NEXT + color]]
    row[LAID + receiver] = 1
    row[NEXT + color] += 1
    row[PICKS] -= 1
    row[TURN] = receiver
    if row[PICKS] == 0:
        row[PHASE], row[TURN], row[TURNS] = PLACE, row[FIRST], 1


@kernel
def _place(row: Int16, sides: Int16, choice: int) -> None:
    seat, count = row[TURN], sides.shape[1]
    laid, line = row[LAID + seat], BELOW + count * (2 + seat)
    stack, gap = choice // (laid + 1), choice % (laid + 1)
    card = _take_top(row, seat, stack)
    if not fits(row, sides, line, laid, gap, sides[RANK, card]):
        row[WRONG] += 1
        _discard(row, count, card)
        _end_turn(row)
        return
    insert(row, line, laid, gap, card)
    row[LAID + seat] += 1
    row[RIGHT] += 1
    row[WON] = sides[COLOR, card]
    if targets(row, sides):
        row[PHASE] = POWER
    else:
        _end_turn(row)


@kernel
def _take_top(row: Int16, seat: int, stack: int) -> int:
    """The top of a stack; an emptied stack ceases to exist at once."""
    at = STACKS_MOST * seat + stack
    card = row[TOP + at]
    row[TOP + at] = row[BELOW + card]
    row[SIZE + at] -= 1
    if row[SIZE + at] == 0:
        row[STACKS + seat] -= 1
        for i in range(at, STACKS_MOST * seat + row[STACKS + seat]):
            row[TOP + i], row[SIZE + i] = row[TOP + i + 1], row[SIZE + i + 1]
    return int(card)


@kernel
def _discard(row: Int16, count: int, card: int) -> None:
    row[BELOW + count + row[DISCARDED]] = card
    row[DISCARDED] += 1


@kernel
def _power(row: Int16, pile: Int16, sides: Int16, choice: int) -> None:
    """Use the power on the chosen target; the choice after the last target does without it."""
    for seat in range(row[SEATS]):
        for stack in range(row[STACKS + seat]):
            if is_target(row, sides, seat, stack):
                if choice == 0:
                    _use(row, pile, sides, seat, stack)
                    _end_turn(row)
                    return
                choice -= 1
    _end_turn(row)


@kernel
def _use(row: Int16, pile: Int16, sides: Int16, seat: int, stack: int) -> None:
    at = STACKS_MOST * seat + stack
    if row[WON] == RED:
        _discard(row, sides.shape[1], _take_top(row, seat, stack))
    elif row[WON] == BLUE:
        _split(row, seat, stack)
    else:
        color = sides[COLOR, row[TOP + at]]
        card = pile[row[NEXT + color]]
        row[NEXT + color] += 1
        row[BELOW + card] = row[TOP + at]
        row[TOP + at] = card
        row[SIZE + at] += 1


@kernel
def _split(row: Int16, seat: int, stack: int) -> None:
    """The upper half keeps its place, the lower part comes right after it."""
    at = STACKS_MOST * seat + stack
    half = row[SIZE + at] // 2
    card = row[TOP + at]
    for _ in range(half):
        card = row[BELOW + card]
    for i in range(STACKS_MOST * seat + row[STACKS + seat], at + 1, -1):
        row[TOP + i], row[SIZE + i] = row[TOP + i - 1], row[SIZE + i - 1]
    row[TOP + at + 1], row[SIZE + at + 1] = card, row[SIZE + at] - half
    row[SIZE + at] = half
    row[STACKS + seat] += 1


@kernel
def _end_turn(row: Int16) -> None:
    """RULES 3.6: a player without stacks ends the game, otherwise the next seat is to act."""
    row[PHASE] = PLACE
    for seat in range(row[SEATS]):
        if row[STACKS + seat] == 0:
            row[PHASE], row[WINNERS] = OVER, _best(row)
            return
    row[TURN] = (row[TURN] + 1) % row[SEATS]
    row[TURNS] += 1


@kernel
def _best(row: Int16) -> int:
    """The longest line; then more cards left in the stacks; then they share."""
    best, winners = -1, 0
    for seat in range(row[SEATS]):
        worth = 1000 * row[LAID + seat]
        for stack in range(row[STACKS + seat]):
            worth += row[SIZE + STACKS_MOST * seat + stack]
        if worth > best:
            best, winners = worth, 0
        if worth == best:
            winners |= 1 << seat
    return winners


def width(count: int, seats: int) -> int:
    """How many numbers a game of so many cards is."""
    return BELOW + count * (2 + seats)


def snapshot(row: Int16, cards: Cards) -> dict[str, Any]:
    """The state in the words of a playthrough file, cards as places in the deck."""
    seats, count, over = range(row[SEATS]), cards.count, row[PHASE] == OVER
    return {
        "phase": PHASES[row[PHASE]],
        "turn": None if over else int(row[TURN]),
        "power": COLORS[row[WON]] if row[PHASE] == POWER else None,
        "stacks": [[_stack(row, STACKS_MOST * seat + i) for i in range(row[STACKS + seat])] for seat in seats],
        "lines": [row[BELOW + count * (2 + seat) :][: row[LAID + seat]].tolist() for seat in seats],
        "discard": row[BELOW + count :][: row[DISCARDED]].tolist(),
        "decks": {color: int(row[END + i] - row[NEXT + i]) for i, color in enumerate(COLORS)},
        "winners": [seat for seat in seats if row[WINNERS] >> seat & 1],
    }


def _stack(row: Int16, at: int) -> list[int]:
    """A stack, top first."""
    cards = [int(row[TOP + at])]
    while len(cards) < row[SIZE + at]:
        cards.append(int(row[BELOW + cards[-1]]))
    return cards
