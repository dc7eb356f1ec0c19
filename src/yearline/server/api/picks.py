"""A deck of some fields and eras of others, which any table and any homework can be dealt from."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from yearline.decks import LibraryCard
from yearline.server.api.tables import TheServices, address
from yearline.server.decks.topics import ERAS, FIELDS, about, counted
from yearline.server.live.shared import Services
from yearline.table.decide import Refused

LEAST: Final = 8
"""So many cards a pick has at least: three begin the line of a crowd, and its shortest game asks for five."""
COST: Final = 3.0
DeckId = Annotated[str, QueryParameter(description="The id of a deck", max_length=80)]


class TopicCount(Struct):
    """How many cards of a deck are about a field, in an era: 0 is antiquity, 5 our century."""

    field: str
    era: int
    cards: int


class NewPick(Struct, forbid_unknown_fields=True):
    """Which cards: of these fields and eras, or of all where none is named."""

    decks: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    fields: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=len(FIELDS))] = []
    eras: Annotated[list[Annotated[int, Meta(ge=0, lt=len(ERAS))]], Meta(max_length=len(ERAS))] = []


class Picked(Struct):
    """The deck, and how many cards it has."""

    deck: str
    cards: int


@get("/api/topics", tags=["cards"])
async def topics(services: TheServices, request: Request[Any, Any, Any], deck: DeckId = "") -> list[TopicCount]:
    """What the cards of a deck are about, counted by field and era."""
    services.limits.weigh(address(request), COST)
    found = counted((await services.shelf.get(deck, address(request))).cards)
    return [TopicCount(field, era, found[field, era]) for field in FIELDS for era in ERAS if (field, era) in found]


@post("/api/picks", tags=["cards"], status_code=201)
async def pick(data: JSONBody[NewPick], services: TheServices, request: Request[Any, Any, Any]) -> Picked:
    """Make a deck of some fields and eras. Of a deck that lives, of the cards it has now."""
    limits, shelf, asked = services.limits, services.shelf, address(request)
    limits.weigh(asked, COST)
    services.disk.check()
    decks = [await shelf.own.version(id) for id in dict.fromkeys(data.decks)]
    cards = await _some(services, decks, data, asked)
    sources = [source for id in decks for source in await shelf.picked.sources(id)]
    if len(cards) < LEAST:
        raise Refused("few_picked", f"{LEAST} cards are needed; these are {len(cards)}")
    limits.allow(limits.new_decks, asked)
    return Picked(await shelf.picked.add(sources, [card.card.face.picture for card in cards]), len(cards))


async def _some(services: Services, decks: list[str], data: NewPick, asked: str) -> list[LibraryCard]:
    found = await services.shelf.chosen(decks, asked)
    every = [card for deck in found for card in deck.cards]
    return await services.pool.make(asked, lambda: about(every, frozenset(data.fields), frozenset(data.eras)))


HANDLERS: Final = [topics, pick]
