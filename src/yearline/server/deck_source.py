"""Where the server finds decks: the interface, and a plain deck of numbered events that needs no files.

`Printed` is the shape of a library deck: the rules' deck, and the words on its cards by picture name.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from typing import Final, Protocol

import msgspec

from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.errors import BadDeck
from yearline.core.record import card_from_dict, card_to_dict
from yearline.core.rng import seeded
from yearline.core.value import value


class CardWords(Protocol):
    """What is printed on a card in one language."""

    @property
    def title(self) -> str:
        """The white side."""

    @property
    def fact(self) -> str:
        """The dark side."""


class PrintedCard(Protocol):
    """A card with its words and the source of its date."""

    @property
    def source(self) -> str:
        """Where the date can be looked up."""

    def text(self, language: str) -> CardWords:
        """The words in a language, or in another where it has none."""


class Printed(Protocol):
    """A deck with all that is printed on its cards."""

    @property
    def id(self) -> str:
        """The name under which it is chosen."""

    @property
    def deck(self) -> Deck:
        """The deck as the rules know it."""

    @property
    def languages(self) -> Sequence[str]:
        """The languages every card is written in."""

    def name(self, language: str) -> str:
        """The name in a language."""

    def description(self, language: str) -> str:
        """What it is about, in a language."""

    def by_picture(self, picture: str) -> PrintedCard | None:
        """The card whose picture has that name."""


DeckSource = Mapping[str, Printed]
"""Decks by id. Reading one may take a moment the first time."""


@value
class Words:
    """Title and fact."""

    title: str
    fact: str


@value
class SampleCard:
    """An event with a number instead of a story."""

    words: Words
    source: str

    def text(self, language: str) -> Words:
        """The same in every language."""
        return self.words


@value
class SampleDeck:
    """Numbered events, for trying things out."""

    id: str
    deck: Deck
    cards: Mapping[str, SampleCard]
    languages: tuple[str, ...] = ("en",)

    def name(self, language: str) -> str:
        """Its id will do."""
        return self.id

    def description(self, language: str) -> str:
        """Nothing to tell."""
        return ""

    def by_picture(self, picture: str) -> SampleCard | None:
        """The card whose picture has that name."""
        return self.cards.get(picture)


@cache
def sample_deck(id: str, size: int = 110) -> SampleDeck:
    """A deck of events in random years, the same for the same id."""
    luck = seeded(int.from_bytes(sha256(id.encode()).digest()[:8], "big"))
    cards, words = [], {}
    for number in range(size):
        drawn, luck = luck.below(3000)
        picture = sha256(f"{id}/{number}".encode()).hexdigest()[:16]
        title, color = f"Event {number}", COLORS[number % len(COLORS)]
        cards.append(deck_card(f"event-{number}", drawn - 999 or 1, title=title, color=color, picture=picture))
        words[picture] = SampleCard(Words(title, f"What made event {number} happen."), "")
    return SampleDeck(id, make_deck(id, cards), words)


def sample_decks() -> DeckSource:
    """The decks of a server that was given none."""
    return {id: sample_deck(id) for id in ("popular-culture", "world-history")}


def together(decks: Sequence[Deck]) -> Deck:
    """Several decks shuffled into one; their cards keep apart by the name of their deck."""
    if len(decks) == 1:
        return decks[0]
    cards = [
        deck_card(
            f"{deck.id}/{card.id}",
            card.back.year,
            title=card.face.title,
            precision=card.back.precision,
            color=card.face.color,
            front=card.face.symbol,
            back=card.back.symbol,
            picture=card.face.picture,
        )
        for deck in decks
        for card in deck.cards
    ]
    return make_deck("+".join(deck.id for deck in decks), cards)


def plain_panel(card: PrintedCard) -> str:
    """A picture for a card that nobody has drawn: a panel with its initial."""
    initial = escape(card.text("en").title[:1])
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img">'
        '<rect width="320" height="240" fill="#d9cbb0"/>'
        f'<text x="160" y="150" font-size="96" text-anchor="middle" fill="#5c4a32">{initial}</text></svg>'
    )


PREFIX: Final = "deck:"


def freeze(deck: Deck) -> tuple[str, bytes]:
    """A deck as a blob, under a name made of its content: an edited deck is another deck."""
    body = msgspec.json.encode({"id": deck.id, "cards": [card_to_dict(card) for card in deck.cards]}, order="sorted")
    return sha256(body).hexdigest(), body


def thaw(body: bytes) -> Deck:
    """The deck that a blob holds."""
    plain = msgspec.json.decode(body)
    if not isinstance(plain, dict) or not isinstance(plain.get("cards"), list):
        raise BadDeck("the stored deck is damaged")
    return make_deck(str(plain.get("id")), [card_from_dict(card) for card in plain["cards"]])
