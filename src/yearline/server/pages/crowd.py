"""The rooms of a crowd: where one is opened, the big screen,
the phone, and homework. The table page knows nothing of them.
"""

import json
from contextlib import suppress
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from yearline.core.errors import BadDeck
from yearline.games import GAMES
from yearline.i18n import messages, spoken
from yearline.server.api.picks import LEAST
from yearline.server.api.tables import TheClassroom, TheServices, TheShelf, TheTables, address
from yearline.server.decks.topics import ERAS, FIELDS
from yearline.server.lessons.doors import is_door
from yearline.server.live.crowds import is_crowd
from yearline.server.live.identity import read_code
from yearline.server.pages.frame import render
from yearline.server.pages.previews import of_table
from yearline.server.services.refusals import language_of
from yearline.table.decide import Refused

CLOCKS: Final = (30, 20, 45, 60, 90, 0)
DAYS: Final = (7, 3, 1, 14, 30)
"""How long pupils may have for homework."""
BROUGHT: Final = ("client-be-brought", "client-mute", "client-end-practise")
"""What the connection says when a personal link makes this
device somebody else's, and buttons that a table has as well.
"""


@cache
def words_of(language: str) -> str:
    """The words of the big screen, the phone and homework."""
    texts = spoken(language).items()
    asked = [text.rstrip() for id, text in texts if id.startswith(("crowd-", "homework-")) or id in BROUGHT]
    return json.dumps("\n".join(asked), ensure_ascii=False).replace("<", "\\u003c")


@get("/crowd", include_in_schema=False)
async def setup(shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """Choose a deck, and open the screen with one tap."""
    language = language_of(request)
    decks = [(id, deck.name(language)) for id, deck in shelf.library.items()]
    options = {option.name: option.values for option in GAMES["crowd"].OPTIONS}
    say = messages(language)
    content: dict[str, Any] = {
        "decks": decks,
        "options": options,
        "values": {id: say(id) for id in spoken("en") if id.startswith("client-value-")},
        "clocks": CLOCKS,
        "days": DAYS,
        "fields": sorted([(field, say(f"me-field-{field}")) for field in FIELDS], key=lambda named: named[1]),
        "eras": [(era, say(f"client-era-{era}")) for era in ERAS],
        "least": LEAST,
    }
    return render(request, "crowd.html", **content)


@get("/screen/{code:str}", include_in_schema=False)
async def screen(
    code: FromPath[str],
    services: TheServices,
    tables: TheTables,
    classroom: TheClassroom,
    request: Request[Any, Any, Any],
) -> Response[str]:
    """The big screen of a crowd."""
    return await _room(code, "stage", services, tables, classroom, request)


@get("/j/{code:str}", include_in_schema=False)
async def phone(
    code: FromPath[str],
    services: TheServices,
    tables: TheTables,
    classroom: TheClassroom,
    request: Request[Any, Any, Any],
) -> Response[str]:
    """The phone of somebody in a crowd, or a pupil's homework."""
    return await _room(code, "crowd", services, tables, classroom, request)


async def _room(
    code: str,
    script: str,
    services: TheServices,
    tables: TheTables,
    classroom: TheClassroom,
    request: Request[Any, Any, Any],
) -> Response[str]:
    found = await _found(read_code(code)[:40], script, tables, classroom, request)
    if found is None:
        return render(request, "missing.html", 404, what="table", code=read_code(code)[:40])
    code, script = found
    stage, home, language = script == "stage", services.settings.url, language_of(request)
    content: dict[str, Any] = {
        "code": code,
        "script": script,
        "words": words_of(language),
        "home": home,
        "door": await classroom.door_of(code) if stage else "",
        "decks": await _decks(code, services, tables, request) if stage else "",
    }
    runner = tables.open_table(code) if script == "crowd" else None
    if runner is not None:
        content["preview"] = of_table(runner.table, home, language, "j")
    return render(request, "crowd_room.html", **content)


async def _found(
    code: str, script: str, tables: TheTables, classroom: TheClassroom, request: Request[Any, Any, Any]
) -> tuple[str, str] | None:
    """The room behind a code and the script of its page; None: there is no such room.

    From an address that has guessed too often anybody gets the page: whether there is such a room, its socket says.
    """
    try:
        if is_door(code):
            code = await classroom.doors.find(code, address(request))
        elif script == "crowd" and await classroom.homework.is_set(code):
            return code, "homework"
        return (code, script) if is_crowd((await tables.runner(code, address(request))).table) else None
    except Refused as error:
        if error.code == "no_table":
            return None
        if is_door(code):
            raise
    return code, script


async def _decks(code: str, services: TheServices, tables: TheTables, request: Request[Any, Any, Any]) -> str:
    """What the decks of a room are called."""
    runner, names = tables.open_table(code), list[str]()
    for id in () if runner is None else runner.table.settings.decks:
        with suppress(BadDeck):
            names.append((await services.shelf.get(id, address(request))).name(language_of(request)))
    return ", ".join(names)


HANDLERS: Final = [setup, screen, phone]
