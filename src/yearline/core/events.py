"""What happened, in the order in which the table saw it. Every event is public:
a date travels only in `Revealed`, and what a seat has chosen in secret in none.
"""

from typing import Literal

from yearline.core.cards import Dated, Front
from yearline.core.ids import CardRef, Seat
from yearline.core.value import value
from yearline.core.view import Outcome

PileName = Literal["deck", "neutral", "stack"]


@value
class Setup:
    """The game begins; the hash binds the dealer to a seed that is published when it ends."""

    game: str
    seats: int
    first: Seat
    commitment: str


@value
class TurnBegan:
    """A seat is to act."""

    seat: Seat


@value
class RoundBegan:
    """All who are in the game are to act at once."""

    round: int


@value
class Committed:
    """A seat has chosen; what, nobody else may know yet. Who changes such a choice is not told of again."""

    seat: Seat


@value
class Tallied:
    """All choices are in, or time is up: how many chose each gap,
    and whose were right. Everybody is to look, and then to say so.
    """

    counts: tuple[int, ...]
    right: tuple[Seat, ...]


@value
class Revealed:
    """A card was turned over for everybody."""

    card: Dated


@value
class Placed:
    """A card came to lie in a row, in the column (or line position) `index`.
    No seat: it was turned up from the deck.
    """

    seat: Seat | None
    card: CardRef
    row: Literal["line", "main", "gaps"]
    owner: Seat | None
    index: int


@value
class Blocked:
    """The gap was taken: the card goes back to its hand and lies horizontally from now on (coop)."""

    seat: Seat
    card: CardRef


@value
class Missed:
    """The card was laid into a wrong gap (race, chronology)."""

    seat: Seat
    card: CardRef
    gap: int


@value
class Discarded:
    """A card went to the discard pile. No seat: it was turned up from the deck."""

    seat: Seat | None
    card: CardRef


@value
class Cleared:
    """A card of a row went to the discard pile, to make room."""

    card: CardRef


@value
class Drew:
    """A seat took cards from the deck, white side up."""

    seat: Seat
    cards: tuple[Front, ...]


@value
class Drafted:
    """A seat took a packet of a colour."""

    seat: Seat
    color: str
    count: int


@value
class Exposed:
    """A front has come to the top of a pile: the deck's (no owner), a neutral deck's or a stack's."""

    pile: PileName
    owner: Seat | None
    card: Front


@value
class Reshuffled:
    """The discard pile became the new deck (race)."""

    count: int


@value
class PowerUsed:
    """A colour power struck, split or fed the stack whose top card is named (chronology)."""

    seat: Seat
    color: str
    owner: Seat
    card: CardRef


@value
class Eliminated:
    """These seats are out of the play-off (race)."""

    seats: tuple[Seat, ...]


@value
class RoundEnded:
    """Everybody has had a turn."""

    round: int


@value
class Joined:
    """Somebody sat down at a game that goes on, and acts from the next round on."""

    seat: Seat


@value
class Left:
    """A player got up for good."""

    seat: Seat


@value
class Withdrawn:
    """A card was taken out of play, because something is wrong with it."""

    card: CardRef


@value
class GameEnded:
    """The game is over."""

    outcome: Outcome


Event = (
    Setup
    | TurnBegan
    | RoundBegan
    | Committed
    | Tallied
    | Revealed
    | Placed
    | Blocked
    | Missed
    | Discarded
    | Cleared
    | Drew
    | Drafted
    | Exposed
    | Reshuffled
    | PowerUsed
    | Eliminated
    | RoundEnded
    | Joined
    | Left
    | Withdrawn
    | GameEnded
)
