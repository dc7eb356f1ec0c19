"""Too many, too fast, and sockets that fall silent."""

import asyncio
from typing import Any

import pytest

from tests.server.conftest import bearer, quiet, running, timeless
from tests.server.test_bad_days import good_bye
from yearline.client import Disconnected, RefusedByServer
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.server.running.guard import Guarded
from yearline.server.services.settings import ServerSettings

pytestmark = pytest.mark.asyncio


async def test_too_fast_is_refused_then_shown_the_door(ws: str) -> None:
    async with running(timeless(ws=ws, messages_per_second=1.0)) as server:
        code = await server.table(new_secret())
        guest = await server.sit(code)
        for _ in range(22):
            await guest.send({"t": "ping"})
        assert await good_bye(guest) == "too_fast"


async def test_all_sockets_of_an_address_share_an_allowance(ws: str) -> None:
    """They have three messages together, and no time passes in which that could become more."""
    async with running(timeless(ws=ws, messages_per_address=1.0)) as server:
        code = await server.table(new_secret())
        ann, bob = await server.sit(code), await server.sit(code)
        await ann.do(kind="join", name="Ann")
        await bob.send({"t": "ping"})
        with pytest.raises(RefusedByServer) as refused:
            await bob.until(lambda message: message["t"] == "pong")
        assert refused.value.code == "too_fast"


async def test_who_is_too_fast_hears_which_command_was_lost(ws: str) -> None:
    """Otherwise its sender would wait for an answer until it takes the connection for broken."""
    async with running(timeless(ws=ws, messages_per_address=1.0)) as server:
        ann = await server.sit(await server.table(new_secret()))
        for _ in range(2):
            await ann.send({"t": "ping"})
        await ann.send({"t": "do", "id": "j1", "c": {"kind": "join", "name": "Ann"}})
        while (message := await ann.receive())["t"] != "refused":
            pass
        assert (message["code"], message["id"]) == ("too_fast", "j1")


async def test_too_many_connections_from_one_address(ws: str) -> None:
    async with running(Hall(quiet(ws=ws, sockets_per_address=2))) as server:
        code = await server.table(new_secret())
        one, _ = await server.sit(code), await server.sit(code)
        with pytest.raises(Disconnected):
            await server.sit(code)
        await one.close()
        while len(server.hall.connections.sessions) > 1:
            await asyncio.sleep(0.001)
        await server.sit(code)


async def test_guessing_codes_is_slow(ws: str) -> None:
    async with running(timeless(ws=ws, wrong_codes_per_second=0.1)) as server:
        codes = []
        for number in range(6):
            with pytest.raises(RefusedByServer) as refused:
                await server.sit(f"guess{number}")
            codes.append(refused.value.code)
        assert codes[0] == "no_table"
        assert codes[-1] == "too_fast"
        assert (await server.http.get("/api/tables/guess9")).status_code == 429


async def test_who_sits_comes_back_from_an_address_that_has_guessed_too_often() -> None:
    """The page tells nothing of a table, so anybody gets it; its cards are for those who sit there."""
    async with running(timeless(wrong_codes_per_second=0.1)) as server:
        (ann, _) = await server.playing("Ann", "Bob")
        for number in range(6):
            await server.http.get(f"/t/guess{number}")
        known, guessed = [await server.http.get(f"/t/{code}") for code in (ann.code, "guess9999")]
        assert (known.status_code, guessed.status_code) == (200, 200)
        assert known.text.replace(ann.code, "") == guessed.text.replace("guess9999", "")
        assert (await server.http.get(f"/t/{ann.code}/faces", headers=bearer(ann.secret))).status_code == 200
        assert (await server.http.get(f"/t/{ann.code}/faces")).status_code == 429
        again = await server.sit(ann.code, ann.secret)
        assert again.frame["you"]["seats"] == ann.frame["you"]["seats"]


async def test_too_many_requests() -> None:
    async with running(timeless(requests_per_second=2.0)) as server:
        answers = [(await server.http.get("/api/games")).status_code for _ in range(10)]
        assert answers[0] == 200
        assert answers[-1] == 429


