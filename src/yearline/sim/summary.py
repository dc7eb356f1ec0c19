"""What a run says: means with 95 % intervals, shares, and distributions, as plain values for tables, plots and JSON."""

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.core.value import value
from yearline.sim.kinds import KINDS
from yearline.sim.play import FIRST, MOVES, REASON, RESULT, RIGHT, TURNS, WRONG, Results
from yearline.sim.run import Run

Z: Final = 1.959964
"""Standard errors on each side of a 95 % interval."""
BINS: Final = 16


@value
class Mean:
    """A mean or a share with its 95 % interval."""

    mean: float
    low: float
    high: float

    def plain(self) -> dict[str, float | None]:
        """For JSON, which knows no infinity: an end that cannot be told is null."""
        numbers = {"mean": self.mean, "low": self.low, "high": self.high}
        return {name: round(number, 4) if math.isfinite(number) else None for name, number in numbers.items()}


def mean_of(values: NDArray[Any]) -> Mean:
    """The mean of independent values."""
    if len(values) < 2:
        return Mean(float(values.mean()), -math.inf, math.inf) if len(values) else Mean(math.nan, -math.inf, math.inf)
    middle, half = float(values.mean()), Z * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Mean(middle, middle - half, middle + half)


def share_of(count: float, total: int) -> Mean:
    """A share with Wilson's interval, which stays between 0 and 1. Parts of a victory vary less than whole ones."""
    if not total:
        return Mean(math.nan, 0.0, 1.0)
    share, z2 = count / total, Z * Z
    middle = (share + z2 / (2 * total)) / (1 + z2 / total)
    half = Z / (1 + z2 / total) * math.sqrt(share * (1 - share) / total + z2 / (4 * total * total))
    return Mean(share, max(0.0, middle - half), min(1.0, middle + half))


def distribution(values: NDArray[Any]) -> list[tuple[str, int]]:
    """How often values fall into each of a dozen or so ranges of whole numbers."""
    low, high = int(values.min()), int(values.max())
    step = max(1, -(-(high - low + 1) // BINS))
    counts = np.bincount((values - low) // step)
    names = [
        str(low + i * step) if step == 1 else f"{low + i * step}..{low + (i + 1) * step - 1}"
        for i in range(len(counts))
    ]
    return list(zip(names, counts.tolist(), strict=True))


def summarise(run: Run, results: Results) -> dict[str, Any]:
    """All that a run has to say. `complete` is False where it was stopped half-way."""
    plays = int(results[:, [RIGHT, WRONG]].sum())
    told = {
        "game": run.setting.game,
        "policy": run.policy,
        "players": run.setting.seats,
        "seed": run.seed,
        "n": len(results),
        "asked": run.games,
        "complete": len(results) == run.games,
        "moves": mean_of(results[:, MOVES]).plain(),
        "turns": mean_of(results[:, TURNS]).plain(),
        "right": share_of(int(results[:, RIGHT].sum()), plays).plain(),
        "length": dict(distribution(results[:, MOVES])),
    }
    reasons = KINDS[run.setting.game].reasons
    return told | (_scores(results, reasons) if reasons else _wins(run, results))


def _scores(results: Results, names: Sequence[str | None]) -> dict[str, Any]:
    reasons = {
        name: share_of(int((results[:, REASON] == i).sum()), len(results)) for i, name in enumerate(names) if name
    }
    return {
        "score": mean_of(results[:, RESULT]).plain() | {"deviation": round(float(results[:, RESULT].std()), 4)},
        "scores": dict(distribution(results[:, RESULT])),
        "reasons": {name: share.plain() for name, share in reasons.items()},
    }


def _wins(run: Run, results: Results) -> dict[str, Any]:
    """How often each place in the order of play wins; a shared victory counts for each of those who share it."""
    seats, total = run.setting.seats, len(results)
    winners, first = results[:, RESULT], results[:, FIRST]
    wins = [int((winners >> ((first + place) % seats) & 1).sum()) for place in range(seats)]
    shared = int((winners & (winners - 1) != 0).sum())
    return {
        "wins": [share_of(count, total).plain() for count in wins],
        "shared": share_of(shared, total).plain(),
        "unfinished": share_of(int((winners == 0).sum()), total).plain(),
    }
