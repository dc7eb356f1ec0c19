"""What a store promises about data that ends:
finding what is old, taking it away or parts of it, and saying how much room there is.

Every stream has a time at which somebody is to look whether it should end, in the beginning at once. `take_aged` gives
it to one caller, so that several nodes share the work and none does it twice; the caller says when to look again.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from yearline.core.value import value


@value
class Aged:
    """A stream that somebody is to look at: how long it is, and when its last line was written."""

    stream: str
    seq: int
    at: float


@value
class KeptBlob:
    """A blob: when it was last used, and how large it is."""

    key: str
    used: float
    bytes: int


@value
class Rewrite:
    """A line that is to say something else from now on. `old` is what it said to whoever decided that."""

    seq: int
    old: str
    body: str
    command: str


@value
class Beat:
    """What a node has said of itself, and when."""

    node: str
    at: float
    body: str


@value
class DiskRoom:
    """Bytes that a database takes up, and those of them that are free to be used again."""

    bytes: int
    free: int


class Ending(ABC):
    """The part of a store that lets go of things."""

    @abstractmethod
    async def take_aged(self, now: float, lease: float, limit: int = 100) -> list[Aged]:
        """Streams to look at now, those that have waited longest first.
        Each is given to one caller, and again after `lease` seconds.
        """

    @abstractmethod
    async def look_again(self, stream: str, at: float | None) -> None:
        """Say when a stream is to be looked at again (None: never). One that does not exist stays so."""

    @abstractmethod
    async def delete_stream(self, stream: str, seq: int | None = None) -> bool:
        """Take a stream away with all that hangs on it. False: it does not exist, or no longer has the length `seq`."""

    @abstractmethod
    async def drop_lines(self, stream: str, before: float, most: int = 1000) -> int:
        """Take the oldest lines away that were written before a time, but never the last of all;
        how many. Those that stay keep their numbers, and the next one gets the next.
        """

    @abstractmethod
    async def rewrite(self, stream: str, lines: Sequence[Rewrite], people: Iterable[str] = ()) -> bool:
        """Have lines say something else, all or none;
        the snapshot goes, and the stream leaves the lists of these people.

        False: a line does not say any longer what whoever asks believes.
        """

    @abstractmethod
    async def list_streams(self, prefix: str, limit: int = 100) -> list[Aged]:
        """Streams whose names begin so, those that were written to last first. For an operator: it may take a while."""

    @abstractmethod
    async def bytes_of(self, stream: str) -> int:
        """How much the lines and the snapshot of a stream take up."""

    @abstractmethod
    async def refer(self, stream: str, keys: Iterable[str]) -> None:
        """Say that a stream needs these blobs for as long as it exists."""

    @abstractmethod
    async def use_blob(self, key: str, at: float) -> None:
        """Say that a blob was used."""

    @abstractmethod
    async def list_blobs(self, prefix: str, before: float, limit: int = 100, unneeded: bool = True) -> list[KeptBlob]:
        """Blobs whose names begin so and that were last used before
        a time, the oldest first; only those that no stream needs.
        """

    @abstractmethod
    async def delete_blob(self, key: str, before: float | None = None) -> bool:
        """Take a blob away. False: there is none, or, if a time is given, it was used since or a stream needs it."""

    @abstractmethod
    async def room(self) -> DiskRoom:
        """How much room the database takes."""

    @abstractmethod
    async def kinds(self) -> dict[str, tuple[int, int]]:
        """How many streams and blobs of each kind there are (what stands
        before the colon of a name), and their bytes. Takes a while.
        """

    @abstractmethod
    async def give_back(self, most: int = 1000) -> int:
        """Give free pages back to the disk, as many as that;
        how many it were. Where the database does so by itself, none.
        """

    @abstractmethod
    async def compact(self) -> None:
        """Give all free room back at once. Nobody can write meanwhile."""

    @abstractmethod
    async def beat(self, beat: Beat) -> None:
        """Say what a node is doing, in the place of what it said before."""

    @abstractmethod
    async def beats(self, since: float) -> list[Beat]:
        """What nodes have said of themselves since a time. What is older is forgotten."""
