"""Choices that follow from an id: stable, within bounds, evenly spread."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from yearline.art.chance import Chance, fingerprint


def test_the_same_id_always_gives_the_same_choices() -> None:
    chance = Chance("columbus")
    assert [chance.between(0, 99) for _ in range(6)] == [8, 6, 77, 6, 21, 68]


@given(st.text(), st.integers(-50, 50), st.integers(0, 300))
def test_choices_stay_within_bounds(id: str, low: int, span: int) -> None:
    chance = Chance(id)
    assert all(low <= chance.between(low, low + span) <= low + span for _ in range(100))


def test_the_highest_draw_is_still_within_bounds() -> None:
    """One id in 65,536 begins with it."""
    assert Chance("card-172599").between(3, 9) == 9
    assert Chance("card-172599").pick("abcd") == "d"


def test_every_choice_comes_up() -> None:
    counts = Counter(Chance(f"card-{number}").pick("abcd") for number in range(4_000))
    assert all(850 < count < 1_150 for count in counts.values())
    assert set(counts) == set("abcd")


def test_fingerprints_tell_parts_apart_and_keep_silent() -> None:
    assert fingerprint("ab", "c") != fingerprint("a", "bc")
    assert "moon" not in fingerprint("moon-landing")
