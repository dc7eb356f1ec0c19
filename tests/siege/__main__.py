"""`scripts/siege`: every attack for a while, then all together, from one address, on servers of its own on loopback.

Others play at their tables meanwhile. Status 1 unless they wait at most 250 ms in the slowest percent, no process uses
more than 500 MB, the disk grows by no more than an address may use, no event loop is blocked longer than 100 ms,
afterwards everything is as it was, and each server then stops within two seconds, with the others' sockets open.
"""

import argparse
import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.servers import Postgres, RedisServer, free_port, postgres_folder, wait_for_port
from tests.siege.attacks import ATTACKS, TOGETHER, siege
from tests.siege.others import Others
from tests.siege.promised import promised

P99_MS, MEMORY_MB, BLOCKED_MS = 250.0, 500.0, 100.0
DISK_MB_AN_HOUR, DISK_AT_ONCE_MB = promised()
"""What SECURITY.md says that one address may use in an hour, and what is in reserve for one that has been quiet."""

STOP_SECONDS = 2.0
PEOPLE = 6
BLOCKED = "yearline_loop_blocked_seconds_max"
WORKED = "yearline_loop_worked_seconds_max"
OWN = "yearline_loop_own_seconds_max"
"""What a server itself did in such a time, and of that the loop alone;
the rest is the machine's, where other programs had the processors.
"""
LATE = re.compile(r'yearline_loop_late_seconds_bucket{le="(.+)"} (\d+)')
SETTINGS = {
    "IDLE_SECONDS": "3",
    "SWEEP_SECONDS": "1",
    "LOG_LEVEL": "warning",
    "BOT_PACE": "0.3",
    "ADMIN_SECRET": "a secret that is guessed",
}


@dataclass
class Row:
    """One attack, and what came of it."""

    name: str
    did: int
    refused: int
    p99_ms: float
    memory_mb: float
    blocked_ms: float
    worked_ms: float
    own_ms: float
    disk_mb: float
    seconds: float
    used: float
    """Seconds on the processor that the attacker took for itself."""
    found: list[str]


class Victim:
    """`yearline serve` with its database, in processes of its own."""

    def __init__(
        self, folder: Path, processes: int, database: str, bus: str, disk: Callable[[], int], **more: str
    ) -> None:
        self.port, self.disk, self.log, self.processes = free_port(), disk, folder / "server.log", processes
        given = {**SETTINGS, "PORT": self.port, "DATABASE": database, "BUS": bus, "PROCESSES": processes, **more}
        environment = {**os.environ, **{f"YEARLINE_{name}": str(text) for name, text in given.items()}}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([sys.executable, "-m", "yearline", "serve"], env=environment, stderr=log)
        none_kept = httpx.Limits(max_keepalive_connections=0)  # nobody closes this client
        transport = httpx.AsyncHTTPTransport(local_address="127.0.2.1", limits=none_kept)
        self._http = httpx.AsyncClient(transport=transport, timeout=60)
        wait_for_port(self.port, 60)

    def megabytes(self) -> float:
        """Of the largest of its processes."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return max(_resident(pid) for pid in (str(self.process.pid), *children))

    async def told(self) -> str:
        """The server's own numbers. The client is kept: to make one takes longer than anybody is to wait."""
        return (await self._http.get(f"http://127.0.0.1:{self.port}/metrics")).text

    async def gauge(self, name: str) -> float:
        return number_in(await self.told(), name)

    def stop(self) -> float:
        """How long it takes to stop, in seconds."""
        began = time.monotonic()
        self.process.terminate()
        self.process.wait(60)
        return time.monotonic() - began

    def tracebacks(self) -> int:
        return self.log.read_text(errors="replace").count("Traceback")


def number_in(told: str, name: str) -> float:
    """One of a server's own numbers."""
    return float(told.partition(f"\n{name} ")[2].split()[0])


def _resident(pid: str) -> float:
    try:
        return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024
    except (OSError, IndexError):  # it has just ended
        return 0.0


