"""The spread of years: every card is counted once, in spans that suit the deck."""

from dataclasses import replace as replace_fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.core.deck import deck_card
from yearline.decks import CardText, LibraryCard, LibraryDeck, library
from yearline.decks.stats import spread
from yearline.i18n import LANGUAGES


def deck_of(years: list[int]) -> LibraryDeck:
    cards = [
        LibraryCard(deck_card(f"c{n}", year), {"en": CardText("x", "")}, "life", "a", "b", "", 1)
        for n, year in enumerate(years)
    ]
    return replace_fields(library()["inventions"], cards=tuple(cards))


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
def test_every_span_is_told_in_words(language: str) -> None:
    labels = [span.label(language) for span in spread(library()["world-history"])]
    assert len(set(labels)) == len(labels)
    assert all(labels)


def test_open_ends_are_told() -> None:
    first, *_, last = spread(deck_of([-20_000, 1, 2020]))
    assert (first.label("en"), last.label("en")) == ("before 10,000\u00a0BC", "from 2000")
