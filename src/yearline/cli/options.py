"""What several commands ask for in the same words: a language, a deck, options of a game."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import click

from yearline.core.errors import BadOption
from yearline.core.options import Value, parse_option
from yearline.decks import LibraryDeck, load_deck, usual_deck
from yearline.games import GAMES
from yearline.i18n import LANGUAGES, best_language


def language_option(help: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--language`, which is the system's unless it is given."""
    languages = click.Choice(LANGUAGES)
    return click.option("--language", type=languages, default=system_language, help=f"{help}; the system's by default.")


def system_language() -> str:
    """The language of this terminal, if we speak it."""
    wanted = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(next((name for name in wanted if name), ""))


def deck_for(game: str, name: str | None) -> LibraryDeck:
    """The deck of that name or path, or the one the game is usually played with."""
    return load_deck(name or usual_deck(game))


def read_options(game: str, given: Sequence[str]) -> dict[str, Value]:
    """Options typed as NAME=VALUE. Raises BadOption."""
    known = {option.name: option for option in GAMES[game].OPTIONS}
    read: dict[str, Value] = {}
    for text in given:
        name, equals, worth = text.partition("=")
        if not equals or name not in known:
            raise BadOption(f"expected an option NAME=VALUE with NAME one of {', '.join(known)}; got {text[:40]!r}")
        read[name] = parse_option(known[name], worth)
    return read
