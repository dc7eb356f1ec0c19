"""`yearline weekly`: the deals of the weeks to come, written down and checked."""

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from yearline.cli.daily import AS_JSON, DATABASE, print_rows, written
from yearline.i18n.numbers import signed

if TYPE_CHECKING:
    from yearline.daily.audit_weeks import CheckedWeek


@click.command()
@click.option("--weeks", type=click.IntRange(1, 530), default=4, show_default=True, help="How many weeks.")
@click.option(
    "--from", "first", type=click.DateTime(["%Y-%m-%d"]), help="A day of the first of them (UTC).  [default: next week]"
)
@DATABASE
@AS_JSON
def weekly(weeks: int, first: datetime | None, database: str | None, as_json: bool) -> None:
    """Deal the weeks to come and write them into a server's database.

    Weeks that are there already stay as they are. All of them are checked: 36 cards, none that was dealt within
    two weeks, and a par (what somebody could reach who knew every card) within 35 % of the middle of them. It
    takes a few seconds a week. The exit status is 1 if one is not as promised. What is printed gives no card away.
    """
    from yearline.daily.audit_weeks import audit_weeks
    from yearline.daily.book import WEEKLY
    from yearline.server.services.settings import from_environment

    start = WEEKLY.at(first.date() if first else datetime.now(UTC).date() + timedelta(7))
    address = from_environment(database=database).database
    chosen = asyncio.run(written(address, [start + i * WEEKLY.step for i in range(weeks)], WEEKLY))
    checked = list(audit_weeks(*chosen))
    if as_json:
        print_rows([_plain(one) for one in checked])
    else:
        _show(checked)
    if not all(one.kept for one in checked):
        sys.exit(1)


def _plain(one: "CheckedWeek") -> dict[str, Any]:
    return {
        "week": one.week.date.isoformat(),
        "number": one.number,
        "commitment": one.week.commitment,
        "par": one.par,
        "bots": round(one.bots, 2),
        "rested": one.rested,
        "kept": one.kept,
    }


def _show(checked: "Sequence[CheckedWeek]") -> None:
    table = Table(title=f"{len(checked)} deals")
    for heading in ("week", "no.", "par", "off", "bots score", "rested", "hash of the seed"):
        table.add_column(heading, justify="left" if heading in ("week", "hash of the seed") else "right")
    for one in checked:
        off = f"{one.off:+.0%}" + ("" if one.kept else " !")
        rested = "" if one.rested is None else f"{one.rested} weeks"
        bots, hash = signed(f"{one.bots:.1f}"), one.week.commitment[:16]
        table.add_row(f"{one.week.date}", str(one.number), str(one.par), off, bots, rested, hash)
    Console().print(table)
    broken = sum(not one.kept for one in checked)
    click.echo("All kept." if not broken else f"{broken} weeks are not as promised.")
