"""race: which card of the hand, and into which gap.

A card one hardly remembers is laid early, while the gaps are still wide; a card one knows can wait, for
it is right in any line. In the play-off everybody holds one card, and only the gap is left to choose.
"""

from typing import Final

from yearline.bots.base import Ratings
from yearline.bots.lore import Lore
from yearline.core.actions import Place
from yearline.core.view import View

HURRY: Final = 0.8
"""How much chance of success is worth giving up to be rid of a
card with a spread of 1. A small help: 53 of 100 games against 0.
"""


def rate(view: View, lore: Lore) -> Ratings:
    """The chance to be right, and the wish to be rid of the card."""
    line, faces = [card.year for card in view.line()], view.faces()
    estimates = {ref: lore(faces[ref]) for ref in {action.card for action in view.legal if isinstance(action, Place)}}
    chances = {ref: estimate.gaps(line) for ref, estimate in estimates.items()}
    return {
        action: chances[action.card][action.gap] + HURRY * estimates[action.card].spread
        for action in view.legal
        if isinstance(action, Place)
    }