async def attacked(
    victim: Victim,
    others: Others,
    name: str,
    seconds: float,
    address: str = "127.0.3.1",
    together: Sequence[str] = (),
) -> Row:
    """One attack, measured. Each needs an address of its own: one that has used up its allowances is harmless."""
    disk, began, memory, blocked = victim.disk(), time.monotonic(), [0.0], [0.0, 0.0, 0.0]
    others.waits.clear()
    before, watching = await victim.told(), asyncio.create_task(_watch(victim, memory, blocked))
    attack = await siege(name, victim.port, seconds, address, together)
    took, p99 = time.monotonic() - began, others.slowest_percent()
    disk_mb = (victim.disk() - disk) / 1e6
    after = await afterwards(victim)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    blocked_ms = 1000 * min(blocked[0], latest(before, await victim.told()))
    worked_ms, own_ms = [min(blocked_ms, 1000 * most) for most in blocked[1:]]
    did, refused, used = attack["did"], attack["refused"], attack["used"]
    row = Row(name, did, refused, p99, memory[0], blocked_ms, worked_ms, own_ms, disk_mb, took, used, [])
    failed = [f"{attack['troubles']} answers of 5xx"] * bool(attack["troubles"])
    row.found = findings(row, others, victim.processes) + failed + after
    return row


def latest(before: str, after: str) -> float:
    """At least as long as the loop was blocked between two looks at its numbers, in seconds."""
    counts = [dict(LATE.findall(told)) for told in (before, after)]
    rung = max(map(int, counts[1].values())) - max(map(int, counts[0].values()))
    bounds = (float(le) for le, count in counts[1].items() if int(count) - int(counts[0][le]) == rung)
    return min(bounds)


async def _watch(victim: Victim, memory: list[float], blocked: list[float]) -> None:
    """The worst so far; of the loop, in the last minute, which may be of the attack before."""
    while True:
        await asyncio.sleep(0.5)
        memory[0] = max(memory[0], victim.megabytes())
        told = await victim.told()
        for number, name in enumerate((BLOCKED, WORKED, OWN)):
            blocked[number] = max(blocked[number], number_in(told, name))


def findings(row: Row, others: Others, processes: int = 1) -> list[str]:
    """What must not be. Allowances count in each process for itself, as SECURITY.md says."""
    allowed = processes * (DISK_AT_ONCE_MB + DISK_MB_AN_HOUR * row.seconds / 3600)
    bounds = (
        ("others waited", row.p99_ms, P99_MS, "ms"),
        ("memory", row.memory_mb, MEMORY_MB, "MB"),
        ("the loop was blocked for", row.blocked_ms, BLOCKED_MS, "ms"),
        ("the disk grew by", row.disk_mb, allowed, "MB"),
    )
    found = [f"{what} {number:.0f} {unit}" for what, number, most, unit in bounds if not number <= most]
    return found + [f"somebody could not play: {one}" for one in others.failed]


async def afterwards(victim: Victim) -> list[str]:
    """Wait until everything is as it was: only the others' sockets and tables are there, and nothing went wrong."""
    deadline, found = time.monotonic() + 60, ["never as it was"]
    while found and time.monotonic() < deadline:
        await asyncio.sleep(0.5)
        names = ("yearline_sockets", "yearline_tables")
        found = [f"{name}: {number:g}" for name in names if (number := await victim.gauge(name)) > PEOPLE]
    if troubles := await victim.gauge("yearline_troubles_total"):
        found.append(f"{troubles:g} troubles")
    if tracebacks := victim.tracebacks():
        found.append(f"{tracebacks} tracebacks")
    return found


async def besieged(victim: Victim, names: list[str], at_once: list[str], seconds: float) -> int:
    """How much must not be. In the end the server is stopped while the others are still there."""
    others = Others(victim.port, PEOPLE)
    await others.begin()
    await asyncio.sleep(2)
    found = 0
    for number, name in enumerate(names, 1):
        together = at_once if name == TOGETHER else ()
        row = await attacked(victim, others, name, seconds, f"127.0.3.{number}", together)
        found += bool(row.found)
        print(shown(row), flush=True)
    half = [half_a_request(victim.port) for _ in range(PEOPLE)]
    took = await asyncio.to_thread(victim.stop)
    for connection in half:
        connection.close()
    print(f"stopped in {took:.1f} s", flush=True)
    await others.end()
    return found + (took > STOP_SECONDS)


