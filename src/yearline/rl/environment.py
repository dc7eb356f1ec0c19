"""A table as a PettingZoo environment: agents take turns, see
their own view as an array, and are told which actions are legal.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from yearline.bots.lore import AnyDeck
from yearline.core.deck import Deck, make_deck
from yearline.core.errors import IllegalAction
from yearline.core.game import Rules, Step
from yearline.core.ids import Seat
from yearline.core.play import play
from yearline.core.view import View
from yearline.games import rules_for
from yearline.rl.encoding import CardRows, Encoding
from yearline.rl.practice import practice_deck

LOW, HIGH = -1_000.0, 100_000.0
"""No number of an observation lies beyond these."""
MAX_MOVES = 1_000


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table with an agent at every seat. Rewards are the game's own:
    points (coop), or 1 for winning and -1 for losing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}
    game: ClassVar[str]
    encoding_class: ClassVar[type[Encoding]]

    def __init__(
        self,
        deck: AnyDeck | None = None,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        lore: NDArray[np.floating] | None = None,
        max_moves: int = MAX_MOVES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.deck = plain_deck(deck or practice_deck())
        self.rules: Rules[Any] = rules_for(self.game, options)
        self.rules.check(self.deck, seats)
        self.encoding = self.encoding_class(CardRows(self.deck, lore), seats)
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        size = self.encoding.observation(self._deal(0)).size
        self.observation_spaces = {agent: space(size, self.encoding.actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An array of numbers, and a mask of the legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed fixes this deal and all that follow."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        view = self._deal(int(self._seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.moves = 0
        self.agent_selection = self._agent(view)

    def _deal(self, seed: int) -> View:
        self._step: Step[Any] = self.rules.setup(self.deck, len(self.possible_agents), seed)
        return self._view(None)

    def _view(self, seat: Seat | None) -> View:
        return self.rules.view(self._step.state, seat)

    def _agent(self, view: View) -> str:
        assert view.turn is not None
        return self.possible_agents[view.turn]

    def view(self, agent: str) -> View:
        """What an agent may see, for those who would rather read views than arrays."""
        return self._view(Seat(self.possible_agents.index(agent)))

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The view of a seat in numbers, and which actions are legal for it."""
        return observed(self.encoding, self.view(agent))

    def render(self) -> str | None:
        """The rows as a line of dates each, for the mode "ansi"."""
        if self.render_mode != "ansi":
            return None
        rows = [[[card.back.label for card in column] for column in row.columns] for row in self._view(None).rows]
        return "\n".join(" | ".join(" = ".join(column) for column in row) for row in rows)

    def step(self, action: int | None) -> None:
        """Do what the agent whose turn it is has chosen."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = self.view(agent)
        chosen = self.encoding.legal(view).get(-1 if action is None else int(action))
        if chosen is None or view.viewer is None:
            raise IllegalAction(f"action {action} is not legal now; the observation's action_mask says which are")
        self._step = play(self.rules, self._step.state, view.viewer, chosen)
        self._cumulative_rewards[agent] = 0.0
        self._settle(view, self._view(None))
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is held that would have to be given back; an environment that is closed can be reset."""
        self.agents = []

    def _settle(self, before: View, after: View) -> None:
        """Rewards, the end, and whose turn it is."""
        self.moves += 1
        self.rewards = dict(zip(self.agents, rewards(before, after, len(self.agents)), strict=True))
        if after.outcome:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.moves >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._agent(after)


def plain_deck(deck: AnyDeck) -> Deck:
    """A deck as the rules know it; one of the library has more to its cards."""
    return deck if isinstance(deck, Deck) else make_deck("", [card.card for card in deck.cards])


def observed(encoding: Encoding, view: View) -> dict[str, NDArray[Any]]:
    """A view in numbers, and which actions are legal for whoever has it."""
    mask = np.zeros(encoding.actions, dtype=np.int8)
    mask[list(encoding.legal(view))] = 1
    return {"observation": encoding.observation(view), "action_mask": mask}


def space(size: int, actions: int) -> spaces.Space[Any]:
    """Of such observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def rewards(before: View, after: View, seats: int) -> list[float]:
    """Points that were made, by each seat or by all (coop);
    at the end, 1 for winners and -1 for losers, 0 if nobody lost.
    """
    if after.points:
        return [float(now - then) for now, then in zip(after.points, before.points, strict=True)]
    if after.score is not None and before.score is not None:
        return [float(after.score - before.score)] * seats
    winners = after.outcome.winners if after.outcome else ()
    if not winners or len(winners) == seats:
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]


def wrapped(raw: TableEnv) -> Any:
    """An environment that ends politely when an agent chooses an illegal action, and watches the order of calls."""
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))
