"""How a SQLite log lets go of things: by a connection and a thread
of its own, in transactions small enough that no move waits long.

What is deleted is overwritten (`secure_delete`), and the pages that become free are given back to the disk a few at a
time. Files that were made before that was possible keep theirs for new lines, until `compact` has made the file anew.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from yearline.store.ending import Aged, Beat, DiskRoom, Ending, KeptBlob, Rewrite
from yearline.store.port import Unavailable
from yearline.store.sqlite_file import Turns

R = TypeVar("R")

_CHAIN: Final = """
    WITH RECURSIVE chain(id) AS (
        SELECT last FROM head WHERE stream = ?1
        UNION ALL
        SELECT line.prev FROM chain JOIN line ON line.id = chain.id
    )
"""
_AGED: Final = "SELECT head.stream, head.seq, line.at FROM head JOIN line ON line.id = head.last"
_TAKE: Final = (
    "UPDATE look SET at = ?2 WHERE stream IN (SELECT stream FROM look WHERE at <= ?1 ORDER BY at LIMIT ?3)"
    " RETURNING stream"
)
_UNNEEDED: Final = "NOT EXISTS (SELECT 1 FROM needs WHERE needs.key = blob.key)"
_OLD: Final = (
    "SELECT key, used, length(body) FROM blob WHERE substr(key, 1, length(?1)) = ?1 AND used < ?2"
    f" AND (?4 OR {_UNNEEDED}) ORDER BY used, key LIMIT ?3"
)
_GONE: Final = f"DELETE FROM blob WHERE key = ?1 AND (?2 IS NULL OR (used < ?2 AND {_UNNEEDED}))"
_KIND: Final = "substr({0}, 1, instr({0} || ':', ':') - 1)"
_KINDS: Final = f"""
    SELECT {_KIND.format("stream")}, count(DISTINCT stream), sum(length(CAST(body AS BLOB))) FROM line GROUP BY 1
    UNION ALL SELECT {_KIND.format("key")}, count(*), sum(length(body)) FROM blob WHERE instr(key, ':') GROUP BY 1
    UNION ALL SELECT 'own', count(*), sum(length(body)) FROM blob WHERE instr(key, ':') = 0 GROUP BY 1
