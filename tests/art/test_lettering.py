"""Titles in SVG and print: compounds that stay whole, text that is safe in XML."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.art.lettering import together, xml_text


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


@given(st.text())
def test_any_text_is_well_formed_in_xml(text: str) -> None:
    ElementTree.fromstring(f"<t>{xml_text(text)}</t>")


@pytest.mark.parametrize(("text", "safe"), [("<b>&", "&lt;b&gt;&amp;"), ("a\x00b\ud800", "a b ")])
def test_signs_that_xml_forbids_are_replaced(text: str, safe: str) -> None:
    assert xml_text(text) == safe
