"""A log in memory, for tests and for tables that may be forgotten."""

from asyncio import get_running_loop
from collections.abc import Iterable, Mapping

from yearline.store.port import LAST, Append, Conflict, Done, Line, Snapshot, Store, StoreError


class MemoryStore(Store):
    """Streams in a dictionary. Durable as long as the process lives."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Line]] = {}
        self._people: dict[str, dict[str, float]] = {}
        self._due: dict[str, float] = {}
        self._blobs: dict[str, bytes] = {}
        self._snapshots: dict[str, Snapshot] = {}

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to let go of."""

    def submit(self, wanted: Append, done: Done) -> None:
        """Add lines."""
        get_running_loop().call_soon(done, self._add(wanted))

    def _add(self, wanted: Append) -> StoreError | None:
        lines = self._streams.get(wanted.stream, [])
        if len(lines) != wanted.after:
            return Conflict(f"the stream has {len(lines)} lines, not {wanted.after}")
        first = wanted.after + 1
        new = [Line(first + i, body, wanted.command, wanted.at) for i, body in enumerate(wanted.bodies)]
        self._streams[wanted.stream] = lines + new
        for person in wanted.people:
            self._people.setdefault(person, {})[wanted.stream] = wanted.at
        if wanted.sets_due:
            self._set_due(wanted.stream, wanted.due)
        return None

    def _set_due(self, stream: str, due: float | None) -> None:
        if due is None:
            self._due.pop(stream, None)
        else:
            self._due[stream] = due

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        """The lines of a stream beyond the first `after`."""
        return self._streams.get(stream, [])[after:until]

    async def heads(self, streams: Iterable[str]) -> Mapping[str, int]:
        """How long streams are."""
        return {stream: len(self._streams[stream]) for stream in streams if stream in self._streams}

    async def streams_of(self, person: str, limit: int = 100) -> list[str]:
        """The streams a person has to do with, the latest first."""
        known = self._people.get(person, {})
        return sorted(known, key=lambda stream: (-known[stream], stream))[:limit]

    async def take_due(self, now: float, lease: float, limit: int = 100) -> list[str]:
        """Streams that somebody has to look at now."""
        taken = sorted((stream for stream, at in self._due.items() if at <= now), key=self._due.__getitem__)[:limit]
        for stream in taken:
            self._due[stream] = now + lease
        return taken

    async def put_due(self, stream: str, due: float | None) -> None:
        """Say when somebody has to look at a stream."""
        self._set_due(stream, due)

    async def put_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, unless a newer one is there."""
        known = self._snapshots.get(stream)
        if known is None or known.seq < snapshot.seq:
            self._snapshots[stream] = snapshot

    async def get_snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot."""
        return self._snapshots.get(stream)

    async def check(self) -> None:
        """Memory can be written."""

    async def put_blob(self, key: str, body: bytes) -> None:
        """Keep a text or picture."""
        self._blobs.setdefault(key, body)

    async def drop_blob(self, key: str) -> None:
        """Let go of what is kept under a name."""
        self._blobs.pop(key, None)

    async def get_blob(self, key: str) -> bytes | None:
        """What is kept under a name."""
        return self._blobs.get(key)
