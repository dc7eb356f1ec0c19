"""One table at work: a mailbox of orders, taken strictly one after another.

    submit ─► decide, evolve ─► append ──durable──► believe ─► tell all sessions, and the other nodes ─► next order
                 │                 └─conflict─► read what others wrote, decide again (three tries)
                 └─refused─► the sender hears why, and gets the current frame

The rules run once a command: the table that it makes waits until it is durable, and choices of a crowd do so
together (`together`). Nothing is believed before that, and nothing is sent before it is believed. A repeated command
is found by its id, which every line of the log carries. There is no task per table: an idle table is only its state.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Protocol

from yearline.core.errors import YearlineError
from yearline.core.events import Event, GameEnded, Revealed
from yearline.core.value import replace
from yearline.server.live.company import Company
from yearline.server.live.lines import append_of, append_of_a_move, entry_of
from yearline.server.live.orders import Decided, Order, Viewer, as_refusal, key_of
from yearline.server.live.pace import BotPace
from yearline.server.live.presence import Presence
from yearline.server.live.shared import Services
from yearline.server.live.snapshot import Notes
from yearline.server.live.together import commands_of, joined, make, with_more
from yearline.server.live.untold import Untold, few, soon
from yearline.server.wire.frames import TALK_IN_A_FRAME, Picture, Update, is_quiet, picture_of
from yearline.store import Append, Conflict, Line
from yearline.table import entries as e
from yearline.table.evolve import evolve, open_table
from yearline.table.model import KEPT_TALK, Person, Table

Restored = tuple[Table, Iterable[Revealed], Notes]
TRIES: Final = 3
REMEMBERED: Final = 64
"""So many command ids are kept per table; a repetition that comes later is stale anyway."""

_GAME_ENTRIES: Final = frozenset((e.Acted, e.Started, e.Withdrawn, e.Reopened, e.Ended))
_SAME_PEOPLE: Final = frozenset((e.Acted, e.Said, e.Reacted, e.Estimated))
"""After these, who sits here and who looks is as it was."""


class Keeper(Protocol):
    """What a table asks of whoever keeps it in memory."""

    async def read(self, stream: str, after: int = 0) -> list[Line]:
        """Lines of the log, with the decks they need at hand."""

    def unreadable(self, code: str, error: Exception) -> YearlineError:
        """What is said of a table that could not be read."""

    def rested(self, runner: "Runner") -> None:
        """The table has nothing more to do for anybody."""

    def ended(self, runner: "Runner") -> None:
        """A game is over, and its last line is this node's."""


