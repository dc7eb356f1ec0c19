"""What people do at a table, in the words of the game: open, sit, start, choose, lay, confirm."""

import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from yearline.decks import usual_deck
from yearline.games import GAMES
from yearline.i18n import messages

Way = Literal["mouse", "touch", "keyboard"]
AT_A_TABLE = tuple([name for name, game in GAMES.items() if not game.paced])
"""A crowd meets before a screen instead, in rooms of its own (test_crowd.py)."""

QUICK: dict[str, dict[str, Any]] = {
    "race": {"hand_size": 2},
    "coop": {"show_blocked_date": True},
    "chronology": {"draft_packets": 1},
}
OPEN = """async settings => {
    const name = "yearline-secret";
    const secret = localStorage.getItem(name) ?? "browser-" + crypto.getRandomValues(new Uint32Array(3)).join("-").padEnd(24, "x");
    localStorage.setItem(name, secret);
    const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(settings),
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` } });
    return (await answer.json()).code;
}"""


def open_table(page: Page, game: str, seats: int = 2, **options: Any) -> str:
    """Open a table with quick options, and go there; its code."""
    page.goto("/about")
    settings = {
        "game": game,
        "seats": seats,
        "options": {**QUICK.get(game, {}), **options},
        "decks": [usual_deck(game)],
    }
    code = str(page.evaluate(OPEN, settings))
    page.goto(f"/t/{code}")
    return code


def words(page: Page, id: str, **values: Any) -> str:
    """A message in the language that the page speaks."""
    return messages(page.locator("html").get_attribute("lang") or "en")(id, **values)


def sit(page: Page, name: str) -> None:
    page.get_by_label(words(page, "client-your-name"), exact=True).fill(name)
    page.get_by_role("button", name=words(page, "client-sit"), exact=True).click()
    expect(page.locator(".chair.human", has_text=name)).to_be_visible()


def seat_another(page: Page, name: str) -> None:
    page.get_by_label(words(page, "client-another-name")).fill(name)
    page.get_by_role("button", name=words(page, "client-sit-another")).click()
    expect(page.locator(".chair.human", has_text=name)).to_be_visible()


def add_bot(page: Page, bot: str = "student") -> None:
    """Seat a bot with one tap, and choose another one if it is not the wanted one."""
    chairs = page.locator(".chair.bot")
    before = chairs.count()
    page.get_by_role("button", name=words(page, "client-add-bot")).first.click()
    expect(chairs).to_have_count(before + 1)
    picker = chairs.last.get_by_label(words(page, "client-which-bot"))
    picker.select_option(bot)
    expect(chairs.last).to_contain_text(words(page, f"bots-{bot}-name"))


def options(page: Page) -> None:
    """Unfold what is agreed."""
    page.locator("details.agreement > summary").click()


def start(page: Page) -> None:
    page.locator(".start .primary").click()
    expect(page.locator(".act")).to_be_visible()


def against_bot(page: Page, game: str, **options: Any) -> str:
    code = open_table(page, game, **options)
    sit(page, "Anna")
    add_bot(page)
    start(page)
    return code


def press(way: Way, target: Locator) -> None:
    """Activate a button as somebody does who has only this."""
    if way == "mouse":
        target.click()
    elif way == "touch":
        target.tap()
    else:
        target.focus()
        target.page.keyboard.press("Enter")


def my_turn(page: Page) -> bool:
    """Wait until this page can act, or the game is over; whether it can act."""
    page.locator(".act.yours[aria-busy=false], .result").first.wait_for()
    return page.locator(".result").count() == 0


def move(page: Page, way: Way = "mouse", chance: random.Random | None = None) -> None:
    """Make any legal move: choose something, choose a gap if there are gaps, confirm."""
    chance = chance or random.Random(1)
    subjects = page.locator("[data-subject]")
    if subjects.count() == 0:
        press(way, page.locator(".act-buttons [data-move]").first)
        return
    press(way, subjects.nth(chance.randrange(subjects.count())))
    gaps = page.locator(".gap-button")
    if gaps.count():
        press(way, gaps.nth(chance.randrange(gaps.count())))
    press(way, page.locator(".act .primary"))


def wrong(page: Page, script: str, given: object = None) -> Any:
    """What a script finds wrong with a page that has had time to set it right: a slow machine needs more frames for that."""
    for _ in range(20):
        if not (found := page.evaluate(script, given)):
            break
    return found


def play_out(page: Page, way: Way, between: Callable[[], None] = lambda: None) -> int:
    """Play until the game is over; how many moves it took."""
    chance, moves = random.Random(5), 0
    while my_turn(page):
        move(page, way, chance)
        between()
        moves += 1
        assert moves < 120
    return moves


def long_race(page: Page, cards: int) -> str:
    """A race with seven who know every date, until so many cards lie on the line. With eight cards a hand nobody is out so soon."""
    code = open_table(page, "race", seats=8, hand_size=8, max_players=8, first_player=0)
    sit(page, "Anna")
    for _ in range(7):
        add_bot(page, "oracle")
    start(page)
    chance = random.Random(3)
    while my_turn(page) and page.locator(".board .card").count() < cards:
        move(page, "mouse", chance)
    return code
