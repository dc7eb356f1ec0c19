"""Whole moves over real sockets, beside a bare broadcast and boardgame.io's server.

    python benchmarks/server.py [--json] [--seconds 3] [--rounds 3] [--postgres URL] [--processes 2]

A move is: parse, ask the rules, append durably, send a frame to four players. Every contestant runs in a process of its
own, the load in another one (benchmarks/peers/load.c, compiled here). 250 tables of four sockets play race with six
cards a hand: the seat whose turn it is lays its first card into one of the first three gaps. A move is done when all
four players have the new frame. Ours runs with as many processes as there are cores, and with one in rows of their own.
It is durable before anybody sees it; boardgame.io keeps its games in memory. Rows are run in rotation; medians are
shown, ratios are taken inside a round. What the disk alone takes is shown beside them: on a shared one it stalls at
times, and every durable move with it. What a move costs in processor time, of all processes of a server together, says
more where others disturb.
"""

import argparse
import asyncio
import contextlib
import importlib.util
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PEERS = Path(__file__).parent / "peers"
TABLES, SEATS, IDLE, STEADILY = 250, 4, 1000, 500
SETTINGS = {"game": "race", "seats": SEATS, "options": {"hand_size": 6}, "decks": ["popular-culture"]}
FAST, STEADY, ALONE, ALONE_STEADY, PLAIN, BARE, BGIO = (
    "yearline, SQLite",
    "yearline, PostgreSQL",
    "one process, SQLite",
    "one process, PostgreSQL",
    "one process, ASGI sockets",
    "bare picows",
    "boardgame.io",
)
Row = dict[str, float]


def free_port() -> int:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as listening:
        return int(listening.getsockname()[1])


@contextlib.contextmanager
def started(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 0.2).close()
                break
            if process.poll() is not None:
                raise SystemExit((process.stderr.read() if process.stderr else b"").decode()[-2000:])
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def yearline(port: int, database: str, ws: str = "auto", bus: str = "memory:", processes: int = 1) -> Any:
    environment = {
        "YEARLINE_PROCESSES": str(processes),
        "YEARLINE_DATABASE": database,
        "YEARLINE_WS": ws,
        "YEARLINE_BUS": bus,
        "YEARLINE_MESSAGES_PER_SECOND": "1000",
        "YEARLINE_MESSAGES_PER_ADDRESS": "1000000",
        "YEARLINE_REQUESTS_PER_SECOND": "100000",
        "YEARLINE_TABLES_PER_SECOND": "10000",
        "YEARLINE_STARTS_PER_SECOND": "100000",
        "YEARLINE_MOVES_PER_SECOND": "1000000",
        "YEARLINE_COMMANDS_PER_SECOND": "1000000",
        "YEARLINE_FRAME_BYTES_PER_SECOND": "1000000000",
        "YEARLINE_SOCKETS_PER_ADDRESS": "100000",
        "YEARLINE_LOG_LEVEL": "warning",
        "PYTHONPATH": str(Path(__file__).parent.parent / "src"),
    }
    command = [sys.executable, "-m", "yearline", "serve", "--port", str(port)]
    return started(command, port, **environment)


async def seat_everybody(port: int, tables: int, hellos: Path) -> None:
    """Open the tables, seat four people at each, deal; and write down what each of them says first."""
    import httpx

    from yearline.client import TableClient
    from yearline.server.live.identity import new_secret

    lines: list[str] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:

        async def table() -> None:
            people = [new_secret() for _ in range(SEATS)]
            answer = await http.post("/api/tables", json=SETTINGS, headers={"Authorization": f"Bearer {people[0]}"})
            code = answer.json()["code"]
            for number, secret in enumerate(people):
                async with TableClient(f"ws://127.0.0.1:{port}/socket", code, secret) as client:
                    await client.do(kind="join", name=f"Player {number}")
            async with TableClient(f"ws://127.0.0.1:{port}/socket", code, people[0]) as host:
                await host.do(kind="start")
            lines.extend(
                json.dumps({"t": "hello", "table": code, "secret": secret, "steps": True}) for secret in people
            )

        for begin in range(0, tables, 20):
            await asyncio.gather(*[table() for _ in range(min(20, tables - begin))])
    hellos.write_text("\n".join(lines) + "\n")


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def load(
    program: Path,
    port: int,
    kind: str,
    seconds: float,
    rate: float,
    server: subprocess.Popen[bytes],
    hellos: Path | None,
) -> Row:
    command = [str(program), "--port", str(port), "--tables", str(TABLES), "--kind", kind]
    command += ["--pids", ",".join(map(str, family(server.pid)))]
    command += ["--secs", str(seconds), "--rate", str(rate)] + (["--hellos", str(hellos)] if hellos else [])
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise SystemExit(done.stderr[-2000:])
    found: Row = json.loads(done.stdout)
    if found["errors"] or found["stuck"] or found["refused"]:
        print(f"{kind}: {found} {done.stderr[-300:]}", file=sys.stderr)
    return found


