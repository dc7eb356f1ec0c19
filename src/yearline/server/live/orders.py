"""An order to a table, on its way: who wants what, and who hears the answer."""

from typing import Protocol

import msgspec

from yearline.core.errors import YearlineError
from yearline.server.wire.frames import Update
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused
from yearline.table.model import Person, Table


class Viewer(Protocol):
    """Somebody who looks at the table."""

    person: Person
    address: str

    def tell(self, update: Update, did: str = "") -> None:
        """Show what has become of the table; `did` names the viewer's command that led there."""

    def refuse(self, id: str, code: str, field: str = "") -> None:
        """Say no to a command."""

    def dismiss(self, code: str) -> None:
        """Send the viewer away."""


class Order(msgspec.Struct):
    """A command on its way: who wants it, and who is to hear of a refusal."""

    person: Person
    command: c.Command
    id: str = ""
    base: int | None = None
    session: Viewer | None = None
    tries: int = 0

    def refuse(self, error: YearlineError) -> None:
        """Tell the sender why not."""
        if self.session is not None:
            self.session.refuse(self.id, error.code, getattr(error, "field", ""))


class Decided(msgspec.Struct):
    """What an order has made, on its way to the log: believed when it is durable."""

    order: Order
    key: str
    entries: tuple[e.Entry, ...]
    after: list[Table]
    """The table after each of the entries."""
    at: float
    begun: float


def as_refusal(error: BaseException) -> YearlineError:
    """Whatever happened, the sender hears of it and the mailbox goes on."""
    return error if isinstance(error, YearlineError) else Refused("internal", "something went wrong")


def concerns(entry: e.Entry) -> Person | None:
    """Whose list of tables the entry puts this table on."""
    match entry:
        case e.Seated(_, chair):
            return chair.person
        case e.Hosted(host):
            return host
    return None


def key_of(person: Person, id: str) -> str:
    """By what a command is known that was done."""
    return f"{person}/{id}" if id else ""
