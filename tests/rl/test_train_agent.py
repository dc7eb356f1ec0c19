"""The training example, cut short: it learns, and twice the same."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest


@pytest.fixture(scope="module")
def example() -> ModuleType:
    path = Path(__file__).parents[2] / "examples" / "train_agent.py"
    spec = importlib.util.spec_from_file_location("train_agent", path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_agent_learns_to_beat_the_simple_bot(example: ModuleType) -> None:
    fresh = range(1000, 1040)
    assert example.victories(np.zeros(example.FEATURES), example.Memory(), fresh) < 0.1
    short, memory = example.Training(generations=3, agents=12, games=10), example.Memory()
    weights = example.train(short, memory)
    assert np.array_equal(weights, example.train(short, example.Memory()))
    assert example.victories(weights, memory, fresh) > 0.7
