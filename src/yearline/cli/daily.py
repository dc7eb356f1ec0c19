"""`yearline daily`: the challenges of the days to come, written down and checked."""

import asyncio
import json
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

import click
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from yearline.daily.audit import Checked
    from yearline.daily.book import Series
    from yearline.daily.day import Day
    from yearline.decks import LibraryCard


DATABASE: Final = click.option("--database", metavar="URL", help="sqlite:PATH or postgresql://… (YEARLINE_DATABASE).")
AS_JSON: Final = click.option(
    "--json", "as_json", is_flag=True, help="One JSON object a line; cards and seeds of what is to come stay out."
)


@click.command()
@click.option("--days", type=click.IntRange(1, 3660), default=7, show_default=True, help="How many days.")
@click.option(
    "--from", "first", type=click.DateTime(["%Y-%m-%d"]), help="The first of them (UTC).  [default: tomorrow]"
)
@DATABASE
@AS_JSON
def daily(days: int, first: datetime | None, database: str | None, as_json: bool) -> None:
    """Choose the challenges of the days to come and write them into a server's database.

    Days that are there already stay as they are. All of them are checked: no card comes back within
    30 days, also of days before the first, and each day is as hard for our bots as its weekday
    plans, within a tenth. The exit status is 1 if one is not. What is printed gives no card away.
    """
    from yearline.daily.audit import audit
    from yearline.server.services.settings import from_environment

    start = first.date() if first else datetime.now(UTC).date() + timedelta(1)
    address = from_environment(database=database).database
    chosen = asyncio.run(written(address, [start + timedelta(i) for i in range(days)]))
    checked = list(audit(*chosen))
    if as_json:
        print_rows([_plain(one) for one in checked])
    else:
        _show(checked)
    if not all(one.kept for one in checked):
        sys.exit(1)


def print_rows(rows: Iterable[dict[str, Any]]) -> None:
    """One JSON object a line."""
    for row in rows:
        click.echo(json.dumps(row))


async def written(
    address: str, days: Sequence[date], series: "Series | None" = None
) -> "tuple[list[Day], list[LibraryCard], list[Day]]":
    """These challenges, chosen now unless a server's database has them already;
    all cards, as hard as people found them there; and the challenges before the first, whose cards still rest.
    """
    from yearline.daily.book import DAILY, DailyBook
    from yearline.decks import library
    from yearline.measured.book import grades
    from yearline.measured.model import regraded
    from yearline.store import open_store

    store = open_store(address)
    await store.open()
    try:
        known = await grades(store)
        cards = [card for deck in library().values() for card in deck.cards]
        pool = regraded(cards, known[-1].columns if known else {})
        book = DailyBook(store, series=series or DAILY)
        found = [await book.open(day, pool) for day in days]
        earlier = await book.before(days[0])
    finally:
        await store.close()
    return [day for day in found if day is not None], pool, earlier


def _plain(one: "Checked") -> dict[str, Any]:
    return {
        "day": one.day.date.isoformat(),
        "number": one.day.number,
        "commitment": one.day.commitment,
        "planned": one.planned,
        "expected": round(one.expected, 3),
        "rested": one.rested,
        "kept": one.kept,
    }


def _show(checked: "Sequence[Checked]") -> None:
    table = Table(title=f"{len(checked)} challenges")
    for heading in ("day", "no.", "planned", "bots score", "off", "rested", "hash of the seed"):
        table.add_column(heading, justify="left" if heading in ("day", "hash of the seed") else "right")
    for one in checked:
        rested = "" if one.rested is None else f"{one.rested} days"
        off = f"{one.off:+.1%}" + ("" if one.kept else " !")
        table.add_row(
            f"{one.day.date:%a %Y-%m-%d}",
            str(one.day.number),
            f"{one.planned:.1f}",
            f"{one.expected:.2f}",
            off,
            rested,
            one.day.commitment[:16],
        )
    Console().print(table)
    worst = max((abs(one.off) for one in checked), default=0.0)
    broken = sum(not one.kept for one in checked)
    rests = min((one.rested for one in checked if one.rested is not None), default=None)
    said = "no card comes back" if rests is None else f"a card comes back after {rests} days at the earliest"
    click.echo(
        f"Farthest from plan: {worst:.1%}; {said}. "
        f"{'All kept.' if not broken else f'{broken} days are not as promised.'}"
    )
