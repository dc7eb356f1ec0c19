"""The JSON API: open a table, find one's own, look at a finished game, report a card."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from yearline.core.game import Rules
from yearline.core.record import dump
from yearline.decks import DeckError, Problem
from yearline.games import GAMES
from yearline.server.api.qr import qr_svg
from yearline.server.decks.own import MAX_UPLOAD
from yearline.server.decks.shelf import Shelf
from yearline.server.lessons.classroom import Classroom
from yearline.server.live.coach import coached
from yearline.server.live.identity import new_secret, person_of, read_code
from yearline.server.live.records import of_finished_game, replay_steps
from yearline.server.live.reports import report_card
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables, Unreadable
from yearline.server.services.address_limits import AddressLimits
from yearline.server.services.blocks import ShutOut
from yearline.server.wire.frames import wire_table
from yearline.server.wire.incoming import Secret, WireSettings
from yearline.server.wire.outgoing import WireTable
from yearline.table.decide import Refused

TheServices = NamedDependency[Services]
TheShelf = NamedDependency[Shelf]
TheLimits = NamedDependency[AddressLimits]
TheTables = NamedDependency[Tables]
TheClassroom = NamedDependency[Classroom]
Code = Annotated[str, PathParameter(description="The code of a table", max_length=40)]
DeckName = Annotated[str, QueryParameter(description="What the deck is called", max_length=80)]
GameNumber = Annotated[int, PathParameter(description="The number of a game at the table", ge=1, le=100_000)]
FirstStep = Annotated[int, QueryParameter(description="The number of the first step wanted", ge=0, le=100_000)]
Language = Annotated[str, QueryParameter(description="en, fr, it, ru or uk", max_length=8)]
Authorization = Annotated[
    str, HeaderParameter(name="Authorization", description="Bearer, and the secret of a device", max_length=200)
]


class NewPerson(Struct):
    """A fresh identity: keep the secret, it is all there is."""

    secret: str
    person: str


class NewTable(Struct):
    """A table has been opened."""

    code: str
    url: str
    door: str = ""
    """Four letters that lead there too while a crowd is open."""


class MyTable(Struct):
    """One of the tables a person has to do with.
    Of one whose `phase` is `unavailable`, its code is all that can be read.
    """

    code: str
    phase: str
    game: str
    players: list[str]
    my_turn: bool
    updated: float
    number: int = 0
    """Which game of this table it is, counted from 1."""
    decks: list[str] = []
    seats: list[int] = []
    """The person's own, counted from 0."""


class OptionInfo(Struct):
    """An option of a game: its values, the default first; or by the table's language, where that is one of them."""

    name: str
    values: list[bool | int | str]
    per_seat: bool
    by_language: bool


class GameInfo(Struct):
    """A game that can be played here."""

    game: str
    seats: list[int]
    options: list[OptionInfo]


class DeckInfo(Struct):
    """A deck that can be chosen."""

    id: str
    name: str
    description: str
    cards: int
    languages: list[str]


class NewDeck(Struct):
    """What came of a file: the id to choose it by (empty if it cannot be used), and everything that was found in it."""

    id: str
    cards: int
    problems: list[str]


class Report(Struct, forbid_unknown_fields=True):
    """Something is wrong with a card."""

    table: Annotated[str, Meta(max_length=40)]
    picture: Annotated[str, Meta(max_length=80)]
    reason: Annotated[str, Meta(max_length=20)]
    note: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct):
    """Thank you."""

    number: int


def person_in(authorization: str) -> str:
    """The person who asks. Raises Refused if there is no secret in the request."""
    kind, _, secret = authorization.partition(" ")
    try:
        msgspec.convert(secret, Secret)
    except msgspec.ValidationError:
        secret = ""
    if kind.lower() != "bearer" or not secret:
        raise Refused("no_secret", "send the secret of your device as Authorization: Bearer")
    return person_of(secret)


@post("/api/people", tags=["people"], status_code=201)
async def make_person() -> NewPerson:
    """A new identity for a device that has none. It is not stored anywhere but on that device."""
    secret = new_secret()
    return NewPerson(secret, person_of(secret))


@get("/api/games", tags=["tables"])
async def list_games() -> list[GameInfo]:
    """The games, with their options."""
    return [_game_info(name, game) for name, game in GAMES.items()]


def _game_info(name: str, game: type[Rules[Any]]) -> GameInfo:
    options = {option.name: option for option in game.OPTIONS}
    most = {"max_players": options["max_players"].values[-1]} if "max_players" in options else {}
    infos = [
        OptionInfo(option.name, list(option.values), option.per_seat, option.by_language) for option in game.OPTIONS
    ]
    return GameInfo(name, [game().seats[0], game(most).seats[-1]], infos)


@get("/api/decks", tags=["decks"])
async def list_decks(shelf: TheShelf, lang: Language = "en") -> list[DeckInfo]:
    """The decks that can be chosen."""
    found = await shelf.all_of(list(shelf.library))
    return [
        DeckInfo(one.id, one.name(lang), one.description(lang), len(one.deck.cards), list(one.languages))
        for one in found
    ]


