"""What somebody believes of a card beside a line: where it belongs, and how near its neighbours there are."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from yearline.sim.cards import Years, vagueness
from yearline.sim.kernel import kernel
from yearline.sim.kind import Floats
from yearline.sim.luck import Int16
from yearline.sim.noisy import gap_of

Guesses = NDArray[np.float64]

NEAR: Final = 7
"""There; the gap where it seems to belong / cards in the line; how far the card below that
gap, the one above it, the second below and the second above are, each as d / (d + the
usual error of such a guess), 1 where there is none; that error e, as (e - 1) / (e + 99).
"""


@kernel
def write_near(
    seen: Floats, at: int, row: Int16, line: int, laid: int, years: Years, guess: float, error: float
) -> None:
    """Write down the numbers of a card whose year is guessed."""
    gap, vague = gap_of(row, line, laid, years, guess), vagueness(guess, error)
    seen[at] = 1.0
    seen[at + 1] = gap / max(1, laid)
    for step in range(2):
        seen[at + 2 + 2 * step] = seen[at + 3 + 2 * step] = 1.0
        if gap > step:
            far = guess - years[row[line + gap - 1 - step]]
            seen[at + 2 + 2 * step] = far / (far + vague)
        if gap + step < laid:
            far = years[row[line + gap + step]] - guess
            seen[at + 3 + 2 * step] = far / (far + vague)
    seen[at + 6] = (vague - 1.0) / (vague + 99.0)


@kernel
def nth_gap(row: Int16, line: int, laid: int, years: Years, guess: float, nth: int) -> int:
    """The gap where a guessed year seems to belong (0), then those
    for which the guess would have to be wrong by more and more.
    """
    low = high = gap = gap_of(row, line, laid, years, guess)
    for _ in range(nth):
        if high == laid or (low > 0 and guess - years[row[line + low - 1]] <= years[row[line + high]] - guess):
            low -= 1
            gap = low
        else:
            high += 1
            gap = high
    return gap


@kernel
def crown(result: Floats, winners: int) -> None:
    """1 for who has won and -1 for who has lost; nobody has where all share the victory. `winners` are bits."""
    for seat in range(len(result)):
        result[seat] = 1.0 if winners >> seat & 1 else -1.0
    if winners == (1 << len(result)) - 1:
        result[:] = 0.0
