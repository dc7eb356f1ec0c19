"""One client: what it says becomes orders, what happens becomes frames. Knows no socket library.

A socket adapter feeds `heard` with messages and gives a `Link` to answer on. A client that reads too slowly gets no
queue: it is shown the whole table when it has caught up.
"""

import asyncio
from typing import Final

from yearline.core.errors import YearlineError
from yearline.core.ids import Seat
from yearline.server.live.crowds import is_crowd, seats_of, short_message
from yearline.server.live.hall import Hall
from yearline.server.live.identity import person_of, read_code
from yearline.server.live.links import NOBODY, Link
from yearline.server.live.orders import Order
from yearline.server.live.pace import Speed
from yearline.server.live.runner import Runner
from yearline.server.services.limits import Allowance
from yearline.server.services.naming import refused_name
from yearline.server.services.refusals import restart_text, text_for
from yearline.server.wire import incoming as ask
from yearline.server.wire.frames import NO_PICTURE, Picture, Update, own_part
from yearline.server.wire.outgoing import Bye, Notice, Pong, RefusedMessage, encode
from yearline.table import commands as c
from yearline.table.decide import Refused
from yearline.table.model import Table

MAX_MISTAKES: Final = 20
"""After so many messages that are none, or too many, the server hangs up."""

OWING_SECONDS: Final = 0.5
"""After so long it is seen whether an address may read on that has been sent too many large frames."""

KEPT_ANSWERS: Final = 8
KEPT_EARLY: Final = 8
"""So many commands may come while the hello is still being answered."""

HELLO_FIRST: Final = Refused("hello_first", "the first message must be a hello")
TOO_FAST: Final = Refused("too_fast", "too many messages at once")


