"""The wheel as a stranger gets it:
built from the tree, installed into an environment that knows no repository, and served.
"""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.operations.conftest import ROOT
from tests.servers import free_port

PATIENCE = 60.0


def build(folder: Path) -> Path:
    """The wheel of this tree, built with what is installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    _run(command, cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """An empty environment with the wheel in it; its folder of programs.

    Its dependencies are the ones that are installed here, seen through a path file. Path files are not followed twice,
    so an editable install of this very tree stays out of sight.
    """
    _run([sys.executable, "-m", "venv", "--without-pip", str(folder)])
    (packages,) = folder.glob("lib/python*/site-packages")
    seen = [path for path in sys.path if Path(path).name in ("site-packages", "dist-packages")]
    (packages / "dependencies.pth").write_text("\n".join(seen) + "\n", encoding="utf-8")
    there = ["--python", str(folder / "bin" / "python")]
    offline = ["--no-deps", "--no-index", "--no-cache-dir", "--disable-pip-version-check"]
    _run([sys.executable, "-m", "pip", *there, "install", *offline, "--quiet", str(wheel)])
    return folder / "bin"


def environment(programs: Path, home: Path, **more: str) -> dict[str, str]:
    """Nothing of ours: no path but the new environment's, no settings, an empty home."""
    home.mkdir(exist_ok=True)
    return {"PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8", **more}


@contextmanager
def served(programs: Path, home: Path, **settings: str) -> Iterator[str]:
    """The address of `yearline serve`, started in an empty folder."""
    port = free_port()
    given = environment(programs, home, **settings)
    command = [str(programs / "yearline"), "serve", "--port", str(port)]
    with subprocess.Popen(command, env=given, cwd=home, stderr=subprocess.PIPE, text=True) as process:
        try:
            _wait(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait(port: int, process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5):
            return
        time.sleep(0.05)
    process.kill()
    raise AssertionError(process.communicate()[1])


def _run(command: list[str], cwd: Path | None = None) -> None:
    given = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "PIP_CONFIG_FILE")}
    done = subprocess.run(command, cwd=cwd, env=given, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
