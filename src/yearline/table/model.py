"""A table as it stands: who sits where, what was agreed, and the game in progress."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from yearline.core.choice import NOTHING, Choice
from yearline.core.events import Event
from yearline.core.game import Rules
from yearline.core.ids import CardRef, Seat
from yearline.core.play import may_change
from yearline.core.value import field, value

MAX_NAME: Final = 24
MAX_SAID: Final = 300
KEPT_TALK: Final = 100
KEPT_ESTIMATES: Final = 500
"""More than a table of eight makes in a game; every frame holds them, and people may come and go without end."""

MOST_ASIDES: Final = 3_000
"""So often may people speak, smile, estimate, sit down or set the table between two games. Only moves are not counted.
"""

KEPT_FOR_COMERS: Final = 500
"""So many more may sit down when those who talk have used up the rest."""

KEPT_FOR_THE_HOST: Final = 500
"""So often may the host still set the table when all others have used up the rest."""

MOST_LINES: Final = 20_000
"""In a log that is so long no further game begins: some hundred games, and at most about ten megabytes with the last.
"""

LINES_A_SEAT: Final = 200
"""Where hundreds play at once, a line for each choice: so many for each of them, which is ten games of twenty rounds.
"""

MOST_WAITING: Final = 20
"""Every frame holds their names; a table has few seats to give."""

REACTIONS: Final = ("👍", "👏", "😮", "😂", "🤔", "❤️")

Person = str
"""Who somebody is: a hash of the secret that their device keeps. Knowing it gives no right to anything."""

Phase = Literal["lobby", "playing", "paused", "over"]
Fallback = Literal["bot", "random"]
OnLeave = Literal["rulebook", "bot"]


@value
class Settings:
    """What was agreed before the start."""

    game: str = "coop"
    options: Mapping[str, object] = field(default_factory=dict)
    decks: tuple[str, ...] = ("popular-culture",)
    language: str = "en"
    seats: int = 4
    clock: int = 0
    fallback: Fallback = "bot"
    on_leave: OnLeave = "rulebook"


@value
class Chair:
    """A seat at the table: somebody's, a bot's, or open."""

    kind: Literal["open", "human", "bot"] = "open"
    person: Person | None = None
    name: str = ""
    bot: str = ""
    birth: int | None = None


@value
class Talk:
    """Something said at the table; `seq` is the number of its entry, by which a client knows whether it is new."""

    person: Person
    name: str
    text: str
    at: float
    seq: int
    kind: Literal["chat", "reaction"] = "chat"


@value
class Estimate:
    """Somebody's guess at a card's date, for all to see."""

    person: Person
    name: str
    card: CardRef
    text: str


@value
class Waiting:
    """Somebody who would like a seat in the next game."""

    person: Person
    name: str


@value
class Game:
    """The game in progress. How it came about, the log knows. Who is to act is asked often, and kept; so is what a
    seat may do that acts alone. Of many who act at once each is asked for, since most tables would never hear of it.
    """

    rules: Rules[Any]
    state: Any
    seed: int
    deck: str
    acting: Sequence[Seat]
    alone: Choice

    def choice(self, seat: Seat) -> Choice:
        """What a seat may do."""
        acting = self.acting
        if seat in acting:
            return self.alone if len(acting) == 1 else self.rules.choice(self.state, seat)
        return self.rules.choice(self.state, seat) if may_change(self.rules, self.state, seat) else NOTHING


@value
class Table:
    """The fold of a log. `seq` counts its entries, `asides` those since the last game that people can make without end;
    `events` is what the last of them made the game do.
    """

    code: str
    seq: int
    host: Person
    settings: Settings
    chairs: tuple[Chair, ...]
    phase: Phase
    number: int
    game: Game | None
    events: tuple[Event, ...]
    talk: tuple[Talk, ...]
    estimates: tuple[Estimate, ...]
    asides: int
    kicked: frozenset[Person]
    waiting: tuple[Waiting, ...]
    due: float | None
    left_on_clock: float | None
    updated: float
    locked: bool = False
    suggested: bool = False
    """Whether whoever sits down has a name that was suggested."""
    nameless: bool = False
    """Whether all names were deleted."""
    eased: frozenset[Person] = frozenset()
    """Who has double time."""

    def seats_of(self, person: Person) -> tuple[Seat, ...]:
        """The seats a person may act for: their own."""
        return tuple(
            [Seat(i) for i, chair in enumerate(self.chairs) if chair.person == person and chair.kind == "human"]
        )

    def may_deal(self, person: Person) -> bool:
        """The host deals; so does anybody who sits, where the host
        does not (a screen has opened the table) or a game is over.
        """
        seated = bool(self.seats_of(person))
        return person == self.host or (seated and (self.phase == "over" or not self.seats_of(self.host)))

    @property
    def acting(self) -> Sequence[Seat]:
        """The seats that are to act, if a game is going on."""
        if self.game is None or self.phase not in ("playing", "paused"):
            return ()
        return self.game.acting

    @property
    def turn(self) -> Seat | None:
        """The first of them."""
        return self.acting[0] if self.acting else None


def name_of(table: Table, person: Person) -> str:
    """The first name under which a person sits here; empty for a spectator."""
    return next((chair.name for chair in table.chairs if chair.person == person), "")
