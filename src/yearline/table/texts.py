"""Texts that people show to each other: only what can be seen of them, and whether two names look alike."""

import unicodedata
from collections.abc import Iterator
from typing import Final

JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
MOST_MARKS: Final = 4
"""No language sets more marks on one letter; who does wants to write across other people's lines."""

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""

_STYLES: Final = frozenset([chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))])


def seen(text: str) -> str:
    """What can be seen of a text, on one line. Nothing is left of one that only pretends to be there."""
    kept = " ".join(unicodedata.normalize("NFC", "".join(_visible(text))).split())
    return kept if any(unicodedata.category(ch)[0] not in "ZM" for ch in kept) else ""


def alike(name: str) -> str:
    """The same for names that look the same."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join([ch for ch in plain if ch != JOINER and ch not in _STYLES])


def _visible(text: str) -> Iterator[str]:
    marks, before = 0, ""
    for ch, after in zip(text, [*text[1:], ""], strict=False):  # of an empty text there is nothing before the end
        kind = unicodedata.category(ch)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if ch in "\t\r\n":
            yield " "
        elif ch == JOINER:
            if _is_sign(before) and _is_sign(after):
                yield ch
        elif ch in _STYLES:
            if ch == EMOJI_STYLE and not before.isalpha():
                yield ch
        elif kind not in _UNSEEN and ch not in _BLANK and marks <= MOST_MARKS:
            yield ch
        before = ch


def _is_sign(ch: str) -> bool:
    """Whether it is part of an emoji: only those are joined by something invisible."""
    return ch == EMOJI_STYLE or (ch != "" and unicodedata.category(ch) in ("So", "Sk"))
