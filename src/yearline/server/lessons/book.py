"""The book of lessons: what a secret link opens.
The log knows a hash of the link, so whoever reads it can open nothing.

The link of a live lesson follows from its table and a secret of this server:
whoever leads the room finds it again on any device, and a room that never asks for
its report is in the book all the same, since its names have to be deleted too.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final

import msgspec

from yearline.core.value import value
from yearline.server.live.identity import ALPHABET
from yearline.server.live.shared import Services
from yearline.store import Append, Conflict, Line
from yearline.table.decide import Refused

SECRET: Final = "lessons"  # noqa: S105 (the name of a stream)
PREFIX: Final = "lesson:"
WORK: Final = "work:"
SIGNS: Final = 20
"""Signs of a key: 99 bits."""
DAY: Final = 24 * 3600.0
KEPT_DAYS: Final = 14
"""So long are names kept, or shorter if the teacher says so."""
TRIES: Final = 20


@value
class Lesson:
    """A lesson by the first line of its stream, and how long its names stay."""

    id: str
    kind: str
    began: float
    head: int
    made: dict[str, Any]
    days: int
    forgotten: bool

    @property
    def stream(self) -> str:
        """Where it is kept."""
        return PREFIX + self.id

    @property
    def work(self) -> str:
        """Where the answers of homework are kept."""
        return WORK + self.id

    @property
    def until(self) -> float:
        """When its names are deleted: so many days after the lesson, or after homework was due."""
        return self.over + self.days * DAY

    @property
    def over(self) -> float:
        """When the lesson was, or until when homework can be done."""
        return float(self.made.get("until", self.began))


class Book:
    """The lessons of a server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._secret = b""

    async def live_key(self, table: str) -> str:
        """The link of a room's report."""
        if not self._secret:
            if not await self._services.store.read(SECRET):
                await self.append(SECRET, 0, secrets.token_hex(32))
            self._secret = bytes.fromhex((await self._services.store.read(SECRET))[0].body)
        made = int.from_bytes(hmac.new(self._secret, f"live {table}".encode(), sha256).digest(), "big")
        return "".join([ALPHABET[made // len(ALPHABET) ** at % len(ALPHABET)] for at in range(SIGNS)])

    def new_key(self) -> str:
        """A link that follows from nothing."""
        return "".join(secrets.choice(ALPHABET) for _ in range(SIGNS))

    async def write(self, key: str, made: dict[str, Any]) -> Lesson:
        """A lesson under a key; one that is there already stays."""
        stream = PREFIX + id_of(key)
        body = msgspec.json.encode(made).decode()
        over = float(made.get("until", self._services.clock.now()))
        await self.append(stream, 0, body, over + KEPT_DAYS * DAY)
        return await self.find(key)

    async def find(self, key: str, address: str = "") -> Lesson:
        """The lesson of a link. Raises Refused: keys are too long to guess, and guessing is slow all the same."""
        limits, ticks = self._services.limits, self._services.clock.ticks
        if address and limits.wrong_codes.spent(address, ticks()):
            raise Refused("too_fast", "too many wrong keys")
        found = await self.by_id(id_of(key)) if len(key) == SIGNS else None
        if found is None:
            if address:
                limits.wrong_codes.take(address, ticks())
            raise Refused("no_lesson", "there is no such report")
        return found

    async def by_id(self, id: str) -> Lesson | None:
        """A lesson by the hash of its key."""
        lines = await self._services.store.read(PREFIX + id)
        return _read(id, lines) if lines else None

    async def by_id_of_table(self, table: str) -> Lesson | None:
        """The lesson of a room."""
        return await self.by_id(id_of(await self.live_key(table)))

    async def say(self, stream: str, line: dict[str, Any], due: float | None = None) -> None:
        """One more line, after whatever others write meanwhile. `due` sets when the stream is looked at again."""
        body = msgspec.json.encode(line).decode()
        for _ in range(TRIES):
            head = (await self._services.store.heads([stream])).get(stream, 0)
            if await self.append(stream, head, body, due):
                return
        raise Refused("unavailable", "too many write at once")

    async def append(self, stream: str, after: int, body: str, due: float | None = None) -> bool:
        """A line at the end of a stream, unless the stream has grown."""
        now = self._services.clock.now()
        try:
            await self._services.store.append(Append(stream, after, (body,), "", now, (), due is not None, due))
        except Conflict:
            return False
        return True


def id_of(key: str) -> str:
    """What the log knows of a key."""
    return sha256(f"yearline lesson {key}".encode()).hexdigest()[:24]


def _read(id: str, lines: list[Line]) -> Lesson:
    made = msgspec.json.decode(lines[0].body)
    days, forgotten = KEPT_DAYS, False
    for line in lines[1:]:
        if line.body.startswith('{"days"'):
            days = int(msgspec.json.decode(line.body)["days"])
        elif line.body.startswith('{"forgotten"'):
            forgotten = True
    return Lesson(id, made["kind"], lines[0].at, len(lines), made, days, forgotten)
