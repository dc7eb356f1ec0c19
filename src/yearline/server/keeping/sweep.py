"""The sweep that ends things: a little at a time, shared by all nodes, and never in anybody's way."""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from yearline.core.value import value
from yearline.server.keeping.kept import Kept
from yearline.server.live.shared import Services
from yearline.store import Beat, StoreError

STREAMS: Final = 50
"""So many streams are looked at in one sweep."""

BLOBS: Final = 20
PAGES: Final = 2_000
"""Eight megabytes of a SQLite file go back to the disk in one sweep."""

LEASE: Final = 600.0
BEAT_SECONDS: Final = 60.0
"""So often a node says that it is there; the operator takes one for gone that has been silent for five minutes."""
LEAVE_SECONDS: Final = 0.5
LEAST_SECONDS: Final = 0.05
LOG: Final = logging.getLogger("yearline.keeping")


@value
class Swept:
    """What one sweep has come to."""

    looked: int
    ended: int


class Sweeper:
    """Sweeps for ever, once it is begun; and tells how large the database is."""

    def __init__(self, services: Services, everything: Sequence[Kept], doing: Callable[[], dict[str, object]]) -> None:
        self._services = services
        self.everything = everything
        self._doing = doing
        self.node = f"{socket.gethostname()}:{os.getpid()}"
        self.ended = 0
        self._left = False
        disk = services.disk
        services.metrics.gauge(
            "yearline_database_bytes", "What the database takes up", lambda: disk.bytes, together=max
        )
        services.metrics.gauge("yearline_database_free_bytes", "What of it is free", lambda: disk.free, together=max)
        services.metrics.gauge("yearline_database_most_bytes", "What it may take up", lambda: disk.most, together=max)
        services.metrics.gauge("yearline_ended_total", "Things that were kept long enough", self._ended, "counter")

    def _ended(self) -> float:
        return self.ended

    async def run(self) -> None:
        """Sweep again and again; in between, and before the first
        time, say what this node does, however seldom it sweeps.
        """
        pause, rest = max(LEAST_SECONDS, self._services.settings.keeping_seconds), 0.0
        while True:
            try:
                await self.tell()
                rest = rest or pause
                await asyncio.sleep(min(rest, BEAT_SECONDS))
                rest = max(0.0, rest - BEAT_SECONDS)
                if not rest:
                    await self.sweep()
            except Exception as error:
                self._services.tasks.trouble("keeping", error)
                await asyncio.sleep(min(pause, BEAT_SECONDS))

    async def sweep(self) -> Swept:
        """Look at what is due, and give the room back."""
        store, now = self._services.store, self._services.clock.now()
        aged, ended = await store.take_aged(now, LEASE, STREAMS), 0
        for one in aged:
            keeper = next((kept for kept in self.everything if kept.owns(one.stream)), None)
            again = None if keeper is None else await keeper.look(one, now)
            await store.look_again(one.stream, again)
            ended += again is None and one.stream not in await store.heads([one.stream])
        for kept in self.everything:
            ended += await kept.sweep(now, BLOBS)
        await store.give_back(PAGES)
        if ended:
            self.ended += ended
            LOG.info("%d things were kept long enough and are gone", ended)
        return Swept(len(aged), ended)

    async def leave(self) -> None:
        """Say that this node is no more: one that was stopped need not be waited for."""
        self._left = True
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await self._services.store.beat(Beat(self.node, 0.0, "{}"))

    async def tell(self) -> None:
        """Say what this node does, and see how large the database is."""
        store, now = self._services.store, self._services.clock.now()
        body = msgspec.json.encode(self._doing()).decode()
        if not self._left:
            await store.beat(Beat(self.node, now, body))
        self._services.disk.see(await store.room())
