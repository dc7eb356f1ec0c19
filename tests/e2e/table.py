"""What people do at a table, in the words of the game: open, sit, start, choose, lay, confirm."""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from yearline.client import TableClient
from yearline.decks import usual_deck
from yearline.games import GAMES
from yearline.i18n import COMPLETE, messages

Way = Literal["mouse", "touch", "keyboard"]
AT_A_TABLE = tuple([name for name, game in GAMES.items() if not game.paced])
"""A crowd meets before a screen instead, in rooms of its own (test_crowd.py)."""

QUICK: dict[str, dict[str, Any]] = {
    "race": {"hand_size": 2},
    "coop": {"show_blocked_date": True},
    "chronology": {"draft_packets": 1},
}


def open_table(page: Page, game: str, seats: int = 2, **options: Any) -> str:
    """Open a table with quick options, and go there; its code."""
    code = opened(page, game, seats, **options)[0]
    page.goto(f"/t/{code}")
    return code


def opened(page: Page, game: str, seats: int = 2, **options: Any) -> tuple[str, str, str]:
    """A table of this browser that it has not been to yet: its code, the person's secret, where its socket is."""
    secret = secret_of(page)
    settings = {
        "game": game,
        "seats": seats,
        "options": {**QUICK.get(game, {}), **options},
        "decks": [usual_deck(game)],
    }
    answer = page.request.post("/api/tables", data=settings, headers={"Authorization": f"Bearer {secret}"})
    assert answer.ok, answer.text()
    return answer.json()["code"], secret, f"ws://{urlsplit(answer.url).netloc}/socket"


def secret_of(page: Page) -> str:
    """Who this browser is: what it keeps, or what it will find when it comes to the first page."""
    if page.url.startswith("http") and (known := page.evaluate("localStorage.getItem('yearline-secret')")):
        return str(known)
    secret = f"browser-{secrets.token_hex(16)}"
    keep = "try { localStorage['yearline-secret'] ??= SECRET } catch { /* a browser that keeps nothing */ }"
    page.context.add_init_script(keep.replace("SECRET", repr(secret)))
    return secret


def aside(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to its end: this thread has a loop already, the browser's."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


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
    """A game of Anna with a student, just begun.
    How people come to it by the lobby is told in test_lobby.py and test_games.py.
    """
    return in_game(page, game, begun, "student", **options)


def alone(page: Page, lives: int) -> None:
    """Anna alone with so many lives, to choose her first gap."""
    in_game(page, "lives", begun, seats=1, lives=lives)
    assert my_turn(page)


Beginning = Callable[[TableClient], Coroutine[Any, Any, None]]


def in_game(page: Page, game: str, play: Beginning, *bots: str, **options: Any) -> str:
    """Let somebody without a browser, who is the person of this one,
    sit down with bots and play; then look at it here.
    """
    code, secret, socket = opened(page, game, **options)
    page.context.add_init_script("try { localStorage['yearline-name'] ??= 'Anna' } catch { /* nothing is kept */ }")
    say = messages(str(page.evaluate("navigator.language"))[:2])

    async def sit_and_play() -> None:
        async with TableClient(socket, code, secret) as person:
            await person.do(kind="join", name="Anna")
            for seat, bot in enumerate(bots, start=1):
                name = say(f"bots-{bot}-name") + (f" {seat}" if seat > 1 else "")
                await person.do(kind="bot", seat=seat, bot=bot, name=name)
            await person.do(kind="start")
            await play(person)

    aside(sit_and_play())
    page.goto(f"/t/{code}")
    expect(page.locator(".act, .result").first).to_be_visible()
    return code


async def begun(person: TableClient) -> None:
    """Do nothing yet."""


async def finished(person: TableClient) -> None:
    """Play until the game is over, any move."""
    chance = random.Random(5)
    async for actions in person.turns():
        await person.act(chance.choice(actions))


def by_lobby(page: Page, game: str, **options: Any) -> str:
    """The same game begun as people do, with every tap."""
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


SPEAK = "async language => (await import('/static/app/words.js')).speak(language)"


def in_every_language(page: Page) -> Iterator[str]:
    """A page that speaks one language after the other; to load it again for each would cost much more."""
    for language in COMPLETE:
        page.evaluate(SPEAK, language)
        yield language


def at_sizes(page: Page, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """A window that has one size after the other."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        yield width, height


THREE_FRAMES = """async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""


def wrong(page: Page, script: str, given: object = None) -> Any:
    """What a script finds wrong with a page that has had time to set it right:
    a slow machine needs more frames for that.
    """
    for _ in range(20):
        if not (found := page.evaluate(script, given)):
            break
        page.evaluate(THREE_FRAMES)
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
    """A race with seven who know every date, until so many cards lie on the line.
    With eight cards a hand nobody is out so soon.
    """
    chance = random.Random(3)

    async def lengthen(person: TableClient) -> None:
        async for actions in person.turns():
            if len(person.frame["view"]["rows"][0]["columns"]) >= cards:
                return
            await person.act(chance.choice(actions))

    return in_game(page, "race", lengthen, *["oracle"] * 7, seats=8, hand_size=8, max_players=8, first_player=0)
