"""Choosing between ratings: the highest, and chance between equals."""

import pytest

from yearline.bots.base import best
from yearline.core.actions import Discard, End, Play
from yearline.core.errors import GameOver
from yearline.core.ids import CardRef

ONE, TWO, THREE = Play(CardRef(1)), Discard(CardRef(2)), End()


def test_the_highest_is_chosen_whatever_the_seed() -> None:
    assert {best({ONE: 0.5, TWO: 1.0, THREE: 0.9}, seed) for seed in range(20)} == {TWO}


def test_chance_decides_between_equals_and_the_seed_is_that_chance() -> None:
    ratings = {ONE: 0.1 + 0.2, TWO: 0.3, THREE: 0.2}
    assert ratings[ONE] != ratings[TWO]  # but for how numbers are rounded
    chosen = [best(ratings, seed) for seed in range(40)]
    assert set(chosen) == {ONE, TWO}
    assert chosen == [best(ratings, seed) for seed in range(40)]


def test_nothing_is_no_choice() -> None:
    with pytest.raises(GameOver):
        best({}, 1)
