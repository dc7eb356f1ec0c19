"""Cards of flash card programs hold markup: it is taken off, and nothing of it is ever shown."""

import re
from html import unescape
from typing import Final

_BREAK: Final = re.compile(r"<(?:br|/p|/div|/li)\b[^<>]{0,200}>", re.IGNORECASE)
_SOUND: Final = re.compile(r"\[(?:sound|anki:[a-z]+):[^\[\]]{0,300}\]")
_CLOZE: Final = re.compile(r"\{\{c[0-9]{1,2}::((?:(?!\}\}|::).){0,400})(?:::[^{}]{0,200})?\}\}", re.DOTALL)
_IMAGE: Final = re.compile(r"<img\b[^<>]{0,500}?\bsrc\s*=\s*[\"']?([^\"'<>]{1,200})[\"'][^<>]{0,500}>", re.IGNORECASE)
_HIDDEN: Final = [
    (re.compile(rf"<{kind}\b", re.IGNORECASE), re.compile(rf"</{kind}\s*>", re.IGNORECASE))
    for kind in ("script", "style")
]
_TAG: Final = re.compile(r"</?[a-zA-Z!][^<>]{0,2000}>")


def images_in(text: str) -> list[str]:
    """The names of the pictures that a text shows."""
    return [unescape(name) for name in _IMAGE.findall(text[:20_000])]


def without_markup(text: str) -> str:
    """The words of a text alone."""
    bare = _CLOZE.sub(r"\1", _SOUND.sub(" ", text[:20_000]))
    for opening, closing in _HIDDEN:
        bare = _without(bare, opening, closing)
    bare = _TAG.sub("", _BREAK.sub(" ", bare))
    return " ".join(unescape(bare).split())


def _without(text: str, opening: re.Pattern[str], closing: re.Pattern[str]) -> str:
    """A text without what lies between. The end of one that nobody has closed is looked for once, not from
    each place again: that took a tenth of a second a cell, in which nothing else in the process could go on.
    """
    kept, at = list[str](), 0
    while (begins := opening.search(text, at)) and (ends := closing.search(text, begins.end())):
        kept.append(text[at : begins.start()])
        at = ends.end()
    return " ".join([*kept, text[at:]])
