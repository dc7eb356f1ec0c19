"""A table in a hall without a server, for what happens between a message and its answer."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.server.conftest import quiet
from yearline.core.actions import to_text
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.live.runner import Runner
from yearline.server.live.session import Session
from yearline.store.memory import MemoryStore
from yearline.table.model import Settings

RACE = Settings(game="race")


class Seen:
    """A client without a socket: what it was sent, and how it was hung up on."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.closed: int | None = None

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    def ping(self) -> None:
        """Nobody answers."""

    def close(self, code: int) -> None:
        self.closed = code

    def refusals(self) -> list[str]:
        return [message["code"] for message in self.sent if message["t"] == "refused"]


class Table:
    """A table, somebody who looks at it, and what they see."""

    def __init__(self, hall: Hall, code: str, secret: str) -> None:
        self.hall, self.code, self.secret = hall, code, secret
        self.link = Seen()
        self.session = Session(hall, self.link, "somewhere")
        hall.connections.enter(self.session)

    @property
    def runner(self) -> Runner:
        assert self.session.runner is not None
        return self.session.runner

    async def hello(self, **more: Any) -> None:
        self.session.heard(json.dumps({"t": "hello", "table": self.code, "secret": self.secret, **more}).encode())
        await until(lambda: self.session.runner or self.session.closed)

    def do(self, id: str, **command: Any) -> None:
        self.session.heard(json.dumps({"t": "do", "id": id, "c": command}).encode())

    def move(self) -> None:
        """Do the first of what may be done."""
        game = self.runner.table.game
        assert game is not None
        assert game.acting
        action = to_text(game.rules.legal(game.state, game.acting[0])[0])
        act = {"t": "act", "id": f"m{self.runner.table.seq}", "base": self.runner.table.seq, "a": action}
        self.session.heard(json.dumps(act).encode())

    def hall_rests(self) -> bool:
        """Whether nothing is done aside but the sweeping."""
        return len(self.hall.services.tasks._running) == 1

    def texts(self) -> list[str]:
        return [line.text for line in self.runner.table.talk]


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0)


@asynccontextmanager
async def opened(
    store: MemoryStore | None = None, settings: Settings = RACE, measure_cards: bool = True, **more: Any
) -> AsyncIterator[Table]:
    """A table at which its host sits, and looks at it."""
    hall, secret = Hall(quiet(measure_cards=measure_cards), store=store, **more), new_secret()
    await hall.open()
    try:
        table = Table(hall, await hall.tables.create(person_of(secret), settings), secret)
        await table.hello()
        table.do("sit", kind="join", name="Ann")
        await until(lambda: table.session.seats)
        yield table
    finally:
        await hall.close()
