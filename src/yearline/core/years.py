"""Dates as ordered integers. A year is itself: AD n is +n, BC n is -n, and there is no year zero (A-26).

A deck may have days instead: 14 July 1789 is `DAYS` + 17890714. `DAYS` lies so far beyond the farthest year that no day
can be taken for a year, whoever looks; rules compare whole numbers and need not know which of the two they compare.
"""

from typing import Final, Literal

from yearline.core.errors import BadDeck, shown

Precision = Literal["year", "circa", "century", "day"]
PRECISIONS: Final[tuple[Precision, ...]] = ("year", "circa", "century")
DAYS: Final = 2 * 10**15
"""The days of the year 0, if there were one, would lie here: still a whole number that JavaScript can hold."""
MONTHS: Final = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
YEARS_WITH_DAYS: Final = 9999
FARTHEST: Final = 10**12
"""No card lies farther from us than this: well before the Big Bang, well inside 64 bits."""
FARTHEST_CENTURY: Final = 10_000
"""A century farther away than this is said, and counts, as a rough year."""


def check_year(year: int) -> int:
    """The year itself, if a card may carry it."""
    if isinstance(year, bool) or not isinstance(year, int):
        raise BadDeck(f"a year must be a whole number, not {shown(year)}")
    if abs(year - DAYS) < 2 * 10**8:  # a day; what else is so far away is a mistake
        return day_of(*parts_of(year))
    if year == 0:
        raise BadDeck("there is no year 0: 1 BC (-1) is followed by AD 1")
    if abs(year) > FARTHEST:
        raise BadDeck(f"the year {shown(year)} is farther away than {FARTHEST}")
    return year


def is_day(date: float) -> bool:
    """Whether a date is a day, and not a year."""
    return date > FARTHEST


def day_of(year: int, month: int, day: int) -> int:
    """A day as the whole number that orders it. Raises BadDeck where there is no such day.

    >>> day_of(1789, 7, 14) < day_of(1789, 8, 4) < day_of(1790, 1, 1), day_of(-44, 3, 15) < day_of(1, 1, 1)
    (True, True)
    """
    if year == 0 or abs(year) > YEARS_WITH_DAYS or not 1 <= month <= 12 or not 1 <= day <= MONTHS[month - 1]:
        raise BadDeck(f"there is no day {year}-{month:02}-{day:02}")
    return DAYS + year * 10_000 + month * 100 + day


def parts_of(date: int) -> tuple[int, int, int]:
    """Year, month and day of a day."""
    year, rest = divmod(date - DAYS, 10_000)
    return year, *divmod(rest, 100)


def year_of(date: int) -> int:
    """The year in which a date lies."""
    return parts_of(date)[0] if is_day(date) else date


def days_apart(one: int, other: int) -> int:
    """How many days lie between two days; 0 where dates are years.

    >>> days_apart(day_of(1789, 7, 14), day_of(1789, 8, 4)), days_apart(day_of(-1, 12, 31), day_of(1, 1, 1))
    (21, 1)
    >>> days_apart(1789, 1790)
    0
    """
    return abs(counted_day(one) - counted_day(other)) if is_day(one) and is_day(other) else 0


def counted_day(date: int) -> int:
    """A day by its number in our calendar, whenever it was: years from March on, so that a leap day is the last one."""
    year, month, day = parts_of(date)
    year += (year < 0) - (month <= 2)
    return year * 365 + year // 4 - year // 100 + year // 400 + (153 * ((month - 3) % 12) + 2) // 5 + day


def in_years(date: float) -> float:
    """A date on the axis of years: a day lies within its year."""
    if not is_day(date):
        return date
    year, month, day = parts_of(int(date))
    return year + ((month - 1) * 31 + day - 1) / 372


def like(date: int, years: float) -> float:
    """A point on the axis of years as a date of the same kind as another."""
    if not is_day(date):
        return years
    year = int(years // 1)
    month, day = divmod((years - year) * 372, 31)
    return DAYS + year * 10_000 + (int(month) + 1) * 100 + day + 1


def plain(date: int) -> str:
    """A date as tables hold it: a signed year, or a day as ISO writes it.

    >>> plain(-44), plain(day_of(1789, 7, 14)), plain(day_of(-44, 3, 15))
    ('-44', '1789-07-14', '-0044-03-15')
    """
    if not is_day(date):
        return str(date)
    year, month, day = parts_of(date)
    return f"{'-' if year < 0 else ''}{abs(year):04}-{month:02}-{day:02}"


def century(year: int) -> int:
    """The century a year lies in, signed as the year: 1950 is in 20, -44 in -1."""
    return (year + 99) // 100 if year > 0 else -((-year + 99) // 100)


def counted_year(year: int, precision: Precision) -> int:
    """The year that orders a card: a century counts from its
    first year (A-27). Nobody counts centuries beyond a hundred.

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
    if is_day(year):
        return plain(year)
    era = " BC" if year < 0 else ""
    if precision == "century" and abs(year) <= FARTHEST_CENTURY:
        return f"{_ordinal(abs(century(year)))} century{era} ({abs(counted_year(year, precision))})"
    number = f"{-year:,}" if year <= -10_000 else str(abs(year))
    return f"{'' if precision == 'year' else 'c. '}{number}{era}"


def _ordinal(n: int) -> str:
    if n % 100 in (11, 12, 13):
        return f"{n}th"
    return f"{n}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th') }"
