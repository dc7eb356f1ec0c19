"""The same field on a GPU: one thread a game, the same functions. Its arrays lie there and stay there.

They have `__cuda_array_interface__`, by which `torch.as_tensor(field.observations, device="cuda")` and CuPy share them without a copy.
"""

from functools import cache
from typing import Any

import numpy as np

from yearline.sim import coop, gpu
from yearline.sim.field import ACTIONS, BadField, deal_one, observe, step_one, width
from yearline.sim.kind import Setting

cuda: Any = None
"""Numba's, once somebody asks for a GPU. The simulator looks for it among the globals of a kernel's module."""


class GpuField:
    """As `Field`; what can be seen are arrays of the GPU. Raises NoGpu."""

    def __init__(self, setting: Setting, games: int, seed: int) -> None:
        global cuda
        if setting.game != "coop":
            raise BadField(f"a field is of coop, not of {setting.game}")
        cuda = gpu.opened()
        self.setting, self.games = setting, games
        cards = setting.cards
        self.observations = self._room((games, width(setting)), np.float32)
        self.masks = self._room((games, ACTIONS), np.int8)
        self.rewards = self._room((games,), np.float32)
        self.dones = self._room((games,), np.int8)
        self.scores = self._room((games,), np.int32)
        rows = self._room((games, coop.LAID), np.int16)
        words = self._room((games, coop.words(cards)), np.uint64)
        piles = self._room((games, cards.count), np.int16)
        counts = self._room((games, cards.ranks + 1), np.int16)
        self._seeds = self._room((games,), np.uint64)
        self._hidden = (rows, words, piles, counts)
        self._given = (gpu.at_hand(cuda.to_device, cards.sides), gpu.at_hand(cuda.to_device, setting.agreed))
        self.reset(seed)

    def _room(self, shape: tuple[int, ...], kind: type[np.generic]) -> Any:
        return gpu.at_hand(cuda.device_array, shape, kind)

    def reset(self, seed: int) -> None:
        """New deals for all."""
        seeds = np.arange(self.games, dtype=np.uint64) + np.uint64(seed)
        gpu.at_hand(self._seeds.copy_to_device, seeds)
        self._launch(gpu.at_hand(cuda.to_device, np.full(self.games, -2, np.int64)))

    def step(self, actions: Any) -> None:
        """One action a game, from an array of whole numbers (64 bits) of either machine; a game that ends is dealt anew at once."""
        if tuple(actions.shape) != (self.games,):
            raise BadField(f"expected an action for each of the {self.games} games")
        if hasattr(actions, "__cuda_array_interface__"):
            self._launch(gpu.at_hand(cuda.as_cuda_array, actions))
        else:
            self._launch(gpu.at_hand(cuda.to_device, np.ascontiguousarray(actions, np.int64)))

    def _launch(self, actions: Any) -> None:
        blocks, one = (self.games + gpu.BLOCK - 1) // gpu.BLOCK, self.setting
        seen = (self.observations, self.masks, self.rewards, self.dones, self.scores)
        given = (*seen, *self._hidden, self._seeds, *self._given, one.seats, one.first, actions)
        gpu.at_hand(_stepper()[blocks, gpu.BLOCK], *given)


@cache
def _stepper() -> Any:
    """A kernel of the GPU: a step of each game, or its first deal (-2)."""

    @cuda.jit
    def move(  # type: ignore[no-untyped-def]
        seen, masks, rewards, dones, scores, rows, words, piles, counts, seeds, sides, agreed, seats, first, actions
    ):
        i = cuda.grid(1)
        if i < rows.shape[0]:
            row, laid, pile, count = rows[i], words[i], piles[i], counts[i]
            reward, over, score = 0.0, 0, 0
            if actions[i] != -2:
                reward, over, score = step_one(row, laid, pile, count, sides, actions[i])
                if over:
                    seeds[i] += np.uint64(rows.shape[0])
            if over or actions[i] == -2:
                deal_one(row, laid, pile, count, seeds[i], sides, agreed, seats, first)
            rewards[i], dones[i], scores[i] = reward, over, score
            observe(seen[i], masks[i], row, laid, pile, count, sides)

    return move
