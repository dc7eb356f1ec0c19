"""Does a GPU play the same games as the processor, and how fast?

    python benchmarks/gpu.py [--games 1000000] [--players 4] [--json]

Every game under every policy, so many games each: the notes of the GPU and of the processor are compared game by game.
Speeds are moves per second, dealing included: `gpu` is the kernel alone (the best of five rounds of eight launches),
`gpu_whole` a run as `yearline simulate --device cuda` makes it, with all notes brought back, and `cpu_thread` one
thread of the processor.

Then a field of each game, as learners have it: `FIELD` games on both, `STEPS` steps of random legal actions, and all
arrays compared after each (`different`: games in which something ever differed). Speeds are steps of a game per second,
observations written, actions known. Needs `pip install 'yearline[gpu]'` and an NVIDIA GPU. Ends with status 1 where
results differ or a wanted speed is missed.
"""

import argparse
import json
import os
import sys
from time import perf_counter
from typing import Any

import numpy as np
from engine import deck_of
from numpy.typing import NDArray

from yearline.core.errors import YearlineError
from yearline.sim.batch import field, setting
from yearline.sim.field import Field
from yearline.sim.gpu import Gpu, play_on_gpu
from yearline.sim.kinds import KINDS
from yearline.sim.play import MOVES, Results
from yearline.sim.run import PIECE, Run, play, play_piece

CARDS = 100
ROUNDS, LAUNCHES = 5, 8
FIELD, STEPS, TIMED = 4096, 400, 40
SEEN = ("observations", "masks", "rewards", "dones", "results", "turns")
WANTED = {"coop random": 8e9, "coop greedy": 2e9, "race random": 5e8, "chronology random": 5e8}


def gpu_speed(run: Run) -> float:
    gpu = Gpu(run)
    room = gpu.notes(run.games)
    gpu.launch(0, room)
    moves = int(room.copy_to_host()[:, MOVES].sum()) * LAUNCHES
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        for _ in range(LAUNCHES):
            gpu.launch(0, room)
        gpu.wait()
        best = max(best, moves / (perf_counter() - began))
    return best


def cpu_speed(run: Run) -> float:
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        notes = play_piece(run, 0, PIECE)
        best = max(best, int(notes[:, MOVES].sum()) / (perf_counter() - began))
    return best


def whole(run: Run) -> tuple[Results, float]:
    began = perf_counter()
    notes = np.concatenate(list(play_on_gpu(run)))
    return notes, int(notes[:, MOVES].sum()) / (perf_counter() - began)


def measure(game: str, policy: str, games: int, players: int) -> dict[str, object]:
    run = Run(setting(game, deck_of(CARDS), players), policy, games, 1)
    speed = gpu_speed(run)
    notes, bringing = whole(run)
    same = np.concatenate(list(play(run, os.cpu_count() or 1)))
    return {
        "games": games,
        "different": int((notes != same).any(axis=1).sum()),
        "gpu": round(speed),
        "gpu_whole": round(bringing),
        "cpu_thread": round(cpu_speed(run)),
        "wanted": WANTED.get(f"{game} {policy}"),
    }


def moved(games: Field, actions: list[NDArray[np.int64]]) -> float:
    """Steps of a game per second; the actions lie where the games are."""
    games.reset(1)
    there = [games._there(one, np.int64) for one in actions]
    began = perf_counter()
    for one in there:
        games.step(one)
    float(np.asarray(on_processor(games.rewards)).sum())  # a GPU is waited for
    return len(actions) * games.games / (perf_counter() - began)


def on_processor(array: Any) -> NDArray[Any]:
    return np.asarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def fields(game: str, players: int) -> dict[str, object]:
    """A field of a game on both devices."""
    agreed = setting(game, deck_of(CARDS), players)
    here, there, luck = field(agreed, FIELD, 1), field(agreed, FIELD, 1, "cuda"), np.random.default_rng(1)
    wrong, dealt, done = np.zeros(FIELD, np.bool_), 0, []
    for _ in range(STEPS):
        for name in SEEN:
            one, other = getattr(here, name), on_processor(getattr(there, name))
            wrong |= (one != other).reshape(FIELD, -1).any(axis=1)
        done.append((luck.random(here.masks.shape) * here.masks).argmax(axis=1))
        here.step(done[-1])
        there.step(done[-1])
        dealt += int((here.dones > 0).sum())
    told = {"games": FIELD, "steps": STEPS, "ended": dealt, "different": int(wrong.sum())}
    speeds = [round(max(moved(one, done[:TIMED]) for _ in range(ROUNDS))) for one in (there, here)]
    return told | {"gpu": speeds[0], "cpu_thread": speeds[1], "wanted": None}


def main() -> None:
    parser = argparse.ArgumentParser(description="The GPU beside the processor: the same games, and how fast.")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games of each kind")
    parser.add_argument("--players", type=int, default=4, help="how many seats")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    found: dict[str, dict[str, object]] = {}
    asked = [(game, policy) for game, kind in KINDS.items() for policy in (*kind.policies, "field")]
    for game, policy in asked:
        try:
            whole_games = policy != "field"
            row = measure(game, policy, chosen.games, chosen.players) if whole_games else fields(game, chosen.players)
        except YearlineError as error:
            sys.exit(f"gpu.py: {error.message}")
        found[f"{game} {policy}"] = row
        print(f"{game} {policy}: {json.dumps(row)}", file=sys.stderr, flush=True)
    if chosen.json:
        print(json.dumps(found, indent=1))
    missed = [name for name, row in found.items() if row["different"] or row["gpu"] < (row["wanted"] or 0)]  # type: ignore[operator]
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