"""


class SqliteEnding(Ending):
    """The part of a SQLite log that lets go."""

    def begin_keeping(self, connect: Callable[[], sqlite3.Connection], turns: Turns) -> None:
        """Called when the log is opened."""
        self._keepers = ThreadPoolExecutor(1, "yearline-keep")
        self._keeping: sqlite3.Connection | None = None
        self._connect_keeping, self._keeping_turn = connect, turns

    async def end_keeping(self) -> None:
        """Called when the log is closed."""
        if self._keeping is not None:
            await self._keep(lambda connection: connection.close())
        self._keeping_turn.close()
        self._keepers.shutdown()

    async def _keep(self, work: Callable[[sqlite3.Connection], R]) -> R:
        """Do something with the connection for it."""

        def done() -> R:
            if self._keeping is None:
                self._keeping = self._connect_keeping()
                self._keeping.execute("PRAGMA secure_delete=ON")
            return work(self._keeping)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._keepers, done)
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be swept now: {error}") from error

    @contextlib.contextmanager
    def _transaction(self, connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
        with self._keeping_turn:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    async def _write_kept(self, sql: str, *values: object) -> int:
        def work(connection: sqlite3.Connection) -> int:
            with self._transaction(connection):
                return connection.execute(sql, values).rowcount

        return await self._keep(work)

    async def take_aged(self, now: float, lease: float, limit: int = 100) -> list[Aged]:
        """Streams to look at now."""

        def work(connection: sqlite3.Connection) -> list[Aged]:
            with self._transaction(connection):
                taken = [row[0] for row in connection.execute(_TAKE, (now, now + lease, limit)).fetchall()]
            rows = [connection.execute(f"{_AGED} WHERE head.stream = ?", (one,)).fetchone() for one in taken]
            return [Aged(*row) for row in rows if row]

        return await self._keep(work)

    async def look_again(self, stream: str, at: float | None) -> None:
        """Say when a stream is to be looked at again."""
        if at is None:
            await self._write_kept("DELETE FROM look WHERE stream = ?", stream)
        else:
            await self._write_kept("UPDATE look SET at = ?2 WHERE stream = ?1", stream, at)

    async def delete_stream(self, stream: str, seq: int | None = None) -> bool:
        """Take a stream away."""

        def work(connection: sqlite3.Connection) -> bool:
            with self._transaction(connection):
                found = connection.execute("SELECT seq FROM head WHERE stream = ?", (stream,)).fetchone()
                if found is None or seq not in (None, found[0]):
                    return False
                connection.execute(f"{_CHAIN} DELETE FROM line WHERE id IN (SELECT id FROM chain)", (stream,))
                for table in ("head", "person", "due", "snapshot", "look", "needs"):
                    connection.execute(f"DELETE FROM {table} WHERE stream = ?", (stream,))
                return True

        return await self._keep(work)

    async def drop_lines(self, stream: str, before: float, most: int = 1000) -> int:
        """Take the oldest lines away."""
        last = "(SELECT last FROM head WHERE stream = ?1)"
        old = f"{_CHAIN} SELECT id FROM line WHERE id IN chain AND at < ?2 AND id <> {last} ORDER BY seq LIMIT ?3"

        def work(connection: sqlite3.Connection) -> int:
            with self._transaction(connection):
                ids = connection.execute(old, (stream, before, most)).fetchall()
                connection.executemany("DELETE FROM line WHERE id = ?", ids)
                return len(ids)

        return await self._keep(work)

    async def rewrite(self, stream: str, lines: Sequence[Rewrite], people: Iterable[str] = ()) -> bool:
        """Have lines say something else."""
        found = f"{_CHAIN} SELECT line.seq, line.id, line.body FROM chain JOIN line ON line.id = chain.id"

        def work(connection: sqlite3.Connection) -> bool:
            with self._transaction(connection):
                known = {seq: (id, body) for seq, id, body in connection.execute(found, (stream,))}
                if any(known.get(one.seq, (0, None))[1] != one.old for one in lines):
                    return False
                changes = [(one.body, one.command, known[one.seq][0]) for one in lines]
                connection.executemany("UPDATE line SET body = ?, command = ? WHERE id = ?", changes)
                connection.execute("DELETE FROM snapshot WHERE stream = ?", (stream,))
                gone = [(person, stream) for person in people]
                connection.executemany("DELETE FROM person WHERE person = ? AND stream = ?", gone)
                return True

        return await self._keep(work)

    async def list_streams(self, prefix: str, limit: int = 100) -> list[Aged]:
        """Streams whose names begin so."""
        sql = f"{_AGED} WHERE substr(head.stream, 1, length(?1)) = ?1 ORDER BY line.at DESC, head.stream LIMIT ?2"
        return [Aged(*row) for row in await self._rows(sql, prefix, limit)]

    async def bytes_of(self, stream: str) -> int:
        """What a stream takes up."""
        lines = f"{_CHAIN} SELECT sum(length(CAST(body AS BLOB))) FROM line WHERE id IN (SELECT id FROM chain)"
        ((text,),) = await self._rows(lines, stream)
        ((kept,),) = await self._rows("SELECT sum(length(body)) FROM snapshot WHERE stream = ?", stream)
        return (text or 0) + (kept or 0)

    async def refer(self, stream: str, keys: Iterable[str]) -> None:
        """Say that a stream needs blobs."""

        def work(connection: sqlite3.Connection) -> None:
            with self._transaction(connection):
                connection.executemany("INSERT OR IGNORE INTO needs VALUES (?, ?)", [(key, stream) for key in keys])

        await self._keep(work)

    async def use_blob(self, key: str, at: float) -> None:
        """Say that a blob was used."""
        await self._write_kept("UPDATE blob SET used = ?2 WHERE key = ?1 AND used < ?2", key, at)

    async def list_blobs(self, prefix: str, before: float, limit: int = 100, unneeded: bool = True) -> list[KeptBlob]:
        """Blobs that were last used before a time."""
        return [KeptBlob(*row) for row in await self._rows(_OLD, prefix, before, limit, not unneeded)]

    async def delete_blob(self, key: str, before: float | None = None) -> bool:
        """Take a blob away."""
        return await self._write_kept(_GONE, key, before) > 0

    async def room(self) -> DiskRoom:
        """What the file takes up, with what is written ahead of it."""
        pages, size, free = [
            (await self._rows(f"PRAGMA {name}"))[0][0] for name in ("page_count", "page_size", "freelist_count")
        ]
        return DiskRoom(pages * size, free * size)

    async def kinds(self) -> dict[str, tuple[int, int]]:
        """How many of each kind, and their bytes."""
        found: dict[str, tuple[int, int]] = {}
        for kind, count, size in await self._rows(_KINDS):
            before = found.get(kind, (0, 0))
            found[kind] = (before[0] + count, before[1] + (size or 0))
        return found

    async def give_back(self, most: int = 1000) -> int:
        """Give free pages back to the disk."""

        def work(connection: sqlite3.Connection) -> int:
            (before,) = connection.execute("PRAGMA freelist_count").fetchone()
            if not before or connection.execute("PRAGMA auto_vacuum").fetchone() != (2,):
                return 0
            with self._keeping_turn:
                connection.executescript(
                    f"PRAGMA incremental_vacuum({int(most)})"
                )  # `execute` would take one step: one page
            return int(before - connection.execute("PRAGMA freelist_count").fetchone()[0])

        return await self._keep(work)

    async def compact(self) -> None:
        """Make the file anew, from now on with room that can be given back a little at a time."""

        def work(connection: sqlite3.Connection) -> None:
            with self._keeping_turn:
                connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
                connection.execute("VACUUM")

        await self._keep(work)

    async def beat(self, beat: Beat) -> None:
        """Say what a node is doing."""
        await self._write_kept("INSERT OR REPLACE INTO beat VALUES (?, ?, ?)", beat.node, beat.at, beat.body)

    async def beats(self, since: float) -> list[Beat]:
        """What nodes have said."""
        await self._write_kept("DELETE FROM beat WHERE at < ?", since)
        return [Beat(*row) for row in await self._rows("SELECT node, at, body FROM beat ORDER BY node")]

    async def _rows(self, sql: str, *values: object) -> list[tuple]:  # type: ignore[type-arg]
        return await self._keep(partial(_fetch, sql=sql, values=values))


def _fetch(connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> list[tuple]:  # type: ignore[type-arg]
    return connection.execute(sql, values).fetchall()
