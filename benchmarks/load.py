"""How much one process holds: tables and sockets at a person's pace, what an idle one costs, and whether memory grows.

    python benchmarks/load.py [--json] [--minutes 10] [--most 4500] [--soak-minutes 60] [--processes 2]

A table moves every two seconds and has four sockets. Tables are added until the slowest percent of moves takes longer
than 100 ms to reach all four players. Beside it, in the same run and under the same load, a bare broadcast and, where
it is installed, boardgame.io. Two processes share one PostgreSQL and one Redis, which are started for it, half of the
tables each. With `--processes N`, N of them share a port and a SQLite file or PostgreSQL, in rows of their own.
Everything but the soak shares the minutes; a part that runs out of its time says how far it came. The soak is an hour
of tables that come, play and go; `--soak-minutes 0` leaves it out.
"""

import argparse
import asyncio
import json
import math
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import server as bench

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

SLOW_MS = 100.0
PACE = 0.5
"""Moves a second at one table."""

FIRST, GROWTH = 25, 1.5
SPARE_FILES = 500
MANY_ONE, MANY_TWO = "one process, PostgreSQL", "two processes, PostgreSQL, Redis"
SOAK_TABLES, SOAK_CYCLE, SOAK_PACE = 100, 20.0, 2.0
GROWN = 1.05
"""More memory than this at the end than at the beginning is growth."""


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


# --- tables, dealt straight into the log ---


async def deal(database: str, count: int, hellos: Path) -> None:
    """So many tables of four people who have just been dealt their cards, and what each of them says first."""
    from yearline.decks import library
    from yearline.server.decks.shelf import Shelf
    from yearline.server.services.pool import WorkPool
    from yearline.store import open_store

    agreed: Any = bench.SETTINGS
    store = open_store(database)
    await store.open()
    shelf = Shelf(library(), store, WorkPool())
    digest = await shelf.freeze(agreed["decks"], tuple)
    with hellos.open("w") as lines:
        for begin in range(0, count, 200):
            dealt = [dealt_table(digest, shelf.frozen) for _ in range(begin, min(begin + 200, count))]
            await asyncio.gather(*[store.append(append) for append, _ in dealt])
            lines.writelines(line for _, said in dealt for line in said)
    await store.close()


def dealt_table(digest: str, deck_of: Any) -> tuple[Any, list[str]]:
    """A table's first lines, decided and folded by the library itself, and four hellos."""
    import msgspec

    from yearline.server.live.identity import new_code, new_secret, person_of
    from yearline.store import Append
    from yearline.table import commands as c
    from yearline.table import entries as e
    from yearline.table.decide import decide
    from yearline.table.evolve import evolve, open_table
    from yearline.table.model import Settings

    agreed: Any = bench.SETTINGS
    settings = Settings(agreed["game"], agreed["options"], tuple(agreed["decks"]), seats=bench.SEATS)
    code, now, secrets = new_code(), time.time(), [new_secret() for _ in range(bench.SEATS)]
    people = [person_of(secret) for secret in secrets]
    joining: list[tuple[str, c.Command]] = [(person, c.Join(f"Player {i}")) for i, person in enumerate(people)]
    (created,) = decide(None, people[0], c.Create(code, settings), now, deck_of)
    assert isinstance(created, e.Created)
    entries: list[e.Entry] = [created]
    table = open_table(created, now)
    for person, command in [*joining, (people[0], c.Start(time.monotonic_ns(), digest))]:
        for entry in decide(table, person, command, now, deck_of):
            entries.append(entry)
            table = evolve(table, entry, now, deck_of)
    bodies = tuple(msgspec.json.encode(e.to_plain(entry)).decode() for entry in entries)
    said = [json.dumps({"t": "hello", "table": code, "secret": secret}) + "\n" for secret in secrets]
    return Append(f"table:{code}", 0, bodies, "", now, tuple(people)), said


# --- how many tables ---


