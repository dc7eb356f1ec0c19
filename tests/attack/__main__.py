"""`scripts/fuzz`: hostile messages by the million to a real server on which people play all the while.

In rounds, each with a table of its own. Status 1 unless, in the end, the server answers, its log holds no traceback, it
counted no troubles, its memory has not grown, and every table folds from the log, rule by rule.
"""

import argparse
import asyncio
import logging
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.attack.fuzz import Attack, fuzz, listen, plays_on
from tests.chaos.verify import fold, read_log
from tests.server.conftest import bearer
from tests.servers import free_port, wait_for_port
from yearline.client import TableClient
from yearline.server.live.identity import new_secret

ROUNDS = 25
SOCKETS = 16
GROWN = 1.15
"""More memory than this at the end, compared with a quarter of the way, is growth."""

SETTINGS = {
    "MESSAGES_PER_SECOND": "1000000",
    "MESSAGES_PER_ADDRESS": "1000000",
    "REQUESTS_PER_SECOND": "1000000",
    "FILES_PER_SECOND": "1000000",
    "TABLES_PER_SECOND": "1000000",
    "STARTS_PER_SECOND": "1000000",
    "MOVES_PER_SECOND": "1000000",
    "COMMANDS_PER_SECOND": "1000000",
    "WRONG_CODES_PER_SECOND": "1000000",
    "IDLE_SECONDS": "5",
    "LOG_LEVEL": "warning",
}


class Victim:
    """`yearline serve` in a process of its own, on a file of its own."""

    def __init__(self, folder: Path, ws: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:{folder / 'tables.sqlite3'}"
        self._log = folder / "log"
        given = {**SETTINGS, "PORT": str(self.port), "DATABASE": self.database, "WS": ws}
        environment = {**os.environ, **{f"YEARLINE_{name}": text for name, text in given.items()}}
        command = [sys.executable, "-m", "yearline", "serve"]
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stderr=log)
        wait_for_port(self.port, 60)

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    async def troubles(self) -> int:
        async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as http:
            assert (await http.get("/healthz")).json() == {"status": "ok"}
            told = (await http.get("/metrics")).text
        return int(told.partition("\nyearline_troubles_total ")[2].split()[0])

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[list[TableClient]]:
        """Two people at a new table, with long hands."""
        secrets = [new_secret(), new_secret()]
        settings = {"game": "race", "seats": 2, "options": {"hand_size": 8}}
        async with httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as http:
            answer = await http.post("/api/tables", json=settings, headers=bearer(secrets[0]))
        code = str(answer.raise_for_status().json()["code"])
        people = [TableClient(f"ws://127.0.0.1:{self.port}/socket", code, secret, patience=60) for secret in secrets]
        for number, person in enumerate(people):
            await person.connect()
            await person.do(kind="join", name=f"Player {number}")
        await people[0].do(kind="start")
        await people[1].until_phase("playing")
        yield people
        for person in people:
            await person.close()


async def attacked(victim: Victim, frames: int, seed: int) -> tuple[list[float], Attack]:
    """All rounds; memory after each."""
    memory, total, began = [], Attack(), time.monotonic()
    for number in range(ROUNDS):
        share = frames // ROUNDS + (number < frames % ROUNDS)
        async with victim.playing() as people:
            attacking = asyncio.create_task(fuzz(victim.port, people[0].code, share, seed + number, SOCKETS))
            await plays_on(people, 6)
            listening = asyncio.create_task(listen(people))
            attack = await attacking
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await plays_on(people, 4)
        total = Attack(total.read + attack.read, total.sent + attack.sent, total.hung_up + attack.hung_up)
        memory.append(victim.megabytes())
        speed = total.read / (time.monotonic() - began)
        print(
            f"{total.read:,} messages read, {speed:,.0f} a second, {total.hung_up:,} times hung up, {memory[-1]:.0f} MB"
        )
    return memory, total


async def findings(victim: Victim, memory: list[float]) -> list[str]:
    """What must not be."""
    found = []
    if troubles := await victim.troubles():
        found.append(f"the server counted {troubles} troubles")
    if "Traceback" in victim.log():
        found.append(f"a traceback in the log: {victim.log()[-3000:]}")
    if memory[-1] > GROWN * memory[len(memory) // 4]:
        found.append(f"memory grew from {memory[len(memory) // 4]:.0f} to {memory[-1]:.0f} MB")
    log = await read_log(victim.database)
    for stream in log.rows:
        try:
            fold(log, stream.removeprefix("table:"))
        except Exception as error:
            found.append(f"{stream} does not fold: {error!r}")
    return found


async def trial(frames: int, seed: int, ws: str) -> int:
    with tempfile.TemporaryDirectory(prefix="yearline-fuzz", ignore_cleanup_errors=True) as kept:
        victim = Victim(Path(kept), ws)
        try:
            memory, total = await attacked(victim, frames, seed)
            found = await findings(victim, memory)
        finally:
            victim.process.terminate()
            victim.process.wait(30)
    print(f"{total.sent:,} sent, {total.read:,} certainly read, {len(found)} findings")
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000, help="messages that the server is to read (1000000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ws", choices=["picows", "asgi"], default="picows")
    chosen = parser.parse_args()
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # that the server hung up is no news
    return asyncio.run(trial(chosen.frames, chosen.seed, chosen.ws))


if __name__ == "__main__":
    sys.exit(main())
