"""One table at work: a mailbox of orders, taken strictly one after another.

    submit ─► decide, evolve ─► append ──durable──► believe ─► tell all sessions, and the other nodes ─► next order
                 │                 └─conflict─► read what others wrote, decide again (three tries)
                 └─refused─► the sender hears why, and gets the current frame

The rules run once a command: the table that it makes waits until it is durable. Nothing is believed before that, and nothing is
sent before it is believed. A repeated command is found by its id, which every line of the log carries. There is no task per
table: an idle table is only its state.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from yearline.core.errors import YearlineError
from yearline.core.events import Event, GameEnded, Revealed
from yearline.server.live.due import only_people
from yearline.server.live.lines import append_of, append_of_a_move, entry_of
from yearline.server.live.orders import Order, Viewer, as_refusal, key_of
from yearline.server.live.pace import Pace
from yearline.server.live.presence import Presence
from yearline.server.live.shared import Services
from yearline.server.live.snapshot import Notes
from yearline.server.live.untold import Untold, few, soon
from yearline.server.wire.frames import QUIET, TALK_IN_A_FRAME, Picture, Update
from yearline.store import Conflict, Line
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.evolve import evolve, open_table
from yearline.table.model import KEPT_TALK, Chair, Person, Table

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
        "_busy", "_commands", "_counted", "_fresh", "_keeper", "_presence", "_services", "_untold", "_waiting",
        "games", "here", "idle_since", "kept", "moved", "own", "pace", "picture", "revealed", "sessions", "stream", "table",
        "thought", "unhurried", "watching", "wrote",
    )  # fmt: skip

    def __init__(
        self,
        services: Services,
        presence: Presence,
        keeper: Keeper,
        lines: Iterable[Line],
        kept: Restored | None = None,
    ) -> None:
        self._services = services
        self._presence = presence
        self._keeper = keeper
        self.sessions: list[Viewer] = []
        self.revealed: dict[str, Revealed] = {}
        self.moved = 0
        self.pace = Pace()
        self.thought = -1
        self.wrote = False
        """Whether the latest line is this node's."""
        self.idle_since = services.clock.now()
        self._waiting: list[Order] = []
        self._commands: dict[str, None] = {}
        self._busy = False
        self._fresh = True
        self._counted: tuple[Chair, ...] | None = None
        self.here: frozenset[Person] = frozenset()
        self.own: tuple[frozenset[Person], int] = (frozenset(), 0)
        """Who of those who sit is here through this node, and how many watch."""
        self.watching = 0
        self.unhurried = False
        """Whether only people sit here, who may take all the time they want."""
        self._untold = Untold(lambda: self._tell((), self._now(), None))
        self.stream = ""
        self.games: list[tuple[int, str]] = []
        """Of each game the number of the line that dealt it, and which game it is."""
        self.kept = 0
        """Up to which line a snapshot has been made."""
        self.table: Table
        self.picture: Picture
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
        return bool(self.sessions or self.here or self.watching)

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
        """Decide, and hand what was decided to the store. True: there was nothing to write, and the next order can be taken."""
        base = order.base
        if not self._fresh or (base is not None and base > self.table.seq and self._is_behind(order)):
            self._services.tasks.spawn(self._read_on(order))
            return False
        key = key_of(order.person, order.id)
        if key in self._commands:
            self._done_before(order)
            return True
        services, now = self._services, self._now()
        try:
            if base is not None and base < self.moved:
                raise Refused("stale", "the game has moved on")
            table, after, deck_of = self.table, [], services.shelf.frozen
            entries = decide(table, order.person, order.command, now, deck_of)
            for entry in entries:
                table = evolve(table, entry, now, deck_of)
                after.append(table)
        except Exception as error:
            order.refuse(as_refusal(error))
            if not isinstance(error, YearlineError):
                services.tasks.trouble(self.stream, error)
            return True
        if self.unhurried and len(entries) == 1 and type(entries[0]) is e.Acted:
            wanted = append_of_a_move(self.stream, self.table.seq, entries[0], key, now)
        else:
            wanted = append_of(self.table, entries, after[-1], key, now, self.attended)
        begun = services.clock.ticks()
        services.store.submit(wanted, lambda error: self._appended(order, key, (entries, after), now, begun, error))
        return False

    def _is_behind(self, order: Order) -> bool:
        """Whether the sender may have seen more than we, on a node that is ahead of us. Once only: a client may claim anything."""
        if order.tries:
            return False
        order.tries = 1
        return True

    def _appended(
        self,
        order: Order,
        key: str,
        made: tuple[tuple[e.Entry, ...], list[Table]],
        at: float,
        begun: float,
        error: Exception | None,
    ) -> None:
        """The store has answered."""
        entries, after = made
        services = self._services
        if error is None:
            ticks = services.clock.ticks
            written = ticks()
            self.wrote = True
            events = self._believe(entries, after, key)
            self._tell(events, at, order)
            if events and type(events[-1]) is GameEnded:
                self._keeper.ended(self)
            services.metrics.told(written - begun, ticks() - begun, len(entries), len(self.sessions))
            services.bus.announce(self.stream, self.table.seq)
            self._next()
        elif isinstance(error, Conflict) and order.tries < TRIES:
            order.tries += 1
            services.tasks.spawn(self._read_on(order))
        else:
            self._fresh = False
            order.refuse(as_refusal(error))
            services.tasks.trouble(self.stream, error)
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
            self._services.tasks.spawn(self._read_on(None))

    def _rest(self) -> None:
        self._busy = False
        if not self.sessions:
            self.idle_since = self._services.clock.now()
        self._keeper.rested(self)

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
        """The log does not answer, or says what we cannot follow: whoever comes next, or the next sweep, tries again."""
        self._fresh = False
        self._repaint()
        refusal = self._keeper.unreadable(self.table.code, error)
        if order is not None:
            order.refuse(refusal)
        if self._waiting:
            self._next()
        else:
            self._rest()
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
            table = after[i]
            if type(entry) not in _SAME_PEOPLE:
                self._counted = None
            if type(entry) in _GAME_ENTRIES:
                self._moved_on(entry, table)
            events += table.events
        self.table = after[-1]
        if key:
            self._commands[key] = None
            if len(self._commands) > REMEMBERED:
                del self._commands[next(iter(self._commands))]
        return events

    def _moved_on(self, entry: e.Entry, table: Table) -> None:
        """Something happened in the game: an older command is stale, and cards may have been turned over."""
        if type(entry) is not e.Acted or not QUIET.issuperset(map(type, table.events)):
            self.moved = table.seq
        if type(entry) is e.Started:
            self.revealed = {}
            self.games.append((table.seq, table.settings.game))
        for event in table.events:
            if type(event) is Revealed:
                self.revealed[event.card.face.picture] = event

    def _now(self) -> float:
        """The time, which never runs backwards at a table even if the clocks of two nodes differ."""
        now, updated = self._services.clock.now(), self.table.updated
        return now if now > updated else updated

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

        Where many look they see it soon, of all who did so meanwhile: a crowd that leaves at once would be told of each of itself.
        """
        if not few(self.sessions, self.table):
            self._counted = None
            self._untold.keep(self.picture, ())
            return
        before = (self.here, self.watching)
        self._count()
        if (self.here, self.watching) != before:
            self._tell((), self._now(), None, newcomer)

    def _tell(self, events: tuple[Event, ...], at: float, order: Order | None, newcomer: Viewer | None = None) -> None:
        """Show everybody what has become of the table; the sender's frame names its command."""
        before = self.picture
        self._repaint(before)
        sender, did = (None, "") if order is None else (order.session, order.id)
        if soon(events, order, self.sessions, self.table):
            known = self._untold.keep(before, events)
            if sender is not None:  # who has chosen hears of it at once
                sender.tell(Update(self.picture, at, known, events, known=known), did)
            return
        if self._untold.known is not None:
            before, events = self._untold.take(before, events)
        update, kicked = Update(self.picture, at, before, events), self.table.kicked
        for session in tuple(self.sessions):
            if kicked and session.person in kicked:
                session.dismiss("kicked")
            elif session is not newcomer:
                session.tell(update, did if session is sender else "")

    def _repaint(self, before: Picture | None = None) -> None:
        if self.table.chairs is not self._counted:
            self._count()
        self.picture = Picture(self.table, self.here, self.watching, before)

    def _count(self) -> None:
        """Who is here, and how many watch."""
        self._counted = self.table.chairs
        self.unhurried = only_people(self.table)
        seated = {chair.person for chair in self.table.chairs}
        here = frozenset([session.person for session in self.sessions if session.person in seated])
        own = here, sum([session.person not in seated for session in self.sessions])
        if own != self.own:
            self.own = own
            self._presence.tell(self.table.code, own)
        others, more = self._presence.elsewhere(self.table.code)
        everywhere = here | others
        self.here = self.here if everywhere == self.here else everywhere  # a picture is compared by who is the same
        self.watching = own[1] + more
