"""Malformed, oversized, for another table, from the wrong page, and a store that fails."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Running, quiet, running
from yearline.client import Disconnected, RefusedByServer, TableClient
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.wire import incoming
from yearline.store import LAST, Append, Done, Line, Unavailable
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio

NONSENSE = [
    "",
    "hello",
    "[]",
    "{}",
    '{"t":"act"}',
    '{"t":"fly","id":"x"}',
    '{"t":"act","id":"x","a":5}',
    '{"t":"act","id":"../../etc","a":"end"}',
    '{"t":"act","id":"x","a":"end","extra":1}',
    '{"t":"act","id":"x","a":"end","seat":-1}',
    '{"t":"act","id":"x","a":"end","base":1e400}',
    '{"t":"do","id":"x","c":{"kind":"start","seed":1}}',
    '{"t":"do","id":"x","c":{"kind":"join","name":["a"]}}',
    "[" * 2000,
    '{"t":"do","id":"x","c":' + '{"a":' * 500 + "1" + "}" * 501,
    '{"t":"act","id":"x","a":"place 1 \\ud800"}',
]


async def refusal(client: TableClient) -> str:
    return str((await client.until(lambda message: message["t"] == "refused"))["code"])


async def good_bye(client: TableClient) -> str:
    """Read until the server hangs up; the reason it gives."""
    while (message := await client.receive())["t"] != "bye":
        continue
    return str(message["code"])


async def hung_up(client: TableClient) -> None:
    """Wait until the server hangs up: falling silent is something else."""
    with pytest.raises(Disconnected) as lost:
        await client.until(lambda message: message["t"] == "pong")
    assert lost.value.message != "the server does not answer"


async def test_nonsense_is_refused_and_the_connection_lives_on(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob")
    for text in NONSENSE:
        await ann.send_raw(text)
        message = await ann.until(lambda message: message["t"] == "refused")
        assert message["code"] in ("bad_message", "bad_notation"), text
    await ann.do(kind="say", text="still here")


async def test_who_sends_nothing_but_nonsense_is_shown_the_door(server: Running) -> None:
    (ann,) = await server.playing("Ann")
    for _ in range(20):
        await ann.send_raw("nonsense")
    assert await good_bye(ann) == "bad_message"


async def test_an_oversized_message_ends_the_connection_and_nothing_else(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    await ann.send_raw(json.dumps({"t": "do", "id": "x", "c": {"kind": "say", "text": "x" * 10_000}}))
    await hung_up(ann)
    await bob.do(kind="say", text="and I am still here")


async def test_a_binary_message_ends_the_connection(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    socket = ann._socket
    assert socket is not None
    await ann.send_raw(b"\x00\x01")
    await hung_up(ann)
    assert socket.close_code == 1003
    await bob.do(kind="say", text="and I am still here")


async def test_a_message_may_come_in_parts_but_not_without_end(server: Running) -> None:
    (ann,) = await server.playing("Ann")
    assert ann._socket is not None
    await ann._socket.send(['{"t":', '"pi', 'ng"}'])
    await ann.until(lambda message: message["t"] == "pong")
    with contextlib.suppress(ConnectionClosed):
        await ann._socket.send(iter(["x" * 1000] * 100))
    assert await closing_of(ann._socket) in (1009, 1006)  # what was still under way may break the connection off


@pytest.mark.parametrize("ws", ["picows"])
async def test_a_bug_in_one_message_keeps_no_other_waiting(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    decode = incoming.decode

    def buggy(raw: bytes) -> incoming.ClientMessage:
        if raw == b"boom":
            raise RuntimeError("a bug")
        return decode(raw)

    monkeypatch.setattr(incoming, "decode", buggy)
    await ann.send_raw("boom")
    for client in (ann, bob):
        await client.do(kind="say", text="still here")
    assert server.hall.services.metrics.troubles == 1


async def test_the_first_message_must_be_a_hello(server: Running) -> None:
    async with connect(server.socket) as socket:
        await socket.send('{"t":"act","id":"x","a":"end"}')
        assert json.loads(await socket.recv())["code"] == "hello_first"
        await socket.send('{"t":"do","id":"x","c":{"kind":"start"}}')
        assert json.loads(await socket.recv())["code"] == "hello_first"


class Gated(MemoryStore):
    """A log that can be kept from answering."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        await self.gate.wait()
        return await super().read(stream, after, until)


