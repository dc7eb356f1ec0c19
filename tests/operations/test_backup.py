"""Backup and restore as docs/operations.md says, of a server that people play on."""

import asyncio
from pathlib import Path

import pytest

from tests.operations.conftest import Run
from tests.server.conftest import Running, quiet, running
from tests.servers import Postgres
from yearline.client import TableClient
from yearline.server.live.hall import Hall

pytestmark = pytest.mark.asyncio


async def chatter(server: Running, quiet_now: asyncio.Event) -> int:
    """People talk at other tables all the while; how often.
    A table bears so much talk, and remembers so many commands.
    """
    said = 0
    while not quiet_now.is_set():
        if said % 1000 == 0:
            somebody, _ = await server.playing("Cleo", "Dan")
        await somebody.do(kind="say", text=f"line {said}")
        said += 1
    return said


async def played(server: Running) -> tuple[TableClient, TableClient]:
    """A game in which a move was made; whose turn it is now comes first."""
    ann, bob = await server.playing("Ann", "Bob")
    first, second = (ann, bob) if ann.actions() else (bob, ann)
    await first.act(first.actions()[0], id="m1")
    while not second.actions():
        await second.receive()
    return second, first


async def goes_on(database: str, second: TableClient, first: TableClient, before: int) -> None:
    """On a new server, both have their seats,
    nothing that was there before the backup is missing, and the game goes on.
    """
    async with running(Hall(quiet(database=database))) as server:
        other = await server.sit(first.code, first.secret)
        me = await server.sit(second.code, second.secret)
        assert me.seq >= before
        assert me.frame["you"]["seats"] == second.frame["you"]["seats"]
        assert other.frame["you"]["seats"] == first.frame["you"]["seats"]
        assert me.frame["view"] == second.frame["view"]
        assert me.actions() == second.actions()
        assert (await other.command({"t": "act", "id": "m1", "base": 1, "a": "end"}))["you"]["did"] == "m1"
        await me.act(me.actions()[0])


async def test_a_file_is_copied_while_people_play_and_the_table_goes_on(tmp_path: Path, run_documented: Run) -> None:
    live, copy = tmp_path / "tables.sqlite3", tmp_path / "backup.sqlite3"
    async with running(Hall(quiet(database=f"sqlite:{live}"))) as server:
        second, first = await played(server)
        before, hush = second.seq, asyncio.Event()
        talking = asyncio.create_task(chatter(server, hush))
        names = {"tables.sqlite3": str(live), "backup.sqlite3": str(copy)}
        await asyncio.to_thread(run_documented, "Backup and restore", "python", **names)
        hush.set()
        assert await talking > 0
    await goes_on(f"sqlite:{copy}", second, first, before)


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
async def test_a_database_is_dumped_while_people_play_and_restored(
    tmp_path: Path, postgres: Postgres, run_documented: Run
) -> None:
    live, new, file = postgres.fresh(), postgres.fresh(), str(tmp_path / "dump")
    async with running(Hall(quiet(database=live))) as server:
        second, first = await played(server)
        before, hush = second.seq, asyncio.Event()
        talking = asyncio.create_task(chatter(server, hush))
        for begins, database in (("pg_dump", live), ("pg_restore", new)):
            names = {"postgresql://yearline@db/yearline": database, "yearline.dump": file}
            await asyncio.to_thread(run_documented, "Backup and restore", begins, folder=postgres.binaries, **names)
        hush.set()
        assert await talking > 0
    await goes_on(new, second, first, before)
