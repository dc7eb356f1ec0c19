"""Runs on a GPU: the kernels of `kinds/` as they are, one thread a game, through numba-cuda."""

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import numba
import numpy as np

from yearline.sim.kind import Scratch
from yearline.sim.kinds import KINDS
from yearline.sim.play import NOTES, Results
from yearline.sim.run import BadRun, Run, check, pile_type

PIECE: Final = 1 << 20
"""Games between two looks at the keyboard: some milliseconds of the GPU, and 28 megabytes of notes."""
PIECE_LEAST: Final = 1 << 12
"""A GPU that has no memory for so few games has none for us."""
BLOCK: Final = 256
SIDES: Final = 4

SIMULATED: Final = bool(getattr(numba.config, "ENABLE_CUDASIM", False))
"""Numba's simulator of a GPU (NUMBA_ENABLE_CUDASIM=1) runs the kernels as Python: slow, and enough for a test."""
_HOW: Final[dict[str, int]] = {} if SIMULATED else {"max_registers": 64}
"""With more, fewer games are under way at once: chronology would ask for 236 and be a third slower."""

cuda: Any = None
"""Numba's, once somebody asks for a GPU. The simulator looks for it among the globals of a kernel's module."""


class NoGpu(BadRun):
    """There is nothing to play on: `lack` says whether package, driver or memory, or that it failed."""

    code = "no_gpu"

    def __init__(self, lack: str, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.lack, self.detail = lack, detail


class Gpu:
    """A run on its way: the deck lies on the GPU, and pieces of it can be played there."""

    def __init__(self, run: Run) -> None:
        self.run = check(run)
        _open()
        setting, cards = run.setting, run.setting.cards
        kind = KINDS[setting.game]
        policy = kind.policies[run.policy]
        self.kernel = _compiled(setting.game, policy, kind.room(setting, policy), cards.count)
        arrays = (cards.sides, cards.years, cards.calendar, setting.agreed)
        self.given = [at_hand(cuda.to_device, array) for array in arrays]

    def notes(self, games: int) -> Any:
        """Room on the GPU for the notes of so many games. Raises NoGpu."""
        return at_hand(cuda.device_array, (games, NOTES), np.int32)

    def launch(self, start: int, notes: Any) -> None:
        """Begin to play the games from number `start` on, as many as there is room for their notes. Raises NoGpu."""
        run, setting = self.run, self.run.setting
        blocks = (notes.shape[0] + BLOCK - 1) // BLOCK
        seed = np.uint64(run.seed + start)
        at_hand(self.kernel[blocks, BLOCK], notes, *self.given, seed, setting.seats, setting.first, run.error)

    def wait(self) -> None:
        """Until everything launched has been played. Raises NoGpu."""
        at_hand(cuda.synchronize)

    def play(self, start: int, games: int) -> Results:
        """The notes of the games from number `start` on. Raises NoGpu."""
        notes = self.notes(games)
        self.launch(start, notes)
        found: Results = at_hand(notes.copy_to_host)
        return found


def play_on_gpu(run: Run, piece: int = PIECE) -> Iterator[Results]:
    """As `run.play`, on the GPU. Where its memory is short the pieces become smaller. Raises NoGpu and BadRun."""
    gpu, start = Gpu(run), 0
    while start < run.games:
        try:
            played = gpu.play(start, min(piece, run.games - start))
        except NoGpu as error:
            if error.lack != "memory" or piece <= PIECE_LEAST:
                raise
            piece //= 2
            continue
        yield played
        start += len(played)


def opened() -> Any:
    """Numba's module for GPUs, where there is one to play on. Raises NoGpu."""
    _open()
    return cuda


def _open() -> None:
    """Find the GPU. Raises NoGpu."""
    global cuda
    if not SIMULATED and importlib.util.find_spec("numba_cuda") is None:
        raise NoGpu("package", "playing on a GPU needs numba-cuda: pip install 'yearline[gpu]'")
    cuda = _imported()
    try:
        found = bool(cuda.is_available()) and len(cuda.gpus) > 0
    except Exception:  # the driver's own errors, and those of a driver that is too old
        found = False
    if not found:
        raise NoGpu("driver", "no NVIDIA GPU with its driver and CUDA's toolkit was found on this machine")


def _imported() -> Any:
    """numba-cuda 0.30 asks NumPy for a name that NumPy 2.5 has dropped, at its import and when it first compiles."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010 (NumPy's types do not know the name)
    return importlib.import_module("numba.cuda")


def at_hand(do: Callable[..., Any], *given: Any) -> Any:
    """What the GPU gives; its refusals in our words."""
    try:
        return do(*given)
    except Exception as error:
        if "OUT_OF_MEMORY" in str(error) or isinstance(error, MemoryError):
            raise NoGpu("memory", "the GPU has no memory left for these games") from error
        if type(error).__module__.startswith("numba.cuda.cudadrv"):
            detail = str(error).strip().splitlines()[0][:200]
            raise NoGpu("failed", f"the GPU gave up: {detail}", detail) from error
        raise


@cache
def _compiled(game: str, policy: int, room: Scratch, cards: int) -> Any:
    """A kernel of the GPU for games of this size: Numba wants to know beforehand how much room a thread needs."""
    whole, row_of, pile_of = KINDS[game].whole, room.row_type, pile_type(cards)
    numbers, words_wide, spare_wide = room.row, max(1, room.words), max(1, room.spare)

    @cuda.jit(**_HOW)
    def play(out, sides, years, calendar, agreed, seed, seats, first, error):  # type: ignore[no-untyped-def]
        near = cuda.shared.array((SIDES, cards), np.int16)
        for i in range(cuda.threadIdx.x, SIDES * cards, cuda.blockDim.x):
            near[i // cards, i % cards] = sides[i // cards, i % cards]
        cuda.syncthreads()
        number = cuda.grid(1)
        if number < out.shape[0]:
            row = cuda.local.array(numbers, row_of)
            words = cuda.local.array(words_wide, np.uint64)
            pile = cuda.local.array(cards, pile_of)
            spare = cuda.local.array(spare_wide, pile_of)
            own = seed + np.uint64(number)
            note = out[number]
            whole(note, row, words, pile, spare, near, years, calendar, agreed, own, seats, first, policy, error)

    return play
