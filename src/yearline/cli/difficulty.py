"""`yearline deck difficulty`: how hard a deck is, by playing with it."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from yearline.cli.measured import placements
from yearline.decks import library, load_deck
from yearline.i18n.numbers import signed
from yearline.sim.installed import check_installed

if TYPE_CHECKING:
    from yearline.decks import LibraryCard, LibraryDeck
    from yearline.measured.model import Measured


@click.command()
@click.argument("name")
@click.option(
    "--games", type=click.IntRange(10, 1_000_000), default=4000, show_default=True, help="How many games of each kind."
)
@click.option(
    "--seed", type=click.IntRange(0, (1 << 63) - 1), default=1, show_default=True, help="The seed of the first game."
)
@click.option(
    "--database", metavar="URL", help="Whose placements count: sqlite:PATH or postgresql://… (YEARLINE_DATABASE)."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def difficulty(name: str, games: int, seed: int, database: str | None, as_json: bool) -> None:
    """Tell how hard a deck is, by playing with it.

    As people who know history well, fairly or hardly; and, where people have placed its cards on this server, how
    they really did: the share that was right, and the cards that are harder or easier than their column 1 to 3 says.
    """
    check_installed()
    from yearline.sim.difficulty import difficulty as measure  # compiled kernels are loaded only where they are wanted

    deck = load_deck(name)
    found, people = measure(deck.deck, games, seed), _people(deck, database)
    if as_json:
        rows = {
            one.knowledge: {"error": one.error, "right": one.right.plain(), "score": one.score.plain()} for one in found
        }
        told = {"deck": name, "n": games, "seed": seed, "knowledge": rows, "people": people}
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
        return
    table = Table(title=f"{name}: {games} games each, four players")
    for heading in ("who knows history", "off by", "laid rightly in race", "score of coop"):
        table.add_column(heading, justify="left" if heading.startswith("who") else "right")
    for one in found:
        table.add_row(one.knowledge, f"{one.error:.0%}", f"{one.right.mean:.1%}", signed(f"{one.score.mean:.1f}"))
    Console().print(table)
    _show(people)


def _people(deck: "LibraryDeck", database: str | None) -> dict[str, Any] | None:
    """What people made of the cards of a deck; None where nobody has placed one."""
    from yearline.measured.model import columns_of, fields_of, fit, priors_of
    from yearline.server.services.settings import from_environment
    from yearline.store import NoDatabase

    try:
        found = asyncio.run(placements(from_environment(database=database).database))
    except NoDatabase:
        return None
    cards = [*deck.cards, *[card for one in library().values() for card in one.cards]]
    model = fit(found, priors_of(cards), fields_of(cards))
    own = {card.card.face.picture: card for card in deck.cards if card.card.face.picture in model.cards}
    if not own:
        return None
    measured, columns = [model.cards[picture] for picture in own], columns_of(own.values(), model)
    return {
        "cards": len(own),
        "placements": sum(one.count for one in measured),
        "right": sum(one.right for one in measured),
        "regraded": [_row(own[picture], column, model.cards[picture]) for picture, column in columns.items()],
    }


def _row(card: "LibraryCard", column: int, one: "Measured") -> dict[str, Any]:
    """A card that is not as hard as its deck says."""
    said = {"card": card.id, "title": card.card.face.title, "column": card.difficulty, "measured": column}
    return {**said, "placements": one.count, "right": one.right, "error": round(one.error, 3)}


def _show(people: dict[str, Any] | None) -> None:
    if people is None:
        click.echo("Nobody has placed its cards on this server yet.")
        return
    share = people["right"] / people["placements"]
    click.echo(
        f"People placed {people['cards']} of its cards {people['placements']} times, {share:.0%} of them rightly."
    )
    for one in people["regraded"]:
        right = f"{one['right']} of {one['placements']} right"
        click.echo(f"  {one['title']}: column {one['column']}, measured {one['measured']} ({right})")
