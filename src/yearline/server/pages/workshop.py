"""The workshop: one's decks, and the editor of each at its secret address. The page is the same for everybody:
which decks there are, only the device knows, and what is in one, only its key opens.
"""

import json
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from yearline.art.palettes import SCENE_PALETTES
from yearline.art.symbols import SYMBOL_PATHS
from yearline.server.api.tables import TheServices
from yearline.server.pages.frame import render
from yearline.server.pages.mine import words_for
from yearline.server.services.refusals import language_of

SPOKEN: Final = ("workshop-", "date-", "rules-title-", "me-field-", "client-symbol-", "client-color-", "client-report-")
SCENES: Final = json.dumps({name: [palette.light, palette.deep] for name, palette in SCENE_PALETTES.items()})
SYMBOLS: Final = json.dumps(list(SYMBOL_PATHS))


@get("/workshop", include_in_schema=False)
async def decks(services: TheServices, request: Request[Any, Any, Any]) -> Response[str]:
    """The decks that this device knows."""
    words = words_for(language_of(request), SPOKEN)
    return _private(render(request, "workshop.html", words=words, home=services.settings.url))


@get("/workshop/{key:str}", include_in_schema=False)
async def editor(key: FromPath[str], services: TheServices, request: Request[Any, Any, Any]) -> Response[str]:
    """The editor; whether the key opens anything, its script asks."""
    words = words_for(language_of(request), SPOKEN)
    shown: dict[str, Any] = {
        "key": key[:80],
        "words": words,
        "home": services.settings.url,
        "scenes": SCENES,
        "symbols": SYMBOLS,
    }
    return _private(render(request, "workshop_deck.html", **shown))


def _private(page: Response[str]) -> Response[str]:
    """An address that is a key goes into no index."""
    page.headers["X-Robots-Tag"] = "noindex"
    return page


@get("/own-deck", include_in_schema=False)
async def own_deck() -> Redirect:
    """Where decks were brought before there was a workshop."""
    return Redirect("/workshop", status_code=308)


HANDLERS: Final = [decks, editor, own_deck]
