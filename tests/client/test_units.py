"""The client's pure modules, tested by Node's own test runner: no browser is needed for arithmetic."""

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("suite", sorted(HERE.glob("*.test.mjs")), ids=lambda path: path.stem)
def test_a_module_keeps_its_promises(suite: Path) -> None:
    done = subprocess.run(["node", "--test", str(suite)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
