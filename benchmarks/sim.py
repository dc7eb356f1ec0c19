"""How fast is the simulator? Random play of coop with four seats, dealing included, beside its peers in the same run.

    python benchmarks/sim.py [--seconds 2] [--json]

Ours is `yearline.sim` on one thread and on two. Peers: OpenSpiel's crazy_eights (C++) driven from Python,
boardgame.io's local client with the same coop, and pgx's tic_tac_toe, 4096 games side by side, on one core. Every row
is the median of five rounds in which the contestants take turns; boardgame.io and pgx play in one go, since their
compilers need time to warm up.

    pip install -r requirements-bench.lock
    (cd benchmarks/peers && npm ci)
    pip install pgx "jax[cpu]"      # here, or in an environment whose Python is named in PGX_PYTHON
"""

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

from engine import PEERS, boardgame_io, deck_of, open_spiel

from yearline.sim.batch import setting
from yearline.sim.play import MOVES
from yearline.sim.run import GAMES_MOST, Run, play

ROUNDS = 5
SEATS = 4
CARDS = 100
BATCH = 4096
ONE, TWO = "yearline.sim coop, 1 thread", "yearline.sim coop, 2 threads"
SPIEL, BGIO, PGX = (
    "open_spiel crazy_eights(players=4)",
    "boardgame.io coop (local client)",
    f"pgx tic_tac_toe, batch {BATCH}",
)
WANTED = {f"{ONE} / {SPIEL}": 40.0, f"{ONE} / {BGIO}": 500.0, f"{TWO} / {ONE}": 1.7, f"{ONE} / {PGX}": 1.0}

Measure = Callable[[float], float]


def ours(threads: int) -> Measure:
    """Moves per second, by pieces of a long run."""
    run = Run(setting("coop", deck_of(CARDS), SEATS), "random", GAMES_MOST, 1)

    def measure(seconds: float) -> float:
        moves, began = 0, perf_counter()
        for piece in play(run, threads):
            moves += int(piece[:, MOVES].sum())
            if perf_counter() - began > seconds:
                break
        return moves / (perf_counter() - began)

    measure(0.1)
    return measure


def spiel() -> Measure:
    game = open_spiel("crazy_eights(players=4)")
    return lambda seconds: game.measure(seconds).whole


def in_rotation(contestants: dict[str, Measure], seconds: float) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, measure in contestants.items():
            found[name].append(measure(seconds / ROUNDS))
    return {name: statistics.median(values) for name, values in found.items()}


def pgx_python() -> str | None:
    """A Python that has pgx."""
    if named := os.environ.get("PGX_PYTHON"):
        return named
    return sys.executable if importlib.util.find_spec("pgx") else None


def pgx(python: str, seconds: float) -> float:
    """In a process of its own, held to one core: JAX would take them all."""
    core = min(os.sched_getaffinity(0))
    command = [python, str(PEERS / "tic_tac_toe.py"), str(seconds), str(BATCH)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    return float(done.stdout)


def measure(seconds: float) -> tuple[dict[str, float], dict[str, str]]:
    """Moves per second of everybody who can be measured here, and how to install those who cannot."""
    contestants, missing = {ONE: ours(1), TWO: ours(2)}, {}
    if importlib.util.find_spec("pyspiel"):
        contestants[SPIEL] = spiel()
    else:
        missing[SPIEL] = "pip install -r requirements-bench.lock"
    speeds = in_rotation(contestants, seconds * 2)
    try:
        theirs, _ = boardgame_io(seconds)
        speeds[BGIO] = theirs[BGIO].whole
    except (OSError, subprocess.SubprocessError, KeyError, ValueError):
        missing[BGIO] = "cd benchmarks/peers && npm ci"
    if python := pgx_python():
        speeds[PGX] = pgx(python, seconds)
    else:
        missing[PGX] = 'pip install pgx "jax[cpu]"'
    return speeds, missing


def ratios(speeds: dict[str, float]) -> dict[str, float]:
    pairs = [(name, *name.split(" / ")) for name in WANTED]
    return {name: round(speeds[a] / speeds[b], 2) for name, a, b in pairs if a in speeds and b in speeds}


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the simulator beside its peers.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each contestant plays in all")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    speeds, missing = measure(chosen.seconds)
    found = ratios(speeds)
    if chosen.json:
        print(json.dumps({"moves_per_second": speeds, "ratios": found, "wanted": WANTED, "missing": missing}, indent=1))
        return
    for name, speed in speeds.items():
        print(f"{name:45} {speed:14,.0f} moves/s")
    for name, ratio in found.items():
        print(f"{name}: {ratio:g} (wanted: {WANTED[name]:g})")
    for name, way in missing.items():
        print(f"{name}: not measured; {way}")


if __name__ == "__main__":
    main()
