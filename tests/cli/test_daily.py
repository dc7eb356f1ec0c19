"""`yearline daily` and `yearline weekly` write challenges down once, check them, and give no card away."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from yearline.cli import cli
from yearline.daily import audit_weeks
from yearline.daily.day import Day
from yearline.store import Append, open_store


def test_days_are_written_once_and_checked(tmp_path: Path) -> None:
    call = [
        "daily",
        "--days",
        "3",
        "--from",
        "2026-11-16",
        "--database",
        f"sqlite:{tmp_path / 'days.sqlite3'}",
        "--json",
    ]
    first, second = CliRunner().invoke(cli, call), CliRunner().invoke(cli, call)
    assert first.exit_code == 0, first.output
    assert first.output == second.output
    rows = [json.loads(line) for line in first.output.splitlines()]
    assert [row["day"] for row in rows] == ["2026-11-16", "2026-11-17", "2026-11-18"]
    assert all(row["kept"] for row in rows)
    assert not any("seed" in row or "cards" in row for row in rows)


def test_a_table_says_what_came_of_the_check(tmp_path: Path) -> None:
    call = ["daily", "--days", "1", "--database", f"sqlite:{tmp_path / 'days.sqlite3'}"]
    said = CliRunner().invoke(cli, call)
    assert said.exit_code == 0
    assert "All kept." in said.output


def test_cards_of_days_before_the_first_have_to_rest_too(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'days.sqlite3'}"
    call = ["daily", "--days", "1", "--json", "--database", database, "--from"]
    assert CliRunner().invoke(cli, [*call, "2026-11-16"]).exit_code == 0
    asyncio.run(_dealt_again(database, "daily:2026-11-16", "daily:2026-11-23"))
    said = CliRunner().invoke(cli, [*call, "2026-11-23"])
    assert (said.exit_code, json.loads(said.output)["rested"]) == (1, 7)


async def _dealt_again(database: str, one: str, two: str) -> None:
    store = open_store(database)
    await store.open()
    (line,) = await store.read(one)
    await store.append(Append(two, 0, (line.body,), "", line.at))
    await store.close()


def test_what_is_no_day_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'days.sqlite3'}"
    assert CliRunner().invoke(cli, ["daily", "--from", "tomorrow", "--database", database]).exit_code == 2
    assert CliRunner().invoke(cli, ["daily", "--days", "0", "--database", database]).exit_code == 2


@pytest.mark.parametrize(("pars", "kept"), [((40, 44, 42), True), ((40, 41, 20), False)])
def test_weeks_are_written_once_and_an_odd_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pars: tuple[int, ...], kept: bool
) -> None:
    """Par itself is looked for elsewhere; what is made of it is checked here."""

    def par(week: Day) -> int:
        return pars[(week.date.day - 16) // 7 % 3]

    monkeypatch.setattr(audit_weeks, "par", par)
    call = ["weekly", "--weeks", "3", "--from", "2026-11-18", "--database", f"sqlite:{tmp_path / 'weeks'}"]
    first, second = [CliRunner().invoke(cli, [*call, "--json"]) for _ in range(2)]
    assert first.exit_code == (0 if kept else 1), first.output
    assert first.output == second.output
    rows = [json.loads(line) for line in first.output.splitlines()]
    assert [row["week"] for row in rows] == ["2026-11-16", "2026-11-23", "2026-11-30"]
    assert all(row["rested"] is None or row["rested"] > 2 for row in rows)
    assert not any("seed" in row or "cards" in row for row in rows)
    assert ("All kept." in CliRunner().invoke(cli, call).output) is kept
