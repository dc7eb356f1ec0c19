"""Learned weights: the file that is shipped, and what happens when it is missing, broken, or of another version."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sim.test_run import deck
from yearline.bots.search import learned
from yearline.bots.search.strong import Strong
from yearline.games import rules_for
from yearline.sim import careful

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    learned._tables.cache_clear()
    yield
    learned._tables.cache_clear()


def changed(tmp_path: Path, change: Change) -> Path:
    found = json.loads(learned.FILE.read_text(encoding="utf-8"))
    change(found)
    path = tmp_path / "rollouts.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    return path


def test_the_file_says_how_it_was_made_and_has_weights_for_each_number_of_seats() -> None:
    found = json.loads(learned.FILE.read_text(encoding="utf-8"))
    assert found["command"].startswith("python benchmarks/learn_rollouts.py ")
    assert found["seed"] == 25
    tables = learned.read()
    assert sorted(tables) == [2, 3, 4]
    assert {table.shape for table in tables.values()} == {(careful.LEFT_MOST + 1, careful.COUNT)}
    assert learned.table_for(1) is learned.table_for(2)
    assert learned.table_for(6) is learned.table_for(4)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda found: found.update(version=2), "are of version 2; this player reads 1"),
        (lambda found: found.update(weights=3), "are of version 1"),
        (lambda found: found.pop("seats"), "cannot be read"),
        (lambda found: found.update(seats={}), "are not whole"),
        (lambda found: found["seats"]["2"]["rows"].pop(), "are not whole"),
        (lambda found: found["seats"]["2"]["rows"][0].pop(), "cannot be read"),
        (lambda found: found.update(seats=[1]), "cannot be read"),
    ],
)
def test_other_weights_are_refused_in_one_sentence(tmp_path: Path, change: Change, said: str) -> None:
    with pytest.raises(learned.BadWeights, match=said):
        learned.read(changed(tmp_path, change))


@pytest.mark.parametrize("text", ["", "[]", "{", "\x00"])
def test_nonsense_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rollouts.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(learned.BadWeights, match="cannot be read"):
        learned.read(path)


def test_without_weights_it_says_so_once_and_plays_greedily(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records: list[str] = []
    monkeypatch.setattr(learned._log, "warning", lambda text, *parts: records.append(text % parts))
    monkeypatch.setattr(learned, "FILE", tmp_path / "rollouts.json")
    rules, cards = rules_for("coop", {}), deck()
    state = rules.setup(cards, 2, 3).state
    view = rules.view(state, state.turn)
    chosen = [Strong(cards, worlds=20, deep=0, learned=True).choose(view, seed) for seed in range(4)]
    assert chosen == [Strong(cards, worlds=20, deep=0).choose(view, seed) for seed in range(4)]
    (said,) = records
    assert "rollouts.json is missing" in said
    assert "greedy" in said
