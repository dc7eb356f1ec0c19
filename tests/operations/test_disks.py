"""A disk that is full, a database that may only be read, one that is damaged:
`/healthz` says so, and the server goes on when it can.
"""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import bearer, quiet, running
from tests.servers import free_port, wait_for_port
from yearline.client import Disconnected, RefusedByServer
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret
from yearline.store.sqlite import SqliteStore

SMALL = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'
"""For root: a disk of its own, of one megabyte."""


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
def test_health_says_that_a_real_disk_is_full_and_when_it_is_not_any_more(tmp_path: Path) -> None:
    port = free_port()
    serving = [sys.executable, "-m", "yearline", "serve", "--port", str(port), "--database", f"sqlite:{tmp_path}/log"]
    with subprocess.Popen(["unshare", "-m", "sh", "-c", SMALL, str(tmp_path), *serving]) as process:
        try:
            wait_for_port(port, 60)
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
                filling = Path(
                    f"/proc/{process.pid}/root{tmp_path}/filling"
                )  # as the server's own disk looks from outside
                _fill(filling)
                until(lambda: _opened(http) == 503)
                until(lambda: http.get("/healthz").status_code == 503)
                assert http.get("/healthz").json() == {"status": "unavailable", "why": "the disk is full"}
                assert http.get("/games").status_code == 200
                filling.unlink()
                until(lambda: http.get("/healthz").json() == {"status": "ok"})
                assert _opened(http) == 201
        finally:
            process.terminate()
            assert process.wait(60) in (0, -signal.SIGTERM)


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass


def _opened(http: httpx.Client) -> int:
    return http.post("/api/tables", json={}, headers=bearer(new_secret())).status_code


@pytest.mark.asyncio
async def test_a_database_that_may_only_be_read_is_told_and_nothing_is_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections: list[sqlite3.Connection] = []
    connect = SqliteStore._connect

    def remembered(self: SqliteStore, first: bool = False) -> sqlite3.Connection:
        connections.append(connect(self, first))
        return connections[-1]

    monkeypatch.setattr(SqliteStore, "_connect", remembered)
    hall = Hall(quiet(), store=SqliteStore(str(tmp_path / "log")))
    async with running(hall) as server:
        (ann,) = await server.playing("Ann")
        before = ann.frame
        for connection in connections:
            connection.execute("PRAGMA query_only=1")
        with pytest.raises(RefusedByServer, match="cannot save") as refused:
            await ann.act(ann.actions()[0])
        assert refused.value.code == "unavailable"
        answer = await server.http.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "unavailable")
        assert "cannot be written" in answer.json()["why"]
        for connection in connections:
            connection.execute("PRAGMA query_only=0")
        assert ann.seq == before["seq"]
        assert (await ann.act(ann.actions()[0]))["seq"] == before["seq"] + 1


@pytest.mark.asyncio
async def test_a_table_on_a_damaged_page_is_refused_and_the_server_stays(tmp_path: Path) -> None:
    path = tmp_path / "log"
    async with running(Hall(quiet(), store=SqliteStore(str(path)))) as server:
        people = await server.playing("Ann")
        for number in range(60):
            await people[0].do(kind="say", text=f"{number} " + "x" * 150)
    _damage(path)
    hall = Hall(quiet(), store=SqliteStore(str(path)))
    async with running(hall) as server:
        with pytest.raises((Disconnected, RefusedByServer)):
            await server.sit(people[0].code)
        answer = await server.http.get(f"/api/tables/{people[0].code}")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await server.http.get("/games")).status_code == 200


def _damage(path: Path) -> None:
    """Noise on every page but the first, which holds the schema, and those of the small tables."""
    with sqlite3.connect(path) as database:
        pages: list[Any] = database.execute(
            "SELECT pageno FROM dbstat WHERE name = 'line' AND pagetype = 'leaf'"
        ).fetchall()
    with path.open("r+b") as file:
        for (page,) in pages:
            file.seek((page - 1) * 4096)
            file.write(b"\xa5" * 4096)
