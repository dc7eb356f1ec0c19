"""`yearline rules`: a game explained, so that one can play it."""

from collections.abc import Iterator

import click
from rich.console import Console
from rich.markdown import Markdown

from yearline.cli.options import language_option, read_options
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.teaching.sheet import Part, rules_sheet


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)))
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@language_option("The language of the explanation")
def rules(game: str, options: tuple[str, ...], language: str) -> None:
    """Explain GAME."""
    agreed = read_options(game, options)
    try:
        sheet = rules_sheet(game, language, agreed)
    except KeyError:
        raise click.ClickException(messages(language)("term-no-rules", game=game)) from None
    text = [f"# {sheet.title}", sheet.short]
    for part in sheet.parts:
        text += [f"## {part.heading}", *_marked(part)]
    Console(width=min(80, Console().width)).print(Markdown("\n\n".join(text)))


def _marked(part: Part) -> Iterator[str]:
    """A part in Markdown."""
    if part.text:
        yield part.text
    point = "1." if part.name == "setup" else "-"
    points = [f"{point} **{one.head}.** {one.text}" if one.head else f"{point} {one.text}" for one in part.statements]
    if points:
        yield "\n".join(points)
    if part.ranking:
        yield "\n".join(["| | |", "|---|---|", *[f"| {score} | {title} |" for score, title in part.ranking]])
