"""Bad days of a database server, and several nodes on one database."""

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from tests.servers import Postgres, free_port
from yearline.store import Append, Conflict, NewerDatabase, NoDatabase, Unavailable
from yearline.store.postgres import PostgresStore

pytestmark = [pytest.mark.asyncio, pytest.mark.servers, pytest.mark.xdist_group("servers")]


async def opened(address: str) -> PostgresStore:
    store = PostgresStore(address)
    await store.open()
    return store


async def test_nodes_that_start_together_migrate_once(postgres: Postgres) -> None:
    address = postgres.fresh()
    stores = await asyncio.gather(*[opened(address) for _ in range(4)])
    connection = await asyncpg.connect(address)
    assert await connection.fetchval("SELECT count(*) FROM version") == 1
    await connection.execute("INSERT INTO version VALUES (99)")
    await connection.close()
    with pytest.raises(NewerDatabase, match="version 99"):
        await opened(address)
    for store in stores:
        await store.close()


async def test_a_database_that_nobody_has_written_can_be_left_as_it_is(postgres: Postgres) -> None:
    address = postgres.fresh()
    with pytest.raises(NoDatabase):
        await PostgresStore(address, existing=True).open()
    connection = await asyncpg.connect(address)
    assert await connection.fetchval("SELECT to_regclass('version')") is None
    await connection.close()
    await (await opened(address)).close()
    written = PostgresStore(address, existing=True)
    await written.open()
    await written.close()


async def test_two_nodes_race_and_one_wins(postgres: Postgres) -> None:
    address = postgres.fresh()
    one, two = await opened(address), await opened(address)
    for seq in range(20):
        wanted = [Append("t", seq, ("x", "y") if seq < 0 else ("x",), f"n/{seq}", 1.0) for _ in range(2)]
        outcomes = await asyncio.gather(one.append(wanted[0]), two.append(wanted[1]), return_exceptions=True)
        assert sorted(str(type(outcome).__name__) for outcome in outcomes) == ["Conflict", "NoneType"]
    assert [line.seq for line in await one.read("t")] == list(range(1, 21))
    assert Conflict.code == "conflict"
    await one.close()
    await two.close()


async def test_a_batch_in_which_one_loses_at_this_very_moment_is_tried_by_halves(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(postgres.fresh())
    await store.append(Append("c", 0, ("theirs",), "", 1.0))
    insert = store._insert

    async def racing(appends: Sequence[Append]) -> set[str]:
        if any(wanted.stream == "c" for wanted in appends):
            raise asyncpg.UniqueViolationError("somebody was faster")
        return await insert(appends)

    monkeypatch.setattr(store, "_insert", racing)
    told = list[tuple[str, str]]()
    for stream in "abcde":
        wanted = Append(stream, 0, (stream,), "", 1.0)
        store.submit(wanted, lambda error, stream=stream: told.append((stream, type(error).__name__)))  # type: ignore[misc]
    await store.append(Append("f", 0, ("f",), "", 1.0))
    assert sorted(told) == [(stream, "Conflict" if stream == "c" else "NoneType") for stream in "abcde"]
    assert await store.heads("abcdef") == dict.fromkeys("abcdef", 1)
    await store.close()


async def test_due_rows_are_shared_out(postgres: Postgres) -> None:
    address = postgres.fresh()
    one, two = await opened(address), await opened(address)
    for number in range(10):
        await one.append(Append(f"t{number}", 0, ("x",), "", 1.0, (), True, 5.0))
    taken = await asyncio.gather(one.take_due(6.0, 60.0, 5), two.take_due(6.0, 60.0, 5))
    rest = await one.take_due(6.0, 60.0, 10)
    assert sorted([*taken[0], *taken[1], *rest]) == sorted(f"t{number}" for number in range(10))
    await one.close()
    await two.close()


async def test_what_another_node_is_taking_is_not_waited_for(postgres: Postgres) -> None:
    address = postgres.fresh()
    store, other = await opened(address), await asyncpg.connect(address)
    for stream in ("theirs", "ours"):
        await store.append(Append(stream, 0, ("x",), "", 1.0, (), True, 5.0))
    async with other.transaction():
        await other.execute("SELECT FROM due WHERE stream = 'theirs' FOR UPDATE")
        assert await store.take_due(6.0, 60.0) == ["ours"]
    await other.close()
    await store.close()


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Unavailable) as refused:
        await opened(f"postgresql://yearline:hunter2@127.0.0.1:{free_port()}/x")
    assert "hunter2" not in refused.value.message


async def test_a_server_that_goes_away_and_comes_back(postgres: Postgres) -> None:
    store = await opened(postgres.fresh())
    await store.append(Append("t", 0, ("x",), "", 1.0))
    postgres.stop()
    with pytest.raises(Unavailable):
        await store.append(Append("t", 1, ("y",), "", 1.0))
    with pytest.raises(Unavailable):
        await store.read("t")
    postgres.start()
    await store.append(Append("t", 1, ("y",), "", 1.0))
    assert [line.body for line in await store.read("t")] == ["x", "y"]
    await store.close()


async def test_a_connection_that_broke_in_the_middle_of_something_is_not_used_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(postgres.fresh())
    before = await store._pool.fetchval("SELECT pg_backend_pid()")

    async def broken(*_: object) -> None:
        raise asyncpg.InternalClientError("another operation is in progress")

    with monkeypatch.context() as awkward:
        awkward.setattr(asyncpg.Pool, "fetch", broken)
        with pytest.raises(Unavailable):
            await store.read("t")
    await store.append(Append("t", 0, ("x",), "", 1.0))
    assert await store._pool.fetchval("SELECT pg_backend_pid()") != before
    while await store._pool.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = $1", before):
        pass
    await store.close()


async def test_a_connection_that_breaks_while_the_store_is_closed_is_only_unavailable(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(postgres.fresh())
    await store.open()

    async def closed_meanwhile(*_: object) -> None:
        await store.close()
        raise asyncpg.InternalClientError("another operation is in progress")

    monkeypatch.setattr(asyncpg.Pool, "fetch", closed_meanwhile)
    with pytest.raises(Unavailable):
        await store.read("t")
