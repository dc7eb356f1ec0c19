"""How a log in PostgreSQL lets go of things: each step is one
statement, atomic by itself. The room is PostgreSQL's to give back.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final

from yearline.store.ending import Aged, Beat, DiskRoom, Ending, KeptBlob, Rewrite

_LAST: Final = "LATERAL (SELECT seq, at FROM line WHERE line.stream = l.stream ORDER BY seq DESC LIMIT 1) AS last"
_TAKE: Final = f"""
    WITH taken AS (
        UPDATE look SET at = $2 WHERE stream IN (
            SELECT stream FROM look WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)
        RETURNING stream)
    SELECT l.stream, last.seq, last.at FROM taken AS l, {_LAST}
"""
_LISTED: Final = f"""
    SELECT l.stream, last.seq, last.at
    FROM (SELECT DISTINCT stream FROM line WHERE starts_with(stream, $1)) AS l, {_LAST}
    ORDER BY last.at DESC, l.stream LIMIT $2
"""
_DELETE: Final = """
    WITH found AS (
        SELECT max(seq) AS seq FROM line WHERE stream = $1 HAVING $2::int IS NULL OR max(seq) = $2
    ), gone AS (
        DELETE FROM line WHERE stream = $1 AND EXISTS (SELECT 1 FROM found WHERE seq IS NOT NULL) RETURNING 1
    ), person AS (DELETE FROM person WHERE stream = $1 AND EXISTS (SELECT 1 FROM gone)
    ), due AS (DELETE FROM due WHERE stream = $1 AND EXISTS (SELECT 1 FROM gone)
    ), snapshot AS (DELETE FROM snapshot WHERE stream = $1 AND EXISTS (SELECT 1 FROM gone)
    ), look AS (DELETE FROM look WHERE stream = $1 AND EXISTS (SELECT 1 FROM gone)
    ), needs AS (DELETE FROM needs WHERE stream = $1 AND EXISTS (SELECT 1 FROM gone))
    SELECT count(*) FROM gone
"""
_DROP: Final = """
    WITH gone AS (
        DELETE FROM line WHERE (stream, seq) IN (
            SELECT stream, seq FROM line
            WHERE stream = $1 AND at < $2 AND seq < (SELECT max(seq) FROM line WHERE stream = $1)
            ORDER BY seq LIMIT $3)
        RETURNING 1)
    SELECT count(*) FROM gone
"""
_REWRITE: Final = """
    WITH wanted AS (
        SELECT * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[]) AS w(seq, old, body, command)
    ), fits AS (
        SELECT count(*) = (SELECT count(*) FROM wanted) AS all FROM line JOIN wanted w USING (seq)
        WHERE line.stream = $1 AND line.body = w.old
    ), written AS (
        UPDATE line SET body = w.body, command = w.command FROM wanted w
        WHERE line.stream = $1 AND line.seq = w.seq AND (SELECT "all" FROM fits)
    ), snapshots AS (
        DELETE FROM snapshot WHERE stream = $1 AND (SELECT "all" FROM fits)
    ), people AS (
        DELETE FROM person WHERE stream = $1 AND person = ANY ($6::text[]) AND (SELECT "all" FROM fits)
    )
    SELECT "all" FROM fits
"""
_UNNEEDED: Final = "NOT EXISTS (SELECT 1 FROM needs WHERE needs.key = blob.key)"
_OLD: Final = f"""
    SELECT key, used, length(body) FROM blob
    WHERE starts_with(key, $1) AND used < $2 AND ($4 OR {_UNNEEDED}) ORDER BY used, key LIMIT $3
"""
_GONE: Final = f"""
    DELETE FROM blob WHERE key = $1 AND ($2::float8 IS NULL OR (used < $2 AND {_UNNEEDED})) RETURNING 1
"""
_KINDS: Final = """
    SELECT kind, sum(n)::bigint, sum(size)::bigint FROM (
        SELECT split_part(stream, ':', 1) AS kind, count(DISTINCT stream) AS n, sum(octet_length(body)) AS size
        FROM line GROUP BY 1
        UNION ALL
        SELECT CASE WHEN position(':' IN key) > 0 THEN split_part(key, ':', 1) ELSE 'own' END,
               count(*), sum(octet_length(body))
        FROM blob GROUP BY 1
    ) AS kinds GROUP BY kind
