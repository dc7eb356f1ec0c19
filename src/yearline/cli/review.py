"""`yearline review`: a coach looks at a recorded game."""

import json
from pathlib import Path

import click

from yearline.bots.review import BoundOf
from yearline.bots.review import review as review_game
from yearline.bots.review_picture import picture as draw
from yearline.bots.review_text import lines, plain
from yearline.cli.files import check_writable, read_record, write_picture
from yearline.cli.options import language_option
from yearline.sim.installed import installed


@click.command()
@click.argument("path", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of text.")
@click.option("--picture", type=click.Path(path_type=Path, dir_okay=False), help="Draw the course of the game (SVG).")
@language_option("The language of the texts")
def review(path: Path, as_json: bool, picture: Path | None, language: str) -> None:
    """Say what was better in a recorded game, move by move.

    And how everybody did, and, for coop, what was possible.
    """
    record = read_record(path)
    if picture:
        check_writable(picture)
    bounded = record.game.startswith("coop/")
    if bounded and not installed():
        click.echo("What was possible is not told: that needs the simulator (pip install 'yearline[sim]').", err=True)
    found = review_game(record, _bound() if bounded and installed() else None)
    if picture:
        write_picture(picture, draw(found, language), language)
    if as_json:
        click.echo(json.dumps(plain(found, language), ensure_ascii=False, indent=2))
        return
    for line in lines(found, language):
        click.echo(line)


def _bound() -> BoundOf:
    """The clairvoyant bound; its kernels are compiled, so they are loaded only for the game that has one."""
    from yearline.bots.search.bound import bound_of

    return bound_of
