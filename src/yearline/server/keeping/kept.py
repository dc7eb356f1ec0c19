"""What a server keeps for a while: one class for each way in which things end, and one object for each kind of thing.

A room that keeps something of its own adds one of these to `everything.py`: `EndingStreams("classes",
"class", days, store)` for streams whose names begin with `class:`, `EndingBlobs` for blobs,
`EndingLines` for one stream whose lines end. A kind's words are `keeping-KIND` in `keeping.ftl`.
"""

from typing import Final

from yearline.store import Aged, Store

DAY: Final = 86_400.0
FOR_EVER: Final = float("inf")


class Kept:
    """One kind of thing that is kept."""

    def __init__(self, kind: str, days: float, store: Store) -> None:
        self.kind = kind
        self.days = days
        """How long; 0: for ever."""
        self.store = store

    def over(self, at: float, now: float) -> bool:
        """Whether something that was last touched then has been kept long enough."""
        return self.days > 0 and now - at >= self.days * DAY

    def rows(self) -> list[tuple[str, float]]:
        """What the privacy page says: the names of sentences, and how many days each part is kept."""
        return [(self.kind, self.days)]

    def owns(self, stream: str) -> bool:
        """Whether a stream is of this kind."""
        return False

    async def look(self, aged: Aged, now: float) -> float | None:
        """End a stream, or parts of it, if it is time. When to look again (None: never)."""
        return None

    async def sweep(self, now: float, most: int) -> int:
        """End things that are no streams, at most so many; how many it were."""
        return 0

    async def forget(self, person: str) -> int:
        """Take away what is kept about a person, because they say so; from how many things."""
        return 0


class EndingStreams(Kept):
    """Streams that end whole, some time after the last line."""

    def __init__(self, kind: str, prefix: str, days: float, store: Store) -> None:
        super().__init__(kind, days, store)
        self.prefix = f"{prefix}:"

    def owns(self, stream: str) -> bool:
        """By the beginning of its name."""
        return stream.startswith(self.prefix)

    async def look(self, aged: Aged, now: float) -> float | None:
        """Whether it is over."""
        if not self.days:
            return None
        if not self.over(aged.at, now):
            return aged.at + self.days * DAY
        return None if await self.store.delete_stream(aged.stream, aged.seq) else now


class EndingLines(Kept):
    """A stream of which the oldest lines end."""

    def owns(self, stream: str) -> bool:
        """The stream is named after the kind."""
        return stream == self.kind

    async def look(self, aged: Aged, now: float) -> float | None:
        """Drop what is old; all of it, if the last line is."""
        if not self.days:
            return None
        if self.over(aged.at, now):
            return None if await self.store.delete_stream(aged.stream, aged.seq) else now
        dropped = await self.store.drop_lines(aged.stream, now - self.days * DAY)
        return now if dropped >= 1000 else now + DAY


class EndingBlobs(Kept):
    """Blobs that end when they have not been used for long, and no stream needs them."""

    def __init__(self, kind: str, prefix: str, days: float, store: Store) -> None:
        super().__init__(kind, days, store)
        self.prefix = prefix

    async def sweep(self, now: float, most: int) -> int:
        """The oldest first."""
        if not self.days:
            return 0
        before = now - self.days * DAY
        old = await self.store.list_blobs(self.prefix, before, most)
        return sum([await self.store.delete_blob(one.key, before) for one in old])
