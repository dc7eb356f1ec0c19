"""Other people at their tables, each from an address of their own: what they notice of a siege."""

import asyncio
import time
from contextvars import ContextVar
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.conftest import bearer
from yearline.client import TableClient
from yearline.client import table as client_module
from yearline.server.live.identity import new_secret

PAUSE = 0.2
FROM: ContextVar[str] = ContextVar("from", default="127.0.0.1")
"""The address that a table's client calls from."""


def _from_there(address: str, **more: Any) -> Any:
    return connect(address, local_addr=(FROM.get(), 0), **more)


def call_from_there() -> None:
    """From now on clients of tables call from where `FROM` says."""
    client_module.connect = _from_there  # type: ignore[attr-defined,assignment]


class Others:
    """People who play alone with two hands, move after move, and wait for each answer with a watch."""

    def __init__(self, port: int, people: int) -> None:
        self.port, self.people = port, people
        self.waits: list[float] = []
        self.failed: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        call_from_there()
        self._tasks = [asyncio.create_task(self._person(f"127.0.1.{1 + number}")) for number in range(self.people)]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        client_module.connect = connect  # type: ignore[attr-defined]

    def slowest_percent(self) -> float:
        """The 99th percentile of all waits so far, in milliseconds; the waits are forgotten."""
        waits, self.waits = sorted(self.waits), []
        return 1000 * waits[min(len(waits) - 1, int(len(waits) * 0.99))] if waits else float("nan")

    async def _person(self, address: str) -> None:
        FROM.set(address)
        try:
            await self._play(address)
        except Exception as error:  # whatever it is, somebody was kept from playing
            self.failed.append(f"{address}: {error!r}"[:200])

    async def _play(self, address: str) -> None:
        secret, transport = new_secret(), httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60) as http:
            answer = await http.post("/api/tables", json={"game": "race", "seats": 2}, headers=bearer(secret))
        code = str(answer.raise_for_status().json()["code"])
        me = TableClient(f"ws://127.0.0.1:{self.port}/socket", code, secret, patience=60)
        async with me:
            for name in ("Ann", "Bob"):
                await me.do(kind="join", name=name)
            while True:
                await self._game(me)

    async def _game(self, me: TableClient) -> None:
        await me.do(kind="start")
        while me.actions():
            began = time.monotonic()
            await me.act(me.actions()[0])
            self.waits.append(time.monotonic() - began)
            await asyncio.sleep(PAUSE)
        await me.do(kind="control", what="rematch")
