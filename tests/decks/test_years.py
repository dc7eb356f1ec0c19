"""Years as people write them (A-26: there is no year 0)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.core.years import Precision
from yearline.decks.years import read_timestamp, read_year
from yearline.i18n import LANGUAGES
from yearline.i18n.dates import date_text


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1969", 1969), (" 1969 ", 1969), ("+-1", None), ("-44", -44), ("−44", -44), ("–44", -44), ("1969.0", 1969), ("44 BC", -44),
        ("44 b.c.", -44), ("44 BCE", -44), ("44BC", -44), ("44 av. J.-C.", -44), ("44 av. J.\u00a0-C.", -44), ("44 a.C.", -44),
        ("44 до н. э.", -44), ("44 до н.э.", -44), ("44 до н. е.", -44), ("AD 79", 79), ("79 AD", 79), ("79 CE", 79), ("79 d.C.", 79),
        ("79 ap. J.-C.", 79), ("79 н. э.", 79), ("10,000 BC", -10_000), ("3 300 000 до н. е.", -3_300_000), ("1969-07-20", 1969), ("0", 0),
        ("-44 BC", None), ("1914-1918", None), ("July 1969", None), ("20.07.1969", None), ("07/20/1969", None), ("1969?", None), ("", None),
        ("1969.5", None), ("1e3", None), ("=1900+69", None), ("١٩٦٩", None), ("1,96", None), ("1969-13-01", None), ("-0043-03-15", None),
        ("12345678901234", None), ("nan", None), ("19 69", None), ("1450 vers", None), ("circa", None),
    ],
)  # fmt: skip
def test_a_year_is_read_or_refused(text: str, year: int | None) -> None:
    assert read_year(text) == (None if year is None else (year, False))


@pytest.mark.parametrize(
    "text", ["c. 1450", "c 1450", "ca. 1450", "circa 1450", "~1450", "vers 1450", "1450 circa", "ок. 1450", "бл. 1450"]
)
def test_about_means_circa(text: str) -> None:
    assert read_year(text) == (1450, True)


@given(st.integers(-(10**12), 10**12).filter(bool), st.sampled_from(["year", "circa"]), st.sampled_from(LANGUAGES))
def test_what_we_print_can_be_typed(year: int, precision: Precision, language: str) -> None:
    assert read_year(date_text(year, precision, language)) == (year, precision == "circa")


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("+1969-07-20T00:00:00Z", 1969), ("1969-07-20T00:00:00Z", 1969), ("-0489-09-12T00:00:00Z", -490), ("0000-01-01T00:00:00Z", -1),
        ("-0043-03-15T00:00:00Z", -44), ("0001-01-01T00:00:00Z", 1), ("-13798000000-01-01T00:00:00Z", -13798000001),
        ("t12345", None), ("1969", None),
    ],
)  # fmt: skip
def test_the_query_service_counts_a_year_zero(text: str, year: int | None) -> None:
    assert read_timestamp(text) == year
