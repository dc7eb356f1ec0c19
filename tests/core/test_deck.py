"""Cards and decks refuse what cannot be printed; symbols that are not given follow from the id."""

from collections import Counter

import pytest

from yearline.core.deck import deck_card, make_deck, symbols_for
from yearline.core.errors import BadDeck
from yearline.core.years import Precision, century, check_year, label


def test_symbols_follow_from_the_id_and_are_evenly_spread() -> None:
    """A-22, A-23."""
    pairs = [symbols_for(f"card {i}") for i in range(1200)]
    assert pairs == [symbols_for(f"card {i}") for i in range(1200)]
    assert all(front != back for front, back in pairs)
    assert len(Counter(pairs)) == 12
    assert min(Counter(pairs).values()) > 60


def test_symbols_stay_what_they_were() -> None:
    """Old records and printed decks rely on them."""
    assert [symbols_for(id) for id in ("moon-landing", "first-cities")] == MADE
    assert [symbols_for("moon-landing", count) for count in (2, 8)] == MADE_OF_OTHERS


def test_a_card_without_a_title_is_called_by_its_id() -> None:
    assert [deck_card("x", 5, title=title).face.title for title in ("", "Moon")] == ["x", "Moon"]


@pytest.mark.parametrize("year", [True, 1.0, "5", None, 10**12 + 1, -(10**12) - 1])
def test_impossible_years(year: object) -> None:
    with pytest.raises(BadDeck):
        check_year(year)  # type: ignore[arg-type]
    assert [check_year(far) for far in (10**12, -(10**12))] == [10**12, -(10**12)]


def test_the_symbols_of_the_two_sides_differ() -> None:
    with pytest.raises(BadDeck):
        deck_card("x", 5, front="sun", back="sun")


def test_no_year_zero() -> None:
    """A-26."""
    with pytest.raises(BadDeck, match="no year 0"):
        deck_card("x", 0)


def test_no_card_twice() -> None:
    with pytest.raises(BadDeck, match="twice"):
        make_deck("d", [deck_card("x", 5), deck_card("x", 6)])


def test_colours_are_known() -> None:
    with pytest.raises(BadDeck):
        deck_card("x", 5, color="green")


@pytest.mark.parametrize(
    ("year", "precision", "printed"),
    [
        (1066, "year", "1066"),
        (-44, "year", "44 BC"),
        (-2560, "circa", "c. 2560 BC"),
        (-13_800_000_000, "circa", "c. 13,800,000,000 BC"),
        (1150, "century", "12th century (1101)"),
        (2001, "century", "21st century (2001)"),
        (-1, "century", "1st century BC (100)"),
        (-1100, "century", "11th century BC (1100)"),
        (1301, "century", "14th century (1301)"),
        (1201, "century", "13th century (1201)"),
        (-11_001, "century", "c. 11,001 BC"),
        (-10_000, "year", "10,000 BC"),
        (-9999, "year", "9999 BC"),
    ],
)
def test_labels(year: int, precision: str, printed: str) -> None:
    assert label(year, precision) == printed  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("year", "precision", "counts"),
    [
        (1450, "century", 1401),
        (1401, "century", 1401),
        (1500, "century", 1401),
        (-750, "century", -800),
        (-701, "century", -800),
        (-1, "century", -100),
        (1, "century", 1),
        (-10_000, "century", -10_000),
        (-39_450, "century", -39_450),
        (1450, "circa", 1450),
        (1450, "year", 1450),
    ],
)
def test_a_century_counts_from_its_start(year: int, precision: Precision, counts: int) -> None:
    """A-27: 1430 lies to the right of the 15th century, and its card says why."""
    card = deck_card("x", year, precision=precision)
    assert card.back.year == counts
    assert card.back.label == label(year, precision)


def test_centuries() -> None:
    assert [century(year) for year in (1, 100, 101, 2000, 2001, -1, -100, -101)] == [1, 1, 2, 20, 21, -1, -1, -2]


MADE = [("star", "sun"), ("star", "moon")]
MADE_OF_OTHERS = [("sun", "moon"), ("anchor", "key")]
