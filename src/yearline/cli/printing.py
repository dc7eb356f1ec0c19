"""`yearline print`: a deck as a PDF to print, cut and play with."""

import sys
from pathlib import Path
from typing import Literal

import click

from yearline.cli.asked import language_option
from yearline.decks import load_deck
from yearline.decks.writing import write_file
from yearline.games import GAMES
from yearline.i18n import Messages, messages
from yearline.printing import Progress, Wish, deck_pdf
from yearline.printing.layout import Flip, Paper


@click.command("print")
@click.argument("deck")
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="The PDF to write.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option(
    "--flip",
    type=click.Choice(["long", "short"]),
    default="long",
    show_default=True,
    help="The edge over which the printer turns the paper.",
)
@click.option(
    "--bleed", type=float, default=0, show_default=True, metavar="MM", help="Colour beyond the cut, up to 5 mm."
)
@click.option("--crop/--no-crop", default=True, show_default=True, help="Marks along which to cut.")
@language_option("Language of the cards")
@click.option("--cards", default="", metavar="RANGE", help="Only some cards, such as 1-20,30.")
@click.option("--game", type=click.Choice(list(GAMES)), help="Add a page with the rules of this game.")
@click.option("--fronts-only", is_flag=True, help="Leave the dark sides out.")
def print_deck(
    deck: str,
    output: Path,
    paper: Paper,
    flip: Flip,
    bleed: float,
    crop: bool,
    language: str,
    cards: str,
    game: str | None,
    fronts_only: bool,
) -> None:
    """Make a PDF of DECK: 63 x 88 mm cards, dates on the back.

    DECK is the name of a deck or a path. Print on both sides at 100 %, without scaling, and cut along the marks.
    """
    wish = Wish(paper, flip, bleed, crop, language, cards, game or "", fronts_only)
    say = messages(language)
    pdf = deck_pdf(load_deck(deck), wish, _progress(say))
    write_file(output, pdf, replace=True)
    click.echo(say("print-done", file=str(output), size=max(1, len(pdf) // 1000)))


def _progress(say: Messages) -> Progress:
    """Tell a person at a terminal how far a print has come; stay silent in a pipe."""
    terminal = sys.stderr.isatty()

    def tell(step: Literal["pictures", "pages"], done: int, total: int) -> None:
        if terminal:
            click.echo(f"\r\033[K{say(f'print-step-{step}', done=done, total=total)}", nl=done == total, err=True)

    return tell
