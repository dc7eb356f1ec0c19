"""The protocol module as a package of its own:
whoever installs it sits down, moves and gets steps, with nothing else of ours.
"""

import asyncio
import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.server.conftest import bearer, quiet, running
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

ROOT = Path(__file__).parent.parent.parent
MANUAL = (ROOT / "packages/protocol/README.md").read_text(encoding="utf-8")
PLAY = """
import { connectTo, newSecret, readLegal } from "yearline-protocol";
const [address, table, secret] = process.argv.slice(2);
const heard = [];
let moves = 0;
let pending = "";
const asked = setTimeout(() => process.exit(3), 60_000);
const wire = connectTo({
  address: `${address}?table=${table}`,
  hello: () => ({ t: "hello", table, secret: secret || newSecret() }),
  told: (state) => heard.push(state),
  hear(message) {
    if (message.t === "refused") heard.push(message.code);
    if (message.t !== "frame") return;
    if (message.you.did === pending) pending = "";
    const move = readLegal(message.you.act?.legal).find((one) => one.verb === "place");
    if (message.table.phase === "over" || moves === 3) {
      clearTimeout(asked);
      wire.close();
      console.log(JSON.stringify({ heard, moves, cards: message.view.rows[0].columns.length, seq: message.seq }));
    } else if (move && !pending) {
      moves += 1;
      pending = wire.send({ t: "act", base: message.seq, a: move.text });
    }
  },
});
wire.send({ t: "do", c: { kind: "join", name: "Ada" } });
wire.send({ t: "do", c: { kind: "start" } });
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package where Node.js finds it."""
    folder = tmp_path_factory.mktemp("user") / "node_modules" / "yearline-protocol"
    folder.parent.mkdir()
    done = subprocess.run([str(ROOT / "scripts" / "package"), str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_it_holds_what_it_promises_and_nothing_else(package: Path) -> None:
    told = json.loads((package / "package.json").read_text())
    files = {path.name for path in package.iterdir()}
    assert files == {*told["files"], "package.json", "README.md", "LICENSE"}
    assert "dependencies" not in told
    assert not re.findall(r"^import .* from", (package / "wire.js").read_text(), re.MULTILINE)
    assert "function connectTo(" in (package / "wire.d.ts").read_text()
    version = re.findall(r'^version = "(.*)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert [told["version"]] == version


def test_the_program_of_its_manual_is_typed_wherever_it_is_compiled(package: Path) -> None:
    """Node.js and browsers look files up in ways of their own; what the types name must be found in both."""
    program = package.parent.parent / "manual.ts"
    program.write_text(*re.findall(r"```js\n(.*?)```", MANUAL, re.DOTALL))
    compile = [str(ROOT / "node_modules/.bin/tsc"), "--noEmit", "--strict", "--target", "es2024", "--lib", "es2024,dom"]
    for ways in (("--module", "nodenext"), ("--module", "esnext", "--moduleResolution", "bundler")):
        done = subprocess.run(
            [*compile, *ways, "--types", "", str(program)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.asyncio
async def test_somebody_sits_down_moves_and_gets_steps(package: Path) -> None:
    program = package.parent.parent / "play.mjs"
    program.write_text(PLAY)
    async with running(Hall(quiet())) as server:
        secret = new_secret()
        made = await server.http.post("/api/tables", json={"game": "race", "seats": 1}, headers=bearer(secret))
        flags = ["--experimental-websocket"] if _version() < 22 else []
        command = ["node", *flags, str(program), server.socket, made.json()["code"], secret]
        node = await asyncio.create_subprocess_exec(*command, stdout=-1, stderr=-1)
        said, trouble = await node.communicate()
        assert node.returncode == 0, trouble.decode()
        told = json.loads(said)
        assert (told["heard"][0], told["heard"][-1], told["moves"]) == ("open", "closed", 3)
        assert set(told["heard"]) == {"open", "closed"}
        assert told["cards"] >= 1


def _version() -> int:
    return int(
        subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout[1:].split(".")[0]
    )
