"""`yearline rules`: a game explained in short."""

import os

import click
from rich.console import Console
from rich.markdown import Markdown

from yearline.games import GAMES
from yearline.i18n import LANGUAGES, best_language, messages


@click.command()
@click.argument("game", type=click.Choice(list(GAMES)))
@click.option("--language", type=click.Choice(LANGUAGES), help="The language of the explanation.")
def rules(game: str, language: str | None) -> None:
    """Explain GAME in short."""
    language = language or best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
    say = messages(language)
    text = [f"# {say(f'rules-title-{game}')}", say(f"rules-short-{game}")]
    for part in ("aim", "setup", "turn", "end"):
        text += [f"## {say(f'rules-heading-{part}')}", say(f"rules-{part}-{game}")]
    Console(width=min(80, Console().width)).print(Markdown("\n\n".join(text)))
