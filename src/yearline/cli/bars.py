"""Bars: a distribution as lines of text for a terminal, or as
a picture (SVG) that follows the reader's light or dark theme.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from yearline.core.value import value
from yearline.i18n.numbers import signed

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
LINE: Final = 24
_STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.bar{fill:#2f6f9f}.bg{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.bar{fill:#7fb7e0}.bg{fill:#1b1b1b}}"
)


@value
class Bar:
    """A name, a length in a unit that all bars share, and what is written at the bar's end."""

    name: str
    length: float
    words: str


def shares(counts: Mapping[str, float]) -> list[Bar]:
    """A bar a range, each with its share of the whole."""
    total = sum(counts.values()) or 1
    return [Bar(signed(name), count, f"{count / total:.1%}") for name, count in counts.items()]


def lines(bars: Sequence[Bar], width: int = 40) -> list[str]:
    """A line a bar, the longest one as wide as asked for."""
    margin, most = max((len(bar.name) for bar in bars), default=0), _longest(bars)
    return [f"{bar.name:>{margin}} ▕{_drawn(bar.length / most, width)} {bar.words}" for bar in bars]


def _longest(bars: Sequence[Bar]) -> float:
    return max((bar.length for bar in bars), default=0) or 1


def _drawn(share: float, width: int) -> str:
    whole, eighths = divmod(round(share * width * 8), 8)
    return "█" * whole + EIGHTHS[eighths].strip()


def svg(title: str, bars: Sequence[Bar], caption: str = "") -> str:
    """The same bars as a picture that needs nothing else."""
    height, most = 76 + LINE * len(bars), _longest(bars)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 {height}" role="img" aria-label="{escape(title)}">',
        f'<style>{_STYLE}</style><rect class="bg" width="660" height="{height}"/>',
        f'<text x="20" y="28" font-weight="bold">{escape(title)}</text>',
    ]
    for y, bar in enumerate(bars):
        top, length = 44 + LINE * y, 400 * bar.length / most
        parts += [
            f'<text x="180" y="{top + 14}" text-anchor="end">{escape(bar.name)}</text>',
            f'<rect class="bar" x="190" y="{top}" width="{length:.1f}" height="18" rx="3"/>',
            f'<text x="{196 + length:.1f}" y="{top + 14}">{escape(bar.words)}</text>',
        ]
    return "\n".join([*parts, f'<text x="20" y="{height - 12}">{escape(caption)}</text>', "</svg>", ""])
