"""A short siege: all attacks at once, for a few seconds.
How long anybody waits is measured by `scripts/siege`, not here.
"""

import asyncio
from pathlib import Path

import pytest

from tests.siege.__main__ import DISK_AT_ONCE_MB, MEMORY_MB, PEOPLE, Row, Victim, attacked, findings, folder_size
from tests.siege.attacks import ATTACKS, TOGETHER
from tests.siege.others import Others

SECONDS = 4.0


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
@pytest.mark.asyncio
async def test_a_short_siege_fills_nothing_and_afterwards_everything_is_as_it_was(tmp_path: Path) -> None:
    victim = Victim(tmp_path, 1, f"sqlite:{tmp_path / 'tables.sqlite3'}", "memory:", folder_size(tmp_path))
    others = Others(victim.port, PEOPLE)
    try:
        await others.begin()
        row = await attacked(victim, others, TOGETHER, SECONDS, together=list(ATTACKS))
        await others.end()
    finally:
        await asyncio.to_thread(victim.stop)
    assert not others.failed
    assert row.did > 0
    assert row.memory_mb < MEMORY_MB
    assert row.disk_mb < DISK_AT_ONCE_MB
    assert not [line for line in row.found if _timeless(line)], row


def _timeless(line: str) -> bool:
    """Whether a finding is one on every machine, however slow."""
    return not line.startswith(("others waited", "the loop was blocked"))


def test_a_row_names_what_must_not_be() -> None:
    bad = Row("x", 1, 1, 300.0, 600.0, 200.0, 20.0, 9.0, 1000.0, 60.0, 9.0, [])
    found = findings(bad, Others(1, 0))
    assert [line.split()[0] for line in found] == ["others", "memory", "the", "the"]
    assert findings(Row("x", 1, 1, 10.0, 90.0, 9.0, 9.0, 9.0, 1.0, 60.0, 9.0, []), Others(1, 0)) == []
    full = Row("x", 1, 1, 10.0, 90.0, 9.0, 9.0, 9.0, 1.5 * DISK_AT_ONCE_MB, 60.0, 9.0, [])
    assert [len(findings(full, Others(1, 0), processes)) for processes in (1, 2)] == [1, 0]