@pytest.mark.parametrize("header", [(b"content-length", b"1500000"), (b"transfer-encoding", b"chunked")])
async def test_a_large_draft_counts_as_many_requests_before_it_is_read(header: tuple[bytes, bytes]) -> None:
    passed: list[str] = []

    async def app(scope: dict[str, Any], _: object, __: object) -> None:
        passed.append(scope["path"])

    async def nobody(_: object) -> None:
        """Reads the refusals."""

    door = Guarded(app, timeless(requests_per_second=100.0).services)
    for path in ["/api/workshop/check"] * 9 + ["/api/games"] * 400:
        headers = [header] if path.endswith("check") else []
        scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "client": ("10.0.0.1", 1)}
        await door({**scope, "query_string": b""}, None, nobody)
    assert 1 < passed.count("/api/workshop/check") < 9
    assert passed.count("/api/games") < 150, "it was paid for"


async def test_a_class_may_open_a_table_in_the_same_moment_from_one_address() -> None:
    answered: list[str] = []

    async def app(scope: dict[str, Any], _: object, __: object) -> None:
        answered.append(scope["path"])

    door = Guarded(app, timeless(requests_per_second=ServerSettings().requests_per_second).services)
    asked = ["/t/abcdefgh", "/t/abcdefgh/faces", "/api/bots", *["/static/app/x.js"] * 20, *["/pictures/x.svg"] * 50]
    for path in asked * 30:
        await door(
            {"type": "http", "method": "GET", "path": path, "headers": [], "client": ("10.0.0.1", 1)}, None, None
        )
    assert answered == asked * 30


async def test_a_half_open_socket_is_dropped_and_its_seat_waits() -> None:
    hall = Hall(quiet(silence_seconds=10.0))
    async with running(hall) as server:
        ann, bob = await server.playing("Ann", "Bob")
        later = hall.services.clock.ticks() + 11.0
        for session in hall.connections.sessions:
            session.heard_at = later if session.person == "" else hall.services.clock.ticks()
        hall.services.clock.ticks = lambda: later
        await bob.send({"t": "ping"})
        await bob.until(lambda message: message["t"] == "pong")
        await hall.housekeeping.sweep()
        assert await good_bye(ann) == "silent"
        while bob.frame["table"]["chairs"][0]["here"]:
            await bob.receive()
        again = await server.sit(ann.code, ann.secret)
        assert again.frame["you"]["seats"] == [0]


async def test_a_pong_is_a_sign_of_life() -> None:
    hall = Hall(quiet(silence_seconds=10.0))
    async with running(hall) as server:
        (ann,) = await server.playing("Ann")
        start = hall.services.clock.ticks()
        hall.services.clock.ticks = lambda: start + 7.0
        await hall.housekeeping.sweep()
        (session,) = hall.connections.sessions
        async with asyncio.timeout(10):
            while session.heard_at < start + 7.0:
                await asyncio.sleep(0.001)
        hall.services.clock.ticks = lambda: start + 14.0
        await hall.housekeeping.sweep()
        await ann.do(kind="say", text="still here")


async def test_bodies_that_never_end_take_only_so_much_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six hundred requests of a megabyte each, without their last byte, were 600 MB in three seconds."""
    monkeypatch.setattr("yearline.server.running.guard.MOST_COMING", 2_500_000)
    head = "POST /api/decks HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n{}\r\n\r\n".format
    lengths = (*["Content-Length: 950000"] * 2, "Transfer-Encoding: chunked", "Content-Length: 950000")
    async with running(Hall(quiet())) as server:
        opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in lengths]
        for (_, writer), length in zip(opened, lengths, strict=True):
            writer.write(head(new_secret(), length).encode())
        answers = [asyncio.create_task(reader.readline()) for reader, _ in opened]
        async with asyncio.timeout(20):
            while sum(answer.done() for answer in answers) < 2:
                await asyncio.sleep(0.01)
        done = [answer for answer in answers if answer.done()]
        assert {task.result().split()[1] for task in done} == {b"429"}
        assert (await server.http.get("/api/games")).status_code == 200
        for _, writer in opened:
            writer.transport.abort()
        await asyncio.gather(*answers, return_exceptions=True)
        brought = {"content": "title,year\n" + "x,1900\n" * 10, "headers": bearer(new_secret())}
        async with asyncio.timeout(20):
            while (await server.http.post("/api/decks", **brought)).status_code == 429:
                await asyncio.sleep(0.01)
