"""Challenges for programs: the hash of a day, its seed when it is over, and how many reached which score."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from msgspec import Struct

from yearline.daily.day import dealt
from yearline.server.daily.days import read_day
from yearline.server.daily.tries import Tries

TheTries = NamedDependency[Tries]
DayName = Annotated[str, PathParameter(description="A day, as in 2026-11-16", max_length=20)]


class DayInfo(Struct):
    """A challenge. The seed and the cards, by picture and in the order in which they come, are told when the day is over."""

    day: str
    number: int
    commitment: str
    seed: str
    cards: list[str]
    scores: list[int]


@get("/api/daily/{day:str}", tags=["daily"])
async def day_info(day: DayName, tries: TheTries) -> DayInfo:
    """A challenge that has begun, or tomorrow's: of that one, only the hash."""
    days = tries.days
    found = await days.bound(read_day(day))
    over, begun = found.date < days.today(), found.date <= days.today()
    scores = await tries.scores(found.date) if begun else []
    seed, cards = (str(found.seed), list(dealt(found))) if over else ("", [])
    return DayInfo(found.date.isoformat(), found.number, found.commitment, seed, cards, scores)


HANDLERS = [day_info]
