"""The challenge of the day: on its own page, on the home page, and the past ones.
Played with plain forms, counted with a secret.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from yearline.core.errors import IllegalAction
from yearline.daily.day import CARDS, Day, Try, follow, number_of
from yearline.server.api.tables import Authorization, address, person_in
from yearline.server.daily.days import BACKLOG, read_day
from yearline.server.daily.tries import Tries
from yearline.server.pages.daily_shown import day_in_words, short_day, shown
from yearline.server.pages.frame import render
from yearline.server.pages.outcomes import Bar, bars_of, computers_of, link_to, proof_of
from yearline.server.pages.previews import of_day
from yearline.server.services.refusals import language_of

TheTries = NamedDependency[Tries]
_GAPS: Final = re.compile(r"\d{1,2}(,\d{1,2}){0,11}", re.ASCII)
_GAP: Final = re.compile(r"\d{1,2}", re.ASCII)
PRAISED: Final = 50
"""From this share on a result is called better than others."""
COMPARED: Final = 10
"""With fewer people there is nobody to compare oneself with."""


class CardPlaced(Struct, forbid_unknown_fields=True):
    """A card of a challenge is placed: which one, counted from 0, into which gap."""

    card: Annotated[int, Meta(ge=0, lt=CARDS)]
    gap: Annotated[int, Meta(ge=0, le=CARDS)]
    ticket: Annotated[str, Meta(max_length=64)] = ""


@dataclass(frozen=True, slots=True)
class Others:
    """How everybody else did."""

    bars: Sequence[Bar]
    count: int
    better: int
    """The share that did less well, in percent; 0 where that is nothing to speak of."""
    computers: Sequence[tuple[str, int]]


def asked(day: Day, request: Request[Any, Any, Any]) -> Try:
    """The free try that a form describes, one card further. What cannot be read begins anew."""
    given = request.query_params
    before, gap = given.get("gaps", ""), given.get("gap", "")
    gaps = [int(one) for one in before.split(",")] if _GAPS.fullmatch(before) else []
    try:
        return follow(day, [*gaps, int(gap)] if _GAP.fullmatch(gap) else gaps)
    except IllegalAction:
        return follow(day, ())


async def others_of(tries: Tries, day: Day, attempt: Try) -> Others | None:
    """How others did, for whoever has finished."""
    if not attempt.over:
        return None
    counts = await tries.scores(day.date)
    count = sum(counts)
    below = 100 * sum(counts[: attempt.score]) // max(1, count)
    better = below if below >= PRAISED and count >= COMPARED else 0
    computers = await computers_of(tries.days, day)
    return Others(bars_of(list(enumerate(counts)), attempt.score), count, better, computers)


async def content(
    request: Request[Any, Any, Any], tries: Tries, day: Day, attempt: Try, **more: bool
) -> dict[str, Any]:
    """What the template of a challenge needs."""
    days, language = tries.days, language_of(request)
    return {
        "game": await shown(days, day, attempt, language, **more),
        "others": await others_of(tries, day, attempt),
        "week": await _week(tries, day, language) if attempt.over else (),
        "left": divmod(days.seconds_left() // 60, 60),
        "seconds_left": days.seconds_left(),
        "link": link_to(days, day),
        "finished": sum(await tries.scores(days.today())),
    }


async def _week(tries: Tries, day: Day, language: str) -> list[tuple[date, str]]:
    """The days up to this one that can be played, with their weekdays."""
    known = await tries.days.book.known([day.date - back * timedelta(1) for back in range(BACKLOG - 1, -1, -1)])
    return [(one, short_day(one, language)) for one in known]


async def challenge(request: Request[Any, Any, Any], tries: Tries) -> dict[str, Any]:
    """Today's challenge for the home page, as far as a plain form has come with it."""
    day = await tries.days.now()
    return {"game": None} if day is None else await content(request, tries, day, asked(day, request))


@get("/daily", include_in_schema=False)
async def today_page(tries: TheTries, request: Request[Any, Any, Any]) -> Response[str]:
    """Today's challenge."""
    return await _page(request, tries, tries.days.today())


@get("/daily/past", include_in_schema=False)
async def past_page(tries: TheTries, request: Request[Any, Any, Any]) -> Response[str]:
    """All challenges that can still be played."""
    language, past = language_of(request), await tries.days.past()
    rows = [(day, number_of(day), day_in_words(day, language)) for day in past]
    return render(request, "daily_past.html", days=rows)


@get("/daily/{day:str}", include_in_schema=False)
async def day_page(day: FromPath[str], tries: TheTries, request: Request[Any, Any, Any]) -> Response[str]:
    """The challenge of a day."""
    return await _page(request, tries, read_day(day))


async def _page(request: Request[Any, Any, Any], tries: Tries, which: date) -> Response[str]:
    day = await tries.days.begun(which)
    home, language = tries.days.services.settings.url, language_of(request)
    return render(
        request,
        "daily.html",
        **await content(request, tries, day, asked(day, request)),
        **await proof_of(tries.days, day),
        preview=of_day(day.number, day_in_words(day.date, language), home, f"/daily/{day.date}", language),
        site=home,
    )


@get("/daily/{day:str}/free", include_in_schema=False)
async def free_part(day: FromPath[str], tries: TheTries, request: Request[Any, Any, Any]) -> Response[str]:
    """A free try alone, for the page to put in place."""
    found = await tries.days.begun(read_day(day))
    return render(request, "challenge.html", **await content(request, tries, found, asked(found, request)))


@get("/daily/{day:str}/mine", include_in_schema=False)
async def my_part(
    day: FromPath[str], tries: TheTries, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> Response[str]:
    """The try that counts, as far as this person has come with it."""
    person, found = person_in(authorization), await tries.days.begun(read_day(day))
    attempt = await tries.finished(person, found)
    return render(request, "challenge.html", **await content(request, tries, found, attempt, counted=True))


@post("/daily/{day:str}/cards", include_in_schema=False, status_code=200)
async def place_card(
    day: FromPath[str],
    data: JSONBody[CardPlaced],
    tries: TheTries,
    request: Request[Any, Any, Any],
    authorization: Authorization = "",
) -> Response[str]:
    """Place a card in the try that counts."""
    person, found = person_in(authorization), await tries.days.begun(read_day(day))
    told = await tries.lay(person, found, data.card, data.gap, data.ticket, address(request))
    made = await content(request, tries, found, told.attempt, counted=True, again=told.again)
    return render(request, "challenge.html", **made)


HANDLERS = [today_page, past_page, day_page, free_part, my_part, place_card]
