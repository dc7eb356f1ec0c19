"""All that a seat may do, in short: placements are each of some
cards into each of some gaps, so the two factors say it all.
"""

from collections.abc import Sequence
from typing import Final

from yearline.core.actions import Action, Place
from yearline.core.ids import CardRef
from yearline.core.value import value


@value
class Choice:
    """Every one of `cards` into every gap from 0 to `gaps` - 1, or one of `other`, which may be a placement too."""

    cards: tuple[CardRef, ...] = ()
    gaps: int = 0
    other: tuple[Action, ...] = ()

    def find(self, action: Action) -> Action | None:
        """The possible action that is meant, if there is one.
        A number that only equals the right one does not count.
        """
        if type(action) is Place:
            card, gap = action.card, action.gap
            if type(card) is not int or type(gap) is not int:
                return None
            if card in self.cards and 0 <= gap < self.gaps:
                return action
        other = self.other
        return other[other.index(action)] if action in other else None


NOTHING: Final = Choice()


def in_short(actions: Sequence[Action]) -> Choice:
    """The choice among actions in any order:
    cards that fit into the same gaps, from the first on, are said in short.
    """
    kinds = set(map(type, actions))
    if Place not in kinds:
        return Choice(other=tuple(actions))
    gaps_of: dict[CardRef, list[int]] = {}
    for action in actions:
        if type(action) is Place:
            gaps_of.setdefault(action.card, []).append(action.gap)
    gaps = len(next(iter(gaps_of.values())))
    cards = tuple([card for card, into in gaps_of.items() if into == list(range(gaps))])
    if len(kinds) == 1 and len(cards) == len(gaps_of):
        return Choice(cards, gaps)
    other = tuple([action for action in actions if type(action) is not Place or action.card not in cards])
    return Choice(cards, gaps if cards else 0, other)
