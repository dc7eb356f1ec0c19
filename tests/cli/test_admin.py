"""`yearline admin`: on the database of a server, whether it runs or not."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from yearline.cli import cli
from yearline.core.errors import YearlineError
from yearline.store import Append, Beat, open_store


@pytest.fixture
def database(tmp_path: Path) -> str:
    address = f"sqlite:{tmp_path / 'tables.sqlite3'}"

    async def fill() -> None:
        store = open_store(address)
        await store.open()
        await store.append(Append("table:k3m9xw", 0, ("{}", "{}"), "", 1.0))
        await store.put_blob("own-1", b"12345")
        await store.beat(Beat("here:1", 9e9, '{"version":"1.2","tables":3,"sockets":4}'))
        await store.close()

    asyncio.run(fill())
    return address


def admin(database: str, *words: str) -> str:
    done = CliRunner().invoke(cli, ["admin", words[0], "--database", database, *words[1:]])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def test_what_runs_and_what_is_kept(database: str) -> None:
    assert "here:1  1.2  tables 3  sockets 4" in admin(database, "status")
    assert '"tables": 3' in admin(database, "status", "--json")
    assert "k3m9xw" in admin(database, "tables")
    assert "own-1" in admin(database, "decks")
    assert "table" in admin(database, "disk")
    assert "now" in admin(database, "compact")


def test_what_is_decided_is_written_down(database: str) -> None:
    admin(database, "close", "K3M-9XW")
    admin(database, "block", "address", "192.0.2.7")
    admin(database, "unblock", "table", "k3m9xw")
    admin(database, "announce", "5")
    status = admin(database, "status")
    assert "blocked  address  192.0.2.7" in status
    assert "k3m9xw" not in status
    assert "restart announced" in status
    admin(database, "delete", "table", "k3m9xw")
    admin(database, "delete", "deck", "own-1")
    assert admin(database, "tables") == admin(database, "decks") == ""
    done = [line.split("  ")[1] for line in admin(database, "log").splitlines()]
    assert done[:3] == ["block table k3m9xw", "block address 192.0.2.7", "unblock table k3m9xw"]
    assert done[-2:] == ["delete table k3m9xw", "delete deck own-1"]
    with pytest.raises(YearlineError, match="there is no table"):
        admin(database, "delete", "table", "k3m9xw")
