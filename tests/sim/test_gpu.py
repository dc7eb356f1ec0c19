"""The kernels of the GPU, run by Numba's simulator of one:
the same games as the processor's; and what is said where there is none.
"""

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.sim.test_run import deck
from yearline.sim import gpu
from yearline.sim.batch import setting
from yearline.sim.gpu import Gpu, NoGpu, play_on_gpu
from yearline.sim.kinds import KINDS
from yearline.sim.play import Results
from yearline.sim.run import Run, play_piece

GAMES = 3
ALL = [(game, policy) for game, kind in KINDS.items() for policy in kind.policies]

SIMULATED = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from tests.sim.test_gpu import ALL, GAMES, a_run
from yearline.sim.gpu import play_on_gpu
np.save(sys.argv[1], np.stack([np.concatenate(list(play_on_gpu(a_run(*one), 2))) for one in ALL]))
"""


def a_run(game: str, policy: str) -> Run:
    return Run(setting(game, deck(70), 2, {"draft_packets": 2} if game == "chronology" else {}), policy, GAMES, 9)


def test_the_simulated_gpu_plays_what_the_processor_plays(tmp_path: Any) -> None:
    """In a process of its own, in which Numba compiles nothing: the simulator runs the kernels as plain Python."""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    found = tmp_path / "found.npy"
    subprocess.run([sys.executable, "-c", SIMULATED, str(found)], env=env, check=True, timeout=300)
    expected = np.stack([play_piece(a_run(*one), 0, GAMES) for one in ALL])
    assert np.load(found).tolist() == expected.tolist()


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(NoGpu, match="pip install") as caught:
        next(play_on_gpu(a_run("coop", "random")))
    assert caught.value.lack == "package"


class Cuda:
    """A driver that behaves as told."""

    def __init__(self, gpus: int = 1, error: Exception | None = None) -> None:
        self.gpus, self.error = range(gpus), error

    def is_available(self) -> bool:
        if self.error:
            raise self.error
        return bool(self.gpus)


@pytest.mark.parametrize("cuda", [Cuda(0), Cuda(1, RuntimeError("driver too old"))])
def test_without_a_gpu_it_says_so(cuda: Cuda, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object())
    monkeypatch.setattr(gpu, "_imported", lambda: cuda)
    with pytest.raises(NoGpu) as caught:
        next(play_on_gpu(a_run("coop", "random")))
    assert caught.value.lack == "driver"


class Short:
    """A GPU with memory for so many games at once, played by the processor."""

    def __init__(self, run: Run, room: int) -> None:
        self.run, self.room = run, room

    def play(self, start: int, games: int) -> Results:
        if games > self.room:
            raise NoGpu("memory", "none left")
        return play_piece(self.run, start, games)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "PIECE_LEAST", 4)


def test_where_memory_is_short_the_pieces_become_smaller(small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(setting("coop", deck(), 2), "random", 30, 1)
    monkeypatch.setattr(gpu, "Gpu", lambda run: Short(run, 6))
    assert (np.concatenate(list(play_on_gpu(run, 16))) == play_piece(run, 0, 30)).all()
    monkeypatch.setattr(gpu, "Gpu", lambda run: Short(run, 3))
    with pytest.raises(NoGpu, match="none left"):
        next(play_on_gpu(run, 16))


class Failing(Exception):
    """As the driver's own errors."""

    __module__ = "numba.cuda.cudadrv.driver"


@pytest.mark.parametrize(
    ("error", "lack"),
    [
        (Failing("[CUresult.CUDA_ERROR_OUT_OF_MEMORY] Call to cuMemAlloc results in..."), "memory"),
        (MemoryError(), "memory"),
        (Failing("[CUresult.CUDA_ERROR_LAUNCH_FAILED]\nand a long tale"), "failed"),
    ],
)
def test_what_the_gpu_refuses_is_told_in_our_words(
    error: Exception, lack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Gpu.__new__(Gpu)

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(gpu, "cuda", SimpleNamespace(device_array=refuse))
    with pytest.raises(NoGpu) as caught:
        one.notes(5)
    assert caught.value.lack == lack
    assert "tale" not in caught.value.message
