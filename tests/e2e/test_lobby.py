"""From the link to the first card: nobody starts without themselves,
is sent away without a word, or watches without knowing it.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import add_bot, against_bot, my_turn, open_table, options, press, sit, start

pytestmark = pytest.mark.browser
COVERED = """() => {
    document.querySelector(".empty-seat").open = false;
    const words = document.querySelector(".empty-seat summary b").getBoundingClientRect();
    return !document.elementFromPoint(words.x + words.width / 2, words.y + words.height / 2).closest(".empty-seat");
}"""
NOTHING_KEPT = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("denied", "SecurityError"); }
})"""
SLOW_OFFERS = "**/offers?*"


def forgetful(page: Page) -> Page:
    """A browser whose settings forbid to keep anything."""
    page.add_init_script(NOTHING_KEPT)
    return page


def test_the_lobby_shows_first_what_is_played_by_whom_and_how_to_invite(visit: Visit) -> None:
    page = visit(390, 844)
    code = open_table(page, "race", seats=3)
    expect(page.get_by_role("heading", name="Timeline, competitive")).to_be_in_viewport()
    expect(page.locator(".game-now img")).to_have_attribute("src", "/games/race.svg")
    expect(page.get_by_role("heading", name="Who plays?")).to_be_in_viewport()
    expect(page.locator(".big-code")).to_have_text(code)
    expect(page.get_by_label("Cards in hand")).to_be_hidden()
    options(page)
    expect(page.get_by_label("Cards in hand")).to_be_visible()


def test_start_seats_the_host_under_the_name_that_was_typed(visit: Visit) -> None:
    """By keyboard, which goes on beside each button that goes."""
    page = visit()
    open_table(page, "race", seats=3)
    expect(page.locator(".add-bot").first).to_be_enabled()  # once it is known who can be asked
    press("keyboard", page.locator(".add-bot").first)
    expect(page.get_by_label("Which computer player")).to_be_focused()
    page.get_by_label("Your name", exact=True).fill("Anna")
    expect(page.get_by_role("button", name="Start without me")).to_have_count(0)  # a computer would play alone
    press("keyboard", page.get_by_role("button", name="Start with 2 players"))
    expect(page.locator(".tray .card").first).to_be_visible()
    expect(page.locator(".act")).to_be_focused()
    assert my_turn(page)


def test_who_has_typed_no_name_is_asked_for_it_and_can_start_without_playing(visit: Visit) -> None:
    page = visit()
    open_table(page, "race", seats=3)
    add_bot(page, "student")
    add_bot(page, "child")
    page.locator(".start .primary").click()
    name = page.get_by_label("Your name", exact=True)
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description("Type your name first, so that you play too.")
    page.get_by_role("button", name="Start without me").click()
    expect(page.locator(".act, .result").first).to_be_visible()
    expect(page.locator(".tray")).to_have_count(0)


def test_a_name_that_somebody_has_starts_nothing(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "race", seats=3)
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    anna.get_by_label("Your name", exact=True).fill("Boris")
    anna.locator(".start .primary").click()
    expect(anna.get_by_role("alert")).to_contain_text("Somebody here already has this name.")
    anna.get_by_label("Your name", exact=True).fill("Anna")
    anna.locator(".start .primary").click()
    expect(anna.locator(".tray .card").first).to_be_visible()
    expect(boris.locator(".tray .card").first).to_be_visible()


def test_eight_may_play_what_is_for_six_with_one_button(visit: Visit) -> None:
    page = visit()
    open_table(page, "race", seats=8)
    sit(page, "Anna")
    for _ in range(7):
        before = page.locator(".chair.bot").count()
        page.get_by_role("button", name="Add a computer player").first.click()
        expect(page.locator(".chair.bot")).to_have_count(before + 1)
    expect(page.locator(".start .primary")).to_be_disabled()
    expect(page.locator(".start")).to_contain_text("up to 6 players, and there are 8")
    page.get_by_role("button", name="Allow 8 players").click()
    start(page)


