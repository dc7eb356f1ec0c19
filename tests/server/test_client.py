"""The reference client comes back: more and more slowly, not all at the same moment, and not for ever."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.server.conftest import Running, quiet, running
from tests.servers import free_port
from yearline.client import LONGEST_PAUSE, RETURNS, Disconnected, TableClient, pauses
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret


def test_pauses_grow_up_to_a_limit_and_differ_from_client_to_client() -> None:
    one, two = list(islice(pauses(), 12)), list(islice(pauses(), 12))
    assert one != two
    assert all(later <= LONGEST_PAUSE for later in one)
    assert one[8] > 4 * one[0]


async def test_who_cannot_come_back_gives_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[float] = []

    def none() -> Iterator[float]:
        while True:
            taken.append(0.0)
            yield 0.0

    ann = await server.sit(await server.table(new_secret()))
    await ann.close()
    ann.url = f"ws://127.0.0.1:{free_port()}/socket"
    monkeypatch.setattr("yearline.client.table.pauses", none)
    with pytest.raises(Disconnected, match="cannot reach"):
        await ann.do(kind="join", name="Ann")
    assert len(taken) == RETURNS


async def test_a_command_waits_for_a_server_that_comes_back() -> None:
    port = free_port()
    first = Hall(quiet(port=port))
    async with running(first) as server:
        host = new_secret()
        ann = TableClient(server.socket, await server.table(host), host)
        await ann.connect()
    joining = asyncio.create_task(ann.do(kind="join", name="Ann"))
    await asyncio.sleep(0)
    async with running(Hall(quiet(port=port), store=first.services.store)):
        frame = await joining
        assert frame["table"]["chairs"][0]["name"] == "Ann"
        await ann.close()


async def test_who_comes_back_leaves_no_connection_behind(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that does not answer is still open, and its pings would be answered for ever."""
    ann = await server.sit(await server.table(new_secret()))
    asked, unheard = ann._ask, [Disconnected("the server does not answer")]

    async def ask(message: dict[str, Any]) -> dict[str, Any]:
        if unheard:
            raise unheard.pop()
        return await asked(message)

    monkeypatch.setattr(ann, "_ask", ask)
    await ann.do(kind="join", name="Ann")
    async with asyncio.timeout(10):
        while len(server.hall.connections.sessions) > 1:
            await asyncio.sleep(0.001)
