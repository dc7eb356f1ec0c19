"""The verdict: the log is read from the database itself,
folded, and compared with everything that clients were told.
"""

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import asyncpg
import msgspec

from tests.chaos.phones import Phone
from tests.chaos.players import Member
from yearline.core.actions import Leave, from_text
from yearline.core.deck import Deck, make_deck
from yearline.core.play import check
from yearline.core.record import card_from_dict
from yearline.core.value import replace
from yearline.server.wire.encoding import wire_view
from yearline.server.wire.frames import wire_table
from yearline.table import entries as e
from yearline.table.evolve import evolve, open_table
from yearline.table.model import Table

Row = tuple[str, int, str, str, float]
SHOWN_TALK = 12


@dataclass
class Log:
    """All streams of a database, and the decks that games were dealt from."""

    rows: dict[str, list[Row]] = field(default_factory=dict)
    decks: dict[str, bytes] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.deck = lru_cache(64)(self._deck)

    def _deck(self, digest: str) -> Deck:
        parts = [msgspec.json.decode(self.decks[f"deck:{name}"]) for name in digest.split("+")]
        apart = len(parts) > 1
        cards = [
            replace(card, id=f"{part['id']}/{card.id}") if apart else card
            for part in parts
            for card in map(card_from_dict, part["cards"])
        ]
        return make_deck("+".join(str(part["id"]) for part in parts), cards)

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            self.rows.setdefault(row[0], []).append(row)


LINES = "SELECT stream, seq, body, command, at FROM line ORDER BY stream, seq"
BLOBS = "SELECT key, body FROM blob"