def measure_ours(
    program: Path, folder: Path, database: str, seconds: float, rate: float, processes: int, ws: str = "auto"
) -> Row:
    port, hellos = free_port(), folder / "hellos"
    with yearline(port, database, ws, processes=processes) as server:
        asyncio.run(seat_everybody(port, TABLES, hellos))
        return load(program, port, "yearline", seconds, rate, server, hellos)


def measure_peer(program: Path, name: str, seconds: float, rate: float) -> Row:
    port = free_port()
    if name == BARE:
        command = [sys.executable, str(PEERS / "bare_picows.py"), str(port)]
    else:
        command = ["node", str(PEERS / "race.js"), str(port)]
    with started(command, port, NODE_ENV="production") as server:
        return load(program, port, "bare" if name == BARE else "bgio", seconds, rate, server, None)


def resident(pid: int) -> int:
    """Memory that a process has filled, in kB.
    Pages of programs and libraries, whose share depends on who else runs, do not count.
    """
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("Pss_Anon:"))


def memory(program: Path, folder: Path) -> Row:
    """What an idle seated player costs, and what a thousand tables leave behind when they are closed."""
    port, hellos = free_port(), folder / "hellos"
    with yearline(port, f"sqlite:{folder / 'idle'}") as server:
        asyncio.run(seat_everybody(port, 20, hellos))
        time.sleep(0.5)
        before = resident(server.pid)
        asyncio.run(seat_everybody(port, IDLE // SEATS, hellos))
        command = [
            str(program),
            "--port",
            str(port),
            "--tables",
            str(IDLE // SEATS),
            "--hellos",
            str(hellos),
            "--hold",
            "4",
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as holding:
            assert holding.stdout is not None
            holding.stdout.readline()
            time.sleep(3)
            seated = resident(server.pid)
    return {"start_mb": before / 1024, "player_kb": (seated - before) / IDLE}


def left_behind(folder: Path) -> Row:
    """Memory before and after a thousand tables were opened, played at and forgotten, twice."""
    os.environ["YEARLINE_IDLE_SECONDS"] = "0"
    os.environ["YEARLINE_SWEEP_SECONDS"] = "0.2"
    port = free_port()
    try:
        with yearline(port, f"sqlite:{folder / 'closed'}") as server:
            sizes = []
            for _ in range(3):
                asyncio.run(seat_everybody(port, 500, folder / "closed-hellos"))
                time.sleep(1.5)
                sizes.append(resident(server.pid))
    finally:
        del os.environ["YEARLINE_IDLE_SECONDS"], os.environ["YEARLINE_SWEEP_SECONDS"]
    return {"after_500_mb": sizes[0] / 1024, "after_1000_mb": sizes[1] / 1024, "after_1500_mb": sizes[2] / 1024}


def disk_alone(folder: Path, seconds: float) -> Row:
    """How long this machine's disk takes to keep 4 kB for good, 500 times a second:
    no server can be surer of a move sooner.
    """
    times, page = [], bytes(4096)
    with (folder / "alone").open("wb", buffering=0) as file:
        begin = time.perf_counter()
        for number in range(int(seconds * STEADILY)):
            time.sleep(max(0.0, begin + number / STEADILY - time.perf_counter()))
            before = time.perf_counter()
            file.write(page)
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - before) * 1000)
    return {"p50_ms": statistics.median(times), "p99_ms": sorted(times)[int(len(times) * 0.99)]}


def contestants(postgres: str | None) -> tuple[list[str], dict[str, str]]:
    names, missing = [FAST, ALONE, PLAIN], {}
    if postgres:
        names += [STEADY, ALONE_STEADY]
    else:
        missing[STEADY] = "name a database with --postgres URL"
    if importlib.util.find_spec("picows"):
        names.append(BARE)
    if shutil.which("node") and (PEERS / "node_modules").is_dir():
        names.append(BGIO)
    else:
        missing[BGIO] = "install Node.js, then: cd benchmarks/peers && npm ci"
    return names, missing


def measure(
    name: str, program: Path, folder: Path, seconds: float, rate: float, postgres: str | None, processes: int
) -> Row:
    os.sync()  # nobody waits for what those before have left to be written
    if name in (BARE, BGIO):
        return measure_peer(program, name, seconds, rate)
    processes = processes if name in (FAST, STEADY) else 1
    if name in (STEADY, ALONE_STEADY):
        assert postgres is not None
        return measure_ours(program, folder, postgres, seconds, rate, processes)
    database = f"sqlite:{folder / str(time.monotonic_ns())}"
    return measure_ours(program, folder, database, seconds, rate, processes, "asgi" if name == PLAIN else "auto")


BARS = [
    # what, ours, theirs, which number, least ratio (or greatest, where less is better)
    ("moves/s, SQLite, beside boardgame.io", FAST, BGIO, "moves_s", 11.0, "least"),
    ("moves/s, SQLite, beside a bare broadcast", FAST, BARE, "moves_s", 0.6, "least"),
    ("moves/s, PostgreSQL, beside boardgame.io", STEADY, BGIO, "moves_s", 11.0, "least"),
    ("moves/s, PostgreSQL, beside a bare broadcast", STEADY, BARE, "moves_s", 0.6, "least"),
    ("moves/s, one process, beside boardgame.io", ALONE, BGIO, "moves_s", 9.0, "least"),
    ("moves/s, one process, beside a bare broadcast", ALONE, BARE, "moves_s", 0.5, "least"),
    ("p99 at 500 moves/s beside boardgame.io, the worst round", FAST, BGIO, "p99_ms", 0.2, "most"),
    ("p99 at 500 moves/s, one process, the worst round", ALONE, BGIO, "p99_ms", 0.2, "most"),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--postgres", help="an empty database that may be written to")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="ours; one a core unless you say")
    parser.add_argument("--only", default="", help="contestants whose names contain this")
    parser.add_argument("--no-memory", action="store_true")
    chosen = parser.parse_args()
    names, missing = contestants(chosen.postgres)
    names = [name for name in names if chosen.only in name]
    flat: dict[str, list[Row]] = {name: [] for name in names}
    steady: dict[str, list[Row]] = {name: [] for name in names}
    disk: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="yearline-bench") as kept:
        folder = Path(kept)
        program = folder / "load"
        subprocess.run(["cc", "-O2", "-o", str(program), str(PEERS / "load.c")], check=True)
        for _ in range(chosen.rounds):
            for name in names:
                for rows, rate in ((flat, 0), (steady, STEADILY)):
                    with_rate = measure(name, program, folder, chosen.seconds, rate, chosen.postgres, chosen.processes)
                    rows[name].append(with_rate)
            disk.append(disk_alone(folder, chosen.seconds))
        used = {} if chosen.no_memory else {**memory(program, folder), **left_behind(folder)}
    report(flat, steady, disk, used, missing, chosen.json)


def middle(rows: list[Row], key: str) -> float:
    return statistics.median(row[key] for row in rows)


def bars(flat: dict[str, list[Row]], steady: dict[str, list[Row]], used: Row) -> list[dict[str, Any]]:
    found = []
    for what, ours, theirs, key, bound, sense in BARS:
        rows = steady if key == "p99_ms" else flat
        if rows.get(ours) and rows.get(theirs):
            ratios = [a[key] / b[key] for a, b in zip(rows[ours], rows[theirs], strict=True)]
            ratio = max(ratios) if sense == "most" else statistics.median(ratios)
            kept = ratio >= bound if sense == "least" else ratio <= bound
            found.append({"bar": what, "ratio": round(ratio, 3), sense: bound, "kept": kept})
    if used:
        kept = used["player_kb"] <= 16
        found.append(
            {"bar": "kB per idle seated player", "ratio": round(used["player_kb"], 1), "most": 16, "kept": kept}
        )
    return found


def compare(flat: dict[str, list[Row]], steady: dict[str, list[Row]]) -> None:
    """A line for each server: as fast as it answers, and at a steady pace."""
    print(f"{'':26}{'as fast as they answer':>36}{'at 500 moves/s':>22}{'µs of processor a move':>36}")
    print(
        f"{'':26}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'bytes':>8}{'p50 ms':>12}{'p99 ms':>10}{'load cpu':>10}"
        f"{'itself':>16}{'kernel':>10}"
    )
    for name, rows in flat.items():
        fast = [middle(rows, key) for key in ("moves_s", "p50_ms", "p99_ms", "bytes")]
        slow = [middle(steady[name], key) for key in ("p50_ms", "p99_ms")]
        cpu = max(row["load_cpu"] for row in rows)
        own, kernel = middle(rows, "user_us"), middle(rows, "kernel_us")
        print(
            f"{name:26}{fast[0]:10,.0f}{fast[1]:9.2f}{fast[2]:9.2f}{fast[3]:8,.0f}{slow[0]:12.2f}{slow[1]:10.2f}{cpu:10.2f}"
            f"{own:16.1f}{kernel:10.1f}"
        )


def report(
    flat: dict[str, list[Row]],
    steady: dict[str, list[Row]],
    disk: list[Row],
    used: Row,
    missing: dict[str, str],
    as_json: bool,
) -> None:
    checks = bars(flat, steady, used)
    if as_json:
        found = {"closed_loop": flat, "at_500": steady, "disk": disk, "memory": used, "bars": checks}
        print(json.dumps({**found, "missing": missing}))
        return
    compare(flat, steady)
    print(f"{'the disk alone':26}{middle(disk, 'p50_ms'):48.2f}{middle(disk, 'p99_ms'):10.2f}")
    for name, number in used.items():
        print(f"{name:26}{number:10.1f}")
    for check in checks:
        bound = f"at least {check['least']}" if "least" in check else f"at most {check['most']}"
        print(f"{'ok  ' if check['kept'] else 'MISS'} {check['bar']}: {check['ratio']} ({bound})")
    for name, advice in missing.items():
        print(f"not measured: {name} ({advice})")


if __name__ == "__main__":
    main()
