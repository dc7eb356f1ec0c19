"""SplitMix64 for kernels: number by number the luck of
`yearline.core.rng`, so that a seed deals the same game in both engines.
"""

import numpy as np
from numpy.typing import NDArray

from yearline.core.rng import GAMMA
from yearline.sim.kernel import kernel

Int16 = NDArray[np.int16]
Longs = NDArray[np.int64]
Luck = NDArray[np.uint64]
"""One number: the state of the luck that a game has left."""

_GAMMA = np.uint64(GAMMA)
_ONE, _TWO = np.uint64(0xBF58_476D_1CE4_E5B9), np.uint64(0x94D0_49BB_1331_11EB)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_S16, _S16BITS = np.uint64(16), np.uint64(0xFFFF)
_ZERO = np.uint64(0)


@kernel
def mix(z: np.uint64) -> np.uint64:
    """The output function of SplitMix64."""
    z = (z ^ (z >> _S30)) * _ONE
    z = (z ^ (z >> _S27)) * _TWO
    return z ^ (z >> _S31)


@kernel
def seeded(seed: np.uint64) -> np.uint64:
    """The state in which a game of that seed begins, as `core.rng.seeded` folds it."""
    return mix(_GAMMA ^ seed)


@kernel
def skip(state: np.uint64, draws: int) -> np.uint64:
    """The state after so many draws; the reference draws again once in 10^17 draws, and only then do the two part."""
    return state + _GAMMA * np.uint64(draws)


@kernel
def below(state: np.uint64, n: int) -> tuple[int, np.uint64]:
    """A number from 0 to n-1 and the next state, as `Seeded.below` gives them."""
    size = np.uint64(n)
    state += _GAMMA
    bits = mix(state)
    while bits >= _ZERO - size and bits >= _ZERO - (_ZERO - size) % size:
        state += _GAMMA
        bits = mix(state)
    return np.int64(bits % size), state  # type: ignore[return-value]  # a kernel's int


@kernel
def shuffle(pile: Int16, count: int, state: np.uint64) -> np.uint64:
    """Bring `count` random cards to the top of the pile, as `Seeded.sample` does; the state that remains."""
    size = len(pile)
    for i in range(count):
        j, state = below(state, size - i)
        j += i
        pile[i], pile[j] = pile[j], pile[i]
    return state


@kernel
def pick(state: np.uint64, n: int) -> tuple[int, np.uint64]:
    """A number from 0 to n-1 for a policy's choice: quicker than `below`, and a bias of 2^-32 does not matter here."""
    state += _GAMMA
    return np.int64(((mix(state) >> _S32) * np.uint64(n)) >> _S32), state  # type: ignore[return-value]  # a kernel's int


@kernel
def normal(key: np.uint64) -> float:
    """A standard normal number that belongs to a key: the same key, the same number.

    The sum of twelve uniform numbers of 16 bits.
    Unlike logarithms and cosines it is the same to the last bit on every machine.
    """
    total = np.int64(0)
    for _ in range(3):
        key += _GAMMA
        bits = mix(key)
        for _ in range(4):
            total += np.int64(bits & _S16BITS)
            bits >>= _S16
    return np.float64(total - 6 * 65535) / 65536.0
