"""`yearline simulate`: many games at once, and what they say."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from yearline.core.errors import YearlineError
from yearline.core.options import parse_option
from yearline.decks import deck_for, load_deck
from yearline.games import GAMES
from yearline.sim.batch import KINDS, setting
from yearline.sim.cluster import play_on
from yearline.sim.play import Results
from yearline.sim.plot import bars, svg
from yearline.sim.run import BadRun, Run, check, play, thread_count
from yearline.sim.summary import summarise


@click.command()
@click.argument("game", type=click.Choice(list(KINDS)))
@click.option("--games", type=int, default=10_000, show_default=True, help="How many games.")
@click.option("--players", type=int, default=4, show_default=True, help="How many seats.")
@click.option(
    "--policy", default="random", show_default=True, help="How everybody plays: random, noisy; coop also greedy."
)
@click.option(
    "--error",
    type=float,
    default=0.1,
    show_default=True,
    help="How far off a noisy player is, as a share of the distance in time.",
)
@click.option("--deck", "deck_name", help="Name or path of the deck.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    help="The seed of the first game; each next game has the next one.",
)
@click.option("--threads", type=int, default=0, help="How many cores to use.  [default: all]")
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on the Ray cluster at ADDRESS ('auto': the one of this machine)."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--plot", type=click.Path(dir_okay=False, path_type=Path), help="Write the distribution as a picture (SVG)."
)
def simulate(
    game: str,
    games: int,
    players: int,
    policy: str,
    error: float,
    deck_name: str | None,
    options: tuple[str, ...],
    seed: int,
    threads: int,
    cluster: str | None,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Play GAME many times and tell how long it is, what is scored, and whether a seat is favoured.

    Ctrl-C stops early; what has been played by then is kept and labelled as partial.
    """
    deck = load_deck(deck_name or deck_for(game)).deck
    run = check(Run(setting(game, deck, players, read_options(game, options)), policy, games, seed, error))
    results = _collect(run, play_on(run, cluster) if cluster else play(run, thread_count(threads)))
    told = {"deck": deck.id, **summarise(run, results)}
    if as_json:
        click.echo(json.dumps(told, indent=2))
    else:
        _show(told)
    if plot:
        write_plot(plot, svg(_title(told), told.get("scores", told["length"]), _caption(told)))


def read_options(game: str, given: tuple[str, ...]) -> dict[str, object]:
    """Options typed as NAME=VALUE."""
    known = {option.name: option for option in GAMES[game].OPTIONS}
    read: dict[str, object] = {}
    for text in given:
        name, equals, worth = text.partition("=")
        if not equals or name not in known:
            raise BadRun(f"expected an option NAME=VALUE with NAME one of {', '.join(known)}; got {text[:40]!r}")
        read[name] = parse_option(known[name], worth)
    return read


def _collect(run: Run, pieces: Iterator[Results]) -> Results:
    """All pieces, or those that were finished when somebody pressed ctrl-C."""
    done: list[Results] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(run.setting.game, total=run.games)
            for piece in pieces:
                done.append(piece)
                progress.advance(task, len(piece))
    except KeyboardInterrupt:
        if not done:
            raise click.Abort from None
        click.echo(f"stopped after {sum(map(len, done))} of {run.games} games: the results are partial", err=True)
    return np.concatenate(done)


def _title(told: dict[str, Any]) -> str:
    return f"{told['game']}, {told['players']} players, policy {told['policy']}, deck {told['deck']}"


def _caption(told: dict[str, Any]) -> str:
    partial = "" if told["complete"] else f" of {told['asked']} (partial)"
    return f"{'scores' if 'scores' in told else 'moves in a game'}; {told['n']} games{partial}, seed {told['seed']}"


def _show(told: dict[str, Any]) -> None:
    table = Table(title=_title(told), caption=_caption(told))
    for heading in ("", "mean", "95 % interval"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name in ("score", "moves", "turns", "right"):
        if name in told:
            table.add_row(name, *_numbers(told[name]))
    for name, share in told.get("reasons", {}).items():
        table.add_row(f"ends: {name}", *_numbers(share))
    for place, share in enumerate(told.get("wins", ()), 1):
        table.add_row(f"wins: place {place} in the order", *_numbers(share))
    for name in ("shared", "unfinished"):
        if name in told:
            table.add_row(name, *_numbers(told[name]))
    console = Console()
    console.print(table)
    for line in bars(told.get("scores", told["length"])):
        console.print(line, highlight=False, markup=False)


def _numbers(mean: dict[str, float]) -> tuple[str, str]:
    return f"{mean['mean']:.3f}", f"{mean['low']:.3f} .. {mean['high']:.3f}"


def write_plot(path: Path, picture: str) -> None:
    """Write a picture, or say why not."""
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadPlot(f"{path}: cannot be written: {error.strerror}") from error


class BadPlot(YearlineError):
    """The picture cannot be written."""

    code = "bad_plot"
