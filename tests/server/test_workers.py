"""Several processes that serve one address: each table at home in one of them, and nothing lost when one of them is."""

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import bearer
from tests.server.test_restart import play_until_hung_up, program
from tests.servers import free_port
from yearline.client import TableClient
from yearline.server.live.identity import new_code, new_secret
from yearline.server.running.workers import Worker, _table_named, home_of
from yearline.server.services.metrics import Board, Metrics, Numbers
from yearline.server.services.settings import BadSetting, from_environment

SIZE = 3
PROCESSES = {"YEARLINE_PROCESSES": str(SIZE), "YEARLINE_SWEEP_SECONDS": "0.1"}


class Nameless(TableClient):
    """A client that does not name its table in the address, as an old one would not."""

    @property
    def address(self) -> str:
        return self.url


class Several:
    """A server of several processes, by its name."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, stack: AsyncExitStack) -> None:
        self.process, self.port, self.stack = process, port, stack
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}")
        stack.push_async_callback(self.http.aclose)

    @property
    def mates(self) -> list[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    async def table(self, host: str, **settings: Any) -> str:
        made = await self.http.post("/api/tables", json={"game": "race", **settings}, headers=bearer(host))
        return str(made.json()["code"])

    async def sit(self, code: str, secret: str, name: str = "", kind: type[TableClient] = TableClient) -> TableClient:
        client = kind(f"ws://127.0.0.1:{self.port}/socket", code, secret)
        await client.connect()
        self.stack.push_async_callback(client.close)
        if name:
            await client.do(kind="join", name=name)
        return client

    async def counted(self, name: str) -> float:
        text = (await self.http.get("/metrics")).text
        return float(re.findall(rf"^{name} (\S+)$", text, re.MULTILINE)[0])

    async def until_counted(self, name: str, number: float) -> None:
        async with asyncio.timeout(20):
            while await self.counted(name) != number:
                await asyncio.sleep(0.02)


@asynccontextmanager
async def several(database: str, **more: str) -> AsyncIterator[Several]:
    port = free_port()
    with program(port, database, **{**PROCESSES, **more}) as process:
        async with AsyncExitStack() as stack:
            yield Several(process, port, stack)


@pytest.fixture
def log(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'log'}"


@pytest.mark.parametrize("ws", ["picows", "asgi"])
async def test_the_sockets_of_a_table_come_together(log: str, ws: str) -> None:
    async with several(log, YEARLINE_WS=ws) as server:
        tables = 12
        for _ in range(tables):
            secrets = [new_secret() for _ in range(3)]
            code = await server.table(secrets[0], seats=3)
            for number, secret in enumerate(secrets):
                await server.sit(code, secret, f"Player {number}")
        await server.until_counted("yearline_sockets", 3 * tables)
        await server.until_counted("yearline_tables", tables)


async def test_who_names_no_table_sees_every_move_all_the_same(log: str) -> None:
    async with several(log, YEARLINE_SWEEP_SECONDS="60") as server:  # only hints tell
        secrets = [new_secret(), new_secret()]
        code = await server.table(secrets[0], seats=2)
        host = await server.sit(code, secrets[0], "Ann")
        guest = await server.sit(code, secrets[1], "Ben", Nameless)
        watching = [await server.sit(code, new_secret(), kind=Nameless) for _ in range(9)]
        await host.do(kind="start")
        await guest.until_phase("playing")
        for _ in range(6):
            mover = host if host.actions() else guest
            await mover.act(mover.actions()[0])
            for other in (host, guest, *watching):
                while other.seq < mover.seq:
                    await other.receive()
        assert {str(client.frame["view"]) for client in (host, guest, *watching)} == {str(host.frame["view"])}


async def begun(server: Several, luck: random.Random) -> tuple[str, str, list[str], list[asyncio.Task[None]]]:
    """A game of two who play: its code, the host's secret, the moves that were acknowledged, and who makes them."""
    secrets = [new_secret(), new_secret()]
    code = await server.table(secrets[0], seats=2, options={"hand_size": 8})
    clients = [await server.sit(code, secret, f"Player {i}") for i, secret in enumerate(secrets)]
    await clients[0].do(kind="start")
    await clients[1].until_phase("playing")
    done: list[str] = []
    return code, secrets[0], done, [asyncio.create_task(play_until_hung_up(one, done, luck)) for one in clients]


async def test_a_process_that_is_killed_is_replaced_and_no_move_is_lost(log: str) -> None:
    luck = random.Random(7)
    async with several(log) as server:
        before = sorted(server.mates)
        assert len(before) == SIZE
        games = [await begun(server, luck) for _ in range(2 * SIZE)]
        while any(len(done) < 3 for _, _, done, _ in games):
            await asyncio.sleep(0.001)
        entries = await server.counted("yearline_entries_total")
        for pid in before[:2]:
            os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(20):
            while len(server.mates) < SIZE or set(before[:2]) & set(server.mates):
                await asyncio.sleep(0.01)
        for code, host, done, tasks in games:
            await asyncio.wait(tasks, timeout=0.2)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            back = await server.sit(code, host)
            assert back.frame["you"]["seats"] == [0]
            if back.phase == "playing":
                await back.do(kind="control", what="end")
            record = (await server.http.get(f"/api/tables/{code}/games/1/record")).text
            moves = re.findall(r"^move (.+)$", record, re.MULTILINE)
            assert moves[: len(done)] == done
        assert await server.counted("yearline_entries_total") >= entries


