"""The log in PostgreSQL: many processes, no sticky sessions. The primary key `(stream, seq)` decides who was first.

Appends that come while a statement is under way form the next one: a batch is a single `INSERT … SELECT
unnest(…)`, atomic and durable by itself, in one round trip. It leaves out appends that have lost already.
If one loses at this very moment, the statement does nothing, and each half of the batch is tried by itself.
"""

import asyncio
from asyncio import Task
from collections.abc import Iterable, Mapping, Sequence
from time import time
from typing import Any, Final

import asyncpg

from yearline.store.migrations import POSTGRES, migrate_postgres
from yearline.store.port import LAST, Append, Conflict, Done, Line, Snapshot, Store, StoreError, Unavailable, tell_all
from yearline.store.postgres_ending import PostgresEnding

Job = tuple[Append, Done]

POOL: Final = 4
MAX_BATCH: Final = 500
PATIENCE: Final = 10.0
WRITERS_PATIENCE: Final = 5.0
"""A table waits for each of its lines; behind a connection that has died unnoticed it should not wait long."""

_TROUBLE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What asyncpg raises when a server goes away; the last one, when it goes away at an awkward moment."""

_APPEND: Final = """
    WITH wanted AS (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[])
            AS w(stream, after, seq, body, command, at)
    ), written AS (
        INSERT INTO line(stream, seq, body, command, at)
        SELECT w.stream, w.seq, w.body, w.command, w.at FROM wanted w
        WHERE coalesce((SELECT max(l.seq) FROM line l WHERE l.stream = w.stream AND l.seq >= w.after), 0) = w.after
        ORDER BY w.stream, w.seq
        RETURNING stream
    ), known AS (
        INSERT INTO person(person, stream, at)
        SELECT DISTINCT ON (p.person, p.stream) p.person, p.stream, p.at
        FROM unnest($7::text[], $8::text[], $9::float8[]) AS p(person, stream, at)
        WHERE p.stream IN (SELECT stream FROM written)
        ORDER BY p.person, p.stream
        ON CONFLICT (person, stream) DO UPDATE SET at = excluded.at
    ), never AS (
        DELETE FROM due WHERE stream IN (
            SELECT d.stream FROM unnest($10::text[], $11::float8[]) AS d(stream, at)
            WHERE d.at IS NULL AND d.stream IN (SELECT stream FROM written))
    ), later AS (
        INSERT INTO due(stream, at)
        SELECT d.stream, d.at FROM unnest($10::text[], $11::float8[]) AS d(stream, at)
        WHERE d.at IS NOT NULL AND d.stream IN (SELECT stream FROM written)
        ORDER BY d.stream
        ON CONFLICT (stream) DO UPDATE SET at = excluded.at
    )
    SELECT DISTINCT stream FROM written
"""
_TAKE: Final = """
    UPDATE due SET at = $2 WHERE stream IN (
        SELECT stream FROM due WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING stream
"""
_MOVES: Final = """
    INSERT INTO line(stream, seq, body, command, at)
    SELECT w.stream, w.after + 1, w.body, w.command, w.at
    FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::float8[]) AS w(stream, after, body, command, at)
    WHERE coalesce((SELECT max(l.seq) FROM line l WHERE l.stream = w.stream AND l.seq >= w.after), 0) = w.after
    RETURNING stream
"""
"""The same for moves alone, which is what nearly every batch consists of: half the work on both sides.

Whether a stream is still as long as an append was decided on is one look into the index for each.
Asked by EXISTS, PostgreSQL may think of the empty table that it once planned for, and read all of a large one.
"""

_SNAPSHOT: Final = """
    INSERT INTO snapshot VALUES ($1, $2, $3)
    ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq > snapshot.seq
"""
_BLOB: Final = """
    INSERT INTO blob(key, body, used) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET used = greatest(blob.used, excluded.used)
