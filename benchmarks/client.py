"""The browser client on the scale: bytes and requests of a first visit, and milliseconds to draw a move on a slowed machine.

    python benchmarks/client.py

Needs Chromium. Limits of the project: 150 kB gzipped without pictures, 25 requests before the table is playable, 16 ms a frame
with 40 cards on the line and a processor slowed four times.
"""

import gzip
import shutil
import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import ARGS
from tests.e2e.house import running_house
from tests.e2e.table import add_bot, against_bot, open_table, sit, start

CARDS = 40
FRAMES = 30
LENGTHEN = """async count => {
    const state = await import("/static/app/state.js");
    const faces = Object.keys(state.texts.value);
    const frame = state.frame.value;
    const column = i => [{ r: 5000 + i, p: faces[i], s: "sun", c: "red", y: 1000 + i * 20, pr: "year", b: "moon" }];
    const row = n => ({ ...frame.view.rows[0], columns: [...Array(n).keys()].map(column) });
    window.line = n => ({ ...frame, view: { ...frame.view, rows: [row(n)] } });
    state.frame.value = window.line(count);
    window.state = state;
}"""
WATCH = """addEventListener("DOMContentLoaded", () => new MutationObserver((_, me) => {
    if (!document.querySelector("[data-subject]")) return;
    window.playable = performance.now();
    me.disconnect();
}).observe(document, { childList: true, subtree: true }))"""
ASKED_BEFORE = """() => performance.getEntriesByType("resource")
    .filter(one => one.startTime < window.playable && !one.name.includes("/pictures/")).length"""
TIME_A_FRAME = """async n => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const before = performance.now();
    window.state.frame.value = window.line(n);
    await Promise.resolve();
    document.querySelector(".line").getBoundingClientRect();
    return performance.now() - before;
}"""


def weigh(page: Page, house: str, language: str) -> dict[str, Any]:
    """A first visit to a table where the game is on: what came over the wire before a card could be chosen."""
    code = open_table(page, "race", first_player=0)
    sit(page, "Anna")
    add_bot(page)
    start(page)
    state = page.context.storage_state()
    assert page.context.browser is not None
    fresh = page.context.browser.new_context(base_url=house, locale=language, storage_state=state).new_page()
    fresh.add_init_script(WATCH)
    answers: list[Response] = []
    fresh.on("response", lambda answer: answers.append(answer))
    fresh.goto(f"/t/{code}")
    fresh.wait_for_function("() => window.playable")
    before = fresh.evaluate(ASKED_BEFORE)
    fresh.wait_for_load_state("networkidle")
    sizes = [(one.url, len(_packed(one))) for one in answers if "/pictures/" not in one.url and one.status == 200]
    fresh.context.close()
    return {"requests": before + 2, "bytes": sum(size for _, size in sizes)}


def _packed(answer: Response) -> bytes:
    body = answer.body()
    return body if answer.url.endswith(".woff2") else gzip.compress(body, 6)


def draw(page: Page) -> float:
    """The median time to draw a move, with 40 cards on the line and the processor slowed four times."""
    against_bot(page, "race", first_player=0)
    page.evaluate(LENGTHEN, CARDS)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return statistics.median(page.evaluate(TIME_A_FRAME, CARDS + i % 2) for i in range(FRAMES))


def main() -> None:
    with running_house() as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for language in ("en", "uk"):
            found = weigh(browser.new_context(base_url=house, locale="en").new_page(), house, language)
            print(
                f"first visit ({language}): {found['bytes'] / 1000:.0f} kB gzipped without pictures (limit 150), ",
                end="",
            )
            print(f"{found['requests']} requests until playable (limit 25)")
        page = browser.new_context(base_url=house, locale="en").new_page()
        print(f"a move with {CARDS} cards on the line, processor slowed 4x: {draw(page):.1f} ms (limit 16)")
        browser.close()


if __name__ == "__main__":
    main()
