"""Kill -9 in the middle of play, and start again: every acknowledged move is there, none twice.
The real program, by its name.
"""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import bearer
from tests.servers import free_port, wait_for_port
from yearline.client import Disconnected, TableClient
from yearline.server.live.identity import new_secret


@contextlib.contextmanager
def program(port: int, database: str, **more: str) -> Iterator["subprocess.Popen[bytes]"]:
    environment = {
        **os.environ,
        "YEARLINE_DATABASE": database,
        "YEARLINE_BOT_PACE": "0",
        "YEARLINE_LOG_LEVEL": "error",
        "YEARLINE_REQUESTS_PER_SECOND": "10000",
        "YEARLINE_TABLES_PER_SECOND": "10000",
        "YEARLINE_STARTS_PER_SECOND": "100000",
        "YEARLINE_MOVES_PER_SECOND": "1000000",
        "YEARLINE_COMMANDS_PER_SECOND": "1000000",
        "YEARLINE_FRAME_BYTES_PER_SECOND": "1000000000",
        "YEARLINE_MESSAGES_PER_SECOND": "10000",
        "YEARLINE_MESSAGES_PER_ADDRESS": "10000",
        **more,
    }
    command = [sys.executable, "-m", "yearline", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        wait_for_port(port)
        yield process
    finally:
        process.kill()
        process.communicate()


async def play_until_hung_up(client: TableClient, acknowledged: list[str], luck: random.Random) -> None:
    """Play on, and remember every move that the server has confirmed."""
    with contextlib.suppress(Disconnected):
        async for actions in client.turns():
            action = luck.choice(actions)
            message = {"t": "act", "id": f"m{len(acknowledged)}", "base": client.seq, "a": action}
            await client._ask(message)
            acknowledged.append(f"{client.frame['you']['seats'][0]} {action}")


def socket_of(port: int) -> str:
    return f"ws://127.0.0.1:{port}/socket"


async def begun(port: int, secrets: list[str], settings: dict[str, Any]) -> tuple[str, list[TableClient]]:
    """A table at which a game has begun, and who plays it."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        made = await http.post("/api/tables", json=settings, headers=bearer(secrets[0]))
    code = made.json()["code"]
    clients = [TableClient(socket_of(port), code, secret) for secret in secrets]
    for number, client in enumerate(clients):
        await client.connect()
        await client.do(kind="join", name=f"Player {number}")
    await clients[0].do(kind="start")
    await clients[1].until_phase("playing")
    return code, clients


@pytest.mark.parametrize("seed", [1, 2])
async def test_kill_nine(tmp_path: Path, seed: int) -> None:
    port, database = free_port(), f"sqlite:{tmp_path / 'log'}"
    secrets = [new_secret(), new_secret()]
    luck, acknowledged = random.Random(seed), list[str]()
    settings = {"game": "chronology", "seats": 2, "decks": ["chronology"]}
    with program(port, database) as process:
        code, clients = await begun(port, secrets, settings)
        playing = [asyncio.create_task(play_until_hung_up(client, acknowledged, luck)) for client in clients]
        while len(acknowledged) < 15:
            assert not any(task.done() for task in playing)
            await asyncio.sleep(0.001)
        process.send_signal(signal.SIGKILL)
        await asyncio.gather(*playing)
        for client in clients:
            await client.close()
    with program(port, database):
        client = TableClient(socket_of(port), code, secrets[0])
        await client.connect()
        assert client.frame["you"]["seats"] == [0]
        await client.do(kind="control", what="end")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            record = (await http.get(f"/api/tables/{code}/games/1/record")).text
            mine = (await http.get("/api/tables", headers=bearer(secrets[1]))).json()
        await client.close()
    moves = [line.removeprefix("move ") for line in record.splitlines() if line.startswith("move ")]
    assert moves[: len(acknowledged)] == acknowledged
    assert len(moves) <= len(acknowledged) + 1
    assert [table["code"] for table in mine] == [code]


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    port = free_port()
    with program(port, f"sqlite:{tmp_path / 'log'}"):
        command = [sys.executable, "-m", "yearline", "serve", "--port", str(port), "--database", "memory:"]
        second = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert second.returncode == 2
    assert f"cannot listen on 127.0.0.1:{port}" in second.stderr
    assert "--port" in second.stderr
    assert "Traceback" not in second.stderr


async def test_a_stop_says_come_back(tmp_path: Path) -> None:
    port = free_port()
    with program(port, f"sqlite:{tmp_path / 'log'}") as process:
        secret = new_secret()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            code = (await http.post("/api/tables", json={}, headers=bearer(secret))).json()["code"]
        async with TableClient(f"ws://127.0.0.1:{port}/socket", code, secret) as client:
            await client.do(kind="join", name="Ann")
            process.send_signal(signal.SIGTERM)
            while (message := await client.receive())["t"] != "bye":
                continue
            assert (message["code"], message["again"]) == ("restart", True)
        assert await asyncio.to_thread(process.wait, 20) in (0, -signal.SIGTERM)
