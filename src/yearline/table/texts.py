"""Texts that people show to each other: only what can be seen of them, and whether two names look alike."""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from yearline.table.refusal import Refused

JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
MOST_MARKS: Final = 4
"""No language sets more marks on one letter; who does wants to write across other people's lines."""

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing."""

_STYLES: Final = frozenset([chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))])


_TWINS: Final = str.maketrans("аеорсухіјѕһԁԛԝвкмнтɡαενοριτκυχβζημ", "aeopcyxijshdqwbkmhtgaevopitkuxbzhm")
"""Small letters of other alphabets that look like Latin ones, in this or the large form."""


def seen(text: str) -> str:
    """What can be seen of a text, on one line. Nothing is left of one that only pretends to be there."""
    kept = " ".join(unicodedata.normalize("NFC", "".join(_visible(text))).split())
    return kept if any(unicodedata.category(ch)[0] not in "ZM" for ch in kept) else ""


@lru_cache(4096)
def alike(name: str) -> str:
    """The same for names that look the same. Kept, since whoever sits down is compared with all who sit."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join([ch for ch in plain if ch != JOINER and ch not in _STYLES]).translate(_TWINS)


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


def clean(text: str, most: int) -> str:
    """A text as people may show it to others: one line, without invisible controls. Refused if nothing is left."""
    kept = seen(text)
    if not kept:
        raise Refused("empty_text", "the text is empty")
    if len(kept) > most:
        raise Refused("too_long", f"the text has more than {most} characters")
    return kept
