"""The pages around the table, rendered on the server:
home, rules, credits, about, and what a browser needs to install us.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup

from yearline.art import credits_for
from yearline.decks import usual_deck
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.server.api.tables import TheServices, TheShelf
from yearline.server.pages import (
    boxart,
    crowd,
    daily,
    daily_preview,
    decks,
    documents,
    learn,
    mine,
    modules,
    oembed,
    previews,
    privacy,
    report,
    styles,
    table,
    weekly,
    words,
    workshop,
)
from yearline.server.pages.examples import deck_for_everybody, example_for
from yearline.server.pages.frame import HERE, render
from yearline.server.services.refusals import language_of
from yearline.teaching.lessons import LESSONS
from yearline.teaching.picture import setup_svg
from yearline.teaching.sheet import rules_sheet

STATIC: Final = HERE / "static"
ICONS: Final = [
    {"src": "/static/icons/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    {"src": "/static/icons/maskable.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
    {"src": "/static/assets/icons/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
    {"src": "/static/assets/icons/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
    {"src": "/static/assets/icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
]
"""For a home screen; painted ones for those that take no SVG."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What the box of a game says on the outside."""

    name: str
    seats: tuple[int, int]
    minutes: int
    company: int
    deck: str
    lesson: bool
    paced: bool
    """Whether everybody plays at once, before one big screen."""


@get("/", include_in_schema=False)
async def home(
    services: TheServices, shelf: TheShelf, tries: daily.TheTries, request: Request[Any, Any, Any]
) -> Response[str]:
    """One sentence, a card to place, and every game one tap away."""
    decks = shelf.library.values()
    return render(
        request,
        "home.html",
        **await daily.challenge(request, tries),
        games=offered_games(),
        fan=[card for at in (0, 1) for deck in decks for card in deck.cards[at : at + 1]][:4],
        preview=previews.of_page(services.settings.url, "/", language_of(request)),
    )


@get("/games", include_in_schema=False)
async def games_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The games in more words."""
    return render(request, "games.html", games=offered_games())


@cache
def offered_games() -> tuple[Offered, ...]:
    """Every game as its box shows it."""
    return tuple(
        [
            Offered(
                name,
                table.seats_of(name),
                game.minutes,
                game.company,
                usual_deck(name),
                name in LESSONS,
                game.paced,
            )
            for name, game in GAMES.items()
        ]
    )


@get("/rules", include_in_schema=False)
async def rules_list(request: Request[Any, Any, Any]) -> Response[str]:
    """The games side by side."""
    return render(request, "rules_list.html", games=tuple(GAMES))


@get("/rules/{game:str}", include_in_schema=False)
async def rules(game: FromPath[str], shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """How a game is played, with pictures, and the way to its lesson."""
    if game not in GAMES:
        return render(request, "missing.html", 404, what="page")
    usual = usual_deck(game)
    deck = await shelf.get(usual) if usual in shelf.library else await deck_for_everybody(shelf)
    example = example_for(game, deck)
    return render(
        request,
        "rules.html",
        name=game,
        rules=rules_sheet(game, language_of(request)),
        seats=table.seats_of(game),
        example=example,
        palette=deck.palette if deck else "scene",
        setup=Markup(setup_svg(game, language_of(request))),  # noqa: S704 (ours, and its words are escaped)
    )


@get("/credits", include_in_schema=False)
async def credits_page(shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """Whom we owe what."""
    decks = await shelf.all_of(list(shelf.library))
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
    games_page,
    *boxart.HANDLERS,
    *styles.HANDLERS,
    *modules.HANDLERS,
    *words.HANDLERS,
    *table.HANDLERS,
    *crowd.HANDLERS,
    *report.HANDLERS,
    *daily.HANDLERS,
    *daily_preview.HANDLERS,
    *weekly.HANDLERS,
    *mine.HANDLERS,
    *privacy.HANDLERS,
    *documents.HANDLERS,
    *previews.HANDLERS,
    *oembed.HANDLERS,
    *learn.HANDLERS,
    *decks.HANDLERS,
    *workshop.HANDLERS,
    missing,
]
