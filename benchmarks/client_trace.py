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
            const message = JSON.parse(data);
            if (message.t === "frame") window.lastFrame = message;
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


@dataclass(frozen=True)
class Times:
    """What one move cost, in milliseconds: its first picture, in parts, and each later one while cards glide."""

    drawing: float
    parts: dict[str, float]
    gliding: list[float]


Event = dict[str, Any]


def read_trace(trace: bytes) -> list[Times]:
    events: list[Event] = json.loads(trace)["traceEvents"]
    marks = {name: [one for one in events if one["name"] == name] for name in ("move-heard", "move-drawn", "move-settled")}
    thread = (marks["move-heard"][0]["pid"], marks["move-heard"][0]["tid"])
    mine = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    return [
        _times(mine, heard["tts"], drawn["tts"], settled["tts"]) for heard, drawn, settled in zip(*marks.values(), strict=True)
    ]


def _times(events: list[Event], heard: float, drawn: float, settled: float) -> Times:
    tasks = [one for one in events if one["name"] == "RunTask"]
    total = sum(_within(one, heard, drawn) for one in tasks) * SLOWED / 1000
    parts = dict.fromkeys(("script", "style", "layout", "paint"), 0.0)
    for one in _outermost([one for one in events if one["name"] in PARTS]):
        parts[PARTS[one["name"]]] += _within(one, heard, drawn) * SLOWED / 1000
    parts["script"] = total - sum(parts.values())
    frames = [one for one in tasks if one["tts"] > drawn and one["tts"] < settled and _draws(one, events)]
    return Times(total, parts, [one["tdur"] * SLOWED / 1000 for one in frames])


def _within(event: Event, begin: float, end: float) -> float:
    return float(max(0.0, min(event["tts"] + event["tdur"], end) - max(event["tts"], begin)))


def _outermost(events: list[Event]) -> list[Event]:
    """Those that lie in no other one."""
    found: list[Event] = []
    for one in sorted(events, key=lambda event: (event["tts"], -event["tdur"])):
        if not found or one["tts"] >= found[-1]["tts"] + found[-1]["tdur"]:
            found.append(one)
    return found


def _draws(task: Event, events: list[Event]) -> bool:
    """Whether a task made a picture."""
    return any(one["name"] in ("Paint", "Commit") and _within(one, task["tts"], task["tts"] + task["tdur"]) for one in events)
