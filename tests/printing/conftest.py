"""Decks to print, and eyes to look at the pages."""

import struct
import zlib
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from yearline.core.deck import deck_card
from yearline.decks import CardText, LibraryCard, LibraryDeck

Pixels = NDArray[np.uint8]


@pytest.fixture(scope="session")
def make_deck() -> Callable[..., LibraryDeck]:
    def make(*titles: str, palette: str = "scene", color: str = "", name: str = "Trial") -> LibraryDeck:
        cards = tuple(
            LibraryCard(
                deck_card(f"card-{number}", 1500 + number, title=title or "x", color=color, front="sun", back="moon"),
                {"en": CardText(title, f"A fact about {title}")},
                "sea",
                "caravel",
                "compass",
                "a source",
                1,
            )
            for number, title in enumerate(titles)
        )
        return LibraryDeck("trial", {"en": name}, {}, "CC0-1.0", "", "", palette, ("sun", "moon"), cards)

    return make


@pytest.fixture(scope="session")
def look() -> Callable[[bytes], Pixels]:
    """Read a PNG of eight bits a channel into rows of red, green and blue."""

    def read(png: bytes) -> Pixels:
        width, height, _, kind = struct.unpack(">IIBB", png[16:26])
        channels = {2: 3, 6: 4}[kind]
        packed, at = b"", 8
        while at < len(png):
            (length,) = struct.unpack(">I", png[at : at + 4])
            if png[at + 4 : at + 8] == b"IDAT":
                packed += png[at + 8 : at + 8 + length]
            at += 12 + length
        lines = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
        above, rows = np.zeros((width, channels), np.uint8), []
        for line in lines:
            above = _unfiltered(int(line[0]), line[1:].reshape(width, channels), above)
            rows.append(above)
        return np.stack(rows)[:, :, :3]

    return read


def _unfiltered(kind: int, line: Pixels, above: Pixels) -> Pixels:
    """One line of a PNG, given the one above it."""
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line, axis=0, dtype=np.uint8)
    if kind == 2:
        return line + above
    row, left, corner = [], [0] * line.shape[1], [0] * line.shape[1]
    for values, ups in zip(line.tolist(), above.tolist(), strict=True):
        guess = [_guess(kind, *near) for near in zip(left, ups, corner, strict=True)]
        left = [(value + add) & 255 for value, add in zip(values, guess, strict=True)]
        corner = ups
        row.append(left)
    return np.array(row, np.uint8)


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 3:
        return (left + up) // 2
    nearest = left + up - corner
    return min((left, up, corner), key=lambda value: abs(nearest - value))
