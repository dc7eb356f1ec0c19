"""What the cards of a deck are about: a field, which is the scene
of their picture, and an era. For whoever wants only some of them.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from yearline.art.scenes import PLAIN, SCENES
from yearline.core.years import year_of
from yearline.decks import LibraryCard

FIELDS: Final = SCENES
BOUNDARIES: Final = (476, 1492, 1789, 1900, 2000)
"""The years that begin an era, as on the frieze behind the line of a table (static/app/layout.js)."""
ERAS: Final = range(len(BOUNDARIES) + 1)
Topic = tuple[str, int]
"""A field and an era."""


def topic_of(card: LibraryCard) -> Topic:
    """What a card is about. A scene that nobody knows is drawn as a plain one, and counts as that."""
    return card.scene if card.scene in FIELDS else PLAIN, bisect_right(BOUNDARIES, year_of(card.year))


def counted(cards: Iterable[LibraryCard]) -> Counter[Topic]:
    """How many cards there are of each field and era."""
    return Counter(map(topic_of, cards))


def about(cards: Iterable[LibraryCard], fields: Collection[str], eras: Collection[int]) -> list[LibraryCard]:
    """The cards of these fields and eras; where none is named, of all."""
    topics = [(card, topic_of(card)) for card in cards]
    return [card for card, (field, era) in topics if (not fields or field in fields) and (not eras or era in eras)]
