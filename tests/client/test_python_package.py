"""The Python client as a package of its own:
whoever installs it plays with msgspec and websockets, and nothing else of ours.
"""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.conftest import quiet, running
from yearline.server.live.hall import Hall

ROOT = Path(__file__).parent.parent.parent
MANUAL = (ROOT / "packages/client/README.md").read_text(encoding="utf-8")
BLOCKED = """
import sys
class Nobody:
    def find_spec(self, name, path=None, target=None):
        if name == "yearline" or name.startswith("yearline."):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Nobody())
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked where Python finds it."""
    folder = tmp_path_factory.mktemp("client")
    command = [str(ROOT / "scripts" / "package"), "python", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    ZipFile(wheel).extractall(folder / "installed")
    return folder / "installed"


def test_it_has_the_version_of_the_server_and_asks_for_two_packages(package: Path) -> None:
    (told,) = package.glob("*.dist-info/METADATA")
    found = dict(re.findall(r"^(Version|License-Expression): (.*)", told.read_text(), re.MULTILINE))
    version = re.findall(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert found == {"Version": version[0], "License-Expression": "MIT"}
    assert re.findall(r"^Requires-Dist: (\w+)", told.read_text(), re.MULTILINE) == ["msgspec", "websockets"]
    assert {path.name for path in (package / "yearline_client").iterdir() if path.is_file()} == {
        "__init__.py",
        "table.py",
        "py.typed",
    }


async def test_the_game_of_its_manual_is_played_to_the_end(package: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", MANUAL, re.DOTALL)
    async with running(Hall(quiet())) as server:
        text = BLOCKED + program.replace("http://127.0.0.1:8000", str(server.http.base_url).rstrip("/"))
        given = {**os.environ, "PYTHONPATH": str(package)}
        command = [sys.executable, "-c", text]
        player = await asyncio.create_subprocess_exec(*command, stdout=-1, stderr=-1, env=given)
        said, trouble = await player.communicate()
        assert player.returncode == 0, trouble.decode()
        assert "'ranking'" in said.decode()
