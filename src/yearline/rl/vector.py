"""Many games as a vector environment of Gymnasium: one learner plays all seats of every game.

The arrays are those of `yearline.sim.batch.field`: they are written anew at every step, and `numpy.from_dlpack`,
`torch.from_dlpack` and `jax.dlpack.from_dlpack` share them without a copy. A game that ends is dealt anew in the
same step; `results` in `info` says what each seat has of it, and `turns` whose turn it is in every game.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from yearline.bots.lore import AnyDeck
from yearline.rl.environment import plain_deck, space
from yearline.rl.practice import practice_deck
from yearline.sim.batch import field, setting
from yearline.sim.kind import ENDED, STOPPED

Told = dict[str, Any]


class GamesVectorEnv(VectorEnv[Any, Any, Any]):
    """So many games of so many seats each, on the processor. A reward is the acting
    seat's: points, or 1 or -1 at the end; an illegal action costs one and changes nothing.
    `error` is how far people's guesses of the years are off where they do not know them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        num_envs: int = 256,
        deck: AnyDeck | None = None,
        seats: int = 2,
        options: Told | None = None,
        game: str = "coop",
        error: float = 0.1,
    ) -> None:
        self._setting = setting(game, plain_deck(deck or practice_deck()), seats, options)
        self._luck = np.random.default_rng()
        self._field = field(self._setting, num_envs, 0, error=error)
        self.num_envs = num_envs
        actions = self._field.masks.shape[1]
        self.single_observation_space = space(self._field.observations.shape[1], actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """Deal all games anew. A seed fixes these deals and all that follow."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._field.reset(int(self._luck.integers(2**62)))
        return self._seen(), {"turns": self._field.turns}

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Told, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Told]:
        """An action for each game, of the seat whose turn it is."""
        self._field.step(actions)
        ended, stopped = self._field.dones == ENDED, self._field.dones == STOPPED
        info: Told = {"turns": self._field.turns}
        if (ended | stopped).any():
            info |= {"results": self._field.results, "_results": ended | stopped}
        return self._seen(), self._field.rewards, ended, stopped, info

    def _seen(self) -> Told:
        return {"observation": self._field.observations, "action_mask": self._field.masks}
