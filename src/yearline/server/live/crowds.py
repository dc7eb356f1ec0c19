"""A crowd at a table: which message a phone or the big screen
needs, and the words of its cards, read before they are asked for.
"""

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Protocol

from msgspec import UNSET

from yearline.core.cards import Dated, Front
from yearline.core.errors import BadDeck
from yearline.core.ids import Seat
from yearline.decks import LibraryCard
from yearline.games import GAMES
from yearline.i18n.dates import date_beside, date_text
from yearline.server.decks.shelf import Shelf
from yearline.server.wire.crowd import CrowdPicture, chose, only_counts
from yearline.server.wire.frames import Picture, Update
from yearline.server.wire.outgoing import CrowdCard
from yearline.table.model import Person, Table

KEPT_DECKS: Final = 32
PLAIN: Final = "#5a4632"
Decks = tuple[str, ...]
Printed = Mapping[str, tuple[LibraryCard, str]]
"""Cards by picture, each with the colour of its date."""


class Member(Protocol):
    """A phone, or the big screen."""

    person: Person
    role: str
    language: str
    seats: tuple[Seat, ...]
    seen: Picture | None


class CardWords:
    """What is printed on the cards of tables where crowds play.
    Messages are made without waiting, so it is read beforehand.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._known: OrderedDict[Decks, Printed] = OrderedDict()

    async def read(self, decks: Decks, address: str) -> None:
        """Have the words of these decks at hand.
        A deck that has vanished since leaves the titles its game was dealt with.
        """
        if decks in self._known:
            self._known.move_to_end(decks)
            return
        printed: dict[str, tuple[LibraryCard, str]] = {}
        for id in decks:
            with suppress(BadDeck):
                deck = await self._shelf.get(id, address)
                for card in deck.cards:
                    printed[card.card.face.picture] = card, card.tint(deck.palette)
        self._known[decks] = printed
        while len(self._known) > KEPT_DECKS:
            self._known.popitem(last=False)

    def knows(self, decks: Decks) -> bool:
        """Whether their words are at hand."""
        return decks in self._known

    def card(self, decks: Decks, card: Front | Dated, language: str, telling: bool = False) -> CrowdCard:
        """A card of decks that were read, in words."""
        return _in_words(self._known.get(decks, {}), card, language, telling)

    def picture(self, update: Update) -> CrowdPicture:
        """The moment as a crowd is told of it, made once."""
        picture = update.picture
        if picture.crowd is None:
            printed = self._known.get(picture.table.settings.decks, {})
            picture.crowd = CrowdPicture(picture, lambda *asked: _in_words(printed, *asked), picture.crowd_before)
        made: CrowdPicture = picture.crowd
        return made


def _in_words(printed: Printed, card: Front | Dated, language: str, telling: bool) -> CrowdCard:
    face = card.face
    found, tint = printed.get(face.picture, (None, PLAIN))
    words = None if found is None else found.text(language)
    made = CrowdCard(card.ref, face.picture, face.title if words is None else words.title, tint)
    if isinstance(card, Dated):
        made.y = card.back.year
        made.date = date_text(card.back.year, card.back.precision, language)
        said = date_beside(card.back.year, card.back.precision, language)
        made.said = UNSET if said == made.date else said
        made.fact = words.fact if telling and words is not None else UNSET
    return made


def is_crowd(table: Table) -> bool:
    """Whether everybody acts at once here, and time is up for all."""
    return GAMES[table.settings.game].paced


def short_message(member: Member, update: Update, did: str, words: CardWords) -> bytes:
    """A few bytes, for a member who knows the rest. Empty: the whole is due."""
    before, picture = update.before, update.picture
    if before is None or member.seen is not before or before.crowd is None:
        return b""
    table = picture.table
    if update.counts is None:
        update.counts = only_counts(before.table, table, update.events)
    if not update.counts:
        return b""
    same = before.table.chairs is table.chairs
    if did:  # whoever has chosen hears of it at once, and that is all
        acted = same and member.seats and bool(update.events or before.table.game is not table.game)
        return chose(table, member.seats[0], did) if acted else b""
    if same or (member.role == "phone" and seats_of(words.picture(update), member.person) == member.seats):
        return words.picture(update).count
    return b""


def seats_of(crowd: CrowdPicture, person: Person) -> tuple[Seat, ...]:
    """A member has one seat, or none."""
    seat = crowd.seats.get(person)
    return () if seat is None else (seat,)
