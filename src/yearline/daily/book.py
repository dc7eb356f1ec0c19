"""The book of days and weeks: each challenge as it was chosen, in
a store, so that all processes deal the same and none ever changes.

Its first line is the secret from which all seeds follow. Whoever needs a day that is not in the book
chooses its cards and writes it down; of two who do that at once the first one wins, and the other reads.
"""

import secrets
from asyncio import Lock, to_thread
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import date, timedelta
from time import time
from typing import Any, Final

import msgspec

from yearline.core.record import card_from_dict, card_to_dict
from yearline.core.value import value
from yearline.daily import week
from yearline.daily.choice import REST, choose
from yearline.daily.day import FIRST, Day, number_of, seed_of
from yearline.decks import LibraryCard
from yearline.store import Append, Conflict, Store

STREAM: Final = "daily"
SECRET_BYTES: Final = 32
Make = Callable[[Callable[[], Day | None]], Awaitable[Day | None]]
"""Where the choice is made: it takes a moment, and nobody should wait for it in the event loop."""


@value
class Series:
    """Challenges of one kind: how long each goes on, and how its cards are chosen;
    `rest` is for how many of them a card is away.
    """

    name: str
    first: date
    step: timedelta
    rest: int
    choose: Callable[[date, int, Sequence[LibraryCard], Collection[str]], Day | None]
    number: Callable[[date], int]

    def at(self, day: date) -> date:
        """The day by which the challenge is named that goes on then."""
        return day - (day - self.first) % self.step

    def stream(self, day: date) -> str:
        """The stream that holds a challenge."""
        return f"{self.name}:{day.isoformat()}"


DAILY: Final = Series("daily", FIRST, timedelta(1), REST, choose, number_of)
WEEKLY: Final = Series("weekly", week.FIRST, week.WEEK, week.REST, week.choose_week, week.week_number)


class _Written(msgspec.Struct):
    seed: str
    cards: list[dict[str, Any]]


class DailyBook:
    """The challenges of a kind that a store knows."""

    def __init__(self, store: Store, make: Make = to_thread, series: Series = DAILY) -> None:
        self._store = store
        self.series = series
        self._make = make
        self._days: dict[date, Day] = {}
        self._secret = b""
        self._choosing = Lock()

    async def secret(self) -> bytes:
        """What all seeds follow from; made when it is first needed."""
        if not self._secret:
            if not await self._store.read(STREAM):
                await self._write(STREAM, secrets.token_hex(SECRET_BYTES))
            self._secret = bytes.fromhex((await self._store.read(STREAM))[0].body)
        return self._secret

    async def find(self, day: date) -> Day | None:
        """A day that is in the book."""
        if day not in self._days:
            lines = await self._store.read(self.series.stream(day))
            if not lines:
                return None
            self._days[day] = _read(day, lines[0].body)
        return self._days[day]

    async def known(self, days: Sequence[date]) -> list[date]:
        """Which of these days are in the book."""
        heads = await self._store.heads([self.series.stream(day) for day in days if day not in self._days])
        return [day for day in days if day in self._days or self.series.stream(day) in heads]

    async def before(self, day: date) -> list[Day]:
        """The challenges in the book whose cards still rest on that day, the first one first."""
        days = [day - back * self.series.step for back in range(self.series.rest, 0, -1)]
        return [one for one in [await self.find(known) for known in await self.known(days)] if one]

    async def open(self, day: date, pool: Sequence[LibraryCard]) -> Day | None:
        """A day, chosen now if it is not in the book yet. None if there are not enough cards."""
        found = await self.find(day)
        if found is not None:
            return found
        async with self._choosing:
            return await self.find(day) or await self._chosen(day, pool)

    async def _chosen(self, day: date, pool: Sequence[LibraryCard]) -> Day | None:
        series, resting = self.series, await self._resting(day)
        seed = seed_of(await self.secret(), day, series.name)
        made = await self._make(lambda: series.choose(day, seed, pool, resting))
        if made is None:
            return None
        await self._write(series.stream(day), _body(made))
        return await self.find(day)

    async def _resting(self, day: date) -> dict[str, None]:
        """The cards of all days near this one, those farthest away first."""
        step = self.series.step
        near = [day + off * step for distance in range(self.series.rest, 0, -1) for off in (-distance, distance)]
        days = [await self.find(one) for one in await self.known(near)]
        return {card.face.picture: None for one in days if one for card in one.cards}

    async def _write(self, stream: str, body: str) -> None:
        """The first line of a stream, unless somebody else has written one."""
        try:
            await self._store.append(Append(stream, 0, (body,), "", time()))
        except Conflict:
            return


def _body(day: Day) -> str:
    written = _Written(str(day.seed), [card_to_dict(card) for card in day.cards])
    return msgspec.json.encode(written).decode()


def _read(day: date, body: str) -> Day:
    written = msgspec.json.decode(body, type=_Written)
    return Day(day, int(written.seed), tuple([card_from_dict(card) for card in written.cards]))
