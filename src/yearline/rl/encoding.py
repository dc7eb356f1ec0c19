"""From views to arrays, and from action numbers to actions. Nothing here sees more than a view.

A card is a row of seven numbers: its id in the deck (titles in alphabetical order from 1, so that
it says nothing about the date; 0: no card), whether its date is known, its place on the scale of
time, the spread of that, its two symbols and its colour (each from 1; 0: none or unknown). Of a
card that nobody has turned over, time and spread come from the agent's own lore, if it was given
one. A card in a line is two numbers, id and time, so that an agent can learn dates by playing.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.bots.lore import VAGUE, Lore, YearEstimate, key_of, scaled
from yearline.core.actions import Action
from yearline.core.cards import Dated, Front
from yearline.core.deck import COLORS, SYMBOLS, Deck
from yearline.core.errors import BadOption
from yearline.core.ids import Seat
from yearline.core.view import Row, View

Floats = NDArray[np.float32]
CARD: Final = 7
NOTHING: Final = (0.0,) * CARD


class CardRows:
    """The cards of a deck as rows of numbers.
    `lore` has a row (year, spread) for each card, in the order of the deck.
    """

    def __init__(self, deck: Deck, lore: NDArray[np.floating] | None = None) -> None:
        if lore is not None and lore.shape != (len(deck.cards), 2):
            raise BadOption(f"lore must have a row (year, spread) for each of the {len(deck.cards)} cards")
        keys = [key_of(card.face) for card in deck.cards]
        self.count = len(keys)
        self._ids = {key: i for i, key in enumerate(sorted(set(keys)), 1)}
        rows = [] if lore is None else lore.tolist()
        self._beliefs = {key: YearEstimate(*row) for key, row in zip(keys, rows, strict=False)}

    def row(self, card: Front | Dated | None) -> Sequence[float]:
        """A card, as far as it can be seen."""
        if card is None:
            return NOTHING
        key, face = key_of(card.face), card.face
        known = isinstance(card, Dated)
        time, spread, back = 0.0, VAGUE, 0
        if isinstance(card, Dated):
            time, spread, back = scaled(card.year), 0.0, _from_one(SYMBOLS, card.back.symbol)
        elif belief := self._beliefs.get(key):
            time, spread = scaled(belief.year), belief.spread
        symbol, color = _from_one(SYMBOLS, face.symbol), _from_one(COLORS, face.color)
        return (self._ids.get(key, 0), known, time, spread, symbol, back, color)

    def dated(self, card: Dated) -> tuple[float, float]:
        """A card of a line: its id and its place on the scale of time."""
        return self._ids.get(key_of(card.face), 0), scaled(card.year)

    def line(self, row: Row) -> list[float]:
        """A line in numbers, as long as it could ever be."""
        return padded([number for column in row.columns for number in self.dated(column[0])], 2 * self.count)

    def rows(self, cards: Iterable[Front | Dated | None], places: int) -> list[float]:
        """Some cards in so many places, the rest empty."""
        numbers = [number for card in cards for number in self.row(card)]
        return padded(numbers, places * CARD)


class Encoding(ABC):
    """How one game is written in numbers."""

    def __init__(self, cards: CardRows, seats: int) -> None:
        self.cards = cards
        self.seats = seats

    @property
    @abstractmethod
    def actions(self) -> int:
        """How many action numbers there are."""

    @abstractmethod
    def index(self, view: View, action: Action) -> int:
        """The number of a legal action."""

    @abstractmethod
    def numbers(self, view: View) -> list[float]:
        """The view in numbers, always as many."""

    @property
    def gaps(self) -> int:
        """Gaps of the longest line there could be."""
        return self.cards.count + 1

    def legal(self, view: View) -> dict[int, Action]:
        """The legal actions by their numbers."""
        return {self.index(view, action): action for action in view.legal}

    def observation(self, view: View) -> Floats:
        """The view as an array."""
        return np.array(self.numbers(view), dtype=np.float32)

    def seen_from(self, view: View) -> list[Seat]:
        """All seats, the viewer first, then clockwise."""
        first = view.viewer or 0
        return [Seat((first + step) % self.seats) for step in range(self.seats)]

    def hands(self, view: View, places: int) -> list[float]:
        """All hands, the own first."""
        by_seat = {hand.owner: hand.cards for hand in view.hands}
        return [number for seat in self.seen_from(view) for number in self.cards.rows(by_seat[seat], places)]


def beliefs(deck: Deck, lore: Lore) -> NDArray[np.float64]:
    """What somebody believes about a deck, as an environment takes it: a row (year, spread) a card."""
    return np.array([(estimate.year, estimate.spread) for estimate in [lore(card.face) for card in deck.cards]])


def padded(numbers: Sequence[float], length: int) -> list[float]:
    """The numbers, and zeros up to a length."""
    return [*numbers, *[0.0] * (length - len(numbers))]


def one_hot(names: Sequence[str], name: str | None) -> list[float]:
    """A 1 at the place of the name."""
    return [float(name == other) for other in names]


def slots(view: View) -> Mapping[int, int]:
    """The places of the viewer's cards in the hand, by reference."""
    hand = next(hand for hand in view.hands if hand.owner == view.viewer)
    return {card.ref: slot for slot, card in enumerate(hand.cards)}


def _from_one(names: Sequence[str], name: str) -> int:
    return names.index(name) + 1 if name in names else 0
