"""`yearline bench`: an agent of language on fixed deals, in every language and with invented cards, beside our bots."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from yearline.agents.asker import Limits
from yearline.agents.bench import FIXED, OPPONENT, Bench, Cell, measure, possible, reference, references
from yearline.agents.invented import invented_deck
from yearline.agents.report import cell_report, strength
from yearline.bots.arena import Contest, check
from yearline.cli.options import deck_for, read_options
from yearline.cli.study import mean_and_interval
from yearline.core.rng import SEED_BITS
from yearline.games import GAMES
from yearline.i18n import COMPLETE


@click.command()
@click.argument("game", type=click.Choice([name for name, game in GAMES.items() if not game.paced]), default="coop")
@click.option(
    "--agent",
    "command",
    required=True,
    metavar="COMMAND",
    help="The agent: a command line that speaks the lines of docs/agents.md. It is run with your rights.",
)
@click.option(
    "--language", "languages", multiple=True, type=click.Choice(COMPLETE), help="May be repeated.  [default: all]"
)
@click.option("--deals", type=click.IntRange(1, 100_000), default=20, show_default=True, help="How many deals a cell.")
@click.option("--players", type=click.IntRange(1, 8), default=2, show_default=True, help="How many seats.")
@click.option("--deck", "deck_name", help="Name or path of the deck of real cards.")
@click.option("--real-only", is_flag=True, help="Leave the invented cards out.")
@click.option("--no-reference", is_flag=True, help="Leave our bots and the bound out.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--seed", type=click.IntRange(0, (1 << SEED_BITS) - 1), default=FIXED, show_default=True, help="Which deals."
)
@click.option(
    "--seconds", type=click.FloatRange(0.1, 86_400), default=60.0, show_default=True, help="How long a turn may take."
)
@click.option(
    "--tries", type=click.IntRange(1, 100), default=3, show_default=True, help="How many answers are heard a turn."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(
    game: str,
    command: str,
    languages: tuple[str, ...],
    deals: int,
    players: int,
    deck_name: str | None,
    real_only: bool,
    no_reference: bool,
    options: tuple[str, ...],
    seed: int,
    seconds: float,
    tries: int,
    as_json: bool,
) -> None:
    """Measure an agent at GAME: how strong it is, how well it knows what it knows, and how often its moves are legal.

    Ctrl-C stops early, and so does an agent that dies again and again;
    what has been played by then is kept and labelled as partial.
    """
    agreed = read_options(game, options)
    decks = [deck_for(game, deck_name), *([] if real_only else [invented_deck()])]
    limits = Limits(seconds, tries)
    benches = [
        Bench(check(Contest(game, one.deck, players, (OPPONENT,), deals, seed, False, agreed, one)), one, limits)
        for one in decks
    ]
    told = _measured(benches, command, languages or COMPLETE, not no_reference)
    click.echo(json.dumps(told, indent=2)) if as_json else _show(told)


def _measured(benches: list[Bench], command: str, languages: Iterable[str], referenced: bool) -> dict[str, Any]:
    """What comes of an agent at each bench and in each language;
    of our bots and the bound too, unless it was stopped.
    """
    contest, limits = benches[0].contest, benches[0].limits
    cells = [(one, Cell(language, one.deck.id, contest.deals)) for one in benches for language in languages]
    stopped = _measure(cells, command)
    told: dict[str, Any] = {
        "game": contest.game,
        "agent": command,
        "players": contest.seats,
        "seed": contest.seed,
        "limits": {"seconds": limits.seconds, "tries": limits.tries},
        "cells": [cell_report(one, cell) for one, cell in cells if cell.scores or cell.why],
        "reference": {},
    }
    told["complete"] = not stopped and all(cell["complete"] for cell in told["cells"])
    if referenced and not stopped:
        told["reference"] = {one.deck.id: asyncio.run(_references(one)) for one in benches}
    return told


def _measure(cells: list[tuple[Bench, Cell]], command: str) -> bool:
    """Fill the cells; whether somebody, or an agent that cannot be had, has stopped it."""
    try:
        asyncio.run(_fill(cells, command))
    except KeyboardInterrupt:
        click.echo("stopped: the results are partial", err=True)
        return True
    return any(cell.why for _, cell in cells)


async def _fill(cells: list[tuple[Bench, Cell]], command: str) -> None:
    for one, cell in cells:
        async for _ in measure(one, command, cell):
            pass
        if cell.why:
            click.echo(f"{cell.language}, {cell.deck}: {cell.why}: the results are partial", err=True)
            return


async def _references(one: Bench) -> dict[str, Any]:
    deals = range(one.contest.deals)
    told = {
        who: strength(one.team, [await reference(one, number, who) for number in deals])
        for who in references(one.contest.game)
    }
    if one.contest.game == "coop":
        told["bound"] = strength(True, [possible(one, number) for number in deals])
    return told


def _show(told: dict[str, Any]) -> None:
    partial = "" if told["complete"] else " (partial)"
    title = f"{told['game']}, {told['players']} players, seed {told['seed']}{partial}"
    table = Table(title=title)
    for heading in ("", "deals", "strength", "95 %", "right", "legal", "Brier", "helped"):
        table.add_column(heading, justify="right" if heading else "left")
    for cell in told["cells"]:
        mean, interval = mean_and_interval(cell["strength"], 2)
        brier = cell["calibration"]["brier"]["mean"] if cell["calibration"] else None
        table.add_row(
            f"{cell['deck']} {cell['language']}",
            f"{cell['strength']['n']}/{cell['asked']}",
            mean,
            interval,
            _share(cell["right"]),
            _share(cell["legality"]),
            "–" if brier is None else f"{brier:.3f}",
            str(cell["account"]["fallbacks"]),
        )
    for deck, lines in told["reference"].items():
        for who, line in lines.items():
            table.add_row(f"{deck} · {who}", str(line["n"]), *mean_and_interval(line, 2))
    Console().print(table)


def _share(share: dict[str, float | None]) -> str:
    return "–" if share["mean"] is None else f"{share['mean']:.2f}"
