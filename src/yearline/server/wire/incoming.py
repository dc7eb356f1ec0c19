"""What a client may say, as types: a message is decoded into one of these classes, or refused."""

import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from yearline.core.errors import YearlineError
from yearline.core.ids import MOST_SEATS, CardRef, Seat
from yearline.core.value import replace
from yearline.server.services.refusals import field_named
from yearline.table import commands as c
from yearline.table.model import MAX_SAID, Fallback, OnLeave, Settings

MAX_MESSAGE: Final = 4096
_ID: Final = re.compile(rb'"id"\s*:\s*"([A-Za-z0-9_-]{1,32})"')
"""No message from a client is longer than this, in bytes."""

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
CardNumber = Annotated[int, Meta(ge=0, le=99_999)]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}\Z")]
Secret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}\Z")]
Text = Annotated[str, Meta(max_length=4 * MAX_SAID)]
Name = Annotated[str, Meta(max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1 << 40)]
OptionValue = bool | int | str | list[int]


class BadMessage(YearlineError):
    """The message is not one of the protocol; `field` is the part of it that cannot be read, where that can be told."""

    code = "bad_message"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class WireSettings(Struct, forbid_unknown_fields=True, frozen=True):
    """What was agreed before the start."""

    game: Annotated[str, Meta(max_length=40)] = "coop"
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=20)] = {}
    decks: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)] = msgspec.field(
        default_factory=lambda: ["popular-culture"]
    )
    language: Annotated[str, Meta(max_length=8)] = "en"
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 4
    clock: Annotated[int, Meta(ge=0, le=604_800)] = 0
    fallback: Fallback = "bot"
    on_leave: OnLeave = "rulebook"

    def settings(self) -> Settings:
        """The same, in the table's own type."""
        return Settings(
            self.game,
            self.options,
            tuple(self.decks),
            self.language,
            self.seats,
            self.clock,
            self.fallback,
            self.on_leave,
        )


