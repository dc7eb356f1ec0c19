"""What `simulate` and `arena` share: a bar while they play, and the words and numbers of their tables."""

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from yearline.i18n.numbers import signed


def progress_bar() -> Progress:
    """How far a study has come, for whoever watches; nothing of it stays, and nothing goes into a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


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
