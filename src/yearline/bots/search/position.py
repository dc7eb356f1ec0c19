"""A view of coop as a row of numbers: what a player sees, and what they believe about the rest."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from yearline.bots.lore import YearEstimate, scaled
from yearline.core.actions import Action, Discard, End, Play
from yearline.core.cards import Dated, Face, Front
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.view import View
from yearline.sim import coop
from yearline.sim.bits import Words, add, words_for
from yearline.sim.cards import BACK, RANK, Cards, cards_of
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16

Beliefs = Callable[[Face], YearEstimate]
"""What somebody believes about a card they see from the front. A `Lore` is one."""

_PHASES: Final = {name: number for number, name in enumerate(coop.PHASES)}


class UnknownCard(YearlineError):
    """The table plays with another deck."""

    code = "unknown_card"


class Position(NamedTuple):
    """The table as arrays. The pile begins with the deck's visible top;
    after it come all cards nobody has seen, box included.
    """

    row: Int16
    words: Words
    pile: Int16
    main: Int16
    gaps: Int16
    years: NDArray[np.float64]
    spreads: NDArray[np.float64]


class Memory:
    """The deck file as a player has it in mind:
    faces find their cards, and every card has a believed year, on the scale of time.
    """

    def __init__(self, deck: Deck, estimate: Beliefs | None, stacks_in_gap: bool) -> None:
        self.cards: Cards = cards_of(deck)
        self.stacks_in_gap = stacks_in_gap
        self.faces: dict[Face, list[int]] = {}
        for place, card in enumerate(deck.cards):
            self.faces.setdefault(card.face, []).append(place)
        beliefs = [estimate(card.face) if estimate else YearEstimate(card.back.year, 0.0) for card in deck.cards]
        self.years = np.array([scaled(belief.year) for belief in beliefs])
        self.spreads = np.array([max(0.0, belief.spread) for belief in beliefs])

    def position(self, view: View) -> Position:
        """What the view shows, in numbers."""
        seen = _Seen(self)
        main = seen.all(card for column in view.rows[0].columns for card in column)
        gaps = seen.all(card for gap in view.rows[1].columns for card in gap)
        hands = [seen.all(hand.cards) for hand in view.hands]
        deck, discard = view.piles
        dropped = seen.all(card for card in (*discard.beneath, discard.top) if card is not None)
        top = seen.all([deck.top] if deck.top else [])
        rest = [card for card in range(self.cards.count) if card not in seen.taken]
        row: Int16 = np.zeros(coop.LAID, np.int16)
        row[coop.SEATS], row[coop.TURN], row[coop.PHASE] = len(hands), view.turn or 0, _PHASES[view.phase]
        row[coop.MAIN], row[coop.GAPS], row[coop.END] = len(main), len(gaps), deck.size
        row[coop.STACKS], row[coop.DROPS] = self.stacks_in_gap, len(dropped)
        row[coop.SYMBOL] = self.cards.sides[BACK, dropped[-1]]
        _lay_hands(row, hands, [[isinstance(card, Dated) for card in hand.cards] for hand in view.hands])
        words: Words = np.zeros(2 * words_for(self.cards.count), np.uint64)
        return Position(row, words, _ints(top + rest), _ints(main), _ints(gaps), seen.years, seen.spreads)


class _Seen:
    """Matching the cards on the table with those in the deck file; a card seen from behind has its year for certain."""

    def __init__(self, memory: Memory) -> None:
        self.faces = memory.faces
        self.years, self.spreads = memory.years.copy(), memory.spreads.copy()
        self.taken: set[int] = set()

    def all(self, cards: Iterable[Front | Dated]) -> list[int]:
        """The places of these cards in the deck."""
        return [self._one(card) for card in cards]

    def _one(self, card: Front | Dated) -> int:
        place = next((place for place in self.faces.get(card.face, ()) if place not in self.taken), None)
        if place is None:
            raise UnknownCard(
                f"the card {card.face.title[:40]!r} on the table is not in the deck that this player knows"
            )
        self.taken.add(place)
        if isinstance(card, Dated):
            self.years[place], self.spreads[place] = scaled(card.year), 0.0
        return place


def _lay_hands(row: Int16, hands: Sequence[Sequence[int]], blocked: Sequence[Sequence[bool]]) -> None:
    for seat, (hand, lying) in enumerate(zip(hands, blocked, strict=True)):
        row[coop.HELD + seat] = len(hand)
        for slot, (card, across) in enumerate(zip(hand, lying, strict=True)):
            row[coop.HAND + coop.SLOTS * seat + slot] = -1 - card if across else card


def _ints(numbers: Sequence[int]) -> Int16:
    return np.array(numbers, np.int16)


def action_of(view: View, code: int) -> Action:
    """The action of the view that a kernel's action means."""
    if code == coop.END_TURN:
        return End()
    assert view.turn is not None
    card = view.hands[view.turn].cards[code % coop.SLOTS]
    return Discard(card.ref) if code >= coop.DISCARD else Play(card.ref)


@kernel
def lay_rows(row: Int16, words: Words, sides: Int16, main: Int16, gaps: Int16) -> None:
    """Lay the two rows anew, for ranks that may have changed."""
    words[:] = 0
    ranks = sides[RANK]
    row[coop.LOW], row[coop.HIGH] = ranks[main].min(), ranks[main].max()
    for card in main:
        add(words, coop.COLUMNS, ranks[card])
    for card in gaps:
        zone, left = coop.zone_from(row, words, ranks[card])
        if zone == coop.OPEN:
            coop.fill(row, words, ranks[card], left)


@kernel
def same(there: NDArray[Any], here: NDArray[Any]) -> None:
    """Make an array the same as another; a GPU has no slices for that."""
    for i in range(len(here)):
        there[i] = here[i]


@apart
def see(row: Int16, pile: Int16, seen: Int16, hidden: Int16) -> int:
    """What the seat to act sees of a game of the simulator, as `Memory.position` has it: whatever nobody has seen lies
    below the deck's top in the order of the deck file. How many cards the pile has then.
    """
    same(seen, row[: coop.LAID])
    seen[coop.NEXT], seen[coop.END] = 0, row[coop.END] - row[coop.NEXT]
    seen[coop.MOVES] = seen[coop.TURNS] = seen[coop.BLOCKED] = seen[coop.FIRST] = 0
    size = min(1, seen[coop.END])
    if size:
        hidden[0] = pile[row[coop.NEXT]]
    there = np.zeros(len(pile), np.bool_)
    for i in range(row[coop.NEXT] + size, len(pile)):
        there[pile[i]] = True
    for card in range(len(pile)):
        if there[card]:
            hidden[size] = card
            size += 1
    return int(size)
