"""A deck of the library: cards with texts in several languages, and what their pictures are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Final

from yearline.art.palettes import palette_for
from yearline.core.deck import Deck, DeckCard
from yearline.core.value import value
from yearline.core.years import Precision
from yearline.i18n import DEFAULT, LANGUAGES

AUDIENCES: Final = ("everyone", "teens", "adults")
DATES: Final = ("year", "day")
PALETTES: Final = ("scene", "color")
DEFAULT_SCENE: Final = "life"
DEFAULT_MEDALLION: Final = "hourglass"


@value
class CardText:
    """What is printed on a card in one language."""

    title: str
    fact: str


@value
class Photo:
    """A photo on a card: the name under which it is kept, what of it is shown, and whose it is."""

    name: str
    crop: tuple[float, float, float] = (0.5, 0.5, 1.0)
    """The middle of the square that is shown, from 0 to 1 across and down, and how much it is enlarged."""
    credit: str = ""
    tone: str = ""
    """`ink`: in shades of the scene's ink, as an engraving; otherwise as it is."""


@value
class LibraryCard:
    """A card with its texts, its source and the parts of its picture."""

    card: DeckCard
    texts: Mapping[str, CardText]
    scene: str
    emblem: str
    medallion: str
    source: str
    difficulty: int
    photo: Photo | None = None

    @property
    def id(self) -> str:
        """The lasting name of the card in its deck."""
        return self.card.id

    @property
    def year(self) -> int:
        """The year that orders the card."""
        return self.card.back.year

    @property
    def precision(self) -> Precision:
        """How exactly the year is known."""
        return self.card.back.precision

    def inks(self, palette: str) -> str:
        """What the colours of its picture follow in a deck of that palette:
        its own colour, if it has one, or the scene.
        """
        return self.card.face.color if palette == "color" and self.card.face.color else "scene"

    def tint(self, palette: str) -> str:
        """The colour behind its date: that of its picture, in a deck of that palette."""
        return palette_for(self.scene, self.inks(palette)).band

    def text(self, language: str) -> CardText:
        """The texts in a language; where there are none in it, in English, and else in the first language there is."""
        return self.texts.get(language) or self.texts.get(DEFAULT) or next(iter(self.texts.values()))


@dataclass(frozen=True)
class Manifest:
    """Everything about a deck but its cards."""

    id: str
    names: Mapping[str, str]
    descriptions: Mapping[str, str]
    license: str
    category: str
    audience: str
    palette: str
    symbols: tuple[str, ...]
    dates: str = field(default="year", kw_only=True)
    """Whether its dates are years or days."""

    @property
    def language(self) -> str:
        """The deck's first language: the one of a bare `title` column."""
        return next(iter(self.names), DEFAULT)


@dataclass(frozen=True)
class LibraryDeck(Manifest):
    """A deck with all that is printed on its cards. Not slotted, so that it can remember what follows from it."""

    cards: tuple[LibraryCard, ...]
    photos: Mapping[str, bytes] = field(default_factory=dict, compare=False, repr=False)
    """Where the files of the photos are at hand: those of a folder or an archive, by name."""

    def __hash__(self) -> int:
        return hash((self.id, len(self.cards)))  # the mappings have no hash, and a deck should be able to key a cache

    @cached_property
    def deck(self) -> Deck:
        """The deck as the rules know it."""
        return Deck(self.id, tuple([card.card for card in self.cards]))

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages every card is written in, ours first."""
        spoken = set.intersection(*[set(card.texts) for card in self.cards]) if self.cards else set()
        return tuple(sorted(spoken, key=language_order))

    def name(self, language: str) -> str:
        """The name in a language, in English, or in the first there is."""
        return self.names.get(language) or self.names.get(DEFAULT) or next(iter(self.names.values()), self.id)

    def description(self, language: str) -> str:
        """The description in a language, in English, or in the first there is."""
        return (
            self.descriptions.get(language)
            or self.descriptions.get(DEFAULT)
            or next(iter(self.descriptions.values()), "")
        )

    def by_picture(self, picture: str) -> LibraryCard | None:
        """The card whose picture has that name."""
        return self._pictures.get(picture)

    @cached_property
    def _pictures(self) -> Mapping[str, LibraryCard]:
        return {card.card.face.picture: card for card in self.cards}


def language_order(language: str) -> tuple[int, str]:
    """The key that sorts our five languages first, in their order, and others by name."""
    return (LANGUAGES.index(language) if language in LANGUAGES else len(LANGUAGES), language)


def picture_name(deck: str, card: str) -> str:
    """The name under which a card's picture is served: lasting, and silent about the date."""
    return blake2b(f"{deck}\0{card}".encode(), digest_size=8).hexdigest()
