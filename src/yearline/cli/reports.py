"""`yearline reports`: what players found wrong with cards."""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

import click

from yearline.decks.problems import shown


@click.command()
@click.option("--database", metavar="URL", help="sqlite:PATH or postgresql://… (YEARLINE_DATABASE).")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def reports(database: str | None, as_json: bool) -> None:
    """List the cards that players have reported, the oldest first."""
    from yearline.server.services.settings import from_environment

    found = asyncio.run(_all(from_environment(database=database).database))
    for report in found:
        click.echo(json.dumps(report, ensure_ascii=False) if as_json else _line(report))
    if not found and not as_json:
        click.echo("No reports.")


async def _all(address: str) -> list[dict[str, Any]]:
    from yearline.server.live.reports import all_reports
    from yearline.store import open_store

    store = open_store(address, existing=True)
    await store.open()
    try:
        return await all_reports(store)
    finally:
        await store.close()


def _line(report: dict[str, Any]) -> str:
    at = datetime.fromtimestamp(report["at"], UTC).strftime("%Y-%m-%d %H:%M")
    if "unreadable" in report:
        said = f"cannot be read: {shown(report['unreadable'])}"
    else:
        said = f"{report['deck']}/{report['card']}  {report['reason']}  {report['note']}".rstrip()
    return f"{report['number']:>4}  {at}  {said}"
