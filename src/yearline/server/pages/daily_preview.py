"""What a link to a day or a week shows in a chat:
drawn once for each and for each language, with nothing on it that has a date.
"""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import date
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from yearline.core.view import View
from yearline.daily.day import Day, follow
from yearline.daily.week import follow_week, week_number
from yearline.i18n import messages
from yearline.printing.preview import preview_png
from yearline.server.api.tables import address
from yearline.server.daily.days import Days, read_day
from yearline.server.daily.deals import Deals
from yearline.server.daily.tries import Tries
from yearline.server.decks.pictures import draw
from yearline.server.pages.daily_shown import day_in_words
from yearline.server.pages.weekly_shown import week_in_words
from yearline.server.services.refusals import language_of

KEPT: Final = 32
COST: Final = 20.0
"""A picture that has to be drawn counts as so many requests."""
_drawn: OrderedDict[tuple[str, date, str], bytes] = OrderedDict()
Asked = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class PreviewText:
    """What is written on a preview."""

    eyebrow: str
    lead: str
    sentence: str


@get("/daily/{day:str}/preview.png", include_in_schema=False, media_type="image/png")
async def preview(day: FromPath[str], tries: NamedDependency[Tries], request: Asked) -> Response[bytes]:
    """The picture of a challenge."""
    found, language = await tries.days.begun(read_day(day)), language_of(request)
    say = messages(language)
    eyebrow = f"{say('daily-name', number=found.number)} · {day_in_words(found.date, language)}"
    words = PreviewText(eyebrow, say("pages-home-lead"), say("daily-preview"))
    return await _picture(request, tries.days, found, follow(found, ()).view, words)


@get("/weekly/{week:str}/preview.png", include_in_schema=False, media_type="image/png")
async def week_preview(week: FromPath[str], deals: NamedDependency[Deals], request: Asked) -> Response[bytes]:
    """The picture of a deal."""
    found, language = await deals.days.begun(read_day(week)), language_of(request)
    say = messages(language)
    name = say("weekly-name", number=week_number(found.date))
    eyebrow = f"{name} · {week_in_words(found.date, deals.days, language)}"
    words = PreviewText(eyebrow, say("weekly-lead"), say("weekly-preview"))
    return await _picture(request, deals.days, found, follow_week(found, ()).view, words)


async def _picture(request: Asked, days: Days, day: Day, view: View, words: PreviewText) -> Response[bytes]:
    """A preview with the start card and the first card of the hand, drawn if nobody has asked for it yet."""
    key, services = (days.series.name, day.date, language_of(request)), days.services
    if key not in _drawn:
        services.limits.weigh(address(request), COST)
        shown = (view.line()[0], view.hands[0].cards[0])
        found = [await services.shelf.card(card.face.picture) for card in shown]
        pictures = [draw(*one) for one in found if one is not None]
        said = (words.eyebrow, words.lead, words.sentence)
        _drawn[key] = await services.pool.make(address(request), lambda: preview_png(*said, pictures, key[2]))
        while len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    return Response(_drawn[key], media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


HANDLERS = [preview, week_preview]
