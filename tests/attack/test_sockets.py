"""Hostile sockets: noise, broken frames, giants, and clients that never read."""

import asyncio
import json
import zlib
from types import SimpleNamespace

import pytest

from tests.attack.fuzz import fuzz, plays_on
from tests.attack.raw import CLOSE, PING, RSV1, TEXT, RawSocket
from tests.server.conftest import Running, quiet, running, timeless
from yearline.client import TableClient
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.live.session import MAX_MISTAKES, Session
from yearline.server.sockets.asgi import UnhurriedPongs
from yearline.server.wire.incoming import MAX_MESSAGE

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("seed", range(3))
async def test_fuzzed_messages_do_no_harm(server: Running, seed: int) -> None:
    people = await server.playing("Ann", "Bob")
    attack = await fuzz(server.port, people[0].code, 1000, seed)
    assert attack.read >= 1000
    assert attack.hung_up > 5
    await plays_on(people)


@pytest.mark.parametrize("lacking", ["Sec-WebSocket-Key", "Sec-WebSocket-Version", "Connection"])
async def test_an_upgrade_that_comes_to_nothing_leaves_nothing_behind(server: Running, lacking: str) -> None:
    """F1: such a session was in the house without ever having come, and every sweep fell over it."""
    with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
        await RawSocket.open(server.port, lacking=lacking)
    server.hall.services.clock.ticks = lambda: 1e9  # everybody has been silent for long
    await server.hall.housekeeping.sweep()
    assert not server.hall.connections.sessions
    assert server.hall.connections.held("127.0.0.1") == 0


async def test_turning_sockets_away_lets_no_more_of_them_in(ws: str) -> None:
    """F7: each that was refused was counted as one that had left."""
    async with running(Hall(quiet(ws=ws, sockets_per_address=2))) as server:
        inside = [await RawSocket.open(server.port) for _ in range(2)]
        for _ in range(4):
            refused = await RawSocket.open(server.port)
            async with asyncio.timeout(10):
                assert (await refused.reader.readexactly(1))[0] & 0x0F == CLOSE
            await refused.close()
        assert len(server.hall.connections.sessions) == server.hall.connections.held("127.0.0.1") == 2
        for socket in inside:
            await socket.close()


async def test_empty_parts_of_a_message_are_counted() -> None:
    """F11: they were free, and each of them is work."""
    async with running(timeless(ws="picows", messages_per_second=1.0)) as server:
        socket = await RawSocket.open(server.port)
        for _ in range(60):
            socket.send(b"", opcode=TEXT, fin=False)
        async with asyncio.timeout(10):
            assert await socket.hung_up()
        await socket.close()
        assert not server.hall.connections.sessions


