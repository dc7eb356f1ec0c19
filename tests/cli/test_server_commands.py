"""`yearline verify`, `yearline reports`, and what a replay says of a game without a winner."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.table.build import DECK
from yearline.cli import cli
from yearline.core.actions import Leave
from yearline.core.errors import BadRecord, YearlineError
from yearline.core.ids import Seat
from yearline.core.play import play, withdraw
from yearline.core.record import Record, dump, load
from yearline.core.rng import commitment
from yearline.games import rules_for
from yearline.store import Append, NoDatabase, open_store


def played(withdrawing: bool = False) -> Record:
    """A short game, perhaps with a card that was taken out after the first move."""
    rules = rules_for("race", {"hand_size": 1})
    state = rules.setup(DECK, 2, 99).state
    moves, withdrawn = [], []
    while (turn := rules.turn(state)) is not None:
        if withdrawing and len(moves) == 1:
            card = rules.public(state).hands[turn].cards[0].ref
            state = withdraw(rules, state, card).state
            withdrawn.append((1, card))
        action = rules.legal(state, turn)[-1]
        moves.append((turn, action))
        state = play(rules, state, turn, action).state
    options = {"hand_size": 1}
    return Record("race/1", options, 2, 99, DECK, tuple(moves), tuple(withdrawn))


@pytest.mark.parametrize("withdrawing", [False, True])
def test_verify_plays_the_game_again(tmp_path: Path, withdrawing: bool) -> None:
    record = played(withdrawing)
    path = tmp_path / "game.txt"
    path.write_text(dump(record), encoding="utf-8")
    assert load(path.read_text(encoding="utf-8")) == record
    result = CliRunner().invoke(cli, ["verify", str(path), "--commitment", commitment(99)])
    assert result.exit_code == 0, result.output
    assert "all legal" in result.output
    assert commitment(99) in result.output


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("verify", [], "outcome     left, without a winner"),
        ("replay", ["--all", "--language", "en"], "The game has ended."),
    ],
)
def test_a_race_that_its_only_player_left_has_no_winner(
    tmp_path: Path, command: str, options: list[str], said: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(dump(Record("race/1", {"hand_size": 1}, 1, 99, DECK, ((Seat(0), Leave()),))), encoding="utf-8")
    result = CliRunner().invoke(cli, [command, str(path), *options])
    assert result.exit_code == 0, result.output
    assert said in result.output


def test_verify_finds_a_wrong_commitment_and_a_wrong_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(dump(played()), encoding="utf-8")
    result = CliRunner().invoke(cli, ["verify", str(path), "--commitment", "0" * 64])
    assert isinstance(result.exception, YearlineError)
    assert "does not fit" in str(result.exception)
    for content in (b"\xff\xfe", b"nothing", path.read_bytes().replace(b"seed 99", b"seed 98")):
        path.write_bytes(content)
        result = CliRunner().invoke(cli, ["verify", str(path)])
        assert isinstance(result.exception, YearlineError)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_illegal_move_is_named_by_its_step(command: str, tmp_path: Path) -> None:
    record = played()
    path = tmp_path / "game.txt"
    twice = Record(record.game, record.options, 2, 99, DECK, (record.moves[0], record.moves[0]))
    path.write_text(dump(twice), encoding="utf-8")
    error = CliRunner().invoke(cli, [command, str(path)]).exception
    assert isinstance(error, BadRecord)
    assert error.message.startswith("step 2 of the record cannot be replayed: ")


def test_reports_are_listed(tmp_path: Path) -> None:
    address = f"sqlite:{tmp_path / 'log'}"

    body = '{"table":"t","person":"p","deck":"world","card":"moon","reason":"date","note":"1968?"}'

    async def write(lines: Append) -> None:
        store = open_store(address)
        await store.open()
        await store.append(lines)
        await store.close()

    asyncio.run(write(Append("other", 0, ("{}",), "", 0.0)))
    result = CliRunner().invoke(cli, ["reports", "--database", address])
    assert result.output == "No reports.\n"
    asyncio.run(write(Append("reports", 0, (body,), "", 0.0)))
    result = CliRunner().invoke(cli, ["reports", "--database", address])
    assert result.output == "   1  1970-01-01 00:00  world/moon  date  1968?\n"
    assert '"card": "moon"' in CliRunner().invoke(cli, ["reports", "--database", address, "--json"]).output


@pytest.mark.parametrize("rotten", ["{", "[]", '{"deck":"world","verdict":"\\u001b[2J"}'])
def test_a_report_that_cannot_be_read_hides_no_other(tmp_path: Path, rotten: str) -> None:
    address = f"sqlite:{tmp_path / 'log'}"
    body = '{"table":"t","person":"p","deck":"world","card":"moon","reason":"date","note":"1968?"}'

    async def write() -> None:
        store = open_store(address)
        await store.open()
        await store.append(Append("reports", 0, (rotten, body), "", 0.0))
        await store.close()

    asyncio.run(write())
    result = CliRunner().invoke(cli, ["reports", "--database", address])
    first, second = result.output.splitlines()
    assert first == f"   1  1970-01-01 00:00  cannot be read: {rotten}"
    assert second.endswith("world/moon  date  1968?")
    lines = CliRunner().invoke(cli, ["reports", "--database", address, "--json"]).output.splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1, 2]


@pytest.mark.parametrize("name", ["typo", "folder/typo", "folder", "empty", "foreign"])
def test_reports_are_not_looked_for_where_no_server_has_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE cooking(recipe)")
    before = {path: path.is_file() and path.read_bytes() for path in tmp_path.rglob("*")}
    result = CliRunner().invoke(cli, ["reports", "--database", f"sqlite:{tmp_path / name}"])
    assert isinstance(result.exception, NoDatabase)
    assert str(tmp_path / name) in result.exception.message
    assert {path: path.is_file() and path.read_bytes() for path in tmp_path.rglob("*")} == before


def test_reports_in_the_memory_of_a_server_are_out_of_reach() -> None:
    assert isinstance(CliRunner().invoke(cli, ["reports", "--database", "memory:"]).exception, NoDatabase)
