"""What is done now and then for all tables and sockets: the sweep."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Final

from yearline.server.live.autoplay import Autoplay
from yearline.server.live.connections import Connections
from yearline.server.live.presence import Presence
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.server.services.blocks import STREAM

DUE_LEASE: Final = 30.0
YOUNG: Final = 1
"""Connections leave reference cycles, which Python is told to look for rarely;
a sweep after some have gone looks among what is new.
"""


class Housekeeping:
    """Sweeps for ever, once it is begun."""

    def __init__(
        self, services: Services, tables: Tables, connections: Connections, presence: Presence, autoplay: Autoplay
    ) -> None:
        self._services = services
        self._tables = tables
        self._connections = connections
        self._presence = presence
        self._autoplay = autoplay
        self.rooms: dict[str, Callable[[str], Awaitable[None]]] = {}
        """Who looks at streams that are no tables when their time has come, by how their names begin."""

    async def run(self) -> None:
        """Sweep again and again."""
        while True:
            await asyncio.sleep(self._services.settings.sweep_seconds)
            try:
                await self.sweep()
            except Exception as error:
                self._services.tasks.trouble("sweep", error)

    async def _hear_operator(self) -> None:
        """What was decided on any node, or from a terminal."""
        blocks = self._services.blocks
        if blocks.fold(await self._services.store.read(STREAM, blocks.read)):
            self._connections.decided()
            self._tables.decided()

    async def sweep(self) -> None:
        """Hear hints that were lost, wake tables whose time has come or
        whose bot could not move, forget idle ones, drop silent sockets.
        """
        await self._hear_operator()
        self._connections.drop_silent()
        self._tables.forget_idle()
        self._services.metrics.post()
        for code in self._presence.sweep():
            self._tables.count_again(code)
        if self._connections.some_left:
            self._connections.some_left = False
            gc.collect(YOUNG)
        await self._tables.catch_up()
        for runner in self._tables.runners:
            if not runner.busy:
                self._autoplay.wake(runner)
        for stream in await self._services.store.take_due(self._services.clock.now(), DUE_LEASE):
            await self._look(stream)

    async def _look(self, stream: str) -> None:
        """A table, or what another room has asked to be reminded of. One that fails keeps the others from nothing."""
        room = next((look for prefix, look in self.rooms.items() if stream.startswith(prefix)), None)
        if room is None:
            await self._tables.wake(stream.removeprefix("table:"))
            return
        try:
            await room(stream)
        except Exception as error:
            self._services.tasks.trouble(stream, error)
