"""The documented commands are read from docs/operations.md and run as they stand there."""

import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OPERATIONS = ROOT / "docs" / "operations.md"
Run = Callable[..., None]


def documented(heading: str) -> list[str]:
    """The commands under a heading, each on one line."""
    section = OPERATIONS.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line and not line.startswith("#")]


@pytest.fixture
def run_documented() -> Run:
    """Run the command of a section that begins like this, with names of the example replaced by real ones."""

    def run(heading: str, begins: str, /, *, folder: Path | None = None, **names: str) -> None:
        (command,) = [line for line in documented(heading) if line.startswith(begins)]
        for name, real in names.items():
            assert name in command
            command = command.replace(name, real)
        words = shlex.split(command)
        words[0] = {"python": sys.executable}.get(words[0], str(folder / words[0]) if folder else words[0])
        subprocess.run(words, check=True, timeout=60, stdout=subprocess.DEVNULL)

    return run
