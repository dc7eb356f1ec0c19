"""What a day and a week have in common: how everybody did, as
columns, what each bot made of it, and why nobody can cheat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from yearline.bots import BOTS
from yearline.daily.day import Day
from yearline.server.daily.days import Days


@dataclass(frozen=True, slots=True)
class Bar:
    """A column of a histogram: scores from here on, how many, how
    high in hundredths of the highest, and whether one's own is there.
    """

    least: int
    count: int
    height: float
    mine: bool


def bars_of(counts: Sequence[tuple[int, int]], mine: int) -> list[Bar]:
    """Columns from the least score of each and how many reached it.
    One's own is in the last that begins at it or below.
    """
    most = max([count for _, count in counts], default=0) or 1
    own = max([least for least, _ in counts if least <= mine], default=counts[0][0])
    return [Bar(least, count, 100 * count / most, least == own) for least, count in counts]


async def proof_of(days: Days, day: Day) -> dict[str, Any]:
    """What lets anybody check that nothing was changed:
    the fingerprints of a challenge and of the next, and the seed once it is over.
    """
    following = await days.bound(days.today() + days.series.step)
    seed = str(day.seed) if day.date < days.today() else ""
    return {"commitment": day.commitment, "seed": seed, "following": following.commitment}


def link_to(days: Days, day: Day) -> str:
    """Where a challenge is found."""
    return f"{days.services.settings.url}/{days.series.name}/{day.date}"


async def computers_of(days: Days, day: Day) -> list[tuple[str, int]]:
    """The names of all bots and what they made of a challenge, the best last."""
    made = sorted((await days.bots(day)).items(), key=lambda one: (one[1], BOTS[one[0]].level))
    return [(BOTS[id].name, score) for id, score in made]
