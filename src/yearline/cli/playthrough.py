"""`yearline playthrough`: replay playthrough files through the engine and report the first difference of each."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from yearline.core.errors import BadPlaythrough
from yearline.core.record import CONTROLS
from yearline.games.playthrough import Difference, check, read

SHOWN = 300


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="FILE...", type=click.Path(path_type=Path))
def playthrough(paths: tuple[Path, ...]) -> None:
    """Replay the playthroughs in FILEs and compare every state.

    A file holds one game a line, as JSON.
    Exit status: 0 if the engine agrees with all of them, 1 if it differs, 2 if a file is not a playthrough.
    """
    passed = failed = 0
    for path in paths:
        for number, difference in _differences(path):
            if difference is None:
                passed += 1
                continue
            failed += 1
            click.echo(f"{path}:{number}: {_sentence(difference)}")
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def _differences(path: Path) -> Iterator[tuple[int, Difference | None]]:
    lines = _lines(path)
    if not any(map(str.strip, lines)):
        raise BadPlaythrough(f"{path}: there is no game in it")
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=len(lines) < 50 or not console.is_terminal) as progress:
        for number, line in progress.track(list(enumerate(lines, 1)), description=path.name):
            if not line.strip():
                continue
            try:
                yield number, check(read(line))
            except BadPlaythrough as error:
                raise BadPlaythrough(f"{path}:{number}: {error.message}") from error


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8-sig").split("\n")
    except OSError as error:
        raise BadPlaythrough(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadPlaythrough(f"{path}: not UTF-8 text (byte {error.start})") from error


def _sentence(difference: Difference) -> str:
    """What differs, with nothing in it that a terminal would obey: the file may be a stranger's."""
    expected, got = str(difference.expected)[:SHOWN], str(difference.got)[:SHOWN]
    told = f"step {difference.step}: {difference.field[:SHOWN]}: expected {expected}, got {got}"
    return CONTROLS.sub("?", told)
