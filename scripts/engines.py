"""Drives Firefox (by Marionette) and WebKit (by WebDriver) through the home page and a whole game of each kind."""

import contextlib
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

ROOT = Path(__file__).parent.parent
WIDTHS = ((1440, 900), (500, 900))
"""A laptop, and the narrowest window that both engines open."""
PATIENCE = 20.0
MOST_MOVES = 80
GAMES: dict[str, dict[str, Any]] = {
    "lives": {"seats": 1, "options": {"lives": 1}},
    "race": {"seats": 2, "options": {"hand_size": 1}},
    "coop": {"seats": 2},
    "chronology": {"seats": 2, "decks": ["chronology"], "options": {"draft_packets": 1}},
}

OPEN = """const [settings, done] = arguments;
const name = "yearline-secret";
const random = crypto.getRandomValues(new Uint32Array(3));
const secret = localStorage.getItem(name) ?? "engines-" + random.join("-").padEnd(24, "x");
localStorage.setItem(name, secret);
fetch("/api/tables", { method: "POST", body: JSON.stringify(settings),
  headers: { "Content-Type": "application/json", Authorization: "Bearer " + secret } })
  .then((answer) => answer.json()).then((made) => done(made.code), (error) => done("!" + error));"""
MOVE = """if (document.querySelector(".turning-year")) dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
if (document.querySelector(".result")) return "over";
if (!document.querySelector(".act.yours[aria-busy=false]")) return "";
const tap = (all) => { const found = [...document.querySelectorAll(all)].filter((one) => !one.disabled);
  if (!found.length) return false;
  found[Math.floor(Math.random() * found.length)].click(); return true; };
if (tap(".act .primary") || tap(".gap-button")) return "moved";
return tap("[data-subject]") || tap(".act-buttons [data-move]") ? "chosen" : "";"""
AWAKE = """const count = (state) => document.querySelectorAll("[data-play=now]" + state).length;
const [all, asleep] = ["", ":disabled"].map(count);
return all >= 4 && !asleep;"""
FITS = "return document.documentElement.scrollWidth <= innerWidth + 1"


class Engine(Protocol):
    """What a smoke test needs of a browser."""

    def visit(self, address: str) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def run(self, script: str) -> Any: ...
    def ask(self, script: str, given: Any) -> Any: ...
    def close(self) -> None: ...


class Firefox:
    def __init__(self) -> None:
        from marionette_driver.marionette import Marionette

        self.driver = Marionette(bin=shutil.which("firefox-esr"), headless=True, gecko_log=None)
        self.driver.start_session()
        self.driver.timeout.script = PATIENCE

    def visit(self, address: str) -> None:
        self.driver.navigate(address)

    def resize(self, width: int, height: int) -> None:
        self.driver.set_window_rect(width=width, height=height)

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script, sandbox=None)

    def ask(self, script: str, given: Any) -> Any:
        return self.driver.execute_async_script(script, script_args=(given,), sandbox=None)

    def close(self) -> None:
        self.driver.delete_session()
        self.driver.cleanup()


class WebKit:
    def __init__(self) -> None:
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        options = Options()
        options.binary_location = glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0]
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service(shutil.which("WebKitWebDriver")))
        self.driver.set_script_timeout(PATIENCE)

    def visit(self, address: str) -> None:
        self.driver.get(address)

    def resize(self, width: int, height: int) -> None:
        self.driver.set_window_size(width, height)

    def run(self, script: str) -> Any:
        return self.driver.execute_script(script)

    def ask(self, script: str, given: Any) -> Any:
        return self.driver.execute_async_script(script, given)

    def close(self) -> None:
        self.driver.quit()


