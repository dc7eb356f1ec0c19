"""Small examples for the rules pages: real cards of a deck, laid as the rule says, and cards to try the rule with."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from yearline.decks import LibraryCard, LibraryDeck

Landing = Literal["end", "gap", "blocked"]


@dataclass(frozen=True, slots=True)
class Example:
    """A row of cards in order; between the first two (coop) a card in the gap; and cards that are still to be laid."""

    row: tuple[LibraryCard, ...]
    between: LibraryCard | None
    hand: tuple[LibraryCard, ...]

    def landing(self, card: LibraryCard) -> Landing:
        """Where a card of the hand goes in the co-operative game (RULES 1.5)."""
        if not self.row[0].year < card.year < self.row[-1].year:
            return "end"
        return "blocked" if self.between is not None and card.year < self.row[1].year else "gap"


def example_for(game: str, deck: LibraryDeck | None) -> Example | None:
    """The same example for the same deck, so that a picture and its words agree."""
    if deck is None:
        return None
    easy = sorted([card for card in deck.cards if card.difficulty == 1], key=lambda card: card.year)
    known = _apart(easy)
    if len(known) < 7:
        return None
    first, between, closed, second, open_, third, last = (known[len(known) * i // 7] for i in range(7))
    if game == "coop":
        return Example((first, second, third), between, (open_, closed, last))
    return Example((first, between, second, last), None, (third,))


def _apart(cards: Sequence[LibraryCard]) -> list[LibraryCard]:
    """Only the first card of each year."""
    return [card for i, card in enumerate(cards) if i == 0 or cards[i - 1].year != card.year]
