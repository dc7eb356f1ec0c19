"""What `simulate` and `arena` share: a bar while they play, the
words and numbers of their tables, and how all of it is told.
"""

import json
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from yearline.cli.bars import Bar, lines, svg
from yearline.cli.files import write_picture
from yearline.i18n.numbers import signed


def progress_bar() -> Progress:
    """How far a study has come, for whoever watches; nothing of it stays, and nothing goes into a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def draw(plot: Path | None, title: str, bars: list[Bar], caption: str) -> None:
    """Write the bars as a picture, if one was asked for."""
    if plot:
        write_picture(plot, svg(title, bars, caption))


def tell(told: dict[str, Any], as_json: bool, table: Table, bars: list[Bar]) -> None:
    """Print what a study found: one JSON object, or a table and bars for people."""
    if as_json:
        click.echo(json.dumps(told, indent=2))
        return
    console = Console()
    console.print(table)
    for line in lines(bars):
        console.print(line, highlight=False, markup=False)


def extent(told: dict[str, Any], what: str) -> str:
    """How much was played, from which seed on, and whether somebody stopped it."""
    partial = "" if told["complete"] else f" of {told['asked']} (partial)"
    return f"{told['n']} {what}{partial}, seed {told['seed']}"


def mean_and_interval(mean: dict[str, float | None], digits: int) -> tuple[str, str]:
    """Two cells of a table."""
    middle, low, high = (
        "?" if mean[name] is None else signed(f"{mean[name]:.{digits}f}") for name in ("mean", "low", "high")
    )
    return middle, f"{low} .. {high}"
