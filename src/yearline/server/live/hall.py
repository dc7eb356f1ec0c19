"""The hall: one process's tables and sockets with the services they share, put together, opened and closed."""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any, Final

from yearline.bots import BOTS, make_bot
from yearline.bus import Bus, open_bus
from yearline.decks import LibraryDeck
from yearline.server.live.autoplay import Autoplay, MakeBot
from yearline.server.live.connections import Connections
from yearline.server.live.housekeeping import Housekeeping
from yearline.server.live.presence import Presence
from yearline.server.live.shared import make_services
from yearline.server.live.tables import Tables
from yearline.server.services.clock import Clock
from yearline.server.services.loop_lag import LoopLag
from yearline.server.services.metrics import Metrics
from yearline.server.services.process import watch
from yearline.server.services.settings import ServerSettings
from yearline.store import Store, open_patiently, open_store

CLOSING_SECONDS: Final = 2.0
LOG: Final = logging.getLogger("yearline.server")


class Hall:
    """The parts, by name. Whoever needs one of them asks for that one."""

    def __init__(
        self,
        settings: ServerSettings,
        *,
        store: Store | None = None,
        bus: Bus | None = None,
        decks: Mapping[str, LibraryDeck] | None = None,
        make_bot: MakeBot = make_bot,
        bots: Collection[str] = tuple(BOTS),
        now: Callable[[], float] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        store, bus = store or open_store(settings.database), bus or open_bus(settings.bus)
        self.services = services = make_services(settings, store, bus, Clock(now), metrics or Metrics(), decks)
        self.autoplay = Autoplay(services, make_bot, bots)
        self.presence = Presence(services)
        self.connections = Connections(settings, services.clock, services.blocks)
        self.tables = Tables(services, self.presence, self.autoplay)
        self.housekeeping = Housekeeping(services, self.tables, self.connections, self.presence, self.autoplay)
        self.lag = LoopLag(services.metrics.late)
        watch(services.metrics)
        self._tell()

    def _tell(self) -> None:
        """What the metrics say of this process as it is now."""
        gauge, lag = self.services.metrics.gauge, self.lag
        blocked = "The longest block of the event loop in the last minute"
        gauge("yearline_loop_blocked_seconds_max", blocked, lag.worst, together=max)
        worked = "The most that the process itself worked in such a block"
        gauge("yearline_loop_worked_seconds_max", worked, lag.worked, together=max)
        own = "The most that the event loop itself worked in such a block"
        gauge("yearline_loop_own_seconds_max", own, lag.own, together=max)
        gauge("yearline_tables", "Tables in memory", lambda: len(self.tables))
        gauge("yearline_sockets", "Open sockets", lambda: len(self.connections.sessions))

    async def open(self) -> None:
        """Connect to the store and the bus, and begin to sweep."""
        await open_patiently(self.services.store)
        await self.services.bus.open(self.tables.heard)
        self.lag.start()
        self.services.tasks.spawn(self.housekeeping.run())

    async def close(self) -> None:
        """Stop taking orders, let those at work finish, say good-bye. Nothing is in memory that is not in the log."""
        self.services.tasks.closing = True
        self.services.pool.close()
        self.autoplay.close()
        self.connections.close()
        await self.services.tasks.cancel(self.tables.opening)
        self.lag.stop()
        await _closed("bus", self.services.bus.close())
        await _closed("store", self.services.store.close())


async def _closed(what: str, closing: Coroutine[Any, Any, None]) -> None:
    """Close something, and say so. What does not answer keeps nobody from leaving,
    and nothing else from being closed.
    """
    try:
        async with asyncio.timeout(CLOSING_SECONDS):
            await closing
        LOG.info("the %s is closed", what)
    except TimeoutError:
        LOG.warning("the %s did not answer when it was to be closed", what)