@dataclass
class Ramp:
    """One load that grows until the server is too slow, or the time is up."""

    command: list[str]
    name: str
    steps: list[bench.Row] = field(default_factory=list)
    timely: bool = True

    def run(self, seconds: float) -> None:
        with subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True) as process:
            timer = threading.Timer(seconds, process.kill)
            timer.start()
            assert process.stdout is not None
            for line in process.stdout:
                step = json.loads(line)
                if self.steps and self.steps[-1]["tables"] == step["tables"]:
                    self.steps.pop()  # the second try counts
                self.steps.append(step)
                say(f"{self.name}: {step['tables']} tables, p99 {step['p99_ms']:.1f} ms, {step['moves_s']:.0f} moves/s")
            timer.cancel()
        self.timely = process.returncode != -9

    def held(self, at: int) -> bool:
        step = self.steps[at]
        return step["p99_ms"] <= SLOW_MS and step["moves_s"] >= 0.8 * step["tables"] * PACE


def growing(most: int) -> str:
    """Numbers of tables, each somewhat greater than the one before."""
    count = 1 + math.floor(math.log(most / FIRST, GROWTH))
    return ",".join(str(round(FIRST * GROWTH**i)) for i in range(count))


def ramp(name: str, program: Path, port: int, kind: str, most: int, hellos: Path | None) -> Ramp:
    command = [str(program), "--port", str(port), "--kind", kind, "--tables", growing(most), "--secs", "3"]
    command += ["--pace", str(PACE), "--limit", str(SLOW_MS)] + (["--hellos", str(hellos)] if hellos else [])
    return Ramp(command, name)


