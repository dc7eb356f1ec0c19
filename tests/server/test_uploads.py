"""Files on their way in: one address after another leaves room for the next."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from yearline.server.services.uploads import ALL_BYTES, AT_ONCE, Uploads
from yearline.table.decide import Refused

PART = 1_000_000
FILE = 20_000_000


def request(address: str, size: int, ended: asyncio.Event | None = None) -> Any:
    """A body of so many bytes; where it has no end, nothing more comes."""

    async def stream() -> AsyncIterator[bytes]:
        for _ in range(size // PART):
            yield bytes(PART)
        if ended is not None:
            await ended.wait()

    return SimpleNamespace(client=SimpleNamespace(host=address), stream=stream)


async def brought(uploads: Uploads, *asked: Any) -> int:
    """How many bytes have come."""
    async with uploads.body(request(*asked), FILE) as raw:
        return len(raw)


@pytest.mark.asyncio
async def test_a_few_addresses_that_never_end_leave_room_for_another() -> None:
    """Two that held sixty megabytes each took all of it, and everybody else was told to come again."""
    uploads, ended = Uploads(), asyncio.Event()
    greedy = [
        asyncio.create_task(brought(uploads, f"192.0.2.{number}", FILE, ended))
        for number in (1, 2)
        for _ in range(AT_ONCE)
    ]
    await asyncio.sleep(0)
    assert await brought(uploads, "192.0.2.9", 5 * PART) == 5 * PART
    ended.set()
    came = await asyncio.gather(*greedy, return_exceptions=True)
    assert {type(one) for one in came} == {int, Refused}, "the first ones have their part"
    assert uploads._bytes.total() == 0


@pytest.mark.asyncio
async def test_one_address_alone_has_most_of_the_room() -> None:
    uploads, ended = Uploads(), asyncio.Event()
    coming = [asyncio.create_task(brought(uploads, "192.0.2.1", FILE, ended)) for _ in range(3)]
    await asyncio.sleep(0)
    ended.set()
    assert sum(await asyncio.gather(*coming)) == ALL_BYTES // 2
    with pytest.raises(Refused):
        await brought(uploads, "192.0.2.1", FILE + PART)
    assert not uploads._bytes
