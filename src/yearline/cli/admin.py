"""`yearline admin`: what a server keeps and who is shut out,
straight from its database; all nodes hear of it within seconds.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from time import time
from typing import Any, TypeVar

import click

from yearline.store import Store

R = TypeVar("R")
_database = click.option("--database", metavar="URL", help="sqlite:PATH or postgresql://… (YEARLINE_DATABASE).")
_KINDS = click.Choice(["address", "deck", "table"])


@click.group()
def admin() -> None:
    """See what a server keeps; close, delete, block, announce."""


@admin.command()
@_database
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def status(database: str | None, as_json: bool) -> None:
    """What runs: nodes with their versions, tables and sockets;
    what is shut out, and whether a restart is announced.
    """
    from yearline.server.admin.operating import overview

    seen = _with(database, lambda store: overview(store, time()))
    if as_json:
        nodes = [{"node": one.name, "at": one.at, **one.said} for one in seen.nodes]
        told = {"nodes": nodes, "bytes": seen.room.bytes, "free": seen.room.free, "blocked": seen.blocked}
        click.echo(json.dumps({**told, "restart": seen.restart}, ensure_ascii=False))
        return
    for one in seen.nodes:
        said = one.said
        click.echo(f"{one.name}  {said['version']}  tables {said['tables']}  sockets {said['sockets']}")
    if not seen.nodes:
        click.echo("No node has reported in the last five minutes.")
    click.echo(f"database {_size(seen.room.bytes)}, free {_size(seen.room.free)}")
    for what, names in seen.blocked.items():
        for name in names:
            click.echo(f"blocked  {what}  {name}")
    if seen.restart:
        click.echo(f"restart announced for {_when(seen.restart)} UTC")


@admin.command()
@_database
@click.option("--limit", default=50, show_default=True, help="So many, the latest first.")
def tables(database: str | None, limit: int) -> None:
    """List tables: code, lines, when the last was written, bytes."""

    async def listed(store: Store) -> list[tuple[str, int, float, int]]:
        found = await store.list_streams("table:", limit)
        return [(one.stream, one.seq, one.at, await store.bytes_of(one.stream)) for one in found]

    for stream, lines, at, size in _with(database, listed):
        click.echo(f"{stream.removeprefix('table:'):<10} {lines:>6} lines  {_when(at)}  {_size(size)}")


@admin.command()
@_database
@click.option("--limit", default=50, show_default=True, help="So many, those not used for longest first.")
def decks(database: str | None, limit: int) -> None:
    """List decks that people brought: id, when last used, bytes."""
    found = _with(database, lambda store: store.list_blobs("own-", float("inf"), limit, unneeded=False))
    for one in found:
        click.echo(f"{one.key}  {_when(one.used)}  {_size(one.bytes)}")


@admin.command()
@_database
def disk(database: str | None) -> None:
    """How many things of each kind there are, and what they take up."""
    kinds = _with(database, lambda store: store.kinds())
    for kind, (count, size) in sorted(kinds.items(), key=lambda one: -one[1][1]):
        click.echo(f"{kind:<12} {count:>8}  {_size(size)}")


@admin.command()
@_database
@click.argument("what", type=_KINDS)
@click.argument("name")
def block(database: str | None, what: str, name: str) -> None:
    """Shut an address, a deck or a table out. A table that is shut out is closed, and stays for you to look at."""
    _order(database, "block", what, name)


@admin.command()
@_database
@click.argument("what", type=_KINDS)
@click.argument("name")
def unblock(database: str | None, what: str, name: str) -> None:
    """Let an address, a deck or a table in again."""
    _order(database, "unblock", what, name)


@admin.command()
@_database
@click.argument("code")
def close(database: str | None, code: str) -> None:
    """Close a table: whoever is there goes, and nobody comes back. The same as `block table`."""
    _order(database, "block", "table", code)


@admin.command()
@_database
@click.argument("what", type=click.Choice(["deck", "table"]))
@click.argument("name")
def delete(database: str | None, what: str, name: str) -> None:
    """Delete a table or a deck that somebody brought, for good."""
    _order(database, "delete", what, name)


@admin.command()
@_database
@click.argument("minutes", type=click.IntRange(0, 9999))
def announce(database: str | None, minutes: int) -> None:
    """Tell everybody at a table, in their language, that the server restarts in so many minutes (0: it does not)."""
    _order(database, "announce", "restart", "", minutes)


@admin.command()
@_database
def log(database: str | None) -> None:
    """What the operator has done, the oldest first."""
    from yearline.server.services.blocks import decisions

    for at, one in _with(database, decisions):
        click.echo(f"{_when(at)}  {one.do} {one.what} {one.name or (_when(one.at) if one.at else '')}".rstrip())


@admin.command()
@_database
def compact(database: str | None) -> None:
    """Give all free room back to the disk. Nobody can move meanwhile; a SQLite file needs as much room again for it."""
    before, after = _with(database, _compacted)
    click.echo(f"{_size(before)} before, {_size(after)} now")


async def _compacted(store: Store) -> tuple[int, int]:
    before = (await store.room()).bytes
    await store.compact()
    return before, (await store.room()).bytes


def _order(database: str | None, do: Any, what: Any, name: str, minutes: float = 0.0) -> None:
    from yearline.server.admin.operating import order

    done = _with(database, lambda store: order(store, time(), do, what, name, minutes))
    click.echo(f"{done.do} {done.what} {done.name}".rstrip())


def _with(database: str | None, work: Callable[[Store], Awaitable[R]]) -> R:
    """What some work makes of the database that a server writes to."""
    from yearline.server.services.settings import from_environment
    from yearline.store import open_store

    async def run() -> R:
        store = open_store(from_environment(database=database).database, existing=True, crowded=True)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _size(size: float) -> str:
    return f"{size / 1_000_000:,.1f} MB" if size >= 1_000_000 else f"{size / 1000:,.1f} kB"
