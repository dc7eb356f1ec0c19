"""Options: what may be chosen, what holds when nothing is said, and what a typed text means."""

import pytest

from yearline.core.errors import BadOption
from yearline.core.options import FIRST_PLAYER, MAX_PLAYERS, Option, parse_option, read_options

SHOWN = Option("shown", (False, True))
HAND = Option("hand", (4, 1, 2, 3), per_seat=True)
WAY = Option("way", ("stack", "blocked"))
KNOWN = (SHOWN, HAND, WAY)


def test_what_is_not_said_is_the_default() -> None:
    assert read_options(KNOWN, {}) == {"shown": False, "hand": 4, "way": "stack"}
    assert read_options(KNOWN, {"way": "blocked", "hand": [1, 2]}) == {"shown": False, "hand": (1, 2), "way": "blocked"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption, match="this game has shown, hand, way"):
        read_options(KNOWN, {"weather": "fine"})


@pytest.mark.parametrize(
    ("option", "text", "meant"),
    [
        (SHOWN, "true", True),
        (SHOWN, " false ", False),
        (HAND, "3", 3),
        (HAND, "4, 1,2", (4, 1, 2)),
        (WAY, "blocked", "blocked"),
        (FIRST_PLAYER, "random", "random"),
        (FIRST_PLAYER, "7", 7),
        (MAX_PLAYERS, "7", 7),
        (MAX_PLAYERS, "8", 8),
    ],
)
def test_a_typed_text(option: Option, text: str, meant: object) -> None:
    read = parse_option(option, text)
    assert (read, type(read)) == (meant, type(meant))


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SHOWN, "1"),
        (SHOWN, "True"),
        (HAND, "5"),
        (HAND, "4,5"),
        (HAND, "4,"),
        (HAND, ",".join("4" * 501)),
        (HAND, "²"),
        (HAND, "0000000004"),
        (WAY, "stack,stack"),
        (FIRST_PLAYER, "8"),
        (MAX_PLAYERS, "9"),
        (MAX_PLAYERS, "5"),
    ],
)
def test_a_typed_text_that_means_nothing(option: Option, text: str) -> None:
    with pytest.raises(BadOption, match=f"option {option.name}: expected one of "):
        parse_option(option, text)


@pytest.mark.parametrize("given", [0, 1, "false", None, [False]])
def test_a_value_that_only_equals_one_of_ours_is_none(given: object) -> None:
    with pytest.raises(BadOption, match="expected one of false, true; got"):
        SHOWN.read(given)


def test_each_seat_may_have_a_value_of_its_own() -> None:
    assert HAND.read([1] * 8) == (1,) * 8
    for given in ([], [1] * 501, [True]):
        with pytest.raises(BadOption):
            HAND.read(given)
