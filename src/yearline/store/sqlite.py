"""The log in one SQLite file: the default, with nothing to install.

Lines go into an append-only table in the order in which they come, so a commit touches few pages; each
stream has one small head row whose conditional update is the optimistic lock, and a line points to its
predecessor. One thread writes: whatever has queued up meanwhile is one transaction, durable with one
sync of the disk. Another thread copies the write-ahead log into the file, so that no move waits for it.
"""

import asyncio
import contextlib
import sqlite3
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from time import time
from typing import Final, TypeVar

from yearline.store.migrations import SQLITE, migrate_sqlite
from yearline.store.port import (
    LAST,
    Append,
    Conflict,
    Done,
    Line,
    Snapshot,
    Store,
    StoreError,
    Unavailable,
    tell_all,
)
from yearline.store.sqlite_ending import SqliteEnding
from yearline.store.sqlite_file import BUSY_SECONDS, Turns, check_that_it_exists, keep_log_ahead
from yearline.store.sqlite_moves import append_moves

R = TypeVar("R")
Job = tuple[Append, Done]

CHECKPOINT_SECONDS: Final = 5.0
CHECKPOINT_LINES: Final = 1000
"""The write-ahead log is copied into the file after so many lines, or so many seconds: each copy holds
up all who write for some thousandths of a second, and twice a second that was one move in a hundred. It
is no longer than some megabytes: what is written over is durable sooner than what makes a file longer.
"""
CHECKPOINT_PAUSE: Final = 0.5
LARGE_WAL_PAGES: Final = 8000
CACHE_KIB: Final = 256
"""Appends touch the last pages only, and the operating system keeps the others at hand."""

_LINE: Final = (
    "INSERT INTO line(stream, seq, prev, body, command, at)"
    " SELECT ?1, ?2, head.last, ?3, ?4, ?5 FROM head WHERE head.stream = ?1"
)
_CLAIM: Final = "UPDATE head SET seq = ?3 WHERE stream = ?1 AND seq = ?2"
_BIRTH: Final = "INSERT OR IGNORE INTO head(stream, seq, last) VALUES (?, ?, 0)"
_POINT: Final = "UPDATE head SET last = last_insert_rowid() WHERE stream = ?"
_READ: Final = """
    WITH RECURSIVE chain(id) AS (
        SELECT last FROM head WHERE stream = ?1
        UNION ALL
        SELECT line.prev FROM chain JOIN line ON line.id = chain.id WHERE line.seq > ?2 + 1
    )
    SELECT line.seq, line.body, line.command, line.at FROM chain JOIN line ON line.id = chain.id
    WHERE line.seq > ?2 AND line.seq <= ?3 ORDER BY line.seq
"""
_SNAPSHOT: Final = """
    INSERT INTO snapshot VALUES (?1, ?2, ?3)
    ON CONFLICT(stream) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshot.seq
"""
_BLOB: Final = """
    INSERT INTO blob(key, body, used) VALUES (?1, ?2, ?3)
    ON CONFLICT(key) DO UPDATE SET used = max(blob.used, excluded.used)
"""


