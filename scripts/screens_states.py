"""Every page and state of the client, in the order in which a person meets them; `screens.py` takes the pictures."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Page
from tests.e2e.table import (
    AT_A_TABLE,
    add_bot,
    against_bot,
    long_race,
    move,
    my_turn,
    open_table,
    options,
    sit,
    start,
    words,
)

from yearline.games import GAMES


class Shown(NamedTuple):
    """A page in a state worth a picture; `whole` if what is below the fold belongs to it."""

    name: str
    page: Page
    whole: bool = False


States = Callable[[Page], Iterator[Shown]]
PAGES: Final = {
    "home": "/", "rules": "/rules", **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "decks": "/decks", "deck": "/decks/world-history",
    "print": "/decks/world-history/print", "workshop": "/workshop", "credits": "/credits", "about": "/about",
    "offline": "/offline", "missing": "/no/such/page", "missing-table": "/t/nosuch22", "api": "/api/docs",
}  # fmt: skip
LONGER: Final = {"race": {"hand_size": 7}, "chronology": {"draft_packets": 3}, "lives": {"lives": 5}}
"""Games that last long enough to be portrayed in the middle."""


def plain_page(name: str, path: str, page: Page) -> Iterator[Shown]:
    page.goto(path)
    yield Shown(name, page, name not in ("deck", "credits"))


def home_in_use(page: Page) -> Iterator[Shown]:
    """A card placed, three cards placed, and somebody who has tables to come back to."""
    page.goto("/")
    for count in range(4):
        page.locator(".try .gap-button").last.click()
        page.locator(".verdict-line").wait_for()
        if count in (0, 3):
            yield Shown(f"home-placed-{count + 1}", page)
    open_table(page, "race")
    sit(page, "Anna")
    page.goto("/")
    page.locator("#tables a").first.wait_for()
    yield Shown("home-tables", page, True)


def learning(page: Page) -> Iterator[Shown]:
    page.goto("/learn/coop")
    page.locator(".learn-top").wait_for()
    yield Shown("learn-coop", page)


def deck_with_dates(page: Page) -> Iterator[Shown]:
    page.goto("/decks/world-history")
    for card in range(4):
        page.locator(".cards summary").nth(card).click()
    yield Shown("deck-revealed", page)
    page.locator("#find").fill("zzz")
    yield Shown("deck-nothing-found", page)


def workshop(page: Page) -> Iterator[Shown]:
    """A deck with a problem, its links, and a card on a phone."""
    rows = [
        ["1217", "The town is first named", "In a charter."],
        ["c. 1348", "The stone bridge", ""],
        ["193o", "The cinema", ""],
    ]
    draft = {"meta": {"names": {"en": "Our town"}}, "columns": ["year", "title_en", "fact_en"], "rows": rows}
    made = page.request.post("/api/workshop", data={"draft": draft}).json()
    page.goto(f"/workshop/{made['key']}")
    page.locator(".ws-trouble, .ws-remark").first.wait_for()
    yield Shown("workshop-deck", page, True)
    if page.locator(".ws-entry").count():
        page.locator(".ws-entry").first.click()
        yield Shown("workshop-card", page, True)
    else:
        page.locator(".ws-tools .icon use[href='#icon-share']").locator("xpath=ancestor::button").click()
        yield Shown("workshop-share", page, True)


def somebody_else(page: Page) -> BrowserContext:
    """Another person, with the same kind of device."""
    assert page.context.browser
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    return page.context.browser.new_context(
        base_url=page.url.partition("/t/")[0],
        viewport=page.viewport_size,
        locale=page.evaluate("navigator.language"),
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )


def lobby(page: Page) -> Iterator[Shown]:
    """The host alone, with computers, with a handicap; a guest, and the television."""
    code = open_table(page, "coop", seats=4)
    page.locator(".chair").first.wait_for()
    yield Shown("lobby-opened", page)
    sit(page, "Anna")
    add_bot(page, "historian")
    guest = somebody_else(page)
    page.locator(".cloth").evaluate("it => it.scrollTo(0, 0)")
    yield Shown("lobby-host", page)
    options(page)
    page.locator("input[name=game]").nth(1).check()
    page.locator("#option-hand-size").select_option(index=8)
    page.locator("#option-hand-size-0").wait_for()
    page.locator("#option-hand-size").scroll_into_view_if_needed()
    yield Shown("lobby-handicap", page)
    other = guest.new_page()
    other.goto(f"/t/{code}")
    other.locator("#name").wait_for()
    yield Shown("lobby-guest", other)
    other.goto(f"/t/{code}?screen")
    other.locator(".qr").wait_for()
    yield Shown("lobby-screen", other)
    guest.close()


def playing(game: str, page: Page) -> Iterator[Shown]:
    """A game from its first choice to its result."""
    code = against_bot(page, game, **LONGER.get(game, {}), first_player=0)
    chance = random.Random(11)
    assert my_turn(page)
    page.locator("[data-subject]").first.click()
    yield Shown(f"table-{game}-chosen", page)
    page.keyboard.press("Escape")
    for count in range(14 if game == "chronology" else 4):
        if my_turn(page):
            move(page, "mouse", chance)
            if game == "chronology" and count > 2 and page.locator(".seats .lit, .piles .lit").count():
                yield Shown(f"table-{game}-power", page)
    if my_turn(page):
        yield from choosing(game, page)
    yield from panels(game, page)
    screen = page.context.new_page()
    screen.goto(f"/t/{code}?screen")
    screen.locator(".middle").first.wait_for()
    yield Shown(f"table-{game}-screen", screen)
    screen.close()
    while my_turn(page):
        move(page, "mouse", chance)
    yield from afterwards(game, page)


def choosing(game: str, page: Page) -> Iterator[Shown]:
    """A card chosen and laid, also by somebody who reads large letters."""
    large = page.context.new_page()
    large.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    large.goto(page.url)
    for name, shown in (("laid", page), ("large-text", large)):
        shown.locator("[data-subject]").first.click()
        if shown.locator(".gap-button").count():
            shown.locator(".gap-button").nth(1).click()
        yield Shown(f"table-{game}-{name}", shown)
    large.close()
    page.keyboard.press("Escape")


def panels(game: str, page: Page) -> Iterator[Shown]:
    """What opens beside the table, and what interrupts a game."""
    for panel in ("talk", "menu"):
        page.get_by_role("button", name=words(page, f"client-{panel}")).click()
        page.locator(".side").wait_for()
        if panel == "talk" and page.locator("#say").count():
            page.locator("#say").fill("Good luck!")
            page.keyboard.press("Enter")
            page.locator(".said li").first.wait_for()
            yield Shown(f"table-{game}-{panel}", page)
            if not page.locator(".result").count():  # nobody smiles across it
                page.locator(".smiles button").nth(1).click()
                page.locator(".reaction:visible").first.wait_for()
                yield Shown(f"table-{game}-smile", page)
        else:
            yield Shown(f"table-{game}-{panel}", page)
        if page.locator(".side-head").count():  # a smile lets a phone see the table again
            page.locator(".side-head button").click()
    if game == "race" and my_turn(page):
        yield from interrupted(page)


def interrupted(page: Page) -> Iterator[Shown]:
    """The pause, and a lost connection."""
    page.get_by_role("button", name=words(page, "client-menu")).click()
    page.get_by_role("button", name=words(page, "client-pause")).click()
    page.locator(".side-head button").click()
    yield Shown("table-paused", page)
    page.get_by_role("button", name=words(page, "client-menu")).click()
    page.get_by_role("button", name=words(page, "client-resume")).click()
    page.locator(".side-head button").click()
    page.context.set_offline(True)
    page.locator(".lost").wait_for()
    yield Shown("table-lost", page)
    page.context.set_offline(False)
    page.locator(".lost").wait_for(state="detached")


def afterwards(game: str, page: Page) -> Iterator[Shown]:
    """The result, a card looked at, the coach, the shuffle and the replay."""
    yield Shown(f"table-{game}-result", page)
    page.locator(".ribbon button.mini").first.click()
    page.locator(".look-date").wait_for()
    yield Shown(f"table-{game}-look", page)
    page.keyboard.press("Escape")
    page.get_by_text(words(page, "client-review")).click()
    page.locator(".review").wait_for(timeout=180_000)  # the coach thinks, and others have work for it too
    page.locator(".lessons").scroll_into_view_if_needed()
    yield Shown(f"table-{game}-review", page)
    page.get_by_role("button", name=words(page, "client-replay")).click()
    page.locator(".replay").wait_for()
    page.locator(".replay input").press("End")
    yield Shown(f"table-{game}-replay", page)


def long_line(page: Page) -> Iterator[Shown]:
    """More than forty cards on one line: as they come, all at once, and on the television."""
    code = long_race(page, 40)
    if my_turn(page):
        page.locator("[data-subject]").first.click()
    yield Shown("table-long", page)
    page.get_by_role("button", name=words(page, "client-zoom-fit")).click()
    yield Shown("table-long-fit", page)
    screen = page.context.new_page()
    screen.goto(f"/t/{code}?screen")
    screen.locator(".middle").first.wait_for()
    yield Shown("table-long-screen", screen)


def playoff(page: Page) -> Iterator[Shown]:
    """Two who were both right with their last card play it off; a guess is right every other time."""
    for _ in range(12):
        open_table(page, "race", hand_size=1, first_player=0)
        sit(page, "Anna")
        add_bot(page, "oracle")
        start(page)
        assert my_turn(page)
        move(page)
        if my_turn(page) and page.locator(".prompt").inner_text() == words(page, "client-do-race-playoff"):
            yield Shown("table-playoff", page)
            return


STATES: Final[dict[str, States]] = {
    **{name: partial(plain_page, name, path) for name, path in PAGES.items()},
    "home-placed": home_in_use,
    "learn-coop": learning,
    "deck-revealed": deck_with_dates,
    "workshop-": workshop,
    "lobby": lobby,
    **{f"table-{game}": partial(playing, game) for game in AT_A_TABLE},
    "table-long": long_line,
    "table-playoff": playoff,
}


def readme_home(page: Page) -> Page:
    page.goto("/")
    return page


def readme_table(game: str, moves: int, page: Page) -> Page:
    """A game under way, with a card chosen and, where there are gaps, laid."""
    page.goto("/")
    page.locator(f'[data-play="now"][data-game="{game}"]').click()
    chance = random.Random(4)
    for _ in range(moves):
        if my_turn(page):
            move(page, "mouse", chance)
    if my_turn(page) and not page.locator(".holder.chosen").count():
        page.locator(".tray [data-subject]").first.click()
    gaps = page.locator(".middle .gap-button")
    if gaps.count() > 2:
        gaps.nth(gaps.count() // 2).click()
    page.locator(".act .primary:enabled, .result").first.wait_for()  # it rests after a move
    return page


README: Final[dict[str, tuple[int, int, str, Callable[[Page], Page]]]] = {
    "home": (1440, 900, "light", readme_home),
    "coop": (1440, 900, "dark", partial(readme_table, "coop", 5)),
    "chronology": (1440, 900, "light", partial(readme_table, "chronology", 14)),
    "phone": (390, 844, "dark", partial(readme_table, "race", 2)),
}
"""The pictures of the README: width, height, light, and the way there."""
