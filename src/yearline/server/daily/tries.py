"""A person's one try that counts, card by card, and how many people reached which score.

A try is a stream of its own, one line a card, named by a hash of person and day that only this server can make: two devices of one
person meet there, a card sent twice is laid once, and nobody who reads the log can tell whose it is or join it with another day's.
"""

from asyncio import Lock
from collections import Counter
from datetime import UTC, date, datetime
from hmac import compare_digest
from typing import Final

from yearline.core.value import value
from yearline.daily.book import stream_of
from yearline.daily.day import CARDS, Day, Try, follow
from yearline.measured.book import note
from yearline.measured.model import Placement, width_of
from yearline.server.daily.days import DAY, Days
from yearline.store import Append, Conflict
from yearline.table.decide import Refused

REMEMBERED: Final = 16
"""The scores of so many days stay in memory."""
FRESH_SECONDS: Final = 1.0
"""What other processes counted is looked up so often: every visitor of the home page is told how many there were."""


@value
class Told:
    """A try as it is now, and whether what was asked for had been done before."""

    attempt: Try
    again: bool = False


class Scores:
    """How many reached which score on a day. Who, nobody knows: a line holds a number and the name of a try."""

    def __init__(self) -> None:
        self.read = 0
        self.counted: set[str] = set()
        self.counts: Counter[int] = Counter()
        self.writing = Lock()
        self.looked = 0.0

    def listed(self) -> list[int]:
        """For each score from none to all, how many reached it."""
        return [self.counts[score] for score in range(CARDS + 1)]


class Tries:
    """The tries of all days."""

    def __init__(self, days: Days) -> None:
        self.days = days
        self._store = days.services.store
        self._scores: dict[date, Scores] = {}

    async def mine(self, person: str, day: Day) -> tuple[int, ...]:
        """The gaps that a person has chosen on a day so far."""
        return tuple([int(line.body) for line in await self._store.read(await self.stream_of(person, day.date))])

    async def lay(self, person: str, day: Day, card: int, gap: int, ticket: str, address: str) -> Told:
        """Lay the card of that number, counted from 0. Raises Refused or IllegalAction, and then nothing has changed."""
        gaps = await self.mine(person, day)
        if card < len(gaps):
            return Told(await self._counted(person, day, gaps), again=True)
        if card > len(gaps):
            raise Refused("stale", "another card is to be laid first")
        if not gaps and not await self._may_begin(day.date, ticket):
            raise Refused("daily_over", "this day is over and counts no longer")
        follow(day, (*gaps, gap))  # what cannot be laid is refused before anything is written
        limits = self.days.services.limits
        limits.allow(limits.moves if gaps else limits.starts, address)
        again = not await self._write(person, day, len(gaps), gap)
        return Told(await self._counted(person, day, await self.mine(person, day)), again)

    async def _may_begin(self, day: date, ticket: str) -> bool:
        """Today; or yesterday for whoever had its page then, and no connection."""
        today = self.days.today()
        kept = compare_digest((await self.days.ticket(day)).encode(), ticket.encode())
        return day == today or (day == today - DAY and kept)

    async def _write(self, person: str, day: Day, after: int, gap: int) -> bool:
        """Whether it was this one who laid the card, and not another device of the same person."""
        stream = await self.stream_of(person, day.date)
        try:
            await self._store.append(Append(stream, after, (str(gap),), "", self.days.services.clock.now()))
        except Conflict:
            return False
        return True

    async def _counted(self, person: str, day: Day, gaps: tuple[int, ...]) -> Try:
        """The try; when it is finished, its score is counted, once."""
        made = follow(day, gaps)
        if made.over:
            first = await self._count(day.date, await self.stream_of(person, day.date), made.score)
            if first and self.days.services.settings.measure_cards:
                await note(self._store, placements_of(day, made), _midnight(day.date))
        return made

    async def finished(self, person: str, day: Day) -> Try:
        """A person's try as it is now. One that was cut off between its last card and its count is counted now."""
        return await self._counted(person, day, await self.mine(person, day))

    async def _count(self, day: date, stream: str, score: int) -> bool:
        """Count a score, once. Whether that was now."""
        name = stream.rpartition(":")[2]
        known = self._known(day)
        async with known.writing:
            while name not in known.counted:
                await self._read(day, known)
                if name in known.counted:
                    return False
                line = Append(_scores_of(day), known.read, (str(score),), name, self.days.services.clock.now())
                try:
                    await self._store.append(line)
                except Conflict:
                    continue
                await self._read(day, known)
                return True
            return False

    async def scores(self, day: date) -> list[int]:
        """How many people reached which score."""
        known = self._known(day)
        now = self.days.services.clock.ticks()
        if not known.looked or now - known.looked > FRESH_SECONDS:
            async with known.writing:
                await self._read(day, known)
            known.looked = now
        return known.listed()

    def _known(self, day: date) -> Scores:
        """The scores of a day as far as they have been read; beyond some days, those asked for first are forgotten."""
        known = self._scores.setdefault(day, Scores())
        while len(self._scores) > REMEMBERED:
            del self._scores[next(one for one in self._scores if one != day)]
        return known

    async def _read(self, day: date, known: Scores) -> None:
        for line in await self._store.read(_scores_of(day), known.read):
            known.read = line.seq
            if line.command not in known.counted:
                known.counted.add(line.command)
                known.counts[int(line.body)] += 1

    async def stream_of(self, person: str, day: date) -> str:
        """The stream of a person's try, whose name only this server can make."""
        return f"{stream_of(day)}:{await self.days.sealed('try', day, person)}"


def placements_of(day: Day, attempt: Try) -> list[Placement]:
    """What a finished try says about its cards, and about nobody."""
    years = {card.face.picture: card.back.year for card in day.cards}
    return [Placement(one.picture, one.right, width_of(years[one.picture], one.line)) for one in attempt.laid]


def _midnight(day: date) -> float:
    """The time that goes into the log: the day alone, so that nobody can join a line with the try it came from."""
    return datetime.combine(day, datetime.min.time(), UTC).timestamp()


def _scores_of(day: date) -> str:
    return f"{stream_of(day)}:scores"
