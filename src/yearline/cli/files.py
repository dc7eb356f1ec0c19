"""Files that commands read and write: what is wrong with one is told in a sentence."""

import os
from pathlib import Path
from typing import Any

import click

from yearline.core.errors import BadRecord, YearlineError
from yearline.core.game import Rules, Step
from yearline.core.play import steps
from yearline.core.record import Record, load
from yearline.games import rules_for
from yearline.i18n import DEFAULT, messages


class Unwritable(YearlineError):
    """A file cannot be written where somebody wants it."""

    code = "unwritable"


def read_record(path: Path) -> Record:
    """The record in a file. Raises BadRecord."""
    try:
        return load(path.read_text(encoding="utf-8"))
    except BadRecord as error:
        raise BadRecord(f"{path}: {error.message}") from error
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is not UTF-8 text") from error


def replayed(record: Record) -> tuple[Rules[Any], list[Step[Any]]]:
    """The rules of a record, and its game: the deal, then one step a move or withdrawal. Raises BadRecord."""
    played: list[Step[Any]] = []
    try:
        rules = rules_for(record.game, record.options)
        for step in steps(rules, record.deck, record.seats, record.seed, record.moves, record.withdrawn):
            played.append(step)  # noqa: PERF402 (a fault is told by what was played before it)
    except YearlineError as error:
        raise BadRecord(f"step {len(played)} of the record cannot be replayed: {error.message}") from error
    return rules, played


def check_writable(path: Path) -> None:
    """Raises Unwritable if a file can never be written there: to be told before hours of play, not after them."""
    if path.is_dir():
        raise Unwritable(f"{path} cannot be written: it is a folder")
    if not path.parent.is_dir():
        raise Unwritable(f"{path} cannot be written: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Unwritable(f"{path} cannot be written: that is not permitted")


def write_text(path: Path, text: str) -> None:
    """Write a text, or say why not."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Unwritable(f"{path} cannot be written: {error.strerror}") from error


def write_picture(path: Path, text: str, language: str = DEFAULT) -> None:
    """Write a picture that somebody wants beside the figures, and say so beside them too: they may go into a pipe."""
    write_text(path, text)
    click.echo(messages(language)("deck-written", name=str(path)), err=True)
