"""Small choices that follow from a card's id, so that the same card always looks the same, on every machine."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of choices; equal ids give equal streams."""

    def __init__(self, id: str) -> None:
        self._seed = id.encode("utf-8", "surrogatepass")
        self._bytes = b""
        self._block = 0

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        if len(self._bytes) < 2:
            self._bytes += blake2b(self._seed, salt=self._block.to_bytes(4, "big")).digest()
            self._block += 1
        drawn, self._bytes = int.from_bytes(self._bytes[:2], "big"), self._bytes[2:]
        return low + drawn * (high - low + 1) // 0x10000

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self.between(0, len(choices) - 1)]


def fingerprint(*parts: str) -> str:
    """A short name for what is drawn, unique to it, fit for an XML id, and silent about the card."""
    text = "\0".join(parts).encode("utf-8", "surrogatepass")
    return "y" + blake2b(text, digest_size=5).hexdigest()
