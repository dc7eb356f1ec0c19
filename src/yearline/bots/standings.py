"""What an arena says: means with intervals, thinking times,
and how far each policy came from random play to the bound.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.bots.arena import Contest, PlayedDeal
from yearline.games import GAMES
from yearline.sim.summary import Mean, mean_of, share_of

RESAMPLES: Final = 2000
Floats = NDArray[np.float64]


def standings(contest: Contest, played: Sequence[PlayedDeal]) -> dict[str, Any]:
    """All that the deals played so far say. `complete` is False where the contest was stopped half-way."""
    told: dict[str, Any] = {
        "game": contest.game,
        "options": dict(contest.options),
        "deck": contest.deck.id,
        "players": contest.seats,
        "seed": contest.seed,
        "n": len(played),
        "asked": contest.deals,
        "complete": len(played) == contest.deals,
        "policies": {name: _policy(contest, name, played) for name in contest.policies},
    }
    if contest.with_bound:
        told["bound"] = _bound(played)
        _fractions(told, played)
    return told


def _policy(contest: Contest, name: str, played: Sequence[PlayedDeal]) -> dict[str, Any]:
    scores = np.array([one.scores[name] for one in played])
    mean = mean_of(scores) if GAMES[contest.game].team else share_of(float(scores.sum()), len(scores))
    moves = sum(one.moves[name] for one in played)
    return mean.plain() | {
        "seconds_per_move": round(sum(one.seconds[name] for one in played) / max(1, moves), 6),
        "slowest_move": round(max(one.slowest[name] for one in played), 6),
        "scores": scores.tolist(),
    }


def _bound(played: Sequence[PlayedDeal]) -> dict[str, Any]:
    """The stated bound is the upper one: no play, however lucky, can surpass its mean."""
    found = [one.bound for one in played if one.bound]
    upper, lower = np.array([one.upper for one in found]), np.array([one.lower for one in found])
    exact = int((upper == lower).sum())
    return mean_of(upper).plain() | {
        "kind": "upper",
        "reached": mean_of(lower).plain(),
        "exact": exact,
        "scores": upper.tolist(),
    }


def _fractions(told: dict[str, Any], played: Sequence[PlayedDeal]) -> None:
    """How far each policy came on the way from random play to the bound, with a bootstrap interval over the deals."""
    if "random" not in told["policies"]:
        return
    floor, ceiling = np.array(told["policies"]["random"]["scores"]), np.array(told["bound"]["scores"])
    luck = np.random.default_rng(0)
    draws = luck.integers(0, len(played), (RESAMPLES, len(played)))
    for policy in told["policies"].values():
        scores = np.array(policy["scores"])
        ways = _way(scores[draws].mean(1), floor[draws].mean(1), ceiling[draws].mean(1))
        middle = _way(scores.mean(), floor.mean(), ceiling.mean())
        low, high = np.percentile(ways, [2.5, 97.5])
        policy["fraction"] = Mean(float(middle), float(low), float(high)).plain()


def _way(score: Any, floor: Any, ceiling: Any) -> Any:
    return (score - floor) / np.maximum(ceiling - floor, 1e-9)
