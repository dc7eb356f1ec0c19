"""Reading a year as people write it in a spreadsheet, in any of our languages."""

import re
from collections.abc import Iterable
from datetime import date
from typing import Final

from yearline.decks.dates_in_words import read_in_words
from yearline.i18n import LANGUAGES, spoken

_DASHES: Final = str.maketrans(
    {"−": "-", "–": "-", "—": "-", "\u2010": "-", "\u2011": "-", "\u00a0": " ", "\u202f": " ", "\u2009": " "}
)
_DATE: Final = "{ $date }"


def _printed(texts: Iterable[str]) -> str:
    """What our languages print beside a year, as a pattern: a date on a card can be typed as it stands there."""
    words = [text.replace(_DATE, "").translate(_DASHES).split() for text in texts]
    return "|".join([r"\s?".join(map(re.escape, parts)) for parts in words])


_ABOUT: Final = [
    spoken(language)[id].partition("=")[2].strip() for language in LANGUAGES for id in ("date-circa", "date-said-circa")
]
_ERAS: Final = [spoken(language)["date-bc"].partition("=")[2].strip() for language in LANGUAGES]
_LATE_CIRCA: Final = _printed([text for text in _ABOUT if text.startswith(_DATE)])
_CIRCA: Final = (
    rf"(?:circa|ca?\.?|~|≈|около|близько|vers|v\.|env(?:iron|\.)|verso(?:\sil)?|about|around|{_printed(_ABOUT)})"
)
_BEFORE: Final = (
    r"b\.?\s?c\.?\s?e?\.?|av\.?\s?j\.?\s?-?\s?c\.?|avant\s(?:j\.?-c\.?|jésus-christ)|a\.\s?c\.?"
    rf"|до\s?н\.?\s?[эе]\.?|до\sнашей\sэры|до\sнашої\sери|{_printed(_ERAS)}"
)
_AFTER: Final = r"a\.?\s?d\.?|c\.?e\.?|ap\.?\s?j\.?\s?-?\s?c\.?|d\.\s?c\.?|н\.?\s?[эе]\.?"
_YEAR: Final = re.compile(
    rf"(?P<circa>{_CIRCA}\s*)?(?:(?:ad|l['’]an|an|en|in|nel|anno|в|у|год|рік)\s+)?(?P<sign>-)?"
    r"(?P<number>[0-9]{1,13}|[0-9]{1,3}(?P<group>[ ,.])[0-9]{3}(?:(?P=group)[0-9]{3}){0,3})(?:[.,]0{1,2})?"
    r"(?:\s*(?:год[ау]?|г|рік|рок[иу]|році|р)\b\.?)?"
    rf"(?:\s*(?:(?P<before>{_BEFORE})|(?:{_AFTER})))?(?P<late_circa>\s+(?:{_LATE_CIRCA})|\s*(?:\?|\(\?\)))?",
    re.IGNORECASE,
)
_DAY: Final = re.compile(
    r"(?:([0-9]{4})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|[0-3]?[0-9]([./])[0-3]?[0-9]\2([0-9]{4}))"
    r"(?:[T ]0?0:00(?::00)?)?"
)
"""A day as ISO writes it, or as spreadsheets do in one country
or another: whichever is the month, the year is the year.
"""
_COUNTED_FROM: Final = date(1899, 12, 30).toordinal()
"""Spreadsheets store a day as its number from here."""
_LIKELY_YEARS: Final = range(1000, 2101)
_SPAN: Final = re.compile(r"(?:[0-9]{1,4}\s*-\s*[0-9]{1,4}|[0-9]{3,4}\s*/\s*[0-9]{2,4})\b.*")
_CENTURY: Final = re.compile(
    r".*(?:century|si[eè]cle|\bsec\b|secol|\bвек|\bвв?\b|стол|\bст\b).*|[ivxlc]+(?:e|ème)?|[0-9]{1,2}(?:st|nd|rd|th)\s+c\.?",
    re.IGNORECASE,
)
_NUMERAL: Final = re.compile(
    r"\b(?:([0-9]{1,2})|([ivxl][ivxlc]*))(?=\b|e\b|ème\b|er\b|th\b|st\b|nd\b|rd\b)", re.IGNORECASE
)
_ALIKE: Final = str.maketrans("ХхІіЇїᵉʳ", "XxIiIier")
"""Cyrillic letters that Roman numerals are typed with, and raised endings."""
_ROMAN: Final = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_TIMESTAMP: Final = re.compile(r"([+-]?[0-9]{4,13})-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}:[0-9]{2}Z?)?")


