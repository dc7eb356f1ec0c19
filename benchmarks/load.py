"""How much one process holds: tables and sockets at a person's pace, what an idle one costs, and whether memory grows.

    python benchmarks/load.py [--json] [--seconds 4] [--most 4000] [--postgres URL --redis URL] [--soak SECONDS]

A table moves every two seconds and has four sockets. The number of tables grows by half until the slowest percent of moves
takes longer than 100 ms to reach all four. Beside it, in the same run and with the same load, a bare broadcast and, where
it is installed, boardgame.io. Two processes share one PostgreSQL and one Redis, half of the tables each.
"""

import argparse
import asyncio
import json
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import server as bench

SLOW_MS = 100.0
PACE = 0.5
"""Moves a second at one table."""

Run = Callable[[int, float], bench.Row]


def steady(program: Path, port: int, kind: str, tables: int, seconds: float, hellos: Path | None) -> bench.Row:
    bench.TABLES = tables
    return bench.load(program, port, kind, seconds, tables * PACE, hellos)


def ours(program: Path, folder: Path, database: str) -> Run:
    def run(tables: int, seconds: float) -> bench.Row:
        port, hellos = bench.free_port(), folder / "load-hellos"
        with bench.yearline(port, database or f"sqlite:{folder / str(time.monotonic_ns())}"):
            asyncio.run(bench.seat_everybody(port, tables, hellos))
            return steady(program, port, "yearline", tables, seconds, hellos)

    return run


def two_of_ours(program: Path, folder: Path, database: str, bus: str) -> Run:
    """Two processes with half of the tables each; the slower one counts."""

    def run(tables: int, seconds: float) -> bench.Row:
        ports = [bench.free_port(), bench.free_port()]
        with ExitStack() as stack:
            for port in ports:
                stack.enter_context(bench.yearline(port, database, bus=bus))
            for port in ports:
                asyncio.run(bench.seat_everybody(port, tables // 2, folder / f"hellos-{port}"))
            with ThreadPoolExecutor(2) as pool:
                rows = list(
                    pool.map(
                        lambda port: steady(program, port, "yearline", tables // 2, seconds, folder / f"hellos-{port}"),
                        ports,
                    )
                )
        return {"p99_ms": max(row["p99_ms"] for row in rows), "moves_s": sum(row["moves_s"] for row in rows)}

    return run


def peer(program: Path, name: str) -> Run:
    def run(tables: int, seconds: float) -> bench.Row:
        bench.TABLES = tables
        return bench.measure_peer(program, name, seconds, tables * PACE)

    return run


def capacity(run: Run, most: int, seconds: float) -> dict[str, Any]:
    """The largest number of tables that was quick enough, and every step on the way."""
    steps, held, tables = [], 0, 100
    while tables <= most:
        row = run(tables, seconds)
        steps.append({"tables": tables, "p99_ms": round(row["p99_ms"], 1), "moves_s": round(row["moves_s"])})
        if row["p99_ms"] > SLOW_MS or row["moves_s"] < 0.8 * tables * PACE:
            break
        held, tables = tables, int(tables * 1.5)
    return {"tables": held, "sockets": held * bench.SEATS, "steps": steps}


def idle_table(folder: Path, tables: int = 300) -> float:
    """What a table costs that is in memory while nobody looks at it, in kB."""
    port = bench.free_port()
    with bench.yearline(port, f"sqlite:{folder / 'idle-tables'}") as process:
        asyncio.run(bench.seat_everybody(port, 20, folder / "idle-hellos"))
        before = bench.resident(process.pid)
        asyncio.run(bench.seat_everybody(port, tables, folder / "idle-hellos"))
        time.sleep(0.5)
        return (bench.resident(process.pid) - before) / tables


def soak(program: Path, folder: Path, seconds: float, tables: int = 100) -> dict[str, Any]:
    """Memory in ten samples while people play; the first tenth is warm-up."""
    port, hellos, samples = bench.free_port(), folder / "soak-hellos", []
    with bench.yearline(port, f"sqlite:{folder / 'soak'}") as process:
        asyncio.run(bench.seat_everybody(port, tables, hellos))
        done = threading.Event()

        def sample() -> None:
            while not done.wait(seconds / 10):
                samples.append(round(bench.resident(process.pid) / 1024, 1))

        watching = threading.Thread(target=sample)
        watching.start()
        try:
            row = _soak_load(program, port, tables, seconds, hellos)
        finally:
            done.set()
            watching.join()
    return {"seconds": seconds, "mb": samples, "growth": round(samples[-1] / samples[1], 3), "p99_ms": row["p99_ms"]}


def _soak_load(program: Path, port: int, tables: int, seconds: float, hellos: Path) -> bench.Row:
    command = [str(program), "--port", str(port), "--tables", str(tables), "--kind", "yearline", "--secs", str(seconds)]
    command += ["--rate", str(tables * PACE), "--hellos", str(hellos)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds + 120, check=True)
    row: bench.Row = json.loads(done.stdout)
    return row


def contestants(program: Path, folder: Path, chosen: argparse.Namespace) -> dict[str, Run]:
    runs = {bench.FAST: ours(program, folder, "")}
    if chosen.postgres and chosen.redis:
        runs["one process, PostgreSQL"] = ours(program, folder, chosen.postgres)
        runs["two processes, PostgreSQL, Redis"] = two_of_ours(program, folder, chosen.postgres, chosen.redis)
    names, _ = bench.contestants(None)
    return runs | {name: peer(program, name) for name in names if name in (bench.BARE, bench.BGIO)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=4.0, help="of each step")
    parser.add_argument("--most", type=int, default=4000, help="tables")
    parser.add_argument("--postgres", help="an empty database that may be written to")
    parser.add_argument("--redis", help="a Redis server, for two processes")
    parser.add_argument("--soak", type=float, default=20.0, metavar="SECONDS")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="yearline-load") as kept:
        folder, program = Path(kept), Path(kept) / "load"
        subprocess.run(["cc", "-O2", "-o", str(program), str(bench.PEERS / "load.c")], check=True)
        found = {
            name: capacity(run, chosen.most, chosen.seconds)
            for name, run in contestants(program, folder, chosen).items()
        }
        cost = {"idle_table_kb": round(idle_table(folder), 1), **bench.memory(program, folder)}
        soaked = soak(program, folder, chosen.soak)
    report(found, cost, soaked, chosen)


def report(found: dict[str, Any], cost: dict[str, float], soaked: dict[str, Any], chosen: argparse.Namespace) -> None:
    held = found[bench.FAST]["tables"]
    ratios = {f"tables beside {name}": round(held / max(1, row["tables"]), 2) for name, row in found.items()}
    if chosen.json:
        print(json.dumps({"capacity": found, "ratios": ratios, "cost": cost, "soak": soaked}))
        return
    print(f"{'':36}{'tables':>8}{'sockets':>9}   p99 ms at each step")
    for name, row in found.items():
        steps = "  ".join(f"{step['tables']}: {step['p99_ms']}" for step in row["steps"])
        mark = "+" if row["tables"] and row["tables"] * 1.5 > chosen.most else ""
        print(f"{name:36}{str(row['tables']) + mark:>8}{row['sockets']:>9}   {steps}")
    for name, ratio in ratios.items():
        print(f"{name:44}{ratio:8}")
    for name, number in cost.items():
        print(f"{name:44}{number:8.1f}")
    print(
        f"soak of {soaked['seconds']:.0f} s: {soaked['mb']} MB, grown to {soaked['growth']} times, p99 {soaked['p99_ms']} ms"
    )


if __name__ == "__main__":
    main()
