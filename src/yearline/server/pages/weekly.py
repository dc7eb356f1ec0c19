"""The deal of the week on its page: the co-operative game alone, played with plain forms, counted with a secret."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from yearline.core.errors import YearlineError
from yearline.daily.day import Day
from yearline.daily.week import MOST_MOVES, Played, follow_week, week_number
from yearline.server.api.tables import Authorization, address, person_in
from yearline.server.daily.days import read_day
from yearline.server.daily.deals import Deals
from yearline.server.pages.frame import render
from yearline.server.pages.outcomes import bars_of, computers_of, link_to, proof_of
from yearline.server.pages.previews import of_week
from yearline.server.pages.weekly_shown import by_fives, shown_deal, week_in_words
from yearline.server.services.refusals import language_of

TheDeals = NamedDependency[Deals]
LONGEST: Final = 2_000
PAST: Final = 12
"""So many past weeks are listed."""


class MoveMade(Struct, forbid_unknown_fields=True):
    """A move in a deal: which one, counted from 0, as the log writes it."""

    at: Annotated[int, Meta(ge=0, lt=MOST_MOVES)]
    move: Annotated[str, Meta(max_length=16)]
    ticket: Annotated[str, Meta(max_length=64)] = ""


def asked(week: Day, request: Request[Any, Any, Any]) -> Played:
    """The free try that a form describes, one move further. What cannot be read begins anew."""
    given = request.query_params
    said = [*given.get("did", "")[:LONGEST].split(","), given.get("do", "")[:LONGEST]]
    try:
        return follow_week(week, [move for move in said if move][:MOST_MOVES])
    except YearlineError:
        return follow_week(week, ())


async def content(
    request: Request[Any, Any, Any], deals: Deals, week: Day, played: Played, counted: bool = False, again: bool = False
) -> dict[str, Any]:
    """What the template of a deal needs."""
    days, language = deals.days, language_of(request)
    counts = await deals.counts(week.date)
    over = {}
    if played.over:
        columns = bars_of(by_fives(counts), played.score)
        over = {"par": await deals.par(week), "bars": columns, "bots": await computers_of(days, week)}
    return {
        "game": await shown_deal(days, week, played, language, counted, again),
        "finished": sum(counts.values()),
        "days_left": days.seconds_left() // 86_400,
        "link": link_to(days, week),
        **over,
    }


@get("/weekly", include_in_schema=False)
async def this_week(deals: TheDeals, request: Request[Any, Any, Any]) -> Response[str]:
    """The deal of this week."""
    return await _page(request, deals, await deals.days.begun(deals.days.today()))


@get("/weekly/{week:str}", include_in_schema=False)
async def week_page(week: FromPath[str], deals: TheDeals, request: Request[Any, Any, Any]) -> Response[str]:
    """The deal of a week, named by its Monday."""
    return await _page(request, deals, await deals.days.begun(read_day(week)))


async def _page(request: Request[Any, Any, Any], deals: Deals, week: Day) -> Response[str]:
    days, language = deals.days, language_of(request)
    home = days.services.settings.url
    deals.look_for_par(week)
    past = [(one, week_in_words(one, days, language)) for one in (await days.past())[:PAST]]
    return render(
        request,
        "weekly.html",
        **await content(request, deals, week, asked(week, request)),
        past=past,
        preview=of_week(
            week_number(week.date), week_in_words(week.date, days, language), home, f"/weekly/{week.date}", language
        ),
        **await proof_of(days, week),
    )


@get("/weekly/{week:str}/free", include_in_schema=False)
async def free_deal(week: FromPath[str], deals: TheDeals, request: Request[Any, Any, Any]) -> Response[str]:
    """A free try alone, for the page to put in place."""
    found = await deals.days.begun(read_day(week))
    return render(request, "weekly_deal.html", **await content(request, deals, found, asked(found, request)))


@get("/weekly/{week:str}/mine", include_in_schema=False)
async def my_deal(
    week: FromPath[str], deals: TheDeals, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> Response[str]:
    """The try that counts, as far as this person has come with it."""
    person, found = person_in(authorization), await deals.days.begun(read_day(week))
    played = await deals.finished(person, found)
    return render(request, "weekly_deal.html", **await content(request, deals, found, played, counted=True))


@post("/weekly/{week:str}/moves", include_in_schema=False, status_code=200)
async def make_move(
    week: FromPath[str],
    data: JSONBody[MoveMade],
    deals: TheDeals,
    request: Request[Any, Any, Any],
    authorization: Authorization = "",
) -> Response[str]:
    """Make a move in the try that counts."""
    person, found = person_in(authorization), await deals.days.begun(read_day(week))
    told = await deals.make(person, found, data.at, data.move, data.ticket, address(request))
    made = await content(request, deals, found, told.attempt, counted=True, again=told.again)
    return render(request, "weekly_deal.html", **made)


HANDLERS = [this_week, week_page, free_deal, my_deal, make_move]
