"""What a link to a challenge shows in a chat: drawn once for each day and language, with nothing on it that has a date."""

from collections import OrderedDict
from datetime import date
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from yearline.daily.day import Day, follow
from yearline.i18n import messages
from yearline.printing.preview import preview_png
from yearline.server.api.tables import TheLimits, TheShelf, address
from yearline.server.daily.days import read_day
from yearline.server.daily.tries import Tries
from yearline.server.decks.pictures import draw
from yearline.server.decks.shelf import Shelf
from yearline.server.pages.daily_shown import day_in_words
from yearline.server.services.refusals import language_of

KEPT: Final = 32
COST: Final = 20.0
"""A picture that has to be drawn counts as so many requests."""
_drawn: OrderedDict[tuple[date, str], bytes] = OrderedDict()


@get("/daily/{day:str}/preview.png", include_in_schema=False, media_type="image/png")
async def preview(
    day: FromPath[str],
    tries: NamedDependency[Tries],
    shelf: TheShelf,
    limits: TheLimits,
    request: Request[Any, Any, Any],
) -> Response[bytes]:
    """The picture of a challenge."""
    found, language = await tries.days.begun(read_day(day)), language_of(request)
    key = (found.date, language)
    if key not in _drawn:
        limits.weigh(address(request), COST)
        pictures = await _pictures(shelf, found)
        _drawn[key] = await tries.days.services.pool.make(address(request), lambda: _draw(found, pictures, language))
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    return Response(_drawn[key], media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


def _draw(day: Day, pictures: list[str], language: str) -> bytes:
    say = messages(language)
    eyebrow = f"{say('daily-name', number=day.number)} · {day_in_words(day.date, language)}"
    return preview_png(eyebrow, say("pages-home-lead"), say("daily-preview"), pictures, language)


async def _pictures(shelf: Shelf, day: Day) -> list[str]:
    """The drawings of the start card and of the first card to place."""
    view = follow(day, ()).view
    found = [await shelf.card(card.face.picture) for card in (view.line()[0], view.hands[0].cards[0])]
    return [draw(*one) for one in found if one is not None]


HANDLERS = [preview]
