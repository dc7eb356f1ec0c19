"""Decks: for now, a table of cards read from a CSV file."""

import csv
from pathlib import Path

from yearline.core.deck import Deck, DeckCard, deck_card, make_deck
from yearline.core.errors import BadDeck
from yearline.core.value import value


@value
class LibraryDeck:
    """A deck of the library."""

    deck: Deck


def load_deck(name_or_path: str) -> LibraryDeck:
    """The deck at a path: a CSV file with the columns id, year and color. Raises BadDeck."""
    try:
        with Path(name_or_path).open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        return LibraryDeck(make_deck(Path(name_or_path).stem, [_card(row) for row in rows]))
    except (OSError, KeyError, ValueError) as error:
        raise BadDeck(f"no deck {name_or_path[:80]!r}: {str(error)[:80]}") from error


def _card(row: dict[str, str]) -> DeckCard:
    return deck_card(row["id"], int(row["year"]), title=row.get("title_en", ""), color=row.get("color", ""))
