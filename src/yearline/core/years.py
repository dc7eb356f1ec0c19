"""Years as signed integers: AD n is +n, BC n is -n, and there is no year zero (A-26)."""

from typing import Final, Literal

from yearline.core.errors import BadDeck, shown

Precision = Literal["year", "circa", "century"]
PRECISIONS: Final[tuple[Precision, ...]] = ("year", "circa", "century")
FARTHEST: Final = 10**12
"""No card lies farther from us than this: well before the Big Bang, well inside 64 bits."""
FARTHEST_CENTURY: Final = 10_000
"""A century farther away than this is said, and counts, as a rough year."""


def check_year(year: int) -> int:
    """The year itself, if a card may carry it."""
    if isinstance(year, bool) or not isinstance(year, int):
        raise BadDeck(f"a year must be a whole number, not {shown(year)}")
    if year == 0:
        raise BadDeck("there is no year 0: 1 BC (-1) is followed by AD 1")
    if abs(year) > FARTHEST:
        raise BadDeck(f"the year {shown(year)} is farther away than {FARTHEST}")
    return year


def century(year: int) -> int:
    """The century a year lies in, signed as the year: 1950 is in 20, -44 in -1."""
    return (year + 99) // 100 if year > 0 else -((-year + 99) // 100)


def counted_year(year: int, precision: Precision) -> int:
    """The year that orders a card: a century counts from its first year (A-27). Nobody counts centuries beyond a hundred.

    >>> counted_year(1450, "century"), counted_year(-750, "century"), counted_year(1450, "circa")
    (1401, -800, 1450)
    """
    if precision != "century" or abs(year) > FARTHEST_CENTURY:
        return year
    return century(year) * 100 - (99 if year > 0 else 0)


def label(year: int, precision: Precision = "year") -> str:
    """The date as printed on an English card.

    >>> label(-44), label(1066), label(-2560, "circa"), label(1150, "century")
    ('44 BC', '1066', 'c. 2560 BC', '12th century (1101)')
    """
    era = " BC" if year < 0 else ""
    if precision == "century" and abs(year) <= FARTHEST_CENTURY:
        return f"{_ordinal(abs(century(year)))} century{era} ({abs(counted_year(year, precision))})"
    number = f"{-year:,}" if year <= -10_000 else str(abs(year))
    return f"{'' if precision == 'year' else 'c. '}{number}{era}"


def _ordinal(n: int) -> str:
    if n % 100 in (11, 12, 13):
        return f"{n}th"
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th') }"
