"""Dates as each language prints them on a card."""

from yearline.core.years import Precision, century
from yearline.i18n import messages


def date_text(year: int, precision: Precision, language: str) -> str:
    """The date of a card, as a reader of that language expects it.

    >>> date_text(-44, "year", "it"), date_text(1450, "circa", "fr")
    ('44 a.C.', 'vers 1450')
    """
    if precision == "century":
        key = "date-century" if year > 0 else "date-century-bc"
        return messages(language)(key, number=abs(century(year)), roman=_roman(abs(century(year))))
    number = _grouped(-year, language) if year <= -10_000 else str(abs(year))
    text = number if year > 0 else f"{number} {messages(language)('date-bc')}"
    return messages(language)("date-circa", date=text) if precision == "circa" else text


def _grouped(number: int, language: str) -> str:
    return f"{number:,}".replace(",", "," if language == "en" else "\u00a0")


def _roman(number: int) -> str:
    numerals = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
    text = ""
    for worth, letters in numerals:
        text += letters * (number // worth)
        number %= worth
    return text