def together(ramps: list[Ramp], seconds: float) -> dict[str, Any]:
    """Several loads at the same time; a number of tables is held when all of them hold their share."""
    threads = [threading.Thread(target=one.run, args=(seconds,)) for one in ramps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    steps = []
    for at in range(min(len(one.steps) for one in ramps)):
        rows = [one.steps[at] for one in ramps]
        step = {"tables": sum(row["tables"] for row in rows), "p99_ms": max(row["p99_ms"] for row in rows)}
        steps.append(
            {**step, "moves_s": sum(row["moves_s"] for row in rows), "held": all(one.held(at) for one in ramps)}
        )
    tables = max((int(step["tables"]) for step in steps if step["held"]), default=0)
    limited = bool(steps) and not steps[-1]["held"]
    return {"tables": tables, "sockets": tables * bench.SEATS, "limit_found": limited, "steps": steps}


Contest = Callable[[float], dict[str, Any]]


def ours(
    program: Path, folder: Path, name: str, databases: list[str], bus: str, most: int, processes: int = 1
) -> Contest:
    """One server for each database address; several share one database and have their own tables."""

    def run(seconds: float) -> dict[str, Any]:
        began, share = time.monotonic(), most // len(databases)
        hellos = [folder / f"hellos-{at}" for at in range(len(databases))]
        for database, file in zip(databases, hellos, strict=True):
            asyncio.run(deal(database, share, file))
        with ExitStack() as stack:
            ports = [bench.free_port() for _ in databases]
            for port, database in zip(ports, databases, strict=True):
                stack.enter_context(bench.yearline(port, database, bus=bus, processes=processes))
            ramps = [
                ramp(name, program, port, "yearline", share, file) for port, file in zip(ports, hellos, strict=True)
            ]
            return together(ramps, seconds - (time.monotonic() - began))

    return run


def peer(program: Path, name: str, most: int) -> Contest:
    def run(seconds: float) -> dict[str, Any]:
        port = bench.free_port()
        bare = [sys.executable, str(bench.PEERS / "bare_picows.py"), str(port)]
        command = bare if name == bench.BARE else ["node", str(bench.PEERS / "race.js"), str(port)]
        with bench.started(command, port, NODE_ENV="production"):
            return together([ramp(name, program, port, "bare" if name == bench.BARE else "bgio", most, None)], seconds)

    return run


@contextmanager
def shared_servers(folder: Path) -> Iterator[tuple[Callable[[], str], str] | None]:
    """PostgreSQL (which syncs, as it does by default) and Redis of our own, where they are installed."""
    from tests.servers import Postgres, RedisServer, postgres_folder

    binaries = postgres_folder()
    if binaries is None or shutil.which("redis-server") is None:
        yield None
        return
    folder.chmod(0o755)
    (folder / "postgres").mkdir()
    postgres, redis = Postgres(binaries, folder / "postgres", durable=True), RedisServer()
    try:
        yield postgres.fresh, redis.address
    finally:
        redis.stop()
        postgres.stop()


def contestants(program: Path, folder: Path, most: int, shared: Any, processes: int) -> dict[str, Contest]:
    runs = {bench.FAST: ours(program, folder, bench.FAST, [f"sqlite:{folder / 'tables'}"], "memory:", most)}
    crew = f"{processes} processes, SQLite"
    if processes > 1:
        runs[crew] = ours(program, folder, crew, [f"sqlite:{folder / 'crew'}"], "memory:", most, processes)
    if shared is not None:
        fresh, bus = shared
        if processes > 1:
            crew = f"{processes} processes, PostgreSQL"
            runs[crew] = ours(program, folder, crew, [fresh()], "memory:", most, processes)
        runs[MANY_ONE] = ours(program, folder, MANY_ONE, [fresh()], "memory:", most)
        runs[MANY_TWO] = ours(program, folder, MANY_TWO, [fresh()] * 2, bus, most)
    names, missing = bench.contestants(None)
    for name, advice in missing.items():
        if name == bench.BGIO:
            say(f"not measured: {name} ({advice})")
    return runs | {name: peer(program, name, most) for name in names if name in (bench.BARE, bench.BGIO)}


# --- memory ---


def idle_costs(program: Path, folder: Path, tables: int = 1000) -> bench.Row:
    """What a table costs that is in memory while nobody looks at it, and what each socket adds, in kB."""
    port, hellos, database = bench.free_port(), folder / "idle-hellos", f"sqlite:{folder / 'idle'}"
    asyncio.run(deal(database, tables + 20, hellos))
    codes = [json.loads(line)["table"] for line in hellos.read_text().splitlines()[:: bench.SEATS]]
    with bench.yearline(port, database) as process:
        look_at(port, codes[:20])
        before = bench.resident(process.pid)
        look_at(port, codes[20:])
        opened = bench.resident(process.pid)
        command = [str(program), "--port", str(port), "--tables", str(tables), "--hellos", str(hellos), "--hold", "4"]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as holding:
            assert holding.stdout is not None
            holding.stdout.readline()
            time.sleep(2)
            seated = bench.resident(process.pid)
    sockets = tables * bench.SEATS
    return {
        "start_mb": before / 1024,
        "idle_table_kb": (opened - before) / tables,
        "socket_kb": (seated - opened) / sockets,
        "seated_player_kb": (seated - before) / sockets,
    }


def look_at(port: int, codes: list[str]) -> None:
    """Have tables read into memory without sitting down."""
    for code in codes:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{code}", timeout=20) as answer:
            answer.read()


def soak(program: Path, folder: Path, minutes: float) -> dict[str, Any]:
    """Cycles of new tables that play for a while and are left; those of before are forgotten. Memory after each."""
    cycles = max(4, round(minutes * 60 / SOAK_CYCLE))
    port, all_hellos, database = bench.free_port(), folder / "soak-hellos", f"sqlite:{folder / 'soak'}"
    asyncio.run(deal(database, cycles * SOAK_TABLES, all_hellos))
    lines, hellos = all_hellos.read_text().splitlines(keepends=True), folder / "cycle-hellos"
    samples, slowest, moves = [], 0.0, 0.0
    os.environ["YEARLINE_IDLE_SECONDS"] = str(SOAK_CYCLE)
    with bench.yearline(port, database) as process:
        for cycle in range(cycles):
            some = SOAK_TABLES * bench.SEATS
            hellos.write_text("".join(lines[cycle * some : (cycle + 1) * some]))
            command = [str(program), "--port", str(port), "--tables", str(SOAK_TABLES), "--hellos", str(hellos)]
            command += ["--secs", str(SOAK_CYCLE - 2), "--pace", str(SOAK_PACE)]
            done = subprocess.run(command, capture_output=True, text=True, timeout=SOAK_CYCLE + 120, check=True)
            row = json.loads(done.stdout)
            slowest, moves = max(slowest, row["p99_ms"]), moves + row["moves_s"] * (SOAK_CYCLE - 2)
            samples.append(round(bench.resident(process.pid) / 1024, 1))
            if cycle % max(1, cycles // 12) == 0:
                say(f"soak: cycle {cycle + 1} of {cycles}, {samples[-1]} MB, p99 {row['p99_ms']:.1f} ms")
    del os.environ["YEARLINE_IDLE_SECONDS"]
    return {
        "minutes": minutes,
        "tables": cycles * SOAK_TABLES,
        "moves": round(moves),
        "slowest_p99_ms": round(slowest, 1),
        **growth(samples),
    }


def growth(samples: list[float]) -> dict[str, Any]:
    """What the memory of a soak came to: its last quarter beside the second."""
    quarter = len(samples) // 4
    grown = sum(samples[-quarter:]) / sum(samples[quarter : 2 * quarter])
    return {
        "mb": samples[:: max(1, len(samples) // 12)] + samples[-1:],
        "grown": round(grown, 3),
        "kept": grown <= GROWN,
    }


# --- the whole ---


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--minutes", type=float, default=10.0, help="for everything but the soak (10)")
    parser.add_argument("--most", type=int, default=4500, help="tables (4500, or as many as files may be open)")
    parser.add_argument("--soak-minutes", type=float, default=60.0, help="0: none (60)")
    parser.add_argument(
        "--processes", type=int, default=1, help="rows of their own with so many behind one port (1: none)"
    )
    parser.add_argument("--only", default="", help="contestants whose names contain this")
    chosen = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    most = min(chosen.most, (hard - SPARE_FILES) // bench.SEATS)
    with tempfile.TemporaryDirectory(prefix="yearline-load", ignore_cleanup_errors=True) as kept:
        folder, program = Path(kept), Path(kept) / "load"
        subprocess.run(["cc", "-O2", "-o", str(program), str(bench.PEERS / "load.c")], check=True)
        with shared_servers(folder) as shared:
            runs = contestants(program, folder, most, shared, chosen.processes)
            runs = {name: run for name, run in runs.items() if chosen.only in name}
            seconds = chosen.minutes * 60 / (len(runs) + 0.5)
            found = {name: run(seconds) for name, run in runs.items()}
        cost = idle_costs(program, folder)
        soaked = soak(program, folder, chosen.soak_minutes) if chosen.soak_minutes else {}
    report(found, cost, soaked, chosen.json)


def ratios_of(found: dict[str, Any]) -> dict[str, float]:
    """How many times as many tables ours hold, beside the others, and two processes beside one."""
    pairs = [(bench.FAST, bench.BARE), (bench.FAST, bench.BGIO), (MANY_TWO, MANY_ONE)]
    return {
        f"{one} / {other}": round(found[one]["tables"] / found[other]["tables"], 2)
        for one, other in pairs
        if one in found and other in found and found[other]["tables"]
    }


def report(found: dict[str, Any], cost: bench.Row, soaked: dict[str, Any], as_json: bool) -> None:
    ratios = ratios_of(found)
    if as_json:
        print(json.dumps({"capacity": found, "ratios": ratios, "cost": cost, "soak": soaked}))
        return
    print(f"{'at p99 under 100 ms':36}{'tables':>8}{'sockets':>9}   p99 ms at each step")
    for name, row in found.items():
        steps = "  ".join(f"{step['tables']:.0f}: {step['p99_ms']:.0f}" for step in row["steps"])
        print(f"{name:36}{str(row['tables']) + ('' if row['limit_found'] else '+'):>8}{row['sockets']:>9}   {steps}")
    print("+: the limit was not found; that many were asked for, or the time was up")
    for name, ratio in ratios.items():
        print(f"{name:56}{ratio:8}")
    for name, number in cost.items():
        print(f"{name:56}{number:8.1f}")
    if soaked:
        print(
            f"soak of {soaked['minutes']} min: "
            f"{soaked['tables']:,} tables, {soaked['moves']:,} moves, {soaked['mb']} MB"
        )
        print(f"{'ok  ' if soaked['kept'] else 'MISS'} memory grew to {soaked['grown']} times (at most {GROWN})")


if __name__ == "__main__":
    main()
