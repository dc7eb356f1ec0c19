"""`yearline workshop`: an operator sees the decks that people make, and deletes one."""

import asyncio
from pathlib import Path

from click.testing import CliRunner

from yearline.cli import cli
from yearline.server.decks.living import LivingDecks
from yearline.store import open_store


def test_an_operator_sees_decks_and_deletes_one(tmp_path: Path) -> None:
    address = f"sqlite:{tmp_path / 'tables.sqlite3'}"

    async def make() -> list[str]:
        store = open_store(address)
        await store.open()
        decks = LivingDecks(store, lambda: 1.0)
        made = [(await decks.make())[1].id for _ in range(2)]
        await store.close()
        return made

    first, second = asyncio.run(make())
    listed = CliRunner().invoke(cli, ["workshop", "list", "--database", address])
    assert {line.split("\t")[0] for line in listed.output.splitlines()} == {first, second}
    assert CliRunner().invoke(cli, ["workshop", "delete", first, "--database", address]).exit_code == 0
    left = CliRunner().invoke(cli, ["workshop", "list", "--database", address])
    assert left.output.split("\t")[0] == second
    again = CliRunner().invoke(cli, ["workshop", "delete", first, "--database", address, "--language", "it"])
    assert (again.exit_code, "mazzo" in again.output) == (1, True)
