"""The table page, and what the client on it asks for: words, faces with their inks, offers, and the check of a seed."""

import json
from contextlib import suppress
from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from yearline.bots import BOTS
from yearline.core.errors import BadDeck
from yearline.core.rng import commitment
from yearline.decks import LibraryCard
from yearline.games import GAMES
from yearline.games.titles import BANDS, titles_in
from yearline.i18n import LANGUAGES, spoken
from yearline.server.api import Authorization, TheHall, address, list_decks, list_games, person_in
from yearline.server.cards_api import CARDS_A_REQUEST
from yearline.server.pages_frame import PLAIN_INK, ink_of, render
from yearline.server.people import read_code
from yearline.server.refusals import language_of
from yearline.table.decide import Refused

SPOKEN: Final = ("client-", "date-", "bots-", "rules-title-", "rules-short-", "rules-aim-")
"""How the ids begin that the browser client asks for."""


@cache
def words_of(language: str) -> str:
    """The messages of the browser client, out of all catalogues; the rulebooks' titles come along as data."""
    words = [text.rstrip() for id, text in spoken(language).items() if id.startswith(SPOKEN)]
    titles = [f"title-{band} = {name}" for band, name in enumerate(titles_in(language))]
    bands = f"title-bands-coop = {' '.join(map(str, BANDS))}"
    return "\n".join([*words, *titles, bands])


@get("/words/{lang:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def words(lang: FromPath[str]) -> Response[str]:
    """The client's catalogue in a language."""
    if lang not in LANGUAGES:
        raise Refused("not_found", "we do not speak that language")
    return Response(words_of(lang), media_type=MediaType.TEXT, headers={"Cache-Control": "no-cache"})


@get("/t/{code:str}", include_in_schema=False)
async def table_page(code: FromPath[str], hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """A table: the page of the client. From an address that has guessed too often anybody gets it: who sits there is known later."""
    code = read_code(code)[:40]
    try:
        await hall.runner(code, address(request))
    except Refused as error:
        if error.code == "no_table":
            return render(request, "missing.html", 404, what="table", code=code)
    words = json.dumps(words_of(language_of(request)), ensure_ascii=False).replace("<", "\\u003c")
    return render(request, "table.html", code=code, words=words)


@get("/join", include_in_schema=False)
async def join(code: FromQuery[str] = "") -> Redirect:
    """From a typed code to its table."""
    return Redirect(f"/t/{''.join(ch for ch in read_code(code) if ch.isalnum())[:40] or 'none'}")


@get("/t/{code:str}/faces", include_in_schema=False)
async def faces(
    code: FromPath[str], hall: TheHall, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> dict[str, dict[str, str]]:
    """Title and ink of every card of a table's decks, by picture; nothing in it, not even the order, tells a date."""
    person = person_in(authorization) if authorization else ""
    table = (await hall.runner(read_code(code), address(request), person)).table
    language, found = language_of(request), {}
    if table.game is not None:
        dealt = [card.face for card in hall.deck_of(table.game.deck).cards]
        found = {face.picture: {"title": face.title, "tint": PLAIN_INK} for face in dealt}
    for id in table.settings.decks:
        with suppress(BadDeck):
            deck = await hall.shelf.get(id, address(request))
            hall.weigh(address(request), len(deck.cards) / CARDS_A_REQUEST)
            found |= {card.card.face.picture: _face(card, deck.palette, language) for card in deck.cards}
    return dict(sorted(found.items()))


def _face(card: LibraryCard, palette: str, language: str) -> dict[str, str]:
    return {"title": card.text(language).title, "tint": ink_of(card, palette)}


@get("/offers", include_in_schema=False)
async def offers(hall: TheHall, request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What can be chosen in a lobby: games, decks and bots."""
    return {
        "games": await list_games.fn(),
        "decks": await list_decks.fn(hall, language_of(request)),
        "bots": [{"id": id, "level": info.level} for id, info in BOTS.items() if id in hall.players.names],
    }


@get("/verify", include_in_schema=False)
async def verify(seed: FromQuery[str] = "", given: FromQuery[str] = "") -> dict[str, bool]:
    """Whether a seed is the one that was promised."""
    return {"same": seed.isascii() and seed.isdigit() and len(seed) < 80 and commitment(int(seed)) == given}


def seats_of(game: str) -> tuple[int, int]:
    """How few and how many can play a game."""
    seats = GAMES[game]().seats
    return seats[0], seats[-1]


HANDLERS = [words, table_page, join, faces, offers, verify]
