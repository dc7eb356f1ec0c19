"""Small deals of coop solved exactly: what every action is worth
on the mean over all orders that the unseen cards may have.

A position is what everybody sees: lines, hands, the deck's top. When a turn ends one or two more
cards come to light, each of the unseen ones as likely as any other; so a position is worth the mean,
over them, of what the best action makes of it. The same positions come up again and again, and their
worths are kept in a table, which bounds how large a deal can be: some 18 cards between two players.

A card whose gap is taken is not played while there is another way:
it would only lie there, and the turn could no longer be a discard.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yearline.bots.search.position import Memory, Position, action_of, lay_rows
from yearline.core.actions import Action
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.view import View
from yearline.sim import coop
from yearline.sim.bits import Words, words_for
from yearline.sim.cards import RANK
from yearline.sim.kernel import apart, kernel, wide, within
from yearline.sim.luck import Int16, mix

Floats = NDArray[np.float64]

CARDS_MOST: Final = 20
"""The name of a position is two words: the sets of years, and where every card is."""
SEATS_MOST: Final = 2
DEEPEST: Final = 2 * CARDS_MOST + 2
"""No game has more actions: each card is tried once and discarded once at most."""
ROOM: Final = 1 << 22
TRIES: Final = 128
"""So many places are looked at for a position before the table counts as full."""

_BITS: Final = np.uint64(CARDS_MOST)
_GONE, _HIDDEN, _HELD = 0, 1, 2
_WHERES: Final = np.uint64(_HELD + 2 * SEATS_MOST)
"""A card is gone, hidden, or held by a seat, upright or blocked."""


class TooLarge(YearlineError):
    """A deal has more positions than can be kept."""

    code = "too_large"


class Space(NamedTuple):
    """Rows, sets of years and piles, one for each depth; and the table:
    two words that name a position, and what it is worth.
    """

    rows: Int16
    words: Words
    piles: Int16
    names: Words
    worths: Floats


class Optimum:
    """What each action of a small deal is worth if everybody plays
    as well as it can be done without knowing what is hidden.
    """

    def __init__(self, deck: Deck, stacks_in_gap: bool = True, room: int = ROOM) -> None:
        if len(deck.cards) > CARDS_MOST:
            raise TooLarge(f"a deck of {len(deck.cards)} cards cannot be solved; {CARDS_MOST} is the most")
        self.memory = Memory(deck, None, stacks_in_gap)
        count = self.memory.cards.count
        rows, piles = np.zeros((DEEPEST, coop.LAID), np.int16), np.zeros((DEEPEST, count), np.int16)
        words = np.zeros((DEEPEST, 2 * words_for(count)), np.uint64)
        self.space = Space(rows, words, piles, np.zeros((room, 2), np.uint64), np.zeros(room))

    def worths(self, view: View) -> dict[Action, float]:
        """The final score, on the mean, after each legal action. Raises TooLarge."""
        if len(view.hands) > SEATS_MOST:
            raise TooLarge(f"deals of {len(view.hands)} players cannot be solved; {SEATS_MOST} is the most")
        at, sides, found = self.memory.position(view), self.memory.cards.sides, np.zeros(coop.END_TURN + 1)
        lay_rows(at.row, at.words, sides, at.main, at.gaps)
        mask = _worths(at, sides, self.space, found)
        if np.isnan(found).any():  # full of positions of games before, perhaps
            self.space.names[:] = 0
            mask = _worths(at, sides, self.space, found)
        if np.isnan(found).any():
            raise TooLarge("the deal has more positions than can be kept")
        return {action_of(view, code): float(found[code]) for code in range(len(found)) if mask >> code & 1}


@apart
def _worths(at: Position, sides: Int16, space: Space, found: Floats) -> int:
    """Write down what comes of each action; the mask of the legal ones."""
    space.rows[0], space.words[0], space.piles[0, : len(at.pile)] = at.row, at.words, at.pile
    mask, now = coop.legal(at.row, sides), coop.score(at.row) + at.row[coop.END] - sides.shape[1]
    for action in range(coop.END_TURN + 1):
        found[action] = now + _after(0, action, sides, space) if mask >> action & 1 else 0.0
    return mask


@within
def _after(depth: int, action: int, sides: Int16, space: Space) -> float:
    """What is still to be gained with that action first: the mean over all cards that may come to light."""
    row, pile = space.rows[depth], space.piles[depth]
    hidden = max(0, row[coop.END] - row[coop.NEXT] - 1)
    total, ways, way, before = 0.0, 1, 0, coop.score(row)
    while way < ways:
        _shown(space.piles[depth + 1], pile, row[coop.NEXT] + 1, hidden, way)
        space.rows[depth + 1], space.words[depth + 1] = row, space.words[depth]
        coop.apply(space.rows[depth + 1], space.words[depth + 1], space.piles[depth + 1], sides, action)
        drawn = min(space.rows[depth + 1, coop.NEXT] - row[coop.NEXT], hidden)
        ways = 1 if drawn == 0 else hidden if drawn == 1 else hidden * (hidden - 1)
        total += coop.score(space.rows[depth + 1]) - before + _best(depth + 1, sides, space)
        way += 1
    return total / ways


@kernel
def _shown(into: Int16, pile: Int16, first: int, hidden: int, way: int) -> None:
    """The pile with other hidden cards in its next two places:
    every pair in order, and every first card in the first `hidden` ways.
    """
    into[:] = pile
    if hidden:
        one = way % hidden
        into[first], into[first + one] = into[first + one], into[first]
    if hidden > 1:
        other = 1 + way // hidden % (hidden - 1)
        into[first + 1], into[first + other] = into[first + other], into[first + 1]


@apart
def _best(depth: int, sides: Int16, space: Space) -> float:
    """What is still to be gained here; NaN: the table is full."""
    row = space.rows[depth]
    if row[coop.PHASE] == coop.OVER:
        return 0.0
    sets, cards = _name(row, space.words[depth], space.piles[depth])
    place = _place(space.names, sets, cards)
    if place < 0:
        return np.nan
    if space.names[place, 0]:
        return float(space.worths[place])
    mask, best = _worth_trying(row, space.words[depth], sides), -np.inf
    for action in range(coop.END_TURN + 1):
        if mask >> action & 1:
            worth = _after(depth, action, sides, space)
            if not worth <= best:  # a NaN stays
                best = worth
    place = _place(space.names, sets, cards)
    if place >= 0:
        space.names[place, 0], space.names[place, 1], space.worths[place] = sets, cards, best
    return float(best)


@kernel
def _worth_trying(row: Int16, words: Words, sides: Int16) -> int:
    """The legal actions without cards whose gap is taken; these if there is nothing else."""
    mask = coop.legal(row, sides)
    good, hand = mask, coop.HAND + coop.SLOTS * row[coop.TURN]
    for slot in range(coop.SLOTS):
        if mask >> slot & 1 and coop.zone(row, words, sides[RANK, row[hand + slot]]) == coop.SHUT:
            good &= ~(1 << slot)
    return good or mask


@kernel
def _name(row: Int16, words: Words, pile: Int16) -> tuple[np.uint64, np.uint64]:
    """Two words that say everything that matters from here on."""
    at, end, where = row[coop.NEXT], row[coop.END], np.zeros(len(pile), np.uint64)
    sets = words[0] | words[len(words) >> 1] << _BITS
    sets |= np.uint64(pile[at] + 1 if at < end else 0) << np.uint64(2 * CARDS_MOST)
    sets |= np.uint64(((row[coop.SYMBOL] + 1) * 2 + row[coop.TURN]) * 4 + row[coop.PHASE]) << np.uint64(
        2 * CARDS_MOST + 5
    )
    for i in range(at + 1, end):
        where[pile[i]] = _HIDDEN
    for seat in range(row[coop.SEATS]):
        for slot in range(row[coop.HELD + seat]):
            card = row[coop.HAND + coop.SLOTS * seat + slot]
            where[max(card, -1 - card)] = _HELD + 2 * seat + int(card < 0)
    cards = np.uint64(0)
    for card in range(len(where)):
        cards = cards * _WHERES + where[card]
    return sets, cards


@kernel
def _place(names: Words, sets: np.uint64, cards: np.uint64) -> int:
    """Where a position is in the table, or where it would be; -1: there is no room."""
    at = mix(mix(sets) ^ cards)
    for _ in range(TRIES):
        place: int = wide(at & np.uint64(len(names) - 1))
        if not names[place, 0] or (names[place, 0] == sets and names[place, 1] == cards):
            return place
        at += np.uint64(1)
    return -1
