"""How long the event loop was blocked: a timer that asks to be woken often, and notes how late it was."""

import asyncio
import time
from asyncio import TimerHandle
from typing import Final

from yearline.server.services.metrics import Histogram

EVERY: Final = 0.02
WINDOW: Final = 30.0
"""The worst is told of this and the last so many seconds."""


class LoopLag:
    """The longest time lately in which nobody got a turn, in seconds;
    and how much of such a time this process itself had worked.

    The rest of it is the machine's: other programs had the processors.
    """

    def __init__(self, late: Histogram | None = None) -> None:
        self._late = late or Histogram()
        self._now = self._before = (0.0, 0.0)
        self._until = self._due = self._used = 0.0
        self._timer: TimerHandle | None = None

    def start(self) -> None:
        """Begin to measure, on the running loop."""
        loop = asyncio.get_running_loop()
        self._until, self._used = loop.time() + WINDOW, time.process_time()
        self._wait(loop)

    def stop(self) -> None:
        """Measure no more."""
        if self._timer is not None:
            self._timer.cancel()

    def worst(self) -> float:
        """The longest block of the last half minute or two."""
        return max(self._now[0], self._before[0])

    def worked(self) -> float:
        """The most that this process worked in one of them."""
        return max(self._now[1], self._before[1])

    def _ring(self, loop: asyncio.AbstractEventLoop) -> None:
        now, used = loop.time(), time.process_time()
        late = now - self._due
        self._late.observe(late)
        self._now = (max(self._now[0], late), max(self._now[1], min(late, used - self._used)))
        self._used = used
        if now > self._until:
            self._before, self._now, self._until = self._now, (0.0, 0.0), now + WINDOW
        self._wait(loop)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + EVERY
        self._timer = loop.call_at(self._due, self._ring, loop)
