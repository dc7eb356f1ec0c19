"""The environments keep PettingZoo's contract, and show an agent no more than a player may see."""

from importlib import import_module
from itertools import count
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from yearline.bots.lore import known, scaled
from yearline.core.errors import BadDeck, BadOption, BadSeatCount, IllegalAction
from yearline.core.rng import seeded
from yearline.rl import chronology_v1, coop_v1, coop_v2, race_v1
from yearline.rl.encoding import CARD, CardRows, beliefs
from yearline.rl.practice import practice_deck

GAMES = pytest.mark.parametrize("game", [coop_v2, race_v1, chronology_v1], ids=lambda game: game.__name__[12:])
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
"""PettingZoo warns of every environment that has masks, its own included."""


def play_on(env, moves: int, luck: np.random.Generator):
    """Random legal moves; yields before each of them."""
    for _ in range(moves):
        if any(env.terminations.values()) or any(env.truncations.values()):
            return
        yield env.agent_selection
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(luck.choice(np.flatnonzero(mask))))


@MASKED
@GAMES
@pytest.mark.parametrize("seats", [2, 3])
def test_pettingzoos_api_test(game: ModuleType, seats: int) -> None:
    api_test(game.env(seats=seats), num_cycles=200)


@MASKED
@GAMES
def test_pettingzoos_seed_test(game: ModuleType) -> None:
    seed_test(game.env, num_cycles=100)


def test_pettingzoos_performance_benchmark(monkeypatch, capsys) -> None:
    """Called briefly: its clock runs fast here."""
    seconds = count()
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: float(next(seconds))))
    performance_benchmark(coop_v1.env())
    assert "turns per second" in capsys.readouterr().out


@GAMES
def test_random_agents_finish(game: ModuleType) -> None:
    env = game.raw_env(seats=3)
    env.reset(seed=4)
    agents = list(play_on(env, 2000, np.random.default_rng(1)))
    assert set(agents) == set(env.possible_agents)
    assert all(env.terminations.values())


@GAMES
def test_every_legal_action_has_a_number_of_its_own(game: ModuleType) -> None:
    env = game.raw_env(seats=2)
    env.reset(seed=4)
    for agent in play_on(env, 150, np.random.default_rng(1)):
        view = env.view(agent)
        legal = env.encoding.legal(view)
        assert tuple(legal.values()) == view.legal
        assert all(0 <= number < env.encoding.actions for number in legal)
        assert {env.encoding.index(view, action) for action in view.legal} == set(legal)


@GAMES
def test_nothing_hidden_is_in_an_observation(game: ModuleType) -> None:
    """Deal everything hidden anew: every seat sees the same array."""
    env = game.raw_env(seats=2)
    env.reset(seed=4)
    for number, _ in enumerate(play_on(env, 80, np.random.default_rng(1))):
        other = env.rules.redeal(env._step.state, None, seeded(number))
        for agent in env.possible_agents:
            seat = env.possible_agents.index(agent)
            seen = env.encoding.observation(env.rules.view(other, seat))
            assert np.array_equal(env.observe(agent)["observation"], seen)


@GAMES
def test_observations_lie_in_their_space(game: ModuleType) -> None:
    env = game.raw_env(seats=3, lore=beliefs(practice_deck(), known(practice_deck())))
    env.reset(seed=2)
    for agent in play_on(env, 200, np.random.default_rng(2)):
        assert env.observation_space(agent).contains(env.observe(agent))


def test_points_are_the_reward_of_coop() -> None:
    env = coop_v1.raw_env(seats=2)
    env.reset(seed=1)
    start, total = env.view("seat_0").score, 0.0
    for _ in play_on(env, 500, np.random.default_rng(1)):
        total += env.rewards["seat_0"]
    total += env.rewards["seat_0"]
    assert env.rewards["seat_0"] == env.rewards["seat_1"]
    assert start + total == env.view("seat_0").score


@pytest.mark.parametrize("game", [race_v1, chronology_v1])
def test_victory_is_the_reward_of_the_others(game: ModuleType) -> None:
    seen = set()
    for seed in range(8):
        env = game.raw_env(seats=3)
        env.reset(seed=seed)
        for _ in play_on(env, 2000, np.random.default_rng(seed)):
            assert not env.moves or set(env.rewards.values()) == {0.0}
        winners = env.view("seat_0").outcome.winners
        expected = [1.0 if seat in winners else -1.0 for seat in range(3)] if len(winners) < 3 else [0.0] * 3
        assert list(env.rewards.values()) == expected
        seen.update(expected)
    assert {1.0, -1.0} <= seen


def test_without_lore_an_agent_knows_no_date_that_it_has_not_seen() -> None:
    deck = practice_deck()
    blind, wise = CardRows(deck), CardRows(deck, beliefs(deck, known(deck)))
    env = race_v1.raw_env(deck=deck)
    env.reset(seed=1)
    card = env.view("seat_0").hands[0].cards[0]
    year = next(one.back.year for one in deck.cards if one.face == card.face)
    assert blind.row(card)[2] == 0.0
    assert wise.row(card)[2:4] == (scaled(year), 0.0)
    assert len(wise.row(card)) == len(wise.row(None)) == CARD


def test_ids_follow_the_titles_and_not_the_dates() -> None:
    deck = practice_deck()
    cards = CardRows(deck)
    env = race_v1.raw_env(deck=deck)
    env.reset(seed=1)
    hand = env.view("seat_0").hands[0].cards
    assert [cards.row(card)[0] for card in hand] == [int(card.face.title[-3:]) + 1 for card in hand]


def test_a_seed_fixes_all_deals_that_follow() -> None:
    def hands(env) -> list[np.ndarray]:
        env.reset(seed=7)
        first = env.observe("seat_0")["observation"]
        env.reset()
        return [first, env.observe("seat_0")["observation"]]

    one, other = hands(coop_v1.raw_env()), hands(coop_v1.raw_env())
    assert np.array_equal(one, other)
    assert not np.array_equal(one[0], one[1])


def test_an_illegal_action_is_refused_and_ends_a_wrapped_game() -> None:
    env = race_v1.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    for action in (env.encoding.actions - 1, -3, None):
        with pytest.raises(IllegalAction, match="action_mask"):
            env.step(action)
    assert np.array_equal(before, env.observe(env.agent_selection)["observation"])
    wrapped = race_v1.env()
    wrapped.reset(seed=1)
    wrapped.step(wrapped.action_space("seat_0").n - 1)
    assert all(wrapped.terminations.values())


def test_a_long_game_is_cut_off() -> None:
    env = race_v1.raw_env(max_moves=3)
    env.reset(seed=1)
    assert len(list(play_on(env, 100, np.random.default_rng(1)))) == 3
    assert all(env.truncations.values())


def test_the_table_can_be_printed() -> None:
    env = coop_v1.raw_env(render_mode="ansi")
    env.reset(seed=1)
    start = env.view("seat_0").rows[0].columns[0][0]
    assert env.render().splitlines()[0] == start.back.label
    assert coop_v1.raw_env().render() is None


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": 40}, BadSeatCount),
        ({"deck": practice_deck(6)}, BadDeck),
        ({"options": {"speed": 9}}, BadOption),
        ({"lore": np.zeros((3, 2))}, BadOption),
    ],
)
def test_bad_arguments_are_refused(wrong: dict, error: type[Exception]) -> None:
    with pytest.raises(error):
        coop_v1.env(**wrong)
