"""Years as people write them (A-26: there is no year 0)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.core.years import Precision
from yearline.decks.years import is_century, is_span, read_century, read_timestamp, read_year, typed_year
from yearline.i18n import COMPLETE, LANGUAGES
from yearline.i18n.dates import date_said, date_text


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1969", 1969), (" 1969 ", 1969), ("+-1", None), ("-44", -44), ("−44", -44), ("–44", -44), ("1969.0", 1969),
        ("44 BC", -44), ("44 b.c.", -44), ("44 BCE", -44), ("44BC", -44), ("44 av. J.-C.", -44),
        ("44 av. J.\u00a0-C.", -44), ("44 a.C.", -44), ("44 до н. э.", -44), ("44 до н.э.", -44), ("44 до н. е.", -44),
        ("AD 79", 79), ("79 AD", 79), ("79 CE", 79), ("79 d.C.", 79), ("79 ap. J.-C.", 79), ("79 н. э.", 79),
        ("10,000 BC", -10_000), ("3 300 000 до н. е.", -3_300_000), ("1969-07-20", 1969), ("0", 0), ("-44 BC", None),
        ("1914-1918", None), ("20.07.69", None), ("20.07/1969", None), ("", None), ("1969.5", None), ("1e3", None),
        ("=1900+69", None), ("١٩٦٩", None), ("1,96", None), ("1969-13-01", None), ("-0043-03-15", None),
        ("20.07.1969", 1969), ("07/20/1969", 1969), ("9.5.1945 0:00", 1945), ("10.000 a.C.", -10_000),
        ("3.300.000", 3_300_000), ("1.000,000", None), ("1969.00", 1969), ("1969,00", 1969), ("1,000", 1000),
        ("10,00", 10), ("1812 г.", 1812), ("1812 года", 1812), ("44 г. до н.э.", -44), ("988р.", 988),
        ("44 р. до н. е.", -44), ("l’an 800", 800), ("en 1515", 1515), ("1812 great", None), ("1914—1918", None),
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


@given(st.integers(-(10**12), 10**12).filter(bool), st.sampled_from(["year", "circa"]), st.sampled_from(LANGUAGES))
def test_what_we_say_can_be_typed(year: int, precision: Precision, language: str) -> None:
    assert read_year(date_said(year, precision, language)) == (year, precision == "circa")


@pytest.mark.parametrize(
    ("text", "span", "century"),
    [
        ("1914–1918", True, False), ("1914 — 1918 гг.", True, False), ("44-31 av. J.-C.", True, False),
        ("V век", False, True), ("IV в. до н. э.", False, True), ("IIe siècle", False, True),
        ("XII secolo", False, True), ("sec. XII", False, True), ("V ст.", False, True), ("12th century", False, True),
        ("XII", False, True), ("2e", False, False), ("1945 весна", False, False), ("1969", False, False),
        ("-44", False, False),
    ],
)  # fmt: skip
def test_spans_and_centuries_are_told_from_other_mistakes(text: str, span: bool, century: bool) -> None:
    assert (is_span(text), is_century(text)) == (span, century)


@pytest.mark.parametrize("language", COMPLETE)
@given(st.integers(-9_900, 2100).filter(bool))
def test_a_century_as_we_print_it_is_told_to_be_one(language: str, year: int) -> None:
    printed = date_text(year, "century", language)
    assert is_century(printed)
    first = read_century(printed)
    assert first is not None
    assert date_text(first, "century", language) == printed


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("17th c.", 1601),
        ("sec. XII", 1101),
        ("ХХ век", 1901),
        ("1er siècle av. J.-C.", -100),
        ("century", None),
        ("1969", None),
    ],
)
def test_a_century_counts_from_its_first_year(text: str, year: int | None) -> None:
    assert read_century(text) == year


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("+1969-07-20T00:00:00Z", 1969), ("1969-07-20T00:00:00Z", 1969), ("-0489-09-12T00:00:00Z", -490),
        ("0000-01-01T00:00:00Z", -1), ("-0043-03-15T00:00:00Z", -44), ("0001-01-01T00:00:00Z", 1),
        ("-13798000000-01-01T00:00:00Z", -13798000001), ("t12345", None), ("1969", None),
    ],
)  # fmt: skip
def test_the_query_service_counts_a_year_zero(text: str, year: int | None) -> None:
    assert read_timestamp(text) == year


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1905-05-22", 1969),
        ("22.05.1905", 1969),
        ("5/22/1905", 1969),
        ("22/5/1905 0:00", 1969),
        ("1902-09-26", 1000),
        ("1902-09-25", None),
        ("1905-09-30", 2100),
        ("1905-10-01", None),
        ("1905-02-31", None),
        ("1905", None),
        ("May 1905", None),
    ],
)
def test_a_day_that_a_spreadsheet_may_have_made_of_a_year(text: str, year: int | None) -> None:
    assert typed_year(text) == year