async def test_nobody_sends_compressed(server: Running) -> None:
    """It may be offered. What comes compressed all the same,
    a bomb for instance, is no message, and is not unpacked.
    """
    offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
    socket = await RawSocket.open(server.port, offer)
    assert b"deflate" not in socket.answer.lower()
    packer = zlib.compressobj(9, wbits=-15)
    bomb = (packer.compress(b"[" * 4_000_000) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    assert len(bomb) < MAX_MESSAGE
    for _ in range(MAX_MISTAKES):
        socket.send(bomb, opcode=TEXT | RSV1)
    async with asyncio.timeout(10):
        assert await socket.hung_up()
    await socket.close()
    assert not server.hall.connections.sessions


@pytest.mark.parametrize("claimed", [4097, 1 << 20, 1 << 40, (1 << 63) - 1])
async def test_a_giant_frame_is_not_waited_for(server: Running, claimed: int) -> None:
    socket = await RawSocket.open(server.port)
    socket.send(b"x" * 5000, claimed=claimed)
    async with asyncio.timeout(10):
        assert await socket.hung_up()
    await socket.close()


async def test_a_message_in_endless_parts_is_not_collected(server: Running) -> None:
    socket = await RawSocket.open(server.port)
    socket.send(b"x" * 100, fin=False)
    for _ in range(1000):
        socket.send(b"x" * 100, opcode=0, fin=False)
    async with asyncio.timeout(10):
        assert await socket.hung_up()
    await socket.close()


async def test_pings_are_answered_and_nothing_else_happens(server: Running) -> None:
    socket = await RawSocket.open(server.port)
    socket.send(b"hi", opcode=PING)
    assert (await socket.reader.readexactly(4))[2:] == b"hi"
    await socket.close()


async def one_who_never_reads(server: Running, ann: TableClient) -> tuple[RawSocket, Session]:
    """A client for whom more waits than the network takes, and its session."""
    others = set(server.hall.connections.sessions)
    slow = await RawSocket.open(server.port, buffer=4096)
    slow.send(json.dumps({"t": "hello", "table": ann.code, "secret": new_secret()}).encode())
    while not (new := server.hall.connections.sessions - others):
        await asyncio.sleep(0.001)
    (session,) = new
    while not session.paused:
        await ann.do(kind="say", text="x" * 300)
    return slow, session


@pytest.mark.usefixtures("small_buffers")
async def test_a_client_that_never_reads_costs_one_frame_and_delays_nobody(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    slow, session = await one_who_never_reads(server, ann)
    for number in range(30):
        await ann.do(kind="say", text=f"{number} " + "y" * 290)
    assert session._missed
    assert len(session._answers) <= 8
    while not any(line["text"].startswith("29 ") for line in bob.frame["table"]["talk"]):
        await bob.receive()
    session.hang_up("silent", 1001, again=True)
    assert session not in server.hall.connections.sessions
    await slow.close()


@pytest.mark.parametrize("ws", ["picows"])  # on ASGI, uvicorn itself gives up when its ping is not answered
@pytest.mark.usefixtures("small_buffers")
async def test_a_silent_client_that_never_reads_is_cut_off_at_once(server: Running) -> None:
    (ann,) = await server.playing("Ann")
    slow, session = await one_who_never_reads(server, ann)
    transport = session.link.transport.underlying_transport  # type: ignore[attr-defined]
    session.hang_up("silent", 1001, again=True)
    assert transport.get_write_buffer_size() == 0
    assert transport.is_closing()
    await slow.close()


@pytest.mark.parametrize("ws", ["picows"])
@pytest.mark.usefixtures("small_buffers")
async def test_pongs_do_not_pile_up_for_a_client_that_does_not_read_but_the_latest_comes_when_it_does(
    server: Running,
) -> None:
    (ann,) = await server.playing("Ann")
    slow, session = await one_who_never_reads(server, ann)
    transport = session.link.transport.underlying_transport  # type: ignore[attr-defined]
    before = transport.get_write_buffer_size()
    for _ in range(50):
        slow.send(b"x" * 125, opcode=PING)
    slow.send(b"the latest one", opcode=PING)
    slow.send(json.dumps({"t": "do", "id": "z", "c": {"kind": "sing"}}).encode())  # refused once the pings are through
    heard = session._mistakes
    while session._mistakes == heard:
        await asyncio.sleep(0.001)
    assert transport.get_write_buffer_size() == before
    read = b""
    async with asyncio.timeout(20):
        while b"the latest one" not in read:
            read = read[-20:] + await slow.reader.read(1 << 20)
    await slow.close()


async def test_pongs_do_not_pile_up_on_asgi_either() -> None:
    sent: list[bytes] = []
    protocol = UnhurriedPongs.__new__(UnhurriedPongs)
    protocol.conn = SimpleNamespace(data_to_send=lambda: [b"po", b"ng"])  # type: ignore[assignment]
    protocol.transport = SimpleNamespace(write=sent.append)  # type: ignore[assignment]
    protocol.writable = asyncio.Event()
    protocol.handle_ping()
    protocol.handle_ping()
    assert sent == []
    protocol.resume_writing()
    assert sent == [b"pong"]
    protocol.handle_ping()
    assert sent == [b"pong", b"pong"]


async def test_pings_are_messages_and_too_many_are_too_many() -> None:
    async with running(timeless(ws="picows", messages_per_second=5)) as server:
        socket = await RawSocket.open(server.port)
        for _ in range(60):
            socket.send(b"x", opcode=PING)
        async with asyncio.timeout(10):
            assert await socket.hung_up()
        await socket.close()


async def test_an_upgrade_with_a_foreign_origin_is_refused_however_it_is_spelt(server: Running) -> None:
    for origin in ("null", "https://evil.example", f"http://127.0.0.1:{server.port}.evil.example", "http://"):
        with pytest.raises(ConnectionError, match="403"):
            await RawSocket.open(server.port, f"Origin: {origin}")
    await (await RawSocket.open(server.port, f"Origin: http://127.0.0.1:{server.port}")).close()


async def test_text_that_is_no_utf8_is_refused(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob")
    socket = await RawSocket.open(server.port)
    socket.send(b"\xff\xfe\xfa", opcode=TEXT)
    await socket.reader.read(100)
    await socket.close()
    await ann.do(kind="say", text="still here")
