"""Years as signed integers: AD n is +n, BC n is -n, and there is no year zero (A-26)."""

from typing import Final, Literal

from yearline.core.errors import BadDeck, shown

Precision = Literal["year", "circa", "century"]
PRECISIONS: Final[tuple[Precision, ...]] = ("year", "circa", "century")
FARTHEST: Final = 10**12
"""No card lies farther from us than this: well before the Big Bang, well inside 64 bits."""


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


def label(year: int, precision: Precision = "year") -> str:
    """The date as printed on an English card.

    >>> label(-44), label(1066), label(-2560, "circa"), label(1150, "century")
    ('44 BC', '1066', 'c. 2560 BC', '12th century')
    """
    era = " BC" if year < 0 else ""
    if precision == "century":
        return f"{_ordinal(abs(century(year)))} century{era}"
    number = f"{-year:,}" if year <= -10_000 else str(abs(year))
    return f"{'c. ' if precision == 'circa' else ''}{number}{era}"


def _ordinal(n: int) -> str:
    if n % 100 in (11, 12, 13):
        return f"{n}th"
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th') }"
