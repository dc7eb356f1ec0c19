"""What this process costs, under the names that Prometheus' own clients give it."""

import os
import time
from pathlib import Path
from typing import Final

from yearline.server.services.metrics import Metrics

_STARTED: Final = time.time()
_PROC: Final = Path("/proc/self")


def memory() -> float:
    """Bytes in memory, where the system tells."""
    try:
        return int((_PROC / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0.0


def open_files() -> float:
    """Files and sockets that are open, where the system tells."""
    try:
        return len(os.listdir(_PROC / "fd"))
    except OSError:
        return 0.0


def watch(metrics: Metrics) -> None:
    """Tell what this process costs with every answer."""
    metrics.gauge("process_cpu_seconds_total", "Time on the processor", time.process_time, "counter")
    metrics.gauge("process_resident_memory_bytes", "Bytes in memory", memory)
    metrics.gauge("process_open_fds", "Open files and sockets", open_files)
    metrics.gauge("process_start_time_seconds", "When it began", lambda: _STARTED, together=max)
