"""Dates as each language prints them on a card."""

from typing import Final

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


def date_said(year: int, precision: Precision, language: str) -> str:
    """The date as it stands in a sentence, behind a preposition.

    >>> date_said(1150, "century", "en"), date_said(1450, "circa", "fr")
    ('the 12th century', '1450 environ')
    """
    date = date_text(year, "year" if precision == "circa" else precision, language)
    return messages(language)(f"date-said-{precision}", date=date)


def _grouped(number: int, language: str) -> str:
    return f"{number:,}".replace(",", "," if language == "en" else "\u00a0")


_NUMERALS: Final = (
    (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip


def _roman(number: int) -> str:
    """The number in Roman numerals; in ours where nobody would read those any more."""
    if number >= 400:
        return str(number)
    text = ""
    for worth, letters in _NUMERALS:
        text += letters * (number // worth)
        number %= worth
    return text
