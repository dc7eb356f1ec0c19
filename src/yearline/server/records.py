"""Finished games: found again in a table's log, written as text files, and shown step by step."""

from collections.abc import Iterator
from typing import Any

import msgspec

from yearline.core.play import steps
from yearline.core.record import Record
from yearline.games import rules_for
from yearline.server.hall import Hall
from yearline.server.painting import Painter, wire_events
from yearline.table import entries as e
from yearline.table.decide import Refused
from yearline.table.evolve import evolve, open_table
from yearline.table.model import Game, Table


async def finished_game(hall: Hall, code: str, number: int, address: str) -> Record:
    """The game of that number at a table. Refused while it goes on: its record holds the seed."""
    await hall.runner(code, address)
    lines = await hall.read(f"table:{code}")
    entries = [(e.from_plain(msgspec.json.decode(line.body)), line.at) for line in lines]
    for table in _tables(hall, entries):
        if table.number == number and table.phase == "over" and table.game is not None:
            return record_of(hall, table, table.game)
    raise Refused("not_over", "there is no finished game of that number at this table")


def _tables(hall: Hall, entries: list[tuple[e.Entry, float]]) -> Iterator[Table]:
    """The table after every entry."""
    first, at = entries[0]
    assert isinstance(first, e.Created)
    table = open_table(first, at)
    for entry, at in entries[1:]:
        table = evolve(table, entry, at, hall.deck_of)
        yield table


def record_of(hall: Hall, table: Table, game: Game) -> Record:
    """A game as it can be written down and verified."""
    options = {name: list(set) if isinstance(set, tuple) else set for name, set in game.rules.options.items()}
    deck = hall.deck_of(game.deck)
    return Record(game.rules.id, options, len(table.chairs), game.seed, deck, game.moves, game.withdrawn)


def replay_steps(record: Record) -> list[dict[str, Any]]:
    """Every step of a finished game as a spectator saw it: events and view."""
    rules, painter = rules_for(record.game, record.options), Painter()
    played = steps(rules, record.deck, record.seats, record.seed, record.moves, record.withdrawn)
    return [{"events": wire_events(s.events), "view": painter.view(rules.view(s.state, None))} for s in played]
