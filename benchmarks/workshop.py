"""The workshop on the scale: milliseconds from a key to its picture in a long deck, a large photo on its card, many
photos in print.

    python benchmarks/workshop.py          everything
    python benchmarks/workshop.py keys     one of `keys`, `photo`, `print`, or `work`: `keys` but what others disturb

Needs Chromium and NumPy. Limits of the project: with 200 cards and a processor slowed four times no key takes more than
50 ms until its picture is there; a photo of 12 megapixels is on its card within 2 s; a deck of 200 photos is printed
within 10 s. A key is measured twice: by the time that the page's thread had the processor until the picture was handed
over, times four, as `benchmarks/client.py` does (and so is whatever else the thread does meanwhile, since a key has to
wait for it: the longest tasks are told with what they are); and, with the processor slowed in fact, by what the browser
says itself (event timing, in steps of 8 ms): waiting, script, next picture. Chromium slows a page down by letting its
thread spin, so that one core is busy all the time: whoever else wants a core makes the browser wait, and its keys late.
So each key is told with the time that the browser's threads were ready and had no core (Linux alone knows it).
"""

import io
import shutil
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from pathlib import Path
from time import perf_counter, time
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.client_trace import CATEGORIES, longest_tasks, read_trace
from benchmarks.cores import between, browser_processes, waited
from tests.e2e.conftest import ARGS
from tests.e2e.house import running_house

from yearline.photos import darkroom
from yearline.printing import Wish, deck_pdf
from yearline.printing.photos import card_photos
from yearline.workshop.draft import Draft, inspect_draft

SLOWED = 4
DECKS = (200, 1000)
ROWS = 16
"""So many rows are edited, each by a word typed at the pace of somebody who types well."""
WORD = "aqueduct "
BETWEEN_KEYS = 90
LIMIT = 50
BETWEEN_ROWS = (100, 350, 600, 1800)
"""What is typed is checked after 0.45 s and sent after 1.75 s: answers must come while somebody types, too."""
WATCH = """
    window.keys = [];
    window.tasks = [];
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) window.keys.push({ name: one.name, at: one.startTime, ms: one.duration,
            waits: one.processingStart - one.startTime, script: one.processingEnd - one.processingStart });
    }).observe({ type: "event", durationThreshold: 16, buffered: true });
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) window.tasks.push({ at: one.startTime, ms: one.duration });
    }).observe({ type: "longtask", buffered: true });
"""
FOUND = """() => window.keys.filter(one => ["keydown", "keypress"].includes(one.name))
    .map(one => ({ ...one, at: one.at + performance.timeOrigin }))"""
MARKS = """async () => {
    const { afterwards } = await import("/static/app/view.js");
    addEventListener("keydown", () => {
        performance.mark("move-heard");
        afterwards(() => performance.mark("move-drawn"));
    }, true);
}"""
ENGINE = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""Without a window where it can be had: the window of the whole browser is some 90 pixels lower than the page that it
is told to have, and what is typed below its edge is shown when something above it changes (a page with nothing but a
field says 1,200 ms there, too).
"""
PRINTED = 200
EMBLEMS = ("castle", "bridge", "book-cover", "crown", "trophy", "flood")


def a_deck(page: Page, count: int) -> str:
    """A deck of so many cards; the address of its editor."""
    columns = ["year", "title_en", "fact_en", "emblem", "scene"]
    rows = [
        [str(1000 + n), f"The mill number {n} is built", f"Its wheel turned for {n} years.", EMBLEMS[n % 6], "life"]
        for n in range(count)
    ]
    draft = {"meta": {"names": {"en": "Our town"}}, "columns": columns, "rows": rows}
    made = page.request.post("/api/workshop", data={"draft": draft}).json()
    return f"/workshop/{made['key']}"


def work(browser: Browser, house: str, count: int) -> None:
    """What the page's thread does for each key, as if it were four times slower."""
    page = edited(browser, house, count)
    write(page, 2)
    page.evaluate(MARKS)
    browser.start_tracing(page=page, categories=CATEGORIES)
    write(page, ROWS)
    page.wait_for_timeout(2_500)  # what was typed is sent
    trace = browser.stop_tracing()
    found = read_trace(trace)
    firsts = sorted(times.pictures[0] for times in found)
    parts = {part: statistics.median(times.parts[part] for times in found) for part in found[0].parts}
    print(f"{count} cards, a key until its picture, times {SLOWED}: median {statistics.median(firsts):.0f} ms", end="")
    print(f", longest {firsts[-1]:.0f} ms, over 50 ms: {sum(one > 50 for one in firsts)} of {len(firsts)}", end="; ")
    print(*(f"{part} {value:.1f}" for part, value in parts.items()), sep=", ", end="; ")
    longest = ", ".join(f"{one.milliseconds:.0f} ({one.what})" for one in longest_tasks(trace, 5))
    print(f"the longest tasks of all, between the keys too: {longest}")
    page.context.close()


