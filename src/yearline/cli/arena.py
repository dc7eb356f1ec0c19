"""`yearline arena`: policies on the same deals, with intervals, thinking times and the clairvoyant bound."""

import secrets
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import click
from rich.table import Table

from yearline.bots.arena import Contest, PlayedDeal, check, play_deal
from yearline.bots.standings import standings
from yearline.cli.bars import Bar
from yearline.cli.files import check_writable
from yearline.cli.options import deck_for, read_options
from yearline.cli.study import draw, extent, mean_and_interval, progress_bar, tell
from yearline.core.rng import SEED_BITS
from yearline.games import GAMES
from yearline.i18n.numbers import signed

CHANCE_BITS: Final = 53
"""Far too many seeds to try, and every reader of JSON keeps them exactly."""
WARM_UP: Final = 8
"""The width of the beam in the deal that a worker plays before
the clock runs, so that compiling is not counted as thinking.
"""


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)))
@click.option(
    "--policy",
    "policies",
    multiple=True,
    required=True,
    help="Who plays: a bot, scholar, in coop strong, "
    "or a FILE.py with a bot of your own (its code is run with your rights); "
    "may be repeated.",
)
@click.option("--bound", "with_bound", is_flag=True, help="Also find what each deal could yield (coop).")
@click.option("--deals", type=int, default=100, show_default=True, help="How many deals.")
@click.option("--players", type=int, default=4, show_default=True, help="How many seats.")
@click.option("--deck", "deck_name", help="Name or path of the deck.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--seed",
    type=click.IntRange(0, (1 << SEED_BITS) - 1),
    help="Play the same deals again. A bot could guess a small number.  [default: by chance]",
)
@click.option(
    "--processes", type=click.IntRange(1, 256), default=2, show_default=True, help="How many processes play at once."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="Write the means as a picture (SVG).")
def arena(
    game: str,
    policies: tuple[str, ...],
    with_bound: bool,
    deals: int,
    players: int,
    deck_name: str | None,
    options: tuple[str, ...],
    seed: int | None,
    processes: int,
    as_json: bool,
    plot: Path | None,
) -> None:
    """Let policies play the same deals of GAME and compare them.

    A policy that is a file is a program: it is run with your rights, so name only files that you trust.

    Ctrl-C stops early; what has been played by then is kept and labelled as partial.
    """
    if plot:
        check_writable(plot)
    library, agreed = deck_for(game, deck_name), read_options(game, options)
    seed = secrets.randbits(CHANCE_BITS) if seed is None else seed
    contest = check(Contest(game, library.deck, players, policies, deals, seed, with_bound, agreed, library))
    played = sorted(_collect(contest, processes), key=lambda one: one.number)
    if not played:
        raise click.Abort
    told = standings(contest, played)
    tell(told, as_json, _table(told), _bars(told))
    draw(plot, _title(told), _bars(told), f"points above the lowest; {extent(told, 'deals')}")


def _collect(contest: Contest, processes: int) -> list[PlayedDeal]:
    """All deals, or those that were finished when somebody pressed ctrl-C."""
    done: list[PlayedDeal] = []
    try:
        with progress_bar() as progress:
            task = progress.add_task(contest.game, total=contest.deals)
            for one in _play(contest, min(processes, contest.deals)):
                done.append(one)
                progress.advance(task)
    except KeyboardInterrupt:
        click.echo(f"stopped after {len(done)} of {contest.deals} deals: the results are partial", err=True)
    return done


def _play(contest: Contest, processes: int) -> Iterator[PlayedDeal]:
    if processes == 1:
        _begin(contest)
        yield from map(partial(play_deal, contest), range(contest.deals))
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin_worker, (contest,))
    try:
        for future in as_completed([pool.submit(play_deal, contest, number) for number in range(contest.deals)]):
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _begin_worker(contest: Contest) -> None:
    """Ctrl-C is for the parent to hear: it keeps what is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _begin(contest)


def _begin(contest: Contest) -> None:
    play_deal(contest, 0, WARM_UP)


def _title(told: dict[str, Any]) -> str:
    return f"{told['game']}, {told['players']} players, deck {told['deck']}"


def _bars(told: dict[str, Any]) -> list[Bar]:
    """Means as heights above the lowest one."""
    means = {name: policy["mean"] for name, policy in told["policies"].items()}
    if "bound" in told:
        means |= {"bound": told["bound"]["mean"]}
    lowest = min(0.0, *means.values())
    return [Bar(name, mean - lowest, signed(f"{mean:.1f}")) for name, mean in means.items()]


def _table(told: dict[str, Any]) -> Table:
    table = Table(title=_title(told), caption=extent(told, "deals"))
    for heading in ("", "mean", "95 % interval", "of the way", "s/move", "slowest"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, policy in told["policies"].items():
        way = policy.get("fraction")
        share = f"{way['mean']:.3f} ±{(way['high'] - way['low']) / 2:.3f}" if way else ""
        table.add_row(
            name, *_numbers(policy), share, f"{policy['seconds_per_move']:.4f}", f"{policy['slowest_move']:.3f}"
        )
    if "bound" in told:
        table.add_row("bound, upper", *_numbers(told["bound"]))
        table.add_row("bound, reached", *_numbers(told["bound"]["reached"]))
    return table


def _numbers(mean: dict[str, float | None]) -> tuple[str, str]:
    return mean_and_interval(mean, 2)
