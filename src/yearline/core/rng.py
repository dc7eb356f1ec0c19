"""Chance as a value: SplitMix64, written out because no library promises the same shuffle for ever.

A `Luck` is what is left of the randomness of a game. Shuffling gives the shuffled cards and the luck that remains, so a
game's state holds its own future and a replay is exact.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, Protocol, TypeVar

from yearline.core.errors import BadOption, shown
from yearline.core.value import value

T = TypeVar("T")

MASK: Final = 0xFFFF_FFFF_FFFF_FFFF
GAMMA: Final = 0x9E37_79B9_7F4A_7C15
SEED_BITS: Final = 128


def mix(z: int) -> int:
    """The output function of SplitMix64."""
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def next64(state: int) -> tuple[int, int]:
    """The next 64 random bits, and the state after them."""
    state = (state + GAMMA) & MASK
    return mix(state), state


def commitment(seed: int) -> str:
    """The hash published when a game starts, so that anybody can check the seed published when it ends."""
    return sha256(f"yearline seed {seed}".encode()).hexdigest()


def offshoot(seed: int, *purpose: object, bits: int = SEED_BITS) -> int:
    """A seed for another purpose. It tells nothing about the first one, nor about the offshoots for other purposes."""
    key = sha256(f"yearline offshoot {seed}".encode()).digest()
    words = "\0".join(map(str, purpose)).encode()
    return int.from_bytes(blake2b(words, key=key, digest_size=16).digest(), "big") >> (SEED_BITS - bits)


class Luck(Protocol):
    """A source of shuffles."""

    def shuffle(self, cards: Sequence[T]) -> tuple[tuple[T, ...], "Luck"]:
        """The cards in a new order, top first, and the luck that remains."""

    def below(self, n: int) -> tuple[int, "Luck"]:
        """A number from 0 to n-1, and the luck that remains."""


@value
class Seeded:
    """Luck drawn from a SplitMix64 state."""

    state: int

    def below(self, n: int) -> tuple[int, "Seeded"]:
        """A number from 0 to n-1, every one equally likely."""
        bits, state = next64(self.state)
        while bits >= (MASK + 1) - (MASK + 1) % n:
            bits, state = next64(state)
        return bits % n, Seeded(state)

    def shuffle(self, cards: Sequence[T]) -> tuple[tuple[T, ...], "Seeded"]:
        """All cards in random order."""
        return self.sample(cards, len(cards))

    def sample(self, cards: Sequence[T], count: int) -> tuple[tuple[T, ...], "Seeded"]:
        """The top of a shuffled pile: `count` cards in random order (Fisher and Yates, from the top)."""
        pile, state = list(cards), self.state
        size = len(pile)
        for i in range(count):
            state = (state + GAMMA) & MASK
            bits, left = mix(state), size - i
            while (
                bits > MASK - left and bits >= (MASK + 1) - (MASK + 1) % left
            ):  # the first test is cheap and nearly always enough
                bits, state = next64(state)
            j = i + bits % left
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile[:count]), Seeded(state)


def seeded(seed: int) -> Seeded:
    """The luck of a game: all bits of the seed folded into one SplitMix64 state.
    Raises BadOption for what is no seed.
    """
    if type(seed) is not int or seed < 0:
        raise BadOption(f"a seed must be a whole number from 0 on, not {shown(seed)}")
    state = 0
    while True:
        state = mix((state + GAMMA & MASK) ^ (seed & MASK))
        seed >>= 64
        if not seed:
            return Seeded(state)
