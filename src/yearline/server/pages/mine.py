"""What a person keeps on their own device: the page is the same for everybody, and the device fills it in."""

import json
from functools import cache
from typing import Any, Final

from litestar import Request, Response, get

from yearline.games.titles import titles_in
from yearline.i18n import spoken
from yearline.server.api.tables import TheShelf
from yearline.server.pages.daily import TheTries
from yearline.server.pages.frame import render
from yearline.server.services.refusals import language_of

SPOKEN: Final = ("me-", "date-", "rules-title-", "client-other-device", "client-be-")
PRACTISED: Final = ("practice-", "pages-try-", "me-undo")


@cache
def words_for(language: str, begin: tuple[str, ...]) -> str:
    """The messages that begin so, for a script on a page."""
    words = [text.rstrip() for id, text in spoken(language).items() if id.startswith(begin)]
    titles = [f"title-{band} = {name}" for band, name in enumerate(titles_in(language))]
    return json.dumps("\n".join([*words, *titles]), ensure_ascii=False).replace("<", "\\u003c")


@get("/me", include_in_schema=False)
async def me(shelf: TheShelf, tries: TheTries, request: Request[Any, Any, Any]) -> Response[str]:
    """Results, bests, streak: what this device has kept."""
    language = language_of(request)
    decks = await shelf.all_of(list(shelf.library))
    names = {deck.id: deck.name(language) for deck in decks}
    today = tries.days.today().isoformat()
    return render(request, "me.html", words=words_for(language, SPOKEN), decks=names, today=today)


@get("/practice", include_in_schema=False)
async def practice(shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """The cards one misjudged: which ones, only the device knows."""
    decks = await shelf.all_of(list(shelf.library))
    fan = [card for deck in decks for card in deck.cards[1:2]][:3]
    return render(request, "practice.html", words=words_for(language_of(request), PRACTISED), fan=fan)


HANDLERS = [me, practice]
