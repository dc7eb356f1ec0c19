"""Decks to browse, to print and to check: every card with its date behind a click, every problem at its row."""

from dataclasses import replace
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from msgspec import Struct, ValidationError, convert

from yearline.core.deck import Deck
from yearline.core.errors import BadDeck
from yearline.core.game import Rules
from yearline.core.value import fields_of
from yearline.decks import LibraryDeck
from yearline.games import GAMES
from yearline.printing import BadPrint, Wish, choose, deck_pdf, title_of
from yearline.server.api.large import large_page
from yearline.server.api.tables import TheLimits, TheServices, TheShelf, address
from yearline.server.decks.living import LIVING
from yearline.server.decks.shelf import Shelf
from yearline.server.pages.frame import render
from yearline.server.pages.previews import of_deck
from yearline.server.services.refusals import language_of

CARDS_A_PAGE: Final = 50
"""A page with so many cards costs an address one more request."""

MOST_PRINTED: Final = 250
"""A sheet of cards takes memory while it is set; who has more cards prints them in parts."""

FEW: Final = 2
"""A deck that is not enough for so many players is no deck."""


WORST_FIRST: Final = ("error", "warning", "notice")
"""In this order problems are shown: what must be mended before what was."""

EXAMPLE: Final = slice(9, 100, 30)
"""A few cards of the world's history, from all its times, show how a deck is written."""


class Upload(Struct):
    """A file with cards."""

    file: UploadFile


async def deck_of(shelf: Shelf, id: str, request: Request[Any, Any, Any]) -> LibraryDeck | None:
    """A deck of that id with everything printed on its cards, if there is one."""
    try:
        return await shelf.get(id, address(request))
    except BadDeck:
        return None


def _missing(request: Request[Any, Any, Any], id: str) -> Response[str]:
    """There is no such page; of a deck that lives, perhaps not yet."""
    return render(request, "missing.html", 404, what="deck" if id.startswith(LIVING) else "page")


@get("/decks", include_in_schema=False)
async def decks(shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """All decks."""
    return render(request, "decks.html", decks=await shelf.all_of(list(shelf.library)))


@get("/decks/{id:str}", include_in_schema=False)
async def deck(
    id: FromPath[str], services: TheServices, shelf: TheShelf, limits: TheLimits, request: Request[Any, Any, Any]
) -> Response[bytes] | Response[str]:
    """One deck with all its cards."""
    found = await deck_of(shelf, id, request)
    if found is None:
        return _missing(request, id)
    limits.weigh(address(request), len(found.cards) / CARDS_A_PAGE)
    return await large_page(services.pool, request, lambda: _deck_page(request, found, services.settings.url))


def _deck_page(request: Request[Any, Any, Any], deck: LibraryDeck, url: str) -> Response[str]:
    language = language_of(request)
    cards = sorted(deck.cards, key=lambda card: card.text(language).title.casefold())
    preview = of_deck(deck, url, language)
    return render(request, "deck.html", deck=deck, cards=cards, games=_games(deck.deck), preview=preview)


@get("/decks/{id:str}/print", include_in_schema=False)
async def print_page(id: FromPath[str], shelf: TheShelf, request: Request[Any, Any, Any]) -> Response[str]:
    """How to print a deck."""
    found = await deck_of(shelf, id, request)
    if found is None:
        return _missing(request, id)
    return _print_page(request, found, {}, "")


@get("/decks/{id:str}/cards.pdf", include_in_schema=False)
async def print_file(
    id: FromPath[str], services: TheServices, shelf: TheShelf, request: Request[Any, Any, Any]
) -> Response[bytes] | Response[str]:
    """A deck as a PDF for both sides of the paper; a person's wish that cannot be met comes back with the form."""
    deck = await deck_of(shelf, id, request)
    if deck is None:
        return _missing(request, id)
    given = dict(request.query_params)
    try:
        wish = _wish(given, language_of(request))
        if len(choose(deck.cards, wish.cards)) > MOST_PRINTED:
            raise BadPrint("too-many", most=MOST_PRINTED)
        deck = await _with_photos(shelf, deck, wish)
        pdf = await services.pool.make(address(request), lambda: deck_pdf(deck, wish))
    except BadPrint as refusal:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return _print_page(request, deck, given, refusal.told(language_of(request)).message)
    headers = {"Content-Disposition": f'attachment; filename="yearline-{deck.id}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


async def _with_photos(shelf: Shelf, deck: LibraryDeck, wish: Wish) -> LibraryDeck:
    """A deck with the files of those of its photos that are to be printed."""
    names = {card.photo.name for card in choose(deck.cards, wish.cards) if card.photo is not None}
    found = {name: await shelf.own.drafts.photo(name) for name in names}
    photos = {name: body for name, body in found.items() if body is not None}
    return replace(deck, photos=photos) if photos else deck


def _print_page(
    request: Request[Any, Any, Any], deck: LibraryDeck, given: dict[str, str], problem: str
) -> Response[str]:
    """The form, with what was wished before and why that could not be."""
    name = given.get("name") or title_of(deck, Wish(language=language_of(request)))
    shown: dict[str, Any] = {"deck": deck, "games": tuple(GAMES), "given": given | {"name": name}, "problem": problem}
    return render(request, "print.html", 400 if problem else 200, **shown)


def _wish(given: dict[str, str], language: str) -> Wish:
    """What was asked for in the address of a print. Raises BadPrint."""
    wished = {name: value for name, value in given.items() if name in fields_of(Wish) and value} | {
        "language": language
    }
    for name, value in wished.items():
        try:
            convert({name: value}, type=Wish, strict=False)
        except ValidationError:
            raise BadPrint("choice", given=value[:60], name=name) from None
    return convert(wished, type=Wish, strict=False)


def _games(deck: Deck) -> list[str]:
    """The games that two players could play with a deck, the one that is quickly explained first."""
    games = [game for game, rules in GAMES.items() if _suffices(rules(), deck)]
    return sorted(games, key=lambda game: game != "race")


def _suffices(rules: Rules[Any], deck: Deck) -> bool:
    """Whether two players could play with a deck."""
    try:
        rules.check(deck, FEW)
    except BadDeck:
        return False
    return True


HANDLERS = [decks, deck, print_page, print_file]
