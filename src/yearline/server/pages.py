"""The pages around the table, rendered on the server: home, rules, credits, about, and what a browser needs to install us."""

from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from yearline.art import credits_for
from yearline.decks import usual_deck
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.server import pages_decks, pages_table, pages_try
from yearline.server.api import TheHall
from yearline.server.pages_examples import example_for
from yearline.server.pages_frame import HERE, render
from yearline.server.refusals import language_of

STATIC: Final = HERE / "static"
ICONS: Final = [
    {"src": "/static/icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "/static/icons/maskable.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
    {"src": "/static/assets/icons/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/static/assets/icons/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/static/assets/icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]
"""For a home screen; painted ones for those that take no SVG."""


@get("/", include_in_schema=False)
async def home(hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """One sentence, a card to place, two buttons."""
    return render(request, "home.html", game=await pages_try.try_from(request, hall), games=tuple(GAMES))


@get("/rules", include_in_schema=False)
async def rules_list(request: Request[Any, Any, Any]) -> Response[str]:
    """The games side by side."""
    return render(request, "rules_list.html", games=tuple(GAMES))


@get("/rules/{game:str}", include_in_schema=False)
async def rules(game: FromPath[str], hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """How a game is played, with pictures, and a card to try it with."""
    if game not in GAMES:
        return render(request, "missing.html", 404, what="page")
    usual = usual_deck(game)
    deck = await hall.shelf.get(usual) if usual in hall.shelf.library else await pages_try.deck_for_try(hall)
    example = example_for(game, deck)
    turned = (
        next((card for card in example.hand if card.id == request.query_params.get("turn")), None) if example else None
    )
    return render(
        request,
        "rules.html",
        name=game,
        seats=pages_table.seats_of(game),
        example=example,
        palette=deck.palette if deck else "scene",
        turned=turned,
        game=await pages_try.try_from(request, hall) if game != "coop" else None,
    )


@get("/credits", include_in_schema=False)
async def credits_page(hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """Whom we owe what."""
    decks = await hall.shelf.all_of(list(hall.shelf.library))
    icons = {icon for deck in decks for card in deck.cards for icon in (card.emblem, card.medallion)}
    return render(request, "credits.html", credits=credits_for(icons))


@get("/about", include_in_schema=False)
async def about(request: Request[Any, Any, Any]) -> Response[str]:
    """What this is, what it keeps about people, and how it is made."""
    return render(request, "about.html")


@get("/offline", include_in_schema=False)
async def offline(request: Request[Any, Any, Any]) -> Response[str]:
    """What the installed client shows when the connection is gone."""
    return render(request, "offline.html")


@get("/sw.js", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """The service worker; from the root, so that it may serve every page."""
    headers = {"Cache-Control": "no-cache"}
    return Response((STATIC / "sw.js").read_bytes(), media_type="text/javascript", headers=headers)


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """What makes the client installable, in the reader's language."""
    lang = language_of(request)
    body = {
        "name": "Yearline",
        "short_name": "Yearline",
        "description": messages(lang)("pages-sentence"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#f5eddf",
        "theme_color": "#25342d",
        "icons": ICONS,
    }
    return Response(body, media_type=MediaType.JSON)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """Browsers ask for it whatever the page says."""
    return Response((STATIC / "icons" / "icon.svg").read_bytes(), media_type="image/svg+xml")


@get("/{path:path}", include_in_schema=False)
async def missing(path: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """There is no such page; programs hear it in their own words."""
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException
    return render(request, "missing.html", 404, what="page")


HANDLERS = [
    home,
    rules_list,
    rules,
    credits_page,
    about,
    offline,
    service_worker,
    manifest,
    favicon,
    *pages_table.HANDLERS,
    *pages_try.HANDLERS,
    *pages_decks.HANDLERS,
    missing,
]
