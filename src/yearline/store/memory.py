"""A log in memory, for tests and for tables that may be forgotten."""

from asyncio import get_running_loop
from collections.abc import Iterable, Mapping

from yearline.store.port import Append, Conflict, Done, Line, Store, StoreError


class MemoryStore(Store):
    """Streams in a dictionary. Durable as long as the process lives."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Line]] = {}
        self._people: dict[str, dict[str, float]] = {}
        self._due: dict[str, float] = {}
        self._blobs: dict[str, bytes] = {}

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

    async def read(self, stream: str, after: int = 0) -> list[Line]:
        """The lines of a stream beyond the first `after`."""
        return self._streams.get(stream, [])[after:]

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

    async def put_blob(self, key: str, body: bytes) -> None:
        """Keep a text or picture."""
        self._blobs.setdefault(key, body)

    async def get_blob(self, key: str) -> bytes | None:
        """What is kept under a name."""
        return self._blobs.get(key)
