"""Perft: how many lines of play there are from a fixed set-up.
A rule that changes anywhere near the start changes these numbers.
"""

import pytest

from tests.laws.tables import seat_0_begins, spread_deck
from yearline.core.deck import deck_card, make_deck
from yearline.core.play import perft
from yearline.games import GAMES, rules_for

SMALL = make_deck(
    "small", [deck_card(f"c{i}", year) for i, year in enumerate([1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89] * 2)]
)
COLORED = spread_deck(33)

COUNTS = [
    ("coop", {}, 2, [6, 25, 134, 603, 2627]),
    ("coop", {"edition": "ru"}, 2, [4, 16, 80, 332, 1432]),
    ("coop", {}, 1, [5, 21, 107, 462, 2072]),
    ("race", {"hand_size": 2}, 2, [4, 20, 80, 388, 1220]),
    ("race", {"hand_size": 1, "playoff": "keep_all"}, 3, [2, 5, 15, 38, 144]),
    ("chronology", {"draft_packets": 1}, 2, [3, 9, 27, 78, 156, 386, 906]),
    ("chronology", {"draft_packets": 2}, 3, [3, 9, 24, 54, 90, 90, 270]),
    ("lives", {}, 1, [2, 5, 15, 51, 171, 598]),
    ("crowd", {}, 2, [8, 32, 64, 64]),
    ("lives", {"lives": 1}, 3, [2, 4, 7, 11, 16, 28]),
]


@pytest.mark.parametrize(("name", "options", "seats", "counts"), COUNTS)
def test_perft(name: str, options: dict[str, object], seats: int, counts: list[int]) -> None:
    rules = rules_for(name, {**options, **seat_0_begins(name)})
    state = rules.setup(COLORED if name == "chronology" else SMALL, seats, 2024).state
    assert [perft(rules, state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_is_counted() -> None:
    assert {name for name, *_ in COUNTS} == set(GAMES)
