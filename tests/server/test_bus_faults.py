"""A bus that is not there, says nothing or says anything:
people go on playing, and hear of each other at the next sweep at the latest.
"""

import asyncio
import os
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
from redis.asyncio import Redis

from tests.server.conftest import Running, quiet, running
from tests.servers import RedisServer, free_port
from yearline.bus.redis import RedisBus
from yearline.client import TableClient
from yearline.server.live.hall import Hall

pytestmark = pytest.mark.asyncio
Talk = Callable[[StreamReader, StreamWriter], Awaitable[None]]


async def two_moves(server: Running) -> list[TableClient]:
    """Two people play, each a move."""
    people = await server.playing("Ann", "Bob")
    for _ in people:
        while not (acting := [one for one in people if one.actions()]):
            await people[0].receive()
        await acting[0].act(acting[0].actions()[0])
        for one in people:
            while one.seq < acting[0].seq:
                await one.receive()
    assert (await server.http.get("/healthz")).json() == {"status": "ok"}
    assert server.hall.services.metrics.troubles == 0
    return people


@asynccontextmanager
async def stranger(talk: Talk) -> AsyncIterator[str]:
    """Something that listens where Redis should."""

    async def connected(reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            await talk(reader, writer)
        writer.close()

    serving = await asyncio.start_server(connected, "127.0.0.1", 0)
    yield f"redis://127.0.0.1:{serving.sockets[0].getsockname()[1]}"
    serving.close()


async def test_people_play_where_the_bus_was_never_there() -> None:
    async with running(Hall(quiet(bus=f"redis://127.0.0.1:{free_port()}"))) as server:
        await two_moves(server)


async def test_nobody_waits_for_a_bus_that_does_not_answer() -> None:
    async def silent(reader: StreamReader, writer: StreamWriter) -> None:
        await reader.read()

    async with stranger(silent) as address, running(Hall(quiet(bus=address))) as server:
        await two_moves(server)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
        b"*1\r\n$7\r\nmessage\r\n",
        b"%1\r\n+a\r\n+b\r\n",
        b"*3\r\n$9\r\nsubscribe\r\n$8\r\nyearline\r\n:1\r\n*3\r\n$7\r\nmessage\r\n$8\r\nyearline\r\n$-1\r\n",
    ],
    ids=["HTTP", "half a message", "a map", "nothing said"],
)
async def test_who_speaks_another_language_is_asked_again_and_again(
    answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some of these ended the listening for good, without a word."""
    monkeypatch.setattr("yearline.bus.redis.AGAIN_SECONDS", 0.0)
    monkeypatch.setattr("yearline.bus.redis.SILENCE_SECONDS", 0.1)
    given_up: list[str] = []
    monkeypatch.setattr(RedisBus, "_hears_nothing", lambda self, why: given_up.append(why))

    async def babble(reader: StreamReader, writer: StreamWriter) -> None:
        await reader.read(10)
        writer.write(20 * answer)
        await reader.read()

    async with stranger(babble) as address:
        bus = RedisBus(address)
        await bus.open(lambda stream, seq: None)
        async with asyncio.timeout(20):
            while len(given_up) < 3:
                bus.announce("table:x", len(given_up))
                await asyncio.sleep(0.001)
        assert not any(task.done() for task in bus._tasks)
        await bus.close()


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
async def test_anything_may_be_said_on_the_channel(redis_server: RedisServer) -> None:
    async with running(Hall(quiet(bus=redis_server.address))) as server:
        people = await two_moves(server)
        code, bus = people[0].code, server.hall.services.bus
        assert isinstance(bus, RedisBus)
        await bus.listening.wait()
        said = [f"x 99999999999 table:{code}".encode()] * 200
        said += [f"x 0 here:{code} {number:012x} 999999 {'f' * 16}".encode() for number in range(200)]
        said += [b"x 1 who:" + code.encode(), b"x 5 table:", b"x 5 table:" + b"y" * 5000, os.urandom(1_000_000)]
        async with Redis.from_url(redis_server.address) as anybody:
            for word in said:
                assert await anybody.publish("yearline", word) >= 1
        while people[0].frame["table"]["watching"] < 200:  # so much of it has come
            await people[0].receive()
        for one in people:
            frame = await one.do(kind="say", text="still here")
            assert frame["table"]["talk"][-1]["text"] == "still here"
        assert server.hall.services.metrics.troubles == 0