class SqliteStore(SqliteEnding, Store):
    """A log in a file."""

    def __init__(self, path: str, existing: bool = False, crowded: bool = False) -> None:
        self.path = path
        self.existing = existing
        self.crowded = crowded
        """Whether other processes write to the file all the time, as those of one server do."""
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._readers = ThreadPoolExecutor(1, "yearline-read")
        self._threads: list[threading.Thread] = []
        self._stop = threading.Event()
        self._many = threading.Event()
        """So many lines have been written that they are to be copied."""
        self._lines = 0
        self._large = threading.Event()
        """The write-ahead log is to begin anew."""
        self._loop: AbstractEventLoop | None = None

    async def open(self) -> None:
        """Make the file and its folder if need be, and bring the schema up to date."""
        self._loop = asyncio.get_running_loop()
        writer = await asyncio.to_thread(self._connect_first)
        self._reader = await self._read(self._connect)
        self._reader_turn = self._turns()
        self.begin_keeping(self._connect, self._turns())
        for name, work in (("write", lambda: self._write(writer)), ("checkpoint", self._checkpoint)):
            thread = threading.Thread(target=work, name=f"yearline-{name}", daemon=True)
            thread.start()
            self._threads.append(thread)

    async def close(self) -> None:
        """Write what is waiting, copy the write-ahead log into the file, and close it."""
        if self._stop.is_set():
            return
        self._hand_over()
        self._jobs.put(None)
        self._stop.set()
        self._many.set()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        if self._threads:
            await self._read(self._reader.close)
            self._reader_turn.close()
            await self.end_keeping()
        self._readers.shutdown()

    def submit(self, wanted: Append, done: Done) -> None:
        """Queue lines for the next transaction."""
        if not self._waiting:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)
        self._waiting.append((wanted, done))

    def _hand_over(self) -> None:
        """One hand-over a pass of the loop, not one a move."""
        if self._waiting:
            jobs, self._waiting = self._waiting, []
            self._jobs.put(jobs)

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        """The lines of a stream beyond the first `after`."""
        rows = await self._query(_READ, (stream, after, until))
        return [Line(*row) for row in rows]

    async def heads(self, streams: Iterable[str]) -> Mapping[str, int]:
        """How long streams are."""
        wanted = list(streams)
        found: dict[str, int] = {}
        for i in range(0, len(wanted), 500):
            part = wanted[i : i + 500]
            marks = ",".join("?" * len(part))
            found.update(await self._query(f"SELECT stream, seq FROM head WHERE stream IN ({marks})", part))  # noqa: S608
        return found

    async def streams_of(self, person: str, limit: int = 100) -> list[str]:
        """The streams a person has to do with, the latest first."""
        sql = "SELECT stream FROM person WHERE person = ? ORDER BY at DESC, stream LIMIT ?"
        return [row[0] for row in await self._query(sql, (person, limit))]

    async def take_due(self, now: float, lease: float, limit: int = 100) -> list[str]:
        """Streams that somebody has to look at now."""
        sql = (
            "UPDATE due SET at = ?2 WHERE stream IN (SELECT stream FROM due WHERE at <= ?1 ORDER BY at LIMIT ?3)"
            " RETURNING stream"
        )
        return [row[0] for row in await self._query(sql, (now, now + lease, limit), writes=True)]

    async def put_due(self, stream: str, due: float | None) -> None:
        """Say when somebody has to look at a stream."""
        if due is None:
            await self._query("DELETE FROM due WHERE stream = ?", (stream,), writes=True)
        else:
            await self._query("INSERT OR REPLACE INTO due VALUES (?, ?)", (stream, due), writes=True)

    async def put_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, unless a newer one is there."""
        await self._query(_SNAPSHOT, (stream, snapshot.seq, snapshot.body), writes=True)

    async def get_snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot."""
        rows = await self._query("SELECT seq, body FROM snapshot WHERE stream = ?", (stream,))
        return Snapshot(*rows[0]) if rows else None

    async def check(self) -> None:
        """A row of its own, which says when."""
        await self._query("INSERT OR REPLACE INTO written VALUES (1, ?)", (time(),), writes=True)

    async def put_blob(self, key: str, body: bytes) -> None:
        """Keep a text or picture."""
        await self._query(_BLOB, (key, body, time()), writes=True)

    async def get_blob(self, key: str) -> bytes | None:
        """What is kept under a name."""
        rows = await self._query("SELECT body FROM blob WHERE key = ?", (key,))
        return rows[0][0] if rows else None

    def _connect(self, first: bool = False) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        with contextlib.ExitStack() as refused:
            refused.callback(connection.close)
            if first:  # of a new file alone; another one would have to be made anew
                connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
            keep_log_ahead(connection)
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_autocheckpoint=0")
            connection.execute(f"PRAGMA cache_size=-{CACHE_KIB}")
            refused.pop_all()
        return connection

    def _connect_first(self) -> sqlite3.Connection:
        with contextlib.ExitStack() as refused:
            try:
                if self.existing:
                    check_that_it_exists(self.path)
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
                connection = self._connect(first=True)
                refused.callback(connection.close)
                migrate_sqlite(connection, SQLITE, self.path)
            except (sqlite3.Error, OSError) as error:
                raise Unavailable(f"cannot open the database {self.path}: {error}") from error
            refused.pop_all()
        return connection

    async def _read(self, work: Callable[[], R]) -> R:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, work)

    async def _query(self, sql: str, values: Iterable[object], writes: bool = False) -> list[tuple]:  # type: ignore[type-arg]
        def work() -> list[tuple]:  # type: ignore[type-arg]
            with self._reader_turn if writes else contextlib.nullcontext():
                return self._reader.execute(sql, tuple(values)).fetchall()

        try:
            return await self._read(work)
        except sqlite3.Error as error:
            raise _unavailable(error) from error

    def _turns(self) -> Turns:
        return Turns(f"{self.path}-turns" if self.crowded else None)

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writing thread."""
        with contextlib.closing(connection), contextlib.closing(self._turns()) as turn:
            while self._write_waiting(connection, turn):
                pass

    def _write_waiting(self, connection: sqlite3.Connection, turn: Turns) -> bool:
        """Everything that waits is one transaction;
        afterwards nothing here holds on to those who wanted it. False: that was all.
        """
        waiting: list[list[Job] | None] = [self._jobs.get()]
        with turn:
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            batch = [job for jobs in waiting if jobs is not None for job in jobs]
            if batch:
                assert self._loop is not None
                self._loop.call_soon_threadsafe(tell_all, _commit(connection, batch))
                self._count(len(batch))
            if self._large.is_set():
                self._large.clear()
                _begin_anew(connection)
        return None not in waiting

    def _count(self, lines: int) -> None:
        """In the writing thread: more has been written."""
        self._lines += lines
        if self._lines >= CHECKPOINT_LINES:
            self._lines = 0
            self._many.set()

    def _checkpoint(self) -> None:
        """The thread that copies the write-ahead log into the file; of several processes that of one.

        Past a size the log must begin anew, or a busy one never would. While moves are written that is
        the writer's business: it would have to wait for this thread, and a waiting SQLite oversleeps.
        """
        connection = self._connect()
        connection.execute("PRAGMA busy_timeout=50")
        pages, turn = 0, Turns(f"{self.path}-copies" if self.crowded else None)
        while not self._stop.wait(min(CHECKPOINT_PAUSE, CHECKPOINT_SECONDS)):
            self._many.wait(CHECKPOINT_SECONDS)
            self._many.clear()
            if not turn.keep():
                continue
            try:
                before, (_, pages, _) = pages, connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if pages > LARGE_WAL_PAGES and pages != before:
                    self._large.set()
                    self._jobs.put([])  # all that is written may come from another process
                elif pages > LARGE_WAL_PAGES:
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            except sqlite3.Error:
                continue
        turn.close()
        connection.close()


Answer = tuple[Done, StoreError | None]


def _commit(connection: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
    """All in one transaction; where it fails, each alone, so that only the loser loses."""
    try:
        _transact(connection, [wanted for wanted, _ in batch])
        return [(done, None) for _, done in batch]
    except (Conflict, sqlite3.Error) as error:
        if len(batch) == 1:
            return [(batch[0][1], error if isinstance(error, Conflict) else _unavailable(error))]
        return [outcome for job in batch for outcome in _commit(connection, [job])]


def _begin_anew(connection: sqlite3.Connection) -> None:
    """Copy what is left of the write-ahead log, which is little, and empty it; if somebody reads, another time."""
    connection.execute("PRAGMA busy_timeout=0")
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000:.0f}")


def _transact(connection: sqlite3.Connection, appends: list[Append]) -> None:
    moves = {one.stream: one for one in reversed(appends) if one.is_move} if len(appends) > 1 else {}
    connection.execute("BEGIN IMMEDIATE")
    try:
        if moves:
            append_moves(connection, list(moves.values()))
        for wanted in appends:
            if moves.get(wanted.stream) is not wanted:
                _append(connection, wanted)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _append(connection: sqlite3.Connection, wanted: Append) -> None:
    stream, seq = wanted.stream, wanted.after + len(wanted.bodies)
    if wanted.after:
        claimed = connection.execute(_CLAIM, (stream, wanted.after, seq))
    else:
        claimed = connection.execute(_BIRTH, (stream, seq))
    if claimed.rowcount != 1:
        raise Conflict(f"the stream {stream} does not have {wanted.after} lines")
    for number, body, command in wanted.lines():
        connection.execute(_LINE, (stream, number, body, command, wanted.at))
        connection.execute(_POINT, (stream,))
    for person in wanted.people:
        connection.execute("INSERT OR REPLACE INTO person VALUES (?, ?, ?)", (person, stream, wanted.at))
    if wanted.sets_due:
        connection.execute("DELETE FROM due WHERE stream = ?", (stream,))
        if wanted.due is not None:
            connection.execute("INSERT INTO due VALUES (?, ?)", (stream, wanted.due))


def _unavailable(error: sqlite3.Error) -> Unavailable:
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return Unavailable("the disk is full")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Unavailable("the database is locked by another program")
    return Unavailable(f"the database cannot be written: {error}")
