"""The thread pool: what takes longer than a moment runs in few
threads, and for each address one piece of work after another.

So nobody can keep all threads busy alone, use up the memory with many large pieces at once, or hold up the tables.
"""

from asyncio import Lock, get_running_loop
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from yearline.server.services.limits import Counted
from yearline.table.decide import Refused

R = TypeVar("R")

THREADS: Final = 2
WAITING: Final = 40
"""So many orders of one address may wait: a class that brings its decks in the same minute."""


class WorkPool:
    """Decks are read here, prints set, finished games played again."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "yearline-work")
        self._photos = ThreadPoolExecutor(1, "yearline-photos")
        self._waiting = Counted(WAITING)
        self._turns: WeakValueDictionary[str, Lock] = WeakValueDictionary()
        self._closed = False

    async def make(self, address: str, work: Callable[[], R]) -> R:
        """What the work makes, when it is the address's turn. Raises Refused."""
        async with self.turn(address):
            return await self.begin(work)

    async def develop(self, address: str, work: Callable[[], R]) -> R:
        """What comes of a photo. There is one process for all photos,
        and whoever waits for it keeps no thread from other work.
        """
        async with self.turn(address):
            return await get_running_loop().run_in_executor(self._photos, self._begin, work)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """An address's turn, also to fetch what the work needs: whoever waits with it at hand would fill the memory.

        Raises Refused if the address has too much work waiting already, or the pool closes.
        """
        if not self._waiting.enter(address):
            raise Refused("too_fast", "too much work is waiting for this address")
        try:
            async with self._turns.setdefault(address, Lock()):
                self._check_open()
                yield
        finally:
            self._waiting.leave(address)

    async def begin(self, work: Callable[[], R]) -> R:
        """What the work makes, for whoever has the turn."""
        return await get_running_loop().run_in_executor(self._threads, self._begin, work)

    def close(self) -> None:
        """Begin nothing more. Nobody waits for what is running: the threads end with it."""
        self._closed = True
        self._threads.shutdown(wait=False)
        self._photos.shutdown(wait=False)

    def _begin(self, work: Callable[[], R]) -> R:
        """What the work makes, unless the pool was closed while it waited for a thread."""
        self._check_open()
        return work()

    def _check_open(self) -> None:
        if self._closed:
            raise Refused("unavailable", "the server is closing")
