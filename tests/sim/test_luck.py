"""The kernels' luck is the reference's luck."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from yearline.core import rng
from yearline.sim import luck

seeds = st.integers(0, (1 << 64) - 1)


@given(seeds, st.integers(1, 300))
def test_below_draws_the_same_numbers(state: int, n: int) -> None:
    expected, after = rng.Seeded(state).below(n)
    assert tuple(map(int, luck.below(np.uint64(state), n))) == (expected, after.state)


@given(seeds, st.integers(1, 60), st.data())
def test_shuffles_are_the_same(state: int, size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, size))
    expected, after = rng.Seeded(state).sample(range(size), count)
    pile = np.arange(size, dtype=np.int16)
    assert int(luck.shuffle(pile, count, np.uint64(state))) == after.state
    assert tuple(pile[:count].tolist()) == expected


@given(seeds)
def test_games_begin_with_the_same_state(seed: int) -> None:
    assert int(luck.seeded(np.uint64(seed))) == rng.seeded(seed).state


def test_skipping_is_drawing() -> None:
    _, after = rng.Seeded(7).shuffle(range(50))
    assert int(luck.skip(np.uint64(7), 50)) == after.state


def test_a_key_has_its_normal_number_and_they_are_normal() -> None:
    numbers = np.array([luck.normal(np.uint64(key)) for key in range(4000)])
    assert luck.normal(np.uint64(3)) == numbers[3]
    assert abs(numbers.mean()) < 0.08
    assert abs(numbers.std() - 1) < 0.06