@post(
    "/api/decks",
    tags=["decks"],
    status_code=201,
    request_max_body_size=MAX_UPLOAD,
    responses={422: ResponseSpec(NewDeck, description="No deck: `problems` says why, row by row, and `id` is empty")},
)
async def bring_deck(
    request: Request[Any, Any, Any],
    shelf: TheShelf,
    limits: TheLimits,
    services: TheServices,
    authorization: Authorization = "",
    name: DeckName = "",
    lang: Language = "en",
) -> Response[NewDeck]:
    """Bring a deck of one's own: the body is the file itself (CSV, a spreadsheet, JSON).
    Choose it by the id it gets.
    """
    person_in(authorization)
    services.disk.check()
    raw = await request.body()
    try:
        id, inspection = await shelf.own.add(raw, name or "deck", lang, address(request), limits)
    except DeckError as error:
        return Response(NewDeck("", 0, await _told(services, error.problems, lang)), status_code=422)
    return Response(NewDeck(id, len(inspection.checked().cards), await _told(services, inspection.problems, lang)))


async def _told(services: Services, problems: Sequence[Problem], language: str) -> list[str]:
    """Problems in words, as many as a thousand."""
    return await services.pool.begin(lambda: [problem.text(language) for problem in problems])


@post("/api/tables", tags=["tables"], status_code=201)
async def create_table(
    data: JSONBody[WireSettings],
    services: TheServices,
    tables: TheTables,
    classroom: TheClassroom,
    request: Request[Any, Any, Any],
    authorization: Authorization = "",
) -> NewTable:
    """Open a table and become its host."""
    code = await tables.create(person_in(authorization), data.settings(), address(request))
    door = await classroom.opened(code) if GAMES[data.game].paced else ""
    return NewTable(code, f"{services.settings.url}/t/{code}", door)


@get("/api/tables", tags=["tables"])
async def my_tables(services: TheServices, tables: TheTables, authorization: Authorization = "") -> list[MyTable]:
    """The tables that a person opened or sat at, the latest first."""
    person = person_in(authorization)
    codes = [stream.removeprefix("table:") for stream in await services.store.streams_of(person, 50)]
    found = [await _my_table(tables, code, person) for code in codes]
    return [table for table in found if table is not None]


async def _my_table(tables: Tables, code: str, person: str) -> MyTable | None:
    """A table as one of those a person has to do with, unless they were sent away from it."""
    try:
        table = (await tables.runner(code)).table
    except (Refused, ShutOut):  # it has ended meanwhile, or nobody may come to it
        return None
    except Unreadable:
        return MyTable(code, "unavailable", "", [], False, 0.0)
    if person in table.kicked:
        return None
    names = [chair.name for chair in table.chairs if chair.kind != "open"]
    seats, settings = table.seats_of(person), table.settings
    turn = table.phase == "playing" and not set(table.acting).isdisjoint(seats)
    decks = list(settings.decks)
    return MyTable(code, table.phase, settings.game, names, turn, table.updated, table.number, decks, list(seats))


@get("/api/tables/{code:str}", tags=["tables"])
async def show_table(code: Code, tables: TheTables, request: Request[Any, Any, Any]) -> WireTable:
    """Everything around the game at a table."""
    runner = await tables.runner(read_code(code), address(request))
    return wire_table(runner.table, runner.company.here, runner.company.watching, 0)


@get("/api/tables/{code:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def table_qr(code: Code, services: TheServices, tables: TheTables, request: Request[Any, Any, Any]) -> bytes:
    """The link to a table as a QR code."""
    runner = await tables.runner(read_code(code), address(request))
    room = "j" if GAMES[runner.table.settings.game].paced else "t"
    return qr_svg(f"{services.settings.url}/{room}/{runner.table.code}")


@get("/api/tables/{code:str}/games/{number:int}/record", tags=["records"], media_type="text/plain")
async def game_record(
    code: Code, number: GameNumber, services: TheServices, tables: TheTables, request: Request[Any, Any, Any]
) -> Response[str]:
    """A finished game as a text file that `yearline verify` can check."""
    text = await of_finished_game(tables, services.pool, read_code(code), number, address(request), dump)
    name = f"yearline-{read_code(code)}-{number}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{code:str}/games/{number:int}/steps", tags=["records"])
async def game_steps(
    code: Code,
    number: GameNumber,
    services: TheServices,
    tables: TheTables,
    request: Request[Any, Any, Any],
    first: FirstStep = 0,
) -> Response[bytes]:
    """A finished game step by step: what happened, and what could be seen then.

    A long game comes in several answers: the header `Yearline-Steps` says
    how many steps there are, and `first` asks for those from that number on.
    """
    page, all = await of_finished_game(
        tables, services.pool, read_code(code), number, address(request), lambda record: replay_steps(record, first)
    )
    return Response(page, media_type=MediaType.JSON, headers={"Yearline-Steps": str(all)})


@get("/api/tables/{code:str}/games/{number:int}/review", tags=["records"])
async def game_review(
    code: Code,
    number: GameNumber,
    services: TheServices,
    tables: TheTables,
    request: Request[Any, Any, Any],
    lang: Language = "en",
) -> dict[str, Any]:
    """What was better in a finished game, move by move, and what was possible."""
    return await coached(services, tables, read_code(code), number, address(request), lang)


@post("/api/reports", tags=["cards"], status_code=201)
async def report(
    data: JSONBody[Report],
    services: TheServices,
    tables: TheTables,
    request: Request[Any, Any, Any],
    authorization: Authorization = "",
) -> Reported:
    """Something is wrong with a card: a wrong date, a bad text, or worse."""
    person = person_in(authorization)
    runner = await tables.runner(read_code(data.table), address(request), person)
    services.limits.allow(services.limits.reports, address(request))
    return Reported(await report_card(services, person, runner, data.picture, data.reason, data.note))


def address(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from, for the limits."""
    return request.client.host if request.client is not None else ""


HANDLERS = [
    make_person,
    list_games,
    list_decks,
    bring_deck,
    create_table,
    my_tables,
    show_table,
    table_qr,
    game_record,
    game_steps,
    game_review,
    report,
]
