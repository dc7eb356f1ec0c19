"""The strong co-operative player: the best plan for the turn over worlds re-dealt from its own view."""

from typing import Final

import numpy as np

from yearline.bots.base import Player
from yearline.bots.search.learned import GREEDY, table_for
from yearline.bots.search.position import Beliefs, Memory, action_of
from yearline.bots.search.rollout import PLANS_MOST, best_plan
from yearline.core.actions import Action
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.view import View

PAUSE: Final = 1.5
WORLDS: Final = 400
"""More worlds hardly play better, and where every date is known a quarter of them is enough (docs/simulation.md)."""
DEEP: Final = 96_000
"""What a closer look may cost: worlds times plans times the square of the cards still to be played.
Some 0.2 s of a slow core at most.
"""


class WrongGame(YearlineError):
    """A bot was asked to play what it does not know."""

    code = "wrong_game"


class Strong(Player):
    """Knows the deck file, sees the view, and thinks ahead. Without `lore` it knows every date for certain.

    `learned`: rollouts are played by learned weights (`learned.py`), better play in twice the time; in the search it
    gains no more than searching deeper does (docs/simulation.md).
    """

    def __init__(
        self,
        deck: Deck,
        lore: Beliefs | None = None,
        worlds: int = WORLDS,
        deep: int = DEEP,
        stacks_in_gap: bool = True,
        learned: bool = False,
    ) -> None:
        self.memory = Memory(deck, lore, stacks_in_gap)
        self.worlds, self.deep, self.learned = worlds, deep, learned

    def pause(self, view: View) -> float:
        """A moment, so that people can follow."""
        return PAUSE

    def choose(self, view: View, seed: int) -> Action:
        """The first action of the best plan."""
        if view.game != "coop":
            raise WrongGame(f"the strong player plays coop, not {view.game}")
        if len(view.legal) == 1:
            return view.legal[0]
        at, plans = self.memory.position(view), np.zeros((PLANS_MOST, 2), np.int16)
        table = table_for(len(view.hands)) if self.learned else GREEDY
        chance = np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        sides = self.memory.cards.sides.copy()
        best = best_plan(at, sides, table, self.worlds, self.deep, chance, plans)
        action = action_of(view, int(plans[best, 0]))
        if action in view.legal:
            return action
        return view.legal[0]  # a table may oblige people to discard: no plan knows that
