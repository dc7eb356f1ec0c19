"""How a log in memory lets go of things; and what it is made of."""

from collections.abc import Iterable, Sequence

from yearline.core.value import replace
from yearline.store.ending import Aged, Beat, DiskRoom, Ending, KeptBlob, Rewrite
from yearline.store.port import Line, Snapshot


class MemoryEnding(Ending):
    """Dictionaries, and what is taken out of them. A stream that exists has at least one line: its last."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Line]] = {}
        self._people: dict[str, dict[str, float]] = {}
        self._due: dict[str, float] = {}
        self._look: dict[str, float] = {}
        self._blobs: dict[str, bytes] = {}
        self._used: dict[str, float] = {}
        self._needs: dict[str, set[str]] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._beats: dict[str, Beat] = {}

    async def take_aged(self, now: float, lease: float, limit: int = 100) -> list[Aged]:
        """Streams to look at now."""
        taken = sorted((one for one, at in self._look.items() if at <= now), key=self._look.__getitem__)[:limit]
        for stream in taken:
            self._look[stream] = now + lease
        return [self._aged(stream) for stream in taken]

    def _aged(self, stream: str) -> Aged:
        last = self._streams[stream][-1]
        return Aged(stream, last.seq, last.at)

    async def look_again(self, stream: str, at: float | None) -> None:
        """Say when a stream is to be looked at again."""
        if at is None:
            self._look.pop(stream, None)
        elif stream in self._look:
            self._look[stream] = at

    async def delete_stream(self, stream: str, seq: int | None = None) -> bool:
        """Take a stream away."""
        if stream not in self._streams or seq not in (None, self._streams[stream][-1].seq):
            return False
        del self._streams[stream]
        for kept in (self._due, self._look, self._snapshots, *self._people.values()):
            kept.pop(stream, None)  # type: ignore[attr-defined]
        for streams in self._needs.values():
            streams.discard(stream)
        return True

    async def drop_lines(self, stream: str, before: float, most: int = 1000) -> int:
        """Take the oldest lines away."""
        lines = self._streams.get(stream, [])
        old = 0
        while old < min(most, len(lines) - 1) and lines[old].at < before:
            old += 1
        self._streams[stream] = lines[old:]
        return old

    async def rewrite(self, stream: str, lines: Sequence[Rewrite], people: Iterable[str] = ()) -> bool:
        """Have lines say something else."""
        known = {line.seq: i for i, line in enumerate(self._streams.get(stream, []))}
        mine = self._streams.get(stream, [])
        if any(one.seq not in known or mine[known[one.seq]].body != one.old for one in lines):
            return False
        for one in lines:
            mine[known[one.seq]] = replace(mine[known[one.seq]], body=one.body, command=one.command)
        self._snapshots.pop(stream, None)
        for person in people:
            self._people.get(person, {}).pop(stream, None)
        return True

    async def list_streams(self, prefix: str, limit: int = 100) -> list[Aged]:
        """Streams whose names begin so."""
        found = [self._aged(stream) for stream in self._streams if stream.startswith(prefix)]
        return sorted(found, key=lambda one: (-one.at, one.stream))[:limit]

    async def bytes_of(self, stream: str) -> int:
        """What a stream takes up."""
        kept = self._snapshots.get(stream)
        return sum(len(line.body.encode()) for line in self._streams.get(stream, [])) + len(kept.body if kept else b"")

    async def refer(self, stream: str, keys: Iterable[str]) -> None:
        """Say that a stream needs blobs."""
        for key in keys:
            self._needs.setdefault(key, set()).add(stream)

    async def use_blob(self, key: str, at: float) -> None:
        """Say that a blob was used."""
        if key in self._blobs:
            self._used[key] = max(at, self._used[key])

    async def list_blobs(self, prefix: str, before: float, limit: int = 100, unneeded: bool = True) -> list[KeptBlob]:
        """Blobs that were last used before a time."""
        found = [
            KeptBlob(key, self._used[key], len(body))
            for key, body in self._blobs.items()
            if key.startswith(prefix) and self._used[key] < before and not (unneeded and self._needs.get(key))
        ]
        return sorted(found, key=lambda one: (one.used, one.key))[:limit]

    async def delete_blob(self, key: str, before: float | None = None) -> bool:
        """Take a blob away."""
        if key not in self._blobs or (before is not None and (self._used[key] >= before or self._needs.get(key))):
            return False
        del self._blobs[key], self._used[key]
        return True

    async def room(self) -> DiskRoom:
        """What is kept."""
        kinds = await self.kinds()
        return DiskRoom(sum(size for _, size in kinds.values()), 0)

    async def kinds(self) -> dict[str, tuple[int, int]]:
        """How many of each kind, and their bytes."""
        found: dict[str, tuple[int, int]] = {}
        for name, lines in self._streams.items():
            _add(found, name.partition(":")[0], sum(len(line.body.encode()) for line in lines))
        for name, body in self._blobs.items():
            _add(found, name.partition(":")[0] if ":" in name else "own", len(body))
        return found

    async def give_back(self, most: int = 1000) -> int:
        """Nothing to give back."""
        return 0

    async def compact(self) -> None:
        """Nothing to give back."""

    async def beat(self, beat: Beat) -> None:
        """Say what a node is doing."""
        self._beats[beat.node] = beat

    async def beats(self, since: float) -> list[Beat]:
        """What nodes have said."""
        self._beats = {node: beat for node, beat in sorted(self._beats.items()) if beat.at >= since}
        return list(self._beats.values())


def _add(found: dict[str, tuple[int, int]], kind: str, size: int) -> None:
    count, before = found.get(kind, (0, 0))
    found[kind] = (count + 1, before + size)
