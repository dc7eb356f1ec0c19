"""A person's cards in a file, for the terminal:
by deck and id, with what is known about each, and the line of those placed rightly.
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from yearline.core.errors import YearlineError
from yearline.practice.schedule import CardMemory

VERSION: Final = 1
LONGEST: Final = 200
"""So many cards stay in one's line; older ones make room."""


class BadDiary(YearlineError):
    """The file of one's cards cannot be read or written."""

    code = "bad_diary"


@dataclass(slots=True)
class Diary:
    """The cards one misjudged, with what is known about each, and one's own line:
    the cards placed rightly, the latest last.
    """

    cards: dict[str, CardMemory] = field(default_factory=dict)
    line: list[str] = field(default_factory=list)

    def note(self, name: str, right: bool) -> None:
        """A card was placed: one that is known lies in the line, and no other."""
        self.line = [*[one for one in self.line if one != name], *[name] * right][-LONGEST:]


class _Kept(msgspec.Struct):
    version: int
    cards: dict[str, list[float]]
    line: list[str] = []


def usual_place() -> Path:
    """Where the terminal keeps it."""
    return Path(platformdirs.user_data_dir("yearline", appauthor=False)) / "practice.json"


def read(path: Path) -> Diary:
    """The cards in a file; none if there is no file yet. Raises BadDiary."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
        if kept.version != VERSION:
            raise BadDiary(f"{path} was written by another version of the program")
        return Diary({name: CardMemory(*numbers) for name, numbers in kept.cards.items()}, kept.line)
    except FileNotFoundError:
        return Diary()
    except OSError as error:
        raise BadDiary(f"{path} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, TypeError) as error:
        raise BadDiary(f"{path} is no file of cards to practise") from error


def write(path: Path, diary: Diary) -> None:
    """Keep the cards, whole or not at all. Raises BadDiary."""
    numbers = {name: [one.stability, one.difficulty, one.last, one.due] for name, one in diary.cards.items()}
    beside = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.encode(_Kept(VERSION, numbers, diary.line)))
        os.replace(beside, path)
    except OSError as error:
        raise BadDiary(f"{path} cannot be written: {error.strerror}") from error
