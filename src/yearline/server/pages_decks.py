"""Decks to browse, to print and to check: every card with its date behind a click, every problem at its row."""

import csv
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath, FromQuery, MultipartBody
from msgspec import Struct

from yearline.core.deck import Deck
from yearline.core.errors import BadDeck
from yearline.core.game import Rules
from yearline.decks import DeckError, LibraryDeck, Problem, library
from yearline.games import GAMES
from yearline.printing import BadPrint, Wish, choose, deck_pdf
from yearline.server.api import TheHall, address
from yearline.server.hall import Hall
from yearline.server.own_decks import MAX_UPLOAD
from yearline.server.pages_frame import render
from yearline.server.refusals import language_of

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


async def deck_of(hall: Hall, id: str, request: Request[Any, Any, Any]) -> LibraryDeck | None:
    """A deck of that id with everything printed on its cards, if there is one."""
    try:
        return await hall.shelf.get(id, address(request))
    except BadDeck:
        return None


@get("/decks", include_in_schema=False)
async def decks(hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """All decks."""
    return render(request, "decks.html", decks=await hall.shelf.all_of(list(hall.shelf.library)))


@get("/decks/{id:str}", include_in_schema=False)
async def deck(id: FromPath[str], hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """One deck with all its cards."""
    found = await deck_of(hall, id, request)
    if found is None:
        return render(request, "missing.html", 404, what="page")
    hall.weigh(address(request), len(found.cards) / CARDS_A_PAGE)
    language = language_of(request)
    cards = sorted(found.cards, key=lambda card: card.text(language).title.casefold())
    return render(request, "deck.html", deck=found, cards=cards, games=_games(found.deck))


@get("/decks/{id:str}/print", include_in_schema=False)
async def print_page(id: FromPath[str], hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """How to print a deck."""
    found = await deck_of(hall, id, request)
    return (
        render(request, "print.html", deck=found, games=tuple(GAMES))
        if found
        else render(request, "missing.html", 404, what="page")
    )


@get("/decks/{id:str}/cards.pdf", include_in_schema=False)
async def print_file(
    id: FromPath[str],
    hall: TheHall,
    request: Request[Any, Any, Any],
    paper: FromQuery[str] = "a4",
    flip: FromQuery[str] = "long",
    cards: FromQuery[str] = "",
    game: FromQuery[str] = "",
) -> Response[bytes] | Response[str]:
    """A deck as a PDF for both sides of the paper."""
    deck = await deck_of(hall, id, request)
    if deck is None:
        return render(request, "missing.html", 404, what="page")
    wish = Wish(paper="letter" if paper == "letter" else "a4", flip="short" if flip == "short" else "long", cards=cards[:60],
                language=language_of(request), game=game if game in GAMES else "")  # fmt: skip
    if len(choose(deck.cards, wish.cards)) > MOST_PRINTED:
        raise BadPrint(f"at most {MOST_PRINTED} cards are printed at once; choose a range")
    pdf = await hall.workshop.make(address(request), lambda: deck_pdf(deck, wish))
    headers = {"Content-Disposition": f'attachment; filename="yearline-{deck.id}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


@get("/own-deck", include_in_schema=False)
async def own_deck(request: Request[Any, Any, Any]) -> Response[str]:
    """Where a deck of one's own can be brought."""
    return _own_deck(request, checked=False, deck=None, problems=(), name="")


@post("/own-deck", include_in_schema=False, status_code=200)
async def bring_own_deck(
    data: MultipartBody[Upload],
    hall: TheHall,
    request: Request[Any, Any, Any],
) -> Response[str]:
    """Every problem of an uploaded deck, at its row; or the deck itself, ready to be played."""
    name = Path(data.file.filename or "deck").stem[:60]
    deck, problems = await _bring(hall, await data.file.read(), name, request)
    problems = sorted(problems, key=lambda problem: WORST_FIRST.index(problem.severity))
    return _own_deck(request, checked=True, deck=deck, problems=problems, name=name)


def _own_deck(request: Request[Any, Any, Any], **shown: Any) -> Response[str]:
    """The page for own decks, with an example to look at and to take along."""
    language = language_of(request)
    head = ("year", "precision", "title", "fact")
    cards = library()["world-history"].cards[EXAMPLE]
    rows = [(str(one.year), one.precision, one.text(language).title, one.text(language).fact) for one in cards]
    sheet = StringIO()
    csv.writer(sheet).writerows([head, *rows])
    return render(request, "own_deck.html", head=head, rows=rows, example=sheet.getvalue(), **shown)


async def _bring(
    hall: Hall, raw: bytes, name: str, request: Request[Any, Any, Any]
) -> tuple[dict[str, Any] | None, Sequence[Problem]]:
    if len(raw) > MAX_UPLOAD:
        return None, (Problem(0, "", "file_too_big", {"limit": MAX_UPLOAD // 10**6}),)
    try:
        id, inspection = await hall.bring_deck(raw, name, language_of(request), address(request))
    except DeckError as error:
        return None, error.problems
    games = _games(inspection.checked().deck)
    return {"id": id, "count": len(inspection.rows), "games": games}, inspection.problems


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


HANDLERS = [decks, deck, print_page, print_file, own_deck, bring_own_deck]
