"""A table as a parallel environment of PettingZoo, for games in which everybody acts at once: a step is a round."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from yearline.bots.lore import AnyDeck
from yearline.core.errors import IllegalAction
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.play import play
from yearline.core.view import View
from yearline.games import rules_for
from yearline.rl.encoding import CardRows, Encoding
from yearline.rl.environment import MAX_MOVES, observed, plain_deck, rewards, space
from yearline.rl.practice import practice_deck

Told = dict[str, Any]


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]
    """One table with an agent at every seat. Each chooses on
    what all saw before the round; nobody sees another's choice.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}
    game: ClassVar[str]
    encoding_class: ClassVar[type[Encoding]]

    def __init__(
        self,
        deck: AnyDeck | None = None,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        lore: NDArray[np.floating] | None = None,
        max_rounds: int = MAX_MOVES,
    ) -> None:
        self.deck = plain_deck(deck or practice_deck())
        self.rules: Rules[Any] = rules_for(self.game, options)
        self.rules.check(self.deck, seats)
        self.encoding = self.encoding_class(CardRows(self.deck, lore), seats)
        self.max_rounds = max_rounds
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        self._deal(0)
        size = self.encoding.observation(self._view(None)).size
        self._observations = {agent: space(size, self.encoding.actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """An array of numbers, and a mask of the legal actions."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Numbers of actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """Deal a new game. A seed fixes this deal and all that follow."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._deal(int(self._seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rounds = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def _deal(self, seed: int) -> None:
        self._state = self.rules.setup(self.deck, len(self.possible_agents), seed).state

    def _view(self, seat: Seat | None) -> View:
        return self.rules.view(self._state, seat)

    def view(self, agent: str) -> View:
        """What an agent may see, for those who would rather read views than arrays."""
        return self._view(Seat(self.possible_agents.index(agent)))

    def _observed(self) -> Told:
        return {agent: observed(self.encoding, self.view(agent)) for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Told, Told, Told, Told, Told]:
        """A round: what each agent whose seat is to act has chosen."""
        before = self._view(None)
        for seat in before.acting:
            self._choose(seat, actions.get(self.possible_agents[seat]))
        after, agents = self._view(None), self.agents
        self.rounds += 1
        over, late = after.outcome is not None, self.rounds >= self.max_rounds
        told: tuple[Told, Told, Told, Told, Told] = (
            self._observed(),
            dict(zip(agents, rewards(before, after, len(agents)), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late and not over),
            {agent: {} for agent in agents},
        )
        if over or late:
            self.agents = []
        return told

    def _choose(self, seat: Seat, action: int | None) -> None:
        chosen = self.encoding.legal(self._view(seat)).get(-1 if action is None else int(action))
        if chosen is None:
            raise IllegalAction(
                f"action {action} is not legal for seat {seat}; the observation's action_mask says which are"
            )
        self._state = play(self.rules, self._state, seat, chosen).state
