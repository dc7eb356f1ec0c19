"""A bot in a file of one's own is found by what the file lists."""

from pathlib import Path

import pytest

from yearline.bots import UnknownBot
from yearline.bots.arena import Contest, check, play_deal
from yearline.bots.outside import bot_in
from yearline.rl.practice import practice_deck

FIRST = """
from __future__ import annotations
from dataclasses import dataclass
from typing import ClassVar
from yearline.bots import BotInfo, Player

@dataclass
class First(Player):
    hopes: ClassVar[int] = 0

    def choose(self, view, seed):
        return view.legal[0]

BOTS = (BotInfo("first", 0, lambda deck, seed: First()),)
"""


def written(folder: Path, text: str) -> str:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_it_plays_in_the_arena(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    contest = check(Contest("race", practice_deck(), 2, (path, "oracle"), 1, 1))
    played = play_deal(contest, 0)
    assert played.scores == {path: 0, "oracle": 1}
    assert played.moves[path] > 3


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "BotInfo"),
        ("BOTS = 3", "BotInfo"),
        ("BOTS = ()", "BotInfo"),
        (FIRST + "BOTS *= 2", "one bot"),
        ("BOTS = (", "SyntaxError"),
        ("1 / 0", "ZeroDivisionError"),
        ("raise SystemExit(0)", "SystemExit"),
    ],
)
def test_a_file_without_a_bot_is_refused_with_what_was_expected(tmp_path: Path, text: str, told: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(UnknownBot, match=told) as refused:
        check(Contest("race", practice_deck(), 2, (path,), 1, 1))
    assert path in refused.value.message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="FileNotFoundError"):
        bot_in(str(tmp_path / "nobody.py"))
