"""Where the milliseconds of a move go: Chromium's own account of what the page's thread did, read from a trace."""

import json
from dataclasses import dataclass
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
    """What one move cost, in milliseconds, from the message until its picture was handed over."""

    drawing: float
    parts: dict[str, float]


def read_trace(trace: bytes) -> list[Times]:
    """Every move in a trace. What counts is the time that the thread had the processor: other programs do not disturb it."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    moves = [one for one in events if one["name"] == "move-heard"]
    thread = (moves[0]["pid"], moves[0]["tid"])
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    commits = [one["tts"] + one["tdur"] for one in mine if one["name"] == "Commit"]
    return [_times(mine, move["tts"], next(end for end in commits if end > move["tts"])) for move in moves]


def _times(events: list[Event], heard: float, drawn: float) -> Times:
    total = sum(_within(one, heard, drawn) for one in events if one["name"] == "RunTask")
    parts = dict.fromkeys(("script", "style", "layout", "paint"), 0.0)
    for one in _outermost([one for one in events if one["name"] in PARTS]):
        parts[PARTS[one["name"]]] += _within(one, heard, drawn)
    parts["script"] = total - sum(parts.values())
    return Times(_slowed(total), {part: _slowed(time) for part, time in parts.items()})


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
