"""One client: what it says becomes orders, what happens becomes frames. Knows no socket library.

A socket adapter feeds `heard` with messages and gives a `Link` to answer on. A client that reads too slowly gets no queue: it
is shown the whole table when it has caught up.
"""

import re
from typing import TYPE_CHECKING, Final, Protocol

from yearline.core.errors import YearlineError
from yearline.core.ids import Seat
from yearline.server.frames import Picture, own_part
from yearline.server.limits import Allowance
from yearline.server.people import person_of, read_code
from yearline.server.refusals import text_for
from yearline.server.runner import Order, Runner
from yearline.server.wire import incoming as ask
from yearline.server.wire.outgoing import Bye, Pong, RefusedMessage, encode
from yearline.table import commands as c
from yearline.table.decide import Refused
from yearline.table.model import Table

if TYPE_CHECKING:
    from yearline.server.hall import Hall

MAX_MISTAKES: Final = 20
"""After so many messages that are none, or too many, the server hangs up."""

KEPT_ANSWERS: Final = 8
KEPT_EARLY: Final = 8
"""So many commands may come while the hello is still being answered."""

HELLO_FIRST: Final = Refused("hello_first", "the first message must be a hello")
TOO_FAST: Final = Refused("too_fast", "too many messages at once")
_ID: Final = re.compile(rb'"id"\s*:\s*"([A-Za-z0-9_-]{1,32})"')


