"""Several nodes on one PostgreSQL and one Redis: anybody sits anywhere, moves cross over, nodes go and come."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.server.conftest import Running, quiet, running
from tests.server.test_play import play_on
from tests.servers import Postgres, RedisServer
from yearline.bus.memory import MemoryBus
from yearline.client import TableClient
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.store.memory import MemoryStore

servers = [pytest.mark.servers, pytest.mark.xdist_group("servers")]


@asynccontextmanager
async def cluster(size: int, database: str, bus: str) -> AsyncIterator[list[Running]]:
    async with AsyncExitStack() as stack:
        halls = [Hall(quiet(database=database, bus=bus, sweep_seconds=0.5)) for _ in range(size)]
        yield [await stack.enter_async_context(running(hall)) for hall in halls]


@pytest.mark.parametrize("kind", ["memory", pytest.param("postgres", marks=servers)])
async def test_a_game_across_two_nodes(kind: str, request: pytest.FixtureRequest) -> None:
    async with AsyncExitStack() as stack:
        if kind == "memory":
            store, others = MemoryStore(), list[MemoryBus]()
            halls = [Hall(quiet(), store=store, bus=MemoryBus(others)) for _ in range(2)]
            nodes = [await stack.enter_async_context(running(hall)) for hall in halls]
        else:
            database = request.getfixturevalue("postgres").fresh()
            nodes = await stack.enter_async_context(
                cluster(2, database, request.getfixturevalue("redis_server").address)
            )
        host = new_secret()
        code = await nodes[0].table(host, game="race", seats=3)
        ann = await nodes[0].sit(code, host, "Ann")
        bob = await nodes[1].sit(code, name="Bob")
        while len([chair for chair in ann.frame["table"]["chairs"] if chair["kind"] == "human"]) < 2:
            await ann.receive()
        await ann.do(kind="bot", seat=2, bot="simple")
        await ann.do(kind="start")
        luck = random.Random(3)
        await asyncio.gather(play_on(ann, luck), play_on(bob, luck))
        while ann.seq != bob.seq:
            await (ann if ann.seq < bob.seq else bob).receive()
        assert ann.frame["view"] == bob.frame["view"]
        assert ann.frame["view"]["outcome"] is not None


async def seen(client: TableClient, wanted: list[bool]) -> None:
    """Wait until a client sees who is there, seat by seat."""
    while [chair["here"] for chair in client.frame["table"]["chairs"]] != wanted:
        await client.receive()


@pytest.mark.parametrize("kind", ["memory", pytest.param("redis", marks=servers)])
async def test_people_at_another_node_are_here(kind: str, request: pytest.FixtureRequest) -> None:
    store, others = MemoryStore(), list[MemoryBus]()
    async with AsyncExitStack() as stack:
        if kind == "memory":
            halls = [Hall(quiet(), store=store, bus=MemoryBus(others)) for _ in range(2)]
        else:
            bus = request.getfixturevalue("redis_server").address
            halls = [Hall(quiet(bus=bus, sweep_seconds=0.3), store=store) for _ in range(2)]
        one, two = [await stack.enter_async_context(running(hall)) for hall in halls]
        host = new_secret()
        code = await one.table(host, seats=2)
        ann = await one.sit(code, host, "Ann")
        bob = await two.sit(code, name="Bob")
        await seen(ann, [True, True])
        await seen(bob, [True, True])
        watcher = await two.sit(code)
        while ann.frame["table"]["watching"] != 1:
            await ann.receive()
        await bob.close()
        await watcher.close()
        await seen(ann, [True, False])
        while ann.frame["table"]["watching"]:
            await ann.receive()


async def test_people_at_a_node_that_fell_silent_are_not_here_any_more() -> None:
    store, others = MemoryStore(), list[MemoryBus]()
    halls = [Hall(quiet(sweep_seconds=10.0), store=store, bus=MemoryBus(others)) for _ in range(2)]
    async with running(halls[0]) as one, running(halls[1]) as two:
        ticks = 1000.0
        halls[0].services.clock.ticks = lambda: ticks
        host = new_secret()
        code = await one.table(host, seats=2)
        ann = await one.sit(code, host, "Ann")
        await two.sit(code, name="Bob")
        await seen(ann, [True, True])
        others.clear()
        ticks += 39.0
        halls[0].presence.sweep()
        assert halls[0].presence.elsewhere(code)[0]
        ticks += 2.0
        await halls[0].housekeeping.sweep()
        await seen(ann, [True, False])


@pytest.mark.parametrize("word", ["here:x", "here:abc node 1 x", "who:", "who:ABC", "nonsense", "here:abc " + "0" * 12])
def test_words_on_the_bus_that_are_none_change_nothing(word: str) -> None:
    assert Hall(quiet()).presence.heard(word) is None


async def test_a_lost_hint_is_found_by_the_sweep() -> None:
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as one, running(Hall(quiet(), store=store)) as two:
        code = await one.table(new_secret())
        here, there = await one.sit(code), await two.sit(code)
        await here.do(kind="join", name="Ann")
        assert there.seq == 1
        await two.hall.housekeeping.sweep()
        while there.seq < 2:
            await there.receive()
        assert there.frame["table"]["chairs"][0]["name"] == "Ann"


async def test_the_loser_of_a_race_reads_on_and_decides_again() -> None:
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as one, running(Hall(quiet(), store=store)) as two:
        code = await one.table(new_secret(), seats=8)
        here, there = await one.sit(code), await two.sit(code)
        await here.do(kind="join", name="Ann")
        frame = await there.do(kind="join", name="Bob")
        assert [chair["name"] for chair in frame["table"]["chairs"][:2]] == ["Ann", "Bob"]
        assert frame["you"]["seats"] == [1]


async def test_a_command_repeated_at_another_node_is_done_once() -> None:
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as one, running(Hall(quiet(), store=store)) as two:
        secret = new_secret()
        code = await one.table(secret)
        here, there = await one.sit(code, secret), await two.sit(code, secret)
        await here.do(id="once", kind="join", name="Ann")
        frame = await there.do(id="once", kind="join", name="Ann")
        assert frame["seq"] == 2
        assert [chair["name"] for chair in frame["table"]["chairs"]] == ["Ann", "", "", ""]


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
async def test_nodes_restart_one_after_another_under_play(postgres: Postgres, redis_server: RedisServer) -> None:
    database, bus = postgres.fresh(), redis_server.address

    async def node(stack: AsyncExitStack) -> Running:
        return await stack.enter_async_context(running(Hall(quiet(database=database, bus=bus, sweep_seconds=0.5))))

    async with AsyncExitStack() as first, AsyncExitStack() as second:
        old, other = await node(first), await node(second)
        host = new_secret()
        code = await old.table(host, game="race", options={"hand_size": 8}, seats=1)
        ann = TableClient(old.socket, code, host)
        await ann.connect()
        await ann.do(kind="join", name="Ann")
        await ann.do(kind="start")
        luck, moves = random.Random(5), 0
        async for actions in ann.turns():
            if moves == 4:
                await first.aclose()
                ann.url = other.socket
            await ann.act(luck.choice(actions))
            moves += 1
            if moves == 8:
                break
        if ann.phase == "playing":
            await ann.do(kind="control", what="end")
        record = (await other.http.get(ann.frame["table"]["record"])).text
        assert record.count("\nmove ") == 8
        await ann.close()
