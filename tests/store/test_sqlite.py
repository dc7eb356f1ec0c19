"""Bad days of a file: full, locked, newer, not a database, somebody else's."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from yearline.store import Append, NewerDatabase, Unavailable
from yearline.store import sqlite as module
from yearline.store.sqlite import SqliteStore, _transact
from yearline.store.sqlite_file import Turns, keep_log_ahead
from yearline.store.sqlite_moves import ROUNDED, WIDTH, _statement

pytestmark = pytest.mark.asyncio


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(str(path))
    await store.open()
    return store


async def until_small(wal: Path) -> None:
    async with asyncio.timeout(10):
        while wal.stat().st_size > 100_000:
            await asyncio.sleep(0)


async def test_a_full_disk_refuses_and_nothing_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = SqliteStore._connect

    def small(self: SqliteStore, first: bool = False) -> sqlite3.Connection:
        connection = connect(self, first)
        connection.execute("PRAGMA max_page_count=40")
        return connection

    monkeypatch.setattr(SqliteStore, "_connect", small)
    store = await opened(tmp_path / "log")
    written, refused = 0, ""
    while not refused and written < 100:
        try:
            await store.append(Append("a", written, ("x" * 5000,), f"p/{written}", 1.0))
            written += 1
        except Unavailable as error:
            refused = error.message
    assert refused == "the disk is full"
    assert [line.seq for line in await store.read("a")] == list(range(1, written + 1))
    await store.close()


async def test_a_locked_database_refuses_and_recovers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.01)
    store = await opened(tmp_path / "log")
    other = sqlite3.connect(tmp_path / "log", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked by another program"):
        await store.append(Append("a", 0, ("x",), "", 1.0))
    other.execute("ROLLBACK")
    other.close()
    await store.append(Append("a", 0, ("x",), "", 1.0))
    assert len(await store.read("a")) == 1
    await store.close()


async def test_what_queues_up_behind_a_lock_is_written_when_it_is_gone(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    other = sqlite3.connect(tmp_path / "log", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = []
    for stream in "abcd":
        waiting.append(store.append(Append(stream, 0, ("x",), "", 1.0)))
        await asyncio.sleep(0)  # a pass of the loop each: they are handed over one by one
    other.execute("ROLLBACK")
    other.close()
    async with asyncio.timeout(10):
        assert await asyncio.gather(*waiting) == [None] * 4
    assert await store.heads("abcd") == dict.fromkeys("abcd", 1)
    await store.close()


async def test_a_database_that_cannot_be_read_is_unavailable(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    with sqlite3.connect(tmp_path / "log") as other:
        other.execute("DROP TABLE blob")
    other.close()
    with pytest.raises(Unavailable):
        await store.get_blob("k")
    await store.close()


async def test_two_processes_may_share_a_file(tmp_path: Path) -> None:
    one, two = await opened(tmp_path / "log"), await opened(tmp_path / "log")
    for number in range(0, 20, 2):
        await one.append(Append("a", number, (f"{number}",), "", 1.0))
        await two.append(Append("a", number + 1, (f"{number + 1}",), "", 1.0))
    assert [line.body for line in await one.read("a")] == [str(number) for number in range(20)]
    await one.close()
    await two.close()


async def test_processes_that_start_together_make_the_tables_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*[opened(tmp_path / "log") for _ in range(6)])
    for number, store in enumerate(stores):
        await store.append(Append("a", number, ("x",), "", 1.0))
    for store in stores:
        await store.close()


async def test_what_is_acknowledged_is_on_the_disk_and_not_only_on_its_way(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    connection = store._connect()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
    await store.close()


async def test_a_newer_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    await store.close()
    other = sqlite3.connect(tmp_path / "log")
    other.execute("PRAGMA user_version = 99")
    other.close()
    with pytest.raises(NewerDatabase, match=r"version 99.*update the program"):
        await opened(tmp_path / "log")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("Dear diary, " * 500)
    with pytest.raises(Unavailable, match="cannot open") as refused:
        await opened(tmp_path / "log")
    held = [file.resolve() for file in Path("/proc/self/fd").iterdir()]
    assert tmp_path / "log" not in held, refused  # which holds on to everything that was open when it was raised


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="cannot open"):
        await opened(tmp_path / "file" / "log")


async def test_the_write_ahead_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHECKPOINT_SECONDS", 0.01)
    monkeypatch.setattr(module, "LARGE_WAL_PAGES", 20)
    store = await opened(tmp_path / "log")
    for number in range(200):
        await store.append(Append("a", number, ("x" * 4000,), "", 1.0))
    await until_small(tmp_path / "log-wal")
    assert len(await store.read("a")) == 200
    await store.close()


async def test_the_log_is_copied_after_so_many_lines_without_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHECKPOINT_SECONDS", 3600.0)
    monkeypatch.setattr(module, "CHECKPOINT_PAUSE", 0.001)
    monkeypatch.setattr(module, "CHECKPOINT_LINES", 20)
    store = await opened(tmp_path / "log")
    await asyncio.gather(*[store.append(Append(f"s{i}", 0, ("x" * 4000,), "", 1.0)) for i in range(20)])
    async with asyncio.timeout(10):
        while (tmp_path / "log").stat().st_size < 20 * 4000:  # what stands in the file itself
            await asyncio.to_thread(lambda: None)
    async with asyncio.timeout(10):  # and whoever waits for more lines does not keep it from closing
        await store.close()


async def test_the_writer_empties_a_large_write_ahead_log_when_it_is_told_to(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    await store.append(Append("a", 0, ("x" * 200_000,), "", 1.0))
    assert (tmp_path / "log-wal").stat().st_size > 200_000
    store._large.set()
    await store.append(Append("a", 1, ("y",), "", 1.0))
    await until_small(tmp_path / "log-wal")
    assert not store._large.is_set()
    await store.close()


async def test_the_writer_is_told_while_the_log_grows_and_not_needed_when_it_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[object]()
    monkeypatch.setattr(module, "CHECKPOINT_SECONDS", 0.01)
    monkeypatch.setattr(module, "LARGE_WAL_PAGES", 20)
    monkeypatch.setattr(module, "_begin_anew", told.append)
    store, written = await opened(tmp_path / "log"), 0
    async with asyncio.timeout(10):
        while not told:
            await store.append(Append("a", written, ("x" * 50_000,), "", 1.0))
            written += 1
    await until_small(tmp_path / "log-wal")
    assert len(await store.read("a")) == written
    await store.close()


@pytest.mark.parametrize("somebody_reads", [False, True])
async def test_a_busy_write_ahead_log_begins_anew_unless_somebody_reads(tmp_path: Path, somebody_reads: bool) -> None:
    writer, reader = (sqlite3.connect(tmp_path / "log", timeout=2.0, isolation_level=None) for _ in range(2))
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("PRAGMA wal_autocheckpoint=0")
    writer.execute("CREATE TABLE line(body)")
    for _ in range(50):
        writer.execute("INSERT INTO line VALUES (?)", ("x" * 4000,))
    if somebody_reads:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM line").fetchone()
    module._begin_anew(writer)
    before = (tmp_path / "log-wal").stat().st_size
    writer.execute("INSERT INTO line VALUES ('y')")
    assert (before > 0) == somebody_reads
    assert writer.execute("PRAGMA busy_timeout").fetchone() == (2000,)
    assert writer.execute("SELECT count(*) FROM line").fetchone() == (51,)
    writer.close()
    reader.close()


async def test_who_comes_while_others_make_the_file_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorname = "SQLITE_BUSY"
    answers: list[Exception | None] = [busy, busy, None]

    class Connection:
        def execute(self, _: str) -> None:
            if (answer := answers.pop(0)) is not None:
                raise answer

    monkeypatch.setattr("yearline.store.sqlite_file.sleep", lambda _: None)
    keep_log_ahead(Connection())  # type: ignore[arg-type]
    assert answers == []
    answers[:] = [sqlite3.OperationalError("disk I/O error")]
    answers[0].sqlite_errorname = "SQLITE_IOERR"  # type: ignore[union-attr]
    with pytest.raises(sqlite3.OperationalError, match="disk"):
        keep_log_ahead(Connection())  # type: ignore[arg-type]


async def test_processes_that_write_all_the_time_take_turns(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "log"), crowded=True)
    await store.open()
    others = Turns(str(tmp_path / "log-turns"))
    with others:
        writing = store.append(Append("a", 0, ("x",), "", 1.0))
        for _ in range(50):
            assert await store.heads(["a"]) == {}  # who only reads waits for nobody
        keeping = asyncio.create_task(store.put_blob("k", b"x"))
        for _ in range(50):
            await asyncio.to_thread(lambda: None)
        assert not writing.done()
        assert not keeping.done()
    async with asyncio.timeout(20):
        await asyncio.gather(writing, keeping)
    assert await store.heads(["a"]) == {"a": 1}
    assert await store.get_blob("k") == b"x"
    others.close()
    await store.close()


async def test_one_of_several_processes_copies_the_log_and_another_one_if_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy holds up moves for some thousandths: of all processes as often as of one."""
    monkeypatch.setattr(module, "CHECKPOINT_SECONDS", 0.001)
    stores = [SqliteStore(str(tmp_path / "log"), crowded=True) for _ in range(2)]
    for store in stores:
        await store.open()
    async with asyncio.timeout(20):
        for store in stores:
            others = Turns(str(tmp_path / "log-copies"))
            while others.keep():  # nobody has taken the turn yet
                others.close()
                await asyncio.to_thread(lambda: None)
                others = Turns(str(tmp_path / "log-copies"))
            others.close()
            await store.append(Append(f"s{id(store)}", 0, ("x",), "", 1.0))
            await store.close()
    assert (tmp_path / "log").stat().st_size > 0
    assert not (tmp_path / "log-wal").exists()