"""
_HEADS: Final = """
    SELECT s.stream, l.seq FROM unnest($1::text[]) AS s(stream),
    LATERAL (SELECT seq FROM line WHERE line.stream = s.stream ORDER BY seq DESC LIMIT 1) AS l
"""


class PostgresStore(PostgresEnding, Store):
    """A log in a PostgreSQL database."""

    far = True

    def __init__(self, address: str, existing: bool = False) -> None:
        self.address = address
        self.existing = existing
        self._pool: Any = None
        self._pen: Any = None
        """The connection that writes. Taking one out of the pool for every batch would cost more than the batch."""
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._ending = False
        self._writer: Task[None] | None = None

    async def open(self) -> None:
        """Connect, and bring the schema up to date: the first node that comes does it."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=POOL, command_timeout=PATIENCE, timeout=PATIENCE
            )
            async with self._pool.acquire() as connection:
                await migrate_postgres(connection, POSTGRES, "in PostgreSQL", self.existing)
        except (*_TROUBLE, ValueError) as error:
            await self._hang_up()
            raise error if isinstance(error, StoreError) else _unavailable(error) from None
        self._writer = asyncio.get_running_loop().create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, and disconnect."""
        self._ending = True
        self._wake.set()
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._hang_up()

    async def _hang_up(self) -> None:
        """Politely, so that nothing is left open; a server that is gone gets a second to answer."""
        pool, self._pool, pen, self._pen = self._pool, None, self._pen, None
        for connection in (pen, pool):
            if connection is not None:
                try:
                    await asyncio.wait_for(connection.close(), 1.0)
                except _TROUBLE:
                    connection.terminate()

    def submit(self, wanted: Append, done: Done) -> None:
        """Queue lines for the next statement."""
        if not self._waiting:
            self._wake.set()
        self._waiting.append((wanted, done))

    async def _write(self) -> None:
        """One statement at a time; whatever comes meanwhile is the next one."""
        while self._waiting or not self._ending:
            await self._wake.wait()
            await self._commit(self._take_batch())
            if not self._waiting and not self._ending:
                self._wake.clear()

    def _take_batch(self) -> list[Job]:
        """Those that have waited longest, no two of them for the same stream."""
        batch: dict[str, Job] = {}
        later: list[Job] = []
        for job in self._waiting:
            if len(batch) < MAX_BATCH and job[0].stream not in batch:
                batch[job[0].stream] = job
            else:
                later.append(job)
        self._waiting = later
        return list(batch.values())

    async def _commit(self, batch: Sequence[Job]) -> None:
        """All at once; where that fails for a line that somebody else writes now, by halves."""
        if not batch:
            return
        try:
            written = await self._insert([wanted for wanted, _ in batch])
        except asyncpg.UniqueViolationError:
            if len(batch) > 1:
                half = len(batch) // 2
                await self._commit(batch[:half])
                await self._commit(batch[half:])
                return
            written = set()
        except _TROUBLE as error:
            gone = _unavailable(error)
            tell_all([(done, gone) for _, done in batch])
            return
        tell_all([(done, None if wanted.stream in written else _lost(wanted)) for wanted, done in batch])

    async def _insert(self, appends: Sequence[Append]) -> set[str]:
        """The streams that were written to."""
        if all(a.is_move for a in appends):
            rows = [(a.stream, a.after, a.bodies[0], a.command, a.at) for a in appends]
            rows.sort()  # all nodes in one order, so that they never wait for each other in a circle
            columns = zip(*rows, strict=True)
            return {row[0] for row in await self._put(_MOVES, *map(list, columns))}
        lines = [(a, line) for a in appends for line in a.lines()]
        people = [(person, a.stream, a.at) for a in appends for person in a.people]
        due = [(a.stream, a.due) for a in appends if a.sets_due]
        rows = await self._put(
            _APPEND,
            [a.stream for a, _ in lines],
            [a.after for a, _ in lines],
            [number for _, (number, _, _) in lines],
            [body for _, (_, body, _) in lines],
            [command for _, (_, _, command) in lines],
            [a.at for a, _ in lines],
            [person for person, _, _ in people],
            [stream for _, stream, _ in people],
            [at for _, _, at in people],
            [stream for stream, _ in due],
            [at for _, at in due],
        )
        return {row[0] for row in rows}

    async def _put(self, sql: str, *columns: list[Any]) -> list[Any]:
        """Write with the pen; if it breaks, the next batch gets a new one."""
        if self._pool is None:
            raise OSError("not connected")
        if self._pen is None:
            patience = WRITERS_PATIENCE
            self._pen = await asyncpg.connect(self.address, command_timeout=patience, timeout=patience)
        try:
            rows: list[Any] = await self._pen.fetch(sql, *columns)
        except asyncpg.UniqueViolationError:
            raise
        except BaseException:
            pen, self._pen = self._pen, None
            pen.terminate()
            raise
        return rows

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        """The lines of a stream beyond the first `after`."""
        sql = "SELECT seq, body, command, at FROM line WHERE stream = $1 AND seq > $2 AND seq <= $3 ORDER BY seq"
        return [Line(*row) for row in await self._query(sql, stream, after, until)]

    async def heads(self, streams: Iterable[str]) -> Mapping[str, int]:
        """How long streams are."""
        return dict(await self._query(_HEADS, list(streams)))

    async def streams_of(self, person: str, limit: int = 100) -> list[str]:
        """The streams a person has to do with, the latest first."""
        sql = "SELECT stream FROM person WHERE person = $1 ORDER BY at DESC, stream LIMIT $2"
        return [row[0] for row in await self._query(sql, person, limit)]

    async def take_due(self, now: float, lease: float, limit: int = 100) -> list[str]:
        """Streams that somebody has to look at now; no two nodes get the same."""
        return [row[0] for row in await self._query(_TAKE, now, now + lease, limit)]

    async def put_due(self, stream: str, due: float | None) -> None:
        """Say when somebody has to look at a stream."""
        if due is None:
            await self._query("DELETE FROM due WHERE stream = $1", stream)
        else:
            sql = "INSERT INTO due VALUES ($1, $2) ON CONFLICT (stream) DO UPDATE SET at = excluded.at"
            await self._query(sql, stream, due)

    async def put_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, unless a newer one is there."""
        await self._query(_SNAPSHOT, stream, snapshot.seq, snapshot.body)

    async def get_snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot."""
        rows = await self._query("SELECT seq, body FROM snapshot WHERE stream = $1", stream)
        return Snapshot(*rows[0]) if rows else None

    async def check(self) -> None:
        """A row of its own, which says when."""
        sql = "INSERT INTO written VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        await self._query(sql, time())

    async def put_blob(self, key: str, body: bytes) -> None:
        """Keep a text or picture."""
        await self._query(_BLOB, key, body, time())

    async def get_blob(self, key: str) -> bytes | None:
        """What is kept under a name."""
        rows = await self._query("SELECT body FROM blob WHERE key = $1", key)
        return rows[0][0] if rows else None

    async def _query(self, sql: str, *values: Any) -> list[Any]:
        try:
            return await self._fetch(sql, *values)
        except _TROUBLE as error:
            raise _unavailable(error) from error

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        pool = self._pool  # which may be hung up on while we wait
        if pool is None:
            raise OSError("not connected")
        try:
            rows: list[Any] = await pool.fetch(sql, *values)
        except asyncpg.InternalClientError:
            await pool.expire_connections()  # one broke in the middle of something, and would go on failing
            raise
        return rows


def _lost(wanted: Append) -> Conflict:
    return Conflict(f"the stream {wanted.stream} does not have {wanted.after} lines")


def _unavailable(error: BaseException) -> Unavailable:
    """What went wrong, without the address: it may hold a password."""
    return Unavailable(f"PostgreSQL does not answer: {type(error).__name__}")
