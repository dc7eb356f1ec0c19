"""The rooms of a crowd: where one is opened, the big screen, and the phone. The table page knows nothing of them."""

import json
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from yearline.games import GAMES
from yearline.i18n import messages, spoken
from yearline.server.api.tables import TheServices, TheShelf, TheTables, address
from yearline.server.live.crowds import is_crowd
from yearline.server.live.identity import read_code
from yearline.server.pages.frame import render
from yearline.server.services.refusals import language_of
from yearline.table.decide import Refused

CLOCKS: Final = (30, 20, 45, 60, 90, 0)
BROUGHT: Final = ("client-be-brought",)
"""What the connection says when a personal link makes this device somebody else's."""


@cache
def words_of(language: str) -> str:
    """The words of the big screen and the phone."""
    asked = [text.rstrip() for id, text in spoken(language).items() if id.startswith("crowd-") or id in BROUGHT]
    return json.dumps("\n".join(asked), ensure_ascii=False).replace("<", "\\u003c")


@get("/crowd", include_in_schema=False)
async def setup(shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """Choose a deck, and open the screen with one tap."""
    language = language_of(request)
    decks = [(id, deck.name(language)) for id, deck in shelf.library.items()]
    options = {option.name: option.values for option in GAMES["crowd"].OPTIONS}
    say = messages(language)
    named = [id for id in spoken("en") if id.startswith("client-value-")]
    values = {id: say(id) for id in named}
    return render(request, "crowd.html", decks=decks, options=options, values=values, clocks=CLOCKS)


@get("/screen/{code:str}", include_in_schema=False)
async def screen(
    code: FromPath[str], services: TheServices, tables: TheTables, request: Request[Any, Any, Any]
) -> Response[str]:
    """The big screen of a crowd."""
    return await _room(code, "stage", services, tables, request)


@get("/j/{code:str}", include_in_schema=False)
async def phone(
    code: FromPath[str], services: TheServices, tables: TheTables, request: Request[Any, Any, Any]
) -> Response[str]:
    """The phone of somebody in a crowd."""
    return await _room(code, "crowd", services, tables, request)


async def _room(
    code: str, script: str, services: TheServices, tables: TheTables, request: Request[Any, Any, Any]
) -> Response[str]:
    """From an address that has guessed too often anybody gets the page: whether there is such a room, its socket says."""
    code = read_code(code)[:40]
    try:
        crowd = is_crowd((await tables.runner(code, address(request))).table)
    except Refused as error:
        crowd = error.code != "no_table"
    if not crowd:
        return render(request, "missing.html", 404, what="table", code=code)
    words = words_of(language_of(request))
    return render(request, "crowd_room.html", code=code, script=script, words=words, home=services.settings.url)


HANDLERS: Final = [setup, screen, phone]
