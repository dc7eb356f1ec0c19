"""`yearline review`: a coach looks at a recorded game."""

import json
import os
from pathlib import Path

import click

from yearline.bots.review import BoundOf
from yearline.bots.review import review as review_game
from yearline.bots.review_picture import picture as draw
from yearline.bots.review_text import lines, plain
from yearline.cli.replay import read_record
from yearline.i18n import LANGUAGES, best_language


@click.command()
@click.argument("path", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of text.")
@click.option("--picture", type=click.Path(path_type=Path, dir_okay=False), help="Draw the course of the game (SVG).")
@click.option("--language", type=click.Choice(LANGUAGES), help="The language of the texts.")
def review(path: Path, as_json: bool, picture: Path | None, language: str | None) -> None:
    """Say for each move of the game in RECORD what was better, and how everybody did."""
    language = language or best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
    record = read_record(path)
    found = review_game(record, _bound() if record.game.startswith("coop/") else None)
    if picture:
        _write(picture, draw(found, language))
    if as_json:
        click.echo(json.dumps(plain(found, language), ensure_ascii=False, indent=2))
        return
    for line in lines(found, language):
        click.echo(line)


def _bound() -> BoundOf:
    """The clairvoyant bound; its kernels are compiled, so they are loaded only for the game that has one."""
    from yearline.bots.search.bound import bound_of

    return bound_of


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.FileError(str(path), hint=error.strerror) from error
