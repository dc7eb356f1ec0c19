"""Moves at different tables, written in two statements for all of them: nearly everything that a busy server writes."""

import sqlite3
from functools import lru_cache
from typing import Final

from yearline.store.port import Append, Conflict

_LINES: Final = """
    INSERT INTO line(stream, seq, prev, body, command, at)
    SELECT head.stream, head.seq + 1, head.last, move.column3, move.column4, move.column5
    FROM (VALUES {}) AS move CROSS JOIN head
    WHERE head.stream = move.column1 AND head.seq = move.column2
"""
_POINTS: Final = """
    UPDATE head SET seq = new.seq, last = new.id
    FROM (SELECT id, stream, seq FROM line WHERE id > ?) AS new
    WHERE head.stream = new.stream
"""
WIDTH: Final = 5
MOST_MOVES: Final = 128
ROUNDED: Final = 8
"""Statements are made for 8, 16, 24 … moves, and what is left of one stays empty: few enough that all are kept."""

EMPTY: Final = ""
"""What stands in an empty row; no stream is called so.
With None, for which `sqlite3` looks for an adapter each time, an empty row took longer than a move.
"""


def append_moves(connection: sqlite3.Connection, moves: list[Append]) -> None:
    """Moves at different tables in two statements, which run
    without holding Python up: the event loop goes on meanwhile.

    The second one finds by their numbers, which follow each other, the lines that the first one has written:
    to name them all once more took a fifth of the instructions for 44 moves.
    """
    for first in range(0, len(moves), MOST_MOVES):
        some = moves[first : first + MOST_MOVES]
        values: list[object] = []
        for one in some:
            values += (one.stream, one.after, one.bodies[0], one.command, one.at)
        written = connection.execute(*_statement(values))
        if written.rowcount != len(some):
            raise Conflict("a stream has grown meanwhile")
        assert written.lastrowid is not None
        connection.execute(_POINTS, (written.lastrowid - len(some),))


def _statement(values: list[object]) -> tuple[str, list[object]]:
    """A statement for the lines of some moves, and their values, with empty rows to fill it."""
    rows = -(-len(values) // WIDTH // ROUNDED) * ROUNDED
    return _lines_of(rows), values + [EMPTY] * (rows * WIDTH - len(values))


@lru_cache(64)
def _lines_of(rows: int) -> str:
    return _LINES.format(",".join([f"({','.join('?' * WIDTH)})"] * rows))