class WireChanges(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be agreed anew: what is not named stays as it is. Another game begins with its own options."""

    game: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=20)] | UnsetType = UNSET
    decks: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=8)] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | UnsetType = UNSET
    clock: Annotated[int, Meta(ge=0, le=604_800)] | UnsetType = UNSET
    fallback: Fallback | UnsetType = UNSET
    on_leave: OnLeave | UnsetType = UNSET

    def settings(self, before: Settings) -> Settings:
        """What is agreed then."""
        given = {name: what for name in self.__struct_fields__ if (what := getattr(self, name)) is not UNSET}
        if "decks" in given:
            given["decks"] = tuple(given["decks"])
        if given.get("game", before.game) != before.game:
            given.setdefault("options", {})
        return replace(before, **given)


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: which table, and who is asking. `steps`: after a move, tell me only what has changed. Where
    everybody acts at once, a `phone` and a `stage` are told of a crowd (`crowd`, `count`): the one of itself, the other
    of all.
    """

    table: Annotated[str, Meta(max_length=40)]
    secret: Secret
    since: Count = 0
    lang: Annotated[str, Meta(max_length=8)] = "en"
    role: Literal["player", "screen", "phone", "stage"] = "player"
    steps: bool = False


class ActMessage(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Do something in the game. `base` is the number of the frame that the decision was made on."""

    id: CommandId
    a: Annotated[str, Meta(max_length=40)]
    base: Count | None = None
    seat: SeatNumber | None = None


class Join(Struct, tag_field="kind", tag="join", forbid_unknown_fields=True):
    """Sit down; again, under another name, for a second player on the same device."""

    name: Name
    seat: SeatNumber | None = None
    birth: Annotated[int, Meta(ge=0, le=9999)] | None = None


class Wait(Struct, tag_field="kind", tag="wait", forbid_unknown_fields=True):
    """Ask for a seat in the next game; an empty name takes it back."""

    name: Name


class SeatBot(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """Host: let a bot play a seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = "simple"
    name: Name = ""


class Free(Struct, tag_field="kind", tag="free", forbid_unknown_fields=True):
    """Host: open a seat again, whoever sat there."""

    seat: SeatNumber


class Kick(Struct, tag_field="kind", tag="kick", forbid_unknown_fields=True):
    """Host: show somebody the door."""

    seat: SeatNumber


class Configure(Struct, tag_field="kind", tag="configure", forbid_unknown_fields=True):
    """Host: change what is agreed, before the start: what is named, and nothing else."""

    settings: WireChanges


class HandOver(Struct, tag_field="kind", tag="host", forbid_unknown_fields=True):
    """Host: make somebody else the host."""

    seat: SeatNumber


class Start(Struct, tag_field="kind", tag="start", forbid_unknown_fields=True):
    """Deal: the host, whoever sits where the host does not, and after a game anybody who sits.
    The server adds seed and deck.
    """


class Leave(Struct, tag_field="kind", tag="leave", forbid_unknown_fields=True):
    """Get up for good: from that seat, or from all of one's own."""

    seat: SeatNumber | None = None


class Withdraw(Struct, tag_field="kind", tag="withdraw", forbid_unknown_fields=True):
    """Host: take a wrong card out of play."""

    card: CardNumber


class Say(Struct, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """Speak."""

    text: Text


class React(Struct, tag_field="kind", tag="react", forbid_unknown_fields=True):
    """Smile."""

    text: Annotated[str, Meta(max_length=8)]


class Guess(Struct, tag_field="kind", tag="guess", forbid_unknown_fields=True):
    """Put an estimate on a visible card; an empty text takes it back."""

    card: CardNumber
    text: Text


class Control(Struct, tag_field="kind", tag="control", forbid_unknown_fields=True):
    """Host: stop and go; `next` ends the time of all who are to act, where they act at once; `lock`: nobody new sits
    down; `suggest`: whoever does so has a suggested name.
    """

    what: Literal["pause", "resume", "next", "lock", "unlock", "suggest", "unsuggest", "end", "rematch"]


class Ease(Struct, tag_field="kind", tag="ease", forbid_unknown_fields=True):
    """Host: give somebody double time, where all have the same; or the usual time again."""

    seat: SeatNumber
    eased: bool = True


class Pace(Struct, tag_field="kind", tag="pace", forbid_unknown_fields=True):
    """Host: how fast bots move; `now` lets them move at once until a person is to act."""

    speed: Literal["slow", "usual", "fast", "now"]


TableCommand = (
    Join
    | Wait
    | SeatBot
    | Free
    | Kick
    | Configure
    | HandOver
    | Start
    | Leave
    | Withdraw
    | Ease
    | Say
    | React
    | Guess
    | Control
    | Pace
)


class Do(Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Do something at the table, around the game."""

    id: CommandId
    c: TableCommand


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = Hello | ActMessage | Do | Ping

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


def decode(raw: bytes) -> ClientMessage:
    """The message that the bytes hold. Raises BadMessage, which never repeats what it was given."""
    try:
        return _decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise BadMessage(f"not a message of the protocol: {error}", field_named(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("expected a message in JSON") from None


def command_of(asked: TableCommand) -> c.Command:
    """What a message asks of the table. A start is not among them: the server adds a seed and a deck to it;
    nor is a change of what is agreed, which depends on what was.
    """
    match asked:
        case Join(name, seat, birth):
            return c.Join(name, _seat(seat), birth)
        case Wait(name):
            return c.Wait(name)
        case Leave(seat):
            return c.Leave(_seat(seat))
        case Say(text):
            return c.Say(text)
        case React(text):
            return c.React(text)
        case Guess(card, text):
            return c.Guess(CardRef(card), text)
        case Start() | Configure() | Pace():
            raise AssertionError("this needs more than the message says, or is no command of the table")
        case _:
            return _hosts_command(asked)


HostsCommand = SeatBot | Free | Kick | HandOver | Withdraw | Ease | Control


def _hosts_command(asked: HostsCommand) -> c.Command:
    """What only the host may ask for."""
    match asked:
        case SeatBot(seat, bot, name):
            return c.SeatBot(Seat(seat), bot, name or bot)
        case Free(seat):
            return c.Free(Seat(seat))
        case Kick(seat):
            return c.Kick(Seat(seat))
        case HandOver(seat):
            return c.HandOver(Seat(seat))
        case Withdraw(card):
            return c.Withdraw(CardRef(card))
        case Ease(seat, eased):
            return c.Ease(Seat(seat), eased)
        case Control(what):
            return c.Control(what)


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


def id_in(raw: bytes) -> str:
    """The id of a command that is not read, if it has one: whoever sent it waits for an answer."""
    found = _ID.search(raw)
    return found[1].decode() if found else ""
