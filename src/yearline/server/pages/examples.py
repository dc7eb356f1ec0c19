"""Small examples for the rules pages: real cards of a deck, laid as the rule says."""

from collections.abc import Sequence
from dataclasses import dataclass

from yearline.decks import LibraryCard, LibraryDeck
from yearline.decks.shelf import FOR_EVERYBODY
from yearline.server.decks.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Example:
    """A row of cards in order; between the first two (coop) a card in the gap; and cards that are still to be laid."""

    row: tuple[LibraryCard, ...]
    between: LibraryCard | None
    hand: tuple[LibraryCard, ...]


async def deck_for_everybody(shelf: Shelf) -> LibraryDeck | None:
    """A deck of stories everybody knows."""
    known = shelf.library
    id = next((id for id in (FOR_EVERYBODY, *known) if id in known), None)
    return None if id is None else await shelf.get(id)


def example_for(game: str, deck: LibraryDeck | None) -> Example | None:
    """The same example for the same deck, so that a picture and its words agree."""
    if deck is None:
        return None
    easy = sorted([card for card in deck.cards if card.difficulty == 1], key=lambda card: card.year)
    known = _apart(easy)
    if len(known) < 7:
        return None
    first, between, _, second, inside, third, last = (known[len(known) * i // 7] for i in range(7))
    if game == "coop":
        return Example((first, second, third), between, (inside,))
    return Example((first, between, second, last), None, (third,))


def _apart(cards: Sequence[LibraryCard]) -> list[LibraryCard]:
    """Only the first card of each year."""
    return [card for i, card in enumerate(cards) if i == 0 or cards[i - 1].year != card.year]
