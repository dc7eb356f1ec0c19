"""What a bot reads off a view before it thinks: the faces that can be named, and the line it builds at."""

from yearline.core.cards import Face
from yearline.core.ids import CardRef
from yearline.core.view import View


def fronts(view: View) -> dict[CardRef, Face]:
    """The faces of all cards that can be named in an action, by their references."""
    held = {card.ref: card.face for hand in view.hands for card in hand.cards}
    tops = {pile.top.ref: pile.top.face for pile in view.piles if pile.top}
    return held | tops


def line_of(view: View) -> list[int]:
    """The years of the line the viewer builds at: the common one, or the own."""
    row = next(row for row in view.rows if row.owner in (None, view.viewer))
    return [column[0].year for column in row.columns]