async def test_commands_that_follow_the_hello_at_once_wait_for_the_table(ws: str) -> None:
    store, secret = Gated(), new_secret()
    async with running(Hall(quiet(ws=ws), store=store)) as server:
        code = await server.table(secret, game="lives")
        said = [
            {"t": "do", "id": "s0", "c": {"kind": "join", "name": "Ann"}},
            {"t": "do", "id": "s1", "c": {"kind": "start"}},
        ]
        said += [{"t": "do", "id": f"s{i}", "c": {"kind": "say", "text": "hm"}} for i in range(2, 9)]
        async with connect(server.socket) as socket:
            for message in ({"t": "hello", "table": code, "secret": secret}, *said, {"t": "ping"}):
                await socket.send(json.dumps(message))
            refused, pong = json.loads(await socket.recv()), json.loads(await socket.recv())
            assert (refused["id"], refused["code"], pong["t"]) == ("s8", "hello_first", "pong")
            store.gate.set()
            done = set()
            while len(done) < 9:
                done.add(json.loads(await socket.recv())["you"]["did"])
            assert done == {None, *(f"s{i}" for i in range(8))}


async def closing_of(socket: ClientConnection) -> int | None:
    """Read until the server hangs up; the code it gives."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


async def test_the_codes_of_closing_are_those_of_the_protocol(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    assert bob._socket is not None
    await ann.do(kind="kick", seat=1)
    assert await closing_of(bob._socket) == 4403
    for said, code in (
        (json.dumps({"t": "hello", "table": "nosuch22", "secret": new_secret()}), 4404),
        ("x" * 5000, 1009),
    ):
        async with connect(server.socket) as socket:
            await socket.send(said)
            assert await closing_of(socket) == code


async def test_who_says_too_much_is_told_so_in_words(server: Running) -> None:
    (ann,) = await server.playing("Ann")
    with pytest.raises(RefusedByServer) as refused:
        await ann.do(kind="say", text="x" * 10_000)
    assert (refused.value.code, str(refused.value)) == ("too_large", "The message is too large.")
    assert ann._socket is not None
    assert await closing_of(ann._socket) == 1009


async def test_hello_only_once(server: Running) -> None:
    (ann,) = await server.playing("Ann")
    await ann.send({"t": "hello", "table": ann.code, "secret": new_secret()})
    assert await refusal(ann) == "hello_again"


async def test_a_table_that_does_not_exist(server: Running) -> None:
    for code in ("nosuch22", "", "../x", "x" * 39):
        with pytest.raises(RefusedByServer) as refused:
            await server.sit(code)
        assert refused.value.code == "no_table"


async def test_a_code_may_be_typed_as_people_type(server: Running) -> None:
    code = await server.table(new_secret())
    guest = await server.sit(f" {code[:4].upper()}-{code[4:]} ")
    assert guest.frame["table"]["code"] == code


async def test_out_of_turn_for_another_seat_and_without_a_seat(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    acting, other = (ann, bob) if ann.actions() else (bob, ann)
    stranger = await server.sit(ann.code)
    move = acting.actions()[0]
    for client, more, code in (
        (other, {}, "not_your_turn"),
        (other, {"seat": acting.frame["you"]["seats"][0]}, "not_your_seat"),
        (stranger, {}, "not_seated"),
        (stranger, {"seat": acting.frame["you"]["seats"][0]}, "not_seated"),
    ):
        before = client.seq
        with pytest.raises(RefusedByServer) as refused:
            await client.act(move, **more)
        assert refused.value.code == code
        assert client.seq == before
    await acting.act(move)


async def test_a_decision_on_an_old_frame_is_stale_but_talk_does_not_age_it(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    acting, other = (ann, bob) if ann.actions() else (bob, ann)
    base, move = acting.seq, acting.actions()[0]
    await other.do(kind="say", text="take your time")
    await acting.command({"t": "act", "id": "m1", "base": base, "a": move})
    while not other.actions():
        await other.receive()
    with pytest.raises(RefusedByServer) as refused:
        await other.command({"t": "act", "id": "m2", "base": base, "a": other.actions()[0]})
    assert refused.value.code == "stale"


async def test_a_kicked_player_is_gone_and_stays_out(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    await ann.do(kind="kick", seat=1)
    assert await good_bye(bob) == "kicked"
    with pytest.raises(RefusedByServer) as refused:
        await server.sit(ann.code, bob.secret)
    assert refused.value.code == "kicked"


async def said_to(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """All that is said until the connection is closed, however that is."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


