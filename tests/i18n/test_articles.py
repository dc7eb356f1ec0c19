"""Italian articles before dates: they are elided where the date is read with a vowel first."""

import pytest

from yearline.i18n import messages
from yearline.i18n.dates import date_said


@pytest.mark.parametrize(
    "year", [1, 8, 11, 80, 89, 800, 899, -8000, -11_000, -80_000, -800_000, -1_000_000, -11_000_000]
)
def test_years_read_with_a_vowel_first(year: int) -> None:
    date = date_said(year, "year", "it")
    say = messages("it")
    assert say("client-gap-before", after=date) == f"prima dell’{date}"
    assert say("client-gap-after", before=date) == f"dopo l’{date}"


@pytest.mark.parametrize(
    "year", [7, 9, 10, 18, 90, 100, 110, 111, 180, 1000, 1100, 1111, 1969, -10_000, -100_000, -111_000]
)
def test_years_read_with_a_consonant_first(year: int) -> None:
    date = date_said(year, "year", "it")
    say = messages("it")
    assert say("client-gap-before", after=date) == f"prima del\u00a0{date}"
    assert say("client-gap-after", before=date) == f"dopo il\u00a0{date}"


@pytest.mark.parametrize(
    ("century", "elided"),
    [
        (1, False),
        (7, False),
        (8, True),
        (9, False),
        (11, True),
        (12, False),
        (18, False),
        (80, True),
        (88, True),
        (90, False),
    ],
)
def test_centuries(century: int, elided: bool) -> None:
    date = date_said(-100 * century, "century", "it")
    article = "l’" if elided else "il\u00a0"
    assert messages("it")("client-gap-after", before=date) == f"dopo {article}{date}"


def test_both_dates_of_a_gap() -> None:
    before, after = date_said(850, "circa", "it"), date_said(1969, "year", "it")
    said = messages("it")("client-gap-between", before=before, after=after)
    assert said.replace("\u00a0", " ") == "tra l’850 d.C. circa e il 1969"
