"""Decks to browse, to print and to check: every card with its date behind a click, every problem at its row."""

import asyncio
import tempfile
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions import NotFoundException
from litestar.params import Body
from msgspec import Struct

from yearline.core.errors import YearlineError
from yearline.decks import DeckError, LibraryDeck
from yearline.decks.source import Inspection, inspect
from yearline.printing import Wish, deck_pdf
from yearline.server.hall import Hall
from yearline.server.pages_frame import language_of, render

MOST_SHOWN: Final = 200
SUFFIXES: Final = (".csv", ".tsv", ".txt", ".xlsx", ".json")


class Upload(Struct):
    """A file with cards."""

    file: UploadFile


def library_deck(hall: Hall, id: str) -> LibraryDeck:
    """A deck of that id with everything printed on its cards."""
    deck = hall.decks.get(id)
    if not isinstance(deck, LibraryDeck):
        raise NotFoundException(f"there is no deck {id[:40]!r}")
    return deck


@get("/decks", include_in_schema=False)
async def decks(hall: Hall, request: Request[Any, Any, Any]) -> Response[str]:
    """All decks."""
    found = [deck for id in hall.decks if isinstance(deck := hall.decks[id], LibraryDeck)]
    return render(request, "decks.html", decks=found)


@get("/decks/{id:str}", include_in_schema=False)
async def deck(id: str, hall: Hall, request: Request[Any, Any, Any]) -> Response[str]:
    """One deck with all its cards."""
    found = library_deck(hall, id)
    language = language_of(request)
    cards = sorted(found.cards, key=lambda card: card.text(language).title.casefold())
    return render(request, "deck.html", deck=found, cards=cards)


@get("/decks/{id:str}/print", include_in_schema=False)
async def print_page(id: str, hall: Hall, request: Request[Any, Any, Any]) -> Response[str]:
    """How to print a deck."""
    return render(request, "print.html", deck=library_deck(hall, id))


@get("/decks/{id:str}/cards.pdf", include_in_schema=False)
async def print_file(
    id: str, hall: Hall, request: Request[Any, Any, Any], paper: str = "a4", flip: str = "long", cards: str = "", game: str = ""
) -> Response[bytes]:
    """A deck as a PDF for both sides of the paper."""
    deck = library_deck(hall, id)
    wish = Wish(paper="letter" if paper == "letter" else "a4", flip="short" if flip == "short" else "long", cards=cards[:60],
                language=language_of(request), game=game if game in ("coop", "race", "chronology") else "")  # fmt: skip
    pdf = await asyncio.to_thread(deck_pdf, deck, wish)
    headers = {"Content-Disposition": f'attachment; filename="yearline-{deck.id}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


@get("/own-deck", include_in_schema=False)
async def own_deck(request: Request[Any, Any, Any]) -> Response[str]:
    """Where a deck of one's own can be checked."""
    return render(request, "own_deck.html", found=None, refused="", name="")


@post("/own-deck", include_in_schema=False, status_code=200)
async def check_own_deck(
    data: Annotated[Upload, Body(media_type=RequestEncodingType.MULTI_PART)], request: Request[Any, Any, Any]
) -> Response[str]:
    """Every problem of an uploaded deck, at its row; or the cards, if there is none."""
    name = Path(data.file.filename or "deck.csv").name[:80]
    found, refused = await asyncio.to_thread(_inspect, name, await data.file.read(), language_of(request))
    return render(request, "own_deck.html", found=found, refused=refused, name=name)


def _inspect(name: str, raw: bytes, language: str) -> tuple[Inspection | None, str]:
    suffix = Path(name).suffix.lower()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"deck{suffix if suffix in SUFFIXES else '.csv'}"
        path.write_bytes(raw)
        try:
            return inspect(path, name=Path(name).stem, language=language), ""
        except DeckError as error:
            return None, "; ".join(problem.text(language) for problem in error.problems)
        except YearlineError as error:
            return None, error.message


HANDLERS = [decks, deck, print_page, print_file, own_deck, check_own_deck]
