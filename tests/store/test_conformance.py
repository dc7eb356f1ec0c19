"""What every store promises, asked of all three."""

import asyncio

import pytest

from tests.store.conftest import KINDS
from yearline.store import Append, Conflict, Line, Snapshot, Store, StoreError, open_store

pytestmark = [pytest.mark.parametrize("kind", KINDS)]


def one(stream: str, after: int, *bodies: str, command: str = "", at: float = 1.0) -> Append:
    return Append(stream, after, bodies or (f"line {after + 1}",), command, at)


@pytest.mark.asyncio
async def test_what_is_appended_can_be_read(store: Store) -> None:
    await store.append(one("a", 0, "first", "second", command="p/1", at=2.5))
    await store.append(one("a", 2, "third", command="p/2", at=3.5))
    assert await store.read("a") == [
        Line(1, "first", "p/1", 2.5),
        Line(2, "second", "p/1", 2.5),
        Line(3, "third", "p/2", 3.5),
    ]
    assert await store.read("a", 2) == [Line(3, "third", "p/2", 3.5)]
    assert await store.read("a", 3) == []
    assert await store.read("b") == []


@pytest.mark.asyncio
async def test_texts_come_back_as_they_were(store: Store) -> None:
    body = '{"text":"Ґанок 👩‍🚀 \\u0000 \'; DROP TABLE line; --"}'
    await store.append(one("щось", 0, body, command="x'y"))
    assert await store.read("щось") == [Line(1, body, "x'y", 1.0)]


@pytest.mark.parametrize("after", [0, 2, 5])
@pytest.mark.asyncio
async def test_an_append_that_was_decided_on_another_length_loses(store: Store, after: int) -> None:
    await store.append(one("a", 0))
    for wanted in (one("a", after), Append("a", after, ("x", "y"), "", 1.0, ("ann",))):
        with pytest.raises(Conflict):
            await store.append(wanted)
    assert len(await store.read("a")) == 1
    assert await store.streams_of("ann") == []


@pytest.mark.asyncio
async def test_nothing_can_be_appended_after_nothing(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(one("new", 3))
    assert await store.read("new") == []


@pytest.mark.asyncio
async def test_an_append_happens_whole_or_not_at_all(store: Store) -> None:
    await store.append(one("a", 0))
    with pytest.raises(Conflict):
        await store.append(Append("a", 0, ("x", "y", "z"), "", 1.0, ("somebody",), True, 9.0))
    assert len(await store.read("a")) == 1
    assert await store.streams_of("somebody") == []
    assert await store.take_due(100.0, 1.0) == []
    await store.append(Append("a", 1, ("x",), "", 1.0, (), True, 9.0))
    with pytest.raises(Conflict):
        await store.append(Append("a", 1, ("x",), "", 1.0, (), True, None))
    assert await store.take_due(100.0, 1.0) == ["a"]


@pytest.mark.asyncio
async def test_only_the_loser_of_a_batch_loses(store: Store) -> None:
    await store.append(one("taken", 0))
    wanted = [one("b", 0), one("taken", 0), one("c", 0), one("taken", 1)]
    outcomes = await asyncio.gather(*[store.append(each) for each in wanted], return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)]
    assert await store.heads(["b", "taken", "c", "nothing"]) == {"b": 1, "taken": 2, "c": 1}


