"""The learned weights of the rollouts: a file beside this one, with the seed and the command that made it."""

import json
import logging
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from yearline.core.errors import YearlineError
from yearline.sim import careful, learning
from yearline.sim.greedy import ONE, WEIGHTS
from yearline.sim.luck import Longs

VERSION: Final = 1
"""Of what the numbers mean: another order or another reading of them is another version."""
FILE: Final = Path(__file__).with_name("rollouts.json")
GREEDY: Final[Longs] = WEIGHTS.reshape(1, -1)
"""The table of somebody who has learned nothing."""

_log = logging.getLogger(__name__)


class BadWeights(YearlineError):
    """The file of weights is missing, broken, or of another version."""

    code = "bad_weights"


def read(path: Path | None = None) -> dict[int, Longs]:
    """A table of weights for each number of seats. Raises BadWeights."""
    path = path or FILE
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        version = found["version"]
        shape = (version, found["weights"], found["unit"], tuple(found["knots"]))
        rows = {int(seats): np.array(one["rows"], np.int64) for seats, one in found["seats"].items()}
    except FileNotFoundError:
        raise BadWeights(f"there are no learned weights: {path.name} is missing") from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadWeights(f"the learned weights in {path.name} cannot be read") from None
    if shape != (VERSION, careful.COUNT, ONE, learning.KNOTS):
        raise BadWeights(f"the learned weights in {path.name} are of version {version!r}; this player reads {VERSION}")
    if not rows or any(one.shape != (len(learning.KNOTS), careful.COUNT) for one in rows.values()):
        raise BadWeights(f"the learned weights in {path.name} are not whole")
    return {seats: learning.table_of(one, 1) for seats, one in rows.items()}


@cache
def _tables() -> dict[int, Longs]:
    try:
        return read()
    except BadWeights as error:
        _log.warning("%s; the strong player of coop goes on with the greedy player's weights", error.message)
        return {}


def table_for(seats: int) -> Longs:
    """The table for so many seats, or the nearest number of seats that there is;
    the greedy player's where nothing was learned.
    """
    tables = _tables()
    return tables[min(tables, key=lambda known: abs(known - seats))] if tables else GREEDY
