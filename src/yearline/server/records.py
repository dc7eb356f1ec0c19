"""Finished games: found again in a table's log, written as text files, and shown step by step."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from yearline.core.play import Move, Withdrawal, steps
from yearline.core.record import Record
from yearline.games import rules_for
from yearline.server.hall import Hall
from yearline.server.painting import wire_events, wire_view
from yearline.store import Line
from yearline.table import entries as e
from yearline.table.decide import Refused
from yearline.table.evolve import DeckOf, evolve, open_table, read_action
from yearline.table.model import Game, Table

R = TypeVar("R")


async def of_finished_game(hall: Hall, code: str, number: int, address: str, make: Callable[[Record], R]) -> R:
    """What is made of the game of that number at a table. Refused while it goes on: its record holds the seed."""
    await hall.runner(code, address)
    async with hall.workshop.turn(address):
        lines = await hall.read(f"table:{code}")
        decks = hall.decks_in(lines)
        return await hall.workshop.begin(lambda: make(_record(_entries(lines), number, decks.__getitem__)))


def _entries(lines: Sequence[Line]) -> list[tuple[e.Entry, float]]:
    return [(e.from_plain(msgspec.json.decode(line.body)), line.at) for line in lines]


Played = tuple[Table, list[Move], list[Withdrawal]]


def _record(entries: Sequence[tuple[e.Entry, float]], number: int, deck_of: DeckOf) -> Record:
    """The game of that number as it can be written down and verified."""
    for table, moves, withdrawn in _games(entries, deck_of):
        if table.number == number and table.phase == "over" and table.game is not None:
            return _written(table, table.game, moves, withdrawn, deck_of)
    raise Refused("not_over", "there is no finished game of that number at this table")


def _games(entries: Sequence[tuple[e.Entry, float]], deck_of: DeckOf) -> Iterator[Played]:
    """The table after every entry, with what was done in its game so far."""
    first, at = entries[0]
    assert isinstance(first, e.Created)
    table, moves, withdrawn = open_table(first, at), list[Move](), list[Withdrawal]()
    for entry, at in entries[1:]:
        table = evolve(table, entry, at, deck_of)
        match entry:
            case e.Started():
                moves, withdrawn = [], []
            case e.Acted(seat, action):
                moves.append((seat, read_action(action)))
            case e.Withdrawn(card):
                withdrawn.append((len(moves), card))
        yield table, moves, withdrawn


def _written(
    table: Table, game: Game, moves: Sequence[Move], withdrawn: Sequence[Withdrawal], deck_of: DeckOf
) -> Record:
    rules, deck = game.rules, deck_of(game.deck)
    return Record(rules.id, rules.options, len(table.chairs), game.seed, deck, tuple(moves), tuple(withdrawn))


def replay_steps(record: Record) -> list[dict[str, Any]]:
    """Every step of a finished game as a spectator saw it: events and view."""
    rules = rules_for(record.game, record.options)
    played = steps(rules, record.deck, record.seats, record.seed, record.moves, record.withdrawn)
    return [{"events": wire_events(s.events), "view": wire_view(rules.public(s.state))} for s in played]
