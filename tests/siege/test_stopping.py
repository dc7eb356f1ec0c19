"""Told to stop while people play and others only watch, a server lets everybody go, closes its store and says so.

How long that takes is measured by `scripts/siege`, which stops each of its servers.
"""

import asyncio
from pathlib import Path

import pytest

from tests.attack.raw import RawSocket
from tests.siege.__main__ import Victim
from tests.siege.others import Others

pytestmark = [pytest.mark.servers, pytest.mark.xdist_group("servers"), pytest.mark.asyncio]
WATCHERS = 20


@pytest.mark.parametrize(
    ("database", "bus", "processes"),
    [
        ("sqlite", "memory", 1),
        ("sqlite", "memory", 2),
        ("postgres", "memory", 1),
        ("postgres", "redis_server", 1),
        ("postgres", "redis_server", 2),
    ],
)
async def test_a_server_stops_with_sockets_open_and_closes_its_store(
    tmp_path: Path, request: pytest.FixtureRequest, database: str, bus: str, processes: int
) -> None:
    store = f"sqlite:{tmp_path / 'log'}" if database == "sqlite" else request.getfixturevalue(database).fresh()
    hints = "memory:" if bus == "memory" else request.getfixturevalue(bus).address
    victim = Victim(tmp_path, processes, store, hints, lambda: 0, LOG_LEVEL="info")
    try:
        others = Others(victim.port, 4)
        await others.begin()
        watchers = [await RawSocket.open(victim.port) for _ in range(WATCHERS)]
        while len(others.waits) < 8 and not others.failed:
            await asyncio.sleep(0.01)
        assert not others.failed
    finally:
        await asyncio.to_thread(victim.stop)
    await others.end()
    for watcher in watchers:
        watcher.abort()
    said = victim.log.read_text()
    assert (said.count("the store is closed"), said.count("the bus is closed")) == (processes, processes)
    assert '"error"' not in said
