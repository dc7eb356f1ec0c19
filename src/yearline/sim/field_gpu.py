"""The same field on a GPU: one thread a game, the same functions. Its arrays lie there and stay there.

They have `__cuda_array_interface__`, by which `torch.as_tensor(field.observations,
device="cuda")` and CuPy share them without a copy.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from yearline.sim import gpu
from yearline.sim.field import Field
from yearline.sim.kind import Setting
from yearline.sim.kinds import KINDS

cuda: Any = None
"""Numba's, once somebody asks for a GPU. The simulator looks for it among the globals of a kernel's module."""


class GpuField(Field):
    """What can be seen are arrays of the GPU; actions are taken from either machine. Raises NoGpu."""

    def __init__(self, setting: Setting, games: int, seed: int, error: float) -> None:
        global cuda
        cuda = gpu.opened()
        super().__init__(setting, games, seed, error)

    def _room(self, shape: tuple[int, ...], kind: type[np.generic]) -> Any:
        return gpu.at_hand(cuda.device_array, shape, kind)

    def _there(self, array: Any, kind: type[np.generic]) -> Any:
        if hasattr(array, "__cuda_array_interface__"):
            return gpu.at_hand(cuda.as_cuda_array, array)
        return gpu.at_hand(cuda.to_device, super()._there(array, kind))

    def _fill(self, array: Any, numbers: NDArray[Any]) -> None:
        gpu.at_hand(array.copy_to_device, numbers)

    def _launch(self, *given: Any) -> None:
        blocks = (self.games + gpu.BLOCK - 1) // gpu.BLOCK
        gpu.at_hand(_mover(self.setting.game)[blocks, gpu.BLOCK], *given)


@cache
def _mover(game: str) -> Any:
    """A kernel of the GPU: a step of each game, or its first deal."""
    one = KINDS[game].sight.one

    @cuda.jit
    def move(  # type: ignore[no-untyped-def]
        actions, seen, masks, rewards, dones, ends, turns, rows, words, piles, spares, seeds, sides, years, given, error
    ):
        i, games = cuda.grid(1), rows.shape[0]
        if i < games:
            see, may, got, row, laid, pile, more = seen[i], masks[i], ends[i], rows[i], words[i], piles[i], spares[i]
            rewards[i], dones[i], turns[i], seeds[i] = one(
                see, may, got, row, laid, pile, more, sides, years, given, error, seeds[i], games, actions[i]
            )

    return move
