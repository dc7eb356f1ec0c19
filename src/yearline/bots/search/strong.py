"""The strong co-operative player: the best plan for the turn over worlds re-dealt from its own view."""

from typing import Final

import numpy as np

from yearline.bots.base import Player
from yearline.bots.search.position import Beliefs, Memory
from yearline.bots.search.rollout import PLANS_MOST, best_plan
from yearline.core.actions import Action, Discard, End, Play
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.view import View
from yearline.sim import coop
from yearline.sim.greedy import WEIGHTS

PAUSE: Final = 1.5
WORLDS: Final = 600
"""More worlds hardly play better (docs/simulation.md)."""


class WrongGame(YearlineError):
    """A bot was asked to play what it does not know."""

    code = "wrong_game"


class Strong(Player):
    """Knows the deck file, sees the view, and thinks ahead. Without `estimate` it knows every date for certain."""

    def __init__(
        self, deck: Deck, estimate: Beliefs | None = None, worlds: int = WORLDS, stacks_in_gap: bool = True
    ) -> None:
        self.memory = Memory(deck, estimate, stacks_in_gap)
        self.worlds = worlds

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
        best = best_plan(
            at.row,
            at.words,
            at.pile,
            self.memory.cards.sides.copy(),
            at.main,
            at.gaps,
            at.years,
            at.spreads,
            WEIGHTS,
            self.worlds,
            np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF),
            plans,
        )
        action = _action(view, int(plans[best, 0]))
        return (
            action if action in view.legal else view.legal[0]
        )  # a table may oblige people to discard: no plan knows that


def _action(view: View, code: int) -> Action:
    """The action of the view that a kernel's action means."""
    if code == coop.END_TURN:
        return End()
    assert view.turn is not None
    card = view.hands[view.turn].cards[code % coop.SLOTS]
    return Discard(card.ref) if code >= coop.DISCARD else Play(card.ref)
