"""Days in words, in five languages."""

import pytest

from yearline.decks.days import read_day
from yearline.decks.years import read_year


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("14 juillet 1790", (1790, 7, 14)), ("1er août 1291", (1291, 8, 1)), ("le 4 aout 1789", (1789, 8, 4)),
        ("July 4, 1776", (1776, 7, 4)), ("4th of July 1776", (1776, 7, 4)), ("July 1969", (1969, 7, 0)),
        ("17 marzo 1861", (1861, 3, 17)), ("12 апреля 1961 г.", (1961, 4, 12)), ("9 мая 1945 года", (1945, 5, 9)),
        ("24 серпня 1991 року", (1991, 8, 24)), ("1 січ. 1919", (1919, 1, 1)),
        ("14 smarch 1790", None), ("juillet", None), ("14 1790", None), ("may be 1790", None),
    ],
)  # fmt: skip
def test_a_day_is_read_or_refused(text: str, day: tuple[int, int, int] | None) -> None:
    assert read_day(text) == day
    assert read_year(text) == (None if day is None else (day[0], False))


@pytest.mark.parametrize(
    "text", ["v. 1450", "env. 1450", "environ 1450", "vers 1450", "verso il 1450", "1450?", "1450 (?)", "about 1450"]
)
def test_about_is_written_in_many_ways(text: str) -> None:
    assert read_year(text) == (1450, True)
