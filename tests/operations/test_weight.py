"""The engine's benchmark weighs a state with all that it holds."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from yearline.core.deck import deck_card
from yearline.core.piles import Stock


@pytest.fixture(scope="module")
def engine() -> ModuleType:
    path = Path(__file__).parents[2] / "benchmarks" / "engine.py"
    found = importlib.util.spec_from_file_location("benchmark_of_the_engine", path)
    assert found
    assert found.loader
    module = sys.modules[found.name] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_values_and_piles_are_looked_into(engine: ModuleType) -> None:
    card = deck_card("moon", 1969)
    parts = list(engine._parts((Stock((card,)), frozenset([7])), set()))
    assert {id(part) for part in parts} >= {id(card), id(card.face), id(card.back), id(card.face.title), id(7)}


def test_what_cannot_be_looked_into_has_no_weight(engine: ModuleType) -> None:
    with pytest.raises(TypeError, match="cannot weigh a object"):
        list(engine._parts((object(),), set()))