def read_year(text: str) -> tuple[int, bool] | None:
    """The year and whether it is approximate, or None where the text is no year. Zero is returned as it is written.

    >>> read_year("44 av. J.-C."), read_year("c. 1450"), read_year("10 000 до н. э."), read_year("last year")
    ((-44, False), (1450, True), (-10000, False), None)
    >>> read_year("14 juillet 1790"), read_year("env. 1450"), read_year("1789?")
    ((1790, False), (1450, True), (1789, True))
    """
    plain = text.strip().translate(_DASHES)
    if day := _DAY.fullmatch(plain):
        return int(day[1] or day[3]), False
    if worded := read_in_words(plain):
        return worded[0], False
    found = _YEAR.fullmatch(plain)
    if found is None or (found["sign"] and found["before"]):
        return None
    number = int(re.sub(r"[ ,.]", "", found["number"]))
    circa = bool(found["circa"] or found["late_circa"])
    return (-number if found["sign"] or found["before"] else number), circa


def typed_year(text: str) -> int | None:
    """The year that somebody may have typed into a cell for dates:
    a spreadsheet takes 1969 for the day of that number, in 1905.

    >>> typed_year("1905-05-22"), typed_year("22.05.1905"), typed_year("1969-07-20"), typed_year("1905")
    (1969, 1969, None, None)
    """
    plain = text.strip().translate(_DASHES)
    if _DAY.fullmatch(plain) is None:
        return None
    first, middle, last = map(int, re.findall("[0-9]+", plain)[:3])
    readings = [(first, middle, last)] if first > 31 else [(last, middle, first), (last, first, middle)]
    numbers = [date(*one).toordinal() - _COUNTED_FROM for one in readings if _is_day(*one)]
    return next((number for number in numbers if number in _LIKELY_YEARS), None)


def _is_day(year: int, month: int, day: int) -> bool:
    try:
        date(year, month, day)
    except ValueError:
        return False
    return True


def is_span(text: str) -> bool:
    """Whether a text names a first and a last year, as of a war."""
    return _SPAN.fullmatch(text.strip().translate(_DASHES)) is not None


def is_century(text: str) -> bool:
    """Whether a text names a century, in figures, Roman numerals or neither."""
    return _CENTURY.fullmatch(text.strip().translate(_DASHES)) is not None


def read_century(text: str) -> int | None:
    """The year that a century counts from, where a text names one and says which; a century before our era is negative.

    >>> read_century("17th century"), read_century("ХІХ століття"), read_century("IV в. до н. э.")
    (1601, 1801, -400)
    >>> read_century("last century") is None
    True
    """
    if not is_century(text.translate(_ALIKE)) and not is_century(text):
        return None
    plain = text.strip().translate(_DASHES)
    found = _NUMERAL.search(plain.translate(_ALIKE))
    number = 0 if found is None else int(found[1]) if found[1] else _roman(found[2].lower())
    if not number:
        return None
    before = re.search(rf"(?:\s|^)(?:{_BEFORE})", plain, re.IGNORECASE)
    return -number * 100 if before else number * 100 - 99


def _roman(letters: str) -> int:
    values = [_ROMAN[letter] for letter in letters]
    return sum(-one if one < most else one for one, most in zip(values, [*values[1:], 0], strict=True))


def read_timestamp(text: str) -> int | None:
    """The year of a timestamp as a Wikidata query returns it, or None.

    Such years are astronomical: they know a year 0, which is 1 BC, so every year before it is one off.

    >>> read_timestamp("+1969-07-20T00:00:00Z"), read_timestamp("-0489-09-12T00:00:00Z")
    (1969, -490)
    """
    found = _TIMESTAMP.fullmatch(text.strip())
    if found is None:
        return None
    year = int(found[1])
    return year if year > 0 else year - 1
