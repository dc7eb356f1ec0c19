"""Finished games: looked up again one after another, however many are asked for."""

import asyncio

import pytest

from tests.server.tables import opened, until
from yearline.core.record import Record, dump
from yearline.server.live.records import of_finished_game
from yearline.store import LAST, Line
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio


class _Counting(MemoryStore):
    """A store that takes its time, and counts how many logs it is asked for at once."""

    reading = most = 0

    async def read(self, stream: str, after: int = 0, until: int = LAST) -> list[Line]:
        self.reading += 1
        self.most = max(self.most, self.reading)
        await asyncio.sleep(0)
        self.reading -= 1
        return await super().read(stream, after, until)


async def test_one_address_has_one_log_in_hand_at_a_time() -> None:
    store = _Counting()
    async with opened(store) as table:
        table.do("s", kind="start")
        await until(lambda: table.runner.table.phase == "playing")
        table.do("e", kind="control", what="end")
        await until(lambda: table.runner.table.phase == "over")
        store.most = 0
        asked = [
            of_finished_game(table.hall.tables, table.hall.services.pool, table.code, 1, "greedy", dump)
            for _ in range(5)
        ]
        assert len(set(await asyncio.gather(*asked))) == 1
        assert store.most == 1
        records: list[Record] = await asyncio.gather(
            *[
                of_finished_game(
                    table.hall.tables, table.hall.services.pool, table.code, 1, address, lambda record: record
                )
                for address in "ab"
            ]
        )
        assert (store.most, records[0]) == (2, records[1])
