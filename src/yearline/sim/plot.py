"""Bars: a distribution as lines of text for a terminal, or as a picture (SVG) that follows the reader's light or dark theme."""

from collections.abc import Mapping
from html import escape
from typing import Final

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
_STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.bar{fill:#2f6f9f}.bg{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.bar{fill:#7fb7e0}.bg{fill:#1b1b1b}}"
)


def bars(counts: Mapping[str, float], width: int = 40) -> list[str]:
    """A line a range: its name, a bar, its share."""
    most, total = max(counts.values(), default=0) or 1, sum(counts.values()) or 1
    margin = max((len(name) for name in counts), default=0)
    return [f"{name:>{margin}} {_bar(count / most, width)} {count / total:6.1%}" for name, count in counts.items()]


def _bar(share: float, width: int) -> str:
    eighths = round(share * width * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()).ljust(width)


def svg(title: str, counts: Mapping[str, float], caption: str = "") -> str:
    """The same bars as a picture of its own."""
    most, total, line = max(counts.values(), default=0) or 1, sum(counts.values()) or 1, 22
    height = 70 + line * len(counts)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" role="img" aria-label="{escape(title)}">',
        f'<style>{_STYLE}</style><rect class="bg" width="640" height="{height}"/>',
        f'<text x="20" y="28" font-weight="bold">{escape(title)}</text>',
    ]
    for i, (name, count) in enumerate(counts.items()):
        y = 44 + line * i
        parts += [
            f'<text x="110" y="{y + 14}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="bar" x="120" y="{y + 2}" width="{400 * count / most:.1f}" height="{line - 6}"/>',
            f'<text x="{128 + 400 * count / most:.1f}" y="{y + 14}">{count / total:.1%}</text>',
        ]
    return "\n".join([*parts, f'<text x="20" y="{height - 12}">{escape(caption)}</text>', "</svg>", ""])