class Link(Protocol):
    """The way back to a client."""

    def send(self, message: bytes) -> None:
        """Send a text message; never waits."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def close(self, code: int) -> None:
        """Hang up."""


class _Nobody:
    """What is left of a client that is gone: a session and its socket must not keep each other in memory."""

    def send(self, message: bytes) -> None:
        """Nobody hears it."""

    def ping(self) -> None:
        """Nobody answers."""

    def close(self, code: int) -> None:
        """There is nothing to close."""


NOBODY: Final = _Nobody()


class Session:
    """A client of one table."""

    __slots__ = (
        "_allowance",
        "_answers",
        "_chairs",
        "_did",
        "_early",
        "_host",
        "_missed",
        "_mistakes",
        "_own",
        "address",
        "closed",
        "greeted",
        "hall",
        "heard_at",
        "language",
        "link",
        "paused",
        "person",
        "runner",
        "seats",
        "seen",
        "steps",
    )

    def __init__(self, hall: "Hall", link: Link, address: str) -> None:
        self.hall = hall
        self.link = link
        self.address = address
        self.person = ""
        self.language = "en"
        self.runner: Runner | None = None
        self.seats: tuple[Seat, ...] = ()
        self.closed = False
        self.greeted = False
        self.heard_at = hall.ticks()
        self._allowance = Allowance(hall.settings.messages_per_second, self.heard_at)
        self._mistakes = 0
        self.paused = False
        self.steps = False
        self.seen: Picture | None = None
        """What this client knows, if it wants to be told only what changes."""
        self._missed = False
        self._did = ""
        self._answers: list[bytes] = []
        self._early: tuple[ask.ActMessage | ask.Do, ...] = ()
        self._chairs: object = None
        self._host = ""
        self._own = b""

    # --- what the client says ---

    def heard(self, raw: bytes) -> None:
        """A message has come."""
        if not self._may_speak():
            return
        try:
            message = ask.decode(raw)
        except ask.BadMessage as error:
            found = _ID.search(raw)
            self._mistake(found[1].decode() if found else "", error)
            return
        runner = self.runner
        if type(message) is ask.ActMessage and runner is not None:  # as it nearly always is
            act = c.Act(message.a, message.seat)  # type: ignore[arg-type]  # a seat is a number
            runner.submit(Order(self.person, act, message.id, message.base, self))
        elif runner is None and self.greeted and isinstance(message, ask.ActMessage | ask.Do):
            self._keep(message)
        else:
            self._take(message)

    def _keep(self, message: ask.ActMessage | ask.Do) -> None:
        """Who comes back says hello and at once repeats what was not answered; the table may first have to be read."""
        if len(self._early) < KEPT_EARLY:
            self._early += (message,)
        else:
            self._mistake(message.id, HELLO_FIRST)

    def _take(self, message: ask.ClientMessage) -> None:
        if isinstance(message, ask.ActMessage):
            act = c.Act(message.a, message.seat)  # type: ignore[arg-type]  # a seat is a number
            self._order(act, message.id, message.base)
        elif isinstance(message, ask.Do):
            self._do(message)
        elif isinstance(message, ask.Ping):
            self._answer(encode(Pong(self.hall.now())))
        elif self.greeted:
            self._mistake("", Refused("hello_again", "this connection has said hello already"))
        else:
            self.greeted = True
            if message.role == "player":  # a television is nobody, whoever has switched it on
                self.person = person_of(message.secret)
            self.language = message.lang
            self.steps = message.steps
            self.hall.spawn(self._hello(read_code(message.table), message.since))

    def pinged(self) -> bool:
        """A ping of the socket itself has come, which counts as a message. Whether to answer it."""
        return self._may_speak() and not self.closed

    def _may_speak(self) -> bool:
        """Whether this client, and all of its address together, have said little enough lately."""
        self.heard_at = now = self.hall.ticks()
        if self._allowance.take(now) and self.hall.messages.take(self.address, now):
            return True
        self._mistake("", TOO_FAST)
        return False

    async def _hello(self, code: str, since: int) -> None:
        try:
            runner = await self.hall.runner(code, self.address, self.person)
            if self.person in runner.table.kicked:
                raise Refused("kicked", "the host has asked you to leave this table")
        except YearlineError as error:
            self.refuse("", error.code)
            self.hang_up(error.code, 4404, again=error.code == "unavailable")
            return
        if not self.closed:
            self.runner = runner
            runner.attach(self)
            if since > runner.table.seq:
                runner.catch_up()
            early, self._early = self._early, ()
            for message in early:
                self._take(message)

    def _do(self, message: ask.Do) -> None:
        asked = message.c
        if isinstance(asked, ask.Start):
            self.hall.spawn(self._start(message.id))
            return
        if isinstance(asked, ask.SeatBot) and asked.bot not in self.hall.players.names:
            self.refuse(message.id, "unknown_bot")
            return
        if isinstance(asked, ask.Configure):
            self.hall.spawn(self._configure(message.id, asked))
            return
        self._order(ask.command_of(asked), message.id, None)

    async def _start(self, id: str) -> None:
        """A start needs the deck, which may have to be read and kept first."""
        runner = self._hosted(id)
        if runner is None:
            return
        try:
            start = await self.hall.start_command(runner.table, self.address)
        except YearlineError as error:
            self.refuse(id, error.code)
            return
        self._order(start, id, None)

    async def _configure(self, id: str, asked: ask.Configure) -> None:
        if self._hosted(id) is None:
            return
        try:
            await self.hall.shelf.chosen(asked.settings.decks, self.address)
        except YearlineError as error:
            self.refuse(id, error.code)
            return
        self._order(ask.command_of(asked), id, None)

    def _hosted(self, id: str) -> Runner | None:
        """The table, if the host is asking and the command is new: nobody else makes the server fetch decks."""
        runner = self.runner
        if runner is None:
            self._mistake(id, HELLO_FIRST)
        elif runner.has_done(self.person, id):
            runner.show(self, id)
        elif self.person != runner.table.host:
            self.refuse(id, "not_host")
        else:
            return runner
        return None

    def _order(self, command: c.Command, id: str, base: int | None) -> None:
        if self.runner is None:
            self._mistake(id, HELLO_FIRST)
        else:
            self.runner.submit(Order(self.person, command, id, base, self))

    def _mistake(self, id: str, error: YearlineError) -> None:
        """Say so; to somebody who does nothing else, good-bye."""
        self._mistakes += 1
        self.refuse(id, error.code)
        if self._mistakes >= MAX_MISTAKES:
            self.hang_up(error.code, 1008)

    # --- what the client hears ---

    def show(self, picture: Picture, public: bytes, did: str = "") -> None:
        """A frame: what everybody sees, and this client's own part."""
        if self.paused:
            self._miss(did)
            return
        table = picture.table
        if table.chairs is not self._chairs or table.host is not self._host:
            self._settle(table)
        self.seen = picture if self.steps else None
        self.link.send(b"".join((public, self._own, picture.acting_for(self.seats), _did(did), b"}")))

    def follow(self, picture: Picture, step: bytes, alike: bytes, did: str) -> None:
        """What has changed since the picture this client saw last; `alike` is the step as most clients get it."""
        if self.paused:
            self._miss(did)
            return
        self.seen = picture
        if picture.turn in self.seats or picture.team:
            alike = b'%b,"act":%b%b' % (step, picture.acting_for(self.seats), _did(did) if did else b"}")
        elif did:
            alike = step + _did(did)
        self.link.send(alike)

    def _miss(self, did: str) -> None:
        """A client that reads too slowly sees the table as it is when it has caught up."""
        self.seen, self._missed = None, True
        self._did = did or self._did

    def _settle(self, table: Table) -> None:
        """People have sat down or got up."""
        self._chairs, self._host = table.chairs, table.host
        self.seats = table.seats_of(self.person)
        self._own = own_part(table, self.person)

    def refuse(self, id: str, code: str) -> None:
        """Say no, and show how things stand."""
        self.hall.metrics.refused(code)
        self._answer(encode(RefusedMessage(id or None, code, text_for(code, self.language))))
        if self.runner is not None:
            self.runner.show(self)

    def _answer(self, message: bytes) -> None:
        if not self.paused:
            self.link.send(message)
        elif len(self._answers) < KEPT_ANSWERS:
            self._answers.append(message)

    def pause(self) -> None:
        """The client reads too slowly: keep only the newest frame for it."""
        self.paused = True

    def resume(self) -> None:
        """The client has caught up."""
        self.paused = False
        answers, self._answers = self._answers, []
        for message in answers:
            self.link.send(message)
        if self._missed and self.runner is not None:
            did, self._did, self._missed = self._did, "", False
            self.runner.show(self, did)

    # --- the end ---

    def dismiss(self, code: str) -> None:
        """The host wants this client to go."""
        self.hang_up(code, 4403)

    def hang_up(self, code: str, close: int, again: bool = False) -> None:
        """Say good-bye and close the connection."""
        if not self.closed:
            self.link.send(encode(Bye(code, again)))
            self.link.close(close)
            self.gone()

    def gone(self) -> None:
        """The connection is closed."""
        if self.closed:
            return
        self.closed = True
        self.hall.left(self)
        if self.runner is not None:
            self.runner.detach(self)
        self.runner, self.seen, self.link = None, None, NOBODY


def _did(id: str) -> bytes:
    """The end of a message: the command it answers."""
    return b',"did":"%b"}' % id.encode() if id else b',"did":null}'
