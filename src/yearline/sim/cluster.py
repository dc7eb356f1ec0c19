"""Runs beyond one machine: the same pieces, played wherever a Ray cluster has room."""

import socket
from collections.abc import Iterator
from typing import Any, Final

from yearline.sim.play import Results
from yearline.sim.run import PIECE, BadRun, Run, play_piece

PIECES: Final = 8
"""Pieces a task: a second or so of work, so that sending it costs little."""
PATIENCE: Final = 5.0
"""Seconds until an address at which nobody answers is given up."""


class NoCluster(BadRun):
    """Ray is not installed, or nobody answers at the address."""

    code = "no_cluster"


def play_on(run: Run, address: str) -> Iterator[Results]:
    """As `run.play`, on the cluster at the address, in the order of the games."""
    ray = _connect(address)
    try:
        task = ray.remote(play_piece)
        size = PIECE * PIECES
        waiting = [task.remote(run, start, min(size, run.games - start)) for start in range(0, run.games, size)]
        for result in waiting:
            yield ray.get(result)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself would wait for minutes where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(f"no cluster answers at {address[:80]!r}: {str(error)[:200]}") from None


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster("playing on a cluster needs Ray: pip install 'yearline[ray]'") from None
    _reach(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except Exception as error:  # Ray raises its own, gRPC's and Python's connection errors alike
        raise NoCluster(f"no cluster answers at {address[:80]!r}: {str(error).splitlines()[0][:200]}") from None
    return ray
