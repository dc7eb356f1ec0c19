"""`yearline simulate`: many games at once, and what they say."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np
from rich.table import Table

from yearline.cli.bars import Bar, shares
from yearline.cli.files import check_writable
from yearline.cli.options import deck_for, read_options, system_language
from yearline.cli.study import draw, extent, mean_and_interval, progress_bar, tell
from yearline.i18n import messages
from yearline.sim.batch import setting
from yearline.sim.cluster import play_on
from yearline.sim.gpu import NoGpu, play_on_gpu
from yearline.sim.kinds import KINDS
from yearline.sim.play import Results
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
@click.option(
    "--device",
    type=click.Choice(["cpu", "cuda"]),
    default="cpu",
    show_default=True,
    help="Where to play: the processor, or an NVIDIA GPU (pip install 'yearline[gpu]'); the results are the same.",
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
    device: str,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Play GAME many times and tell what comes of it.

    How long it is, what is scored, and whether a seat is favoured.
    Ctrl-C stops early; what has been played by then is kept and labelled as partial.
    """
    if plot:
        check_writable(plot)
    deck = deck_for(game, deck_name).deck
    run = check(Run(setting(game, deck, players, read_options(game, options)), policy, games, seed, error))
    results = _collect(run, _pieces(run, threads, cluster, device))
    told = {"deck": deck.id, **summarise(run, results)}
    tell(told, as_json, _table(told), _bars(told))
    draw(plot, _title(told), _bars(told), _caption(told))


def _pieces(run: Run, threads: int, cluster: str | None, device: str) -> Iterator[Results]:
    if cluster and device != "cpu":
        raise BadRun(
            "a run is played on a cluster or on this machine's GPU: --cluster and --device cuda exclude each other"
        )
    if cluster:
        return play_on(run, cluster)
    return play_on_gpu(run) if device == "cuda" else play(run, thread_count(threads))


def _collect(run: Run, pieces: Iterator[Results]) -> Results:
    """All pieces, or those that were finished when somebody pressed ctrl-C or the GPU gave up."""
    done: list[Results] = []
    try:
        with progress_bar() as progress:
            task = progress.add_task(run.setting.game, total=run.games)
            for piece in pieces:
                done.append(piece)
                progress.advance(task, len(piece))
    except KeyboardInterrupt:
        if not done:
            raise click.Abort from None
        click.echo(_partial(run, done), err=True)
    except NoGpu as error:
        told = NoGpu(error.lack, messages(system_language())(f"term-gpu-{error.lack}", detail=error.detail))
        if not done:
            raise told from None
        click.echo(f"yearline: {told.message}\n{_partial(run, done)}", err=True)
    return np.concatenate(done)


def _partial(run: Run, done: list[Results]) -> str:
    return f"stopped after {sum(map(len, done))} of {run.games} games: the results are partial"


def _title(told: dict[str, Any]) -> str:
    return f"{told['game']}, {told['players']} players, policy {told['policy']}, deck {told['deck']}"


def _caption(told: dict[str, Any]) -> str:
    return f"{'scores' if 'scores' in told else 'moves in a game'}; {extent(told, 'games')}"


def _bars(told: dict[str, Any]) -> list[Bar]:
    return shares(told.get("scores", told["length"]))


def _table(told: dict[str, Any]) -> Table:
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
    return table


def _numbers(mean: dict[str, float | None]) -> tuple[str, str]:
    return mean_and_interval(mean, 3)
