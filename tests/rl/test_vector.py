"""Many games at once for learners: the same games as the rules', shared without a copy, and nothing hidden in them."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.sim.test_run import deck
from yearline.rl import coop_v1, coop_v2
from yearline.rl.practice import practice_deck
from yearline.rl.vector import GamesVectorEnv
from yearline.sim import coop
from yearline.sim.batch import field, setting
from yearline.sim.field import BadField, Field
from yearline.sim.gpu import NoGpu
from yearline.sim.kind import ILLEGAL
from yearline.sim.kinds import KINDS
from yearline.sim.play import RESULT
from yearline.sim.run import Run, play_piece

SETTING = setting("coop", deck(), 3)


def any_legal(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    return (luck.random(masks.shape) * masks).argmax(1)


def test_rewards_add_up_to_the_score_and_new_deals_come_by_themselves() -> None:
    games, luck = field(SETTING, 16, 5), np.random.default_rng(1)
    start = np.full(16, 3 - 36)
    total, ended = start.astype(float), 0
    for _ in range(200):
        games.step(any_legal(games.masks, luck))
        total += games.rewards
        over = games.dones.astype(bool)
        assert (total[over, None] == games.results[over]).all()
        total[over], ended = start[over], ended + int(over.sum())
    assert ended > 30


def test_the_greedy_player_makes_of_a_field_what_it_makes_of_a_run() -> None:
    """The deals of a field are those of a run from the same seed."""
    from yearline.sim.greedy import WEIGHTS, choose, unseen

    games, count = field(SETTING, 4, 40), 4
    counts = np.zeros(SETTING.cards.ranks + 1, np.int16)
    scores = [None] * count
    while None in scores:
        actions = []
        for i in range(count):
            row, pile, sides = games._rows[i], games._piles[i], SETTING.cards.sides
            unseen(counts, pile, coop.SLOTS * 3 + 2, sides)
            actions.append(choose(row, games._words[i], sides, sides[0], counts, WEIGHTS))
        games.step(np.array(actions))
        for i in np.flatnonzero(games.dones):
            scores[i] = int(games.results[i, 0]) if scores[i] is None else scores[i]
    assert scores == play_piece(Run(SETTING, "greedy", count, 40), 0, count)[:, RESULT].tolist()


def test_what_is_hidden_is_not_in_an_observation() -> None:
    games = field(SETTING, 2, 7)
    before = games.observations.copy()
    below = games._rows[0, coop.NEXT] + 1
    rest = games._piles[0, below:].copy()
    games._piles[0, below:] = rest[::-1]
    games.step(np.array([-1, -1]))
    assert (games.observations == before).all()
    assert games.rewards.tolist() == [ILLEGAL, ILLEGAL]


def shown(games: Field) -> tuple[np.ndarray, ...]:
    return games.observations, games.masks, games.rewards, games.dones, games.results, games.turns


@pytest.mark.parametrize("game", KINDS)
def test_arrays_are_shared_and_not_copied(game: str) -> None:
    games = field(setting(game, deck(), 3), 7, 1)
    shared = [np.from_dlpack(one, copy=False) for one in shown(games)]
    games.step(games.masks.argmax(1))
    for one, own in zip(shared, shown(games), strict=True):
        assert one.ctypes.data == own.ctypes.data
        assert (one == own).all()


def test_arrays_lie_where_every_consumer_shares_them() -> None:
    """JAX copies what does not begin at a multiple of 64 bytes;
    whatever the number of games, all of these do, in one piece.
    """
    for game, games in (("coop", 1), ("coop", 33), ("race", 7), ("chronology", 7)):
        for one in shown(field(setting(game, deck(), 3), games, 1)):
            assert one.__dlpack_device__() == (1, 0)  # the processor's memory
            assert one.ctypes.data % 64 == 0
            assert one.flags.c_contiguous
            assert one.flags.writeable


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadField, match="number of games"):
        field(SETTING, 0, 1)
    with pytest.raises(BadField, match="device"):
        field(SETTING, 4, 1, "tpu")
    with pytest.raises(BadField, match="each of the 4"):
        field(SETTING, 4, 1).step(np.zeros(3, np.int64))


def test_without_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoGpu, match="pip install"):
        field(SETTING, 4, 1, "cuda")


@pytest.mark.parametrize("game", KINDS)
def test_gymnasium_sees_a_vector_of_games(game: str) -> None:
    env, luck = GamesVectorEnv(8, seats=2, game=game), np.random.default_rng(3)
    seen, _ = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    first = seen["observation"].copy()
    finals = 0
    for _ in range(120):
        seen, rewards, over, late, info = env.step(any_legal(seen["action_mask"], luck))
        assert rewards.shape == over.shape == late.shape == (8,)
        assert ("results" in info) == bool(over.any())
        assert (info["turns"] < 2).all()
        finals += int(over.sum())
    assert finals > 4
    seen, _ = env.reset(seed=4)
    assert (seen["observation"] == first).all()


def test_the_second_version_of_coop_shows_the_discard_pile() -> None:
    one, two = coop_v1.raw_env(), coop_v2.raw_env()
    for env in (one, two):
        env.reset(seed=1)
    old, new = (env.observe("seat_0")["observation"] for env in (one, two))
    assert (new[: len(old)] == old).all()
    assert new[len(old)] > 0
    assert not new[len(old) + 2 :].any()
    two.close()
    assert two.agents == []


SIMULATED = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from tests.rl.test_vector import course
np.save(sys.argv[1], course("cuda"))
"""


def course(device: str) -> np.ndarray:
    """All that fields show while three games are played of each kind, the first legal action each time."""
    told = []
    for game in KINDS:
        games = field(setting(game, deck(40), 2, {"draft_packets": 2} if game == "chronology" else {}), 3, 11, device)
        for _ in range(50):
            here = [np.asarray(one if device == "cpu" else one.copy_to_host()) for one in shown(games)]
            told += [one.ravel().astype(float) for one in here]
            games.step(here[1].argmax(1))
    return np.concatenate(told)


def test_a_simulated_gpu_shows_what_the_processor_shows(tmp_path: Path) -> None:
    """In a process of its own, in which Numba compiles nothing: the simulator runs the kernels as plain Python."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    found = tmp_path / "found.npy"
    subprocess.run([sys.executable, "-c", SIMULATED, str(found)], env=env, check=True, timeout=300)
    assert np.load(found).tolist() == course("cpu").tolist()


def test_the_learner_of_the_examples_learns() -> None:
    example = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "learn_coop.py"))
    table = field(setting("coop", practice_deck(), 3), example["PEOPLE"] * example["GAMES"], 1)
    luck, ways = np.random.default_rng(1), np.zeros((example["PEOPLE"], example["WEIGHTS"]))
    for generation in range(3):
        ways = ways if generation else luck.standard_normal(ways.shape)
        made = example["played"](table, ways, 1000 * generation)
        best = ways[np.argsort(made)[-example["BEST"] :]]
        ways = best.mean(0) + best.std(0) * luck.standard_normal(ways.shape)
    assert made.mean() > 10
