"""The JSON API: open a table, find one's own, look at a finished game, report a card."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from yearline.core.record import dump
from yearline.games import GAMES
from yearline.server.frames import wire_table
from yearline.server.hall import Hall
from yearline.server.people import new_secret, person_of, read_code
from yearline.server.qr import qr_svg
from yearline.server.records import finished_game, replay_steps
from yearline.server.reports import report_card
from yearline.server.wire.incoming import Secret, WireSettings
from yearline.server.wire.outgoing import WireTable
from yearline.table.decide import Refused

Code = Annotated[str, Parameter(description="The code of a table", max_length=40)]
Language = Annotated[str, Parameter(description="en, fr, it, ru or uk", max_length=8)]
Authorization = Annotated[
    str, Parameter(header="Authorization", description="Bearer, and the secret of a device", max_length=200)
]


class NewPerson(Struct):
    """A fresh identity: keep the secret, it is all there is."""

    secret: str
    person: str


class NewTable(Struct):
    """A table has been opened."""

    code: str
    url: str


class MyTable(Struct):
    """One of the tables a person has to do with."""

    code: str
    phase: str
    game: str
    players: list[str]
    my_turn: bool
    updated: float


class OptionInfo(Struct):
    """An option of a game: its values, the default first."""

    name: str
    values: list[bool | int | str]
    per_seat: bool


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
    return [
        GameInfo(
            name,
            [game().seats[0], game({"max_players": 8}).seats[-1] if _has_max(name) else game().seats[-1]],
            [OptionInfo(option.name, list(option.values), option.per_seat) for option in game.OPTIONS],
        )
        for name, game in GAMES.items()
    ]


def _has_max(name: str) -> bool:
    return any(option.name == "max_players" for option in GAMES[name].OPTIONS)


@get("/api/decks", tags=["decks"])
async def list_decks(hall: Hall, lang: Language = "en") -> list[DeckInfo]:
    """The decks that can be chosen."""
    found = [hall.decks[id] for id in hall.decks]
    return [
        DeckInfo(one.id, one.name(lang), one.description(lang), len(one.deck.cards), list(one.languages))
        for one in found
    ]


@post("/api/tables", tags=["tables"], status_code=201)
async def create_table(data: WireSettings, hall: Hall, authorization: Authorization) -> NewTable:
    """Open a table and become its host."""
    code = await hall.create(person_in(authorization), data.settings())
    return NewTable(code, f"{hall.settings.url}/t/{code}")


@get("/api/tables", tags=["tables"])
async def my_tables(hall: Hall, authorization: Authorization) -> list[MyTable]:
    """The tables that a person opened or sat at, the latest first."""
    person = person_in(authorization)
    found = []
    for stream in await hall.store.streams_of(person, 50):
        table = (await hall.runner(stream.removeprefix("table:"))).table
        if person not in table.kicked:
            names = [chair.name for chair in table.chairs if chair.kind != "open"]
            mine = table.phase == "playing" and table.turn in table.seats_of(person)
            found.append(MyTable(table.code, table.phase, table.settings.game, names, mine, table.updated))
    return found


@get("/api/tables/{code:str}", tags=["tables"])
async def show_table(code: Code, hall: Hall, request: Request[Any, Any, Any]) -> WireTable:
    """Everything around the game at a table."""
    runner = await hall.runner(read_code(code), address(request))
    return wire_table(runner.table, runner.here, runner.watching, 0)


@get("/api/tables/{code:str}/qr", tags=["tables"], media_type="image/svg+xml")
async def table_qr(code: Code, hall: Hall, request: Request[Any, Any, Any]) -> bytes:
    """The link to a table as a QR code."""
    runner = await hall.runner(read_code(code), address(request))
    return qr_svg(f"{hall.settings.url}/t/{runner.table.code}")


@get("/api/tables/{code:str}/games/{number:int}/record", tags=["records"], media_type="text/plain")
async def game_record(code: Code, number: int, hall: Hall) -> Response[str]:
    """A finished game as a text file that `yearline verify` can check."""
    text = dump(await finished_game(hall, read_code(code), number))
    name = f"yearline-{read_code(code)}-{number}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{code:str}/games/{number:int}/steps", tags=["records"])
async def game_steps(code: Code, number: int, hall: Hall) -> list[dict[str, Any]]:
    """A finished game step by step: what happened, and what could be seen then."""
    return replay_steps(await finished_game(hall, read_code(code), number))


@post("/api/reports", tags=["cards"], status_code=201)
async def report(data: Report, hall: Hall, authorization: Authorization) -> Reported:
    """Something is wrong with a card: a wrong date, a bad text, or worse."""
    number = await report_card(hall, person_in(authorization), data.table, data.picture, data.reason, data.note)
    return Reported(number)


def address(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from, for the limits."""
    return request.client.host if request.client is not None else ""


HANDLERS = [
    make_person,
    list_games,
    list_decks,
    create_table,
    my_tables,
    show_table,
    table_qr,
    game_record,
    game_steps,
    report,
]
