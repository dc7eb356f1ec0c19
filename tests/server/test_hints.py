"""Hints that come at awkward moments:
none is lost that could have been heard, and a table survives what it cannot fold.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.server.conftest import Running, quiet, running
from yearline.bus.memory import MemoryBus
from yearline.client import TableClient
from yearline.core.deck import Deck
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.store import LAST, Line
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio


class _SlowReads(MemoryStore):
    """The same log as another store's, whose answers are on their way for as long as one likes."""

    def __init__(self, other: MemoryStore) -> None:
        super().__init__()
        self.__dict__.update(other.__dict__)
        self.asked, self.flowing = asyncio.Event(), asyncio.Event()
        self.flowing.set()

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        lines = await super().read(stream, after, until)
        self.asked.set()
        await self.flowing.wait()
        return lines

    def hold(self) -> None:
        self.asked.clear()
        self.flowing.clear()


class Pair:
    """Two nodes with a bus between them; the second one's log can be slow."""

    def __init__(self, one: Running, two: Running, slow: _SlowReads) -> None:
        self.one, self.two, self.slow = one, two, slow

    async def host(self) -> TableClient:
        secret = new_secret()
        return await self.one.sit(await self.one.table(secret, game="race", seats=1), secret)


@pytest_asyncio.fixture
async def pair() -> AsyncIterator[Pair]:
    store, others = MemoryStore(), list[MemoryBus]()
    slow = _SlowReads(store)
    near, far = [Hall(quiet(), store=one, bus=MemoryBus(others)) for one in (store, slow)]
    async with running(near) as one, running(far) as two:
        yield Pair(one, two, slow)


async def reaches(client: TableClient, seq: int) -> None:
    async with asyncio.timeout(5):
        while client.seq < seq:
            await client.receive()


async def test_a_hint_that_comes_while_the_log_is_read_is_not_lost(pair: Pair) -> None:
    ann = await pair.host()
    bob = await pair.two.sit(ann.code)
    pair.slow.hold()
    await ann.do(kind="join", name="Ann")
    await pair.slow.asked.wait()
    await ann.do(kind="say", text="written after the question, before the answer")
    pair.slow.flowing.set()
    await reaches(bob, ann.seq)


async def test_a_hint_that_comes_while_a_table_is_opened_is_not_lost(pair: Pair) -> None:
    ann = await pair.host()
    pair.slow.hold()
    coming = asyncio.create_task(pair.two.sit(ann.code))
    await pair.slow.asked.wait()
    await ann.do(kind="join", name="Ann")
    pair.slow.flowing.set()
    await reaches(await coming, ann.seq)


async def test_a_table_that_could_not_be_folded_is_folded_at_the_next_sweep(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await pair.host()
    await ann.do(kind="join", name="Ann")
    bob = await pair.two.sit(ann.code)

    def missing(digest: str) -> Deck:
        raise KeyError(digest)

    with monkeypatch.context() as broken:
        broken.setattr(pair.two.hall.services.shelf, "frozen", missing)
        await ann.do(kind="start")
        while pair.two.hall.services.metrics.troubles == 0:
            await asyncio.sleep(0)
    await pair.two.hall.housekeeping.sweep()
    await reaches(bob, ann.seq)
    assert bob.phase == "playing"
