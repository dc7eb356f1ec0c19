"""Work that nobody waits for: it is kept until it ends, and the operator hears of it if it fails."""

import asyncio
import logging
from asyncio import Task
from collections.abc import Coroutine, Iterable
from typing import Any, Final

from yearline.server.services.metrics import Metrics

LOG: Final = logging.getLogger("yearline.server")


class Tasks:
    """What a process does in the background."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._running: set[Task[Any]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, and report it if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def trouble(self, where: str, error: BaseException) -> None:
        """Something went wrong that is not a player's fault."""
        self._metrics.troubles += 1
        LOG.error("trouble", extra={"where": where, "error": repr(error)[:500]}, exc_info=error)

    async def cancel(self, more: Iterable[Task[Any]]) -> None:
        """End everything that is running, and more, and wait until it has ended."""
        running = (*self._running, *more)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, task: Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.trouble("task", error)
