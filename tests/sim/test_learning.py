"""Learning: without learned weights the careful player is the greedy one;
a GPU plays the same games; evolution finds what is better.
"""

import os
import subprocess
import sys
from typing import Any

import numpy as np

from tests.sim.test_run import deck
from yearline.sim import careful, learning
from yearline.sim.batch import setting
from yearline.sim.evolution import Evolution
from yearline.sim.play import RESULT
from yearline.sim.run import Run, play_piece

ONE = setting("coop", deck(70), 3)
GAMES = 2


def vectors() -> list[Any]:
    other = learning.start()
    other[careful.LIVE + 5] -= 2.0
    return [learning.start(), other]


SIMULATED = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from tests.sim.test_learning import GAMES, ONE, vectors
from yearline.sim import learning
tables = [learning.table_of(one) for one in vectors()]
np.save(sys.argv[1], learning.Device([ONE]).means(tables, 9, GAMES))
"""


def test_the_careful_player_without_learned_weights_is_the_greedy_one() -> None:
    greedy = play_piece(Run(ONE, "greedy", 200, 3), 0, 200)[:, RESULT]
    assert learning.play(ONE, learning.table_of(learning.start()), 3, 200).tolist() == greedy.tolist()


def test_the_simulated_gpu_plays_what_the_processor_plays(tmp_path: Any) -> None:
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    found = tmp_path / "found.npy"
    subprocess.run([sys.executable, "-c", SIMULATED, str(found)], env=env, check=True, timeout=300)
    tables = [learning.table_of(one) for one in vectors()]
    assert np.load(found).tolist() == learning.Processor([ONE], 1).means(tables, 9, GAMES).tolist()


def test_evolution_finds_the_top_of_a_hill_and_a_seed_the_same_one() -> None:
    tops = []
    for _ in range(2):
        evolution = Evolution(np.zeros(6), np.ones(6), 0.5, 16, 4)
        for _ in range(120):
            evolution.tell(-((evolution.ask() - np.arange(6)) ** 2 * [1, 4, 9, 1, 4, 9]).sum(axis=1))
        tops.append(evolution.mean.tolist())
    assert np.abs(np.array(tops[0]) - np.arange(6)).max() < 0.01
    assert tops[0] == tops[1]


def test_weights_change_steadily_between_the_knots() -> None:
    vector = np.zeros((len(learning.KNOTS), careful.COUNT))
    vector[1, 0] = 6.0
    table = learning.table_of(vector, 1)
    assert table[:8, 0].tolist() == [0, 1, 2, 3, 4, 5, 6, 5]
    assert table.shape == (careful.LEFT_MOST + 1, careful.COUNT)
