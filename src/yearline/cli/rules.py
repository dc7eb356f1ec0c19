"""`yearline rules`: a game explained in short."""

import click
from rich.console import Console
from rich.markdown import Markdown

from yearline.cli.asked import language_option
from yearline.games import GAMES
from yearline.i18n import messages


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)))
@language_option("The language of the explanation")
def rules(game: str, language: str) -> None:
    """Explain GAME in short."""
    say = messages(language)
    text = [f"# {say(f'rules-title-{game}')}", say(f"rules-short-{game}")]
    for part in ("aim", "setup", "turn", "end"):
        text += [f"## {say(f'rules-heading-{part}')}", say(f"rules-{part}-{game}")]
    Console(width=min(80, Console().width)).print(Markdown("\n\n".join(text)))
