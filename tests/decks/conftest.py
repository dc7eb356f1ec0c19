"""Small decks to break: a function that writes a file and says what the reader found in it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from yearline.decks import DeckError, LibraryDeck, Problem
from yearline.decks.source import inspect

Codes = list[tuple[int, str, str]]
Inspect = Callable[..., tuple[LibraryDeck | None, Codes]]


def codes(problems: tuple[Problem, ...]) -> Codes:
    return [(problem.row, problem.column, problem.code) for problem in problems if problem.severity == "error"]


@pytest.fixture
def read(tmp_path: Path) -> Inspect:
    """Write a file and inspect it: the deck, if any, and its errors as (row, column, code)."""

    def run(content: str | bytes, name: str = "cards.csv") -> tuple[LibraryDeck | None, Codes]:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        try:
            found = inspect(path)
        except DeckError as error:
            return None, codes(error.problems)
        return found.deck, codes(found.problems)

    return run
