"""The words of the browser client: those that a game needs come with the page, the others when a part asks for them."""

import re
from functools import cache
from typing import Final, Literal, TypeAlias

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery

from yearline.decks import library
from yearline.games.titles import BANDS, titles_in
from yearline.i18n import LANGUAGES, spoken
from yearline.server.pages.modules import APP, WHOLE
from yearline.table.decide import Refused

Part: TypeAlias = Literal["all", "game", "rest"]

SPOKEN: Final = ("client-", "date-", "bots-", "rules-title-", "rules-short-", "rules-aim-")
"""How the ids begin that the browser client asks for."""

PLAYING: Final = (*WHOLE["move_whole.js"], "sheet", "clock", "score", "overview", "lanes", "folded", "draft")
"""The modules that follow while a game is on. What else there is brings its words when somebody opens it."""


@cache
def _asked_for() -> tuple[frozenset[str], tuple[str, ...]]:
    """Ids that the modules of a game name, and beginnings of ids that they make from parts."""
    modules = (*WHOLE["table_whole.js"], *PLAYING)
    source = "".join((APP / f"{module}.js").read_text(encoding="utf-8") for module in modules)
    return frozenset(re.findall(r'"([a-z]+-[a-z0-9-]+)"', source)), tuple(re.findall(r"`([a-z]+-[a-z-]*-)\$\{", source))


def _in_game(id: str) -> bool:
    named, begun = _asked_for()
    return id in named or id.startswith(begun)


@cache
def words_of(language: str, part: Part = "all") -> str:
    """Messages of the browser client, of all catalogues; the rulebooks' titles and our decks' names come as data."""
    asked = {id: text.rstrip() for id, text in spoken(language).items() if id.startswith(SPOKEN)}
    if part == "rest":
        return "\n".join(text for id, text in asked.items() if not _in_game(id))
    words = [text for id, text in asked.items() if part == "all" or _in_game(id)]
    titles = [f"title-{band} = {name}" for band, name in enumerate(titles_in(language))]
    bands = f"title-bands-coop = {' '.join(map(str, BANDS))}"
    decks = [f"deck-{id} = {deck.name(language)}" for id, deck in library().items()]
    return "\n".join([*words, *titles, bands, *decks])


@get("/words/{lang:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def words(lang: FromPath[str], part: FromQuery[Part] = "all") -> Response[str]:
    """The client's catalogue in a language, or the part of it that its page does not bring."""
    if lang not in LANGUAGES:
        raise Refused("not_found", "we do not speak that language")
    return Response(words_of(lang, part), media_type=MediaType.TEXT, headers={"Cache-Control": "no-cache"})


HANDLERS: Final = [words]
