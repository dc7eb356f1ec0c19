"""The lines of a table's log. Each says what happened, never what somebody wanted.

Entries travel as plain tables with a `kind`; `to_plain` and `from_plain` are exact inverses.
"""

from collections.abc import Mapping
from typing import Any, Final

from yearline.core.errors import YearlineError
from yearline.core.ids import CardRef, Seat
from yearline.core.value import fields_of, value
from yearline.table.model import Chair, Person, Settings


class BadEntry(YearlineError):
    """A stored line is not an entry that this version knows."""

    code = "bad_entry"


@value
class Created:
    """Somebody opened a table."""

    code: str
    host: Person
    settings: Settings


@value
class Configured:
    """The host changed what is agreed."""

    settings: Settings


@value
class Seated:
    """A seat was taken, given to a bot, or opened."""

    seat: Seat
    chair: Chair


@value
class Waited:
    """Somebody would like a seat in the next game; without a name, no longer."""

    person: Person
    name: str


@value
class Hosted:
    """The host role passed to somebody else."""

    host: Person


@value
class Kicked:
    """Somebody was shown the door."""

    person: Person


@value
class Started:
    """Cards are dealt. The seed is secret until the game is over; seats that nobody took are gone."""

    chairs: tuple[Chair, ...]
    seed: int
    deck: str
    options: Mapping[str, object]


@value
class Acted:
    """A seat did something in the game; `by` says who moved its hand."""

    seat: Seat
    action: str
    by: str


@value
class Withdrawn:
    """A wrong card was taken out of play."""

    card: CardRef


@value
class Said:
    """Somebody spoke."""

    person: Person
    name: str
    text: str


@value
class Reacted:
    """Somebody smiled."""

    person: Person
    name: str
    text: str


@value
class Estimated:
    """Somebody put a guess on a card; an empty one takes it back."""

    person: Person
    name: str
    card: CardRef
    text: str


@value
class Forgotten:
    """Somebody is somebody without a name from now on, under an alias. The line must not tell who:
    `marks` are hashes of the person and of the names they had, by which a table in memory still knows them.
    """

    alias: Person
    marks: tuple[str, ...]


@value
class Paused:
    """The clock stands still."""


@value
class Resumed:
    """The clock runs again."""


@value
class Locked:
    """The door is shut, or open again: nobody new sits down while it is shut."""

    locked: bool


@value
class Naming:
    """Whoever sits down from now on has a name that was suggested, or one of their own again."""

    suggested: bool


@value
class Eased:
    """Somebody gets double time, or the usual one again."""

    person: Person
    eased: bool


@value
class Nameless:
    """All names are gone, and what people said: they have been kept long enough, or whoever has the report wants it so.

    The server writes it and no command asks for it. Nobody new sits down afterwards: their names would stay.
    """


@value
class Ended:
    """The host ended the game without a winner."""


@value
class Reopened:
    """The same people want to play again."""


Aside = Configured | Waited | Hosted | Kicked | Said | Reacted | Estimated | Paused | Resumed | Locked | Naming | Eased
"""What people can do without end, and which is therefore counted. To sit down is counted too, to get up is not."""

Entry = Aside | Created | Seated | Started | Acted | Withdrawn | Forgotten | Nameless | Ended | Reopened

_KINDS: Final[Mapping[str, type[Any]]] = {
    kind.__name__.lower(): kind
    for kind in (
        Created,
        Configured,
        Seated,
        Waited,
        Hosted,
        Kicked,
        Started,
        Acted,
        Withdrawn,
        Said,
        Reacted,
        Estimated,
        Forgotten,
        Paused,
        Resumed,
        Locked,
        Naming,
        Eased,
        Nameless,
        Ended,
        Reopened,
    )
}
_NAMES: Final = {kind: name for name, kind in _KINDS.items()}
_SCALARS: Final = frozenset((str, int, float, bool, type(None)))
_NESTED: Final[Mapping[str, type[Any]]] = {"chair": Chair}


def to_plain(entry: Entry) -> dict[str, Any]:
    """The entry as tables, lists, texts and numbers."""
    kind: type[Any] = type(entry)
    plain: dict[str, Any] = {"kind": _NAMES[kind]}
    for name in fields_of(kind):
        what = getattr(entry, name)
        plain[name] = what if type(what) in _SCALARS else _plain(what)
    return plain


def from_plain(plain: Mapping[str, Any]) -> Entry:
    """The entry that a stored line means."""
    rest = dict(plain)
    kind = _KINDS.get(str(rest.pop("kind", "")))
    if kind is None:
        raise BadEntry(f"unknown kind of entry: {str(plain.get('kind'))[:40]!r}")
    try:
        entry: Entry = kind(**{name: _revived(name, what) for name, what in rest.items()})
    except TypeError as error:
        raise BadEntry(f"an entry of the kind {plain['kind']!r} has other fields: {str(error)[:80]}") from error
    return entry


def _fields(thing: Any) -> dict[str, Any]:
    return {name: _plain(getattr(thing, name)) for name in fields_of(thing)}


def _plain(what: Any) -> Any:
    if type(what) in _SCALARS:
        return what
    if isinstance(what, Settings | Chair):
        return _fields(what)
    if isinstance(what, tuple):
        return [_plain(one) for one in what]
    if isinstance(what, Mapping):
        return {key: _plain(one) for key, one in what.items()}
    return what


def _revived(name: str, what: Any) -> Any:
    if name == "chairs":
        return tuple([Chair(**chair) for chair in what])
    if name == "settings":
        return Settings(**{**what, "decks": tuple(what["decks"])})
    if name == "marks":
        return tuple(what)
    if name in _NESTED:
        return _NESTED[name](**what)
    return what
