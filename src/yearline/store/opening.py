"""Which store an address names, and patience with one that is still starting."""

import asyncio
from time import monotonic
from typing import Final

from yearline.store.port import NoDatabase, Store, StoreError, Unavailable

STARTING_SECONDS: Final = 15.0
AGAIN_SECONDS: Final = 0.25


async def open_patiently(store: Store, seconds: float = STARTING_SECONDS) -> None:
    """Open a store. One that is in another process gets some time to come up. Raises what `open` raises."""
    deadline = monotonic() + seconds
    while True:
        try:
            return await store.open()
        except Unavailable:
            if not store.far or monotonic() > deadline:
                raise
        await asyncio.sleep(AGAIN_SECONDS)


def open_store(address: str, *, existing: bool = False, crowded: bool = False) -> Store:
    """The store that an address names: `memory:`, `sqlite:PATH` or `postgresql://…`.

    With `existing`, its `open` raises NoDatabase where a server has never written, instead of making a new one.
    `crowded`: several processes of one server write to it.
    """
    kind, _, rest = address.partition(":")
    if kind == "memory" and existing:
        raise NoDatabase("a database in memory can be read by its server alone")
    if kind == "memory":
        from yearline.store.memory import MemoryStore

        return MemoryStore()
    if kind == "sqlite" and rest:
        from yearline.store.sqlite import SqliteStore

        return SqliteStore(rest, existing, crowded)
    if kind in ("postgresql", "postgres"):
        return _open_postgres(address, existing)
    raise StoreError("the database must be memory:, sqlite:PATH or postgresql://…")


def _open_postgres(address: str, existing: bool) -> Store:
    try:
        from yearline.store.postgres import PostgresStore
    except ImportError:
        raise StoreError("PostgreSQL needs more packages: pip install 'yearline[scale]'") from None
    return PostgresStore(address, existing)
