"""One table at work: a mailbox of orders, taken strictly one after another.

    submit ─► decide ─► append ──durable──► evolve ─► frames to all sessions, a hint to the other nodes ─► next order
                 │         └─conflict─► read what others wrote, decide again (three tries)
                 └─refused─► the sender hears why, and gets the current frame

Nothing is believed before it is durable, and nothing is sent before it is believed. A repeated command is found by its id, which
every line of the log carries. There is no task per table: an idle table is only its state.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from yearline.core.errors import YearlineError
from yearline.core.events import Event, Revealed
from yearline.server.frames import TALK_IN_A_FRAME, Picture
from yearline.store import Append, Conflict, Line
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import KEPT_TALK, Chair, Person, Table

if TYPE_CHECKING:
    from yearline.server.hall import Hall
    from yearline.server.session import Session

TRIES: Final = 3
REMEMBERED: Final = 64
"""So many command ids are kept per table; a repetition that comes later is stale anyway."""

_GAME_ENTRIES: Final = frozenset((e.Acted, e.Started, e.Withdrawn, e.Reopened, e.Ended))
_ACTED: Final = '{"kind":"acted",'
"""How the line of a move begins, of all lines the most frequent: its fields follow as they are."""

_to_json: Final = msgspec.json.Encoder().encode
_from_json: Final = msgspec.json.Decoder(dict[str, Any]).decode


class Order(msgspec.Struct):
    """A command on its way: who wants it, and who is to hear of a refusal."""

    person: Person
    command: c.Command
    id: str = ""
    base: int | None = None
    session: "Session | None" = None
    tries: int = 0

    def refuse(self, error: YearlineError) -> None:
        """Tell the sender why not."""
        if self.session is not None:
            self.session.refuse(self.id, error.code)


class Runner:
    """A table that somebody looks at."""

    __slots__ = (
        "_busy",
        "_commands",
        "_counted",
        "_fresh",
        "_waiting",
        "hall",
        "here",
        "idle_since",
        "moved",
        "own",
        "picture",
        "revealed",
        "sessions",
        "stream",
        "table",
        "thought",
        "untimed",
        "watching",
        "wrote",
    )

    def __init__(self, hall: "Hall", lines: Iterable[Line]) -> None:
        self.hall = hall
        self.sessions: list[Session] = []
        self.revealed: dict[str, Revealed] = {}
        self.moved = 0
        self.thought = -1
        self.wrote = False
        """Whether the latest line is this node's."""
        self.idle_since = hall.now()
        self._waiting: list[Order] = []
        self._commands: dict[str, None] = {}
        self._busy = False
        self._fresh = True
        self._counted: tuple[Chair, ...] | None = None
        self.here: frozenset[Person] = frozenset()
        self.own: tuple[frozenset[Person], int] = (frozenset(), 0)
        """Who of those who sit is here through this node, and how many watch."""
        self.watching = 0
        self.untimed = False
        """Whether only people sit here, who may take all the time they want."""
        self.stream = ""
        self.table: Table
        self.picture: Picture
        self.fold(lines)

    def fold(self, lines: Iterable[Line]) -> None:
        """Believe more lines of the log, before anybody looks at the table."""
        self._fold(lines)
        self._repaint()

    # --- what happens ---

    def submit(self, order: Order) -> None:
        """Put an order into the mailbox."""
        if self._busy:
            self._waiting.append(order)
        else:
            self._busy = True
            if self._take(order):
                self._next()

    def has_done(self, person: Person, id: str) -> bool:
        """Whether the command of that id is one of the latest that were done."""
        return _key(person, id) in self._commands

    @property
    def busy(self) -> bool:
        """Whether an order is being carried out."""
        return self._busy

    def catch_up(self) -> None:
        """Somebody else wrote to the log, or may have."""
        if not self._busy:
            self._busy = True
            self.hall.spawn(self._read_on(None))
        else:
            self._fresh = False

    def _take(self, order: Order) -> bool:
        """Decide, and hand what was decided to the store. True: there was nothing to write, and the next order can be taken."""
        base = order.base
        if not self._fresh or (base is not None and self._behind(order, base)):
            self.hall.spawn(self._read_on(order))
            return False
        key = _key(order.person, order.id)
        if key in self._commands:
            self._done_before(order)
            return True
        hall, table, now = self.hall, self.table, self._now()
        try:
            if base is not None and base < self.moved:
                raise Refused("stale", "the game has moved on")
            entries = decide(table, order.person, order.command, now, hall.deck_of)
        except Exception as error:
            order.refuse(_as_refusal(error))
            if not isinstance(error, YearlineError):
                hall.trouble(self.stream, error)
            return True
        wanted = self._wanted(entries, key, now)
        hall.store.submit(wanted, lambda error: self._appended(order, key, entries, now, error))
        return False

    def _wanted(self, entries: tuple[e.Entry, ...], key: str, now: float) -> Append:
        """What the store is asked to do. Nearly always it is one move between people, which changes nothing else."""
        table, first = self.table, entries[0]
        if self.untimed and type(first) is e.Acted:
            return Append(self.stream, table.seq, (_ACTED + _to_json(first)[1:].decode(),), key, now)
        bodies = tuple([_body(entry) for entry in entries])
        people = tuple([person for entry in entries if (person := _concerns(entry))])
        sets_due, due = self.hall.players.due_after(table, entries, now)
        return Append(self.stream, table.seq, bodies, key, now, people, sets_due, due)

    def _behind(self, order: Order, base: int) -> bool:
        """Whether the sender has seen more than we, on a node that is ahead of us. Asked once: a client may claim anything."""
        ahead = base > self.table.seq and not order.tries
        order.tries += ahead
        return ahead

    def _appended(
        self, order: Order, key: str, entries: tuple[e.Entry, ...], at: float, error: Exception | None
    ) -> None:
        """The store has answered."""
        if error is None:
            self.wrote = True
            events = self._believe(entries, at, key)
            self._tell(events, at, order)
            self.hall.told(self, len(entries))
            self._next()
        elif isinstance(error, Conflict) and order.tries < TRIES:
            order.tries += 1
            self.hall.spawn(self._read_on(order))
        else:
            self._fresh = False
            order.refuse(_as_refusal(error))
            self.hall.trouble(self.stream, error)
            self._next()
            self.thought = -1

    def _next(self) -> None:
        """Take what waits until something has to be written or read. In a loop: who shouts may have hundreds refused in one go."""
        while self._waiting:
            if not self._take(self._waiting.pop(0)):
                return
        if self._fresh:
            self._rest()
        else:  # a hint came meanwhile
            self.hall.spawn(self._read_on(None))

    def _rest(self) -> None:
        self._busy = False
        if not self.sessions:
            self.idle_since = self.hall.now()
        if not self.untimed:
            self.hall.players.wake(self)

    def _done_before(self, order: Order) -> None:
        """The same command once more: it is done already, and the sender only missed the answer."""
        if order.session is not None:
            self.show(order.session, order.id)

    async def _read_on(self, order: Order | None) -> None:
        """Read what others wrote since, tell our own sessions, and go on."""
        self._fresh = True  # until a hint comes, even while we read
        try:
            lines = await self.hall.read(self.stream, self.table.seq)
            events = self._fold(lines)
        except Exception as error:
            self._could_not_read(order, error)
            return
        if lines:
            self.wrote = False
            self._tell(events, self._now(), None)
        if order is None or self._take(order):
            self._next()

    def _could_not_read(self, order: Order | None, error: Exception) -> None:
        """The log does not answer, or says what we cannot follow: whoever comes next, or the next sweep, tries again."""
        self._fresh = False
        self._repaint()
        refusal = self.hall.unreadable(self.table.code, error)
        if order is not None:
            order.refuse(refusal)
        if self._waiting:
            self._next()
        else:
            self._rest()
        self.thought = -1

    # --- what is believed ---

    def _fold(self, lines: Iterable[Line]) -> tuple[Event, ...]:
        events: list[Event] = []
        for line in lines:
            events += self._believe((e.from_plain(_from_json(line.body)),), line.at, line.command)
        return tuple(events)

    def _believe(self, entries: Iterable[e.Entry], at: float, key: str) -> tuple[Event, ...]:
        """Fold durable entries in; the events they made the game do."""
        events: tuple[Event, ...] = ()
        for entry in entries:
            kind = type(entry)
            if isinstance(entry, e.Created):
                self.table = table = open_table(entry, at)
                self.stream = f"table:{table.code}"
            else:
                self.table = table = evolve(self.table, entry, at, self.hall.deck_of)
            if kind is not e.Acted:
                self._counted = None
            if kind in _GAME_ENTRIES:
                self.moved = table.seq
                if kind is e.Started:
                    self.revealed = {}
                for event in table.events:
                    if type(event) is Revealed:
                        self.revealed[event.card.face.picture] = event
            events = events + table.events if events else table.events
        if key:
            self._commands[key] = None
            if len(self._commands) > REMEMBERED:
                del self._commands[next(iter(self._commands))]
        return events

    def _now(self) -> float:
        """The time, which never runs backwards at a table even if the clocks of two nodes differ."""
        now, updated = self.hall.now(), self.table.updated
        return now if now > updated else updated

    # --- what is told ---

    def attach(self, session: "Session") -> None:
        """Somebody looks at the table."""
        self.sessions.append(session)
        self.count_again(session)
        self.show(session, talk=KEPT_TALK)

    def detach(self, session: "Session") -> None:
        """Somebody looks away."""
        if session in self.sessions:
            self.sessions.remove(session)
            self.idle_since = self.hall.now()
            self.count_again()

    def show(self, session: "Session", did: str = "", talk: int = TALK_IN_A_FRAME) -> None:
        """The table as it stands, for one client."""
        session.show(self.picture, self.picture.whole(self._now(), talk=talk), did)

    def count_again(self, newcomer: "Session | None" = None) -> None:
        """Somebody came or went, here or at another node: the others see it if it makes a difference."""
        before = (self.here, self.watching)
        self._count()
        if (self.here, self.watching) != before:
            self._tell((), self._now(), None, newcomer)

    def _tell(
        self, events: tuple[Event, ...], at: float, order: Order | None, newcomer: "Session | None" = None
    ) -> None:
        """Show everybody what has become of the table; the sender's frame names its command."""
        before = self.picture
        self._repaint()
        picture, kicked = self.picture, self.table.kicked
        sender, did = (None, "") if order is None else (order.session, order.id)
        whole, step, alike = b"", None, b""
        for session in tuple(self.sessions):
            if kicked and session.person in kicked:
                session.dismiss("kicked")
                continue
            if session.seen is before:
                if step is None:
                    step = picture.step(before, at, events)
                    alike = step + b"}"
                if step:
                    session.follow(picture, step, alike, did if session is sender else "")
                    continue
            if session is not newcomer:
                whole = whole or picture.whole(at, events)
                session.show(picture, whole, did if session is sender else "")

    def _repaint(self) -> None:
        if self.table.chairs is not self._counted:
            self._count()
        self.picture = Picture(self.table, self.here, self.watching)

    def _count(self) -> None:
        """Who is here, and how many watch."""
        self._counted = self.table.chairs
        self.untimed = not self.table.settings.clock and all(chair.kind != "bot" for chair in self.table.chairs)
        seated = {chair.person for chair in self.table.chairs}
        here = frozenset([session.person for session in self.sessions if session.person in seated])
        own = here, sum([session.person not in seated for session in self.sessions])
        if own != self.own:
            self.own = own
            self.hall.presence.tell(self)
        others, more = self.hall.presence.elsewhere(self.table.code)
        self.here, self.watching = here | others if others else here, own[1] + more


def _key(person: Person, id: str) -> str:
    return f"{person}/{id}" if id else ""


def _body(entry: e.Entry) -> str:
    return _to_json(e.to_plain(entry)).decode()


def _as_refusal(error: BaseException) -> YearlineError:
    """Whatever happened, the sender hears of it and the mailbox goes on."""
    return error if isinstance(error, YearlineError) else Refused("internal", "something went wrong")


def _concerns(entry: e.Entry) -> Person | None:
    """Whose list of tables the entry puts this table on."""
    match entry:
        case e.Seated(_, chair):
            return chair.person
        case e.Hosted(host):
            return host
    return None
