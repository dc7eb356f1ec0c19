"""Sets of small numbers as bits of 64-bit words, several sets one after another in one array.

The loops are written in the shapes that compilers know as one instruction, on the processor and on a GPU.
"""

import numpy as np
from numpy.typing import NDArray

from yearline.sim.kernel import kernel

Words = NDArray[np.uint64]

_ONE, _ZERO = np.uint64(1), np.uint64(0)


def words_for(numbers: int) -> int:
    """How many words a set of the numbers below this one takes."""
    return (numbers + 63) // 64


@kernel
def highest(word: np.uint64) -> int:
    """The place of the highest bit; -1 where there is none."""
    place = -1
    while word:
        word >>= _ONE
        place += 1
    return place


@kernel
def lowest(word: np.uint64) -> int:
    """The place of the lowest bit; -1 where there is none."""
    return highest(word & (_ZERO - word))


@kernel
def has(words: Words, start: int, number: int) -> bool:
    """Whether the set that begins at word `start` holds the number."""
    return bool(words[start + (number >> 6)] >> np.uint64(number & 63) & _ONE)


@kernel
def add(words: Words, start: int, number: int) -> None:
    """Put the number into the set."""
    words[start + (number >> 6)] |= _ONE << np.uint64(number & 63)


@kernel
def before(words: Words, start: int, number: int) -> int:
    """The greatest member below the number; there must be one."""
    at = number >> 6
    word = words[start + at] & ((_ONE << np.uint64(number & 63)) - _ONE)
    while not word:
        at -= 1
        word = words[start + at]
    return 64 * at + highest(word)


@kernel
def after(words: Words, start: int, number: int) -> int:
    """The least member above the number; there must be one."""
    at = number >> 6
    word = words[start + at] & ~((_ONE << np.uint64(number & 63) << _ONE) - _ONE)
    while not word:
        at += 1
        word = words[start + at]
    return 64 * at + lowest(word)
