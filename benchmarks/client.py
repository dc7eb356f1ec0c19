"""The browser client on the scale: bytes and requests of a first visit, and milliseconds to draw a move on a slowed
machine.

    python benchmarks/client.py            everything
    python benchmarks/client.py weigh      only bytes and requests
    python benchmarks/client.py draw       only milliseconds, and where they go

Needs Chromium. Limits of the project: 150 kB gzipped without pictures, 25 requests before the table is playable, 16 ms
a frame with 40 cards on the line and a processor slowed four times. A frame is what the browser calls so: the task that
makes a picture, from its beginning until the picture is handed over. What our script did before it, when the message
came, stands beside it, and so does the least that could be drawn: an empty box put into the same line, without any of
our code.
"""

import gzip
import json
import shutil
import statistics
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.client_trace import CATEGORIES, WATCH_WIRE, Times, read_trace
from tests.e2e.conftest import ARGS
from tests.e2e.house import running_house
from tests.e2e.table import against_bot

from yearline.i18n import LANGUAGES

GAMES = ("coop", "race", "chronology", "lives")
CARDS = 40
DEVICES = {"phone": (360, 740), "laptop": (1280, 720)}
MOVES = 30
WATCH = """addEventListener("DOMContentLoaded", () => new MutationObserver((_, me) => {
    if (!document.querySelector("[data-subject]")) return;
    window.playable = performance.now();
    me.disconnect();
}).observe(document, { childList: true, subtree: true }))"""
ASKED_BEFORE = """() => performance.getEntriesByType("resource")
    .filter(one => one.startTime < window.playable && !one.name.includes("/pictures/")).length"""
CALM = """
    const { afterwards } = await import("/static/app/view.js");
    const rest = () => new Promise(done => setTimeout(done, 80));
    const scrolled = () => [...document.querySelectorAll(".rail")].map(rail => rail.scrollLeft).join();
    const calm = async () => {
        let before;
        do {
            before = scrolled();
            await rest();
        } while (scrolled() !== before);
    };
"""
MOVES_ONE_BY_ONE = (
    "async pairs => {"
    + CALM
    + """
    const hear = message => window.wire.dispatchEvent(new MessageEvent("message", { data: message }));
    const next = message => ({ ...message, seq: window.seq = (window.seq ?? message.seq) + 1 });
    for (const pair of pairs) {
        const [before, step] = pair.map(message => JSON.stringify(next(message)));
        hear(before);
        for (const motion of document.getAnimations()) motion.finish();
        await calm();
        performance.mark("move-heard");
        hear(step);
        await new Promise(afterwards);
        await new Promise(afterwards); // what was put off while the first of it was drawn
        // the card has turned over, and goes to its place
        for (const motion of document.getAnimations()) motion.finish();
        while (document.querySelector(".turning")) await new Promise(afterwards);
        await new Promise(afterwards);
        await new Promise(afterwards);
        performance.mark("move-drawn");
        await calm();
    }
}"""
)
BOXES_ONE_BY_ONE = (
    "async count => {"
    + CALM
    + """
    const columns = [...document.querySelectorAll(".rail .column")];
    for (let i = 0; i < count; i++) {
        const next = columns[3 + i % 10], box = next.cloneNode(false);
        await calm();
        performance.mark("move-heard");
        next.before(box);
        await new Promise(afterwards);
        performance.mark("move-drawn");
        await calm();
        box.remove();
    }
}"""
)
WARM_UP = 5
"""Moves that are not counted: they compile what the others only run, and fetch the pictures."""


def weigh(browser: Browser, house: str, game: str, language: str) -> tuple[int, int]:
    """A first visit to a table where the game is on: bytes in all, and requests before a card could be chosen."""
    page = browser.new_context(base_url=house, locale="en").new_page()
    code = against_bot(page, game, first_player=0)
    state = page.context.storage_state()
    page.context.close()
    fresh = browser.new_context(base_url=house, locale=language, storage_state=state).new_page()
    fresh.add_init_script(WATCH)
    answers: list[Response] = []
    fresh.on("response", lambda answer: answers.append(answer))
    fresh.goto(f"/t/{code}")
    fresh.wait_for_function("() => window.playable")
    page_and_socket = 2
    requests = fresh.evaluate(ASKED_BEFORE) + page_and_socket
    fresh.wait_for_load_state("networkidle")
    size = sum(len(_packed(one)) for one in answers if "/pictures/" not in one.url and one.status == 200)
    fresh.context.close()
    return size, requests


def _packed(answer: Response) -> bytes:
    body = answer.body()
    return body if answer.url.endswith(".woff2") else gzip.compress(body, 6)


def draw(browser: Browser, house: str, game: str, width: int, height: int) -> tuple[list[Times], list[Times]]:
    """The same move again and again,
    with 40 cards on the line and the processor slowed four times; and empty boxes instead.
    """
    window: ViewportSize = {"width": width, "height": height}
    page = browser.new_context(base_url=house, locale="en", viewport=window).new_page()
    page.add_init_script(WATCH_WIRE)
    against_bot(page, game, first_player=0)
    start = json.loads(page.evaluate("() => window.lastFrame"))
    pictures = page.evaluate("async () => Object.keys((await import('/static/app/state.js')).texts.value)")
    page.wait_for_load_state("networkidle")
    pairs = [a_move(game, start, pictures, number) for number in range(MOVES)]
    page.evaluate(MOVES_ONE_BY_ONE, pairs[:WARM_UP])
    moves = traced(browser, page, MOVES_ONE_BY_ONE, pairs)
    page.evaluate(BOXES_ONE_BY_ONE, WARM_UP)
    boxes = traced(browser, page, BOXES_ONE_BY_ONE, MOVES)
    page.context.close()
    return moves, boxes


