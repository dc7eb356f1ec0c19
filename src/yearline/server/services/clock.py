"""The time, twice: a steady count of seconds for limits and silences, and the time of day that goes into the log."""

import time
from collections.abc import Callable


class Clock:
    """Both, as one thing that tests can stop."""

    __slots__ = ("now", "ticks")

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self.ticks: Callable[[], float] = time.monotonic
        self.now: Callable[[], float] = now or _steady()


def _steady() -> Callable[[], float]:
    """The time of day when the process started, and the steady clock since: a clock that is set cannot jump a table."""
    offset = time.time() - time.monotonic()
    return lambda: time.monotonic() + offset
