"""Long work: few threads, one piece at a time for each address, and no endless queue."""

import asyncio
import threading

import pytest

from yearline.server.services.pool import THREADS, WAITING, WorkPool
from yearline.table.decide import Refused

pytestmark = pytest.mark.asyncio


async def test_one_address_does_not_keep_another_waiting() -> None:
    pool, gate = WorkPool(), threading.Event()
    stuck = [asyncio.create_task(pool.make("greedy", gate.wait)) for _ in range(5)]
    await asyncio.sleep(0)
    assert await pool.make("patient", lambda: "made") == "made"
    gate.set()
    assert all(await asyncio.gather(*stuck))


async def test_photos_of_many_keep_no_thread_from_other_work() -> None:
    """Two addresses with a photo each that took its twelve seconds, and nobody could begin a game."""
    pool, gate = WorkPool(), threading.Event()
    stuck = [asyncio.create_task(pool.develop(f"address {number}", gate.wait)) for number in range(THREADS + 1)]
    await asyncio.sleep(0)
    assert await pool.make("patient", lambda: "made") == "made"
    gate.set()
    assert all(await asyncio.gather(*stuck))


async def test_only_so_much_may_wait() -> None:
    pool, gate = WorkPool(), threading.Event()
    waiting = [asyncio.create_task(pool.make("greedy", gate.wait)) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await pool.make("greedy", gate.wait)
    assert refused.value.code == "too_fast"
    gate.set()
    await asyncio.gather(*waiting)
    assert await pool.make("greedy", lambda: 1) == 1


async def test_work_that_fails_leaves_room_for_more() -> None:
    pool = WorkPool()
    for _ in range(WAITING + 1):
        with pytest.raises(ZeroDivisionError):
            await pool.make("clumsy", lambda: 1 // 0)


async def test_a_closed_pool_finishes_what_is_in_hand_and_begins_nothing_more() -> None:
    others, pool, gate = set(threading.enumerate()), WorkPool(), threading.Event()
    begun = threading.Barrier(THREADS + 1)
    in_hand = [
        asyncio.create_task(pool.make(f"early {n}", lambda: begun.wait() >= 0 and gate.wait())) for n in range(THREADS)
    ]
    waiting = [asyncio.create_task(pool.make(address, gate.wait)) for address in ("late", "late", "early 0")]
    await asyncio.sleep(0)
    begun.wait()
    hands = [thread for thread in threading.enumerate() if thread not in others]
    pool.close()
    gate.set()
    assert await asyncio.gather(*in_hand) == [True] * THREADS
    refused = await asyncio.gather(*waiting, pool.make("later", gate.wait), return_exceptions=True)
    assert [isinstance(error, Refused) and error.code for error in refused] == ["unavailable"] * 4
    for hand in hands:
        hand.join(10)
    assert [hand.is_alive() for hand in hands] == [False] * THREADS
