"""A small trial in every run of the tests:
a few tables, every kind of fault that matters, on SQLite and on PostgreSQL with Redis.
"""

from pathlib import Path

import pytest

from tests.chaos.nodes import Cluster
from tests.chaos.report import report, stories, violations
from tests.chaos.trial import Plan, run
from tests.servers import Postgres, RedisServer

pytestmark = [pytest.mark.asyncio, pytest.mark.servers, pytest.mark.xdist_group("servers")]
SMALL = Plan(tables=5, faults=6, seconds=240.0, think=0.05, pause=0.2, longest=0.5)


async def trial(cluster: Cluster) -> None:
    try:
        await cluster.open()
        result = await run(cluster, SMALL)
    finally:
        await cluster.close()
    assert result.passed, "\n".join(violations(result))
    assert sum(result.faults.values()) == SMALL.faults
    assert "lost" in report(result)
    assert list(stories(result, 1))
    assert result.verdict.mixed_tables
    assert result.verdict.counted


async def test_one_node_on_sqlite_is_killed_frozen_and_rolled_while_people_play(tmp_path: Path) -> None:
    await trial(Cluster(tmp_path, None, None, 1))


async def test_two_nodes_lose_each_other_their_database_and_their_bus_while_people_play(
    tmp_path: Path, postgres: Postgres, redis_server: RedisServer
) -> None:
    await trial(Cluster(tmp_path, postgres, redis_server, 2))
