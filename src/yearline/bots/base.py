"""What a bot is to everybody else."""

from typing import Protocol

from yearline.core.actions import Action
from yearline.core.view import View


class Bot(Protocol):
    """Somebody who plays: sees a view, names an action."""

    def choose(self, view: View, seed: int) -> Action:
        """One of the view's legal actions; the same view and seed, the same action."""
        ...
