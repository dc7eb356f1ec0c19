"""Lighthouse on a real server on this machine; see scripts/lighthouse.

Prints the four marks of each page, for a phone and for a desktop, and what was found wrong. A mark below 95 for speed
or accessibility is a failure. Lighthouse slows the processor four times for a phone, which is right for a fast desktop;
on a slower or a busy machine it is slowed as much less as makes it the same phone (its own index of the machine is
printed).
"""

import asyncio
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from yearline.client import TableClient  # noqa: E402

LIGHTHOUSE = ROOT / "build" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
WANTED = {"performance": 95, "accessibility": 95}
PAGES = {
    "home": "/",
    "rules": "/rules",
    "rules-race": "/rules/race",
    "decks": "/decks",
    "deck": "/decks/world-history",
    "print": "/decks/world-history/print",
}
PHONE = 375
"""The index of a phone: that of a fast desktop, slowed four times."""
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    good, index = True, 4.0 * PHONE
    print(f"{'':<22}" + "".join(f"{name:>16}" for name in (*CATEGORIES, "machine")))
    with running_server() as house:
        pages = {**PAGES, "table": f"/t/{asyncio.run(open_game(house))}"}
        for name, path in pages.items():
            for preset in ("desktop", "phone") if wanted in name else ():
                found = judge(house + path, preset, index)
                index = found["environment"]["benchmarkIndex"]
                good &= show(name, preset, found)
    sys.exit(not good)


@contextmanager
def running_server() -> Iterator[str]:
    """A server with a database of its own, as `yearline serve` starts it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "YEARLINE_DATABASE": f"sqlite:{folder}/tables.sqlite3",
            "YEARLINE_LOG_LEVEL": "warning",
        }
        server = subprocess.Popen([sys.executable, "-m", "yearline", "serve", "--port", str(port)], env=environment)
        try:
            yield ready(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def ready(house: str) -> str:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{house}/healthz").close()
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
        else:
            return house
    sys.exit("lighthouse: the server does not answer")


async def open_game(house: str) -> str:
    """A table at which somebody plays against a bot; its code."""
    secret = secrets.token_urlsafe(24)
    settings = {"game": "race", "seats": 2, "options": {"first_player": 0}, "decks": ["world-history"]}
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {secret}"}
    request = urllib.request.Request(f"{house}/api/tables", json.dumps(settings).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        code = str(json.load(answer)["code"])
    async with TableClient(f"{house.replace('http', 'ws')}/socket", code, secret) as me:
        await me.do(kind="join", name="Anna")
        await me.do(kind="bot", seat=1, bot="student", name="Max")
        await me.do(kind="start")
        await me.until_phase("playing")
    return code


def judge(url: str, preset: str, index: float) -> dict[str, Any]:
    """What Lighthouse says of a page, on a machine with this index."""
    options = ["--quiet", "--output=json", "--output-path=stdout", f"--only-categories={','.join(CATEGORIES)}"]
    slowed = f"--throttling.cpuSlowdownMultiplier={min(4.0, max(1.0, index / PHONE)):.1f}"
    options += [f"--chrome-flags={FLAGS}", "--preset=desktop" if preset == "desktop" else slowed]
    environment = {**os.environ, "CHROME_PATH": shutil.which("chromium") or ""}
    done = subprocess.run(["node", LIGHTHOUSE, url, *options], capture_output=True, env=environment)
    if done.returncode:
        sys.exit(f"lighthouse: {done.stderr.decode()[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def show(name: str, preset: str, found: dict[str, Any]) -> bool:
    """Print a page's marks and what costs it some; whether they are good enough."""
    marks = {one: round(100 * (found["categories"][one]["score"] or 0)) for one in CATEGORIES}
    machine = round(found["environment"]["benchmarkIndex"])
    print(f"{name:<13}{preset:<9}" + "".join(f"{mark:>16}" for mark in (*marks.values(), machine)))
    for category in CATEGORIES:
        for part in found["categories"][category]["auditRefs"]:
            audit = found["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"    {category}: {audit['title']} {audit.get('displayValue', '')}")
    return all(marks[one] >= least for one, least in WANTED.items())


if __name__ == "__main__":
    main()