def traced(browser: Browser, page: Page, script: str, given: object) -> list[Times]:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(script, given)
    times: list[Times] = read_trace(browser.stop_tracing())
    return times


def a_move(game: str, start: dict[str, Any], pictures: list[str], number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A frame with 40 cards on the line,
    and the step that the server sends when the person at the page has placed one more.
    """
    view = start["view"]
    place = 3 + number % 5 if game == "coop" else 3 + number % 10
    card = {**_card_to_place(view), "y": 1000 + 20 * place + (5 if game == "coop" else -10), "b": "sun"}
    rows = _rows(game, view, pictures, place)
    row = 1 if game == "coop" else 0
    before = {**start, "events": [], "view": {**view, "rows": rows}}
    events = [
        {"e": "revealed", "card": card},
        {
            "e": "placed",
            "seat": 0,
            "card": card["r"],
            "row": rows[row]["name"],
            "owner": rows[row]["owner"],
            "index": place,
        },
        {"e": "turn_began", "seat": 1},
    ]
    changed = {"turn": 1, "rows": [_laid(rows[row], row, place, card["r"])], **_without(view, card["r"])}
    return before, {
        "t": "step",
        "seq": start["seq"],
        "events": events,
        "view": changed,
        "did": "c1",
    }


def _card_to_place(view: dict[str, Any]) -> dict[str, Any]:
    """The first card of the player's hand, or the one on top of the stack."""
    hands = [hand["cards"][0] for hand in view["hands"] if hand["owner"] == 0 and hand["cards"]]
    tops = [pile["top"] for pile in view["piles"] if pile["owner"] == 0]
    return dict((hands or tops or [view["piles"][0]["top"]])[0])


def _without(view: dict[str, Any], ref: int) -> dict[str, Any]:
    """What a step says of a hand or a stack that a card has left."""
    for i, hand in enumerate(view["hands"]):
        at = next((at for at, card in enumerate(hand["cards"]) if card["r"] == ref), None)
        if at is not None:
            return {"hands": [{"i": i, "at": at, "cut": 1}]}
    for i, pile in enumerate(view["piles"]):
        if pile["top"] and pile["top"]["r"] == ref:
            return {"piles": [{"i": i, "size": pile["size"] - 1, "top": {**pile["top"], "r": ref + 1000}}]}
    return {}


def _lying(index: int, year: int, picture: str) -> dict[str, Any]:
    return {"r": 5000 + index, "p": picture, "s": "sun", "c": "red", "y": year, "b": "moon"}


def _rows(game: str, view: dict[str, Any], pictures: list[str], place: int) -> list[dict[str, Any]]:
    """40 cards on the line. In the co-operative game the gap into which the next one falls is open:
    a second date would be blocked.
    """
    if game == "coop":
        main = [[_lying(i, 1000 + 20 * i, pictures[i])] for i in range(CARDS // 2 + 1)]
        gaps = [[_lying(100 + i, 1010 + 20 * i, pictures[21 + i])] for i in range(CARDS // 2)]
        gaps[place] = []
        return [{"name": "main", "owner": None, "columns": main}, {"name": "gaps", "owner": None, "columns": gaps}]
    line = [[_lying(i, 1000 + 20 * i, pictures[i])] for i in range(CARDS)]
    first, *others = view["rows"]
    return [{**first, "columns": line}, *others]


def _laid(row: dict[str, Any], i: int, place: int, ref: int) -> dict[str, Any]:
    """What a step says of a row with one more card: in an open gap, or between two of a line."""
    if row["name"] == "gaps":
        return {"i": i, "at": place, "cut": 1, "put": [[ref]]}
    return {"i": i, "at": place, "put": [[ref]]}


def print_weights(browser: Browser, house: str) -> None:
    print("a first visit to a table, gzipped, without pictures (limits 150 kB, 25 requests until playable)")
    for language in LANGUAGES:
        found = {game: weigh(browser, house, game, language) for game in GAMES}
        print(
            f"  {language}",
            *(f"{game} {size / 1000:.0f} kB, {count}" for game, (size, count) in found.items()),
            sep="   ",
        )


def print_times(browser: Browser, house: str) -> None:
    print(f"a move with {CARDS} cards on the line, processor slowed 4x, milliseconds of the longest frame (limit 16)")
    for (device, size), game in product(DEVICES.items(), GAMES[:3]):
        found, boxes = draw(browser, house, game, *size)
        frames = sorted(times.rendering for times in found)
        parts = {part: statistics.median(times.parts[part] for times in found) for part in found[0].parts}
        print(
            f"  {device:<7}{game:<11}median {median(frames)}, from {frames[0]:.1f} to {frames[-1]:.1f}; an empty box",
            end=" ",
        )
        print(median(times.rendering for times in boxes))
        print(f"{'':20}with all since the message", median(times.longest for times in found), end=": ")
        print(*(f"{part} {value:.1f}" for part, value in parts.items()), sep=", ", end="; an empty box ")
        print(median(times.longest for times in boxes))
        print(f"{'':20}without script, wherever it ran", median(times.drawing for times in found))
        print(f"{'':20}picture by picture until all is drawn:", *(f"{one:.1f}" for one in typical(found)), end="; ")
        print("together", median(sum(times.pictures) for times in found))


def median(values: Iterable[float]) -> str:
    return f"{statistics.median(values):.1f}"


def typical(found: list[Times]) -> list[float]:
    """The median of the first picture of every move, of the second, and so on."""
    return [statistics.median(one) for one in zip(*(times.pictures for times in found), strict=False)]


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    with running_house() as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        if wanted in ("", "weigh"):
            print_weights(browser, house)
        if wanted in ("", "draw"):
            print_times(browser, house)
        browser.close()


if __name__ == "__main__":
    main()
