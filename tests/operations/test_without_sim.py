"""Whoever only hosts needs neither numba nor NumPy:
a table with bots is played without them, and what needs them says so.
"""

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT = "import sys; sys.modules.update(numba=None, numpy=None, llvmlite=None)\n"
GAME = """
import asyncio
from tests.server.conftest import quiet, running
from yearline.bots import BOTS
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

async def play():
    async with running(Hall(quiet())) as server:
        host = new_secret()
        code = await server.table(host, game="coop", seats=2)
        client = await server.sit(code, host)
        for seat in (0, 1):
            await client.do(kind="bot", seat=seat, bot="simple", name=f"Bot {seat}")
        await client.do(kind="start")
        await client.until_phase("over")
        answer = await server.http.get(f"/api/tables/{code}/games/1/review")
        assert answer.status_code == 200, answer.text
        assert (await server.http.get(f"/t/{code}")).status_code == 200
        assert (await server.http.get("/")).status_code == 200

assert "oracle" not in BOTS
asyncio.run(play())
assert not {"numpy", "numba"} & {name for name, module in sys.modules.items() if module is not None}
print("played")
"""


def run(code: str) -> "subprocess.CompletedProcess[str]":
    root = Path(__file__).parents[2]
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + code], cwd=root, capture_output=True, text=True, timeout=300, check=False
    )


def test_a_table_with_bots_is_played_and_reviewed() -> None:
    done = run(GAME)
    assert done.stdout.strip() == "played", done.stderr[-2000:]


@pytest.mark.parametrize(
    "command", [["simulate", "coop"], ["arena", "coop", "--policy", "scholar"], ["deck", "difficulty", "inventions"]]
)
def test_what_needs_the_simulator_says_so(command: list[str]) -> None:
    done = run(f"sys.argv = ['yearline', *{command}]\nfrom yearline.cli import main\nmain()")
    assert done.returncode == 2
    assert done.stderr.strip() == "yearline: this needs the simulator: pip install 'yearline[sim]'"


def test_the_list_of_commands_is_whole() -> None:
    done = run("sys.argv = ['yearline', '--help']\nfrom yearline.cli import main\nmain()")
    assert "simulate" in done.stdout
    assert "serve" in done.stdout
