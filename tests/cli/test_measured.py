"""`yearline difficulty export`: open data about cards."""

import asyncio
import csv
from pathlib import Path

from click.testing import CliRunner

from yearline.cli import cli
from yearline.decks import library
from yearline.measured.book import note
from yearline.measured.model import Placement
from yearline.store import open_store


def test_what_was_measured_is_written_as_a_table(tmp_path: Path) -> None:
    address, card = f"sqlite:{tmp_path / 'cards.sqlite3'}", library()["inventions"].cards[3]

    async def fill() -> None:
        store = open_store(address)
        await store.open()
        for right in (True, False, False):
            await note(store, [Placement(card.card.face.picture, right, 0.4)], 0.0)
        await store.close()

    asyncio.run(fill())
    target = tmp_path / "difficulty.csv"
    done = CliRunner().invoke(cli, ["difficulty", "export", "--database", address, "--output", str(target)])
    assert done.exit_code == 0, done.output
    (row,) = csv.DictReader(target.read_text().splitlines())
    assert (row["deck"], row["card"], row["placements"], row["right"]) == ("inventions", card.id, "3", "1")
    assert float(row["error"]) > 0
    printed = CliRunner().invoke(cli, ["difficulty", "export", "--database", address])
    assert printed.output == target.read_text()
