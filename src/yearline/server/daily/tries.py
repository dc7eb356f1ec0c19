"""Tries at the challenge of the day: a move is a gap, a finished try says something about its cards."""

from collections.abc import Sequence
from datetime import UTC, date, datetime

from yearline.daily.day import CARDS, Day, Try, follow
from yearline.measured.book import note
from yearline.measured.model import Placement, width_of
from yearline.server.daily.attempts import Attempts, Progress
from yearline.server.daily.days import Days


class Tries(Attempts[Try]):
    """The tries of all days."""

    def __init__(self, days: Days) -> None:
        super().__init__(days, _follow)

    async def mine(self, person: str, day: Day) -> tuple[int, ...]:
        """The gaps that a person has chosen on a day so far."""
        return tuple([int(move) for move in await self.moves(person, day)])

    async def lay(self, person: str, day: Day, card: int, gap: int, ticket: str, address: str) -> Progress[Try]:
        """Lay the card of that number, counted from 0.
        Raises Refused or IllegalAction, and then nothing has changed.
        """
        return await self.make(person, day, card, str(gap), ticket, address)

    async def noted(self, day: Day, attempt: Try) -> None:
        """A finished try counts towards how hard its cards are, unless the host has switched that off."""
        if self.days.services.settings.measure_cards:
            await note(self._store, placements_of(day, attempt), _midnight(day.date))

    async def scores(self, day: date) -> list[int]:
        """For each score from none to all, how many reached it."""
        counts = await self.counts(day)
        return [counts[score] for score in range(CARDS + 1)]


def _follow(day: Day, moves: Sequence[str]) -> Try:
    return follow(day, [int(move) for move in moves])


def placements_of(day: Day, attempt: Try) -> list[Placement]:
    """What a finished try says about its cards, and about nobody."""
    years = {card.face.picture: card.back.year for card in day.cards}
    return [Placement(one.picture, one.right, width_of(years[one.picture], one.line)) for one in attempt.laid]


def _midnight(day: date) -> float:
    """The time that goes into the log: the day alone, so that nobody can join a line with the try it came from."""
    return datetime.combine(day, datetime.min.time(), UTC).timestamp()
