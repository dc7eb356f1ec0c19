"""What every store promises about data that ends, asked of all of them."""

import asyncio
from pathlib import Path

import pytest

from tests.store.conftest import KINDS
from yearline.store import Append, Beat, Conflict, Line, Rewrite, Snapshot, Store, open_store

pytestmark = [pytest.mark.parametrize("kind", KINDS)]
LATER = 1e12


def lines(stream: str, after: int, *bodies: str, at: float = 1.0, people: tuple[str, ...] = ()) -> Append:
    return Append(stream, after, bodies or ("x",), "ann/1", at, people)


@pytest.mark.asyncio
async def test_every_stream_is_looked_at_by_one_caller_and_again_when_somebody_says_so(store: Store) -> None:
    for name in ("a", "b", "c"):
        await store.append(lines(name, 0, "x", "y", at=7.0))
    taken = await asyncio.gather(*[store.take_aged(10.0, 5.0, 2) for _ in range(3)])
    assert sorted([one.stream for some in taken for one in some]) == ["a", "b", "c"]
    assert {(one.seq, one.at) for some in taken for one in some} == {(2, 7.0)}
    assert await store.take_aged(14.0, 5.0) == []
    await store.look_again("a", 100.0)
    await store.look_again("b", None)
    await store.look_again("nothing", 1.0)
    assert [one.stream for one in await store.take_aged(20.0, 0.0)] == ["c"]
    assert sorted(one.stream for one in await store.take_aged(200.0, 0.0)) == ["a", "c"]


@pytest.mark.asyncio
async def test_a_deleted_stream_leaves_nothing(store: Store) -> None:
    for name in ("a", "b"):
        await store.append(Append(name, 0, ("x", "y", "z"), "", 1.0, ("ann",), True, 5.0))
        await store.put_snapshot(name, Snapshot(3, b"s"))
        await store.refer(name, ["deck:1"])
    assert await store.delete_stream("a", 2) is False
    assert await store.heads("ab") == {"a": 3, "b": 3}
    assert await store.delete_stream("a", 3) is True
    assert await store.delete_stream("a") is await store.delete_stream("never") is False
    assert await store.read("a") == []
    assert await store.heads("ab") == {"b": 3}
    assert await store.streams_of("ann") == ["b"]
    assert await store.take_due(10.0, 1.0) == ["b"]
    assert await store.get_snapshot("a") is None
    assert [one.stream for one in await store.take_aged(LATER, 1.0)] == ["b"]
    with pytest.raises(Conflict):
        await store.append(lines("a", 3))
    await store.append(lines("a", 0, "anew"))
    assert [line.body for line in await store.read("a")] == ["anew"]


@pytest.mark.asyncio
async def test_old_lines_go_and_the_others_keep_their_numbers(store: Store) -> None:
    for number in range(6):
        await store.append(lines("r", number, str(number + 1), at=float(number + 1)))
    assert await store.drop_lines("r", 4.0, 2) == 2
    assert await store.drop_lines("r", 4.0) == 1
    assert [line.seq for line in await store.read("r")] == [4, 5, 6]
    assert [line.seq for line in await store.read("r", 4, 5)] == [5]
    assert [line.seq for line in await store.read("r", 1, 4)] == [4]
    assert await store.drop_lines("r", LATER) == 2
    assert await store.heads(["r"]) == {"r": 6}
    await store.append(lines("r", 6, "7"))
    assert [line.body for line in await store.read("r")] == ["6", "7"]
    assert await store.drop_lines("none", LATER) == 0


@pytest.mark.asyncio
async def test_lines_say_something_else_all_or_none(store: Store) -> None:
    await store.append(lines("t", 0, "ann sat", "ann said", "bob said", people=("ann", "bob")))
    await store.put_snapshot("t", Snapshot(3, b"ann"))
    wrong = [Rewrite(1, "ann sat", "- sat", "-/1"), Rewrite(2, "ann spoke", "- said", "-/1")]
    assert await store.rewrite("t", wrong, ["ann"]) is False
    assert [line.body for line in await store.read("t")] == ["ann sat", "ann said", "bob said"]
    assert await store.streams_of("ann") == ["t"]
    right = [Rewrite(1, "ann sat", "- sat", "-/1"), Rewrite(2, "ann said", "- said", "-/1")]
    assert await store.rewrite("t", right, ["ann"]) is True
    assert await store.read("t") == [
        Line(1, "- sat", "-/1", 1.0),
        Line(2, "- said", "-/1", 1.0),
        Line(3, "bob said", "ann/1", 1.0),
    ]
    assert await store.streams_of("ann") == []
    assert await store.streams_of("bob") == ["t"]
    assert await store.get_snapshot("t") is None
    assert await store.rewrite("t", right) is False
    await store.append(lines("t", 3, "more"))


