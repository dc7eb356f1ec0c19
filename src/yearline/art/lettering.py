"""Setting a title in SVG, which cannot break lines itself: estimated widths, honest line breaks, a size that fits."""

import re
import unicodedata
from typing import Final
from xml.sax.saxutils import escape

from yearline.core.value import value

_NARROW: Final = frozenset("ijlftrI.,:;!'’‘|()[]- іїІЇ")
_WIDE: Final = frozenset("mwMWшщжюфмыШЩЖЮФМЫЄД@%&—…")
LEADING: Final = 1.14
_COMPOUND: Final = re.compile(r"(?<!\S)(?=\S+-)\S{1,12}(?!\S)")


@value
class Setting:
    """Lines of text and the size they are set in."""

    lines: tuple[str, ...]
    size: int


def xml_text(text: str) -> str:
    """Text of a stranger as XML may hold it: escaped, without signs that XML forbids."""
    return escape(printable(text))


def printable(text: str) -> str:
    """The text with a space for every sign that is none: controls, halves of pairs, code points without meaning."""
    return "".join(" " if unicodedata.category(sign) in ("Cc", "Cs", "Cn") else sign for sign in text)


def together(text: str) -> str:
    """The text for one who breaks lines at hyphens: with word joiners in short compounds, so that Pac-Man stays whole.

    >>> together("Pac-Man in Saint-Pétersbourg").split("\u2060")
    ['Pac-', 'Man in Saint-Pétersbourg']
    """
    return _COMPOUND.sub(lambda compound: compound[0].replace("-", "-\u2060"), text)


def width(text: str) -> float:
    """The estimated width of a bold text in units of its size; rather too wide than too narrow."""
    return sum(_sign_width(sign) for sign in text)


def fit(text: str, wide: float, high: float, sizes: tuple[int, ...]) -> Setting:
    """The text in the largest of the sizes that fits the box; what never fits is cut at the smallest."""
    text = " ".join(text[:400].split())
    longest = max((width(word) for word in text.split(" ")), default=0)
    for size in sizes:
        lines = wrap(text, wide / size)
        room = int(high / (size * LEADING))
        if len(lines) <= room and (longest <= wide / size or size == sizes[-1]):
            return Setting(tuple(lines), size)
    kept = lines[:room]
    return Setting((*kept[:-1], kept[-1][:-1].rstrip() + "…"), size)


def wrap(text: str, wide: float) -> list[str]:
    """Lines at most that wide, of even length where that costs no extra line."""
    lines = _greedy(text, wide)
    if len(lines) < 2:
        return lines
    narrower, longest = wide, max(width(word) for word in text.split(" "))
    while narrower * 0.95 > longest and len(_greedy(text, narrower * 0.95)) == len(lines):
        narrower *= 0.95
    return _greedy(text, narrower)


def _greedy(text: str, wide: float) -> list[str]:
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer) <= wide:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, wide)
        lines.extend(full)
    return [*lines, line]


def _pieces(word: str, wide: float) -> list[str]:
    """A word cut where it is wider than a line."""
    pieces, piece = [], ""
    for sign in word:
        if piece and width(piece + sign) > wide:
            pieces.append(piece)
            piece = ""
        piece += sign
    return [*pieces, piece]


def _sign_width(sign: str) -> float:
    if sign in _NARROW:
        return 0.3
    if sign in _WIDE:
        return 0.84
    if unicodedata.combining(sign):
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return 1
    return 0.66 if sign.isupper() else 0.53