async def test_a_stop_stops_everybody(log: str) -> None:
    async with several(log) as server:
        mates, secret = server.mates, new_secret()
        code = await server.table(secret)
        client = await server.sit(code, secret, "Ann")
        server.process.send_signal(signal.SIGTERM)
        while (message := await client.receive())["t"] != "bye":
            continue
        assert (message["code"], message["again"]) == ("restart", True)
        assert await asyncio.to_thread(server.process.wait, 20) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in mates)


async def test_nobody_is_left_when_the_parent_is_killed(log: str) -> None:
    async with several(log) as server:
        mates = server.mates
        server.process.kill()
        async with asyncio.timeout(20):
            while any(is_running(pid) for pid in mates):
                await asyncio.sleep(0.01)
        with socket.create_server(("127.0.0.1", server.port)):
            pass


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.servers
@pytest.mark.xdist_group("servers")
async def test_several_processes_on_postgresql(postgres: Any) -> None:
    async with several(postgres.fresh()) as server:
        secrets = [new_secret(), new_secret()]
        code = await server.table(secrets[0], seats=2)
        clients = [await server.sit(code, secret, f"Player {i}") for i, secret in enumerate(secrets)]
        await clients[0].do(kind="start")
        await clients[1].until_phase("playing")
        done: list[str] = []
        luck = random.Random(1)
        tasks = [asyncio.create_task(play_until_hung_up(client, done, luck)) for client in clients]
        async with asyncio.timeout(20):
            await asyncio.gather(*tasks)
        assert [client.phase for client in clients] == ["over", "over"]
        await server.until_counted("yearline_tables", 1)


def test_a_database_in_memory_is_for_one_process() -> None:
    with pytest.raises(BadSetting, match="belongs to one process"):
        from_environment({"YEARLINE_PROCESSES": "2", "YEARLINE_DATABASE": "memory:"})
    with pytest.raises(BadSetting, match="0 to 64"):
        from_environment({"YEARLINE_PROCESSES": "65"})


FAILING = """
import os, sys
from yearline.server.running.workers import Workers, WorkersFailed
started = []
try:
    Workers(2, lambda worker: sys.exit(5)).run(lambda: started.append(1))
except WorkersFailed as error:
    print(started, error)
"""


def test_processes_that_die_at_once_are_given_up() -> None:
    done = subprocess.run([sys.executable, "-c", FAILING], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.startswith("[1] the processes end as soon as they are started")
    assert done.stderr.count("status 5") == 0  # nobody has set up the log here


def test_homes_are_spread_and_stay() -> None:
    codes = [new_code() for _ in range(600)]
    homes = [home_of(code, SIZE) for code in codes]
    assert all(homes.count(number) > 120 for number in range(SIZE))
    assert homes == [home_of(code, SIZE) for code in codes]


@pytest.mark.parametrize(
    ("target", "code"),
    [
        (b"/socket?table=abcd2345", "abcd2345"),
        (b"/socket?x=1&table=ABCD-2345", "abcd2345"),
        (b"/socket", ""),
        (b"/socket?table=", ""),
        (b"/elsewhere?table=abcd2345", ""),
        (b"/socket?table=%ff%00\xff", "\ufffd\x00\xff"),
        (b"/socket?" + b"table=x&" * 2000, "x"),
    ],
)
def test_the_table_that_an_address_names(target: bytes, code: str) -> None:
    assert _table_named(b"GET " + target + b" HTTP/1.1\r\nhost: x\r\n\r\n") == code


async def test_who_cannot_be_handed_over_is_served_here() -> None:
    class Full:
        number, size = 0, SIZE

        def send(self, *_: object) -> bool:
            return False

    class Transport:
        def get_extra_info(self, _: str) -> socket.socket:
            return sys.stderr  # type: ignore[return-value]

    away = next(code for code in iter(new_code, "") if home_of(code, SIZE) != 0)
    worker = Worker(Full(), Board(SIZE), 0)  # type: ignore[arg-type]
    assert not worker.hand_over(f"GET /socket?table={away} HTTP/1.1\r\n\r\n".encode(), Transport())


def test_numbers_of_all_processes_are_added_and_never_fall() -> None:
    board = Board(2)
    one, two = Metrics(board, 0), Metrics(board, 1)
    for each in (one, two):
        each.gauge("yearline_tables", "Tables in memory", lambda: 3)
    one.entries, two.entries = 5, 7
    one.refused("stale")
    two.refused("stale")
    two.refused("over")
    assert "yearline_entries_total 5\n" in one.text()
    two.post()
    text = one.text()
    assert "yearline_entries_total 12\n" in text
    assert 'yearline_refused_total{code="stale"} 2\n' in text
    assert 'yearline_refused_total{code="over"} 1\n' in text
    assert "yearline_tables 6\n" in text
    successor = Metrics(board, 1)
    assert successor.entries == 7
    assert 'yearline_refused_total{code="stale"} 2\n' in successor.text()


def test_numbers_that_are_being_written_are_not_read() -> None:
    board = Board(2)
    board.write(1, Numbers(entries=9))
    assert board.read(1) == Numbers(entries=9)
    board._memory[16_384 + 10 : 16_384 + 12] = b"??"
    assert board.read(1) == Numbers()
    board.write(1, Numbers(refused={f"code{i}": i for i in range(5000)}))  # too much to post: the last word stands
    assert board.read(1) == Numbers()
