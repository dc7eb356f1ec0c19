"""Everything that can go wrong with a cluster,
each as a function that makes it go wrong for a while and then right again.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from tests.chaos.nodes import Cluster, Node

Fault = Callable[[Cluster, Node, float], Awaitable[None]]


async def killed(_: Cluster, node: Node, seconds: float) -> None:
    await node.kill()
    await asyncio.sleep(seconds / 2)
    await node.start()


async def rolled(_: Cluster, node: Node, seconds: float) -> None:
    """A new version takes the place of the old one: an update, a graceful stop, then a start."""
    node.update()
    await node.stop()
    await node.start()


async def slowed(_: Cluster, node: Node, seconds: float) -> None:
    """The whole process stands still, then goes on as if nothing had happened."""
    node.freeze()
    await asyncio.sleep(seconds)
    node.thaw()


def _gate(name: str, how: str) -> Fault:
    async def fault(_: Cluster, node: Node, seconds: float) -> None:
        gate = node.gates[name]
        gate.cut() if how == "cut" else gate.hold()
        await asyncio.sleep(seconds)
        gate.heal()

    return fault


async def bus_restarted(cluster: Cluster, _: Node, seconds: float) -> None:
    assert cluster.redis is not None
    cluster.redis.stop()
    await asyncio.sleep(seconds)
    await asyncio.to_thread(cluster.redis.start)


async def bus_frozen(cluster: Cluster, _: Node, seconds: float) -> None:
    assert cluster.redis is not None
    assert cluster.redis.process is not None
    cluster.redis.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(seconds)
    cluster.redis.process.send_signal(signal.SIGCONT)


async def database_restarted(cluster: Cluster, _: Node, seconds: float) -> None:
    """It crashes, and recovers from its own log."""
    assert cluster.postgres is not None
    await asyncio.to_thread(cluster.postgres.stop)
    await asyncio.sleep(seconds / 2)
    await asyncio.to_thread(cluster.postgres.start)


async def database_frozen(cluster: Cluster, _: Node, seconds: float) -> None:
    assert cluster.postgres is not None
    pids = _family(int((cluster.postgres.folder / "data" / "postmaster.pid").read_text().split()[0]))
    _signal(pids, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    _signal(pids, signal.SIGCONT)


async def connections_terminated(cluster: Cluster, _: Node, seconds: float) -> None:
    connection = await asyncpg.connect(cluster.database)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()


ANYWHERE: dict[str, Fault] = {
    "node killed": killed,
    "node frozen": slowed,
    "node rolled": rolled,
}
WITH_SERVERS: dict[str, Fault] = {
    **ANYWHERE,
    "node cut from the bus": _gate("bus", "cut"),
    "node deaf to the bus": _gate("bus", "hold"),
    "node cut from the database": _gate("database", "cut"),
    "node waiting for the database": _gate("database", "hold"),
    "bus restarted": bus_restarted,
    "bus frozen": bus_frozen,
    "database crashed": database_restarted,
    "database frozen": database_frozen,
    "database connections ended": connections_terminated,
}
SHARED = frozenset({"bus restarted", "bus frozen", "database crashed", "database frozen", "database connections ended"})
"""Faults of what all nodes share; one at a time."""


def _family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(status.parent.name))
    return found


def _signal(pids: list[int], number: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


@dataclass
class Happened:
    """A fault, from its beginning until everything was there again."""

    kind: str
    node: int
    began: float
    ended: float


class BadLuck:
    """Makes faults happen, several at once where they do not get into each other's way, and counts them."""

    def __init__(self, cluster: Cluster, wanted: int, seed: int, pause: float, longest: float) -> None:
        self._cluster = cluster
        self._wanted = wanted
        self._random = random.Random(seed)
        self._pause, self._longest = pause, longest
        self._shared = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._kinds = WITH_SERVERS if cluster.postgres is not None else ANYWHERE
        self.happened: dict[str, int] = dict.fromkeys(self._kinds, 0)
        self.journal: list[Happened] = []
        self.errors: list[BaseException] = []

    async def run(self, seconds: float) -> None:
        """Until all have happened, or the time is up; in the end everything works again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                for kind in self._order():
                    await asyncio.sleep(self._random.uniform(0.5, 1.5) * self._pause)
                    self._begin(kind, await self._idle_node())
        await asyncio.gather(*self._tasks)

    def _order(self) -> list[str]:
        """Every kind as often as any other, in no order. A roll takes one node after another."""
        kinds = [kind for _ in range(self._wanted) for kind in self._kinds][: self._wanted]
        self._random.shuffle(kinds)
        return kinds

    async def _idle_node(self) -> Node:
        """Half of the nodes are always left in peace, where there are several."""
        nodes = self._cluster.nodes
        while True:
            idle = [node for node in nodes if not node.busy]
            if len(idle) > len(nodes) // 2:
                return self._random.choice(idle)
            await asyncio.sleep(0.05)

    def _begin(self, kind: str, node: Node) -> None:
        node.busy = node.busy or kind not in SHARED
        task = asyncio.create_task(self._happen(kind, node, self._random.uniform(0.2, 1.0) * self._longest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _happen(self, kind: str, node: Node, seconds: float) -> None:
        try:
            async with self._shared if kind in SHARED else nullcontext():
                began = time.monotonic()
                await self._kinds[kind](self._cluster, node, seconds)
                self.happened[kind] += 1
                self.journal.append(Happened(kind, node.number, began, time.monotonic()))
                if kind in SHARED:
                    await asyncio.sleep(self._longest)  # time to breathe, or the next would be the same fault going on
        except Exception as error:
            self.errors.append(error)
        finally:
            node.busy = node.busy and kind in SHARED
