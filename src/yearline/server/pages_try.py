"""Before or after? A real card to place at once: a small line that grows, played with plain forms."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, Response, get

from yearline.core.cards import Dated
from yearline.core.ids import CardRef
from yearline.core.lines import fits
from yearline.decks import LibraryCard, LibraryDeck
from yearline.server.api import TheHall
from yearline.server.hall import Hall
from yearline.server.pages_frame import render

EASY: Final = 1
LONGEST: Final = 8


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of laying a card."""

    card: LibraryCard
    right: bool


@dataclass(frozen=True, slots=True)
class Try:
    """A line of known cards, the card to be laid, and what came of the last one."""

    line: tuple[LibraryCard, ...]
    card: LibraryCard
    verdict: Verdict | None = None
    right: int = 0

    @property
    def pictures(self) -> str:
        """The line as a form carries it."""
        return ",".join(card.card.face.picture for card in self.line)


def make_try(deck: LibraryDeck, line: str = "", card: str = "", gap: int | None = None, right: int = 0) -> Try:
    """The state that a form describes, one step further. What cannot be read begins anew."""
    known = [found for picture in line.split(",")[:LONGEST] if (found := deck.by_picture(picture)) is not None]
    known.sort(key=lambda one: one.year)
    laid = deck.by_picture(card)
    if not known or laid is None or laid in known or gap is None or not 0 <= gap <= len(known):
        first = _another(deck, ())
        return Try((first,), _another(deck, (first,)))
    verdict = Verdict(laid, fits([_dated(one) for one in known], gap, laid.year))
    grown = tuple(sorted([*known, laid], key=lambda one: one.year))
    shown = grown if len(grown) < LONGEST else _around(grown, laid)
    return Try(shown, _another(deck, grown), verdict, right + verdict.right)


def _around(line: Sequence[LibraryCard], card: LibraryCard) -> tuple[LibraryCard, ...]:
    """The neighbourhood of a card, when the line has grown too long."""
    at = min(max(line.index(card) - 2, 0), len(line) - 5)
    return tuple(line[at : at + 5])


def _dated(card: LibraryCard) -> Dated:
    return Dated(CardRef(0), card.card.face, card.card.back)


def _another(deck: LibraryDeck, line: Sequence[LibraryCard]) -> LibraryCard:
    """An easy card that is not there yet, and not of the same year as one that is."""
    years = {card.year for card in line}
    easy = [card for card in deck.cards if card.difficulty <= EASY and card.year not in years]
    return secrets.choice(easy or deck.cards)


async def deck_for_try(hall: Hall) -> LibraryDeck | None:
    """A deck of stories everybody knows."""
    known = hall.shelf.library
    id = next((id for id in ("popular-culture", *known) if id in known), None)
    return None if id is None else await hall.shelf.get(id)


async def try_from(request: Request[Any, Any, Any], hall: Hall) -> Try | None:
    """The try that a request asks for."""
    deck = await deck_for_try(hall)
    if deck is None:
        return None
    given = request.query_params
    gap, right = given.get("gap", ""), given.get("right", "")
    return make_try(
        deck,
        given.get("line", ""),
        given.get("card", ""),
        int(gap) if gap.isascii() and gap.isdigit() and len(gap) < 3 else None,
        int(right) if right.isascii() and right.isdigit() and len(right) < 4 else 0,
    )


@get("/try", include_in_schema=False)
async def try_part(hall: TheHall, request: Request[Any, Any, Any]) -> Response[str]:
    """The small game alone, for the page to put in place."""
    return render(request, "try.html", game=await try_from(request, hall))


HANDLERS = [try_part]