class Runner:
    """A table that somebody looks at."""

    __slots__ = (
        "_busy", "_commands", "_fresh", "_keeper", "_services", "_untold", "_waiting", "company", "games", "idle_since",
        "kept", "moved", "pace", "picture", "revealed", "sessions", "stream", "table", "thought", "wrote",
    )  # fmt: skip

    table: Table
    picture: Picture

    def __init__(
        self,
        services: Services,
        presence: Presence,
        keeper: Keeper,
        lines: Iterable[Line],
        kept: Restored | None = None,
    ) -> None:
        self._services, self._keeper = services, keeper
        self.sessions: list[Viewer] = []
        self.revealed: dict[str, Revealed] = {}
        self.moved = 0
        self.pace = BotPace()
        self.thought = -1
        self.wrote = False
        """Whether the latest line is this node's."""
        self.idle_since = services.clock.now()
        self._waiting: list[Order] = []
        self._commands: dict[str, None] = {}
        self._busy, self._fresh = False, True
        self.company = Company(presence)
        self._untold = Untold()
        self.stream = ""
        self.games: list[tuple[int, str]] = []
        """Of each game the number of the line that dealt it, and which game it is."""
        self.kept = 0
        """Up to which line a snapshot has been made."""
        if kept is not None:
            self._restore(*kept)
        self.fold(lines)

    def fold(self, lines: Iterable[Line]) -> None:
        """Believe more lines of the log, before anybody looks at the table."""
        self._fold(lines)
        self._repaint()

    def _restore(self, table: Table, revealed: Iterable[Revealed], notes: Notes) -> None:
        """Begin with a snapshot instead of the first line."""
        self.table, self.stream, self.kept = table, f"table:{table.code}", table.seq
        self.revealed = {event.card.face.picture: event for event in revealed}
        self.moved, self.games, self._commands = notes.moved, notes.games, dict.fromkeys(notes.commands)

    def notes(self) -> Notes:
        """What belongs into a snapshot beside the table."""
        return Notes(self.moved, list(self._commands), list(self.games))

    @property
    def attended(self) -> bool:
        """Whether anybody looks at the table, here or at another node."""
        return bool(self.sessions or self.company.here or self.company.watching)

    # --- what happens ---

    def submit(self, order: Order) -> None:
        """Put an order into the mailbox. With one a table is not idle;
        what it only hears of from another node does not keep it here.
        """
        if not self.sessions:
            self.idle_since = self._services.clock.now()
        if self._busy:
            self._waiting.append(order)
        else:
            self._busy = True
            if self._take(order):
                self._next()

    def has_done(self, person: Person, id: str) -> bool:
        """Whether the command of that id is one of the latest that were done."""
        return key_of(person, id) in self._commands

    @property
    def busy(self) -> bool:
        """Whether an order is being carried out."""
        return self._busy

    def catch_up(self) -> None:
        """Somebody else wrote to the log, or may have."""
        if not self._busy:
            self._busy = True
            self._services.tasks.spawn(self._read_on(None))
        else:
            self._fresh = False

    def _take(self, order: Order) -> bool:
        """Decide, and hand what was decided to the store. True:
        there was nothing to write, and the next order can be taken.
        """
        base = order.base
        if not self._fresh or (base is not None and base > self.table.seq and self._is_behind(order)):
            self._services.tasks.spawn(self._read_on(order))
            return False
        key = key_of(order.person, order.id)
        if key in self._commands:
            self._done_before(order)
            return True
        services = self._services
        deck_of = services.shelf.frozen
        try:
            first = make(order, key, self.table, self.moved, self._now(), services.clock.ticks(), deck_of)
        except Exception as error:
            order.refuse(as_refusal(error))
            if not isinstance(error, YearlineError):
                services.tasks.trouble(self.stream, error)
            return True
        made = with_more(first, self._waiting, self._commands, self.moved, deck_of) if self._waiting else [first]
        services.store.submit(self._wanted(made), lambda error: self._appended(made, error))
        return False

    def _wanted(self, made: list[Decided]) -> Append:
        """What the store is asked to write."""
        table, company, first = self.table, self.company, made[0]
        entries = first.entries
        if len(made) > 1:
            return replace(append_of(table, joined(made), company.bots, self.attended), commands=commands_of(made))
        if len(entries) == 1 and company.unhurried and type(entries[0]) is e.Acted:
            return append_of_a_move(self.stream, table.seq, entries[0], first.key, first.at)
        return append_of(table, first, company.bots, self.attended)

    def _is_behind(self, order: Order) -> bool:
        """Whether the sender may have seen more than we, on a node that is ahead of us.
        Once only: a client may claim anything.
        """
        if order.tries:
            return False
        order.tries = 1
        return True

    def _appended(self, made: list[Decided], error: Exception | None) -> None:
        """The store has answered."""
        if error is not None:
            self._failed([one.order for one in made], error)
            return
        services, before, begun = self._services, self.table.seq, made[0].begun
        ticks = services.clock.ticks
        written = ticks()
        self.wrote = True
        for one in made:
            events = self._believe(one.entries, one.after, one.key)
            self._tell(events, one.at, one.order)
            if not self.picture.acting and events and type(events[-1]) is GameEnded:
                self._keeper.ended(self)
        now = self.table.seq
        services.metrics.told(written - begun, ticks() - begun, now - before, len(self.sessions))
        services.bus.announce(self.stream, now)
        self._next()

    def _failed(self, orders: list[Order], error: Exception) -> None:
        """Nothing was written: somebody else was faster, or there is trouble with the store."""
        services, first = self._services, orders[0]
        if isinstance(error, Conflict) and first.tries < TRIES:
            first.tries += 1
            self._waiting[:0] = orders[1:]
            services.tasks.spawn(self._read_on(first))
            return
        self._fresh = False
        for order in orders:
            order.refuse(as_refusal(error))
        if not isinstance(error, Conflict):  # many who write at once from several processes are no trouble of ours
            services.tasks.trouble(self.stream, error)
        self._next()
        self.thought = -1

    def _next(self) -> None:
        """Take what waits until something has to be written or read.
        In a loop: who shouts may have hundreds refused in one go.
        """
        while self._waiting:
            if not self._take(self._waiting.pop(0)):
                return
        if self._fresh:
            self._busy = False
            self._keeper.rested(self)
        else:  # a hint came meanwhile
            self._services.tasks.spawn(self._read_on(None))

    def _done_before(self, order: Order) -> None:
        """The same command once more: it is done already, and the sender only missed the answer."""
        if order.session is not None:
            self.show(order.session, order.id)

    async def _read_on(self, order: Order | None) -> None:
        """Read what others wrote since, tell our own sessions, and go on."""
        self._fresh = True  # until a hint comes, even while we read
        try:
            lines = await self._keeper.read(self.stream, self.table.seq)
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
        """The log does not answer, or cannot be followed: whoever comes next, or the next sweep, tries again."""
        self._fresh = False
        self._repaint()
        refusal = self._keeper.unreadable(self.table.code, error)
        if order is not None:
            order.refuse(refusal)
        if self._waiting:
            self._next()
        else:
            self._busy = False
            self._keeper.rested(self)
        self.thought = -1

    # --- what is believed ---

    def _fold(self, lines: Iterable[Line]) -> tuple[Event, ...]:
        """Believe lines of the log; the events they made the game do."""
        events: list[Event] = []
        for line in lines:
            entry = entry_of(line)
            if isinstance(entry, e.Created):
                after = open_table(entry, line.at)
                self.stream = f"table:{entry.code}"
            else:
                after = evolve(self.table, entry, line.at, self._services.shelf.frozen)
            events += self._believe((entry,), (after,), line.command)
        return tuple(events)

    def _believe(self, entries: Sequence[e.Entry], after: Sequence[Table], key: str) -> tuple[Event, ...]:
        """Take over what durable entries have made of the table; the events they made the game do."""
        events: tuple[Event, ...] = ()
        for i, entry in enumerate(entries):
            kind, table = type(entry), after[i]
            if kind not in _SAME_PEOPLE:
                self.company.changed()
            if kind in _GAME_ENTRIES:
                self._moved_on(kind, table)
            events += table.events
        self.table = after[-1]
        if key:
            self._commands[key] = None
            if len(self._commands) > REMEMBERED:
                del self._commands[next(iter(self._commands))]
        return events

    def _moved_on(self, kind: type[e.Entry], table: Table) -> None:
        """Something happened in the game: an older command is stale, and cards may have been turned over."""
        events = table.events
        if kind is not e.Acted or not is_quiet(events):
            self.moved = table.seq
        if kind is e.Started:
            self.revealed = {}
            self.games.append((table.seq, table.settings.game))
        for event in events:
            if type(event) is Revealed:
                self.revealed[event.card.face.picture] = event

    def _now(self) -> float:
        """The time, which never runs backwards at a table even if the clocks of two nodes differ."""
        now, updated = self._services.clock.now(), self.table.updated
        return now if now > updated else updated  # `max` takes three times as long, and every order asks

    # --- what is told ---

    def attach(self, session: Viewer) -> None:
        """Somebody looks at the table."""
        self.sessions.append(session)
        self.count_again(session)
        self.show(session, talk=KEPT_TALK)
        if not self._busy:
            self._keeper.rested(self)

    def detach(self, session: Viewer) -> None:
        """Somebody looks away."""
        if session in self.sessions:
            self.sessions.remove(session)
            self.idle_since = self._services.clock.now()
            self.count_again()

    def show(self, session: Viewer, did: str = "", talk: int = TALK_IN_A_FRAME) -> None:
        """The table as it stands, for one client."""
        session.tell(Update(self.picture, self._now(), talk=talk), did)

    def count_again(self, newcomer: Viewer | None = None) -> None:
        """Somebody came or went, here or at another node: the others see it if it makes a difference.

        Where many look they see it soon, of all who did so meanwhile:
        a crowd that leaves at once would be told of each of itself.
        """
        if not few(self.sessions, self.table):
            self.company.changed()
            self._untold.keep(self.picture, (), self._tell_rest)
            return
        if self.company.count(self.table, self.sessions):
            self._tell((), self._now(), None, newcomer)

    def _tell_rest(self) -> None:
        """Show everybody what could wait."""
        self._tell((), self._now(), None)

    def _tell(self, events: tuple[Event, ...], at: float, order: Order | None, newcomer: Viewer | None = None) -> None:
        """Show everybody what has become of the table; the sender's frame names its command."""
        before, sender, did = self.picture, None, ""
        if order is not None:
            sender, did = order.session, order.id
        moved = self.moved == self.table.seq  # of what has moved the game, all hear at once
        if not moved and is_quiet(events) and soon(events, order, self.sessions, self.table):
            self._repaint(before, counted=True)  # who is here is counted when all are told, and not for each of them
            known = self._untold.keep(before, events, self._tell_rest)
            if sender is not None:  # who has chosen hears of it at once
                sender.tell(Update(self.picture, at, known, events, known=known), did)
            return
        self._repaint(before)
        if self._untold.known is not None:
            before, events = self._untold.take(before, events)
        update = Update(self.picture, at, before, events)
        if self.table.kicked:
            self._send_away(self.table.kicked)
        for session in tuple(self.sessions):
            if session is sender:
                session.tell(update, did)
            elif session is not newcomer:
                session.tell(update)

    def _send_away(self, kicked: Collection[Person]) -> None:
        for session in tuple(self.sessions):
            if session.person in kicked:
                session.dismiss("kicked")

    def _repaint(self, before: Picture | None = None, counted: bool = False) -> None:
        company = self.company
        if not counted and self.table.chairs is not company.chairs:
            company.count(self.table, self.sessions)
        self.picture = picture_of(self.table, company.here, company.watching, before)