"""


class PostgresEnding(Ending):
    """The part of a log in PostgreSQL that lets go."""

    @abstractmethod
    async def _query(self, sql: str, *values: Any) -> list[Any]:
        """Rows."""

    async def take_aged(self, now: float, lease: float, limit: int = 100) -> list[Aged]:
        """Streams to look at now; no two nodes get the same."""
        return [Aged(*row) for row in await self._query(_TAKE, now, now + lease, limit)]

    async def look_again(self, stream: str, at: float | None) -> None:
        """Say when a stream is to be looked at again."""
        if at is None:
            await self._query("DELETE FROM look WHERE stream = $1", stream)
        else:
            await self._query("UPDATE look SET at = $2 WHERE stream = $1", stream, at)

    async def delete_stream(self, stream: str, seq: int | None = None) -> bool:
        """Take a stream away."""
        return bool((await self._query(_DELETE, stream, seq))[0][0])

    async def drop_lines(self, stream: str, before: float, most: int = 1000) -> int:
        """Take the oldest lines away."""
        return int((await self._query(_DROP, stream, before, most))[0][0])

    async def rewrite(self, stream: str, lines: Sequence[Rewrite], people: Iterable[str] = ()) -> bool:
        """Have lines say something else."""
        columns = ([one.seq for one in lines], [one.old for one in lines])
        made = ([one.body for one in lines], [one.command for one in lines])
        return bool((await self._query(_REWRITE, stream, *columns, *made, list(people)))[0][0])

    async def list_streams(self, prefix: str, limit: int = 100) -> list[Aged]:
        """Streams whose names begin so."""
        return [Aged(*row) for row in await self._query(_LISTED, prefix, limit)]

    async def bytes_of(self, stream: str) -> int:
        """What a stream takes up."""
        lines = "SELECT coalesce(sum(octet_length(body)), 0) FROM line WHERE stream = $1"
        kept = "SELECT coalesce(sum(octet_length(body)), 0) FROM snapshot WHERE stream = $1"
        return sum([int((await self._query(sql, stream))[0][0]) for sql in (lines, kept)])

    async def refer(self, stream: str, keys: Iterable[str]) -> None:
        """Say that a stream needs blobs."""
        sql = "INSERT INTO needs SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING"
        await self._query(sql, stream, sorted(set(keys)))

    async def use_blob(self, key: str, at: float) -> None:
        """Say that a blob was used."""
        await self._query("UPDATE blob SET used = $2 WHERE key = $1 AND used < $2", key, at)

    async def list_blobs(self, prefix: str, before: float, limit: int = 100, unneeded: bool = True) -> list[KeptBlob]:
        """Blobs that were last used before a time."""
        return [KeptBlob(*row) for row in await self._query(_OLD, prefix, before, limit, not unneeded)]

    async def delete_blob(self, key: str, before: float | None = None) -> bool:
        """Take a blob away."""
        return bool(await self._query(_GONE, key, before))

    async def room(self) -> DiskRoom:
        """What the database takes up; what is free in it, PostgreSQL knows and uses."""
        return DiskRoom(int((await self._query("SELECT pg_database_size(current_database())"))[0][0]), 0)

    async def kinds(self) -> dict[str, tuple[int, int]]:
        """How many of each kind, and their bytes."""
        return {row[0]: (row[1], row[2]) for row in await self._query(_KINDS)}

    async def give_back(self, most: int = 1000) -> int:
        """Autovacuum does that."""
        return 0

    async def compact(self) -> None:
        """Make room again for what is written next; the files shrink where their ends are free."""
        await self._query("VACUUM")

    async def beat(self, beat: Beat) -> None:
        """Say what a node is doing."""
        sql = (
            "INSERT INTO beat VALUES ($1, $2, $3) "
            "ON CONFLICT (node) DO UPDATE SET at = excluded.at, body = excluded.body"
        )
        await self._query(sql, beat.node, beat.at, beat.body)

    async def beats(self, since: float) -> list[Beat]:
        """What nodes have said."""
        await self._query("DELETE FROM beat WHERE at < $1", since)
        return [Beat(*row) for row in await self._query("SELECT node, at, body FROM beat ORDER BY node")]
