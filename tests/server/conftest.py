"""A real server on a real port in the same process, on picows and on plain ASGI."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import pytest_asyncio
import uvicorn.server
from litestar.utils.signature import ParsedSignature

from yearline.client import TableClient
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.serve import bind, server_for
from yearline.server.services.settings import ServerSettings

OFTEN = 0.005


async def shorter(seconds: float) -> None:
    await asyncio.sleep(min(seconds, OFTEN))


# Uvicorn looks ten times a second whether it is to stop, and then waits as long once more: together that was two thirds
# of what a server costs a test, and hundreds have one of their own.
uvicorn.server.asyncio = SimpleNamespace(**{**vars(asyncio), "sleep": shorter})

_read = ParsedSignature.from_fn
_signatures: dict[Any, ParsedSignature] = {}


def read_once(handler: Any, names: dict[str, Any]) -> ParsedSignature:
    """A handler's signature. Litestar reads it for each app anew: two fifths of what it takes to make one."""
    if "<locals>" in handler.__qualname__:
        return _read(handler, names)
    if handler not in _signatures:
        _signatures[handler] = _read(handler, names)
    return _signatures[handler]


ParsedSignature.from_fn = staticmethod(read_once)


class Running:
    """A server, and people who come to it."""

    def __init__(self, hall: Hall, port: int, stack: AsyncExitStack, http: httpx.AsyncClient) -> None:
        self.hall, self.port, self.stack, self.http = hall, port, stack, http

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    async def table(self, host: str, **settings: Any) -> str:
        answer = await self.http.post("/api/tables", json=settings, headers=bearer(host))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    async def sit(self, code: str, secret: str = "", name: str = "", **more: Any) -> TableClient:
        client = TableClient(self.socket, code, secret or new_secret(), **more)
        await client.connect()
        self.stack.push_async_callback(client.close)
        if name:
            await client.do(kind="join", name=name)
        return client

    async def playing(self, *names: str, **settings: Any) -> list[TableClient]:
        """A table with people who have just been dealt their cards."""
        host = new_secret()
        code = await self.table(host, **{"game": "race", "seats": len(names), **settings})
        clients = [await self.sit(code, host if i == 0 else "", name) for i, name in enumerate(names)]
        await clients[0].do(kind="start")
        for client in clients:
            await client.until_phase("playing")
        return clients


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def quiet(**more: Any) -> ServerSettings:
    """Settings for tests: bots do not dawdle, limits are out of the way, nothing happens by itself."""
    defaults: dict[str, Any] = {
        "port": 0,
        "bot_pace": 0.0,
        "sweep_seconds": 3600.0,
        "keeping_seconds": 3600.0,
        "messages_per_second": 1e6,
        "messages_per_address": 1e6,
        "requests_per_second": 1e6,
        "files_per_second": 1e6,
        "wrong_codes_per_second": 1e6,
        "reports_per_second": 1e6,
        "decks_per_second": 1e6,
        "saves_per_second": 1e6,
        "photos_per_second": 1e6,
        "kept_bytes_per_second": 1e12,
        "tables_per_second": 1e6,
        "starts_per_second": 1e6,
        "moves_per_second": 1e6,
        "commands_per_second": 1e6,
        "frame_bytes_per_second": 1e12,
        "log_level": "error",
    }
    return ServerSettings(**{**defaults, **more})


def timeless(**more: Any) -> Hall:
    """A hall in which no time passes, however slow the machine is: what is spent stays spent."""
    hall = Hall(quiet(**more))
    now = hall.services.clock.ticks()
    hall.services.clock.ticks = lambda: now
    return hall


@asynccontextmanager
async def running(hall: Hall) -> AsyncIterator[Running]:
    """The server, started and in the end stopped as an operator would."""
    listening = bind(hall.services.settings)
    listening.listen(100)
    port = int(listening.getsockname()[1])
    server = server_for(hall)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.001)
    try:
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=300, verify=False)
            )
            yield Running(hall, port, stack, http)
    finally:
        server.should_exit = True
        await serving
        listening.close()


@pytest.fixture(params=["picows", "asgi"])
def ws(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest_asyncio.fixture
async def server(ws: str) -> AsyncIterator[Running]:
    async with running(Hall(quiet(ws=ws))) as started:
        yield started
