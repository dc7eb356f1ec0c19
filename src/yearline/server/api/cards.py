"""Words and pictures of cards. A face never brings a date;
a back is given out only for a card that has been turned over.
"""

from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from yearline.core.deck import DeckCard
from yearline.core.errors import BadDeck
from yearline.core.record import Record
from yearline.decks import CardText, LibraryCard, LibraryDeck
from yearline.i18n.dates import date_text
from yearline.photos import form_of
from yearline.server.api.tables import Code, Language, TheLimits, TheServices, TheShelf, TheTables, address
from yearline.server.decks.living import LIVING
from yearline.server.decks.pictures import draw, draw_parts
from yearline.server.decks.shelf import Shelf
from yearline.server.live.identity import read_code
from yearline.server.live.records import of_finished_game
from yearline.server.live.runner import Runner
from yearline.server.services.address_limits import AddressLimits
from yearline.table.decide import Refused

Picture = Annotated[str, PathParameter(description="The name of a card's picture", max_length=80)]
GameBefore = Annotated[
    int, QueryParameter(description="The number of a finished game; 0 for the latest", ge=0, le=100_000)
]
CARDS_A_REQUEST: Final = 200
"""A list of so many cards costs an address one more request."""

FOREVER: Final = "public, max-age=31536000, immutable"


class FaceWords(Struct):
    """The white side in words."""

    picture: str
    title: str


class BackSide(Struct):
    """The dark side in words."""

    picture: str
    title: str
    year: int
    precision: str
    date: str
    fact: str
    source: str


@get("/api/faces/{picture:str}", tags=["cards"])
async def face(picture: Picture, shelf: TheShelf, request: Request[Any, Any, Any], lang: Language = "en") -> FaceWords:
    """The title of a card of the library."""
    found = await shelf.card(picture, address(request))
    if found is None:
        raise Refused("no_such_card", "there is no such card")
    return FaceWords(picture, found[1].text(lang).title)


@get("/api/tables/{code:str}/faces", tags=["cards"])
async def table_faces(
    code: Code,
    tables: TheTables,
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    lang: Language = "en",
) -> dict[str, str]:
    """The titles of all cards of a table's decks, by picture, in an order that says nothing about their dates."""
    runner = await tables.runner(read_code(code), address(request))
    cards = await printed(shelf, limits, runner, address(request))
    titles = {picture: card.text(lang).title for picture, (_, card) in cards.items()}
    if runner.table.game is not None:
        dealt = shelf.frozen(runner.table.game.deck).cards
        titles = {card.face.picture: titles.get(card.face.picture, card.face.title) for card in dealt}
    return dict(sorted(titles.items()))


@get("/api/tables/{code:str}/backs/{picture:str}", tags=["cards"])
async def table_back(
    code: Code,
    picture: Picture,
    services: TheServices,
    tables: TheTables,
    shelf: TheShelf,
    request: Request[Any, Any, Any],
    lang: Language = "en",
    game: GameBefore = 0,
) -> BackSide:
    """Date, fact and source of a card that has been turned over in this table's game,
    or of any of a game that is over.
    """
    runner = await tables.runner(read_code(code), address(request))
    if game and game != len(runner.games):
        look = partial(_card_in, picture=picture)
        card = await of_finished_game(tables, services.pool, read_code(code), game, address(request), look)
    else:
        card = _turned_over(runner, shelf, picture)
    found = await shelf.card(picture, address(request))
    kept = None if found is None else found[1]  # a deck may have vanished since the game was dealt
    words = CardText(card.face.title, "") if kept is None else kept.text(lang)
    date = date_text(card.back.year, card.back.precision, lang)
    source = "" if kept is None else kept.source
    return BackSide(picture, words.title, card.back.year, card.back.precision, date, words.fact, source)


def _card_in(record: Record, picture: str) -> DeckCard:
    """A card of a game that is over: its record tells all of them."""
    card = next((card for card in record.deck.cards if card.face.picture == picture), None)
    if card is None:
        raise Refused("no_such_card", "there is no such card")
    return card


def _turned_over(runner: Runner, shelf: Shelf, picture: str) -> DeckCard:
    """A card of the table's game that people have seen the back of."""
    game = runner.table.game
    dealt = shelf.frozen(game.deck).cards if game is not None else ()
    card = next((card for card in dealt if card.face.picture == picture), None)
    if card is None:
        raise Refused("no_such_card", "there is no such card")
    if picture not in runner.revealed and runner.table.phase != "over":
        raise Refused("not_revealed", "this card has not been turned over yet")
    return card


@get("/pictures/{name:str}", tags=["cards"], media_type="image/svg+xml")
async def picture(name: Picture, shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The picture of a card: `/pictures/NAME.svg`; or a photo as it is kept: `/pictures/NAME`."""
    if (photo := await shelf.own.drafts.photo(name)) is not None:
        return Response(photo, media_type=f"image/{form_of(photo)}", headers={"Cache-Control": FOREVER})
    known = name.removesuffix(".svg")
    found = await shelf.card(known, address(request)) if known != name else None
    if found is None:
        raise Refused("no_such_card", "there is no such picture")
    return Response(
        (await _drawn(shelf, *found, address(request))).encode(),
        media_type="image/svg+xml",
        headers={"Cache-Control": FOREVER},
    )


async def _drawn(shelf: Shelf, deck: LibraryDeck, card: LibraryCard, address: str) -> str:
    """The picture of a card; where its photo was deleted since, with an emblem."""
    if card.photo is None:
        return draw(deck, card)
    photo = await shelf.own.square(deck, card, address)
    parts = (card.id, card.scene, card.emblem, card.medallion, card.inks(deck.palette), "")
    return draw_parts(*parts, photo=photo, credit=card.photo.credit)


async def printed(
    shelf: Shelf, limits: AddressLimits, runner: Runner, address: str
) -> dict[str, tuple[LibraryDeck, LibraryCard]]:
    """The cards of the table's decks by picture, with their words.
    A deck may have vanished since the game was dealt.
    """
    found: dict[str, tuple[LibraryDeck, LibraryCard]] = {}
    ids = list(runner.table.settings.decks)
    if runner.table.game is not None:  # of a deck that lives, the version that was dealt may be an older one
        dealt = shelf.frozen(runner.table.game.deck).cards
        ids += {card.face.picture.rpartition("-")[0] for card in dealt if card.face.picture.startswith(LIVING)}
    for id in ids:
        with suppress(BadDeck):
            deck = await shelf.get(id, address)
            limits.weigh(address, len(deck.cards) / CARDS_A_REQUEST)
            found.update({card.card.face.picture: (deck, card) for card in deck.cards})
    return found


HANDLERS = [face, table_faces, table_back, picture]
