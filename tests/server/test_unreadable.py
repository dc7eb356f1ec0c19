"""One table whose log cannot be followed: everybody else goes on, and whoever asks for it hears why."""

import logging
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.conftest import Running, bearer, quiet, running
from tests.server.tables import Table, opened, until
from yearline.client import RefusedByServer
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.store import Append, Unavailable
from yearline.store.memory import MemoryStore

NEWER = '{"kind":"sung","person":"p","song":"la"}'
ROTTEN = [
    NEWER,
    '{"kind":"configured","settings":{"game":"whist"}}',
    '{"kind":"acted","seat":0,"action":"place 1 1","by":"player"}',
    '{"kind":"started","chairs":[],"seed":1,"deck":"gone","options":{}}',
    '{"kind":"started"}',
    "{",
]


@pytest_asyncio.fixture
async def server() -> AsyncIterator[Running]:
    async with running(Hall(quiet(idle_seconds=-1.0))) as started:
        yield started


async def spoil(hall: Hall, code: str, body: str) -> None:
    """Another node writes what this one cannot follow, when nobody here looks at the table."""
    await hall.housekeeping.sweep()
    (length,) = (await hall.services.store.heads([f"table:{code}"])).values()
    await hall.services.store.append(
        Append(f"table:{code}", length, (body,), "", hall.services.clock.now(), (), True, 0.0)
    )


@pytest.mark.parametrize("body", ROTTEN)
async def test_one_rotten_table_is_named_among_the_others(server: Running, body: str) -> None:
    ann = new_secret()
    codes = [await server.table(ann) for _ in range(3)]
    await spoil(server.hall, codes[1], body)
    answer = await server.http.get("/api/tables", headers=bearer(ann))
    assert answer.status_code == 200, answer.text
    assert {one["code"]: one["phase"] for one in answer.json()} == {
        codes[0]: "lobby",
        codes[1]: "unavailable",
        codes[2]: "lobby",
    }


async def test_a_database_that_does_not_answer_is_no_rotten_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = new_secret()
    await server.table(ann)
    await server.hall.housekeeping.sweep()

    async def away(*_: object) -> None:
        raise Unavailable("the disk is gone")

    monkeypatch.setattr(server.hall.services.store, "read", away)
    answer = await server.http.get("/api/tables", headers=bearer(ann))
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


@pytest.mark.parametrize("body", ROTTEN)
async def test_who_asks_for_a_rotten_table_hears_so(server: Running, body: str) -> None:
    code = await server.table(new_secret())
    await spoil(server.hall, code, body)
    answer = await server.http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (503, "unreadable_table")
    page = await server.http.get(f"/t/{code}", headers={"Accept": "text/html", "Accept-Language": "it"})
    assert page.status_code == 503
    assert "tavolo" in page.text
    with pytest.raises(RefusedByServer) as refused:
        await server.sit(code)
    assert refused.value.code == "unreadable_table"


async def test_the_operator_hears_of_a_rotten_table_once(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    code = await server.table(new_secret())
    await spoil(server.hall, code, NEWER)
    with caplog.at_level(logging.ERROR, "yearline.server"):
        for _ in range(3):
            await server.http.get(f"/api/tables/{code}")
    assert [record.where for record in caplog.records] == [f"table:{code}"]  # type: ignore[attr-defined]


async def test_a_rotten_table_is_no_wrong_code() -> None:
    async with running(Hall(quiet(wrong_codes_per_second=0.1, idle_seconds=-1.0))) as server:
        good, bad = await server.table(new_secret()), await server.table(new_secret())
        await spoil(server.hall, bad, NEWER)
        for _ in range(5):
            assert (await server.http.get(f"/api/tables/{bad}")).status_code == 503
        assert (await server.http.get(f"/api/tables/{good}")).status_code == 200


async def test_a_table_that_becomes_rotten_under_the_players_says_so_and_is_logged() -> None:
    async with opened() as table:
        await _sing(table)
        table.runner.catch_up()
        await until(table.hall_rests)
        assert table.hall.services.metrics.troubles == 1
        table.do("x", kind="say", text="hello")
        await until(table.link.refusals)
        assert table.link.refusals() == ["unreadable_table"]
        assert table.hall.services.metrics.troubles == 1


async def _sing(table: Table) -> None:
    runner = table.runner
    await table.hall.services.store.append(
        Append(runner.stream, runner.table.seq, (NEWER,), "", table.hall.services.clock.now())
    )


async def test_a_table_that_can_be_read_again_is_listed_again() -> None:
    store = MemoryStore()
    hall = Hall(quiet(idle_seconds=-1.0), store=store)
    async with running(hall) as server:
        ann = new_secret()
        code = await server.table(ann)
        await spoil(hall, code, NEWER)
        assert (await server.http.get(f"/api/tables/{code}")).status_code == 503
        store._streams[f"table:{code}"].pop()
        assert (await server.http.get(f"/api/tables/{code}")).status_code == 200
        assert [one["phase"] for one in (await server.http.get("/api/tables", headers=bearer(ann))).json()] == ["lobby"]
        assert person_of(ann) == (await hall.tables.runner(code)).table.host
