"""A deck at rest: cards with both sides, as they lie in the box. For deck tools; never sent into a running game."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from yearline.core.cards import Back, Face
from yearline.core.errors import BadDeck, MixedDates
from yearline.core.value import value
from yearline.core.years import Precision, check_year, counted_year, is_day

COLORS: Final = ("beige", "blue", "red")
SYMBOLS: Final = ("sun", "moon", "star", "key", "crown", "leaf", "anchor", "bell")
DEFAULT_SYMBOLS: Final = 4


@value
class DeckCard:
    """One card of a deck: its lasting id and its two printed sides."""

    id: str
    face: Face
    back: Back


@value
class Deck:
    """A box of cards."""

    id: str
    cards: tuple[DeckCard, ...]


def deck_card(
    id: str,
    year: int,
    *,
    title: str = "",
    precision: Precision = "year",
    color: str = "",
    front: str = "",
    back: str = "",
    picture: str = "",
) -> DeckCard:
    """A checked card; symbols that are not given follow from the id (A-23),
    and a century counts from its start (A-27).
    """
    if not (front or back):
        front, back = symbols_for(id)
    if front == back:
        raise BadDeck(f"card {id!r}: the symbols of its two sides must differ")
    if color and color not in COLORS:
        raise BadDeck(f"card {id!r}: the colour must be one of {', '.join(COLORS)}, not {color!r}")
    if is_day(check_year(year)) != (precision == "day"):
        raise BadDeck(f"card {id!r}: a day has the precision of a day, and nothing else has")
    counted = counted_year(year, precision)
    return DeckCard(id, Face(title or id, picture, front, color), Back(counted, precision, back))


def make_deck(id: str, cards: Iterable[DeckCard]) -> Deck:
    """A checked deck: no id twice."""
    deck = Deck(id, tuple(cards))
    seen: set[str] = set()
    for card in deck.cards:
        if card.id in seen:
            raise BadDeck(f"deck {id!r}: the card {card.id!r} is there twice")
        seen.add(card.id)
    if len({card.back.precision == "day" for card in deck.cards}) > 1:
        raise MixedDates(f"deck {id!r} has years and days: nobody can say which of 1789 and 14 July 1789 is earlier")
    return deck


def symbols_for(id: str, count: int = DEFAULT_SYMBOLS) -> tuple[str, str]:
    """Front and back symbol of a card that has none of its own: stable, evenly spread, never equal (A-22, A-23)."""
    number = int.from_bytes(blake2b(id.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big")
    front = number % count
    back = (front + 1 + number // count % (count - 1)) % count
    return SYMBOLS[front], SYMBOLS[back]
