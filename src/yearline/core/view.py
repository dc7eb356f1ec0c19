"""What one person at the table can see: rows, hands and piles, and nothing that has to be hidden again.

Views are built up from nothing by the rules. A game builds the view of a spectator; a seat's view adds who looks and
what that seat may do, and nothing else, so the common part can be built and encoded once for the whole table.
"""

from typing import Any, Literal

from yearline.core.actions import Action
from yearline.core.cards import Dated, Face, Front
from yearline.core.ids import CardRef, Seat
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
class Splice:
    """In the list with the number `i`, from `at` on, `cut` items are gone, and those in `put` are there instead."""

    i: int
    at: int
    cut: int
    put: tuple[Any, ...]


@value
class Moved:
    """All that an ordinary move has changed in a view. Piles are named by their number; of those with cards beneath it says nothing.

    No round: the same as before.
    """

    turn: Seat
    round: int | None
    rows: tuple[Splice, ...]
    hands: tuple[Splice, ...]
    piles: tuple[tuple[int, Pile], ...]


@value
class Outcome:
    """How a game ended. `ranking` lists the places, best first; seats that share a place stand together. Empty: nobody won."""

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    score: int | None = None
    band: int | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Those in the first place."""
        return self.ranking[0] if self.ranking else ()


@value
class View:
    """The table as one viewer sees it; `viewer` is None for a spectator."""

    game: str
    viewer: Seat | None
    phase: str
    turn: Seat | None
    round: int
    active: tuple[Seat, ...]
    rows: tuple[Row, ...]
    hands: tuple[Hand, ...]
    piles: tuple[Pile, ...]
    legal: tuple[Action, ...]
    score: int | None = None
    power: str | None = None
    outcome: Outcome | None = None

    def by(self, viewer: Seat, legal: tuple[Action, ...]) -> "View":
        """The same table as a seat sees it."""
        return View(
            self.game,
            viewer,
            self.phase,
            self.turn,
            self.round,
            self.active,
            self.rows,
            self.hands,
            self.piles,
            legal,
            self.score,
            self.power,
            self.outcome,
        )

    def faces(self) -> dict[CardRef, Face]:
        """Every card that an action or a person could name: those in the hands, and the tops of the piles."""
        held = {card.ref: card.face for hand in self.hands for card in hand.cards}
        return held | {pile.top.ref: pile.top.face for pile in self.piles if pile.top is not None}

    def line(self) -> tuple[Dated, ...]:
        """The line that the viewer lays cards into: the common one, or the own."""
        row = next(row for row in self.rows if row.owner in (None, self.viewer))
        return tuple([column[0] for column in row.columns])
