"""Snapshots: a table opens from the newest one and what came since, and nothing is different for anybody."""

from collections.abc import Collection

import pytest

from tests.server.tables import Table, opened, until
from yearline.core.record import dump
from yearline.server.decks.shelf import Played
from yearline.server.live.hall import Hall
from yearline.server.live.lines import slices
from yearline.server.live.records import of_finished_game
from yearline.store import Line, Snapshot
from yearline.store.memory import MemoryStore

pytestmark = pytest.mark.asyncio


class Reading(MemoryStore):
    """A store that remembers which lines were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []

    async def read(self, stream: str, after: int = 0, until: int = 10**9) -> list[Line]:
        found = await super().read(stream, after, until)
        self.asked.append((after, len(found)))
        return found


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yearline.server.live.tables.SNAPSHOT_LINES", 10)


async def talked(table: Table, lines: int, word: str) -> None:
    for number in range(lines):
        table.do(f"{word}{number}", kind="say", text=f"{word} {number}")
    await until(lambda: table.texts()[-1:] == [f"{word} {lines - 1}"] and table.hall_rests())


async def reopened(table: Table) -> Table:
    """The same table at a node that has just started."""
    hall = Hall(table.hall.services.settings, store=table.hall.services.store)
    await hall.open()
    other = Table(hall, table.code, table.secret)
    await other.hello()
    return other


async def ended(table: Table, id: str) -> None:
    table.do(f"s{id}", kind="start")
    await until(lambda: table.runner.table.phase == "playing")
    table.move()
    await until(lambda: not table.runner.busy)
    table.do(f"e{id}", kind="control", what="end")
    await until(lambda: table.runner.table.phase == "over" and table.hall_rests())


async def test_a_table_opens_from_its_snapshot_and_reads_only_what_came_since() -> None:
    store = Reading()
    async with opened(store) as table:
        await ended(table, "1")
        await talked(table, 12, "x")
        kept = await store.get_snapshot(f"table:{table.code}")
        assert kept is not None
        store.asked.clear()
        other = await reopened(table)
        assert store.asked == [(kept.seq, table.runner.table.seq - kept.seq)]
        one, two = table.runner, other.runner
        assert (one.table.seq, one.table.talk, one.moved, one.games) == (
            two.table.seq,
            two.table.talk,
            two.moved,
            two.games,
        )
        assert list(one._commands) == list(two._commands)
        assert one.revealed == two.revealed
        await other.hall.close()


async def test_records_of_all_games_stay_and_only_their_lines_are_read() -> None:
    store = Reading()
    async with opened(store) as table:
        first = ""
        for game in ("1", "2", "3"):
            await ended(table, game)
            first = first or await record(table, 1)
            await talked(table, 12, f"t{game}")
            if game != "3":
                table.do(f"r{game}", kind="control", what="rematch")
                await until(lambda: table.runner.table.phase == "lobby")
        other = await reopened(table)
        store.asked.clear()
        assert await record(other, 1) == first
        assert [count for _, count in store.asked] == [16]
        assert len({await record(other, number) for number in (1, 2, 3)}) == 3
        await other.hall.close()


async def record(table: Table, number: int) -> str:
    return await of_finished_game(table.hall.tables, table.hall.services.pool, table.code, number, "x", dump)


async def test_a_command_that_was_done_before_the_snapshot_is_not_done_again() -> None:
    async with opened() as table:
        await talked(table, 11, "x")
        other = await reopened(table)
        other.do("x10", kind="say", text="again")
        await until(other.hall_rests)
        assert other.texts() == table.texts()
        await other.hall.close()


@pytest.mark.parametrize("body", [b"", b'{"version":99}', b"\0\0"])
async def test_a_snapshot_that_cannot_be_read_is_as_good_as_none(body: bytes) -> None:
    store = Reading()
    async with opened(store) as table:
        await talked(table, 5, "x")
        await store.put_snapshot(f"table:{table.code}", Snapshot(10**6, body))
        other = await reopened(table)
        assert other.texts() == table.texts()
        await other.hall.close()


async def test_a_table_of_many_games_has_the_decks_of_two_at_hand_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """F5: the game that is folded, and the one before it."""
    monkeypatch.setattr("yearline.server.live.tables.SNAPSHOT_LINES", 10**6)
    async with opened() as table:
        for id in ("inventions", "popular-culture", "world-history", "chronology"):
            table.do(f"r{id}", kind="control", what="rematch")
            table.do(f"c{id}", kind="configure", settings={"decks": [id]})
            await until(lambda: table.hall_rests() and not table.runner.busy)
            await ended(table, id)
        hall = Hall(table.hall.services.settings, store=table.hall.services.store)
        asked: list[int] = []
        thaw = hall.services.shelf.thaw

        async def thawed(names: Collection[str], played: Played) -> None:
            asked.append(len(names))
            await thaw(names, played)

        monkeypatch.setattr(hall.services.shelf, "thaw", thawed)
        await hall.open()
        runner = await hall.tables.runner(table.code)
        assert len(runner.games) == 4
        assert max(asked) <= 2
        await hall.close()


async def test_no_two_deals_are_folded_together() -> None:
    """F5: all decks of all games of a table were in memory at once."""
    kinds = ["created", "started", "acted", "started", "started", "acted"]
    lines = [Line(seq, f'{{"kind":"{kind}"}}', "", 1.0) for seq, kind in enumerate(kinds, 1)]
    found = [[line.seq for line in some] for some in slices(lines)]
    assert found == [[1], [2, 3], [4], [5, 6]]
