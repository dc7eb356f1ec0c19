"""Challenges for programs: the hash of a day, its seed when it is over, and how many reached which score."""

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from msgspec import Struct

from yearline.daily.day import Try, dealt
from yearline.server.api.tables import Authorization, TheLimits, address, person_in
from yearline.server.daily.days import read_day
from yearline.server.daily.deals import Deals
from yearline.server.daily.tries import Tries

COST: Final = 5.0
"""A month of tries counts as so many requests."""
TheTries = NamedDependency[Tries]
TheDeals = NamedDependency[Deals]
DayName = Annotated[str, PathParameter(description="A day, as in 2026-11-16", max_length=20)]


class DayInfo(Struct):
    """A challenge. The seed and the cards, by picture and in
    the order in which they come, are told when the day is over.
    """

    day: str
    number: int
    commitment: str
    cards_commitment: str
    """The SHA-256 of `yearline cards`, the seed and the pictures, with spaces between."""
    seed: str
    cards: list[str]
    scores: list[int]


class MyResult(Struct):
    """What somebody made of a challenge: a 1 in `marks` for each
    card placed rightly, and the cards by picture, with their years.
    """

    score: int
    marks: str
    cards: list[str]
    years: list[int]
    counted: bool = True


@get("/api/daily/mine", tags=["daily"])
async def my_results(
    tries: TheTries, limits: TheLimits, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> dict[str, MyResult]:
    """The challenges that a person has finished in the last month, by day: for another device with the same secret."""
    person = person_in(authorization)
    limits.weigh(address(request), COST)
    return {day.isoformat(): _result(attempt) for day, attempt in (await tries.results(person)).items()}


def _result(attempt: Try) -> MyResult:
    lying = [card for row in attempt.view.rows for column in row.columns for card in column]
    years = {card.face.picture: card.year for card in lying}
    pictures = [one.picture for one in attempt.laid]
    marks = "".join([str(int(one.right)) for one in attempt.laid])
    return MyResult(attempt.score, marks, pictures, [years[picture] for picture in pictures])


class MyDeal(Struct):
    """What somebody made of a deal of the week. `par` is 0 where it has not been looked for since the server began."""

    score: int
    par: int
    counted: bool = True


@get("/api/weekly/mine", tags=["daily"])
async def my_deals(
    deals: TheDeals, limits: TheLimits, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> dict[str, MyDeal]:
    """The deals that a person has finished in the last month, by week."""
    person = person_in(authorization)
    limits.weigh(address(request), COST)
    found = await deals.results(person)
    return {week.isoformat(): MyDeal(one.score, deals.known_par(week)) for week, one in found.items()}


@get("/api/daily/{day:str}", tags=["daily"])
async def day_info(day: DayName, tries: TheTries) -> DayInfo:
    """A challenge that has begun, or tomorrow's: of that one, only the hash."""
    days = tries.days
    found = await days.bound(read_day(day))
    over, begun = found.date < days.today(), found.date <= days.today()
    scores = await tries.scores(found.date) if begun else []
    seed, cards = (str(found.seed), list(dealt(found))) if over else ("", [])
    bound = found.commitment, found.cards_commitment
    return DayInfo(found.date.isoformat(), found.number, *bound, seed, cards, scores)


HANDLERS = [day_info, my_results, my_deals]