async def read_log(database: str) -> Log:
    """Straight from the database, past all of our own code."""
    log = Log()
    if database.startswith("sqlite:"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:"))) as file:
            log.add(file.execute(LINES).fetchall())
            log.decks = dict(file.execute(BLOBS).fetchall())
        return log
    connection = await asyncpg.connect(database)
    try:
        log.add([tuple(row) for row in await connection.fetch(LINES)])
        log.decks = {row[0]: row[1] for row in await connection.fetch(BLOBS)}
    finally:
        await connection.close()
    return log


def fold(log: Log, code: str) -> Table:
    """The table that its log makes; every move is checked against the rules once more. Raises where a line is wrong."""
    rows = log.rows[f"table:{code}"]
    if [row[1] for row in rows] != list(range(1, len(rows) + 1)):
        raise ValueError(f"the log of {code} has holes")
    first = e.from_plain(msgspec.json.decode(rows[0][2]))
    assert isinstance(first, e.Created)
    table = open_table(first, rows[0][4])
    for _, _, body, _, at in rows[1:]:
        entry = e.from_plain(msgspec.json.decode(body))
        if isinstance(entry, e.Acted) and table.game is not None:
            action = from_text(entry.action)
            if not isinstance(action, Leave):
                check(table.game.rules, table.game.state, entry.seat, action)
        table = evolve(table, entry, at, log.deck)
    return table


def shown(table: Table) -> dict[str, Any]:
    """What a client that has heard everything has on its screen, but for who is there."""
    view = None if table.game is None else wire_view(table.game.rules.public(table.game.state))
    around = wire_table(table, frozenset(), 0, SHOWN_TALK)
    return _without_presence(
        msgspec.json.decode(msgspec.json.encode({"seq": table.seq, "view": view, "table": around}))
    )


def _without_presence(frame: dict[str, Any]) -> dict[str, Any]:
    around = {name: part for name, part in frame["table"].items() if name != "watching"}
    around["chairs"] = [{name: part for name, part in chair.items() if name != "here"} for chair in around["chairs"]]
    around["talk"] = around["talk"][-SHOWN_TALK:]
    return {"seq": frame["seq"], "view": frame["view"], "table": around}


def differences(member: Member, table: Table) -> list[str]:
    """What a client has otherwise on its screen than the log says."""
    seen, true = _without_presence(member.client.frame), shown(table)
    parts = [("seq",), ("view",), *[("table", name) for name in true["table"]]]
    return [
        f"{'.'.join(part)}: {_at(seen, part)} != {_at(true, part)}"
        for part in parts
        if _at(seen, part) != _at(true, part)
    ]


def _at(frame: Any, part: tuple[str, ...]) -> Any:
    for name in part:
        frame = frame[name]
    return frame


@dataclass
class Verdict:
    """What was found. Everything from `losses` on must be empty."""

    moves: int = 0
    commands: int = 0
    lines: int = 0
    versions: Counter[str] = field(default_factory=Counter)
    mixed_tables: int = 0
    counted: int = 0
    """So many answers that were confirmed to phones were found to count."""
    losses: list[str] = field(default_factory=list)
    duplicates: list[str] = field(default_factory=list)
    written_though_refused: list[str] = field(default_factory=list)
    wrong_logs: list[str] = field(default_factory=list)
    different_views: list[str] = field(default_factory=list)
    wrong_seats: list[str] = field(default_factory=list)
    standing_still: list[str] = field(default_factory=list)
    odd_answers: list[str] = field(default_factory=list)

    @property
    def violations(self) -> int:
        return sum(len(found) for found in vars(self).values() if isinstance(found, list))


def judge(log: Log, tables: dict[str, list[Member]], phones: dict[str, list[Phone]]) -> Verdict:
    """Compare what everybody was told with what is written."""
    verdict = Verdict(lines=sum(len(rows) for rows in log.rows.values()))
    for code, members in tables.items():
        counted = _written(log.rows[f"table:{code}"])
        verdict.duplicates += [f"{code}: {key}" for key, times in counted.items() if times > 1]
        class_ = phones.get(code, [])
        for member in (*members, *class_):
            _judge_diary(verdict, code, member, counted, log)
        verdict.counted += sum(phone.notes.compared for phone in class_)
        verdict.losses += [f"{code}: {wrong}" for phone in class_ for wrong in phone.notes.wrong]
        served = sum([member.diary.versions for member in members], Counter[str]())
        verdict.versions += served
        verdict.mixed_tables += len(served) > 1
        try:
            table = fold(log, code)
        except Exception as error:
            verdict.wrong_logs.append(f"{code}: {error!r}")
            continue
        _judge_table(verdict, table, members)
    return verdict


def _written(rows: list[Row]) -> Counter[str]:
    """How often each command was written. Who comes into a game that goes on does so in two lines."""
    counted, before = Counter[str](), None
    for row in rows:
        entry = e.from_plain(msgspec.json.decode(row[2]))
        came = isinstance(before, e.Acted) and before.action == "join" and isinstance(entry, e.Seated)
        counted[row[3]] += bool(row[3]) and not came
        before = entry
    return counted


def _judge_diary(verdict: Verdict, code: str, member: Member, counted: Counter[str], log: Log) -> None:
    places = {row[3]: row[1] for row in log.rows[f"table:{code}"]}
    diary = member.diary
    verdict.moves += diary.moves
    verdict.commands += len(diary.acknowledged)
    for id, seq in diary.acknowledged.items():
        key = f"{member.person}/{id}"
        if not counted[key] or places[key] > seq:
            verdict.losses.append(f"{code}: {key} was acknowledged at {seq}")
    for id, why in diary.refused.items():
        if counted[f"{member.person}/{id}"]:
            verdict.written_though_refused.append(f"{code}: {member.person}/{id} was refused as {why}")
    verdict.odd_answers += [f"{code}: {odd}" for odd in diary.odd]


def _judge_table(verdict: Verdict, table: Table, members: list[Member]) -> None:
    if table.phase == "playing" and table.turn is not None and table.chairs[table.turn].kind == "bot":
        verdict.standing_still.append(f"{table.code} waits for its bot")
    for member in members:
        if wrong := differences(member, table):
            verdict.different_views.append(f"{table.code}: {member.name}: {'; '.join(wrong)}"[:1000])
        seats = [int(seat) for seat in table.seats_of(member.person)]
        if seats != [member.seat] or member.client.frame["you"]["seats"] != [member.seat]:
            verdict.wrong_seats.append(f"{table.code}: {member.name} sits at {seats} instead of {member.seat}")
