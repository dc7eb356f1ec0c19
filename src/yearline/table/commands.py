"""What people (and clocks, and bots) ask of a table. A command may be refused; an entry may not."""

from typing import Literal

from yearline.core.ids import CardRef, Seat
from yearline.core.value import value
from yearline.table.model import Settings


@value
class Create:
    """Open a table and become its host."""

    code: str
    settings: Settings


@value
class Join:
    """Sit down: at that seat, or at any that is free.
    Joining again under another name is a second player on the same device.
    """

    name: str
    seat: Seat | None = None
    birth: int | None = None


@value
class Wait:
    """Ask for a seat in the next game, from those who watch. Without a name: think better of it."""

    name: str


@value
class SeatBot:
    """Host: let a bot play a seat."""

    seat: Seat
    bot: str
    name: str


@value
class Free:
    """Host: open a seat again, whoever sat there."""

    seat: Seat


@value
class Kick:
    """Host: show somebody the door."""

    seat: Seat


@value
class Configure:
    """Host: change what is agreed, before the start."""

    settings: Settings


@value
class HandOver:
    """Host: make somebody else the host."""

    seat: Seat


@value
class Start:
    """Deal: the host, whoever sits where the host does not, and after
    a game anybody who sits. Seed and deck come from the server.

    `decks` are those that the deck was made of.
    """

    seed: int
    deck: str
    decks: tuple[str, ...] = ()


@value
class Act:
    """Do something in the game. Without a seat: for the first of mine that is to act."""

    action: str
    seat: Seat | None = None


@value
class BotActs:
    """Server: the bot on that seat has made up its mind."""

    seat: Seat
    action: str


@value
class Clock:
    """Server: the time of the seat to act may have run out;
    this is what its fallback would do. No seat: the one that acts alone.
    """

    action: str
    seat: Seat | None = None


@value
class Leave:
    """Get up from a seat for good (from all of one's seats, if none is named)."""

    seat: Seat | None = None


@value
class Withdraw:
    """Host: take a wrong card out of play."""

    card: CardRef


@value
class Ease:
    """Host: give somebody double time, where all have the same; or the usual time again."""

    seat: Seat
    eased: bool = True


@value
class Say:
    """Speak."""

    text: str


@value
class React:
    """Smile."""

    text: str


@value
class Guess:
    """Put an estimate on a visible card."""

    card: CardRef
    text: str


@value
class Forget:
    """Server: somebody wants to be forgotten. They get up, and what they said goes. `names` are those they had here."""

    alias: str
    names: tuple[str, ...] = ()


@value
class Control:
    """Host: stop and go; `next` ends the time of all who are to act, where they act at once;
    `lock`: nobody new sits down; `suggest`: whoever does so has a suggested name.
    """

    what: Literal["pause", "resume", "next", "lock", "unlock", "suggest", "unsuggest", "end", "rematch"]


Command = (
    Create
    | Join
    | Wait
    | SeatBot
    | Free
    | Kick
    | Configure
    | HandOver
    | Start
    | Act
    | BotActs
    | Clock
    | Leave
    | Withdraw
    | Ease
    | Say
    | React
    | Guess
    | Forget
    | Control
)
