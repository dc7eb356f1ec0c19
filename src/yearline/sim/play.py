"""What is noted of a game in a run, and what the policies of all games share."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Results = NDArray[np.int32]
RESULT, MOVES, TURNS, RIGHT, WRONG, FIRST, REASON = range(7)
"""The columns: coop's score or the winners as bits; turns are rounds in race; right and wrong are plays."""
NOTES: Final = 7
RANDOM, GREEDY, NOISY = range(3)
SALT: Final = np.uint64(0x9E6C_63D0_876A_3F1B)
"""Policies draw from a luck of their own, so that the choices say nothing about the deal."""
