"""The program needs no rights: it runs without root, and writes nowhere but into its data folder."""

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.operations.conftest import ROOT
from tests.servers import free_port

ASIDE = (
    'mount --bind "$0" "$0" && mount -o remount,bind,ro / '
    '&& exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs "$@"'
)
"""For root: a file system of one's own that is read-only but for one folder, and then nobody's rights."""


def confined(folder: Path, command: list[str]) -> list[str]:
    """Who is not root has no rights to lose; the file system is then only as read-only as it is for that user."""
    return ["unshare", "-m", "sh", "-c", ASIDE, str(folder), *command] if os.geteuid() == 0 else command


def answer_of(port: int, process: "subprocess.Popen[str]") -> str:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return str(answer.read().decode())
        time.sleep(0.05)
    raise AssertionError(process.communicate()[1])


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that anybody may write to; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory(prefix="yearline-data") as made:
        Path(made).chmod(0o777)
        yield Path(made)


def test_the_server_runs_as_nobody_on_a_read_only_file_system(folder: Path) -> None:
    port = free_port()
    environment = {
        **{name: text for name, text in os.environ.items() if not name.startswith("YEARLINE_")},
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOME": "/nonexistent",
        "XDG_DATA_HOME": str(folder),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "NUMBA_CACHE_DIR": str(folder / "cache"),
    }
    command = confined(folder, [sys.executable, "-m", "yearline", "serve", "--port", str(port)])
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True, cwd="/") as process:
        try:
            assert answer_of(port, process) == '{"status":"ok"}'
            if os.geteuid() == 0:
                status = Path(f"/proc/{process.pid}/status").read_text()
                assert "Uid:\t65534\t65534\t65534\t65534" in status
                assert "CapEff:\t0000000000000000" in status
        finally:
            process.terminate()
    assert (folder / "yearline" / "tables.sqlite3").exists()
