"""What a bench says: strength, calibration and legality with 95 % intervals, and lines of reference."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from yearline.agents.bench import Bench, Cell
from yearline.sim.summary import Mean, mean_of, share_of

RESAMPLES: Final = 2000


def bootstrap(values: Sequence[float]) -> Mean:
    """The mean of some values with the interval that drawing them anew gives; of fewer than two it cannot be told."""
    numbers = np.array(values, float)
    if len(numbers) < 2:
        return mean_of(numbers)
    draws = np.random.default_rng(0).integers(0, len(numbers), (RESAMPLES, len(numbers)))
    low, high = np.percentile(numbers[draws].mean(1), [2.5, 97.5])
    return Mean(float(numbers.mean()), float(low), float(high))


def strength(team: bool, scores: Sequence[float]) -> dict[str, Any]:
    """Points of a team, or the share of victories."""
    mean = bootstrap(scores) if team else share_of(sum(scores), len(scores))
    return {**mean.plain(), "n": len(scores)}


def calibration(sure: Sequence[tuple[float, bool]]) -> dict[str, Any] | None:
    """How well an agent knows what it knows: the Brier score (0 is
    best, 0.25 is a coin), and how sure it was against how often right.
    """
    if not sure:
        return None
    told, right = [one for one, _ in sure], [float(one) for _, one in sure]
    return {
        "n": len(sure),
        "brier": bootstrap([(one - fact) ** 2 for one, fact in zip(told, right, strict=True)]).plain(),
        "sure": round(sum(told) / len(told), 4),
        "right": share_of(sum(right), len(right)).plain(),
        "overconfident": bootstrap([one - fact for one, fact in zip(told, right, strict=True)]).plain(),
    }


def cell_report(bench: Bench, cell: Cell) -> dict[str, Any]:
    """One language with one deck."""
    account = cell.account
    return {
        "language": cell.language,
        "deck": cell.deck,
        "asked": cell.asked,
        "complete": len(cell.scores) == cell.asked and not cell.helped,
        "strength": strength(bench.team, cell.scores),
        "right": share_of(sum(cell.right), len(cell.right)).plain(),
        "calibration": calibration(account.sure),
        "legality": share_of(account.first_try, account.turns).plain(),
        "account": account.plain(),
        "finished_without_agent": cell.helped,
        "why": cell.why,
    }