def half_a_request(port: int) -> socket.socket:
    """A connection that waits for an answer without having said all.
    It kept a server from stopping for more than five seconds.
    """
    connection = socket.create_connection(("127.0.0.1", port))
    connection.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    return connection


WIDTHS = {"done": 8, "refused": 8, "p99 ms": 9, "loop ms": 9, "worked": 8, "by loop": 9, "MB": 8, "disk MB": 9}
HEADS = "".join(f"{head:>{width}}" for head, width in WIDTHS.items()) + f"{'attacker %':>11}"


def shown(row: Row) -> str:
    attacker = 100 * row.used / row.seconds
    return (
        f"{row.name:24}{row.did:8}{row.refused:8}{row.p99_ms:9.0f}{row.blocked_ms:9.0f}{row.worked_ms:8.0f}{row.own_ms:9.0f}{row.memory_mb:8.0f}"
        f"{row.disk_mb:9.1f}{attacker:11.0f}  {'; '.join(row.found) or 'ok'}"
    )


def folder_size(folder: Path) -> Callable[[], int]:
    return lambda: sum(file.stat().st_size for file in folder.glob("tables.sqlite3*"))


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="for each attack (60)")
    parser.add_argument(
        "--only",
        default="",
        help="attacks whose names contain this, or one of several with commas between; all together are then these",
    )
    parser.add_argument("--together", action="store_true", help="only all of them at once, and none of them alone")
    parser.add_argument("--on", default="", help="set-ups whose names contain this")
    return parser.parse_args()


def main() -> int:
    chosen, found = asked(), 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it ends its servers too
    wanted = chosen.only.split(",")
    names = [name for name in (*ATTACKS, TOGETHER) if any(one in name for one in wanted)]
    at_once = [name for name in names if name != TOGETHER] or list(ATTACKS)
    names = [TOGETHER] if chosen.together else names
    with tempfile.TemporaryDirectory(prefix="yearline-siege", ignore_cleanup_errors=True) as kept:
        for title, start in setups(Path(kept)).items():
            if chosen.on in title:
                print(f"\n{title}\n{'':24}{HEADS}")
                victim, end = start()
                try:
                    found += asyncio.run(besieged(victim, names, at_once, chosen.seconds))
                finally:
                    victim.stop()
                    end()
    return 1 if found else 0


Start = Callable[[], tuple[Victim, Callable[[], None]]]


def setups(folder: Path) -> dict[str, Start]:
    """The servers to besiege; PostgreSQL and Redis where they are installed."""
    found: dict[str, Start] = {f"SQLite, {n} process{'es' * (n > 1)}": _on_sqlite(folder, n) for n in (1, 2)}
    if postgres_folder() is not None and shutil.which("redis-server"):
        found |= {f"PostgreSQL and Redis, {n} process{'es' * (n > 1)}": _on_servers(folder, n) for n in (1, 2)}
    return found


def _on_sqlite(folder: Path, processes: int) -> Start:
    def start() -> tuple[Victim, Callable[[], None]]:
        here = folder / f"sqlite-{processes}"
        here.mkdir()
        return Victim(here, processes, f"sqlite:{here / 'tables.sqlite3'}", "memory:", folder_size(here)), lambda: None

    return start


def _on_servers(folder: Path, processes: int) -> Start:
    def start() -> tuple[Victim, Callable[[], None]]:
        here, binaries = folder / f"servers-{processes}", postgres_folder()
        assert binaries is not None
        (here / "postgres").mkdir(parents=True)
        folder.chmod(0o755)
        here.chmod(0o755)
        postgres, redis = Postgres(binaries, here / "postgres", durable=True), RedisServer()

        def disk() -> int:
            files = (here / "postgres" / "data" / "base").rglob("*")
            return sum(file.stat().st_size for file in files if file.is_file())

        def end() -> None:
            redis.stop()
            postgres.stop()

        return Victim(here, processes, postgres.fresh(), redis.address, disk), end

    return start


if __name__ == "__main__":
    sys.exit(main())