def edited(browser: Browser, house: str, count: int) -> Page:
    """The editor of a long deck, with the cursor in a title."""
    page = browser.new_context(base_url=house, locale="en", viewport={"width": 1440, "height": 900}).new_page()
    page.goto(a_deck(page, count))
    page.wait_for_load_state("networkidle")
    expect(page.locator("tr[data-row='0'] .ws-state .good")).to_be_visible()
    page.locator("tr[data-row='3'] .ws-title").click()
    return page


def keys(browser: Browser, house: str, count: int) -> None:
    """Type into many rows of a deck, as fast as people do."""
    page = edited(browser, house, count)
    slow(page)
    write(page, 2)
    page.evaluate("() => { window.keys.length = window.tasks.length = 0; }")
    pressed = write(page, ROWS)
    page.wait_for_timeout(2_500)
    report(page, count, pressed)
    page.context.close()


def bare(browser: Browser) -> None:
    """What the same measure says of a page that has one field and no script: no editor can be faster."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_content("<!doctype html><input autofocus>")
    page.locator("input").focus()
    slow(page)
    report(page, 0, write(page, ROWS // 2))
    page.context.close()


def slow(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(WATCH)


@dataclass(frozen=True)
class Pressed:
    """When a key was pressed, and how long the browser's threads had no core until it should be seen;
    in milliseconds.
    """

    at: float
    waited: float


def write(page: Page, rows: int) -> list[Pressed]:
    """A word at the end of so many titles."""
    pressed = []
    processes = browser_processes()
    for row in range(rows):
        for key in ("F2", *WORD, "Enter"):
            at, before = time() * 1000, waited(processes)
            page.keyboard.press("Space" if key == " " else key)
            page.wait_for_timeout(LIMIT)
            pressed.append(Pressed(at, between(before, waited(processes))))
            page.wait_for_timeout(BETWEEN_KEYS - LIMIT)
        page.wait_for_timeout(BETWEEN_ROWS[row % len(BETWEEN_ROWS)])
    return pressed


def report(page: Page, count: int, pressed: list[Pressed]) -> None:
    found: list[dict[str, Any]] = page.evaluate(FOUND)
    took = [longest_of(key, until, found) for key, until in pairwise([*pressed, Pressed(inf, 0)])]
    worst = max(found, key=lambda one: float(one["ms"]), default={"waits": 0, "script": 0})
    tasks = sorted(one["ms"] for one in page.evaluate("() => window.tasks"))
    print(f"{count} cards, processor slowed {SLOWED}x: {summary(took)}", end="; ")
    print(f"the browser's threads waited for one {waits(took, pressed)}", end="; ")
    print(f"the longest key waited {worst['waits']:.0f} and was in script for {worst['script']:.0f} ms", end="; ")
    print(f"long tasks: {len(tasks)}, longest {tasks[-1] if tasks else 0:.0f} ms")


def waits(took: list[float], pressed: list[Pressed]) -> str:
    """How long, in all, while a key was too slow, and while it was not."""
    slow = [key.waited for ms, key in zip(took, pressed, strict=True) if ms > LIMIT]
    rest = [key.waited for ms, key in zip(took, pressed, strict=True) if ms <= LIMIT]
    told = [f"{statistics.median(found):.0f} ms" if found else "none" for found in (slow, rest)]
    return f"{told[0]} (median of keys over {LIMIT}), {told[1]} (of the others)"


def longest_of(key: Pressed, after: Pressed, found: list[dict[str, Any]]) -> float:
    """How long a key took; what took less than two steps of the clock is not among what the browser tells."""
    return max((float(one["ms"]) for one in found if key.at - 2 <= one["at"] < after.at - 2), default=8)


def summary(took: list[float]) -> str:
    over = sum(ms > LIMIT for ms in took)
    return (
        f"{len(took)} keys, median {statistics.median(took):.0f} ms, longest {max(took):.0f} ms, over {LIMIT}: {over}"
    )


def a_photo(width: int = 4000, height: int = 3000, seed: int = 1) -> bytes:
    """A JPEG that is as hard to pack as a real one: gradients, shapes, and the grain of a sensor."""
    dice = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    waves = 60 * np.sin(x / (90 + 7 * seed % 40)) * np.cos(y / 130) + 90 * y / height + 40 * x / width
    colours = np.stack([waves + 40, waves * 0.8 + 50, 160 - waves * 0.6], axis=-1)
    grain = dice.normal(0, 9, (height, width, 1)).astype(np.float32)
    out = io.BytesIO()
    Image.fromarray(np.clip(colours + grain, 0, 255).astype(np.uint8)).save(out, "JPEG", quality=92)
    return out.getvalue()


PHOTO_SHOWN = """() => {
    const shown = ".ws-preview image, .ws-preview img[src*='picture=']";
    addEventListener("change", () => { window.chosen = performance.now(); }, true);
    document.addEventListener("load", ({ target }) => {
        if (target instanceof Element && target.matches(shown)) window.shown ??= performance.now();
    }, true);
}"""


def photo(browser: Browser, house: str) -> None:
    """From the choice of a file to its picture on the card: made small, sent, encoded anew, fetched, drawn."""
    raw = a_photo()
    times = []
    for _ in range(3):
        page = browser.new_context(base_url=house, locale="en", viewport={"width": 1440, "height": 900}).new_page()
        page.goto(a_deck(page, 12))
        page.locator("tr[data-row='3'] .ws-title").click()
        expect(page.locator(".ws-preview .card-title").first).to_contain_text("number 3")
        page.get_by_role("radio", name="Photo").check()
        page.evaluate(PHOTO_SHOWN)
        page.locator(".ws-drop input").set_input_files({"name": "p.jpg", "mimeType": "image/jpeg", "buffer": raw})
        page.wait_for_function("() => window.shown")
        times.append(page.evaluate("() => window.shown - window.chosen") / 1000)
        page.context.close()
    told = ", ".join(f"{one:.2f}" for one in times)
    print(f"a photo of 12 megapixels ({len(raw) / 1e6:.1f} MB) on its card: {told} s (limit 2)")


def developed(count: int) -> Iterator[bytes]:
    """So many photos as they are kept, no two alike: of equal ones a PDF would hold one."""
    pixels = np.asarray(Image.open(io.BytesIO(a_photo(1600, 1200))))
    for n in range(count):
        out = io.BytesIO()
        Image.fromarray(np.roll(pixels, 7 * n, axis=1)).save(out, "JPEG", quality=92)
        yield darkroom().develop(out.getvalue()).content


def prints() -> None:
    """200 cards with a photo each, as they are kept, to a PDF."""
    photos = {f"photo-{n}.jpg": kept for n, kept in enumerate(developed(PRINTED))}
    rows = [[str(1500 + n), f"The mill number {n} is built", name] for n, name in enumerate(photos)]
    draft = Draft({"names": {"en": "Our town"}}, ["year", "title_en", "picture"], rows)
    deck = inspect_draft(draft, "town", photos).checked()
    begin = perf_counter()
    pictures = card_photos(deck.photos, deck.cards)
    squares = perf_counter() - begin
    begin = perf_counter()
    pdf = deck_pdf(deck, Wish())
    whole = perf_counter() - begin
    told = f"{whole:.1f} s (limit 10), {squares:.1f} of them for the photos; {len(pdf) / 1e6:.0f} MB"
    print(f"{len(pictures)} photos of {statistics.mean(map(len, photos.values())) / 1000:.0f} kB printed: {told}")


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    with running_house() as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=ENGINE, args=ARGS)
        if wanted in ("", "keys", "work"):
            for count in DECKS:
                work(browser, house, count)
        if wanted in ("", "keys"):
            for count in DECKS:
                bare(browser)
                keys(browser, house, count)
        if wanted in ("", "photo"):
            photo(browser, house)
        browser.close()
    if wanted in ("", "print"):
        prints()


if __name__ == "__main__":
    main()
