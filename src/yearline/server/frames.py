"""Frames: the table as clients see it. What is the same for all is encoded once, and finished for each.

A newcomer gets a whole frame. Who asked for it gets steps after that: what a move has changed, a seventh of the size.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from yearline.core.events import Event
from yearline.core.ids import Seat
from yearline.core.rng import commitment
from yearline.core.view import View
from yearline.server.changes import changes, telling, wired
from yearline.server.painting import wire_events, wire_legal, wire_view
from yearline.server.wire.incoming import WireSettings
from yearline.server.wire.outgoing import (
    Acting,
    Step,
    ViewChanges,
    WireChair,
    WireEstimate,
    WireTable,
    WireTalk,
    encode,
)
from yearline.table.model import Person, Table, Talk

TALK_IN_A_FRAME: Final = 12
"""Every frame brings the latest lines, the first one after a hello brings all that are kept."""


class Picture:
    """One moment of a table, with those who look at it."""

    __slots__ = ("_acting", "_view", "here", "table", "team", "turn", "watching")

    def __init__(self, table: Table, here: Collection[Person], watching: int) -> None:
        self.table = table
        self.here = here
        self.watching = watching
        game = table.game
        turn = game.turn if game is not None and table.phase == "playing" else None
        self.turn: Seat | None = turn
        self.team = turn is not None and game is not None and game.rules.team and table.chairs[turn].kind == "open"
        self._acting = b""
        self._view: View | None = None

    def acting_for(self, seats: tuple[Seat, ...]) -> bytes:
        """What may be done, for those whose seat is to act, or whose team plays it (A-25)."""
        if self.turn not in seats and not (self.team and seats):
            return b"null"
        game = self.table.game
        if not self._acting and game is not None and self.turn is not None:
            self._acting = encode(Acting(self.turn, wire_legal(game.choice)))
        return self._acting

    def whole(self, now: float, events: Iterable[Event] = (), talk: int = TALK_IN_A_FRAME) -> bytes:
        """The beginning of a frame, up to the part that concerns one client only."""
        table = self.table
        view = b"null" if table.game is None else encode(wire_view(table.game.rules.public(table.game.state)))
        around = encode(wire_table(table, self.here, self.watching, talk))
        head = b'{"t":"frame","seq":%d,"now":%.3f,"events":' % (table.seq, now)
        return b"".join((head, encode(wire_events(events)), b',"view":', view, b',"table":', around, b',"you":'))

    def step(self, before: "Picture", now: float, events: Sequence[Event]) -> bytes:
        """The beginning of a step from the picture before. Empty if more has changed than a move changes."""
        old, new = before.table, self.table
        if old.game is None or new.game is None or not self._only_moved(before):
            return b""
        rules, was, now_is = new.game.rules, old.game.state, new.game.state
        told, shown = telling(events)
        moved = rules.moved(was, now_is)
        if moved is not None:
            changed: ViewChanges | None = wired(moved, shown)
        else:
            self._view = rules.public(now_is)
            changed = changes(before._view or rules.public(was), self._view, shown)
        if changed is None:
            return b""
        step = Step(new.seq, wire_events(told), changed)
        if new.due is not None:
            step.now, step.due = now, new.due
        return encode(step)[:-1]

    def _only_moved(self, before: "Picture") -> bool:
        """Whether all that a step does not tell is the same."""
        old, new = before.table, self.table
        return (
            old.chairs is new.chairs
            and old.talk is new.talk
            and old.estimates is new.estimates
            and old.settings is new.settings
            and old.phase == new.phase
            and old.number == new.number
            and old.host == new.host
            and before.here is self.here
            and before.watching == self.watching
        )


def own_part(table: Table, person: Person) -> bytes:
    """The beginning of `you`, which changes only when people sit down, get up or hand over the host role."""
    seats = ",".join(str(seat) for seat in table.seats_of(person))
    return b'{"seats":[%b],"host":%b,"act":' % (seats.encode(), b"true" if person == table.host else b"false")


def wire_settings(table: Table) -> WireSettings:
    """What was agreed, as a message holds it."""
    agreed = table.settings
    return WireSettings(
        agreed.game,
        dict(agreed.options),  # type: ignore[arg-type]  # checked by the rules when they were agreed
        list(agreed.decks),
        agreed.language,
        agreed.seats,
        agreed.clock,
        agreed.fallback,
        agreed.on_leave,
    )


def wire_table(table: Table, here: Collection[Person], watching: int, talk: int) -> WireTable:
    """Everything around the game. The seed is published when the game is over, never before."""
    over = table.phase == "over" and table.game is not None
    seed = table.game.seed if table.game is not None else None
    return WireTable(
        table.code,
        table.phase,
        table.number,
        wire_settings(table),
        [
            WireChair(
                chair.kind,
                chair.name,
                chair.bot,
                _is_host(table, chair.person),
                _is_here(chair.kind, chair.person, here),
            )
            for chair in table.chairs
        ],
        [_talk(line) for line in table.talk[-talk:]] if talk else [],
        [WireEstimate(one.card, one.name, one.text) for one in table.estimates],
        watching,
        table.due,
        None if seed is None else commitment(seed),
        str(seed) if over else None,
        f"/api/tables/{table.code}/games/{table.number}/record" if over else None,
    )


def _is_host(table: Table, person: Person | None) -> bool:
    return person is not None and person == table.host


def _is_here(kind: str, person: Person | None, here: Collection[Person]) -> bool:
    return kind == "bot" or (person is not None and person in here)


def _talk(line: Talk) -> WireTalk:
    return WireTalk(line.seq, line.at, line.name, line.text, line.kind)
