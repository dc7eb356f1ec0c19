"""Whose seat is it? Only the secret says so: not the code, not the name, not an old message, not another's hash."""

import json

import pytest

from tests.server.conftest import Running, bearer, running, timeless
from yearline.client import RefusedByServer, TableClient
from yearline.server.live.identity import new_secret, person_of

pytestmark = pytest.mark.asyncio


async def refused(client: TableClient, **command: object) -> str:
    with pytest.raises(RefusedByServer) as refusal:
        await client.do(**command)
    return refusal.value.code


async def test_another_secret_gets_no_seat_and_no_power(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    thief = await server.sit(ann.code)
    assert thief.frame["you"] == {"seats": [], "host": False, "waits": False, "act": None, "did": None}
    assert await refused(thief, kind="join", name="Ann") == "name_taken"
    assert await refused(thief, kind="join", name="ann", seat=0) == "name_taken"
    assert await refused(thief, kind="join", name="Eve", seat=0) == "seat_taken"
    assert await refused(thief, kind="leave", seat=0) == "not_your_seat"
    for power in ("free", "kick", "host", "bot"):
        assert await refused(thief, kind=power, seat=0) == "not_host"
        assert await refused(bob, kind=power, seat=0) == "not_host"
    for what in ("pause", "end", "rematch"):
        assert await refused(thief, kind="control", what=what) == "not_host"
    assert await refused(thief, kind="say", text="hi") == "not_seated"


async def test_a_hash_is_no_secret(server: Running) -> None:
    """The log names people by a hash of their secret; presenting the hash makes one somebody else."""
    ann, _ = await server.playing("Ann", "Bob")
    for claimed in (person_of(ann.secret).ljust(22, "A"), ann.secret[:-1] + "_", ann.secret.swapcase()):
        thief = await server.sit(ann.code, claimed)
        assert thief.frame["you"]["seats"] == []


async def test_no_frame_and_no_answer_holds_anything_that_names_a_person(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    watcher = await server.sit(ann.code)
    await ann.do(kind="say", text="hello")
    shown = json.dumps([watcher.frame, bob.frame, (await server.http.get(f"/api/tables/{ann.code}")).json()])
    for person in (ann, bob):
        assert person.secret not in shown
        assert person_of(person.secret) not in shown


async def test_a_replayed_conversation_does_nothing_twice(server: Running) -> None:
    """Even somebody who stole the messages and the secret can only repeat what was done already."""
    ann, bob = await server.playing("Ann", "Bob")
    acting = ann if ann.actions() else bob
    move = {"t": "act", "id": "m1", "base": acting.seq, "a": acting.actions()[0]}
    done = await acting.command(move)
    replay = await server.sit(acting.code, acting.secret)
    assert (await replay.command(move))["seq"] == done["seq"]
    assert (await replay.command({**move, "a": "end"}))["seq"] == done["seq"]
    with pytest.raises(RefusedByServer, match="moved on"):
        await replay.command({**move, "id": "m2"})


async def test_one_connection_is_one_person(server: Running) -> None:
    ann, bob = await server.playing("Ann", "Bob")
    await bob.send({"t": "hello", "table": ann.code, "secret": ann.secret})
    assert (await bob.until(lambda heard: heard["t"] == "refused"))["code"] == "hello_again"
    assert bob.frame["you"]["seats"] == [1]


async def test_my_tables_are_mine(server: Running) -> None:
    ann, _ = await server.playing("Ann", "Bob")
    mine = await server.http.get("/api/tables", headers=bearer(ann.secret))
    others = await server.http.get("/api/tables", headers=bearer(new_secret()))
    assert [table["code"] for table in mine.json()] == [ann.code]
    assert others.json() == []
    for header in ({}, {"Authorization": ann.secret}, bearer("short"), bearer("ä" * 30), bearer("x" * 300)):
        raw = {name: text.encode() for name, text in header.items()}
        assert (await server.http.get("/api/tables", headers=raw)).status_code in (400, 401)


async def test_who_guesses_codes_does_not_find_the_right_one_either(ws: str) -> None:
    async with running(timeless(ws=ws, wrong_codes_per_second=0.2)) as server:
        ann, _ = await server.playing("Ann", "Bob")
        for number in range(5):
            await server.http.get(f"/api/tables/guess22{number}")
        for door in (f"{ann.code}", f"{ann.code}/faces", f"{ann.code}/qr", f"{ann.code}/games/1/record"):
            assert (await server.http.get(f"/api/tables/{door}")).status_code == 429
        report = {"table": ann.code, "picture": "x", "reason": "date"}
        answer = await server.http.post("/api/reports", json=report, headers=bearer(new_secret()))
        assert answer.status_code == 429
        with pytest.raises(RefusedByServer, match=r"(?i)fast|slow|many"):
            await server.sit(ann.code)
        again = await server.sit(ann.code, ann.secret)
        assert again.frame["you"]["seats"] == [0]


async def test_behind_a_proxy_only_the_address_that_the_proxy_added_counts() -> None:
    async with running(timeless(behind_proxy=True, wrong_codes_per_second=0.2)) as server:
        ann, _ = await server.playing("Ann", "Bob")
        for number in range(6):
            forged = {"X-Forwarded-For": f"10.0.0.{number}, 203.0.113.7"}
            await server.http.get(f"/api/tables/guess22{number}", headers=forged)
        path = f"/api/tables/{ann.code}"
        forged = {"X-Forwarded-For": "10.9.9.9, 203.0.113.7"}
        assert (await server.http.get(path, headers=forged)).status_code == 429
        assert (await server.http.get(path, headers={"X-Forwarded-For": "203.0.113.8"})).status_code == 200


async def test_without_a_proxy_a_forwarded_address_is_not_believed() -> None:
    async with running(timeless(requests_per_second=1.0)) as server:
        codes = [
            (await server.http.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{number}"})).status_code
            for number in range(8)
        ]
        assert codes[-1] == 429
