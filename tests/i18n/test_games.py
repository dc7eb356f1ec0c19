"""Every game is spoken of everywhere:
its rules, its phases, its options and its ends have words, and it has a drawing.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import yearline.server
from tests.laws.tables import Table, spread_deck, walk
from yearline.games import GAMES, rules_for
from yearline.i18n import COMPLETE, messages

PARTS = (
    "rules-title",
    "rules-short",
    "rules-aim",
    "rules-setup",
    "rules-turn",
    "rules-end",
    "pages-rules-picture",
    "pages-own-not-enough",
    "review-picture",
)
SAY = messages("en")


def views(name: str) -> Iterator[Any]:
    """What a spectator sees of a few random games."""
    for whim in range(4):
        table = Table(rules_for(name), spread_deck(210), 2, whim, whim)
        for state, _ in walk(table, 200):
            yield table.rules.public(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_words(name: str) -> None:
    needed = [f"{part}-{name}" for part in PARTS]
    for option in GAMES[name].OPTIONS:
        id = f"client-option-{option.name.replace('_', '-')}"
        needed += [id, f"{id}-help"]
    for view in views(name):
        if view.outcome is None:
            powers = [f"client-do-{name}-{view.phase}-{view.power}", f"client-do-{name}-{view.phase}"]
            needed.append(next((id for id in powers if id in SAY), powers[-1]))
        elif view.score is not None:
            reason = view.outcome.reason.replace("_", "-")
            needed += [f"client-reason-{reason}", f"told-reason-{reason}"]
    assert sorted({id for id in needed if id not in SAY}) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_drawing(name: str) -> None:
    icons = Path(yearline.server.__file__).with_name("pages") / "templates" / "icons.svg"
    assert f'<symbol id="game-{name}" ' in icons.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("color", ["red", "blue", "beige"])
def test_the_coach_calls_a_packet_as_the_table_does(language: str, color: str) -> None:
    """And names its colour beside it, which is all that a terminal shows. Cases change the end of a word."""
    say = messages(language)
    stem = say(f"client-pile-stack-{color}")[:-1]
    for id in (f"review-did-draft-{color}", f"review-better-draft-{color}"):
        assert stem in say(id)
        assert say(f"term-color-{color}")[:3] in say(id).partition(stem)[2]
