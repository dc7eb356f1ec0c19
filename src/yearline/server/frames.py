"""Frames: the whole table as each client sees it, encoded once for all and finished for each."""

from collections.abc import Collection, Iterable
from typing import Final

from yearline.core.events import Event
from yearline.core.ids import Seat
from yearline.core.rng import commitment
from yearline.server.painting import Painter, legal, wire_events
from yearline.server.wire.incoming import WireSettings
from yearline.server.wire.outgoing import (
    Acting,
    WireChair,
    WireEstimate,
    WireTable,
    WireTalk,
    encode,
)
from yearline.table.model import Person, Table, Talk

TALK_IN_A_FRAME: Final = 12
"""Every frame brings the latest lines, the first one after a hello brings all that are kept."""


class Frames:
    """The bytes of one table. Pieces that did not change since the last entry are used again."""

    __slots__ = ("_around", "_game", "_key", "_painter", "acting", "tail", "team", "turn")

    def __init__(self) -> None:
        self._painter = Painter()
        self._game = -1
        self._key: tuple[object, ...] = ()
        self._around = b""
        self.tail = b""
        self.acting = b"null"
        self.turn: Seat | None = None
        self.team = False

    def refresh(self, table: Table, here: Collection[Person], watching: int) -> None:
        """Encode the table as it stands now."""
        if table.number != self._game:
            self._game, self._painter = table.number, Painter()
        view, game = b"null", table.game
        self.turn = table.turn if table.phase == "playing" else None
        self.team = False
        if game is not None:
            self.team = self.turn is not None and game.rules.team and table.chairs[self.turn].kind == "open"
            view = encode(self._painter.view(game.rules.public(game.state)))
            if self.turn is not None:
                self.acting = encode(Acting(self.turn, legal(game.legal)))
        self.tail = b"".join((b',"view":', view, b',"table":', self._table(table, here, watching), b',"you":'))

    def acting_for(self, seats: tuple[Seat, ...]) -> bytes:
        """What may be done, for those whose seat is to act, or whose team plays it (A-25)."""
        return self.acting if self.turn in seats or (self.team and seats) else b"null"

    def _table(self, table: Table, here: Collection[Person], watching: int) -> bytes:
        """Everything around the game; the same objects as last time give the same bytes."""
        people = (table.chairs, table.host, here, watching)
        key = (*people, table.settings, table.phase, table.number, table.talk, table.estimates, table.due)
        if key != self._key:
            self._key = key
            self._around = encode(wire_table(table, here, watching, TALK_IN_A_FRAME))
        return self._around

    def moved(self, seq: int, now: float, events: Iterable[Event]) -> bytes:
        """The beginning of a frame, up to the part that concerns one client only."""
        head = b'{"t":"frame","seq":%d,"now":%.3f,"events":' % (seq, now)
        return b"".join((head, encode(wire_events(events)), self.tail))

    def still(self, table: Table, now: float, here: Collection[Person], watching: int, talk: int = 0) -> bytes:
        """The same for somebody who was not there, or who was refused: no events, and as much of the talk as wanted."""
        tail = self.tail
        if talk > TALK_IN_A_FRAME and len(table.talk) > TALK_IN_A_FRAME:
            whole = encode(wire_table(table, here, watching, talk))
            tail = tail.replace(b',"table":' + self._around, b',"table":' + whole)
        return b'{"t":"frame","seq":%d,"now":%.3f,"events":[]%b' % (table.seq, now, tail)


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
        [_talk(line) for line in table.talk[-talk:]],
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
