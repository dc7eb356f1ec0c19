"""The registry: every game by its name. A module of this folder
that holds a subclass of `Rules` is one; nothing else lists it.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from yearline.core.errors import BadOption
from yearline.core.game import Rules


def _found() -> Iterator[type[Rules[Any]]]:
    for module in iter_modules(__path__, f"{__name__}."):
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, Rules) and thing.__module__ == module.name:
                yield thing


GAMES: Final[Mapping[str, type[Rules[Any]]]] = {
    game.name: game for game in sorted(_found(), key=lambda game: (game.order, game.name))
}


def rules_for(name: str, options: Mapping[str, object] | None = None) -> Rules[Any]:
    """The rules of a game by its name or id (`coop`, `coop/1`), with its options read and checked."""
    bare, _, version = name.partition("/")
    game = GAMES.get(bare)
    if game is None or version not in ("", str(game.version)):
        raise BadOption(f"unknown game {name[:40]!r}; expected one of {', '.join(GAMES)}")
    return game(options)
