"""Practice for programs and for its page: a question about a card, what came of an answer, and cards to take along."""

from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from yearline.decks import LibraryCard, LibraryDeck
from yearline.i18n.dates import date_said, date_text
from yearline.practice.export import BadExport, as_anki, as_csv
from yearline.practice.question import Question, ask
from yearline.server.api.cards import Picture
from yearline.server.api.tables import Language, TheLimits, TheServices, TheShelf, address
from yearline.server.decks.pictures import draw
from yearline.server.decks.shelf import Shelf
from yearline.table.decide import Refused

MOST: Final = 200
"""So many cards may be taken along at once."""
LINE: Final = 60
"""So many cards of one's own line are looked at for neighbours."""
Kind = Literal["anki", "csv"]
Seed = Annotated[int, QueryParameter(description="Another seed asks otherwise", ge=0, le=2**53)]
Gap = Annotated[int, QueryParameter(description="Where the card goes, 0 before the first", ge=0, le=2)]
Pictures = Annotated[str, QueryParameter(description="Names of pictures, with commas between", max_length=4_000)]
Own = Annotated[
    str,
    QueryParameter(
        description="Pictures of cards one knows, with commas between: neighbours come from them first",
        max_length=1_500,
    ),
]
DeckId = Annotated[str, QueryParameter(description="A deck of the library, whole", max_length=80)]


class Side(Struct):
    """A card as one may see it; `date` is empty for one that has not been turned over."""

    picture: str
    title: str
    tint: str
    date: str = ""
    said: str = ""


class Asked(Struct):
    """Where does this card belong?"""

    card: Side
    line: list[Side]


class Told(Struct):
    """What came of an answer."""

    right: bool
    card: Side
    place: int
    """Between which neighbours it belongs: 0 before the first."""
    fact: str
    source: str


@get("/api/practice/{picture:str}", tags=["practice"])
async def question(picture: Picture, shelf: TheShelf, seed: Seed = 0, own: Own = "", lang: Language = "en") -> Asked:
    """A card of the library, without its date, and two neighbours that it is easily confused with."""
    deck, asked = await _asked(shelf, picture, seed, own)
    line = [(await _home(shelf, one, deck), one) for one in asked.line]
    return Asked(_side(deck, asked.card, lang, dated=False), [_side(home, one, lang) for home, one in line])


@get("/api/practice/{picture:str}/answer", tags=["practice"])
async def answer(
    picture: Picture, shelf: TheShelf, gap: Gap, seed: Seed = 0, own: Own = "", lang: Language = "en"
) -> Told:
    """Whether the card belongs there, its date and its story. `seed` and `own` are those of the question."""
    deck, asked = await _asked(shelf, picture, seed, own)
    text = asked.card.text(lang)
    place = sum(1 for one in asked.line if one.year < asked.card.year)
    return Told(asked.right(gap), _side(deck, asked.card, lang), place, text.fact, asked.card.source)


@get("/api/practice/cards/{kind:str}", tags=["practice"])
async def take_along(
    kind: FromPath[Kind],
    shelf: TheShelf,
    services: TheServices,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    pictures: Pictures = "",
    deck: DeckId = "",
    lang: Language = "en",
) -> Response[bytes]:
    """Cards of the library as a table or for Anki: those named by their pictures, or a whole deck."""
    chosen = await _chosen(shelf, pictures, deck)
    limits.weigh(address(request), 5 + len(chosen) / 5)
    name = deck if deck in shelf.library else "Yearline"
    made = await services.pool.make(address(request), lambda: _packed(kind, name, chosen, lang))
    end, media = ("apkg", "application/octet-stream") if kind == "anki" else ("csv", "text/csv")
    headers = {"Content-Disposition": f'attachment; filename="yearline.{end}"'}
    return Response(made, media_type=media, headers=headers)


def _packed(kind: Kind, name: str, chosen: list[tuple[LibraryDeck, LibraryCard]], lang: str) -> bytes:
    cards = [card for _, card in chosen]
    if kind == "csv":
        return as_csv(cards, lang).encode()
    decks = {id(card): deck for deck, card in chosen}
    return as_anki(cards, name, lang, lambda card: draw(decks[id(card)], card))


async def _chosen(shelf: Shelf, pictures: str, deck: str) -> list[tuple[LibraryDeck, LibraryCard]]:
    if deck in shelf.library:
        found = await shelf.get(deck)
        return [(found, card) for card in found.cards]
    known = await _known(shelf, pictures, MOST)
    if not known:
        raise BadExport("there is no card to take along")
    return known


async def _known(shelf: Shelf, pictures: str, most: int) -> list[tuple[LibraryDeck, LibraryCard]]:
    """The cards of the library with these pictures."""
    asked = list(dict.fromkeys([name for name in pictures.split(",") if name.isalnum()]))[:most]
    return [one for one in [await shelf.card(name) for name in asked] if one is not None]


async def _asked(shelf: Shelf, picture: str, seed: int, own: str) -> tuple[LibraryDeck, Question]:
    found = await shelf.card(picture) if picture.isalnum() else None
    if found is None:
        raise Refused("no_such_card", "there is no such card")
    deck, card = found
    return deck, ask(card, deck.cards, seed, [one for _, one in await _known(shelf, own, LINE)])


async def _home(shelf: Shelf, card: LibraryCard, deck: LibraryDeck) -> LibraryDeck:
    """The deck of a neighbour, which may be another one."""
    found = await shelf.card(card.card.face.picture)
    return found[0] if found else deck


def _side(deck: LibraryDeck, card: LibraryCard, lang: str, dated: bool = True) -> Side:
    side = Side(card.card.face.picture, card.text(lang).title, card.tint(deck.palette))
    if dated:
        side.date = date_text(card.year, card.precision, lang)
        side.said = date_said(card.year, card.precision, lang)
    return side


HANDLERS = [question, answer, take_along]