@pytest.mark.asyncio
async def test_a_blob_ends_when_nobody_needs_or_uses_it(store: Store) -> None:
    for key in ("deck:needed", "deck:used", "deck:old", "own-1"):
        await store.put_blob(key, b"12345")
    await store.append(lines("t", 0))
    await store.refer("t", ["deck:needed", "deck:needed"])
    await store.refer("t", ["deck:needed"])
    await store.use_blob("deck:used", LATER)
    await store.use_blob("deck:used", 1.0)
    old = await store.list_blobs("deck:", LATER)
    assert [(one.key, one.bytes) for one in old] == [("deck:old", 5)]
    assert len(await store.list_blobs("", 2 * LATER, unneeded=False)) == 4
    assert await store.list_blobs("deck:", 1.0) == []
    assert await store.delete_blob("deck:needed", LATER) is await store.delete_blob("deck:used", LATER) is False
    assert await store.delete_blob("deck:old", LATER) is True
    assert await store.delete_blob("deck:old") is False
    assert await store.get_blob("deck:old") is None
    await store.delete_stream("t")
    assert await store.delete_blob("deck:needed", LATER) is True
    assert await store.delete_blob("deck:used") is True


@pytest.mark.asyncio
async def test_how_much_there_is(store: Store) -> None:
    await store.append(lines("table:a", 0, "їжа", at=1.0))
    await store.append(lines("table:b", 0, "1234", at=2.0))
    await store.append(lines("reports", 0, "12"))
    await store.put_snapshot("table:a", Snapshot(1, b"123"))
    await store.put_blob("deck:1", b"1234567")
    await store.put_blob("own-1", b"12345678")
    assert await store.kinds() == {"table": (2, 10), "reports": (1, 2), "deck": (1, 7), "own": (1, 8)}
    assert [one.stream for one in await store.list_streams("table:")] == ["table:b", "table:a"]
    assert [one.stream for one in await store.list_streams("table:", 1)] == ["table:b"]
    assert await store.bytes_of("table:a") == 9
    assert await store.bytes_of("nothing") == 0
    assert (await store.room()).bytes > 0


@pytest.mark.asyncio
async def test_nodes_say_what_they_do_until_they_are_silent(store: Store) -> None:
    await store.beat(Beat("one", 1.0, "{}"))
    await store.beat(Beat("two", 5.0, "{}"))
    await store.beat(Beat("one", 6.0, '{"tables":1}'))
    assert await store.beats(5.0) == [Beat("one", 6.0, '{"tables":1}'), Beat("two", 5.0, "{}")]
    assert await store.beats(6.0) == [Beat("one", 6.0, '{"tables":1}')]


@pytest.mark.asyncio
async def test_room_is_given_back_to_the_disk(store: Store, kind: str, address: str) -> None:
    for i in range(40):
        await store.append(lines(f"s{i}", 0, *["x" * 1000] * 40))
    for i in range(40):
        await store.delete_stream(f"s{i}")
    before = await store.room()
    given = [await store.give_back(50) for _ in range(2)]
    after = await store.room()
    await store.compact()
    if kind in ("sqlite", "crowded"):
        assert given == [50, 50]
        assert after.bytes < before.bytes
        path = Path(address.removeprefix("sqlite:"))
        assert (await store.room()).free == 0
        await store.close()
        assert path.stat().st_size < before.bytes / 4


@pytest.mark.asyncio
async def test_what_was_deleted_is_not_in_the_file_any_more(store: Store, kind: str, address: str) -> None:
    await store.append(lines("t", 0, "a secret that was said", "another that was said"))
    await store.append(lines("u", 0, "a word that stays"))
    await store.rewrite("t", [Rewrite(1, "a secret that was said", "", "")])
    await store.delete_stream("t")
    if kind in ("sqlite", "crowded"):
        await store.close()
        raw = Path(address.removeprefix("sqlite:")).read_bytes()
        assert b"a word that stays" in raw
        assert b"that was said" not in raw


@pytest.mark.asyncio
async def test_a_log_of_an_older_program_is_looked_at_too(
    address: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "memory":
        return
    module = "postgres" if kind == "postgres" else "sqlite"
    name = f"yearline.store.{module}.{module.upper()}"
    steps = __import__("yearline.store.migrations", fromlist=["x"]).__dict__[module.upper()]
    with monkeypatch.context() as older:
        older.setattr(name, steps[:2])
        store = open_store(address)
        await store.open()
        await store.append(lines("old", 0))
        await store.close()
    store = open_store(address)
    await store.open()
    assert [one.stream for one in await store.take_aged(1.0, 1.0)] == ["old"]
    await store.close()
