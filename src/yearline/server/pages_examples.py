"""Small examples for the rules pages: real cards of a deck, laid as the rule says."""

from collections.abc import Sequence
from dataclasses import dataclass

from yearline.decks import LibraryCard, LibraryDeck


@dataclass(frozen=True, slots=True)
class Example:
    """A row of cards in order; between the first two (coop) a card in the gap; and a card that is still to be laid."""

    row: tuple[LibraryCard, ...]
    between: LibraryCard | None
    next: LibraryCard


def example_for(game: str, deck: LibraryDeck | None) -> Example | None:
    """The same example for the same deck, so that a picture and its words agree."""
    if deck is None:
        return None
    known = _apart(sorted([card for card in deck.cards if card.difficulty == 1], key=lambda card: card.year))
    if len(known) < 5:
        return None
    first, between, second, third, last = (known[len(known) * i // 5] for i in range(5))
    if game == "coop":
        return Example((first, second, third), between, last)
    return Example((first, between, second, last), None, third)


def _apart(cards: Sequence[LibraryCard]) -> list[LibraryCard]:
    """Only the first card of each year."""
    return [card for i, card in enumerate(cards) if i == 0 or cards[i - 1].year != card.year]