class Session:
    """A client of one table."""

    __slots__ = (
        "_answers", "_chairs", "_connections", "_crowd", "_did", "_early", "_host", "_messages", "_missed", "_mistakes",
        "_moves", "_own", "_own_messages", "_services", "_tables", "_waiting", "address", "closed", "follows",
        "greeted", "heard_at", "language", "link", "paused", "person", "role", "runner", "seats", "seen", "steps",
    )  # fmt: skip

    def __init__(self, hall: Hall, link: Link, address: str) -> None:
        self._services = services = hall.services
        self._tables = hall.tables
        self._connections = hall.connections
        self.link, self.address = link, address
        self.person = ""
        self.role = ""
        """A phone or the stage, where a crowd plays."""
        self.language = "en"
        self.runner: Runner | None = None
        self.seats: tuple[Seat, ...] = ()
        self.closed = self.greeted = self.paused = self.steps = False
        self.heard_at = services.clock.ticks()
        self._own_messages = Allowance(services.settings.messages_per_second, self.heard_at)
        self._messages = services.limits.messages.of(address, self.heard_at)
        self._moves = services.limits.moves.of(address, self.heard_at)
        self._crowd = services.limits.crowd.of(address, self.heard_at)
        self._mistakes = 0
        self.seen: Picture | None = None
        """What this client was shown last."""
        self.follows: object = NO_PICTURE
        """The same, if a step may follow: none does for a slow reader, one who wants frames, or one of a crowd."""
        self._missed = False
        self._did = ""
        self._answers: list[bytes] = []
        self._early: tuple[ask.ActMessage | ask.Do, ...] = ()
        self._chairs: object = None
        self._host = ""
        self._waiting: object = None
        self._own = b""

    # --- what the client says ---

    def heard(self, raw: bytes) -> None:
        """A message has come."""
        if len(raw) > ask.MAX_MESSAGE:
            self.refuse(ask.id_in(raw), "too_large")
            self.hang_up("too_large", 1009)
            return
        if not self._may_speak(raw):
            return
        try:
            message = ask.decode(raw)
        except ask.BadMessage as error:
            self._mistake(ask.id_in(raw), error)
            return
        runner = self.runner
        if type(message) is ask.ActMessage and runner is not None:  # nearly always, and a move takes 5 % less
            self._act(runner, message)
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
            if self.runner is None:
                self._mistake(message.id, HELLO_FIRST)
            else:
                self._act(self.runner, message)
        elif isinstance(message, ask.Do):
            self._do(message)
        elif isinstance(message, ask.Ping):
            self._answer(encode(Pong(self._services.clock.now())))
        elif self.greeted:
            self._mistake("", Refused("hello_again", "this connection has said hello already"))
        else:
            self.greeted = True
            self.role = message.role if message.role in ("phone", "stage") else ""
            if message.role != "screen":  # a television is nobody, whoever has switched it on
                self.person = person_of(message.secret)
            self.language = message.lang
            self.steps = message.steps
            self._services.tasks.spawn(self._hello(read_code(message.table), message.since))

    def enter(self) -> bool:
        """The client is connected. False: its address holds too many connections."""
        return self._connections.enter(self)

    def ping(self) -> None:
        """Ask for a sign of life."""
        self.link.ping()

    def ponged(self) -> None:
        """A sign of life has come. It counts as a message: nobody has asked for many."""
        self._may_speak()

    def pinged(self) -> bool:
        """A ping of the socket itself has come, which counts as a message. Whether to answer it."""
        return self._may_speak() and not self.closed

    def _may_speak(self, raw: bytes = b"") -> bool:
        """Whether this client and all of its address have said little enough lately; if not, it hears what is lost."""
        self.heard_at = now = self._services.clock.ticks()
        crowd = self.role and (self.runner is None or is_crowd(self.runner.table))
        together = self._crowd if crowd else self._messages  # a class sits behind one address
        if self._own_messages.take(now) and together.take(now):
            return True
        self._mistake(ask.id_in(raw), TOO_FAST)
        if not self.greeted:  # this hello gets no answer, but whoever comes again later is let in
            self.hang_up(TOO_FAST.code, 1013, again=True)
        return False

    async def _hello(self, code: str, since: int) -> None:
        try:
            runner = await self._tables.runner(code, self.address, self.person)
            if self.person in runner.table.kicked:
                raise Refused("kicked", "the host has asked you to leave this table")
        except YearlineError as error:
            self.refuse("", error.code)
            self.hang_up(error.code, 4404, again=error.code == "unavailable")
            return
        if not self.closed:
            if self.role and is_crowd(runner.table):
                await self._tables.words.read(runner.table.settings.decks, self.address)
            self.runner = runner
            runner.attach(self)
            if self._services.blocks.restart > self._services.clock.now():
                self.announce(self._services.blocks.restart)
            if since > runner.table.seq:
                runner.catch_up()
            early, self._early = self._early, ()
            for message in early:
                self._take(message)

    def _act(self, runner: Runner, message: ask.ActMessage) -> None:
        limit, seat = self._moves, message.seat
        if self.role and is_crowd(runner.table):
            limit = self._crowd
            if seat is None and self.seats:  # a phone has one seat, which need not be looked for among hundreds
                seat = self.seats[0]
        if not limit.take(self.heard_at):
            self.refuse(message.id, TOO_FAST.code)
            return
        act = c.Act(message.a, seat)  # type: ignore[arg-type]  # a seat is a number
        runner.submit(Order(self.person, act, message.id, message.base, self))

    def _do(self, message: ask.Do) -> None:
        asked, services = message.c, self._services
        limits, runner = services.limits, self.runner
        joining = isinstance(asked, ask.Join) and runner is not None and is_crowd(runner.table)
        if not (limits.crowd if joining and self.role else limits.commands).take(self.address, services.clock.ticks()):
            self.refuse(message.id, TOO_FAST.code)
            return
        if isinstance(asked, ask.Start):
            self._services.tasks.spawn(self._start(message.id))
            return
        if isinstance(asked, ask.Pace):
            self._pace(message.id, asked.speed)
            return
        if isinstance(asked, ask.SeatBot) and asked.bot not in self._tables.bots:
            self.refuse(message.id, "unknown_bot")
            return
        if joining and (code := refused_name(asked.name, runner.table.suggested)):  # type: ignore[union-attr]
            self.refuse(message.id, code)
            return
        if isinstance(asked, ask.Configure):
            self._services.tasks.spawn(self._configure(message.id, asked))
            return
        self._order(ask.command_of(asked), message.id)

    async def _start(self, id: str) -> None:
        """A start needs the deck, which may have to be read and kept first."""
        runner = self._dealing(id)
        if runner is None:
            return
        try:
            start = await self._tables.start_command(runner.table, self.address)
        except YearlineError as error:
            self.refuse(id, error.code)
            return
        self._order(start, id)

    def _pace(self, id: str, speed: Speed) -> None:
        """Nothing is written: it changes no game, only how long bots make people wait."""
        if (runner := self._trusted(id)) is not None:
            runner.pace.choose(speed)
            runner.show(self, id)

    async def _configure(self, id: str, asked: ask.Configure) -> None:
        runner = self._trusted(id)
        if runner is None:
            return
        try:
            if asked.settings.decks:
                await self._services.shelf.chosen(asked.settings.decks, self.address)
        except YearlineError as error:
            self.refuse(id, error.code, "decks")
            return
        self._order(c.Configure(asked.settings.settings(runner.table.settings)), id)

    def _dealing(self, id: str) -> Runner | None:
        """The table, if whoever asks may deal."""
        return self._trusted(id, self.runner is not None and self.runner.table.may_deal(self.person))

    def _trusted(self, id: str, though_guest: bool = False) -> Runner | None:
        """The table, if the host is asking and the command is new: nobody else makes the server fetch decks."""
        runner = self.runner
        if runner is None:
            self._mistake(id, HELLO_FIRST)
        elif runner.has_done(self.person, id):
            runner.show(self, id)
        elif self.person != runner.table.host and not though_guest:
            self.refuse(id, "not_host")
        else:
            return runner
        return None

    def _order(self, command: c.Command, id: str) -> None:
        if self.runner is None:
            self._mistake(id, HELLO_FIRST)
        else:
            self.runner.submit(Order(self.person, command, id, None, self))

    def _mistake(self, id: str, error: YearlineError) -> None:
        """Say so; to somebody who does nothing else, good-bye."""
        self._mistakes += 1
        self.refuse(id, error.code, getattr(error, "field", ""))
        if self._mistakes >= MAX_MISTAKES:
            self.hang_up(error.code, 1008)

    # --- what the client hears ---

    def tell(self, update: Update, did: str = "") -> None:
        """What has become of the table: by a step, if this client knows the picture before, otherwise by a frame."""
        if self.follows is update.before:
            own = did or update.sole in self.seats
            if message := update.own_step(self.seats, did) if own else update.alike or update.step_for(self.seats):
                self.follows = self.seen = update.known or update.picture
                self.link.send(message)
                return
        if self.paused:
            self._miss(did)
        else:
            self._show(update, did)

    def _show(self, update: Update, did: str) -> None:
        """What no step tells: few bytes to one of a crowd, or a whole frame, unless its address owes for too many."""
        table, message = update.picture.table, b""
        if self.role and is_crowd(table):
            message = short_message(self, update, did, self._tables.words)
        if message or (message := self._frame(update, did)):
            self.seen = update.known or update.picture
            self.follows = self._followed(table)
            self.link.send(message)

    def _followed(self, table: Table) -> object:
        """What was shown last, if the next thing may be told by a step."""
        return NO_PICTURE if not self.steps or (self.role and is_crowd(table)) else self.seen

    def _frame(self, update: Update, did: str) -> bytes:
        """A whole frame. Its address pays for it, also afterwards; who owes gets the newest one when that is paid."""
        frames, now = self._services.limits.frames, self._services.clock.ticks()
        if frames.spent(self.address, now):
            if not self._missed:
                asyncio.get_running_loop().call_later(OWING_SECONDS, self._pay)
            self._miss(did)
            return b""
        if is_crowd(table := update.picture.table) and self.role:
            crowd = self._tables.words.picture(update)
            self.seats = seats_of(crowd, self.person)
            message = crowd.message(update.now, self.language, self.person, self.role == "stage", did)
        else:
            self._settle(table)
            message = update.frame_for(self._own, self.seats, did)
        frames.charge(self.address, now, len(message))
        return message

    def _pay(self) -> None:
        """Perhaps there is something left of the address's allowance again."""
        if not self.paused and self._missed and self.runner is not None:
            did, self._did, self._missed = self._did, "", False
            self.runner.show(self, did)

    def _miss(self, did: str) -> None:
        """A client that reads too slowly sees the table as it is when it has caught up."""
        self.seen, self.follows, self._missed = None, NO_PICTURE, True
        self._did = did or self._did

    def _settle(self, table: Table) -> None:
        """Perhaps people have sat down, got up or asked for a seat."""
        if table.chairs is self._chairs and table.host == self._host and table.waiting is self._waiting:
            return
        self._chairs, self._host, self._waiting = table.chairs, table.host, table.waiting
        self.seats = table.seats_of(self.person)
        self._own = own_part(table, self.person)

    def refuse(self, id: str, code: str, field: str = "") -> None:
        """Say no; and show how things stand, unless this client knows."""
        self._services.metrics.refused(code)
        self._answer(encode(RefusedMessage(id or None, code, text_for(code, self.language), field)))
        if self.runner is not None and self.seen is not self.runner.picture:
            self.runner.show(self)

    def _answer(self, message: bytes) -> None:
        if not self.paused:
            self.link.send(message)
        elif len(self._answers) < KEPT_ANSWERS:
            self._answers.append(message)

    def pause(self) -> None:
        """The client reads too slowly: keep only the newest frame for it."""
        self.paused, self.follows = True, NO_PICTURE

    def resume(self) -> None:
        """The client has caught up."""
        self.paused = False
        if self.seen is not None and self.runner is not None:
            self.follows = self._followed(self.runner.table)
        answers, self._answers = self._answers, []
        for message in answers:
            self.link.send(message)
        self._pay()

    # --- the end ---

    def dismiss(self, code: str) -> None:
        """The host wants this client to go."""
        self.hang_up(code, 4403)

    def announce(self, restart: float) -> None:
        """Say when the server will restart; 0: it will not."""
        if not self.closed and self.greeted:
            text = restart_text(restart - self._services.clock.now(), self.language)
            self.link.send(encode(Notice("restart", restart, text)))

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
        self._connections.leave(self)
        if self.runner is not None:
            self.runner.detach(self)
        self.runner, self.seen, self.follows, self.link = None, None, NO_PICTURE, NOBODY
