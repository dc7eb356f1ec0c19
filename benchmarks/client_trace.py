"""Where the milliseconds of a move go: Chromium's own account of what the page's thread did, read from a trace."""

import json
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

SLOWED = 4
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
WATCH_WIRE = """window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        window.wire = this;
        this.addEventListener("message", ({ data }) => {
            if (data.startsWith('{"t":"frame"')) window.lastFrame = data;
        });
    }
}"""
PARTS = {
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "PaintImage": "paint",
    "Layerize": "paint",
    "UpdateLayer": "paint",
    "Commit": "paint",
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "RunMicrotasks": "script",
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
}
"""Collecting garbage is script too; what has no name here is what the browser does around them."""
KINDS = ("script", "style", "layout", "paint", "around")

Event = dict[str, Any]


@dataclass(frozen=True)
class Times:
    """What one move cost, in milliseconds.

    `rendering` is the longest of what the browser itself calls a frame: one task, until the picture is handed over.
    `pictures` is all that the thread did for each picture, from the message until nothing waits to be drawn, and
    `parts` is where the longest of these went.
    """

    rendering: float
    pictures: list[float]
    parts: dict[str, float]

    @property
    def longest(self) -> float:
        return max(self.pictures)

    @property
    def drawing(self) -> float:
        """The longest of them without script: style and layout count wherever they were asked for."""
        return self.longest - self.parts["script"]


def read_trace(trace: bytes) -> list[Times]:
    """Every move in a trace. What counts is the time that the thread had the processor:
    other programs do not disturb it.
    """
    events: list[Event] = json.loads(trace)["traceEvents"]
    heard = [one for one in events if one["name"] == "move-heard"]
    drawn = [one["tts"] for one in events if one["name"] == "move-drawn"]
    thread = (heard[0]["pid"], heard[0]["tid"])
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    pictures = sorted(one["tts"] + one["tdur"] for one in mine if one["name"] == "Commit")
    return [
        _times(mine, [move["tts"], *_until(pictures, move["tts"], end)]) for move, end in zip(heard, drawn, strict=True)
    ]


@dataclass(frozen=True)
class Task:
    """Something that the thread did in one go: whoever presses a key meanwhile waits for its end."""

    milliseconds: float
    what: str
    """What most of its time went into."""


def longest_tasks(trace: bytes, most: int) -> list[Task]:
    """The longest tasks of any kind, moves or not: answers, timers, and what the browser does for itself."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == "move-heard")
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    tasks = sorted((one for one in mine if one["name"] == "RunTask"), key=lambda one: float(one["tdur"]), reverse=True)
    return [Task(_slowed(one["tdur"]), _most_of(one, mine)) for one in tasks[:most]]


def _most_of(task: Event, events: list[Event]) -> str:
    end = task["tts"] + task["tdur"]
    inside = [one for one in events if one is not task and task["tts"] <= one["tts"] < end]
    longest = max(inside, key=lambda one: float(one["tdur"]), default=task)
    said = longest.get("args", {}).get("data") or {}
    detail = said.get("type") or said.get("functionName") or ""
    return f"{longest['name']} {detail}".strip()


def _until(pictures: list[float], begin: float, end: float) -> list[float]:
    """When the pictures between two moments were handed over, and the first one afterwards."""
    later = [one for one in pictures if one > begin]
    return later[: sum(one < end for one in later) + 1]


def _times(events: list[Event], moments: list[float]) -> Times:
    """All that the thread did from one picture to the next counts for the latter."""
    tasks = [one for one in events if one["name"] == "RunTask"]
    spans = list(pairwise(moments))
    totals = [sum(_within(one, *span) for one in tasks) for span in spans]
    parts = _parts(events, *spans[totals.index(max(totals))])
    last = [max((one for one in tasks if one["tts"] < end), key=lambda one: float(one["tts"])) for _, end in spans]
    rendering = max(_within(one, *span) for one, span in zip(last, spans, strict=True))
    return Times(
        _slowed(rendering),
        [_slowed(total) for total in totals],
        {part: _slowed(time) for part, time in parts.items()},
    )


def _parts(events: list[Event], begin: float, end: float) -> dict[str, float]:
    """How long the thread was busy with each kind of work.
    What happens inside of something else counts for itself alone.
    """
    found = dict.fromkeys(KINDS, 0.0)
    around: list[Event] = []
    meanwhile = [one for one in events if _within(one, begin, end)]
    for one in sorted(meanwhile, key=lambda event: (event["tts"], -event["tdur"])):
        while around and one["tts"] >= around[-1]["tts"] + around[-1]["tdur"]:
            around.pop()
        found[_kind(one)] += _within(one, begin, end)
        if around:
            found[_kind(around[-1])] -= _within(one, begin, end)
        around.append(one)
    return found


def _kind(event: Event) -> str:
    name = str(event["name"])
    return "script" if name.startswith("V8.") or name.endswith("GC") else PARTS.get(name, "around")


def _slowed(microseconds: float) -> float:
    """Milliseconds on a processor slowed four times."""
    return microseconds * SLOWED / 1000


def _within(event: Event, begin: float, end: float) -> float:
    return float(max(0.0, min(event["tts"] + event["tdur"], end) - max(event["tts"], begin)))
