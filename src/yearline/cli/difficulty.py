"""`yearline deck difficulty`: how hard a deck is, by playing with it."""

import json

import click
from rich.console import Console
from rich.table import Table

from yearline.decks import load_deck
from yearline.i18n.numbers import signed
from yearline.sim.installed import check_installed


@click.command()
@click.argument("name")
@click.option(
    "--games", type=click.IntRange(10, 1_000_000), default=4000, show_default=True, help="How many games of each kind."
)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 63) - 1), default=1, show_default=True, help="The seed of the first game."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def difficulty(name: str, games: int, seed: int, as_json: bool) -> None:
    """Tell how hard a deck is, by playing with it.

    As people who know history well, fairly or hardly.
    """
    check_installed()
    from yearline.sim.difficulty import difficulty as measure  # compiled kernels are loaded only where they are wanted

    found = measure(load_deck(name).deck, games, seed)
    if as_json:
        rows = {
            one.knowledge: {"error": one.error, "right": one.right.plain(), "score": one.score.plain()} for one in found
        }
        click.echo(json.dumps({"deck": name, "n": games, "seed": seed, "knowledge": rows}, indent=2))
        return
    table = Table(title=f"{name}: {games} games each, four players")
    for heading in ("who knows history", "off by", "laid rightly in race", "score of coop"):
        table.add_column(heading, justify="left" if heading.startswith("who") else "right")
    for one in found:
        table.add_row(one.knowledge, f"{one.error:.0%}", f"{one.right.mean:.1%}", signed(f"{one.score.mean:.1f}"))
    Console().print(table)
