"""Upgrades: a newer program brings an older database up to date, once;
an older program leaves a newer database alone.
"""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.operations.conftest import ROOT
from tests.servers import Postgres
from yearline.store import Append, NewerDatabase, open_store
from yearline.store.migrations import POSTGRES, SQLITE

NEXT = "CREATE TABLE novelty(number int NOT NULL);"


async def visit(address: str) -> list[str]:
    """Open a database as a server does; what it holds."""
    store = open_store(address)
    await store.open()
    try:
        lines = await store.read("table:x")
        if not lines:
            await store.append(Append("table:x", 0, ("first",), "", 1.0))
        return [line.body for line in lines]
    finally:
        await store.close()


async def test_a_file_of_an_older_program_is_brought_up_to_date_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:{tmp_path / 'tables.sqlite3'}"
    assert await visit(address) == []
    with monkeypatch.context() as newer:
        newer.setattr("yearline.store.sqlite.SQLITE", (*SQLITE, NEXT))
        assert await visit(address) == await visit(address) == ["first"]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
            assert file.execute("SELECT count(*) FROM novelty").fetchone() == (0,)
            assert file.execute("PRAGMA user_version").fetchone() == (len(SQLITE) + 1,)
    with pytest.raises(NewerDatabase, match="update the program"):
        await visit(address)


async def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"sqlite:{tmp_path / 'tables.sqlite3'}"
    await visit(address)
    with monkeypatch.context() as broken:
        broken.setattr("yearline.store.sqlite.SQLITE", (*SQLITE, f"{NEXT} CREATE TABLE line(x);"))
        with pytest.raises(Exception, match="already exists"):
            await visit(address)
    assert await visit(address) == ["first"]


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
async def test_a_database_of_an_older_program_is_brought_up_to_date_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.fresh()
    assert await visit(address) == []
    with monkeypatch.context() as newer:
        newer.setattr("yearline.store.postgres.POSTGRES", (*POSTGRES, NEXT))
        assert await visit(address) == await visit(address) == ["first"]
    connection = await asyncpg.connect(address)
    assert await connection.fetchval("SELECT count(*) FROM version") == 2
    await connection.close()
    with pytest.raises(NewerDatabase, match="update the program"):
        await visit(address)


def test_the_program_refuses_a_newer_database_in_one_sentence(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as file:
        file.execute("PRAGMA user_version = 99")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "yearline",
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:{tmp_path / 'tables.sqlite3'}",
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "has version 99" in done.stderr
    assert "Traceback" not in done.stderr
