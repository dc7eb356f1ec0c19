"""Titles in SVG: broken between words, sized to fit, safe in XML."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.art.lettering import LEADING, Setting, fit, together, width, wrap, xml_text

SIZES = (54, 42, 30)


def test_a_short_title_is_one_large_line() -> None:
    assert fit("Moon", 560, 200, SIZES).lines == ("Moon",)
    assert fit("Moon", 560, 200, SIZES).size == 54


def test_lines_are_of_even_length() -> None:
    assert wrap("one two three four", width("one two three") + 0.01) == ["one two", "three four"]


@pytest.mark.parametrize(
    ("title", "joined"),
    [
        ("Pac-Man", "Pac-|Man"),
        ("X-rays, then COVID-19", "X-|rays, then COVID-|19"),
        ("Dan-no-ura", "Dan-|no-|ura"),
        ("Jean-Jacques", "Jean-|Jacques"),
        ("Levi-Montalcini", "Levi-Montalcini"),
        ("no hyphen - none -44", "no hyphen - none -44"),
    ],
)
def test_short_compounds_are_joined_and_long_ones_may_break(title: str, joined: str) -> None:
    assert together(title) == joined.replace("|", "\u2060")


def test_a_long_word_makes_the_type_smaller_rather_than_being_cut() -> None:
    word = "Північноатлантичний"
    setting = fit(f"{word} договір", 500, 200, SIZES)
    assert word in setting.lines
    assert setting.size < 54
    assert fit("w" * 17, 500, 200, SIZES) == Setting(("w" * 17,), 30)


def test_what_never_fits_ends_in_an_ellipsis() -> None:
    setting = fit("слово " * 60, 560, 200, SIZES)
    assert setting.size == 30
    assert setting.lines[-1].endswith("…")
    assert len(setting.lines) == 200 // (30 * LEADING)
    *full, cut = setting.lines
    assert set(full) == {full[0]}
    assert len(cut) >= len(full[0]) - 1
    assert full[0].startswith(cut.removesuffix("…"))


@given(st.text(max_size=300))
def test_any_text_stays_inside_its_box(text: str) -> None:
    setting = fit(text, 560, 142, SIZES)
    assert len(setting.lines) * setting.size * LEADING <= 142
    assert all(width(line) * setting.size <= 560 + setting.size for line in setting.lines)


@given(st.text())
def test_any_text_is_well_formed_in_xml(text: str) -> None:
    ElementTree.fromstring(f"<t>{xml_text(text)}</t>")


@pytest.mark.parametrize(("text", "safe"), [("<b>&", "&lt;b&gt;&amp;"), ("a\x00b\ud800", "a b ")])
def test_signs_that_xml_forbids_are_replaced(text: str, safe: str) -> None:
    assert xml_text(text) == safe