@pytest.mark.asyncio
async def test_only_the_loser_among_moves_loses(store: Store) -> None:
    for stream in "abc":
        await store.append(one(stream, 0))
    wanted = [one("a", 1), one("b", 2), one("c", 1)]
    outcomes = await asyncio.gather(*[store.append(each) for each in wanted], return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert await store.heads("abc") == {"a": 2, "b": 1, "c": 2}


@pytest.mark.parametrize("many", [16, 17, 128, 300])
@pytest.mark.asyncio
async def test_many_moves_are_written_together(store: Store, many: int) -> None:
    await asyncio.gather(*[store.append(one(f"s{i}", 0)) for i in range(many)])
    moves = [one(f"s{i}", 1, f"move {i}", command=f"p/{i}", at=i / 4) for i in range(many)]
    assert await asyncio.gather(*[store.append(move) for move in moves]) == [None] * many
    for i in range(many):
        assert (await store.read(f"s{i}", 1)) == [Line(2, f"move {i}", f"p/{i}", i / 4)]


@pytest.mark.asyncio
async def test_moves_that_are_written_together_are_read_one_by_one(store: Store) -> None:
    for stream in "abc":
        await store.append(one(stream, 0, f"{stream}1"))
    for after in (1, 2, 3):
        moves = [one(stream, after, f"{stream}{after + 1}", command=f"p/{stream}", at=float(after)) for stream in "cab"]
        assert await asyncio.gather(*[store.append(move) for move in moves]) == [None] * 3
    for stream in "abc":
        lines = await store.read(stream, 1)
        assert lines == [Line(seq, f"{stream}{seq}", f"p/{stream}", seq - 1.0) for seq in (2, 3, 4)]
        assert len(await store.read(stream)) == 4


@pytest.mark.asyncio
async def test_nobody_hears_before_asking_is_over_and_one_who_fails_keeps_nobody_waiting(store: Store) -> None:
    loop, heard, troubles = asyncio.get_running_loop(), list[Exception | None](), list[object]()
    loop.set_exception_handler(lambda _, trouble: troubles.append(trouble["exception"]))

    def fail(_: Exception | None) -> None:
        raise RuntimeError("could not hear it")

    store.submit(one("a", 0), fail)
    store.submit(one("b", 0), heard.append)
    assert not heard
    await store.append(one("c", 0))
    assert heard == [None]
    assert [type(trouble) for trouble in troubles] == [RuntimeError]


@pytest.mark.asyncio
async def test_who_does_not_wait_any_more_is_no_trouble(store: Store) -> None:
    troubles = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, trouble: troubles.append(trouble))
    store.append(one("a", 0)).cancel()
    await store.append(one("b", 0))
    assert await store.heads("ab") == {"a": 1, "b": 1}
    assert troubles == []


@pytest.mark.asyncio
async def test_of_many_who_race_exactly_one_wins_each_place(store: Store) -> None:
    async def racer(name: str) -> int:
        won = 0
        while won < 5:
            head = (await store.heads(["race"])).get("race", 0)
            try:
                await store.append(one("race", head, name))
                won += 1
            except Conflict:
                continue
        return won

    await asyncio.gather(*[racer(name) for name in "abcdef"])
    lines = await store.read("race")
    assert [line.seq for line in lines] == list(range(1, 31))
    assert sorted(line.body for line in lines) == sorted("abcdef" * 5)


@pytest.mark.asyncio
async def test_many_streams_at_once(store: Store) -> None:
    await asyncio.gather(*[store.append(one(f"s{i}", 0)) for i in range(700)])
    heads = await store.heads([f"s{i}" for i in range(700)])
    assert heads == {f"s{i}": 1 for i in range(700)}


@pytest.mark.asyncio
async def test_people_find_their_streams_the_latest_first(store: Store) -> None:
    for number, stream in enumerate(("old", "middle", "new")):
        await store.append(Append(stream, 0, ("x",), "", float(number), ("ann", "bob", "ann")))
    await store.append(Append("old", 1, ("y",), "", 9.0, ("ann",)))
    assert await store.streams_of("ann") == ["old", "new", "middle"]
    assert await store.streams_of("bob", 2) == ["new", "middle"]
    assert await store.streams_of("nobody") == []
    for stream in ("b", "c", "a"):
        await store.append(Append(stream, 0, ("x",), "", 1.0, ("cy",)))
    assert await store.streams_of("cy") == ["a", "b", "c"]


@pytest.mark.asyncio
async def test_due_streams_are_given_to_one_caller_until_the_lease_ends(store: Store) -> None:
    for stream, due in (("soon", 10.0), ("later", 20.0), ("never", None)):
        await store.append(Append(stream, 0, ("x",), "", 1.0, (), True, due))
    assert await store.take_due(9.0, 5.0) == []
    assert await store.take_due(10.0, 5.0) == ["soon"]
    assert await store.take_due(14.0, 5.0) == []
    assert sorted(await store.take_due(21.0, 5.0)) == ["later", "soon"]
    assert await store.take_due(100.0, 5.0, limit=1) != []


@pytest.mark.asyncio
async def test_those_that_wait_longest_are_taken_first(store: Store) -> None:
    for stream, due in (("a third", 30.0), ("the first", 10.0), ("second", 20.0)):
        await store.append(Append(stream, 0, ("x",), "", 1.0, (), True, due))
    taken = [await store.take_due(40.0, 100.0, limit=1) for _ in range(3)]
    assert taken == [["the first"], ["second"], ["a third"]]


