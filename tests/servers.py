"""Real PostgreSQL and Redis servers on private ports, started once for a test run.
With CI=true their absence is a failure.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest


def free_port() -> int:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as listening:
        return int(listening.getsockname()[1])


def absent(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(f"{what} must be installed where CI is set")
    pytest.skip(f"{what} is not installed")


def postgres_folder() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else None


class Postgres:
    """A server of its own; it can be stopped and started again."""

    def __init__(self, binaries: Path, folder: Path, durable: bool = False) -> None:
        self.binaries, self.folder, self.port = binaries, folder, free_port()
        self.fsync = "on" if durable else "off"
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(folder, self.user)
            folder.chmod(0o755)
        self.run("initdb", "-D", folder / "data", "-U", "yearline", "-A", "trust", "--no-sync")
        self.start()

    def run(self, program: str, *arguments: object) -> None:
        command = [str(self.binaries / program), *map(str, arguments)]
        subprocess.run(command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync={self.fsync}"
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", self.folder / "data", "-w", "-m", "immediate", "stop")

    def fresh(self) -> str:
        name = f"test_{time.monotonic_ns()}"
        self.run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "yearline", name)
        return f"postgresql://yearline@127.0.0.1:{self.port}/{name}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    binaries = postgres_folder()
    if binaries is None:
        absent("postgresql")
    assert binaries is not None
    with tempfile.TemporaryDirectory(prefix="yearline-pg", ignore_cleanup_errors=True) as folder:
        server = Postgres(binaries, Path(folder))
        yield server
        server.stop()


class RedisServer:
    """A Redis server that keeps nothing; it can be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for_port(self.port)

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    if shutil.which("redis-server") is None:
        absent("redis-server")
    server = RedisServer()
    yield server
    server.stop()


def wait_for_port(port: int, seconds: float = 20.0) -> None:
    """Return as soon as somebody listens; connecting in a loop is the only way to know."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), contextlib.closing(socket.create_connection(("127.0.0.1", port), 1)):
            return
        time.sleep(0.02)
    pytest.fail(f"nobody listens on port {port}")
