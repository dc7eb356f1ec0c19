"""Text of strangers made safe for XML and print, and titles that break where a reader would break them."""

import re
import unicodedata
from typing import Final
from xml.sax.saxutils import escape

_COMPOUND: Final = re.compile(r"(?<!\S)(?=\S+-)\S{1,12}(?!\S)")


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
