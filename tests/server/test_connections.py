"""Connections over which nothing is said: an address may hold only so many, and none of them for ever."""

import asyncio
from asyncio import StreamReader, StreamWriter
from types import SimpleNamespace

import pytest

from tests.server.conftest import quiet, running
from yearline.server.live.hall import Hall
from yearline.server.running import bounded_http

pytestmark = pytest.mark.asyncio
ASKED = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


async def gone(reader: StreamReader) -> bool:
    """Whether the server has hung up."""
    async with asyncio.timeout(10):
        try:
            return await reader.read(1) == b""
        except ConnectionError:
            return True


async def asked(reader: StreamReader, writer: StreamWriter) -> bytes:
    """The first line of an answer; nothing where the server has hung up."""
    writer.write(ASKED)
    async with asyncio.timeout(10):
        try:
            return await reader.readline()
        except ConnectionError:
            return b""


async def test_an_address_holds_only_so_many_connections_and_each_that_ends_makes_room() -> None:
    async with running(Hall(quiet(sockets_per_address=1))) as server:
        port = server.port
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(bounded_http.A_SOCKET)]
        for one in held:
            assert b" 200 " in await asked(*one)
        for _ in range(3):
            refused, writer = await asyncio.open_connection("127.0.0.1", port)
            assert await gone(refused)
            writer.close()
        other = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        assert b" 200 " in await asked(*other)
        held[0][1].transport.abort()
        async with asyncio.timeout(10):  # until the server has noticed
            while not await asked(*(again := await asyncio.open_connection("127.0.0.1", port))):
                again[1].close()
        for _, writer in (*held[1:], other, again):
            writer.close()


async def test_behind_a_proxy_all_connections_are_the_proxys() -> None:
    async with running(Hall(quiet(sockets_per_address=1, behind_proxy=True))) as server:
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3 * bounded_http.A_SOCKET)]
        for one in held:
            assert b" 200 " in await asked(*one)
            one[1].close()


@pytest.mark.parametrize(
    "said", [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
)
async def test_who_never_ends_what_they_say_is_given_up(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "PATIENCE", 0.05)
    async with running(Hall(quiet())) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(said)
        assert await gone(reader)
        writer.close()


async def test_one_byte_after_another_makes_no_head(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "PATIENCE", 0.05)
    async with running(Hall(quiet())) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\nX: ")
        ended = asyncio.create_task(gone(reader))
        while not ended.done():
            writer.write(b"x")
            await asyncio.sleep(0)
        assert await ended
        writer.close()


async def test_only_so_many_requests_wait_for_the_one_before_them() -> None:
    """A third of a megabyte of them was taken apart and kept in one go:
    twenty such connections took half a gigabyte.
    """
    async with running(Hall(quiet())) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(ASKED * bounded_http.MOST_WAITING)
        async with asyncio.timeout(10):
            for _ in range(bounded_http.MOST_WAITING):
                assert b" 200 " in await reader.readline()
                await reader.readuntil(b'"}')
            writer.write(ASKED * 1_000)
            said = await reader.read()
        assert said.count(b" 200 ") <= bounded_http.MOST_WAITING + 1
        writer.close()


@pytest.mark.parametrize("headers", [b"a: b\r\n" * 200, b"a: " + b"b" * 40_000 + b"\r\n"])
async def test_who_sends_very_many_headers_or_a_very_long_one_waits_with_nothing(headers: bytes) -> None:
    """A request whose body never comes kept them: two megabytes for 64 kB of the shortest."""
    async with running(Hall(quiet())) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n" + headers + b"\r\n{")
        async with asyncio.timeout(10):
            assert b" 400 " in await reader.readline()
        writer.close()


class Unread:
    """The way to somebody who is to read so many bytes."""

    def __init__(self) -> None:
        self.left, self.aborted = 0, False

    def get_write_buffer_size(self) -> int:
        return self.left

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("left", "complete", "given_up"),
    [
        ((0, 0, 0, 0), False, False),  # the answer is still being made
        ((0, 90, 80, 10, 0), True, False),  # it is read slowly
        ((0, 90, 90), True, True),
        ((0, 90, 80, 80), True, True),
    ],
)
async def test_who_does_not_read_is_given_up_and_who_reads_slowly_is_not(
    left: tuple[int, ...], complete: bool, given_up: bool
) -> None:
    kind = bounded_http.bounded_http(quiet())
    one, way = object.__new__(kind), Unread()
    one.transport, one.flow = way, SimpleNamespace(read_paused=False)
    one.cycle = SimpleNamespace(response_complete=False)
    for number, size in enumerate(left):
        one.cycle.response_complete = complete and number > 0
        way.left = size
        assert not way.aborted
        one._look()
        one._looking.cancel()
    assert way.aborted == given_up
