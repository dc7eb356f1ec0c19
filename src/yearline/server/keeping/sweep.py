"""The sweep that ends things: a little at a time, shared by all nodes, and never in anybody's way."""

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from yearline.core.value import value
from yearline.server.keeping.kept import Kept
from yearline.server.live.shared import Services
from yearline.store import Beat

STREAMS: Final = 50
"""So many streams are looked at in one sweep."""

BLOBS: Final = 20
PAGES: Final = 2_000
"""Eight megabytes of a SQLite file go back to the disk in one sweep."""

LEASE: Final = 600.0
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
        services.metrics.gauge("yearline_database_bytes", "What the database takes up", self._bytes, together=max)
        services.metrics.gauge("yearline_database_free_bytes", "What of it is free", self._free, together=max)
        services.metrics.gauge("yearline_ended_total", "Things that were kept long enough", self._ended, "counter")

    def _bytes(self) -> float:
        return self._services.disk.bytes

    def _free(self) -> float:
        return self._services.disk.free

    def _ended(self) -> float:
        return self.ended

    async def run(self) -> None:
        """Sweep again and again; after the first look at the disk."""
        while True:
            try:
                await self.tell()
                await asyncio.sleep(self._services.settings.keeping_seconds)
                await self.sweep()
            except Exception as error:
                self._services.tasks.trouble("keeping", error)
                await asyncio.sleep(self._services.settings.keeping_seconds)

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

    async def tell(self) -> None:
        """Say what this node does, and see how large the database is."""
        store, now = self._services.store, self._services.clock.now()
        body = msgspec.json.encode(self._doing()).decode()
        await store.beat(Beat(self.node, now, body))
        self._services.disk.see(await store.room())
