"""The order of legal actions, pinned in text files: logs that store a choice by its number, and learners, depend on it.

A difference here means a new version of the rules (`coop/2`), not a new snapshot. A new game is pinned once:

    python -m tests.games.test_legal_order
"""

from pathlib import Path
from random import Random

import pytest

from tests.laws.tables import seat_0_begins, spread_deck
from yearline.core.actions import to_text
from yearline.games import GAMES, rules_for

SNAPSHOTS = Path(__file__).with_name("legal_order")
DECKS = {"coop": 36, "race": 11}
OPTIONS = {"chronology": {"draft_packets": 1}}


def order(name: str) -> list[str]:
    """A line a move of a seeded random game: who is to act, and what they may do."""
    rules, rng = rules_for(name, {**OPTIONS.get(name, {}), **seat_0_begins(name)}), Random(7)
    state, lines = rules.setup(spread_deck(DECKS.get(name, 33)), 2, 7).state, []
    while len(lines) < 20 and (seat := rules.turn(state)) is not None:
        legal = rules.legal(state, seat)
        lines.append(f"{seat}: {', '.join(map(to_text, legal))}")
        state = rules.apply(state, seat, rng.choice(legal)).state
    return lines


@pytest.mark.parametrize("name", GAMES)
def test_the_order_is_as_pinned(name: str) -> None:
    text = (SNAPSHOTS / f"{name}.txt").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if not line.startswith("#")] == order(name)


def pin_new_games() -> None:
    """Write the order of every game that has no snapshot yet; those that have one stay as they are."""
    for name in GAMES:
        path = SNAPSHOTS / f"{name}.txt"
        if not path.exists():
            path.write_text(
                f"# {name}: say here how the actions are ordered.\n" + "\n".join(order(name)) + "\n", encoding="utf-8"
            )


if __name__ == "__main__":
    pin_new_games()
