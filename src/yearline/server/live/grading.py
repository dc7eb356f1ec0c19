"""How hard cards are as people found them, for bots and challenges:
reckoned once a day for all processes, and written down.

What a bot knows follows from the moment its game was dealt: the last line from
before. So a bot that is made again, after a restart or in another process, remembers
what it did; and a record, which holds moves and no memories, never needs any of this.
"""

from asyncio import Lock
from collections.abc import Mapping
from typing import Final

from yearline.measured.book import GRADES, Graded, grade, grades, noted
from yearline.measured.model import columns_of, fields_of, fit, priors_of
from yearline.server.decks.shelf import Shelf
from yearline.server.services.clock import Clock
from yearline.server.services.pool import WorkPool
from yearline.store import Store

DAY: Final = 86_400.0
NOTHING: Final[Mapping[str, int]] = {}


class Grading:
    """The measured columns that a store knows."""

    def __init__(self, store: Store, shelf: Shelf, pool: WorkPool, clock: Clock) -> None:
        self._store, self._shelf, self._pool, self._clock = store, shelf, pool, clock
        self._known: list[Graded] = []
        self._read = 0
        self._renewed = -1.0
        self._renewing = Lock()

    @property
    def stale(self) -> bool:
        """Whether nobody here has looked today."""
        return self._renewed != self._today()

    async def known(self, moment: float) -> Mapping[str, int]:
        """The columns that had been measured by a moment. The same whenever and wherever it is asked."""
        head = (await self._store.heads([GRADES])).get(GRADES, 0)
        if head != self._read:
            self._known = await grades(self._store)
            self._read = head
        return next((one.columns for one in reversed(self._known) if one.at <= moment), NOTHING)

    async def renew(self) -> None:
        """Once a day: what all placements so far have come to.
        Takes a moment, in a thread; whoever asks meanwhile waits for the same.
        """
        async with self._renewing:
            if self.stale:
                await self._reckon(self._today())
                self._renewed = self._today()

    async def _reckon(self, today: float) -> None:
        before = await self.known(self._clock.now())
        found = await noted(self._store)
        if not found or (self._known and self._known[-1].at // DAY >= today):
            return
        cards = [card for deck in await self._shelf.all_of(list(self._shelf.library)) for card in deck.cards]
        columns = await self._pool.begin(lambda: columns_of(cards, fit(found, priors_of(cards), fields_of(cards))))
        if columns != before:
            await grade(self._store, columns, self._read, self._clock.now())

    def _today(self) -> float:
        return self._clock.now() // DAY
