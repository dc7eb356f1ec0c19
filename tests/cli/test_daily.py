"""`yearline daily` writes days down once, checks them, and gives no card away."""

import json
from pathlib import Path

from click.testing import CliRunner

from yearline.cli import cli


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


def test_what_is_no_day_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'days.sqlite3'}"
    assert CliRunner().invoke(cli, ["daily", "--from", "tomorrow", "--database", database]).exit_code == 2
    assert CliRunner().invoke(cli, ["daily", "--days", "0", "--database", database]).exit_code == 2
