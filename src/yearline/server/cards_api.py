"""Words and pictures of cards. A face never brings a date; a back is given out only for a card that has been turned over."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import Struct

from yearline.core.deck import DeckCard
from yearline.i18n.dates import date_text
from yearline.server.api import Code, Language, address
from yearline.server.deck_source import PrintedCard
from yearline.server.hall import Hall
from yearline.server.people import read_code
from yearline.server.pictures import picture_svg
from yearline.server.runner import Runner
from yearline.table.decide import Refused

Picture = Annotated[str, Parameter(description="The name of a card's picture", max_length=80)]
FOREVER: Final = "public, max-age=31536000, immutable"


class Face(Struct):
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
async def face(picture: Picture, hall: Hall, lang: Language = "en") -> Face:
    """The title of a card of the library."""
    for id in hall.decks:
        card = hall.decks[id].by_picture(picture)
        if card is not None:
            return Face(picture, card.text(lang).title)
    raise Refused("no_such_card", "there is no such card")


@get("/api/tables/{code:str}/faces", tags=["cards"])
async def table_faces(code: Code, hall: Hall, request: Request[Any, Any, Any], lang: Language = "en") -> dict[str, str]:
    """The titles of all cards of a table's decks, by picture, in an order that says nothing about their dates."""
    runner = await hall.runner(read_code(code), address(request))
    titles: dict[str, str] = {}
    for card in _cards(hall, runner):
        printed = _printed(hall, runner, card)
        titles[card.face.picture] = card.face.title if printed is None else printed.text(lang).title
    return dict(sorted(titles.items()))


@get("/api/tables/{code:str}/backs/{picture:str}", tags=["cards"])
async def table_back(
    code: Code, picture: Picture, hall: Hall, request: Request[Any, Any, Any], lang: Language = "en"
) -> BackSide:
    """Date, fact and source of a card that has been turned over in this table's game, or of any once it is over."""
    runner = await hall.runner(read_code(code), address(request))
    card = next((card for card in _cards(hall, runner) if card.face.picture == picture), None)
    if runner.table.game is None or card is None:
        raise Refused("no_such_card", "there is no such card")
    if picture not in runner.revealed and runner.table.phase != "over":
        raise Refused("not_revealed", "this card has not been turned over yet")
    printed = _printed(hall, runner, card)
    words = None if printed is None else printed.text(lang)
    back = card.back
    return BackSide(
        picture,
        card.face.title if words is None else words.title,
        back.year,
        back.precision,
        date_text(back.year, back.precision, lang),
        "" if words is None else words.fact,
        "" if printed is None else printed.source,
    )


@get("/pictures/{name:str}", tags=["cards"], media_type="image/svg+xml")
async def picture(name: Picture, hall: Hall) -> Response[bytes]:
    """The picture of a card: `/pictures/NAME.svg`."""
    svg = picture_svg(hall, name.removesuffix(".svg")) if name.endswith(".svg") else None
    if svg is None:
        raise Refused("no_such_card", "there is no such picture")
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": FOREVER})


def _cards(hall: Hall, runner: Runner) -> tuple[DeckCard, ...]:
    """The cards of the game at the table, or of the decks it will be dealt from."""
    if runner.table.game is not None:
        return hall.deck_of(runner.table.game.deck).cards
    return tuple([card for id in runner.table.settings.decks if id in hall.decks for card in hall.decks[id].deck.cards])


def _printed(hall: Hall, runner: Runner, card: DeckCard) -> PrintedCard | None:
    for id in runner.table.settings.decks:
        if id in hall.decks and (found := hall.decks[id].by_picture(card.face.picture)) is not None:
            return found
    return None


HANDLERS = [face, table_faces, table_back, picture]
