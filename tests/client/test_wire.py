"""The connection of a page, in Node.js with a socket and a clock that the test holds."""

import json
import subprocess
from pathlib import Path
from typing import Any

WIRE = Path(__file__).parent.parent.parent / "src" / "yearline" / "server" / "static" / "app" / "wire.js"
SLEEPER = """
import { connectTo } from "%s";
let now = 1_000_000;
Date.now = () => now;
globalThis.setTimeout = () => 0;
globalThis.clearTimeout = () => {};
const sockets = [];
globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 0;
  sent = [];
  constructor() {
    sockets.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  open() {
    this.readyState = 1;
    this.onopen();
  }
  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
};
const told = [];
const wire = connectTo({
  address: "ws://somewhere",
  hello: () => ({ t: "hello", table: "kplm" }),
  hear: () => {},
  told: (state) => told.push(state),
});
sockets[0].open();
sockets[0].tell({ t: "crowd", you: {} });
now += 20_000;
wire.hurry();
const looked = { sockets: sockets.length, asked: sockets[0].sent.at(-1).t };
const id = wire.send({ t: "act", a: "place 1 2" });
now += 600_000;
wire.hurry();
wire.hurry();
sockets[1].open();
sockets[1].tell({ t: "crowd", you: { did: id } });
sockets[0].tell({ t: "crowd", you: {} });
console.log(JSON.stringify({ looked, sockets: sockets.length, said: sockets[1].sent.map(({ t }) => t), told }));
"""
"""A phone that looks away for a moment only asks;
one that has slept for ten minutes does not wait for a socket that is dead.
"""


def run(program: str, folder: Path) -> dict[str, Any]:
    module = folder / "wire.mjs"
    module.write_text(WIRE.read_text())
    (folder / "try.mjs").write_text(program % module.as_uri())
    done = subprocess.run(["node", str(folder / "try.mjs")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_phone_that_has_slept_comes_back_at_once_and_says_again_what_was_not_answered(tmp_path: Path) -> None:
    assert run(SLEEPER, tmp_path) == {
        "looked": {"sockets": 1, "asked": "ping"},
        "sockets": 2,
        "said": ["hello", "act"],
        "told": ["open", "lost", "open"],
    }
