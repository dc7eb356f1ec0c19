"""Days as people write them in words, in any of our languages:
`14 juillet 1789`, `July 14, 1789`, `14 июля 1789 г.`.
"""

import re
import unicodedata
from typing import Final

_MONTHS: Final = (
    "jan january janvier janv gennaio gen январь января янв січень січня січ",
    "feb february février févr fevrier febbraio febb февраль февраля фев лютий лютого лют",
    "mar march mars marzo март марта мар березень березня бер",
    "apr april avril avr aprile апрель апреля апр квітень квітня кві",
    "may mai maggio mag май мая травень травня тра",
    "jun june juin giugno giu июнь июня июн червень червня чер",
    "jul july juillet juil luglio lug июль июля июл липень липня лип",
    "aug august août aout agosto ago август августа авг серпень серпня сер",
    "sep sept september septembre settembre sett set сентябрь сентября сен вересень вересня вер",
    "oct october octobre ottobre ott октябрь октября окт жовтень жовтня жов",
    "nov november novembre ноябрь ноября ноя листопад листопада лис",
    "dec december décembre decembre déc dicembre dic декабрь декабря дек грудень грудня гру",
)
"""The names of the months, and how they are shortened, from January on."""


def _plain(word: str) -> str:
    """A word without accents; the letter й stays what it is."""
    return unicodedata.normalize("NFC", re.sub("[\u0300-\u0305\u0327]", "", unicodedata.normalize("NFD", word.lower())))


MONTHS: Final = {_plain(word): number for number, words in enumerate(_MONTHS, 1) for word in words.split()}
_MONTH: Final = r"(?P<month>[^\W\d_]{3,12})\.?"
_YEAR: Final = r"(?P<year>[0-9]{1,4})(?:\s*(?:года?|г|року|р)\b\.?)?"
_DAY: Final = r"(?P<day>[0-3]?[0-9])(?:\.|er|st|nd|rd|th|º|°|-го|-е)?"
_FORMS: Final = tuple(
    [
        re.compile(form, re.IGNORECASE)
        for form in (
            rf"(?:le\s+|il\s+|the\s+)?{_DAY}\s+(?:de\s+|di\s+|of\s+)?{_MONTH},?\s+(?:de\s+|del\s+)?{_YEAR}",
            rf"{_MONTH}\s+{_DAY},?\s+{_YEAR}",
            rf"{_MONTH}\s+(?:de\s+|del\s+)?{_YEAR}",
        )
    ]
)


def read_in_words(text: str) -> tuple[int, int, int] | None:
    """Year, month and day (0 where only the month is named) of a date in words, or None.

    >>> read_in_words("14 juillet 1790"), read_in_words("July 4, 1776"), read_in_words("24 серпня 1991 р.")
    ((1790, 7, 14), (1776, 7, 4), (1991, 8, 24))
    >>> read_in_words("in summer") is None
    True
    """
    for form in _FORMS:
        found = form.fullmatch(text.strip())
        month = MONTHS.get(_plain(found["month"])) if found else None
        if found and month:
            return int(found["year"]), month, int(found.groupdict().get("day") or 0)
    return None
