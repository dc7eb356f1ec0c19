"""What a link of ours shows in a chat: words and a picture for
tables and decks, with no name of a person and no date in them.

Whoever fetches a preview keeps it, so it holds nothing that has to end here: who sits at a table is told at the table.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from litestar import Request, Response, get
from litestar.params import FromPath

from yearline.core.errors import BadDeck
from yearline.decks import LibraryDeck, usual_deck
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.printing.preview import preview_png
from yearline.server.api.tables import TheLimits, TheServices, TheShelf, address
from yearline.server.decks.pictures import draw
from yearline.server.decks.shelf import Shelf
from yearline.server.services.refusals import language_of
from yearline.table.decide import Refused
from yearline.table.model import Table

WIDE: Final = 1200
HIGH: Final = 630
KEPT: Final = 64
COST: Final = 20.0
"""A picture that has to be drawn counts as so many requests."""
LONGEST: Final = 160
LOCALES: Final = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT", "ru": "ru_RU", "uk": "uk_UA"}
HEADERS: Final = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
"""Pages elsewhere may show the picture: that is what it is for."""

_drawn: OrderedDict[tuple[str, ...], bytes] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Preview:
    """A link in words, and where its picture is; both are paths at `home`."""

    title: str
    sentence: str
    home: str
    path: str
    image: str
    language: str

    @property
    def url(self) -> str:
        """The link itself."""
        return self.home + self.path

    @property
    def picture(self) -> str:
        """The picture, with its words in the same language."""
        return f"{self.home}{self.image}?lang={self.language}"

    @property
    def oembed(self) -> str:
        """Where the same is told to programs."""
        return f"{self.home}/oembed?url={quote(f'{self.url}?lang={self.language}', safe='')}"

    @property
    def locale(self) -> str:
        """The language as the makers of previews write it."""
        return LOCALES.get(self.language, self.language)


def of_table(table: Table, home: str, language: str, room: str = "t") -> Preview:
    """A table: an invitation while there are seats, later what goes on there."""
    say, game = messages(language), table.settings.game
    taken = len([chair for chair in table.chairs if chair.kind != "open"])
    title = say(f"rules-title-{game}")
    if table.phase == "lobby":
        words = say("preview-lobby", game=title), say("preview-lobby-seats", free=len(table.chairs) - taken)
    elif table.phase == "over":
        words = say("preview-over", game=title), say("preview-over-look", players=taken)
    else:
        words = say("preview-playing", game=title), say("preview-playing-watch")
    return Preview(*words, home, f"/{room}/{table.code}", f"/previews/games/{game}.png", language)


def of_deck(deck: LibraryDeck, home: str, language: str) -> Preview:
    """A deck: its name, how many cards it has, and what it is about."""
    say = messages(language)
    title = say("preview-deck", deck=deck.name(language), count=len(deck.cards))
    sentence = _short(deck.description(language)) or say("preview-deck-try")
    return Preview(title, sentence, home, f"/decks/{deck.id}", f"/previews/decks/{deck.id}.png", language)


def of_day(number: int, day: str, home: str, path: str, language: str) -> Preview:
    """A challenge of the day; its picture is drawn of its own first cards."""
    say = messages(language)
    title = f"{say('daily-name', number=number)} · {day}"
    return Preview(title, say("daily-preview"), home, path, f"{path}/preview.png", language)


def of_week(number: int, week: str, home: str, path: str, language: str) -> Preview:
    """A deal of the week, with its own picture."""
    say = messages(language)
    title = f"{say('weekly-name', number=number)} · {week}"
    return Preview(title, say("weekly-sentence"), home, path, f"{path}/preview.png", language)


def of_page(home: str, path: str, language: str) -> Preview:
    """Any other page of ours: what all of it is."""
    say = messages(language)
    return Preview(say("pages-home-title"), say("pages-sentence"), home, path, "/previews/games/race.png", language)


@get("/previews/{kind:str}/{name:str}", include_in_schema=False, media_type="image/png")
async def preview_picture(
    kind: FromPath[str],
    name: FromPath[str],
    services: TheServices,
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
) -> Response[bytes]:
    """The picture of a game or a deck, drawn once for each language: two cards without their titles."""
    id, language = name.removesuffix(".png"), language_of(request)
    deck = await _deck_of(kind, id, shelf, address(request))
    words = _words(kind, id, deck, language)
    key = (id, language, *words)  # a deck of the workshop may be called something else tomorrow
    if key not in _drawn:
        limits.weigh(address(request), COST)
        _drawn[key] = await services.pool.make(address(request), lambda: preview_png(*words, _cards(deck), language))
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    return Response(_drawn[key], media_type="image/png", headers=HEADERS)


async def _deck_of(kind: str, id: str, shelf: Shelf, address: str) -> LibraryDeck:
    """The cards to show. Raises Refused where there is no such game or deck."""
    wanted = {"games": usual_deck(id) if id in GAMES else "", "decks": id}.get(kind, "")
    try:
        deck = await shelf.get(wanted, address)
    except BadDeck:
        raise Refused("not_found", "there is no such picture") from None
    if not deck.cards:
        raise Refused("not_found", "there is nothing to show")
    return deck


def _words(kind: str, id: str, deck: LibraryDeck, language: str) -> tuple[str, str, str]:
    say = messages(language)
    if kind == "games":
        return say("preview-together"), say(f"rules-title-{id}"), _short(say(f"rules-short-{id}"))
    count = say("pages-decks-cards", count=len(deck.cards))
    return count, _short(deck.name(language)), _short(deck.description(language))


def _cards(deck: LibraryDeck) -> list[str]:
    """Two drawings, by the names of their pictures: that order tells nothing about time."""
    cards = sorted(deck.cards, key=lambda card: card.card.face.picture)
    return [draw(deck, card) for card in (cards * 2)[:2]]


def _short(text: str) -> str:
    """As much of a text as fits, in whole words."""
    return text if len(text) <= LONGEST else text[:LONGEST].rpartition(" ")[0] + "…"


HANDLERS: Final = [preview_picture]