def test_who_is_sent_away_reads_by_whom_and_after_a_reload_too(visit: Visit) -> None:
    anna, boris = visit(), visit(360, 740)
    code = open_table(anna, "race")
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    anna.once("dialog", lambda dialog: dialog.accept())
    anna.get_by_role("button", name="Remove from the table").click()
    expect(boris.get_by_role("heading", level=1)).to_have_text("Anna has asked you to leave this table.")
    expect(boris.get_by_role("heading", level=1)).to_be_focused()
    expect(boris.get_by_text("You cannot come back to this table.")).to_be_visible()
    boris.reload()
    expect(boris.get_by_role("heading", level=1)).to_have_text("The host has asked you to leave this table.")
    boris.get_by_role("link", name="To the home page").click()
    expect(boris).to_have_url("/")


def test_a_browser_that_keeps_nothing_plays_and_says_what_it_forgets(visit: Visit) -> None:
    page = forgetful(visit())
    page.goto("/")
    page.locator("[data-play=now][data-game=race]").click()
    expect(page.get_by_role("alert")).to_contain_text("Your browser keeps nothing for this page")
    assert my_turn(page)
    assert "#" not in page.url
    page.reload()
    expect(page.locator(".tray .card").first).to_be_visible()


def test_a_guest_whose_browser_keeps_nothing_sits_down(visit: Visit) -> None:
    host, guest = visit(), forgetful(visit())
    code = open_table(host, "race")
    guest.goto(f"/t/{code}")
    sit(guest, "Boris")
    expect(host.locator(".chair.human", has_text="Boris")).to_be_visible()


def test_who_comes_late_watches_knowingly_and_plays_in_the_next_game(visit: Visit) -> None:
    anna, carla = visit(), visit(390, 844)
    code = against_bot(anna, "race", first_player=0)
    assert my_turn(anna)
    carla.goto(f"/t/{code}")
    carla.get_by_text("You are watching").click()
    carla.get_by_label("Your name", exact=True).fill("Carla")
    carla.get_by_role("button", name="A seat in the next game").click()
    expect(carla.get_by_role("button", name="I would rather watch")).to_be_visible()
    anna.on("dialog", lambda dialog: dialog.accept())
    anna.get_by_role("button", name="Menu", exact=True).click()
    anna.get_by_role("button", name="End the game").click()
    expect(anna.locator(".result")).to_be_visible()
    expect(carla.locator(".result")).to_be_visible()
    expect(carla.locator(".onwards .button").first).to_be_visible()
    assert carla.evaluate(COVERED) is False
    anna.get_by_role("button", name="Play again").click()
    carla.get_by_role("button", name="To the new game").click()
    expect(carla.locator(".tray .card").first).to_be_visible()
    expect(carla.get_by_text("You are watching")).to_have_count(0)


def test_a_full_table_says_so(visit: Visit) -> None:
    anna, carla = visit(), visit()
    code = open_table(anna, "race")
    sit(anna, "Anna")
    add_bot(anna)
    carla.goto(f"/t/{code}")
    expect(carla.get_by_text("All seats are taken.")).to_be_visible()


def test_who_plays_alone_sees_no_lobby(visit: Visit) -> None:
    page = visit()
    page.route(SLOW_OFFERS, lambda route: (expect(page.get_by_text("Dealing…")).to_be_visible(), route.continue_()))
    seen = "new MutationObserver(() => document.querySelector('.chairs') && (window.lobbySeen = true))"
    page.add_init_script(f"{seen}.observe(document, {{ childList: true, subtree: true }})")
    page.goto("/")
    page.locator("[data-play=now][data-game=race]").click()
    assert my_turn(page)
    assert page.evaluate("window.lobbySeen") is None


def test_a_screen_opens_a_table_in_one_step_and_a_phone_starts_it(visit: Visit) -> None:
    screen, phone = visit(1440, 900), visit(390, 844, has_touch=True)
    screen.goto("/")
    screen.get_by_role("button", name="Around one screen").click()
    expect(screen.get_by_role("heading", name="Timeline, competitive")).to_be_visible()
    code = screen.locator(".big-code").inner_text()
    phone.goto(f"/t/{code}")
    sit(phone, "Anna")
    phone.get_by_role("button", name="Start with one player").tap()
    assert my_turn(phone)
    corner = screen.get_by_role("complementary", name="Invite")
    expect(corner).to_contain_text(code)
    expect(corner).to_contain_text("Timeline, competitive")
    expect(corner.get_by_alt_text("QR code with the link to this table")).to_be_visible()
