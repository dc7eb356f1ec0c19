"""What the benchmark of practice measures: with as many questions, the schedule remembers at least a quarter more."""

import importlib.util
import sys
from pathlib import Path
from statistics import mean
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    path = Path(__file__).parents[2] / "benchmarks" / "practice.py"
    found = importlib.util.spec_from_file_location("benchmark_of_practice", path)
    assert found
    assert found.loader
    module = sys.modules[found.name] = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_at_equal_effort_a_quarter_more_is_remembered_than_by_random_practice(bench: ModuleType) -> None:
    found, effort = bench.compare(people=6, cards=60, library=530, questions=20)
    assert mean(found["schedule"]) > 1.25 * mean(found["any"])
    assert mean(found["schedule"]) > mean(found["misjudged"])
    assert 0.96 * mean(found["best"]) < mean(found["schedule"]) < mean(found["best"])
    assert 1 < effort < 6


def test_memory_fades_and_cramming_does_not_last(bench: ModuleType) -> None:
    spaced, crammed = bench.Trace(0.0), bench.Trace(0.0)
    for day in (0.0, 3.0, 9.0):
        spaced.meet(day)
    for minute in (0.0, 0.001, 0.002):
        crammed.meet(9.0 + minute)
    assert spaced.recall(10.0) > spaced.recall(30.0) > spaced.recall(90.0)
    assert spaced.recall(60.0) > crammed.recall(60.0)
