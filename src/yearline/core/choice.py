"""All that a seat may do, in short: placements are each of some cards into each of some gaps, so the two factors say it all."""

from collections.abc import Sequence
from typing import Final

from yearline.core.actions import Action, Place
from yearline.core.ids import CardRef
from yearline.core.value import value


@value
class Choice:
    """Every one of `cards` into every gap from 0 to `gaps` - 1, or one of `other`."""

    cards: tuple[CardRef, ...] = ()
    gaps: int = 0
    other: tuple[Action, ...] = ()

    def find(self, action: Action) -> Action | None:
        """The possible action that is meant, if there is one. A number that only equals the right one does not count."""
        if type(action) is Place:
            card, gap = action.card, action.gap
            meant = type(card) is int and type(gap) is int and card in self.cards and 0 <= gap < self.gaps
            return action if meant else None
        return next((one for one in self.other if one == action), None)


NOTHING: Final = Choice()


def in_short(actions: Sequence[Action]) -> Choice:
    """The choice among actions that a game lists card by card, each into every gap."""
    last = actions[-1] if actions else None
    if type(last) is not Place:
        return Choice(other=tuple(actions))
    gaps = last.gap + 1
    return Choice(tuple([action.card for action in actions[::gaps] if type(action) is Place]), gaps)