@pytest.mark.asyncio
async def test_due_is_changed_only_by_who_says_so(store: Store) -> None:
    await store.append(Append("a", 0, ("x",), "", 1.0, (), True, 10.0))
    await store.append(one("a", 1))
    assert await store.take_due(11.0, 0.0) == ["a"]
    await store.append(Append("a", 2, ("x",), "", 1.0, (), True, 50.0))
    assert await store.take_due(49.0, 0.0) == []
    await store.append(Append("a", 3, ("x",), "", 1.0, (), True, None))
    assert await store.take_due(1e9, 0.0) == []


@pytest.mark.asyncio
async def test_blobs_are_kept_once(store: Store) -> None:
    assert await store.get_blob("deck:1") is None
    await store.put_blob("deck:1", b"\0\xff cards")
    await store.put_blob("deck:1", b"something else")
    assert await store.get_blob("deck:1") == b"\0\xff cards"
    await store.delete_blob("deck:1")
    await store.delete_blob("deck:1")
    assert await store.get_blob("deck:1") is None


@pytest.mark.asyncio
async def test_everything_is_there_after_a_restart(address: str, kind: str) -> None:
    if kind == "memory":
        return
    first = open_store(address)
    await first.open()
    await first.append(Append("a", 0, ("x", "y"), "p/1", 1.0, ("ann",), True, 5.0))
    await first.put_blob("k", b"v")
    await first.close()
    second = open_store(address)
    await second.open()
    assert [line.body for line in await second.read("a")] == ["x", "y"]
    assert await second.streams_of("ann") == ["a"]
    assert await second.take_due(6.0, 1.0) == ["a"]
    assert await second.get_blob("k") == b"v"
    with pytest.raises(Conflict):
        await second.append(one("a", 0))
    await second.close()


@pytest.mark.asyncio
async def test_an_append_under_way_when_the_store_closes_is_written(address: str, kind: str) -> None:
    if kind == "memory":
        return
    store = open_store(address)
    await store.open()
    appended = [store.append(one(f"s{i}", 0)) for i in range(20)]
    await store.close()
    assert await asyncio.gather(*appended) == [None] * 20
    await store.close()


def test_an_address_that_names_no_store_is_refused(kind: str) -> None:
    with pytest.raises(StoreError, match="postgresql"):
        open_store(f"{kind}x")


@pytest.mark.asyncio
async def test_a_part_of_a_stream(store: Store) -> None:
    await store.append(one("a", 0, *"abcdef"))
    assert [line.body for line in await store.read("a", 2, 4)] == ["c", "d"]
    assert [line.body for line in await store.read("a", 4, 9)] == ["e", "f"]
    assert await store.read("a", 4, 4) == await store.read("a", 6, 8) == []


@pytest.mark.asyncio
async def test_the_newest_snapshot_stays_whoever_comes_last(store: Store) -> None:
    assert await store.get_snapshot("a") is None
    for seq in (500, 1000, 900, 1000):
        await store.put_snapshot("a", Snapshot(seq, b"\0%d" % seq))
    assert await store.get_snapshot("a") == Snapshot(1000, b"\x001000")
    assert await store.get_snapshot("b") is None


@pytest.mark.asyncio
async def test_of_many_who_write_snapshots_at_once_the_newest_wins(store: Store) -> None:
    await asyncio.gather(*[store.put_snapshot("a", Snapshot(seq, b"%d" % seq)) for seq in (3, 9, 1, 7, 5)])
    assert await store.get_snapshot("a") == Snapshot(9, b"9")


@pytest.mark.asyncio
async def test_a_stream_can_be_told_to_rest_and_to_be_looked_at_again(store: Store) -> None:
    await store.append(Append("a", 0, ("x",), "", 1.0, (), True, 5.0))
    await store.put_due("a", None)
    assert await store.take_due(10.0, 1.0) == []
    await store.put_due("a", 20.0)
    await store.put_due("a", 8.0)
    assert await store.take_due(10.0, 1.0) == ["a"]


@pytest.mark.asyncio
async def test_whether_it_can_be_written_is_found_out_by_writing(store: Store) -> None:
    await store.check()
    await store.check()
