"""Reading a day as people write it in a spreadsheet, in any of our languages."""

import re
from typing import Final

from yearline.core.errors import BadDeck
from yearline.core.years import day_of
from yearline.decks.dates_in_words import read_in_words

_ISO: Final = re.compile(r"([+-]?)([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:[T ]0?0:00(?::00)?)?")
_POINTS: Final = re.compile(r"([0-9]{1,2})\.\s?([0-9]{1,2})\.\s?([0-9]{1,4})")
_SLASHES: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")


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
    words = read_in_words(text)
    return words if words is not None and words[2] else None
