"""The samples of Python in the documents run as they stand,
given the few names that the text before them has introduced.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yearline.bots import BOTS
from yearline.games import rules_for
from yearline.rl.practice import practice_deck

ROOT = Path(__file__).parents[2]
SAMPLES = [
    pytest.param(sample, id=f"{document.stem}-{number}")
    for document in sorted((ROOT / "docs").rglob("*.md"))
    for number, sample in enumerate(re.findall(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL))
]


CAME_TRUE: dict[str, Callable[[dict[str, Any]], bool]] = {
    "action": lambda names: names["action"] in names["view"].legal,
    "env": lambda names: not names["env"].agents,
    "told": lambda names: names["told"]["n"] == len(names["results"]) == names["run"].games,
}
"""What must hold after the sample that makes something of that name: every sample makes one of them."""


def introduced() -> dict[str, Any]:
    rules, deck = rules_for("race"), practice_deck()
    step = rules.setup(deck, 3, 1)
    return {"deck": deck, "rules": rules, "step": step, "view": rules.view(step.state, rules.turn(step.state))}


def test_there_are_samples() -> None:
    assert len(SAMPLES) > 1


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_sample_runs_as_it_stands(sample: str) -> None:
    names = introduced()
    exec(compile(sample, "sample", "exec"), names)
    came = [check(names) for name, check in CAME_TRUE.items() if name in names]
    assert came == [True]


def test_the_table_of_bots_names_all_of_them_with_their_levels() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (\d) \|", text, re.MULTILINE)
    told = {name: int(level) for names, level in rows for name in re.findall(r"`(\w+)`", names)}
    assert told == {info.id: info.level for info in BOTS.values()}
