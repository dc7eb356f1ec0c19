"""`yearline difficulty`: what cards are really like, measured from how people placed them."""

import asyncio
import csv
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

from yearline.cli.files import check_writable
from yearline.decks import library

if TYPE_CHECKING:
    from yearline.measured.model import Model, Placement

COLUMNS = ("deck", "card", "column", "placements", "right", "difficulty", "error")


@click.group()
def difficulty() -> None:
    """What cards are really like, measured from how people placed them."""


@difficulty.command()
@click.option("--database", metavar="URL", help="sqlite:PATH or postgresql://… (YEARLINE_DATABASE).")
@click.option(
    "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write to a file.  [default: standard output]"
)
def export(database: str | None, output: Path | None) -> None:
    """Write the measured difficulty of every card as open data (CSV).

    Difficulty is on the logit scale around 0, larger is harder, with its standard error.
    Nothing about persons is in it, or was kept for it.
    """
    from yearline.measured.model import fields_of, fit, priors_of
    from yearline.server.services.settings import from_environment

    found = asyncio.run(placements(from_environment(database=database).database))
    cards = [card for deck in library().values() for card in deck.cards]
    model = fit(found, priors_of(cards), fields_of(cards))
    if output is None:
        return _write(sys.stdout, model)
    check_writable(output)
    with output.open("w", encoding="utf-8", newline="") as file:
        _write(file, model)
    click.echo(f"{len(model.cards)} cards from {len(found)} placements written to {output}")
    return None


async def placements(address: str) -> "list[Placement]":
    """The placements that a server's database knows. Raises NoDatabase if there is none."""
    from yearline.measured.book import noted
    from yearline.store import open_store

    store = open_store(address, existing=True)
    await store.open()
    try:
        return await noted(store)
    finally:
        await store.close()


def _write(file: TextIO, model: "Model") -> None:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(COLUMNS)
    for deck in library().values():
        for card in deck.cards:
            if (one := model.cards.get(card.card.face.picture)) is not None:
                numbers = (one.count, one.right, f"{one.difficulty:.3f}", f"{one.error:.3f}")
                rows.writerow((deck.id, card.id, card.difficulty, *numbers))
