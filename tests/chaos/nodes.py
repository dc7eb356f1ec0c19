"""The cluster: nodes (`yearline serve` in processes of their own),
each with its own gates to the database and to the bus.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

from tests.chaos.gates import Gate
from tests.chaos.releases import REFUSED, Release, make_releases
from tests.servers import Postgres, RedisServer, free_port

PATIENCE = 120.0
GRACE = 20.0
SETTINGS = {
    "BOT_PACE": "0.3",
    "MESSAGES_PER_SECOND": "200",
    "MESSAGES_PER_ADDRESS": "100000",
    "REQUESTS_PER_SECOND": "100000",
    "TABLES_PER_SECOND": "100000",
    "STARTS_PER_SECOND": "100000",
    "MOVES_PER_SECOND": "1000000",
    "COMMANDS_PER_SECOND": "1000000",
    "FRAME_BYTES_PER_SECOND": "1000000000",
    "SOCKETS_PER_ADDRESS": "100000",
    "WRONG_CODES_PER_SECOND": "100000",
    "LOG_LEVEL": "error",
}


class NodeFailed(Exception):
    """A node does not come up although everything it needs is there."""


class Node:
    """One server process."""

    def __init__(
        self, number: int, database: str, bus: str, folder: Path, gates: dict[str, Gate], releases: list[Release]
    ) -> None:
        self.number = number
        self.version = ""
        """What the node itself says it is."""
        self.port = free_port()
        self.gates = gates
        self.busy = False
        self.insisted = 0
        self.starts: list[float] = []
        self._releases, self._installed = releases, 0
        self._log, self._logged = folder / f"node-{number}.log", 0
        self._environment = {"DATABASE": database, "BUS": bus, "PORT": str(self.port), **SETTINGS}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start, and start again as long as it dies for want of a database, as any supervisor would."""
        began = time.monotonic()
        deadline = began + PATIENCE
        self._launch()
        while time.monotonic() < deadline:
            assert self._process is not None
            if self._process.poll() is not None:
                if REFUSED in self.log()[self._logged :]:
                    self._installed = len(self._releases) - 1
                await asyncio.sleep(0.3)
                self._launch()
            if await self._answers():
                self.starts.append(time.monotonic() - began)
                return
            await asyncio.sleep(0.1)
        raise NodeFailed(f"node {self.number} does not answer; its log: {self.log()[-2000:]}")

    def _launch(self) -> None:
        environment = {f"YEARLINE_{name}": text for name, text in self._environment.items()}
        self._logged = len(self.log())
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "yearline", "serve"],
                env={**os.environ, **environment, "PYTHONPATH": str(self._releases[self._installed].folder)},
                stdout=log,
                stderr=log,
            )

    async def _answers(self) -> bool:
        """Whether it is there; then it has said which version it is."""
        with suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
                told = (await http.get(f"{self.url}/metrics")).text
            self.version = told.partition('yearline_info{version="')[2].partition('"')[0]
            return True
        return False

    def update(self) -> None:
        """Install the next version; it counts from the next start."""
        self._installed = min(self._installed + 1, len(self._releases) - 1)

    def log(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""

    async def kill(self) -> None:
        """Without a word of warning."""
        assert self._process is not None
        self._process.kill()
        await asyncio.to_thread(self._process.wait)

    async def stop(self) -> None:
        """As a supervisor does: ask, and insist after a while."""
        assert self._process is not None
        self._process.terminate()
        try:
            await asyncio.to_thread(self._process.wait, GRACE)
        except subprocess.TimeoutExpired:
            self.insisted += 1
            await self.kill()

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)


class Cluster:
    """Several nodes and what they share. Without a database server: one node on a SQLite file."""

    def __init__(self, folder: Path, postgres: Postgres | None, redis: RedisServer | None, size: int) -> None:
        self.folder, self.postgres, self.redis = folder, postgres, redis
        self.size = size if postgres is not None else 1
        self.database = f"sqlite:{folder / 'tables.sqlite3'}" if postgres is None else postgres.fresh()
        self.releases = make_releases(folder / "releases")
        self.nodes: list[Node] = []

    async def open(self) -> None:
        self.nodes = [await self._node(number) for number in range(self.size)]
        await asyncio.gather(*[node.start() for node in self.nodes])

    async def _node(self, number: int) -> Node:
        gates: dict[str, Gate] = {}
        database, bus = self.database, "memory:"
        if self.postgres is not None:
            gates["database"] = Gate(self.postgres.port)
            database = database.replace(f":{self.postgres.port}/", f":{await gates['database'].open()}/")
        if self.redis is not None:
            gates["bus"] = Gate(self.redis.port)
            bus = f"redis://127.0.0.1:{await gates['bus'].open()}"
        return Node(number, database, bus, self.folder, gates, self.releases)

    async def close(self) -> None:
        for node in self.nodes:
            with suppress(ProcessLookupError):
                node.thaw()
            await node.kill()
            for gate in node.gates.values():
                await gate.close()
