"""Numbered changes of the schema, each run once, in order, in one transaction each.

A database that is ahead of the program is refused: an older program would not understand what a newer one wrote.
"""

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from yearline.store.port import NewerDatabase, NoDatabase

SQLITE: Final = (
    """
    CREATE TABLE line(id INTEGER PRIMARY KEY, stream TEXT NOT NULL, seq INTEGER NOT NULL, prev INTEGER NOT NULL,
                      body TEXT NOT NULL, command TEXT NOT NULL, at REAL NOT NULL);
    CREATE TABLE head(stream TEXT PRIMARY KEY, seq INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE person(person TEXT NOT NULL, stream TEXT NOT NULL, at REAL NOT NULL,
                        PRIMARY KEY(person, stream)) WITHOUT ROWID;
    CREATE TABLE due(stream TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
    CREATE INDEX due_at ON due(at);
    CREATE TABLE blob(key TEXT PRIMARY KEY, body BLOB NOT NULL);
    """,
    """
    CREATE TABLE snapshot(stream TEXT PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL);
    CREATE TABLE written(one INTEGER PRIMARY KEY, at REAL NOT NULL);
    """,
    """
    CREATE TABLE look(stream TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
    CREATE INDEX look_at ON look(at);
    INSERT INTO look SELECT stream, 0 FROM head;
    CREATE TRIGGER begun AFTER INSERT ON head BEGIN INSERT OR IGNORE INTO look VALUES (NEW.stream, 0); END;
    ALTER TABLE blob ADD COLUMN used REAL NOT NULL DEFAULT 0;
    UPDATE blob SET used = strftime('%s', 'now') + 0;
    CREATE TABLE needs(key TEXT NOT NULL, stream TEXT NOT NULL, PRIMARY KEY(key, stream)) WITHOUT ROWID;
    CREATE INDEX needs_stream ON needs(stream);
    CREATE TABLE beat(node TEXT PRIMARY KEY, at REAL NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
    """,
)

POSTGRES: Final = (
    """
    CREATE TABLE line(stream text NOT NULL, seq int NOT NULL, body text NOT NULL, command text NOT NULL,
                      at float8 NOT NULL, PRIMARY KEY (stream, seq));
    CREATE TABLE person(person text NOT NULL, stream text NOT NULL, at float8 NOT NULL, PRIMARY KEY (person, stream));
    CREATE TABLE due(stream text PRIMARY KEY, at float8 NOT NULL);
    CREATE INDEX due_at ON due(at);
    CREATE TABLE blob(key text PRIMARY KEY, body bytea NOT NULL);
    """,
    """
    CREATE TABLE snapshot(stream text PRIMARY KEY, seq int NOT NULL, body bytea NOT NULL);
    CREATE TABLE written(one int PRIMARY KEY, at float8 NOT NULL);
    """,
    """
    CREATE TABLE look(stream text PRIMARY KEY, at float8 NOT NULL);
    CREATE INDEX look_at ON look(at);
    INSERT INTO look SELECT stream, 0 FROM line WHERE seq = 1;
    CREATE FUNCTION begun() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO look VALUES (NEW.stream, 0) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
    CREATE TRIGGER begun AFTER INSERT ON line FOR EACH ROW WHEN (NEW.seq = 1) EXECUTE FUNCTION begun();
    ALTER TABLE blob ADD COLUMN used float8 NOT NULL DEFAULT extract(epoch FROM now());
    CREATE TABLE needs(key text NOT NULL, stream text NOT NULL, PRIMARY KEY (key, stream));
    CREATE INDEX needs_stream ON needs(stream);
    CREATE TABLE beat(node text PRIMARY KEY, at float8 NOT NULL, body text NOT NULL);
    """,
)

_LOCK: Final = 0x7965_6172
"""Several nodes may start at once; the first one to take this advisory lock migrates."""


def migrate_sqlite(connection: sqlite3.Connection, steps: tuple[str, ...], name: str) -> None:
    """Bring a file up to date. Two processes may try at once: the second finds nothing to do."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        _check(version, len(steps), name)
        for step in steps[version:]:
            for statement in _statements(step):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _statements(step: str) -> Iterator[str]:
    """The statements of a step, each of which ends with a semicolon; a trigger holds some of its own."""
    statement = ""
    for part in step.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


async def migrate_postgres(connection: Any, steps: tuple[str, ...], name: str, existing: bool) -> None:
    """Bring a database up to date. Raises NoDatabase if it should exist already and nobody has written there."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS version(version int NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM version")
        if existing and not version:
            raise NoDatabase(f"the database {name} is not one of Yearline")
        _check(version, len(steps), name)
        for step in steps[version:]:
            await connection.execute(step)
        if version < len(steps):
            await connection.execute("INSERT INTO version VALUES ($1)", len(steps))


def _check(version: int, known: int, name: str) -> None:
    if version > known:
        raise NewerDatabase(
            f"the database {name} has version {version}, but this program knows versions up to {known}: "
            "update the program"
        )
