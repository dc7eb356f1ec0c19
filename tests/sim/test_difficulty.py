import pytest

from tests.sim.test_run import deck
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck
from yearline.sim.difficulty import difficulty


def test_who_knows_less_fares_worse() -> None:
    found = difficulty(deck(), 200)
    assert [one.knowledge for one in found] == ["well", "fairly", "hardly"]
    assert found[0].right.mean > found[1].right.mean > found[2].right.mean
    assert found[0].score.mean > found[1].score.mean > found[2].score.mean


def test_years_close_together_are_harder_than_years_far_apart() -> None:
    close, apart = (
        make_deck("d", [deck_card(f"c{i}", year) for i, year in enumerate(years)])
        for years in (range(1501, 1581), range(1, 1601, 20))
    )
    assert difficulty(close, 200)[0].right.mean < difficulty(apart, 200)[0].right.mean


def test_a_deck_too_small_for_four_is_refused() -> None:
    with pytest.raises(BadDeck):
        difficulty(deck(12))
