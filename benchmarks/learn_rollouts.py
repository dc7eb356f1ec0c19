"""Learn the weights of the careful player, which plays the rollouts of coop's strong player.

    python benchmarks/learn_rollouts.py --device cuda --seconds 90 --seed 25 \\
        --out src/yearline/bots/search/rollouts.json

For each number of seats: an evolution strategy (CMA-ES) on mean scores over fresh deals, the same for everybody of a
generation, begun from the greedy player. What comes out is compared with the greedy player on deals that no generation
has played, and written with the seed and the command that made it. `--device cpu` does the same on the processor's
threads, more slowly.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from yearline.bots.search.learned import VERSION
from yearline.decks import load_deck
from yearline.sim import careful, learning
from yearline.sim.batch import setting
from yearline.sim.evolution import Evolution, Floats
from yearline.sim.greedy import ONE

DECKS = ("popular-culture", "world-history", "inventions")
SEEDS_A_RUN = 1 << 40


def scale_of(knots: int) -> Floats:
    """How far a first step may go: a fifth of a weight, and at least so much of a point."""
    return np.maximum(0.3, np.abs(learning.start(knots)) * 0.3)


def learn(where: Any, asked: argparse.Namespace, seats: int) -> tuple[Floats, list[dict[str, float]]]:
    """The vector of weights found, and how it came about."""
    knots = len(learning.KNOTS)
    evolution = Evolution(learning.start(knots), scale_of(knots), 0.5, asked.population, asked.seed * 100 + seats)
    seed, began, history = asked.seed * SEEDS_A_RUN + seats * (SEEDS_A_RUN // 16), time.monotonic(), []
    mean, told = evolution.mean, began
    while time.monotonic() - began < asked.seconds and evolution.generation < asked.generations:
        vectors = evolution.ask()
        values = where.means([learning.table_of(one) for one in vectors], seed, asked.games).mean(axis=1)
        evolution.tell(values)
        late = min(1.0, 20 / (evolution.generation + 1))
        mean = (1 - late) * mean + late * evolution.mean
        seed += asked.games
        if time.monotonic() - told > asked.every:
            told = time.monotonic()
            spent = round(told - began, 1)
            one = {"generation": evolution.generation, "mean": round(float(values.mean()), 3), "step": evolution.step}
            history.append(one | {"seconds": spent})
            print(f"  {seats} seats {history[-1]}", flush=True)
    return mean, history


def checked(where: Any, vectors: list[Floats], asked: argparse.Namespace, seats: int) -> list[list[float]]:
    """The mean scores of vectors on deals that no generation has played: a number a deck each."""
    seed = asked.seed * SEEDS_A_RUN + seats * (SEEDS_A_RUN // 16) + SEEDS_A_RUN // 32
    means = where.means([learning.table_of(one) for one in vectors], seed, asked.check)
    return [[round(float(mean), 3) for mean in row] for row in means]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--seconds", type=float, default=90, help="for each number of seats")
    parser.add_argument("--generations", type=int, default=100_000, help="at most, for each number of seats")
    parser.add_argument("--population", type=int, default=96)
    parser.add_argument("--games", type=int, default=8192, help="of each deck, for each of a generation")
    parser.add_argument("--check", type=int, default=100_000, help="fresh games of each deck at the end")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--every", type=float, default=10, help="seconds between two lines")
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    found: dict[str, Any] = {"version": VERSION, "weights": careful.COUNT, "unit": ONE, "knots": learning.KNOTS}
    found |= {"seed": asked.seed, "command": " ".join(["python", "benchmarks/learn_rollouts.py", *sys.argv[1:]])}
    found["seats"] = {}
    for seats in asked.seats:
        settings = [setting("coop", load_deck(name).deck, seats) for name in DECKS]
        where = learning.Device(settings) if asked.device == "cuda" else learning.Processor(settings, asked.threads)
        began = time.monotonic()
        where.means([learning.table_of(learning.start())], 1, min(asked.games, 64))
        print(f"{seats} seats: compiled in {time.monotonic() - began:.1f} s", flush=True)
        vector, history = learn(where, asked, seats)
        greedy, careful_means = checked(where, [learning.start(), vector], asked, seats)
        told = {"greedy": greedy, "learned": careful_means, "generations": history[-1]["generation"] if history else 0}
        print(f"{seats} seats: {told}", flush=True)
        rows = np.round(vector.reshape(-1, careful.COUNT) * ONE).astype(int).tolist()
        found["seats"][str(seats)] = {"checked": told, "rows": rows}
        asked.out.write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
