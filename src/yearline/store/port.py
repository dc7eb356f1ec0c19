"""What a store promises: an append is durable when it returns,
happens whole or not at all, and never after somebody else's.

`after` is the optimistic lock: an append names the length of the stream that it was decided on, and loses
(`Conflict`) if the stream has grown. Every line keeps the id of the command that made it, so a reader of
the stream can tell a repeated command from a new one; the store itself needs no index for that.
"""

from abc import ABC, abstractmethod
from asyncio import Future, get_running_loop
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from yearline.core.errors import YearlineError
from yearline.core.value import value
from yearline.store.ending import Ending


class StoreError(YearlineError):
    """The store could not do what was asked."""

    code = "store_error"


class Conflict(StoreError):
    """The stream has grown since the append was decided: read on and decide again."""

    code = "conflict"


class Unavailable(StoreError):
    """The disk is full, the database is locked or gone.
    Nothing was acknowledged; the same append may be tried again.
    """

    code = "unavailable"


class NoDatabase(StoreError):
    """Somebody wants to read a database that was never written."""

    code = "no_database"


class NewerDatabase(StoreError):
    """The database was written by a newer version of the program."""

    code = "newer_database"


@value
class Line:
    """One line of a stream. `seq` counts from 1."""

    seq: int
    body: str
    command: str
    at: float


@value
class Append:
    """Lines to add to a stream that has `after` lines now, with what must become true at the same moment.

    `people` are put into the index of those who have something to do with the stream;
    `due` says when somebody has to look at the stream again (None: never), and is left alone unless `sets_due`.
    """

    stream: str
    after: int
    bodies: tuple[str, ...]
    command: str
    at: float
    people: tuple[str, ...] = ()
    sets_due: bool = False
    due: float | None = None
    commands: tuple[str, ...] = ()
    """The command of each line, where not all are of one."""

    def lines(self) -> list[tuple[int, str, str]]:
        """The number, the body and the command of each line."""
        commands = self.commands or (self.command,) * len(self.bodies)
        return [
            (self.after + 1 + i, body, command)
            for i, (body, command) in enumerate(zip(self.bodies, commands, strict=True))
        ]

    @property
    def is_move(self) -> bool:
        """Whether it is one line and changes nothing else, as
        nearly all appends are: stores have a short way for these.
        """
        return len(self.bodies) == 1 and self.after > 0 and not self.people and not self.sets_due


LAST: Final = 2**31 - 1


@value
class Snapshot:
    """What all lines up to `seq` have come to, as whoever folds
    them wrote it down. It can always be made again from them.
    """

    seq: int
    body: bytes


Done = Callable[[Exception | None], None]
"""Who is told, in the loop, that lines are durable (None) or why they are not.
A plain call: a future for every move costs more.
"""


class Store(Ending, ABC):
    """An append-only log of many streams, with blobs beside it."""

    far = False
    """Whether the log is in another process, which may be just starting when this one does."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date. Raises NewerDatabase or Unavailable."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go."""

    @abstractmethod
    def submit(self, wanted: Append, done: Done) -> None:
        """Add lines, and say so when they are durable:
        never before this call has returned. Fails with Conflict or Unavailable.
        """

    def append(self, wanted: Append) -> "Future[None]":
        """The same for those who want to wait for it."""
        waiting: Future[None] = get_running_loop().create_future()
        self.submit(wanted, partial(_settle, waiting))
        return waiting

    @abstractmethod
    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        """The lines of a stream beyond the first `after`, up to the one numbered `until`."""

    @abstractmethod
    async def heads(self, streams: Iterable[str]) -> Mapping[str, int]:
        """How long streams are. Those that do not exist are left out."""

    @abstractmethod
    async def streams_of(self, person: str, limit: int = 100) -> list[str]:
        """The streams a person has to do with, the latest first."""

    @abstractmethod
    async def take_due(self, now: float, lease: float, limit: int = 100) -> list[str]:
        """Streams that somebody has to look at now; where there are more than `limit`, those that have waited longest.

        Each is given to one caller, and again after `lease` seconds unless it moved on.
        """

    @abstractmethod
    async def put_due(self, stream: str, due: float | None) -> None:
        """Say when somebody has to look at a stream (None: never), without a line."""

    @abstractmethod
    async def put_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a stream in the place of an older one. A newer one that is there already stays."""

    @abstractmethod
    async def get_snapshot(self, stream: str) -> Snapshot | None:
        """The newest snapshot of a stream."""

    @abstractmethod
    async def check(self) -> None:
        """Write something, to see whether that is possible. Raises Unavailable."""

    @abstractmethod
    async def put_blob(self, key: str, body: bytes) -> None:
        """Keep a text or picture under a name that stands for its content. Keeping it twice is keeping it once."""

    @abstractmethod
    async def get_blob(self, key: str) -> bytes | None:
        """What is kept under a name."""


def _settle(waiting: "Future[None]", error: Exception | None) -> None:
    if waiting.cancelled():
        return
    if error is None:
        waiting.set_result(None)
    else:
        waiting.set_exception(error)


def tell_all(told: Iterable[tuple[Done, Exception | None]]) -> None:
    """Tell everybody. Whoever fails at hearing it must not keep the others from it."""
    for done, error in told:
        try:
            done(error)
        except Exception as failed:
            trouble = {"message": "an append is done, but not what should follow", "exception": failed}
            get_running_loop().call_exception_handler(trouble)
