"""Hints: heard by the others, never by oneself, and harmless when lost."""

import asyncio

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from tests.chaos.gates import Gate
from tests.servers import RedisServer, free_port
from yearline.bus import BusError, open_bus
from yearline.bus.memory import MemoryBus
from yearline.bus.redis import RedisBus

Heard = list[tuple[str, int]]


@pytest.mark.asyncio
async def test_memory_tells_the_others() -> None:
    others: list[MemoryBus] = []
    one, two = MemoryBus(others), MemoryBus(others)
    heard: tuple[Heard, Heard] = ([], [])
    await one.open(lambda *hint: heard[0].append(hint))
    await two.open(lambda *hint: heard[1].append(hint))
    one.announce("table:x", 3)
    assert heard == ([], [("table:x", 3)])
    await two.close()
    one.announce("table:x", 4)
    assert heard == ([], [("table:x", 3)])


@pytest.mark.parametrize("address", ["pigeon:", "redis://localhost:abc", "redis://localhost:99999"])
def test_an_address_that_names_no_bus_is_refused(address: str) -> None:
    with pytest.raises(BusError, match="redis"):
        open_bus(address)


@pytest.mark.parametrize("scheme", ["redis", "rediss", "valkey"])
@pytest.mark.asyncio
async def test_addresses_that_name_redis(scheme: str) -> None:
    bus = open_bus(f"{scheme}://127.0.0.1:{free_port()}")
    assert isinstance(bus, RedisBus)
    await bus.close()


async def two_nodes(address: str) -> tuple[RedisBus, RedisBus, "asyncio.Queue[tuple[str, int]]"]:
    one, two = RedisBus(address), RedisBus(address)
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    await one.open(lambda stream, seq: heard.put_nowait(("self", 0)))
    await two.open(lambda stream, seq: heard.put_nowait((stream, seq)))
    async with asyncio.timeout(10):
        await one.listening.wait()
        await two.listening.wait()
    return one, two, heard


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
@pytest.mark.asyncio
async def test_redis_tells_the_others_and_ignores_nonsense(redis_server: RedisServer) -> None:
    one, two, heard = await two_nodes(redis_server.address)
    async with Redis.from_url(redis_server.address) as stranger:
        for nonsense in (b"", b"\xff\xfe", b"x", b"n 12a table:x", b"n \xc2\xb2 table:x", b"n " + b"9" * 50 + b" t"):
            await stranger.publish("yearline", nonsense)
    one.announce("table:a b", 7)
    async with asyncio.timeout(10):
        assert await heard.get() == ("table:a b", 7)
    assert heard.empty()
    await one.close()
    await two.close()


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
@pytest.mark.asyncio
@pytest.mark.parametrize("steps", range(8))
async def test_redis_is_left_in_the_middle_of_a_word(redis_server: RedisServer, steps: int) -> None:
    """The library swallowed the cancellation, and the server took eight seconds to stop."""
    one, two, _ = await two_nodes(redis_server.address)
    one.announce("table:x", 1)
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await one.close()
        await two.close()
    assert all(task.done() for task in (*one._tasks, *two._tasks))


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
@pytest.mark.asyncio
async def test_redis_may_vanish_and_come_back(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "yearline.bus")
    monkeypatch.setattr("yearline.bus.redis.AGAIN_SECONDS", 0.01)
    one, two, heard = await two_nodes(redis_server.address)
    redis_server.stop()
    async with asyncio.timeout(10):
        while one.listening.is_set() or two.listening.is_set():
            await asyncio.sleep(0)
    one.announce("table:lost", 1)
    redis_server.start()
    async with asyncio.timeout(10):
        await one.listening.wait()
        await two.listening.wait()
        one.announce("table:kept", 2)
        while await heard.get() != ("table:kept", 2):
            continue
    assert sorted(record.levelname for record in caplog.records) == ["INFO", "INFO", "WARNING", "WARNING"]
    await one.close()
    await two.close()


@pytest.mark.asyncio
async def test_a_bus_that_is_not_there_is_told_once_without_its_password(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise a wrong address would cost every move two seconds, and nobody would ever learn why."""
    caplog.set_level("INFO", "yearline.bus")
    monkeypatch.setattr("yearline.bus.redis.AGAIN_SECONDS", 0)
    tried = 0

    def connect(bus: PubSub, channel: str) -> None:
        nonlocal tried
        tried += 1
        raise ConnectionError("redis://:secret@nowhere does not answer")

    monkeypatch.setattr(PubSub, "subscribe", connect)
    bus = RedisBus("redis://:secret@nowhere")
    await bus.open(lambda stream, seq: None)
    async with asyncio.timeout(10):
        while tried < 3:
            await asyncio.sleep(0)
    await bus.close()
    assert [record.getMessage() for record in caplog.records] == [
        "the bus does not answer (ConnectionError); until it does, this node looks for the moves of others by itself"
    ]


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
@pytest.mark.asyncio
async def test_a_network_that_falls_silent_is_noticed(
    redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hangs up: the connections stay open, and nothing comes through them any more."""
    monkeypatch.setattr("yearline.bus.redis.AGAIN_SECONDS", 0.01)
    monkeypatch.setattr("yearline.bus.redis.SILENCE_SECONDS", 0.2)
    gate = Gate(redis_server.port)
    one, two, heard = await two_nodes(f"redis://127.0.0.1:{await gate.open()}")
    gate.hold()
    one.announce("table:lost", 1)
    async with asyncio.timeout(20):
        while one.listening.is_set() or two.listening.is_set():
            await asyncio.sleep(0)
        gate.cut()
        gate.heal()
        await one.listening.wait()
        await two.listening.wait()
        one.announce("table:kept", 2)
        while await heard.get() != ("table:kept", 2):
            continue
    await one.close()
    await two.close()
    await gate.close()


@pytest.mark.asyncio
async def test_redis_that_was_never_there_is_no_reason_to_fail() -> None:
    bus = RedisBus(f"redis://127.0.0.1:{free_port()}")
    await bus.open(lambda stream, seq: None)
    bus.announce("table:x", 1)
    await asyncio.sleep(0)
    await bus.close()
