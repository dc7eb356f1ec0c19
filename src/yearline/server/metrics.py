"""Counters for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version


class Metrics:
    """What the operator may want to know."""

    def __init__(self) -> None:
        self.version = installed_version()
        self.entries = 0
        self.frames = 0
        self.troubles = 0
        self._refused: Counter[str] = Counter()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def refused(self, code: str) -> None:
        """Somebody was told no."""
        self._refused[code] += 1

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """A number that is read when somebody asks."""
        self._gauges[name] = (help, read)

    def text(self) -> str:
        """All of them."""
        lines = [
            *_metric("yearline_info", "gauge", "The version that runs", {f'{{version="{self.version}"}}': 1}),
            *_metric("yearline_entries_total", "counter", "Entries appended to the log", {"": self.entries}),
            *_metric("yearline_frames_total", "counter", "Frames sent", {"": self.frames}),
            *_metric("yearline_troubles_total", "counter", "Errors that were ours", {"": self.troubles}),
            *_metric(
                "yearline_refused_total",
                "counter",
                "Refusals by code",
                {f'{{code="{code}"}}': count for code, count in sorted(self._refused.items())},
            ),
        ]
        for name, (help, read) in self._gauges.items():
            lines += _metric(name, "gauge", help, {"": read()})
        return "\n".join(lines) + "\n"


def installed_version() -> str:
    """The version of the package, or "source" where a tree of sources runs that was never installed."""
    try:
        return version("yearline")
    except PackageNotFoundError:
        return "source"


def _metric(name: str, kind: str, help: str, values: Mapping[str, float]) -> list[str]:
    head = [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
    return head + [f"{name}{labels} {number:g}" for labels, number in values.items()]
