"""The table page, and what the client on it asks for: faces with their inks, offers, and the check of a seed."""

import json
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from yearline.bots import BOTS
from yearline.core.rng import commitment
from yearline.games import GAMES
from yearline.server.api.cards import printed
from yearline.server.api.tables import (
    Authorization,
    TheClassroom,
    TheLimits,
    TheServices,
    TheShelf,
    TheTables,
    address,
    list_decks,
    list_games,
    person_in,
)
from yearline.server.lessons.doors import is_door
from yearline.server.live.crowds import is_crowd
from yearline.server.live.identity import read_code
from yearline.server.live.tables import Unreadable
from yearline.server.pages.frame import PLAIN_INK, render
from yearline.server.pages.previews import of_table
from yearline.server.pages.words import words_of
from yearline.server.services.refusals import language_of
from yearline.table.decide import Refused


@get("/t/{code:str}", include_in_schema=False)
async def table_page(
    code: FromPath[str], services: TheServices, tables: TheTables, request: Request[Any, Any, Any]
) -> Response[str]:
    """A table: the page of the client. From an address that has
    guessed too often anybody gets it: who sits there is known later.
    """
    code = read_code(code)[:40]
    home, language = services.settings.url, language_of(request)
    known: dict[str, Any] = {}
    try:
        table = (await tables.runner(code, address(request))).table
        known = {"preview": of_table(table, home, language)}
    except Refused as error:
        if error.code == "no_table":
            return render(request, "missing.html", 404, what="table", code=code)
    words = json.dumps(words_of(language, "game"), ensure_ascii=False).replace("<", "\\u003c")
    known["screen"] = "screen" in request.query_params  # only a big screen needs the styles of one
    return render(request, "table.html", code=code, words=words, home=home, **known)


@get("/join", include_in_schema=False)
async def join(
    tables: TheTables, classroom: TheClassroom, request: Request[Any, Any, Any], code: FromQuery[str] = ""
) -> Redirect:
    """From a typed code to its table, to the phone of a crowd, or to homework.
    Who has guessed too often learns nothing by it.
    """
    known, room = "".join(ch for ch in read_code(code) if ch.isalnum())[:40] or "none", "t"
    if is_door(known):  # whether it is open, the page says
        return Redirect(f"/j/{known}")
    if await classroom.homework.is_set(known):
        return Redirect(f"/j/{known}")
    with suppress(Refused, Unreadable):
        room = "j" if is_crowd((await tables.runner(known, address(request))).table) else "t"
    return Redirect(f"/{room}/{known}")


@get("/t/{code:str}/faces", include_in_schema=False)
async def faces(
    code: FromPath[str],
    tables: TheTables,
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    authorization: Authorization = "",
) -> dict[str, dict[str, str]]:
    """Title and ink of every card of a table's decks, by picture; nothing in it, not even the order, tells a date."""
    person = person_in(authorization) if authorization else ""
    runner = await tables.runner(read_code(code), address(request), person)
    language, found = language_of(request), {}
    if runner.table.game is not None:
        dealt = [card.face for card in shelf.frozen(runner.table.game.deck).cards]
        found = {face.picture: {"title": face.title, "tint": PLAIN_INK} for face in dealt}
    for picture, (deck, card) in (await printed(shelf, limits, runner, address(request))).items():
        found[picture] = {"title": card.text(language).title, "tint": card.tint(deck.palette)}
    return dict(sorted(found.items()))


@get("/offers", include_in_schema=False)
async def offers(shelf: TheShelf, tables: TheTables, request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What can be chosen in a lobby: games, decks and bots."""
    return {
        "games": await list_games.fn(),
        "decks": await list_decks.fn(shelf, language_of(request)),
        "bots": [{"id": id, "level": info.level} for id, info in BOTS.items() if id in tables.bots],
    }


@get("/verify", include_in_schema=False)
async def verify(seed: FromQuery[str] = "", given: FromQuery[str] = "") -> dict[str, bool]:
    """Whether a seed is the one that was promised."""
    return {"same": seed.isascii() and seed.isdigit() and len(seed) < 80 and commitment(int(seed)) == given}


def seats_of(game: str) -> tuple[int, int]:
    """How few and how many can play a game."""
    seats = GAMES[game]().seats
    return seats[0], seats[-1]


HANDLERS = [table_page, join, faces, offers, verify]
