"""What one person at the table can see: rows, hands and piles, and nothing that has to be hidden again.

Views are built up from nothing by the rules. A game builds the view of a spectator; a seat's view
adds who looks, what that seat may do, what it has chosen in secret and which piles it alone may look
through, and nothing else, so the common part can be built and encoded once for the whole table.
"""

from typing import Literal

from yearline.core.actions import Action
from yearline.core.cards import Dated, Face, Front
from yearline.core.ids import CardRef, Seat
from yearline.core.options import Value
from yearline.core.value import value


@value
class Row:
    """Cards in the order of time. A column holds the cards of one date; in a row of gaps it may be empty."""

    name: Literal["line", "main", "gaps"]
    owner: Seat | None
    columns: tuple[tuple[Dated, ...], ...]


@value
class Hand:
    """The cards before a seat. A dated one is blocked: everybody saw its date and it cannot be played any more."""

    owner: Seat
    cards: tuple[Front | Dated, ...]


@value
class Pile:
    """A pile of which the top can be seen; `beneath` holds the cards below it where browsing is allowed, top last."""

    name: Literal["deck", "discard", "stack", "neutral"]
    owner: Seat | None
    size: int
    top: Front | Dated | None
    color: str = ""
    beneath: tuple[Dated, ...] = ()


@value
class Outcome:
    """How a game ended. `ranking` lists the places, best first;
    seats that share a place stand together. Empty: nobody won.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    score: int | None = None
    band: int | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Those in the first place."""
        return self.ranking[0] if self.ranking else ()


Browsed = tuple[tuple[Front, ...], ...]
"""Piles that one seat may look through."""


@value
class View:
    """The table as one viewer sees it; `viewer` is None for a spectator.

    `acting` are those who are to act: nobody, one, or many at once. `options` are those agreed on, every
    one with its value. `stake` is what can still be lost or won in this turn, `points` what each seat has,
    where seats count for themselves. `tally` is how many chose each gap, once that is no secret any more,
    `runs` how often in a row each seat was right, `asked` the card that all choose a gap for, also after
    it was turned over. Two parts are the viewer's own: `chosen` is what that seat has chosen and nobody
    else may know yet, `browsed` are the piles that it alone may look through, each from the top down.
    """

    game: str
    viewer: Seat | None
    phase: str
    acting: tuple[Seat, ...]
    round: int
    active: tuple[Seat, ...]
    rows: tuple[Row, ...]
    hands: tuple[Hand, ...]
    piles: tuple[Pile, ...]
    legal: tuple[Action, ...]
    score: int | None = None
    power: str | None = None
    outcome: Outcome | None = None
    options: tuple[tuple[str, Value], ...] = ()
    stake: int | None = None
    chosen: Action | None = None
    points: tuple[int, ...] = ()
    tally: tuple[int, ...] = ()
    runs: tuple[int, ...] = ()
    asked: CardRef | None = None
    browsed: Browsed = ()

    @property
    def turn(self) -> Seat | None:
        """The first of those who are to act: the only one in most games."""
        return self.acting[0] if self.acting else None

    def faces(self) -> dict[CardRef, Face]:
        """Every card that an action or a person could name: those in the hands, and the tops of the piles."""
        held = {card.ref: card.face for hand in self.hands for card in hand.cards}
        return held | {pile.top.ref: pile.top.face for pile in self.piles if pile.top is not None}

    def line(self) -> tuple[Dated, ...]:
        """The line that the viewer lays cards into: the common one, or the own."""
        row = next(row for row in self.rows if row.owner in (None, self.viewer))
        return tuple([column[0] for column in row.columns])