async def test_whoever_is_sent_away_hears_why_in_the_code_of_the_close(server: Running) -> None:
    host, guest = new_secret(), new_secret()
    code = await server.table(host)
    ann = await server.sit(code, host, "Ann")
    async with connect(server.socket) as bob:
        await bob.send(json.dumps({"t": "hello", "table": code, "secret": guest}))
        await bob.recv()
        await bob.send(json.dumps({"t": "do", "id": "j", "c": {"kind": "join", "name": "Bob"}}))
        while '"did":"j"' not in str(await bob.recv()):
            pass
        await ann.do(kind="kick", seat=1)
        async for _ in said_to(bob):
            pass
        assert bob.close_code == 4403
    async with connect(server.socket) as nobody:
        await nobody.send(json.dumps({"t": "hello", "table": "nothere", "secret": guest}))
        async for _ in said_to(nobody):
            pass
        assert nobody.close_code == 4404


async def test_a_page_of_another_server_may_not_connect(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.socket, origin="https://evil.example"):  # type: ignore[arg-type]
            pass
    assert refused.value.response.status_code == 403
    async with connect(server.socket, origin=f"http://127.0.0.1:{server.port}"):  # type: ignore[arg-type]
        pass


async def test_a_socket_at_another_address_is_not_found(server: Running) -> None:
    with pytest.raises(InvalidStatus):
        async with connect(server.socket + "s"):
            pass


async def test_refusals_speak_the_language_of_the_hello(server: Running) -> None:
    code = await server.table(new_secret())
    guest = await server.sit(code, language="uk")
    with pytest.raises(RefusedByServer, match="Гра ще не почалася"):
        await guest.act("end", seat=0)


class _Moody(MemoryStore):
    """A store that can be told to fail."""

    failing: Exception | None = None

    def submit(self, wanted: Append, done: Done) -> None:
        if self.failing is None:
            super().submit(wanted, done)
        else:
            asyncio.get_running_loop().call_soon(done, self.failing)


@pytest.mark.parametrize("reason", ["the disk is full", "the database is locked by another program"])
async def test_what_cannot_be_stored_did_not_happen(ws: str, reason: str) -> None:
    store = _Moody()
    async with running(Hall(quiet(ws=ws), store=store)) as server:
        ann, bob = await server.playing("Ann", "Bob")
        acting = ann if ann.actions() else bob
        move, before = acting.actions()[0], acting.frame
        store.failing = Unavailable(reason)
        with pytest.raises(RefusedByServer) as refused:
            await acting.act(move, id="m1")
        assert refused.value.code == "unavailable"
        assert acting.frame is before  # nothing else was told
        store.failing = None
        after = await acting.act(move, id="m1")
        assert after["seq"] == before["seq"] + 1


async def test_trouble_of_our_own_is_told_as_such_and_the_table_goes_on(ws: str) -> None:
    store = _Moody()
    async with running(Hall(quiet(ws=ws), store=store)) as server:
        (ann,) = await server.playing("Ann")
        store.failing = RuntimeError("a bug")
        with pytest.raises(RefusedByServer) as refused:
            await ann.do(kind="say", text="x")
        assert refused.value.code == "internal"
        store.failing = None
        await ann.do(kind="say", text="y")
        assert server.hall.services.metrics.troubles == 1


async def test_hostile_names(server: Running) -> None:
    code = await server.table(new_secret(), seats=8)
    guest = await server.sit(code)
    for name, code_or_shown in (
        ("   ", "empty_text"),
        ("\u200b\u202e", "empty_text"),
        ("x" * 25, "too_long"),
        ("a" * 500, "bad_message"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("Ґанна\n\t Ї", "Ґанна Ї"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ):
        try:
            frame = await guest.do(kind="join", name=name)
            found = {chair["name"] for chair in frame["table"]["chairs"]}
        except RefusedByServer as refused:
            found = {refused.code}
        assert code_or_shown in found
