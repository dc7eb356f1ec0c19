"""How long the event loop was blocked: a timer that asks to be woken often, and notes how late it was."""

import asyncio
import time
from asyncio import TimerHandle
from typing import Final

from yearline.server.services.metrics import Histogram

EVERY: Final = 0.02
WINDOW: Final = 30.0
"""The worst is told of this and the last so many seconds."""

NOTHING: Final = (0.0, 0.0, 0.0)


class LoopLag:
    """The longest time lately in which nobody got a turn, in seconds; how much of such a time this process itself
    had worked, and how much of that the loop's own thread.

    The rest of it is the machine's, where other programs had the processors, and that of our other threads: of all
    that run Python only one does at a time.
    """

    def __init__(self, late: Histogram | None = None) -> None:
        self._late = late or Histogram()
        self._now = self._before = NOTHING
        self._until = self._due = self._used = self._own = 0.0
        self._timer: TimerHandle | None = None

    def start(self) -> None:
        """Begin to measure, on the running loop."""
        loop = asyncio.get_running_loop()
        self._until = loop.time() + WINDOW
        self._used, self._own = time.process_time(), time.thread_time()
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

    def own(self) -> float:
        """The most that the loop's own thread worked in one of them."""
        return max(self._now[2], self._before[2])

    def _ring(self, loop: asyncio.AbstractEventLoop) -> None:
        now, used, own = loop.time(), time.process_time(), time.thread_time()
        late = now - self._due
        self._late.observe(late)
        lately = (late, min(late, used - self._used), min(late, own - self._own))
        self._now = (max(self._now[0], lately[0]), max(self._now[1], lately[1]), max(self._now[2], lately[2]))
        self._used, self._own = used, own
        if now > self._until:
            self._before, self._now, self._until = self._now, NOTHING, now + WINDOW
        self._wait(loop)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + EVERY
        self._timer = loop.call_at(self._due, self._ring, loop)
