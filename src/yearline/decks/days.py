"""Reading a day as people write it in a spreadsheet, in any of our languages."""

import re
from typing import Final

from yearline.core.errors import BadDeck
from yearline.core.years import day_of
from yearline.i18n import LANGUAGES, messages

_ISO: Final = re.compile(r"([+-]?)([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[T ]0?0:00(?::00)?)?")
_POINTS: Final = re.compile(r"([0-9]{1,2})\.\s?([0-9]{1,2})\.\s?([0-9]{1,4})")
_SLASHES: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")
_WORDS: Final = re.compile(
    r"([0-9]{1,2})(?:er|ᵉʳ|st|nd|rd|th|[.°º])?\s+(?:de\s+)?([^\W\d]+)\.?,?\s+([0-9]{1,4})(?:\s*[гр]\.?)?"
)
_WORDS_FIRST: Final = re.compile(r"([^\W\d]+)\.?\s+([0-9]{1,2})(?:st|nd|rd|th)?,?\s+([0-9]{4})")
_MONTHS: Final = {
    messages(language)(f"date-month-{month}").casefold(): month for language in LANGUAGES for month in range(1, 13)
}
"""Of the names of months in all our languages, as they stand in a date."""


def read_day(text: str) -> int | None:
    """The day that a text means, as the number that orders it; None where it is no day, or could be one of two.

    >>> read_day("1789-07-14") == read_day("14 juillet 1789") == read_day("14.07.1789") == read_day("July 14, 1789")
    True
    >>> read_day("1789"), read_day("4/8/1789"), read_day("31 June 1789")
    (None, None, None)
    """
    plain = " ".join(text.replace("\u2212", "-").split())
    found = _numbers(plain)
    try:
        return None if found is None else day_of(*found)
    except BadDeck:
        return None


def _numbers(text: str) -> tuple[int, int, int] | None:
    """Year, month and day, whether or not there is such a day."""
    if iso := _ISO.fullmatch(text):
        return int(iso[1] + iso[2]), int(iso[3]), int(iso[4])
    if points := _POINTS.fullmatch(text):
        return int(points[3]), int(points[2]), int(points[1])
    if slashes := _SLASHES.fullmatch(text):
        one, two, year = (int(part) for part in slashes.groups())
        clear = one == two or max(one, two) > 12  # otherwise some would read it as another day
        return (year, min(one, two), max(one, two)) if clear else None
    for pattern, day, month in ((_WORDS, 1, 2), (_WORDS_FIRST, 2, 1)):
        words = pattern.fullmatch(text)
        if words and words[month].casefold() in _MONTHS:
            return int(words[3]), _MONTHS[words[month].casefold()], int(words[day])
    return None
