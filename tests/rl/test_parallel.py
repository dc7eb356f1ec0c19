"""The parallel environment keeps PettingZoo's contract: a step is a round, and nobody sees another's choice."""

from collections.abc import Iterator
from typing import ClassVar

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test

from tests.extending.newcomers.chorus import Chorus
from yearline.core.actions import Action, Place
from yearline.core.errors import IllegalAction
from yearline.core.view import View
from yearline.games import GAMES
from yearline.rl.encoding import Encoding
from yearline.rl.parallel import ParallelTableEnv

pytestmark = pytest.mark.filterwarnings("ignore:Observation")


class ChorusEncoding(Encoding):
    """The line and the card in question; an action is a gap."""

    @property
    def actions(self) -> int:
        return self.gaps

    def index(self, view: View, action: Action) -> int:
        assert isinstance(action, Place)
        return action.gap

    def numbers(self, view: View) -> list[float]:
        return [len(view.acting), *self.cards.rows((view.piles[0].top,), 1), *self.cards.line(view.rows[0])]


class Env(ParallelTableEnv):
    metadata: ClassVar = {**ParallelTableEnv.metadata, "name": "chorus_v1"}
    game = "chorus"
    encoding_class = ChorusEncoding


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(GAMES, "chorus", Chorus)  # type: ignore[arg-type]  # a dict underneath
    return


def test_pettingzoos_api_test() -> None:
    parallel_api_test(Env(seats=3), num_cycles=30)


def test_a_seed_fixes_this_deal_and_those_that_follow() -> None:
    """PettingZoo's own test of seeds knows no masks."""
    one, two = Env(seats=2), Env(seats=2)
    deals = [[env.reset(seed=seed)[0]["seat_0"]["observation"] for seed in (5, None, 6)] for env in (one, two)]
    assert all(np.array_equal(a, b) for a, b in zip(*deals, strict=True))
    assert not np.array_equal(deals[0][0], deals[0][1])
    assert not np.array_equal(deals[0][0], deals[0][2])


def test_a_step_is_a_round_and_all_are_rewarded_with_the_teams_points() -> None:
    env = Env(seats=3, options={"rounds": 5})
    env.reset(seed=2)
    total = 0.0
    while env.agents:
        observed, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, 0))
        assert len(set(rewards.values())) == 1
        total += rewards["seat_0"]
    assert (env.rounds, set(over.values())) == (5, {True})
    assert total == env.rules.public(env._state).score
    assert set(observed) == set(env.possible_agents)


def test_all_see_the_same_before_a_round() -> None:
    env = Env(seats=2)
    first, _ = env.reset(seed=2)
    assert np.array_equal(first["seat_0"]["observation"], first["seat_1"]["observation"])
    assert list(np.flatnonzero(first["seat_1"]["action_mask"])) == [0, 1]


def test_an_illegal_or_missing_action_is_refused() -> None:
    env = Env(seats=2)
    env.reset(seed=2)
    with pytest.raises(IllegalAction, match="action 99 is not legal for seat 1"):
        env.step({"seat_0": 0, "seat_1": 99})
    with pytest.raises(IllegalAction, match="action None"):
        Env(seats=2).step({})
