"""Several nodes on one log, of which one has not heard the latest: nobody must notice."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.conftest import Running, quiet, running
from yearline.client import TableClient
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.store import Append, Done, Unavailable
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio
Nodes = tuple[Running, Running]


@pytest_asyncio.fixture
async def nodes() -> AsyncIterator[Nodes]:
    """Two nodes that never tell each other anything."""
    store = MemoryStore()
    async with running(Hall(quiet(), store=store)) as one, running(Hall(quiet(), store=store)) as two:
        yield one, two


async def moved_on(nodes: Nodes) -> tuple[TableClient, TableClient]:
    """Ann has moved at the first node; Bob watches at the second one, which did not hear of it."""
    one, two = nodes
    ann, bob = await one.playing("Ann", "Bob")
    acting, other = (ann, bob) if ann.actions() else (bob, ann)
    await two.sit(ann.code)
    await acting.act(acting.actions()[0])
    while not other.actions():
        await other.receive()
    return acting, other


async def test_who_comes_to_a_node_that_is_behind_soon_sees_what_they_saw_before(nodes: Nodes) -> None:
    _, other = await moved_on(nodes)
    seen = other.seq
    other.url = nodes[1].socket
    await other.connect()
    while other.seq < seen:
        await other.receive()
    assert other.actions()


async def test_a_node_that_is_behind_reads_on_before_it_decides(nodes: Nodes) -> None:
    _, other = await moved_on(nodes)
    here = await nodes[1].sit(other.code, other.secret)
    assert here.seq < other.seq
    frame = await here.command({"t": "act", "id": "m1", "base": other.seq, "a": other.actions()[0]})
    assert frame["seq"] == other.seq + 1


async def test_a_base_from_the_future_is_no_reason_to_read_for_ever(nodes: Nodes) -> None:
    _, other = await moved_on(nodes)
    frame = await other.command({"t": "act", "id": "m1", "base": 1 << 40, "a": other.actions()[0]})
    assert frame["you"]["did"] == "m1"


class _NoBots(MemoryStore):
    """A store that fails when a bot moves, as often as it is told to."""

    failures = 1

    def submit(self, wanted: Append, done: Done) -> None:
        if not self.failures or '"by":"bot"' not in wanted.bodies[0]:
            super().submit(wanted, done)
        else:
            self.failures -= 1
            asyncio.get_running_loop().call_soon(done, Unavailable("the disk is full"))


async def test_a_bot_whose_move_could_not_be_stored_moves_at_the_next_sweep() -> None:
    store = _NoBots()
    async with running(Hall(quiet(), store=store)) as server:
        host = new_secret()
        ann = await server.sit(await server.table(host, game="race", seats=2), host, "Ann")
        await ann.do(kind="bot", seat=1)
        await ann.do(kind="start")
        if ann.actions():
            await ann.act(ann.actions()[0])
        while store.failures or (await server.hall.tables.runner(ann.code)).busy:
            await asyncio.sleep(0.001)
        await server.hall.housekeeping.sweep()
        while not ann.actions():
            await ann.receive()
