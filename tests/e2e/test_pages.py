"""Every page: in five languages, in light and dark, at four widths,
without a finding of axe and without a side-scroll.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import (
    AT_A_TABLE,
    Way,
    against_bot,
    at_sizes,
    finished,
    in_every_language,
    in_game,
    move,
    my_turn,
    open_table,
    press,
    sit,
    start,
    wrong,
)
from yearline.games import GAMES
from yearline.i18n import LANGUAGES, messages
from yearline.i18n.dates import date_said, date_text

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/", "/games", "/daily", "/daily/past", "/me", "/practice", "/rules", *[f"/rules/{game}" for game in GAMES], "/decks",
    "/decks/world-history",
    "/decks/world-history/print", "/workshop", "/credits", "/about", "/offline", "/api/docs",
)  # fmt: skip
WIDTHS = (360, 768, 1440, 1920)
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


FINDINGS = """async rules => {
    const still = new CSSStyleSheet(); // a colour on its way from one light to the other is nobody's
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets.push(still);
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    document.adoptedStyleSheets.pop();
    return violations.flatMap(one => one.nodes.map(node => `${one.id}: ${node.html.slice(0, 160)}`));
}"""


def findings(page: Page, rules: Sequence[str] = RULES) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(FINDINGS, rules)
    return found


def findings_in_both_lights(page: Page) -> list[str]:
    """The light changes colours alone, so what does not depend on them is looked at once."""
    found = findings(page)
    page.emulate_media(color_scheme="dark")
    found += findings(page, ["color-contrast"])
    page.emulate_media(color_scheme="light")
    return found


def fits(page: Page) -> bool:
    return not wrong(page, "document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(visit: Visit, path: str) -> None:
    page = visit()
    page.goto(path)
    assert findings_in_both_lights(page) == []


@pytest.mark.long
def test_axe_finds_nothing_at_a_table(visit: Visit) -> None:
    page = visit()
    open_table(page, "coop")
    sit(page, "Anna")
    assert findings_in_both_lights(page) == []
    for game in AT_A_TABLE:
        against_bot(page, game)
        assert my_turn(page)
        page.locator("[data-subject]").first.click()
        assert findings_in_both_lights(page) == [], game
    for panel in ("Talk", "Menu"):
        page.get_by_role("button", name=panel, exact=True).click()
        assert findings_in_both_lights(page) == [], panel


def test_axe_finds_nothing_on_the_big_screen(visit: Visit) -> None:
    """In the lobby, while others play, and at the end; in both lights."""
    page, screen = visit(390, 844), visit(1920, 1080)
    code = open_table(page, "lives", seats=1, lives=1)
    screen.goto(f"/t/{code}?screen")
    expect(screen.locator(".lobby")).to_be_visible()
    assert findings_in_both_lights(screen) == []
    sit(page, "Anna")
    start(page)
    expect(screen.locator(".middle .board .card").first).to_be_visible()
    assert findings_in_both_lights(screen) == []
    while my_turn(page):
        move(page)
    expect(screen.locator(".result")).to_be_visible()
    assert findings_in_both_lights(screen) == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["race", "coop"])
def test_axe_finds_nothing_in_a_result(visit: Visit, game: str) -> None:
    page = visit()
    in_game(page, game, finished, "student")
    page.get_by_text("What this game can teach you").click()
    expect(page.locator(".review")).to_be_visible(timeout=40_000)
    page.get_by_text("Was the shuffle fair?").click()
    assert findings_in_both_lights(page) == []
    page.locator(".mini").first.click()
    expect(page.locator(".look-date")).to_be_visible()
    assert findings(page) == []


def test_the_example_and_the_card_to_try_are_seen_whole(visit: Visit) -> None:
    page = visit()
    too_wide = """async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const boxes = [...document.querySelectorAll(".example .scroll, .try-line")];
        return boxes.filter(it => it.scrollWidth > it.clientWidth).length;
    }"""
    for game in GAMES:
        page.goto(f"/rules/{game}")
        for size in at_sizes(page, *[(width, 800) for width in (*WIDTHS, 640)]):
            assert not wrong(page, too_wide), (game, size)


def test_text_of_twice_the_size_still_fits(visit: Visit) -> None:
    page = visit(1280, 800)
    for path in PAGES:
        page.goto(path)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert fits(page), path


@pytest.mark.parametrize("game", ["race", "coop", "chronology"])
def test_a_table_with_letters_of_twice_the_size_is_playable_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(360, 740)
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    against_bot(page, game, first_player=0)
    assert my_turn(page)
    page.locator("[data-subject]").first.click()
    if page.locator(".gap-button").count():
        page.locator(".gap-button").first.click()
    expect(page.locator(".act .primary")).to_be_in_viewport(ratio=1)
    assert fits(page)


BEGINS = "async () => (await import('/static/app/state.js')).table.value.settings.options.first_player"
RACE_NOW = "[data-play=now][data-game=race]"


@pytest.mark.parametrize(("width", "way"), [(390, "touch"), (390, "keyboard"), (1440, "mouse"), (1440, "keyboard")])
def test_every_game_begins_with_one_tap_and_has_a_card_laid_with_the_third(visit: Visit, width: int, way: Way) -> None:
    """No lobby, no name asked: the next thing to do is to play. Who does not care for the draft has it done for them."""
    page = visit(width, 900 if width == 1440 else 844, has_touch=way == "touch")
    if width == 1440:  # on a laptop nobody scrolls to any of them
        page.goto("/")
        for game in AT_A_TABLE:
            expect(page.locator(f"[data-play=now][data-game={game}]")).to_be_in_viewport(ratio=1)
    for game in AT_A_TABLE:
        page.goto("/")
        press(way, page.locator(f"[data-play=now][data-game={game}]"))
        page.locator(f".game-{game} .act.yours").wait_for()
        assert page.locator(".lobby").count() == 0
        assert page.evaluate(BEGINS) == 0, "nobody waits for bots"
        taps = 1
        if game == "chronology":
            press(way, page.locator(".act .for-me"))
            page.locator(".gap-button").first.wait_for()
            taps += 1
        while taps < 3:
            ready = page.locator(".gap-button, .act .primary")
            press(way, (ready if ready.count() else page.locator("[data-subject]")).first)
            taps += 1
        expect(page.locator(".tentative, .verdict").first, game).to_be_attached()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_table_speak_the_language(visit: Visit, language: str) -> None:
    page = visit(360, 740, locale=language)
    say = messages(language)
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == language
    expect(page.get_by_role("heading", level=1)).to_have_text(say("pages-home-lead"))
    page.locator(RACE_NOW).click()
    page.locator(".act.yours").wait_for()
    expect(page.get_by_role("button", name=say("client-talk"), exact=True)).to_be_visible()
    texts = page.locator("body").inner_text()
    assert "client-" not in texts
    assert "pages-" not in texts
    assert fits(page)


def test_who_has_the_name_of_a_bot_plays_at_once_too(visit: Visit) -> None:
    page = visit()
    opponent = page.locator(".seats .seat-name > span:not(.badge)").first
    page.goto("/")
    page.locator(RACE_NOW).click()
    bot = opponent.inner_text()
    page.evaluate("name => localStorage.setItem('yearline-name', name)", bot.lower())
    page.goto("/")
    page.locator(RACE_NOW).click()
    expect(opponent).to_have_text(f"{bot} 2")


def test_the_language_can_be_changed_at_the_table(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race")
    title = page.locator(".tray .card-title").first
    english = title.inner_text()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Language").select_option("uk")
    expect(title).not_to_have_text(english)
    expect(page.get_by_role("heading", name=messages("uk")("client-menu"))).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "uk"


DATES = [
    (1969, "year"),
    (-44, "year"),
    (-12_000, "year"),
    (1450, "circa"),
    (-2560, "circa"),
    (1150, "century"),
    (-1, "century"),
    (-39_450, "century"),
    (-(10**12), "century"),
    (800, "year"),
    (-11_000, "circa"),
    (-8_050, "century"),
    *[(-century * 100, "century") for century in (2, 3, 11, 12, 13, 21, 22, 41, 53, 100)],
    (-10_001, "century"),
    (8, "circa"),
    (999, "year"),
    (1000, "year"),
]


def test_dates_in_the_browser_are_those_of_the_printed_cards(visit: Visit) -> None:
    page = visit()
    open_table(page, "race")
    script = "async cases => { const { dateText } = await import('/static/app/words.js'); return cases.map(one => dateText(...one)); }"
    for language in in_every_language(page):
        assert page.evaluate(script, DATES) == [date_text(*case, language) for case in DATES]  # type: ignore[arg-type]
    script = """async cases => { const { dateSaid, t } = await import('/static/app/words.js');
        const said = cases.map(one => dateSaid(...one));
        return said.map(date => [t("client-gap-before", { after: date }), t("client-gap-after", { before: date })]); }"""
    for language in in_every_language(page):
        say = messages(language)
        assert page.evaluate(script, DATES) == [
            [say("client-gap-before", after=date), say("client-gap-after", before=date)]
            for date in [date_said(*case, language) for case in DATES]  # type: ignore[arg-type]
        ]


def test_scores_in_the_browser_have_the_signs_of_the_terminal(visit: Visit) -> None:
    page = visit()
    open_table(page, "race")
    scores = [-22, -5, -1, 0, 1, 5]
    script = """async scores => { const { t } = await import('/static/app/words.js');
        return scores.map(score => t("client-score", { score })); }"""
    for language in in_every_language(page):
        said = page.evaluate(script, scores)
        assert said == [messages(language)("client-score", score=score) for score in scores]
        assert "\u22125" in said[1]


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_a_card_is_placed_on_the_first_page_with_one_action(visit: Visit, way: str) -> None:
    page = visit(360, 740, has_touch=True)
    page.goto("/")
    gap = page.locator(".try .gap-button").first
    if way == "touch":
        gap.tap()
    elif way == "mouse":
        gap.click()
    else:
        gap.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".verdict-line .year")).not_to_be_empty()
    expect(page.locator(".try-line .card")).to_have_count(2)
    expect(page.locator(".verdict")).to_contain_text("Source:")


TOLD = """() => {
    const [line, card, verdict] = [".try-line", ".newest .card", ".verdict"]
        .map(one => document.querySelector(one).getBoundingClientRect());
    const beside = card.left >= line.left && card.right <= line.right;
    return beside && [card, verdict].every(one => one.top >= 0 && one.bottom <= innerHeight);
}"""


@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1440, 900)])
@pytest.mark.parametrize("gap", [0, -1])
def test_the_card_just_placed_and_what_is_told_of_it_are_in_sight(
    visit: Visit, size: tuple[int, int], gap: int
) -> None:
    page = visit(*size)
    page.goto("/")
    for cards in range(2, 8):
        page.locator(".try .gap-button").nth(gap).click()
        expect(page.locator(".try-line .card")).to_have_count(cards)
        assert page.evaluate(TOLD), cards


@pytest.mark.parametrize("locale", ["en-GB", "uk"])
def test_the_first_page_is_light_for_whoever_has_nothing_of_it(visit: Visit, locale: str) -> None:
    """With all pictures and fonts, down to its end: at most 25 requests and 150 kB."""
    page, asked = visit(1440, 900, locale=locale), list[Request]()
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto("/")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_load_state("networkidle")
    assert [request.url for request in asked if request.url.endswith("home_whole.js")]
    assert len(asked) <= 25, sorted(request.url for request in asked)
    assert sum(request.sizes()["responseBodySize"] for request in asked) <= 150_000


def test_the_first_page_works_without_javascript(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    page.goto("/")
    page.locator(".try .gap-button").last.click()
    expect(page.locator(".verdict-line .year")).not_to_be_empty()


def test_a_deck_hides_its_dates_until_asked(visit: Visit) -> None:
    page = visit()
    page.goto("/decks/world-history")
    expect(page.locator(".cards .year").first).to_be_hidden()
    title = page.locator(".cards .card-title").nth(40).text_content() or ""
    page.get_by_label("Find a card").fill(title.upper())
    shown = page.locator(".cards > li:visible")
    expect(shown).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text("Found: 1")
    shown.first.locator("summary").click()
    expect(shown.first.locator(".year")).to_be_visible()


def test_a_compound_is_found_as_it_is_typed(visit: Visit) -> None:
    """On the card it holds a sign that keeps it on one line."""
    page = visit()
    page.goto("/decks/popular-culture")
    page.get_by_label("Find a card").fill("pac-man")
    expect(page.locator(".cards > li:visible")).to_have_count(1)


def test_nothing_is_asked_of_anybody_else(visit: Visit, house: str) -> None:
    page = visit()
    hosts = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    for path in PAGES:
        page.goto(path)
    against_bot(page, "race")
    assert hosts == {house.removeprefix("http://")}


def test_light_and_dark_are_remembered(visit: Visit) -> None:
    page = visit(color_scheme="light")
    page.goto("/")
    page.get_by_label("Theme").select_option("dark")
    page.goto("/about")
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_without_a_connection_the_installed_client_says_so(visit: Visit, troubles: list[str]) -> None:
    page = visit(service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    troubles.clear()


def test_a_deck_can_be_played_from_its_page(visit: Visit) -> None:
    page = visit()
    page.goto("/decks/inventions")
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.get_by_label("Inventions")).to_be_checked()


def test_who_changed_the_language_at_the_table_and_goes_back_finds_it_chosen(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator(RACE_NOW).click()
    assert my_turn(page)
    move(page)
    assert my_turn(page)
    expect(page.locator("#live p").filter(has_text="Nina").first).to_be_attached()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("button", name=messages("fr")("client-talk"), exact=True)).to_be_visible()
    page.go_back()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("[data-pref=lang]")).to_have_value("fr")


def test_a_button_that_opens_a_table_waits_until_it_can(visit: Visit) -> None:
    page = visit()
    held: list[Route] = []
    page.route("**/static/app/home_whole.js", lambda route: held.append(route))
    page.goto("/", wait_until="commit")
    now = page.locator(RACE_NOW)
    expect(now).to_be_disabled()
    held[0].continue_()
    expect(now).to_be_enabled()
