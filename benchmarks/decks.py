"""How fast the deck library is, as counts and as ratios to plain tools doing the bare minimum in the same run.

    python benchmarks/decks.py            all measurements
    python benchmarks/decks.py library    only those named

A measurement is a function with `@measurement`; it yields lines of text.
"""

import csv
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Final

from yearline.decks.package import CARDS
from yearline.decks.quality import quality
from yearline.decks.shelf import BUNDLED, folders
from yearline.decks.source import inspect

Measurement = Callable[[], Iterator[str]]
MEASUREMENTS: Final[dict[str, Measurement]] = {}


def measurement(function: Measurement) -> Measurement:
    """Add a measurement under the name of its function."""
    MEASUREMENTS[function.__name__] = function
    return function


def seconds(action: Callable[[], object], runs: int = 9) -> float:
    """The median time of an action, after one run that does not count."""
    action()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


@measurement
def library() -> Iterator[str]:
    """Loading every bundled deck, and loading and checking it strictly, against a plain read of the same CSV files."""

    def plain() -> int:
        cards = 0
        for id in folders(BUNDLED):
            with (BUNDLED / id / CARDS).open(encoding="utf-8", newline="") as file:
                cards += sum(1 for _ in csv.DictReader(file))
        return cards

    def load() -> None:
        for id in folders(BUNDLED):
            inspect(BUNDLED / id).checked()

    def check() -> None:
        for id in folders(BUNDLED):
            found = inspect(BUNDLED / id)
            assert not quality(found.checked(), found.rows)

    cards, bare = plain(), seconds(plain)
    for name, action in (("load", load), ("load and check", check)):
        took = seconds(action)
        speed = f"{cards} cards in {took * 1000:.0f} ms, {cards / took:,.0f} cards/s"
        yield f"{name}: {speed}, {took / bare:.1f} x a plain csv read"


def main() -> None:
    for name in sys.argv[1:] or MEASUREMENTS:
        for line in MEASUREMENTS[name]():
            print(f"{name}: {line}")


if __name__ == "__main__":
    main()
