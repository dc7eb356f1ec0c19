"""The spread of years: every card is counted once, and both plots say the same."""

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.core.deck import deck_card
from yearline.decks import CardText, LibraryCard, LibraryDeck, library
from yearline.decks.stats import plot, plot_svg, spread
from yearline.i18n import LANGUAGES


def deck_of(years: list[int]) -> LibraryDeck:
    cards = [
        LibraryCard(deck_card(f"c{n}", year), {"en": CardText("x", "")}, "life", "a", "b", "", 1)
        for n, year in enumerate(years)
    ]
    return replace(library()["inventions"], cards=tuple(cards))


@given(
    st.lists(st.integers(-(10**12), 10**12).filter(bool) | st.integers(-50, 2030).filter(bool), min_size=1, max_size=50)
)
def test_every_card_lies_in_one_span(years: list[int]) -> None:
    spans = spread(deck_of(years))
    assert sum(span.cards for span in spans) == len(years)
    assert len(spans) <= 20
    for span in spans:
        inside = [y for y in years if (span.first is None or y >= span.first) and (span.last is None or y <= span.last)]
        assert len(inside) == span.cards
        assert 0 not in (span.first, span.last)


@pytest.mark.parametrize(
    ("years", "ends"),
    [
        ([1961, 1989], [(1960, 1969), (1970, 1979), (1980, 1989)]),
        ([1492, 1776], [(1400, 1499), (1500, 1599), (1600, 1699), (1700, 1799)]),
        ([-5, 5], [(-10, -1), (1, 9)]),
        ([-20_000, -5000], [(None, -10_001), (-10_000, -3001)]),
    ],
)
def test_spans_suit_the_width_of_the_deck(years: list[int], ends: list[tuple[int | None, int | None]]) -> None:
    assert [(span.first, span.last) for span in spread(deck_of(years))] == ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_plots_show_every_count(language: str) -> None:
    deck = library()["world-history"]
    counts = [str(span.cards) for span in spread(deck)]
    assert [line.split()[-1] for line in plot(deck, language).splitlines()] == counts
    texts = [
        element.text
        for element in ElementTree.fromstring(plot_svg(deck, language)).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert texts[0] == deck.name(language)
    assert texts[2::2] == counts


def test_the_longest_bar_fills_the_width() -> None:
    lines = plot(deck_of([1961] * 4 + [1971, 1981]), "en", width=8).splitlines()
    assert [line.count("█") for line in lines] == [8, 2, 2]


def test_a_name_cannot_break_the_picture() -> None:
    deck = replace(deck_of([1969]), names={"en": "</text><script>alert(1)</script>"})
    assert "<script>" not in plot_svg(deck, "en")
    ElementTree.fromstring(plot_svg(deck, "en"))
