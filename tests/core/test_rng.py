"""SplitMix64 and what is built on it, pinned: a change here would replay every old record differently."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.core.errors import BadOption
from yearline.core.rng import Seeded, commitment, next64, seeded


def test_splitmix64_golden_values() -> None:
    """The published values for the seed 1234567."""
    state, numbers = 1234567, []
    for _ in range(5):
        number, state = next64(state)
        numbers.append(number)
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_shuffle_golden_values() -> None:
    assert {seed: seeded(seed).shuffle(range(10))[0] for seed in SHUFFLED} == SHUFFLED


def test_all_bits_of_a_seed_count() -> None:
    assert len({seeded(seed) for seed in (1, 1 << 63, 1 << 64, 1 << 127, 1 | 1 << 64, 0)}) == 6


@pytest.mark.parametrize("wrong", [-1, -(1 << 200), 1.0, True, None, "1"])
def test_what_is_no_seed_is_refused(wrong: object) -> None:
    """A negative number has no last bit: folding it in would never end."""
    with pytest.raises(BadOption, match="whole number from 0 on"):
        seeded(wrong)  # type: ignore[arg-type]


def test_commitment_golden_value() -> None:
    assert commitment(42) == COMMITTED
    assert commitment(43) != COMMITTED


@given(st.integers(0, 2**64 - 1), st.integers(0, 60), st.data())
def test_the_top_of_a_shuffled_pile_is_a_sample(state: int, size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, size))
    shuffled, _ = Seeded(state).shuffle(range(size))
    assert sorted(shuffled) == list(range(size))
    assert Seeded(state).sample(range(size), count)[0] == shuffled[:count]


@given(st.integers(0, 2**64 - 1), st.integers(1, 100))
def test_below(state: int, n: int) -> None:
    number, luck = Seeded(state).below(n)
    assert 0 <= number < n
    assert luck != Seeded(state)


def test_a_number_that_would_favour_some_is_passed_over() -> None:
    """From this state comes 2**64 - 1, the one number too many to be shared out among three."""
    after = Seeded(next64(TOO_MANY.state)[1])
    assert next64(TOO_MANY.state)[0] == 2**64 - 1
    assert TOO_MANY.below(3) == after.below(3)
    assert TOO_MANY.shuffle("abc") == after.shuffle("abc")
    assert TOO_MANY.below(4)[0] == 3


def test_shuffles_are_even() -> None:
    """Each of the six orders of three cards comes about equally often."""
    luck, seen = Seeded(1), dict[tuple[int, ...], int]()
    for _ in range(6000):
        order, luck = luck.shuffle(range(3))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < times < 1150 for times in seen.values())


SHUFFLED = {
    0: (5, 3, 9, 0, 2, 8, 1, 4, 7, 6),
    1: (7, 5, 8, 0, 6, 4, 9, 3, 2, 1),
    42: (8, 4, 1, 2, 9, 0, 6, 3, 7, 5),
    1267650600228229401496703205383: (9, 8, 5, 6, 2, 7, 1, 3, 0, 4),
}
COMMITTED = "161a133f640b17bfaea88d67e9fd5c6617ff066e4a68f2b2d01c3db0deaedfb8"
TOO_MANY = Seeded(0x31628AF67B2131AB)
