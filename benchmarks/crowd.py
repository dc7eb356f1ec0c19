"""Everybody at once, on real sockets: hundreds of phones at one table, a third of which reconnect in every round.

    python benchmarks/crowd.py [--json] [--phones 500] [--tables 1] [--rounds 5]

One server process (SQLite on disk) and one process that is all phones and the big screen, on the same machine. In each
round every phone answers within two seconds. Measured are the milliseconds from the moment the last answer is sent to
the one at which each phone has the card turned over, what the server's memory grows by for each phone, how many counts
a phone hears in a second, and what was lost: seats, points, answers. `--tables 20 --phones 30` is twenty classes at
once.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from picows import WSListener, WSMsgType, ws_connect

ROOT = Path(__file__).parent.parent
SPREAD = 2.0
"""Within so many seconds everybody answers."""


@dataclass
class Phone:
    """A pupil: keeps its secret over every connection, and all it has heard."""

    room: "Room"
    name: str
    secret: str
    role: str = "phone"
    socket: Any = None
    told: dict[str, Any] = field(default_factory=dict)
    counts: list[float] = field(default_factory=list)
    chosen: tuple[int, int] | None = None
    confirmed: set[int] = field(default_factory=set)
    points: int = 0
    revealed: float = 0.0
    refused: list[str] = field(default_factory=list)
    awaited: tuple[Callable[[dict[str, Any]], bool], "asyncio.Future[None]"] | None = None

    async def connect(self) -> None:
        hello = {"t": "hello", "table": self.room.code, "secret": self.secret, "role": self.role}
        self.socket, _ = await ws_connect(lambda: Ear(self), f"{self.room.url.replace('http', 'ws')}/socket")
        self.send(hello)

    def hear(self, raw: bytes) -> None:
        at = time.perf_counter()
        message = msgspec.json.decode(raw)
        kind = message["t"]
        if kind == "count":
            if "did" in message:
                self.confirmed.add(self.told["round"])
            else:
                self.counts.append(at)
        elif kind == "crowd":
            if message["step"] == "reveal" and self.told.get("step") != "reveal":
                self.revealed = at
            if message["you"].get("did"):
                self.confirmed.add(message["round"])
            self.told = message
            self._look()
        elif kind == "refused":
            self.refused.append(message["code"])

    async def until(self, happened: Callable[[dict[str, Any]], bool], seconds: float = 30.0) -> None:
        """Wait for what is told next. Whoever waits is woken once:
        hundreds who look at every count would be the load.
        """
        if not happened(self.told):
            waiting = asyncio.get_running_loop().create_future()
            self.awaited = happened, waiting
            async with asyncio.timeout(seconds):
                await waiting

    def _look(self) -> None:
        if self.awaited is not None and self.awaited[0](self.told):
            waiting, self.awaited = self.awaited[1], None
            waiting.set_result(None)

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def drop(self) -> None:
        """The network is gone: nobody says good-bye."""
        self.socket.disconnect()

    async def answer(self, after: float, drops: bool) -> float:
        """Choose a gap; one in three loses the connection first or afterwards."""
        await asyncio.sleep(after * (0.5 if drops else 1.0))
        if drops:
            self.drop()
            await asyncio.sleep(after * 0.5)
            await self.connect()
            await self.until(lambda told: told.get("step") == "place" and told["round"] == self.room.round)
        gap = random.randrange(len(self.told["line"]) + 1)
        self.chosen = (self.room.round, gap)
        sent = time.perf_counter()
        self.send({"t": "act", "id": f"r{self.room.round}", "a": f"place {self.told['card']['r']} {gap}"})
        return sent


class Ear(WSListener):
    """The socket of a phone."""

    def __init__(self, phone: Phone) -> None:
        super().__init__()
        self.phone = phone

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == WSMsgType.TEXT and self.phone.socket in (transport, None):
            self.phone.hear(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())


@dataclass
class Room:
    """A table, its big screen and its phones."""

    url: str
    code: str = ""
    secret: str = ""
    phones: list[Phone] = field(default_factory=list)
    round: int = 0
    waits: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    lost_answers: int = 0
    lost_places: int = 0

    async def open(self, phones: int, rounds: int) -> None:
        settings = {
            "game": "crowd",
            "seats": phones,
            "options": {"rounds": rounds},
            "decks": ["world-history"],
            "clock": 60,
        }
        self.secret = os.urandom(16).hex()
        asked = urllib.request.Request(f"{self.url}/api/tables", msgspec.json.encode(settings))
        asked.add_header("Authorization", f"Bearer {self.secret}")
        asked.add_header("Content-Type", "application/json")
        answer = await asyncio.to_thread(urllib.request.urlopen, asked)
        self.code = msgspec.json.decode(answer.read())["code"]
        self.leader = Phone(self, "", self.secret, "stage")
        await self.leader.connect()
        await self.leader.until(bool)
        self.phones = [Phone(self, f"Pupil {n}", os.urandom(16).hex()) for n in range(phones)]

    async def join(self) -> None:
        async def one(phone: Phone) -> None:
            await phone.connect()
            await phone.until(bool)
            phone.send({"t": "do", "id": "sit", "c": {"kind": "join", "name": phone.name}})
            await phone.until(lambda told: told["you"]["seat"] is not None)

        await asyncio.gather(*[one(phone) for phone in self.phones])

    def lead(self, what: dict[str, str], id: str) -> None:
        self.leader.send({"t": "do", "id": id, "c": what})

    async def play(self, rounds: int) -> None:
        self.lead({"kind": "start"}, "go")
        for self.round in range(1, rounds + 1):
            await asyncio.gather(*[phone.until(self._asked) for phone in self.phones])
            late = [random.random() * SPREAD for _ in self.phones]
            sent = await asyncio.gather(
                *[phone.answer(late[n], (n + self.round) % 3 == 0) for n, phone in enumerate(self.phones)]
            )
            await asyncio.gather(*[phone.until(lambda told: told["step"] == "reveal") for phone in self.phones])
            last = max(sent)
            waits = [max(0.0, phone.revealed - last) * 1000 for phone in self.phones]
            self.slowest.append(max(waits))
            self.waits += waits
            self.check()
            self.lead({"kind": "control", "what": "next"}, f"next{self.round}")
        await asyncio.gather(*[phone.until(lambda told: told["phase"] == "over") for phone in self.phones])

    def _asked(self, told: dict[str, Any]) -> bool:
        return told.get("step") == "place" and told["round"] == self.round

    def check(self) -> None:
        """Every phone has its seat, its points and the answer it gave."""
        for phone in self.phones:
            you = phone.told["you"]
            assert phone.chosen is not None
            self.lost_answers += you["gap"] != phone.chosen[1] or self.round not in phone.confirmed
            phone.points += phone.chosen[1] in phone.told["right"]
            self.lost_places += (you["name"], you["points"]) != (phone.name, phone.points)


def memory(pid: int) -> int:
    """What a process holds, in bytes."""
    with Path(f"/proc/{pid}/smaps_rollup").open() as lines:
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def counts_a_second(phones: list[Phone]) -> int:
    """The most counts that a phone heard within one second."""
    most = 0
    for phone in phones:
        for at, first in enumerate(phone.counts):
            most = max(most, sum(first <= one < first + 1.0 for one in phone.counts[at : at + 40]))
    return most


async def measure(url: str, pid: int, phones: int, tables: int, rounds: int) -> dict[str, Any]:
    gc.disable()  # the phones are no part of what is measured
    rooms = [Room(url) for _ in range(tables)]
    for room in rooms:
        await room.open(phones, rounds)
    before, began = memory(pid), time.perf_counter()
    await asyncio.gather(*[room.join() for room in rooms])
    joined, after = time.perf_counter() - began, memory(pid)
    await asyncio.gather(*[room.play(rounds) for room in rooms])
    after = max(after, memory(pid))
    everybody = [phone for room in rooms for phone in room.phones]
    for phone in (*everybody, *[room.leader for room in rooms]):
        phone.drop()
    waits = [wait for room in rooms for wait in room.waits]
    return {
        "phones": phones,
        "tables": tables,
        "rounds": rounds,
        "reveal_p50_ms": round(percentile(waits, 0.5), 1),
        "reveal_p99_ms": round(percentile(waits, 0.99), 1),
        "reveal_max_ms": round(max(waits), 1),
        "slowest_by_round_ms": [round(max(one), 1) for one in zip(*[room.slowest for room in rooms], strict=True)],
        "lost_answers": sum(room.lost_answers for room in rooms),
        "lost_places": sum(room.lost_places for room in rooms),
        "refused": sum(len(phone.refused) for phone in everybody),
        "counts_a_second": counts_a_second(everybody),
        "kB_a_phone": round((after - before) / len(everybody) / 1000, 1),
        "join_seconds": round(joined, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--phones", type=int, default=500)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5, choices=(5, 10, 15))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "YEARLINE_DATABASE": f"sqlite:{folder}/crowd.sqlite3",
            "YEARLINE_PORT": str(asked_port()),
            "YEARLINE_LOG_LEVEL": "error",
            "YEARLINE_TABLES_PER_SECOND": "1000",
            "YEARLINE_STARTS_PER_SECOND": "1000",
        }
        url = f"http://127.0.0.1:{environment['YEARLINE_PORT']}"
        server = subprocess.Popen([sys.executable, "-m", "yearline", "serve"], env=environment)
        try:
            wait_for(url)
            found = asyncio.run(measure(url, server.pid, asked.phones, asked.tables, asked.rounds))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(10)
    print(json.dumps(found) if asked.json else "\n".join(f"{name:>18} {value}" for name, value in found.items()))


def asked_port() -> int:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
