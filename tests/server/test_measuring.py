"""Games at tables count towards how hard cards are: what people chose, once, and nothing about them."""

import pytest

from tests.server.tables import Table, opened, until
from yearline.measured.book import STREAM, noted
from yearline.measured.model import Placement
from yearline.server.live.measuring import spread
from yearline.store.memory import MemoryStore
from yearline.table.model import Settings

pytestmark = pytest.mark.asyncio
LIVES = Settings(game="lives", decks=("world-history",))


async def played(table: Table) -> None:
    """A whole game of Three Lives, each card into the first gap."""
    table.do("s", kind="start")
    await until(lambda: table.runner.table.phase == "playing")
    moves = 0
    while table.runner.table.phase == "playing":
        before = table.runner.table.seq
        table.move()
        moves += 1
        await until(lambda: table.runner.table.seq > before)  # noqa: B023
    assert moves


async def test_a_finished_game_is_noted_once_and_names_nobody() -> None:
    store = MemoryStore()
    async with opened(store, LIVES) as table:
        await played(table)
        await until(lambda: store._streams.get(STREAM))
        found = await noted(store)
        assert len(store._streams[STREAM]) == 1
        assert {one.right for one in found} >= {False}
        assert sum(not one.right for one in found) == 3
        line = store._streams[STREAM][0]
        assert line.at % 86_400 == 0
        people = {chair.person for chair in table.runner.table.chairs} | {table.code, table.secret}
        assert not [name for name in people if name and name in line.body + line.command]


async def test_a_host_who_switches_it_off_keeps_nothing() -> None:
    store = MemoryStore()
    async with opened(store, LIVES, measure_cards=False) as table:
        await played(table)
        await until(lambda: not table.runner.busy)
        assert STREAM not in store._streams


async def test_what_a_bot_placed_says_nothing_about_people() -> None:
    store = MemoryStore()
    async with opened(store, Settings(game="race", decks=("world-history",), options={"hand_size": 1})) as table:
        table.do("b", kind="bot", seat=1, bot="random")
        await played(table)
        await until(lambda: store._streams.get(STREAM))
        acted = [line for line in store._streams[table.runner.stream] if '"by":"player"' in line.body]
        assert 0 < len(await noted(store)) <= len(acted)


async def test_a_hall_full_of_phones_says_no_more_than_its_share() -> None:
    many = [Placement(str(number), True, 0.1) for number in range(1000)]
    kept = spread(many, 400)
    assert (len(kept), kept[0], len({one.picture for one in kept})) == (400, many[0], 400)
    assert spread(many[:3], 400) == many[:3]
    assert spread([], 400) == []
