"""Counters and histograms for Prometheus, in its text format."""

import mmap
import zlib
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import msgspec
from msgspec import Struct, field

SLOT: Final = 16_384
_HEAD: Final = 8
_LOOKS: Final = 5
TOGETHER: Final = 256
"""So many moves are put into histograms at once."""

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds up to which things are counted together: a move is to take a few thousandths, and nobody waits ten seconds.
"""


class Histogram(Struct):
    """How often something took how long."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def observe_all(self, times: list[float]) -> None:
        """Count many, and take them out of the list.
        A third of the work of counting each by itself: every move is counted.
        """
        times.sort()
        before = 0
        for i, bound in enumerate(BOUNDS):
            so_far = bisect_right(times, bound)
            self.counts[i] += so_far - before
            before = so_far
        self.counts[-1] += len(times) - before
        self.seconds += sum(times)
        times.clear()


class Numbers(Struct):
    """What one process has counted, and its gauges as they stood when it last said so."""

    entries: int = 0
    frames: int = 0
    troubles: int = 0
    refused: dict[str, int] = {}
    gauges: dict[str, float] = {}
    took: dict[str, Histogram] = {}


class Board:
    """Where the processes of one server write what they have
    counted, for whichever of them is asked. Made before they are.

    Whoever takes the place of a process that has died goes on with its counts: a counter never falls.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._memory = mmap.mmap(-1, size * SLOT)

    def write(self, number: int, numbers: Numbers) -> None:
        """Post the numbers of a process."""
        body = msgspec.json.encode(numbers)
        if len(body) <= SLOT - _HEAD:
            head = len(body).to_bytes(4, "big") + zlib.crc32(body).to_bytes(4, "big")
            self._memory[number * SLOT : number * SLOT + _HEAD + len(body)] = head + body

    def read(self, number: int) -> Numbers:
        """The numbers that a process has posted. One that is being written is looked at again."""
        for _ in range(_LOOKS):
            slot = self._memory[number * SLOT : (number + 1) * SLOT]
            body = slot[_HEAD : _HEAD + int.from_bytes(slot[:4], "big")]
            if body and zlib.crc32(body) == int.from_bytes(slot[4:_HEAD], "big"):
                return msgspec.json.decode(body, type=Numbers)
        return Numbers()

    def others(self, number: int) -> list[Numbers]:
        """What all but one process have posted."""
        return [self.read(other) for other in range(self._size) if other != number]


class Metrics:
    """What the operator may want to know; of a server of several processes, of all of them together."""

    def __init__(self, board: Board | None = None, number: int = 0) -> None:
        self.version = installed_version()
        self._board, self._number = board, number
        begun = Numbers() if board is None else board.read(number)
        self.entries = begun.entries
        self.frames = begun.frames
        self.troubles = begun.troubles
        self._refused: Counter[str] = Counter(begun.refused)
        self._took = begun.took
        self.move = self._histogram("move")
        self.append = self._histogram("append")
        self.page = self._histogram("page")
        self.file = self._histogram("file")
        self.late = self._histogram("late")
        self._appends: list[float] = []
        self._moves: list[float] = []
        """What the latest moves took, which no histogram holds yet."""
        self._gauges: dict[str, _Gauge] = {}

    def _histogram(self, what: str) -> Histogram:
        return self._took.setdefault(what, Histogram())

    def told(self, append: float, move: float, entries: int, frames: int) -> None:
        """Entries were appended and everybody was told of them; how long it took until then."""
        self._appends.append(append)
        self._moves.append(move)
        self.entries += entries
        self.frames += frames
        if len(self._moves) >= TOGETHER:
            self._count_moves()

    def _count_moves(self) -> None:
        self.append.observe_all(self._appends)
        self.move.observe_all(self._moves)

    def refused(self, code: str) -> None:
        """Somebody was told no."""
        self._refused[code] += 1

    def gauge(
        self,
        name: str,
        help: str,
        read: Callable[[], float],
        kind: str = "gauge",
        together: Callable[[Iterable[float]], float] = sum,
    ) -> None:
        """A number that is read when somebody asks; `together` makes one of those of several processes."""
        self._gauges[name] = _Gauge(help, read, kind, together)

    def post(self) -> None:
        """Let the other processes of the server know."""
        if self._board is not None:
            self._board.write(self._number, self._own())

    def _own(self) -> Numbers:
        self._count_moves()
        gauges = {name: gauge.read() for name, gauge in self._gauges.items()}
        return Numbers(self.entries, self.frames, self.troubles, self._refused, gauges, self._took)

    def text(self) -> str:
        """All of them. What is told is posted, so that it outlives this process."""
        self.post()
        all = [self._own(), *(() if self._board is None else self._board.others(self._number))]
        refused = sum((Counter(one.refused) for one in all), Counter())
        lines = [
            *_metric("yearline_info", "gauge", "The version that runs", {f'{{version="{self.version}"}}': 1}),
            *_total("yearline_entries_total", "Entries appended to the log", [one.entries for one in all]),
            *_total("yearline_frames_total", "Frames sent", [one.frames for one in all]),
            *_total("yearline_troubles_total", "Errors that were ours", [one.troubles for one in all]),
            *_metric(
                "yearline_refused_total",
                "counter",
                "Refusals by code",
                {f'{{code="{code}"}}': count for code, count in sorted(refused.items())},
            ),
        ]
        for name, (help, whats) in _HISTOGRAMS.items():
            lines += _timed(name, help, {what: [one.took[what] for one in all if what in one.took] for what in whats})
        for name, gauge in self._gauges.items():
            lines += _metric(
                name, gauge.kind, gauge.help, {"": gauge.together([one.gauges.get(name, 0) for one in all])}
            )
        return "\n".join(lines) + "\n"


class _Gauge(Struct):
    help: str
    read: Callable[[], float]
    kind: str
    together: Callable[[Iterable[float]], float]


_HISTOGRAMS: Final = {
    "yearline_move_seconds": ("From a command that is decided until everybody was told, durably", ("move",)),
    "yearline_append_seconds": ("How long the database took to make it durable", ("append",)),
    "yearline_request_seconds": ("How long requests took", ("page", "file")),
    "yearline_loop_late_seconds": ("How long a timer of the event loop waited, fifty times a second", ("late",)),
}


def installed_version() -> str:
    """The version of the package, or "source" where a tree of sources runs that was never installed."""
    try:
        return version("yearline")
    except PackageNotFoundError:
        return "source"


def _total(name: str, help: str, counts: list[int]) -> list[str]:
    return _metric(name, "counter", help, {"": sum(counts)})


def _timed(name: str, help: str, took: Mapping[str, list[Histogram]]) -> list[str]:
    """A histogram as Prometheus reads it: each bucket holds those before it;
    a label tells apart what has several kinds.
    """
    lines = [f"# HELP {name} {help}", f"# TYPE {name} histogram"]
    for what, all in took.items():
        label = f'kind="{what}",' if len(took) > 1 else ""
        so_far = 0
        for i, bound in enumerate([*map("{:g}".format, BOUNDS), "+Inf"]):
            so_far += sum(one.counts[i] for one in all)
            lines.append(f'{name}_bucket{{{label}le="{bound}"}} {so_far}')
        alone = f"{{{label.rstrip(',')}}}" if label else ""
        lines += [f"{name}_sum{alone} {sum(one.seconds for one in all):g}", f"{name}_count{alone} {so_far}"]
    return lines


def _metric(name: str, kind: str, help: str, values: Mapping[str, float]) -> list[str]:
    head = [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
    return head + [f"{name}{labels} {number:g}" for labels, number in values.items()]
