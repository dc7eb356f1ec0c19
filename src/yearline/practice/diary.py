"""A person's cards in a file, for the terminal: by deck and id, with what is known about each."""

import os
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from yearline.core.errors import YearlineError
from yearline.practice.schedule import CardMemory

VERSION: Final = 1


class BadDiary(YearlineError):
    """The file of one's cards cannot be read or written."""

    code = "bad_diary"


class _Kept(msgspec.Struct):
    version: int
    cards: dict[str, list[float]]


def usual_place() -> Path:
    """Where the terminal keeps it."""
    return Path(platformdirs.user_data_dir("yearline", appauthor=False)) / "practice.json"


def read(path: Path) -> dict[str, CardMemory]:
    """The cards in a file; none if there is no file yet. Raises BadDiary."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
        if kept.version != VERSION:
            raise BadDiary(f"{path} was written by another version of the program")
        return {name: CardMemory(*numbers) for name, numbers in kept.cards.items()}
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadDiary(f"{path} cannot be read: {error.strerror}") from error
    except (msgspec.DecodeError, TypeError) as error:
        raise BadDiary(f"{path} is no file of cards to practise") from error


def write(path: Path, memories: dict[str, CardMemory]) -> None:
    """Keep the cards, whole or not at all. Raises BadDiary."""
    numbers = {name: [one.stability, one.difficulty, one.last, one.due] for name, one in memories.items()}
    beside = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(msgspec.json.encode(_Kept(VERSION, numbers)))
        os.replace(beside, path)
    except OSError as error:
        raise BadDiary(f"{path} cannot be written: {error.strerror}") from error
