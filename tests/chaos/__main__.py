"""`scripts/chaos`: a whole trial on PostgreSQL and Redis of its own, on loopback only, in a temporary folder."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from tests.chaos.nodes import Cluster
from tests.chaos.report import report, stories, violations
from tests.chaos.trial import Plan, Result, run
from tests.servers import Postgres, RedisServer, postgres_folder


async def trial(folder: Path, plan: Plan, postgres: Postgres, redis: RedisServer, nodes: int) -> Result:
    cluster = Cluster(folder, postgres, redis, nodes)
    try:
        await cluster.open()
        return await run(cluster, plan)
    finally:
        await cluster.close()


def asked() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="scripts/chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=200, help="how many faults are to happen (200)")
    parser.add_argument("--tables", type=int, default=200, help="tables of two people and a bot (200)")
    parser.add_argument("--seconds", type=float, default=600, help="no fault begins later than this (600)")
    parser.add_argument("--nodes", type=int, default=4, help="server processes (4)")
    parser.add_argument("--seed", type=int, default=1, help="of the faults and the moves (1)")
    parser.add_argument(
        "--slowest", type=int, default=0, help="tell the story of so many of the longest interruptions (0)"
    )
    parser.add_argument("--keep-logs", type=Path, metavar="FOLDER", help="copy what the nodes printed there")
    return parser.parse_args()


def main() -> int:
    chosen = asked()
    binaries = postgres_folder()
    if binaries is None or shutil.which("redis-server") is None:
        print("scripts/chaos needs PostgreSQL and Redis: apt-get install postgresql redis-server", file=sys.stderr)
        return 2
    plan = Plan(chosen.tables, chosen.faults, chosen.seconds, chosen.seed)
    with tempfile.TemporaryDirectory(prefix="yearline-chaos", ignore_cleanup_errors=True) as kept:
        folder = Path(kept)
        (folder / "postgres").mkdir()
        folder.chmod(0o755)
        postgres, redis = Postgres(binaries, folder / "postgres", durable=True), RedisServer()
        try:
            result = asyncio.run(trial(folder, plan, postgres, redis, chosen.nodes))
        finally:
            redis.stop()
            postgres.stop()
            if chosen.keep_logs:
                chosen.keep_logs.mkdir(parents=True, exist_ok=True)
                for log in folder.glob("*.log"):
                    shutil.copy(log, chosen.keep_logs)
    print(report(result))
    for line in stories(result, chosen.slowest):
        print(line)
    for line in violations(result):
        print(line, file=sys.stderr)
    return 0 if result.passed else 1


if __name__ == "__main__":
    sys.exit(main())
