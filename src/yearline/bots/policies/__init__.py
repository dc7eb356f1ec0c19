"""How to play each game: the module of a game's name holds its `rate`.
A game without one is played by what seems surest.
"""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from yearline.bots.base import Policy, Ratings
from yearline.bots.lore import Lore
from yearline.core.actions import End, Place
from yearline.core.view import View

EVEN: Final = 0.5


def surest(view: View, lore: Lore) -> Ratings:
    """A placement is worth the chance to be right, and to stop as
    much as an even one; about anything else there is no opinion.
    """
    placements = [action for action in view.legal if isinstance(action, Place)]
    faces, line = view.faces(), [card.year for card in view.line()] if placements else []
    chances = {ref: lore(faces[ref]).gaps(line) for ref in {action.card for action in placements}}
    return {
        action: chances[action.card][action.gap] if isinstance(action, Place) else EVEN * isinstance(action, End)
        for action in view.legal
    }


POLICIES: Final[Mapping[str, Policy]] = {
    module.name: import_module(f"{__name__}.{module.name}").rate for module in iter_modules(__path__)
}


def policy_for(game: str) -> Policy:
    """How to play a game."""
    return POLICIES.get(game, surest)
