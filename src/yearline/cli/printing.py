"""`yearline print`: a deck as a PDF to print, cut and play with."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args

import click

from yearline.cli.options import language_option
from yearline.decks import load_deck
from yearline.decks.writing import write_file
from yearline.games import GAMES
from yearline.i18n import Messages, messages
from yearline.printing import BadPrint, Progress, Wish, deck_pdf
from yearline.printing.layout import Flip, Paper
from yearline.printing.wish import CARD_STOCK, Ink, Layout, Order


def _choice(name: str, kind: Any, default: str, help: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """An option with the values of a type."""
    return click.option(name, type=click.Choice(get_args(kind)), default=default, show_default=True, help=help)


@click.command("print")
@click.argument("deck")
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="The PDF to write.")
@_choice("--paper", Paper, "a4", "The paper of the sheets.")
@_choice("--layout", Layout, "sheets", "Sheets to cut, or a single card per page with bleed, for print on demand.")
@_choice("--flip", Flip, "long", "The edge over which the printer turns the paper.")
@_choice("--ink", Ink, "full", "Full colour, or outlines on white that save ink.")
@_choice(
    "--order", Order, "shuffled", "Shuffled, so that cutting does not give the order in time away; or as in the deck."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same number gives the same shuffle.")
@click.option(
    "--bleed", type=float, metavar="MM", help="Colour beyond the cut, up to 5 mm: 0 on sheets, 3 for single cards."
)
@click.option("--crop/--no-crop", default=True, show_default=True, help="Marks along which to cut.")
@language_option("Language of the cards")
@click.option("--cards", default="", metavar="RANGE", help="Only some cards, such as 1-20,30.")
@click.option("--game", type=click.Choice(list(GAMES)), help="Add a sheet with the rules of this game.")
@click.option("--box", is_flag=True, help="Add a box to cut out and fold.")
@click.option(
    "--stock", type=float, default=CARD_STOCK, show_default=True, metavar="MM", help="Thickness of a card, for the box."
)
@click.option("--name", default="", help="The name printed on the cards, instead of the deck's own.")
@click.option("--fronts-only", is_flag=True, help="Leave the dark sides out.")
def print_deck(deck: str, output: Path, **wished: Any) -> None:
    """Make a PDF of DECK: 63 x 88 mm cards, dates on the back.

    DECK is the name of a deck or a path. Print on both sides at 100 %, without scaling, and cut along the marks.
    """
    wish = Wish(**wished | {"game": wished["game"] or ""})
    say = messages(wish.language)
    try:
        pdf = deck_pdf(load_deck(deck), wish, _progress(say))
    except BadPrint as refusal:
        raise refusal.told(wish.language) from None
    write_file(output, pdf, replace=True)
    click.echo(say("print-done", file=str(output), size=max(1, len(pdf) // 1000)))


def _progress(say: Messages) -> Progress:
    """Tell a person at a terminal how far a print has come; stay silent in a pipe."""
    terminal = sys.stderr.isatty()

    def tell(step: Literal["pictures", "pages"], done: int, total: int) -> None:
        if terminal:
            click.echo(f"\r\033[K{say(f'print-step-{step}', done=done, total=total)}", nl=done == total, err=True)

    return tell
