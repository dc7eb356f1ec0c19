"""`yearline rules`: a game explained in short."""

import click
from rich.console import Console
from rich.markdown import Markdown

from yearline.cli.asked import language_option
from yearline.games import GAMES
from yearline.i18n import messages
from yearline.i18n.rules import rules_sheet


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)))
@language_option("The language of the explanation")
def rules(game: str, language: str) -> None:
    """Explain GAME in short."""
    try:
        sheet = rules_sheet(game, language)
    except KeyError:
        raise click.ClickException(messages(language)("term-no-rules", game=game)) from None
    text = [f"# {sheet.title}", sheet.short]
    for part in sheet.parts:
        text += [f"## {part.heading}", part.text]
    Console(width=min(80, Console().width)).print(Markdown("\n\n".join(text)))
