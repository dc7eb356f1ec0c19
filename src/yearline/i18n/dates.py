"""Dates as each language prints them on a card."""

from typing import Final

from yearline.core.years import FARTHEST_CENTURY, Precision, century, counted_year, parts_of
from yearline.i18n import messages

_EARLY: Final = 1000
"""Years before this one are said with their era: "before 8" is no date, and "dopo l’800" is after the 19th century."""


def date_text(year: int, precision: Precision, language: str) -> str:
    """The date of a card, as a reader of that language expects it.

    >>> date_text(-44, "year", "it"), date_text(1450, "circa", "fr")
    ('44 a.C.', 'vers\\xa01450')
    """
    if precision == "day":
        return _day(year, "date-day", language)
    say, precision = messages(language), _counted(year, precision)
    if precision == "century":
        number, start = abs(century(year)), str(abs(counted_year(year, precision)))
        id = "date-century" if year > 0 else "date-century-bc"
        return say(id, number=number, roman=_roman(number), start=start)
    text = _number(year, language) if year > 0 else f"{_number(year, language)} {say('date-bc')}"
    return say("date-circa", date=text) if precision == "circa" else text


def date_said(year: int, precision: Precision, language: str) -> str:
    """The date as it stands in a sentence, behind a preposition.

    >>> date_said(1150, "century", "en"), date_said(1450, "circa", "fr")
    ('the 12th century (1101)', '1450 environ')
    """
    if precision == "day":
        return _day(year, "date-said-day", language)
    say, precision = messages(language), _counted(year, precision)
    if precision == "century":
        return say("date-said-century", date=date_text(year, precision, language))
    era = "bc" if year < 0 else "early" if year < _EARLY else "year"
    said = say(f"date-said-{era}", number=_number(year, language))
    return say("date-said-circa", date=said) if precision == "circa" else said


def date_beside(year: int, precision: Precision, language: str) -> str:
    """The date of a card beside a gap, behind "before" or "after":
    as printed, unless a word of its own stands before the number.

    >>> date_beside(1450, "circa", "fr"), date_beside(1450, "year", "ru")
    ('1450 environ', '1450')
    """
    say = date_said if precision in ("circa", "century") else date_text
    return say(year, precision, language)


def _day(date: int, id: str, language: str) -> str:
    """A day with the name of its month."""
    say, (year, month, day) = messages(language), parts_of(date)
    text = str(year) if year > 0 else f"{-year} {say('date-bc')}"
    return say(id, day=day, month=say(f"date-month-{month}"), year=text)


def unbroken(date: str) -> str:
    """The date of a card for a text whose lines may end anywhere, but not inside it."""
    return date.replace(" ", "\u00a0")


def _counted(year: int, precision: Precision) -> Precision:
    """Nobody counts centuries beyond a hundred: such a date is a rough year."""
    return "circa" if precision == "century" and abs(year) > FARTHEST_CENTURY else precision


def _number(year: int, language: str) -> str:
    """The year without its era; long ones of old are grouped."""
    grouped = f"{-year:,}".replace(",", "," if language == "en" else "\u00a0")
    return grouped if year <= -10_000 else str(abs(year))


_NUMERALS: Final = (
    (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip


def _roman(number: int) -> str:
    text = ""
    for worth, letters in _NUMERALS:
        text += letters * (number // worth)
        number %= worth
    return text
