"""One address with an hour to spend: what it can do, and what it remembers of the answers."""

import asyncio
import json
import time
from collections.abc import Awaitable
from typing import Any

import httpx

from tests.attack.raw import RawSocket
from tests.server.conftest import bearer
from yearline.client import RefusedByServer, TableClient
from yearline.server.live.identity import new_secret

SOCKETS = 1_300


class Attacker:
    """One address, with all that it has found out."""

    def __init__(self, port: int, seconds: float, address: str) -> None:
        self.port, self.until, self.address = port, time.monotonic() + seconds, address
        self.secret = new_secret()
        self.did = 0
        self.refused = 0
        self.troubles = 0
        """Answers that say that something went wrong inside."""
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=120)
        self._clients: list[TableClient] = []
        self._sockets: list[RawSocket] = []
        self._tasks: set[asyncio.Task[bool]] = set()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def close(self) -> None:
        """Hang up everywhere: what is still there afterwards is the server's doing."""
        for socket in self._sockets:
            socket.abort()
        await asyncio.gather(*[client.close() for client in self._clients], return_exceptions=True)
        await self.http.aclose()

    async def raw(self) -> RawSocket:
        """A socket that is upgraded by hand."""
        self._sockets.append(await RawSocket.open(self.port, source=self.address))
        return self._sockets[-1]

    def drop_first_raw(self) -> None:
        """The oldest of these is closed when there are very many."""
        if len(self._sockets) > SOCKETS:
            self._sockets.pop(0).abort()

    async def deck(self, cards: int, first: int = 0) -> str:
        """The id of a deck of so many things, all of the same year: every place is right."""
        rows = "\n".join(f"Thing {number},1900" for number in range(first, first + cards))
        answer = await self.http.post("/api/decks", content=f"title,year\n{rows}\n", headers=bearer(self.secret))
        return str(answer.json().get("id", "")) if answer.status_code == 201 else ""

    async def table(self, **settings: Any) -> TableClient | None:
        """A table of its own, at which it sits; None where it may not open another one now."""
        answer = await self.http.post("/api/tables", json=settings, headers=bearer(self.secret))
        if answer.status_code != 201:
            self.refused += 1
            await asyncio.sleep(0.2)
            return None
        client = TableClient(self.socket, str(answer.json()["code"]), self.secret, patience=60)
        self._clients.append(client)
        await client.connect()
        return client

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    async def try_to(self, doing: Awaitable[object]) -> bool:
        """Do something; whether it was allowed."""
        try:
            await doing
        except RefusedByServer:
            self.refused += 1
            await asyncio.sleep(0.01)
            return False
        self.did += 1
        return True

    async def get(self, path: str, **more: Any) -> int:
        return self.note((await self.http.get(path, **more)).status_code)

    async def post(self, path: str, **more: Any) -> int:
        return self.note((await self.http.post(path, **more)).status_code)

    def note(self, status: int) -> int:
        """An answer has come."""
        self.did += status < 400
        self.refused += status >= 400
        self.troubles += status >= 500 and status != 503
        return status

    def reading(self, socket: RawSocket) -> None:
        """Whatever comes on a socket is read, and forgotten."""
        task = asyncio.create_task(socket.hung_up())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Watcher:
    """Somebody who is shown whole frames, and reads them."""

    def __init__(self, socket: RawSocket) -> None:
        self.socket, self._reading = socket, asyncio.create_task(socket.hung_up())

    @classmethod
    async def of(cls, attacker: Attacker, code: str) -> "Watcher":
        socket = await attacker.raw()
        socket.send(json.dumps({"t": "hello", "table": code, "secret": new_secret()}).encode())
        return cls(socket)

    @property
    def gone(self) -> bool:
        """Whether it was thrown out."""
        return self._reading.done()
