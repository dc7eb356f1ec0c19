"""Learning the careful player's weights: whole games of coop by the
million, on the processor or on a GPU, each with a table of weights.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.sim import careful, coop, gpu
from yearline.sim.evolution import Floats
from yearline.sim.greedy import ONE, WEIGHTS
from yearline.sim.kind import Setting
from yearline.sim.luck import Longs
from yearline.sim.run import pile_type

KNOTS: Final = (0, 6, 14, 26)
"""Weights are learned for so many cards left in the deck; between these they change steadily."""
BLOCK: Final = 128
_HOW: Final[dict[str, int]] = {} if gpu.SIMULATED else {"max_registers": 96}

Scores = NDArray[np.int16]

cuda: Any = None
"""Numba's, once somebody asks for a GPU. The simulator looks for it among the globals of a kernel's module."""


def start(knots: int = len(KNOTS)) -> Floats:
    """The greedy player, as a vector of weights."""
    row = np.zeros(careful.COUNT)
    row[: len(WEIGHTS)] = WEIGHTS / ONE
    return np.tile(row, knots)


def table_of(vector: Floats | Longs, unit: int = ONE) -> Longs:
    """The table of weights that a vector of knots describes: a row for each number of cards left in the deck."""
    rows = np.asarray(vector, np.float64).reshape(-1, careful.COUNT)
    at = KNOTS[: len(rows)]
    left = np.arange(careful.LEFT_MOST + 1)
    columns = [np.interp(left, at, rows[:, column]) for column in range(careful.COUNT)]
    return np.round(np.stack(columns, axis=1) * unit).astype(np.int64)


def play(setting: Setting, table: Longs, seed: int, games: int) -> Scores:
    """The scores of so many games on the processor."""
    cards = setting.cards
    scores: Scores = np.zeros(games, np.int16)
    careful.many(
        scores,
        np.zeros(coop.LAID, np.int8 if cards.count <= coop.CARDS_IN_BYTES else np.int16),
        np.zeros(coop.words(cards), np.uint64),
        np.zeros(cards.count, pile_type(cards.count)),
        np.zeros(cards.ranks + 1, pile_type(cards.count)),
        cards.sides,
        setting.agreed,
        np.uint64(seed),
        setting.seats,
        table,
    )
    return scores


class Processor:
    """Means of many tables of weights over the same games, in threads."""

    def __init__(self, settings: Sequence[Setting], threads: int) -> None:
        self.settings, self.pool = settings, ThreadPoolExecutor(threads)

    def means(self, tables: Sequence[Longs], seed: int, games: int) -> Floats:
        """The mean score of each table over so many games of each setting."""
        asked = [[self.pool.submit(play, setting, table, seed, games) for setting in self.settings] for table in tables]
        return np.array([[float(one.result().mean()) for one in row] for row in asked])


class Device:
    """The same on a GPU, a thread a game. Raises NoGpu."""

    def __init__(self, settings: Sequence[Setting]) -> None:
        global cuda
        cuda = gpu.opened()
        sizes = [(one.cards.count, one.cards.ranks + 1, coop.words(one.cards)) for one in settings]
        self.settings, self.kernels = settings, [_compiled(*size) for size in sizes]
        self.given = [
            (cuda.to_device(setting.cards.sides), cuda.to_device(setting.agreed), setting.seats) for setting in settings
        ]

    def means(self, tables: Sequence[Longs], seed: int, games: int) -> Floats:
        """The mean score of each table over so many games of each setting."""
        count = len(tables) * games
        lying = gpu.at_hand(cuda.to_device, np.stack(tables))
        found = [gpu.at_hand(cuda.device_array, count, np.int16) for _ in self.settings]
        for kernel, out, given in zip(self.kernels, found, self.given, strict=True):
            blocks = (count + BLOCK - 1) // BLOCK
            gpu.at_hand(kernel[blocks, BLOCK], out, *given, lying, np.uint64(seed), games)
        scores = [gpu.at_hand(out.copy_to_host).reshape(len(tables), games) for out in found]
        return np.stack([one.mean(axis=1) for one in scores], axis=1)


@cache
def _compiled(cards: int, counted: int, wide: int) -> Any:
    """The kernel of a GPU for a deck of this size."""
    whole, numbers, of = careful.whole, coop.LAID, pile_type(cards)
    row_of = np.int8 if cards <= coop.CARDS_IN_BYTES else np.int16

    @cuda.jit(**_HOW)
    def playing(out, sides, agreed, seats, tables, seed, games):  # type: ignore[no-untyped-def]
        number = cuda.grid(1)
        if number < out.shape[0]:
            row = cuda.local.array(numbers, row_of)
            words = cuda.local.array(wide, np.uint64)
            pile = cuda.local.array(cards, of)
            counts = cuda.local.array(counted, of)
            own = seed + np.uint64(number % games)
            out[number] = whole(row, words, pile, counts, sides, agreed, own, seats, tables[number // games])

    return playing
