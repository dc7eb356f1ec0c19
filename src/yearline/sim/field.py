"""Many games for a learner: what each seat to act sees, what it may do, what came of it, and new deals by themselves.

What an observation and an action mean, a game's module in `sights/` says;
no observation has anything in it that the seat could not know.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.sim.kind import DEAL, Setting
from yearline.sim.kinds import KINDS

ALIGNED: Final = 64


class BadField(ValueError):
    """There is no such field."""


def shareable(shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """Zeros that begin at a multiple of `ALIGNED` bytes:
    JAX shares only such memory, and copies any other without a word.
    """
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    zeros: NDArray[Any] = room[start : start + size].view(kind).reshape(shape)
    return zeros


class Field:
    """So many games side by side on the processor. The arrays stay the same ones: a step writes into them.

    Game number *i* of the field plays the deals of the seeds S + i, S + i + games, and so
    on, as `yearline simulate` does from S; and people guess the years as they do there.
    """

    def __init__(self, setting: Setting, games: int, seed: int, error: float) -> None:
        self.setting, self.games, self.error = setting, games, error
        self.sight = KINDS[setting.game].sight
        self.observations = self._room((games, self.sight.width(setting)), np.float32)
        self.masks = self._room((games, self.sight.actions(setting)), np.int8)
        self.rewards = self._room((games,), np.float32)
        """Of the seat that has acted."""
        self.dones = self._room((games,), np.int8)
        """1 where a game has ended in this step, 2 where it was stopped."""
        self.results = self._room((games, setting.seats), np.float32)
        """What each seat has of the game that has ended in this step:
        the score in coop, elsewhere 1, -1, or 0 where all share.
        """
        self.turns = self._room((games,), np.int8)
        """The seat to act."""
        cards, room = setting.cards, self.sight.room(setting)
        self._rows = self._room((games, room.row), np.int16)
        self._words = self._room((games, room.words), np.uint64)
        self._piles = self._room((games, cards.count), np.int16)
        self._spares = self._room((games, room.spare), self.sight.spare)
        self._seeds = self._room((games,), np.uint64)
        given = np.array([setting.seats, setting.first, *setting.agreed])
        longs = [self._there(one, np.int64) for one in (cards.years, given)]
        self._given = (self._there(cards.sides, np.int16), *longs, error)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New deals for all."""
        self._fill(self._seeds, np.arange(self.games, dtype=np.uint64) + np.uint64(seed))
        self._move(np.full(self.games, DEAL))

    def step(self, actions: Any) -> None:
        """One action a game, from an array of whole numbers; a game that ends is dealt anew at once."""
        if tuple(actions.shape) != (self.games,):
            raise BadField(f"expected an action for each of the {self.games} games")
        self._move(actions)

    def _move(self, actions: Any) -> None:
        seen = (self.observations, self.masks, self.rewards, self.dones, self.results, self.turns)
        hidden = (self._rows, self._words, self._piles, self._spares, self._seeds)
        self._launch(self._there(actions, np.int64), *seen, *hidden, *self._given)

    def _room(self, shape: tuple[int, ...], kind: type[np.generic]) -> Any:
        """An array that stays."""
        return shareable(shape, kind)

    def _there(self, array: Any, kind: type[np.generic]) -> Any:
        """An array where the games are."""
        return np.ascontiguousarray(array, kind)

    def _fill(self, array: Any, numbers: NDArray[Any]) -> None:
        array[:] = numbers

    def _launch(self, *given: Any) -> None:
        self.sight.many(*given)
