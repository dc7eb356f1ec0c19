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
    "Layerize": "paint",
    "Commit": "paint",
}
"""Everything else that a task does is script."""

Event = dict[str, Any]


@dataclass(frozen=True)
class Times:
    """What one move cost, in milliseconds: every frame from the message until all is drawn, and where the longest of them went.

    `rendering` is the longest of what the browser itself calls a frame: one task, until the picture is handed over.
    """

    frames: list[float]
    parts: dict[str, float]
    rendering: float

    @property
    def longest(self) -> float:
        return max(self.frames)


def read_trace(trace: bytes) -> list[Times]:
    """Every move in a trace. What counts is the time that the thread had the processor: other programs do not disturb it."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    heard = [one for one in events if one["name"] == "move-heard"]
    drawn = [one["tts"] for one in events if one["name"] == "move-drawn"]
    thread = (heard[0]["pid"], heard[0]["tid"])
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    pictures = sorted(one["tts"] + one["tdur"] for one in mine if one["name"] == "Commit")
    return [
        _times(mine, [move["tts"], *_until(pictures, move["tts"], end)]) for move, end in zip(heard, drawn, strict=True)
    ]


def _until(pictures: list[float], begin: float, end: float) -> list[float]:
    """When the pictures between two moments were handed over, and the first one afterwards."""
    later = [one for one in pictures if one > begin]
    return later[: sum(one < end for one in later) + 1]


def _times(events: list[Event], moments: list[float]) -> Times:
    """All that the thread did from one picture to the next counts as a frame."""
    tasks = [one for one in events if one["name"] == "RunTask"]
    spans = list(pairwise(moments))
    totals = [sum(_within(one, *span) for one in tasks) for span in spans]
    longest = max(totals)
    parts = dict.fromkeys(("script", "style", "layout", "paint"), 0.0)
    for one in _outermost([one for one in events if one["name"] in PARTS]):
        parts[PARTS[one["name"]]] += _within(one, *spans[totals.index(longest)])
    parts["script"] = longest - sum(parts.values())
    last = [max((one for one in tasks if one["tts"] < end), key=lambda one: float(one["tts"])) for _, end in spans]
    rendering = max(_within(one, *span) for one, span in zip(last, spans, strict=True))
    return Times(
        [_slowed(total) for total in totals],
        {part: _slowed(time) for part, time in parts.items()},
        _slowed(rendering),
    )


def _slowed(microseconds: float) -> float:
    """Milliseconds on a processor slowed four times."""
    return microseconds * SLOWED / 1000


def _within(event: Event, begin: float, end: float) -> float:
    return float(max(0.0, min(event["tts"] + event["tdur"], end) - max(event["tts"], begin)))


def _outermost(events: list[Event]) -> list[Event]:
    """Those that lie in no other one."""
    found: list[Event] = []
    for one in sorted(events, key=lambda event: (event["tts"], -event["tdur"])):
        if not found or one["tts"] >= found[-1]["tts"] + found[-1]["tdur"]:
            found.append(one)
    return found
