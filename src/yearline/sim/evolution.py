"""Evolution of a vector of numbers by the covariance matrix adaptation strategy (CMA-ES;
Hansen, "The CMA Evolution Strategy: A Tutorial").

Half of each generation, the better one, decides where the next one is drawn from:
its mean, its directions and its step. The same seed and the same values give the same vectors.
"""

import math

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Evolution:
    """Ask for a generation, tell what each of it is worth (more is better), and so on;
    `mean` is what has been found.
    """

    def __init__(self, start: Floats, scale: Floats, step: float, population: int, seed: int) -> None:
        self.mean, self.scale, self.step, self.population = start.astype(np.float64), scale, step, population
        self.luck = np.random.default_rng(seed)
        n, half = len(start), population // 2
        raw = math.log(half + 0.5) - np.log(np.arange(1, half + 1))
        self.shares: Floats = raw / raw.sum()
        self.mass = float(1 / (self.shares**2).sum())
        self.cc = (4 + self.mass / n) / (n + 4 + 2 * self.mass / n)
        self.cs = (self.mass + 2) / (n + self.mass + 5)
        self.c1 = 2 / ((n + 1.3) ** 2 + self.mass)
        self.cmu = min(1 - self.c1, 2 * (self.mass - 2 + 1 / self.mass) / ((n + 2) ** 2 + self.mass))
        self.damping = 1 + 2 * max(0.0, math.sqrt((self.mass - 1) / (n + 1)) - 1) + self.cs
        self.usual = math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.path, self.drift, self.covariance = np.zeros(n), np.zeros(n), np.eye(n)
        self.axes, self.lengths, self.generation = np.eye(n), np.ones(n), 0
        self.drawn: Floats = np.zeros((population, n))

    def ask(self) -> Floats:
        """The next generation, a row each."""
        self.drawn = (self.luck.standard_normal((self.population, len(self.mean))) * self.lengths) @ self.axes.T
        return self.mean + self.step * self.scale * self.drawn

    def tell(self, values: Floats) -> None:
        """What each of the generation is worth."""
        best = self.drawn[np.argsort(-values, kind="stable")[: len(self.shares)]]
        moved = self.shares @ best
        self.mean = self.mean + self.step * self.scale * moved
        self.generation += 1
        whitened = self.axes @ ((self.axes.T @ moved) / self.lengths)
        self.path = (1 - self.cs) * self.path + math.sqrt(self.cs * (2 - self.cs) * self.mass) * whitened
        long = float(np.linalg.norm(self.path))
        settled = math.sqrt(1 - (1 - self.cs) ** (2 * self.generation))
        steady = long / settled < (1.4 + 2 / (len(self.mean) + 1)) * self.usual
        self.drift = (1 - self.cc) * self.drift + steady * math.sqrt(self.cc * (2 - self.cc) * self.mass) * moved
        kept = 1 - self.c1 - self.cmu + (0 if steady else self.c1 * self.cc * (2 - self.cc))
        spread = (best.T * self.shares) @ best
        self.covariance = kept * self.covariance + self.c1 * np.outer(self.drift, self.drift) + self.cmu * spread
        self.step *= math.exp((self.cs / self.damping) * (long / self.usual - 1))
        values_of, self.axes = np.linalg.eigh((self.covariance + self.covariance.T) / 2)
        self.lengths = np.sqrt(np.maximum(values_of, 1e-12))
