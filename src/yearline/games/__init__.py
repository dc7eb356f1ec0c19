"""The registry: every game by its name."""

from collections.abc import Mapping
from typing import Any, Final

from yearline.core.errors import BadOption
from yearline.core.game import Rules
from yearline.games.chronology import Chronology
from yearline.games.coop import Coop
from yearline.games.race import Race

GAMES: Final[Mapping[str, type[Rules[Any]]]] = {
    "coop": Coop,
    "race": Race,
    "chronology": Chronology,
}


def rules_for(name: str, options: Mapping[str, object] | None = None) -> Rules[Any]:
    """The rules of a game by its name or id (`coop`, `coop/1`), with its options read and checked."""
    bare, _, version = name.partition("/")
    game = GAMES.get(bare)
    if game is None or version not in ("", str(game.version)):
        raise BadOption(f"unknown game {name[:40]!r}; expected one of {', '.join(GAMES)}")
    return game(options)
