"""What this process costs, under the names that Prometheus' own clients give it."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from yearline.server.services.metrics import Metrics

_STARTED: Final = time.time()
_PROC: Final = Path("/proc/self")
SELDOM: Final = 10.0


def memory() -> float:
    """Bytes in memory, where the system tells."""
    try:
        return int((_PROC / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0.0


class OpenFiles:
    """Files and sockets that are open, where the system tells. Linux does in a word since 6.2; before, they are listed,
    and seldom: after each of four thousand names another thread may take the turn of the event loop.
    """

    def __init__(self, folder: Path = _PROC / "fd", now: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._now = folder, now
        self._listed, self._until = 0, 0.0

    def count(self) -> float:
        """How many there are."""
        try:
            return self._folder.stat().st_size or self._count()
        except OSError:
            return 0.0

    def _count(self) -> int:
        if self._now() >= self._until:
            self._listed, self._until = len(os.listdir(self._folder)), self._now() + SELDOM
        return self._listed


def watch(metrics: Metrics) -> None:
    """Tell what this process costs with every answer."""
    metrics.gauge("process_cpu_seconds_total", "Time on the processor", time.process_time, "counter")
    metrics.gauge("process_resident_memory_bytes", "Bytes in memory", memory)
    metrics.gauge("process_open_fds", "Open files and sockets", OpenFiles().count)
    metrics.gauge("process_start_time_seconds", "When it began", lambda: _STARTED, together=max)
