"""A person's one try that counts, move by move, and how many people reached which score: for days and for weeks alike.

A try is a stream of its own, one line a move, named by a hash of person and day that only
this server can make: two devices of one person meet there, a move sent twice is made
once, and nobody who reads the log can tell whose it is or join it with another day's.
"""

from asyncio import Lock
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from hmac import compare_digest
from typing import Final, Generic, Protocol, TypeVar

from yearline.core.value import value
from yearline.daily.day import Day
from yearline.server.daily.days import Days
from yearline.store import Append, Conflict
from yearline.table.decide import Refused

REMEMBERED: Final = 16
"""The scores of so many days stay in memory."""
LOOKED_BACK: Final = timedelta(30)
"""So far back one's tries are looked for: they are kept for thirty days."""
FRESH_SECONDS: Final = 1.0
"""What other processes counted is looked up so often: every visitor of the home page is told how many there were."""


class Attempt(Protocol):
    """A challenge after some moves."""

    @property
    def over(self) -> bool:
        """Whether it is finished."""

    @property
    def score(self) -> int:
        """What it has come to."""


A = TypeVar("A", bound=Attempt)


@value
class Progress(Generic[A]):
    """A try as it is now, and whether what was asked for had been done before."""

    attempt: A
    again: bool = False


class Scores:
    """How many reached which score on a day. Who, nobody knows: a line holds a number and the name of a try."""

    def __init__(self) -> None:
        self.read = 0
        self.counted: set[str] = set()
        self.counts: Counter[int] = Counter()
        self.writing = Lock()
        self.looked = 0.0


class Attempts(Generic[A]):
    """The tries of all days of a kind."""

    def __init__(self, days: Days, follow: Callable[[Day, Sequence[str]], A]) -> None:
        self.days = days
        self._follow = follow
        self._store = days.services.store
        self._scores: dict[date, Scores] = {}

    async def moves(self, person: str, day: Day) -> tuple[str, ...]:
        """What a person has done on a day so far."""
        return tuple([line.body for line in await self._store.read(await self.stream_of(person, day.date))])

    async def make(self, person: str, day: Day, at: int, move: str, ticket: str, address: str) -> Progress[A]:
        """Make the move of that number, counted from 0. Raises YearlineError, and then nothing has changed."""
        made = await self.moves(person, day)
        if at < len(made):
            return Progress(await self._counted(person, day, made), again=True)
        if at > len(made):
            raise Refused("stale", "another move is to be made first")
        if not made and not await self._may_begin(day.date, ticket):
            raise Refused("daily_over", "this challenge is over and counts no longer")
        self._follow(day, (*made, move))  # what cannot be done is refused before anything is written
        limits = self.days.services.limits
        limits.allow(limits.moves if made else limits.starts, address)
        again = not await self._write(person, day, at, move)
        return Progress(await self._counted(person, day, await self.moves(person, day)), again)

    async def _may_begin(self, day: date, ticket: str) -> bool:
        """This one; or the last one for whoever had its page then, and no connection."""
        today = self.days.today()
        kept = compare_digest((await self.days.ticket(day)).encode(), ticket.encode())
        return day == today or (day == today - self.days.series.step and kept)

    async def _write(self, person: str, day: Day, after: int, move: str) -> bool:
        """Whether it was this one who made the move, and not another device of the same person."""
        stream = await self.stream_of(person, day.date)
        try:
            await self._store.append(Append(stream, after, (move,), "", self.days.services.clock.now()))
        except Conflict:
            return False
        return True

    async def _counted(self, person: str, day: Day, moves: tuple[str, ...]) -> A:
        """The try; when it is finished, its score is counted, once."""
        made = self._follow(day, moves)
        if made.over and await self._count(day.date, await self.stream_of(person, day.date), made.score):
            await self.noted(day, made)
        return made

    async def results(self, person: str) -> dict[date, A]:
        """The finished tries of a person that are still kept:
        whoever carries their secret to another device finds them there.
        """
        step = self.days.series.step
        days = [self.days.today() - back * step for back in range(LOOKED_BACK // step + 1)]
        names = {await self.stream_of(person, day): day for day in days}
        found = {}
        for name in await self._store.heads(list(names)):
            day = await self.days.book.find(names[name])
            attempt = None if day is None else self._follow(day, await self.moves(person, day))
            if attempt is not None and attempt.over:
                found[names[name]] = attempt
        return found

    async def noted(self, day: Day, attempt: A) -> None:
        """What else is learned of a try that has just been counted."""

    async def finished(self, person: str, day: Day) -> A:
        """A person's try as it is now. One that was cut off between its last move and its count is counted now."""
        return await self._counted(person, day, await self.moves(person, day))

    async def _count(self, day: date, stream: str, score: int) -> bool:
        """Count a score, once. Whether that was now."""
        name = stream.rpartition(":")[2]
        known = self._known(day)
        async with known.writing:
            while name not in known.counted:
                await self._read(day, known)
                if name in known.counted:
                    return False
                line = Append(self._scores_of(day), known.read, (str(score),), name, self.days.services.clock.now())
                try:
                    await self._store.append(line)
                except Conflict:
                    continue
                await self._read(day, known)
                return True
            return False

    async def counts(self, day: date) -> Counter[int]:
        """How many people reached which score."""
        known = self._known(day)
        now = self.days.services.clock.ticks()
        if not known.looked or now - known.looked > FRESH_SECONDS:
            async with known.writing:
                await self._read(day, known)
            known.looked = now
        return known.counts

    def _known(self, day: date) -> Scores:
        """The scores of a day as far as they have been read; beyond some days, those asked for first are forgotten."""
        known = self._scores.setdefault(day, Scores())
        while len(self._scores) > REMEMBERED:
            del self._scores[next(one for one in self._scores if one != day)]
        return known

    async def _read(self, day: date, known: Scores) -> None:
        for line in await self._store.read(self._scores_of(day), known.read):
            known.read = line.seq
            if line.command not in known.counted:
                known.counted.add(line.command)
                known.counts[int(line.body)] += 1

    async def stream_of(self, person: str, day: date) -> str:
        """The stream of a person's try, whose name only this server can make."""
        return f"{self.days.series.stream(day)}:{await self.days.sealed('try', day, person)}"

    def _scores_of(self, day: date) -> str:
        return f"{self.days.series.stream(day)}:scores"