async def test_many_moves_take_few_statements(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    await asyncio.gather(*[store.append(Append(f"s{i}", 0, ("x",), "", 1.0)) for i in range(300)])
    connection = store._connect()
    asked: list[str] = []
    connection.set_trace_callback(asked.append)
    _transact(connection, [Append(f"s{i}", 1, (f"move {i}",), "", 2.0) for i in range(300)])
    connection.close()
    assert len(asked) < 12
    assert [(await store.read(f"s{i}", 1))[0].body for i in range(300)] == [f"move {i}" for i in range(300)]
    await store.close()


@pytest.mark.parametrize("many", [2, ROUNDED, ROUNDED + 1])
async def test_the_empty_rows_of_a_statement_write_nothing_and_are_no_none(tmp_path: Path, many: int) -> None:
    connection = (store := SqliteStore(str(tmp_path / "log")))._connect_first()
    streams = [f"table:{i}" for i in range(many)]
    for stream in [*streams, "table:beside"]:
        _transact(connection, [Append(stream, 0, ("first",), "", 1.0)])
    _transact(connection, [Append(stream, 1, ("second",), f"c{stream}", 2.0) for stream in streams])
    heads = dict(connection.execute("SELECT stream, seq FROM head").fetchall())
    assert heads == {**dict.fromkeys(streams, 2), "table:beside": 1}
    assert connection.execute("SELECT count(*) FROM line").fetchone() == (2 * many + 1,)
    connection.close()
    sql, values = _statement(["table:0", 1, "second", "c", 2.0])
    assert sql.count("?") == len(values) == WIDTH * ROUNDED
    assert None not in values  # for each of them `sqlite3` would look for an adapter
    await store.close()


@pytest.mark.parametrize("missing", ["folder", "lock"])
async def test_where_the_system_gives_no_lock_moves_are_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no locks available")

    if missing == "lock":
        monkeypatch.setattr("yearline.store.sqlite_file.fcntl.flock", refuse)
    else:
        (tmp_path / "log-turns").mkdir()
    store = SqliteStore(str(tmp_path / "log"), crowded=True)
    await store.open()
    async with asyncio.timeout(20):
        await store.append(Append("a", 0, ("x",), "", 1.0))
        await store.put_blob("k", b"x")
    assert await store.heads(["a"]) == {"a": 1}
    await store.close()


async def test_a_database_that_may_only_be_read_says_so_and_is_read(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    await store.append(Append("a", 0, ("x",), "", 1.0))
    await store._query("PRAGMA query_only=1", ())
    with pytest.raises(Unavailable, match="cannot be written"):
        await store.check()
    assert [line.body for line in await store.read("a")] == ["x"]
    await store.close()


async def test_a_damaged_database_is_unavailable_and_nothing_is_made_up(tmp_path: Path) -> None:
    store = await opened(tmp_path / "log")
    for number in range(200):
        await store.append(Append("a", number, (f"line {number}" * 20,), "", 1.0))
    await store.close()
    size = (tmp_path / "log").stat().st_size
    with (tmp_path / "log").open("r+b") as file:
        file.seek(8192)
        file.write(b"\xa5" * (size - 8192))
    with pytest.raises(Unavailable):
        await _opened_and_read(tmp_path / "log")


async def _opened_and_read(path: Path) -> None:
    store = await opened(path)
    try:
        await store.read("a")
    finally:
        await store.close()
