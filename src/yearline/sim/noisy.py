"""Players who know the years only roughly: the card they feel surest about goes where they think it belongs."""

import numpy as np

from yearline.sim.cards import Years, guess_year, vagueness
from yearline.sim.kernel import kernel
from yearline.sim.luck import Int16


@kernel
def gap_of(row: Int16, line: int, laid: int, years: Years, guess: float) -> int:
    """The gap of a line in which a year seems to belong."""
    gap = 0
    while gap < laid and years[row[line + gap]] <= guess:
        gap += 1
    return gap


@kernel
def sure(
    row: Int16, line: int, laid: int, years: Years, card: int, person: np.uint64, error: float
) -> tuple[int, float]:
    """The gap in which a card seems to belong, and how far from its neighbours, measured in the person's error."""
    guess = guess_year(years[card], card, person, error)
    gap = gap_of(row, line, laid, years, guess)
    room = 1e18
    if gap > 0:
        room = guess - years[row[line + gap - 1]]
    if gap < laid:
        room = min(room, years[row[line + gap]] - guess)
    return gap, room / vagueness(guess, error)
