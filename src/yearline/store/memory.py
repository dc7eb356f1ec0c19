"""A log in memory, for tests and for tables that may be forgotten."""

from asyncio import get_running_loop
from collections.abc import Iterable, Mapping
from time import time

from yearline.store.memory_ending import MemoryEnding
from yearline.store.port import LAST, Append, Conflict, Done, Line, Snapshot, Store, StoreError


class MemoryStore(MemoryEnding, Store):
    """Streams in a dictionary. Durable as long as the process lives."""

    def __init__(self) -> None:
        super().__init__()

    async def open(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to let go of."""

    def submit(self, wanted: Append, done: Done) -> None:
        """Add lines."""
        get_running_loop().call_soon(done, self._add(wanted))

    def _add(self, wanted: Append) -> StoreError | None:
        lines = self._streams.get(wanted.stream, [])
        length = lines[-1].seq if lines else 0
        if length != wanted.after:
            return Conflict(f"the stream has {length} lines, not {wanted.after}")
        first = wanted.after + 1
        lines += [Line(number, body, command, wanted.at) for number, body, command in wanted.lines()]
        self._streams[wanted.stream] = lines  # whoever has read some has a list of their own
        if first == 1:
            self._look[wanted.stream] = 0.0
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
        lines = self._streams.get(stream, [])
        dropped = lines[0].seq - 1 if lines else 0
        return lines[max(0, after - dropped) : max(0, until - dropped)]

    async def heads(self, streams: Iterable[str]) -> Mapping[str, int]:
        """How long streams are."""
        return {stream: self._streams[stream][-1].seq for stream in streams if stream in self._streams}

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
        self._used[key] = max(time(), self._used.get(key, 0.0))

    async def get_blob(self, key: str) -> bytes | None:
        """What is kept under a name."""
        return self._blobs.get(key)