ENGINES: dict[str, Callable[[], Engine]] = {"firefox": Firefox, "webkit": WebKit}


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server of its own on a free port of this machine; its bots do not pause to think."""
    with tempfile.TemporaryDirectory() as folder:
        command = [ROOT / ".venv/bin/yearline", "serve", "--port", "0", "--database", f"sqlite:///{folder}/smoke.db"]
        hurried = {**os.environ, "YEARLINE_BOT_PACE": "0"}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder, env=hurried
        )
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield found[0]
                    break
            else:
                sys.exit("engines: the server did not start")
        finally:
            process.terminate()
            process.wait(10)


def until(what: str, seen: Callable[[], Any]) -> Any:
    """Wait for something to be true."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := seen():
            return found
        time.sleep(0.03)
    raise AssertionError(f"waited in vain: {what}")


def home(engine: Engine, address: str) -> None:
    """Every Play button, a card placed, nothing wider than the window; by day and by lamplight."""
    for width, height in WIDTHS:
        engine.resize(width, height)
        papers = set()
        for theme in ("light", "dark"):
            engine.visit(f"{address}/")
            engine.run(f"document.cookie = 'theme={theme}; path=/'")
            engine.visit(f"{address}/")
            until("Play buttons", lambda: engine.run(AWAKE))
            papers.add(engine.run("return getComputedStyle(document.body.parentElement).backgroundColor"))
            assert engine.run(FITS), f"home is wider than {width} px"
            engine.run("document.querySelector('.try .gap-button').click()")
            until("a verdict", lambda: engine.run("return !!document.querySelector('.verdict-line')"))
            assert engine.run(FITS), f"home with a verdict is wider than {width} px"
        assert len(papers) == 2, "light and dark look alike"
    engine.run("document.cookie = 'theme=auto; path=/'")


def game(engine: Engine, address: str, name: str) -> int:
    """A whole game against a bot, with a reload after the second move; how many moves it took.

    Cards turn over as they do for anybody, and a key skips the rest of it."""
    engine.visit(f"{address}/about")
    settings = {"game": name, "decks": ["popular-culture"], "language": "en", **GAMES[name]}
    code = engine.ask(OPEN, settings)
    engine.visit(f"{address}/t/{code}#now")
    moves = 0
    while (did := until(f"a turn of {name}", lambda: engine.run(MOVE))) != "over":
        moves += did == "moved"
        assert moves < MOST_MOVES, f"{name} does not end"
        if moves == 2 and did == "moved":
            engine.visit(f"{address}/t/{code}")
        assert engine.run(FITS), f"{name} is wider than the window"
    return moves


def dialog(engine: Engine, address: str) -> None:
    """A card is looked at closely, and put back by Escape."""
    engine.visit(f"{address}/about")
    code = engine.ask(OPEN, {"game": "race", "seats": 2, "decks": ["popular-culture"], "language": "en"})
    engine.visit(f"{address}/t/{code}#now")
    until(
        "a line",
        lambda: engine.run("return !!document.querySelector('.act.yours .card, .board button .card, .board .card')"),
    )
    engine.run("(document.querySelector('.board button:has(.card)') ?? document.querySelector('.board .card')).click()")
    until("an open dialog", lambda: engine.run("return !!document.querySelector('dialog[open]')"))
    engine.run("document.querySelector('dialog[open] button').click()")
    until("a closed dialog", lambda: engine.run("return !document.querySelector('dialog[open]')"))


def smoke(name: str, address: str) -> dict[str, Any]:
    """All of it in one engine."""
    began = time.monotonic()
    engine = ENGINES[name]()
    try:
        home(engine, address)
        dialog(engine, address)
        moves = {}
        for at, one in enumerate(GAMES):
            engine.resize(*WIDTHS[at % 2])
            moves[one] = game(engine, address, one)
        agent = engine.run("return navigator.userAgent")
    finally:
        engine.close()
    return {"engine": name, "agent": agent, "moves": moves, "seconds": round(time.monotonic() - began, 1)}


def main(wanted: list[str]) -> None:
    if unknown := set(wanted) - set(ENGINES):
        sys.exit(f"engines: no such engine: {', '.join(sorted(unknown))}")
    with server() as address:
        for name in wanted or ENGINES:
            print(json.dumps(smoke(name, address)), flush=True)
    print(f"{len(wanted or ENGINES)} passed, 0 failed")


if __name__ == "__main__":
    main(sys.argv[1:])
