"""One cell at a time: printable text, ids and choices. What does not fit is reported, never guessed."""

import re
import unicodedata
from collections.abc import Collection
from hashlib import blake2b
from typing import Final

from yearline.decks import limits
from yearline.decks.problems import Report, shown

_SPACE: Final = re.compile(r"[ \t\n\r]+")
_FORBIDDEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufeff\ufffd-\uffff]"
)
_FORMULA: Final = re.compile(r"'*[=+@＝＋＠－-]")  # where people type in wide letters, those are calculated too
ID_PATTERN: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
_COLORS: Final = {
    "red": "rouge rosso rossa красный красная красное червоний червона червоне",
    "blue": "bleu bleue blu azzurro azzurra синий синяя синее синій синя синє",
    "beige": "бежевый бежевая бежевое бежевий бежева бежеве",
}
COLOR_WORDS: Final = {word: color for color, words in _COLORS.items() for word in words.split()}
"""The colours of cards as people type them in our other languages."""


def clean(text: str, row: int, column: str, limit: int, report: Report) -> str:
    """A text as it will be printed: composed and on one line; or nothing, and a problem."""
    if len(text) > limits.LINE:  # marks without end on one letter take the square of their number to be composed
        report.error(row, column, "too_long", length=len(text), limit=limit)
        return ""
    text = text if text.isascii() else unicodedata.normalize("NFC", text)
    text = _SPACE.sub(" ", text).strip(" \u00a0")
    if bad := _FORBIDDEN.search(text):
        lost = bad[0] == "\ufffd"
        report.error(row, column, "lost_letter" if lost else "forbidden_character", character=f"U+{ord(bad[0]):04X}")
        return ""
    if len(text) > limit:
        report.error(row, column, "too_long", length=len(text), limit=limit)
        return ""
    if text.startswith("="):
        report.warn(row, column, "formula")
    if text and not any(char.isprintable() and not char.isspace() for char in text):
        report.error(row, column, "invisible")
        return ""
    return text


def choice(text: str, row: int, column: str, choices: Collection[str], default: str, report: Report) -> str:
    """One word out of a list; an empty cell means the default."""
    word = text.strip().lower()
    if not word or word in choices:
        return word or default
    report.error(row, column, "unknown_word", word=shown(text), choices=", ".join(choices))
    return default


def slug(text: str, row: int, column: str, limit: int, report: Report) -> str:
    """An id or the name of an icon: small Latin letters, digits, single hyphens. Blanks and capitals are mended."""
    if len(text) <= limits.LINE:
        word = re.sub(r"[\s_-]+", "-", unicodedata.normalize("NFKC", text).strip().lower())
        if not word or (ID_PATTERN.fullmatch(word) and len(word) <= limit):
            return word
    report.error(row, column, "bad_id", id=shown(text), limit=limit)
    return ""


def id_from(title: str) -> str:
    """An id for a card that has none: its title in plain letters, or a hash of a title that has no such letters."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower().replace("'", "")
    words = re.findall(r"[a-z0-9]+", plain)
    if sum(map(len, words)) * 2 > len(title) and len("-".join(words)) <= limits.ID:
        return "-".join(words)
    return "card-" + blake2b(title.encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()


def fence(text: str) -> str:
    """A text that a spreadsheet must not take for a formula: an apostrophe before it, as people type it there."""
    return "'" + text if _FORMULA.match(text) else text


def unfence(text: str) -> str:
    """The text without the apostrophe that keeps a spreadsheet from calculating it."""
    return text[1:] if text.startswith("'") and _FORMULA.match(text) else text
