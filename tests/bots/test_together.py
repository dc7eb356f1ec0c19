"""Many tables of the strong player on a GPU:
the same choices as at one table, and what a seat sees is what its view shows.
"""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from tests.sim.test_run import deck
from yearline.bots.search.position import Memory, lay_rows, see
from yearline.bots.search.strong import Strong
from yearline.core.deck import Deck, make_deck
from yearline.core.play import play
from yearline.core.rng import seeded
from yearline.games import rules_for
from yearline.sim import coop
from yearline.sim.batch import Batch, setting

SMALL = make_deck("small", deck().cards[:64:4])
RULES = rules_for("coop", {})
SEATS, SEEDS, EFFORTS = (2, 1), (3, 4), ((4, 0), (4, 3_000))

SIMULATED = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from tests.bots.test_together import chosen_together
np.save(sys.argv[1], chosen_together())
"""


def chosen_together() -> Any:
    """The actions at each table, from move to move; -1 where a game is over."""
    from yearline.bots.search.together import Tables

    settings, states = [setting("coop", SMALL, seats) for seats in SEATS], [seeded(seed).state for seed in SEEDS]
    tables = Tables(settings, states, *(np.array(effort) for effort in zip(*EFFORTS, strict=True)))
    found = []
    while len(tables.going):
        going, actions = tables.going, np.full(len(SEATS), -1)
        actions[going] = tables.step(np.full(len(going), 7 + len(found), np.uint64))
        found.append(actions)
    return np.array(found)


def chosen_alone(seats: int, seed: int, effort: tuple[int, int]) -> list[int]:
    """The same by the reference rules, from views."""
    state, bot, actions = RULES.setup(SMALL, seats, seed).state, Strong(SMALL, worlds=effort[0], deep=effort[1]), []
    game = Batch(setting("coop", SMALL, seats), [seed])
    while (turn := RULES.turn(state)) is not None:
        view = RULES.view(state, turn)
        action = bot.choose(view, 7 + len(actions))
        choice = view.legal.index(action)
        actions.append(int(coop.nth(coop.legal(game.rows[0], game.cards.sides), choice)))
        game.step(np.array([choice]))
        state = play(RULES, state, turn, action).state
    return actions


def test_the_simulated_gpu_chooses_as_the_processor_does(tmp_path: Any) -> None:
    """Two tables with different seats and efforts, from the deal to the end."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    found = tmp_path / "found.npy"
    subprocess.run([sys.executable, "-c", SIMULATED, str(found)], env=env, check=True, timeout=300)
    for at, (seats, seed, effort) in enumerate(zip(SEATS, SEEDS, EFFORTS, strict=True)):
        together = np.load(found)[:, at].tolist()
        alone = chosen_alone(seats, seed, effort)
        assert together == alone + [-1] * (len(together) - len(alone))


@pytest.mark.parametrize(("cards", "edition"), [(deck(), "fr"), (SMALL, "ru")])
def test_a_game_of_the_simulator_is_seen_as_the_view_shows_it(cards: Deck, edition: str) -> None:
    """Row, rows of cards, deck and what nobody has seen, at every move of games that choose anything."""
    rules, chance = rules_for("coop", {"edition": edition}), np.random.default_rng(1)
    for seed in range(12):
        state, memory = rules.setup(cards, 2, seed).state, Memory(cards, None, rules.stacks_in_gap)
        game = Batch(setting("coop", cards, 2, {"edition": edition}), [seed])
        while (turn := rules.turn(state)) is not None:
            view = rules.view(state, turn)
            at, row, pile = memory.position(view), game.rows[0], game.piles[0]
            lay_rows(at.row, at.words, memory.cards.sides, at.main, at.gaps)
            seen, hidden = np.zeros(coop.LAID, np.int16), np.zeros(len(cards.cards), np.int16)
            assert hidden[: see(row, pile, seen, hidden)].tolist() == at.pile.tolist()
            at.row[coop.DROPS] = row[coop.DROPS]
            for hand in range(2):  # what once lay in a place is of no account
                seen[coop.HAND + coop.SLOTS * hand :][row[coop.HELD + hand] : coop.SLOTS] = 0
            assert seen.tolist() == at.row.tolist()
            half = len(game.words[0]) // 2
            assert [*game.words[0][:half]] == [*at.words[:half]]
            choice = int(chance.integers(len(view.legal)))
            game.step(np.array([choice]))
            state = play(rules, state, turn, view.legal[choice]).state
