"""Pictures of every page and state, at four widths and in both lights, written to ./screens/ for a person to look at.

scripts/screens              everything
scripts/screens race         only pictures whose name contains "race"
"""

import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.e2e.conftest import ARGS  # noqa: E402
from tests.e2e.house import running_house  # noqa: E402
from tests.e2e.table import against_bot, move, my_turn, open_table, sit  # noqa: E402

from yearline.games import GAMES  # noqa: E402

FOLDER = ROOT / "screens"
SIZES = {360: 740, 768: 1024, 1440: 900, 1920: 1080}
PAGES = {
    "home": "/", "rules": "/rules", **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "decks": "/decks", "deck": "/decks/world-history",
    "print": "/decks/world-history/print", "own-deck": "/own-deck", "credits": "/credits", "about": "/about",
    "offline": "/offline", "missing": "/no/such/page",
}  # fmt: skip


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    FOLDER.mkdir(exist_ok=True)
    with running_house() as house, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for width, height in SIZES.items():
            for theme in ("light", "dark"):
                for name, page in states(browser, house, width, height, theme, wanted):
                    page.wait_for_load_state("networkidle")
                    path = FOLDER / f"{name}-{width}-{theme}.png"
                    page.screenshot(path=path)
                    print(path.relative_to(ROOT))
        browser.close()


def states(
    browser: Browser, house: str, width: int, height: int, theme: str, wanted: str
) -> Iterator[tuple[str, Page]]:
    """Every page and state, in the order in which a person meets them."""
    context = browser.new_context(
        base_url=house,
        viewport={"width": width, "height": height},
        color_scheme=theme,
        locale="en",
        reduced_motion="reduce",
    )
    page = context.new_page()
    for name, path in PAGES.items():
        if wanted in name:
            page.goto(path)
            yield name, page
    if wanted in "home-placed":
        page.goto("/")
        page.locator(".try .gap-button").last.click()
        page.locator(".verdict-line").wait_for()
        yield "home-placed", page
    if wanted in "lobby":
        open_table(page, "coop", seats=4)
        sit(page, "Anna")
        yield "lobby", page
    for game in GAMES:
        if wanted in f"table-{game}":
            yield from table_states(page, game)
    context.close()


def table_states(page: Page, game: str) -> Iterator[tuple[str, Page]]:
    """A game from its first choice to its result."""
    code = against_bot(page, game, **({"hand_size": 4} if game == "race" else {}), first_player=0)
    chance = random.Random(11)
    assert my_turn(page)
    page.locator("[data-subject]").first.click()
    yield f"table-{game}-chosen", page
    page.keyboard.press("Escape")
    for _ in range(5):
        if my_turn(page):
            move(page, "mouse", chance)
    if my_turn(page):
        page.locator("[data-subject]").first.click()
        yield f"table-{game}-middle", page
        page.keyboard.press("Escape")
    for panel in ("Talk", "Menu"):
        page.get_by_role("button", name=panel).click()
        yield f"table-{game}-{panel.lower()}", page
        page.keyboard.press("Escape")
    screen = page.context.new_page()
    screen.goto(f"/t/{code}?screen")
    screen.locator(".board").first.wait_for()
    yield f"table-{game}-screen", screen
    screen.close()
    while my_turn(page):
        move(page, "mouse", chance)
    yield f"table-{game}-result", page
    page.locator(".board .card").first.click()
    page.locator(".look-date").wait_for()
    yield f"table-{game}-look", page


if __name__ == "__main__":
    main()
