"""Tables that Excel saved as plain CSV: on Windows they are
in the code page of the country, and nothing in them says so.

Nearly any bytes can be read in any code page, but only one gives words. A page is taken where every word comes out
as people write it. The two pages of our languages cannot be confused then: a capital and two small Cyrillic letters
would be three accented letters in a row, and an accent in a Latin word a Cyrillic letter in it. Other pages (of
DOS, the Macintosh, Central Europe, Turkey) give themselves away by letters and signs that neither has there.
"""

import re
from typing import Final

from yearline.core.value import value
from yearline.decks import limits

NO_TEXT: Final = re.compile(rb"[\x00-\x08\x0e-\x1f]")
"""Bytes that stand in no text, whatever its page."""
_LONGEST: Final = limits.COLUMNS * limits.LINE
"""No line of a table is longer."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_SAMPLE: Final = re.compile(r'(?:(?<![^\s;,"])[^\s;,"]{0,20})?[^\x00-\x7f\s][^\s;,"]*')
_SIGNS: Final = "«»“”„‘’–—\u00a0°"
_SMALL: Final = "а-яёіїєґ"
_CAPITAL: Final = "А-ЩЭ-ЯЁІЇЄҐ"
_ALIKE, _ALIKE_CAPITAL = "aceiopxy", "ABCEHIKMOPTVX"
"""Latin letters that look Cyrillic, or count centuries: people type them in Cyrillic words without knowing."""
_ACCENTED: Final = "àáâãäåæçèéêëìíîïñòóôõöøùúûüœßšž"
_ACCENTED_CAPITAL: Final = "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒŠŽ"
_ANY: Final = _ACCENTED + _ACCENTED_CAPITAL


@value
class _Page:
    """A code page: the signs beside its words, and where none of them stands;
    how its words look, and what no other page gives.
    """

    name: str
    signs: str
    misplaced: re.Pattern[str]
    word: re.Pattern[str]
    proof: re.Pattern[str]


_PAGES: Final = (
    _Page(
        "Windows-1251",
        _SIGNS + "…№§•€©®™",
        re.compile(r"\w[“„‘«]\w"),
        re.compile(
            rf"(?![ьъ])[{_SMALL}{_ALIKE}]+|[{_CAPITAL}{_ALIKE_CAPITAL}ЪЫЬ]+"
            rf"|[{_CAPITAL}{_ALIKE_CAPITAL}][{_CAPITAL}{_ALIKE_CAPITAL}{_SMALL}{_ALIKE}]*"
        ),
        re.compile(rf"[{_CAPITAL}][{_SMALL}]{{2,}}"),
    ),
    _Page(
        "Windows-1252",
        _SIGNS,
        re.compile(r"\w[“„‘«]|[”»]\w|\w[–—](?!\w)|(?<!\w)[–—]\w"),
        re.compile(
            rf"(?!.*[{_ANY}]{{3}})(?:[A-Z{_ACCENTED_CAPITAL}]?[a-z{_ACCENTED}]*|[A-Z{_ACCENTED_CAPITAL}]*)[ªº²³]?"
        ),
        re.compile(rf"[A-Za-z][{_ANY}]|[{_ANY}][A-Za-z]|[{_SIGNS}]"),
    ),
)


@value
class CodepageGuess:
    """The text of a file, the code page it was read in, and the first word that shows whether that was right."""

    text: str
    page: str
    sample: str


def guess(raw: bytes) -> CodepageGuess | None:
    """The text of a file that is not in UTF-8, or None where that is not certain."""
    readings = [reading for page in _PAGES if not NO_TEXT.search(raw) and (reading := _read(raw, page))]
    return readings[0] if len(readings) == 1 else None


def _read(raw: bytes, page: _Page) -> CodepageGuess | None:
    try:
        text = raw.decode(page.name)
    except UnicodeDecodeError:
        return None
    lines = [line[at : at + _LONGEST] for line in text.splitlines() for at in range(0, len(line), _LONGEST)]
    if not all(_fits(line, page) for line in lines):
        return None
    if not any(page.proof.search(line) for line in lines):
        return None
    sample = _SAMPLE.search(text)
    return CodepageGuess(text, page.name, sample[0] if sample else "")


def _fits(line: str, page: _Page) -> bool:
    """Whether a line reads as people write it. One line after another:
    a search through a file of two megabytes holds up the process.
    """
    if not {char for char in line if not char.isascii() and not char.isalnum()} <= set(page.signs):
        return False
    words = [word for word in _WORD.findall(line) if not word.isascii()]
    return not page.misplaced.search(line) and all(page.word.fullmatch(word) for word in words)
