"""The three stores, each fresh and open."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from yearline.store import Store, open_store

KINDS = [
    "memory",
    "sqlite",
    "crowded",
    pytest.param("postgres", marks=[pytest.mark.servers, pytest.mark.xdist_group("servers")]),
]


@pytest.fixture
def address(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if kind == "postgres":
        return str(request.getfixturevalue("postgres").fresh())
    return "memory:" if kind == "memory" else f"sqlite:{tmp_path / 'deep' / 'log.sqlite3'}"


@pytest_asyncio.fixture
async def store(address: str, kind: str) -> AsyncIterator[Store]:
    store = open_store(address, crowded=kind == "crowded")
    await store.open()
    yield store
    await store.close()
