"""Several people at one table: guests, spectators,
one device for two, a television with phones, talk and host tools.
"""

import re

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import add_bot, against_bot, move, my_turn, open_table, options, sit, start, words
from yearline.bots import BOTS

pytestmark = pytest.mark.browser


def shown_years(page: Page) -> list[str]:
    return page.locator(".line .card-date").all_inner_texts()


def test_two_players_and_a_spectator_see_the_same_line(visit: Visit) -> None:
    anna, boris, watcher = visit(), visit(360, 740), visit(768, 1024)
    code = open_table(anna, "race", first_player=0)
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    watcher.goto(f"/t/{code}")
    start(anna)
    for page in (anna, boris, anna, boris):
        assert my_turn(page)
        move(page)
    my_turn(anna)  # she has seen the last move too
    for page in (boris, watcher):
        expect(page.locator(".line .card")).to_have_count(anna.locator(".line .card").count())
        assert shown_years(page) == shown_years(anna)
    assert watcher.locator("[data-subject]").count() == 0
    assert watcher.locator(".tray").count() == 0


TYPED_AT_ONCE = """() => {
    const before = document.getElementById("name");
    const type = () => {
        const field = document.getElementById("name");
        if (!field || field === before) return;
        watching.disconnect();
        field.value = "Boris";
        field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    const watching = new MutationObserver(type);
    watching.observe(document.body, { childList: true, subtree: true });
}"""


def test_one_device_for_two(visit: Visit) -> None:
    """Whoever types the moment there is a field for the next one has typed."""
    page = visit()
    open_table(page, "race", first_player=0)
    page.get_by_label("Your name", exact=True).wait_for()
    page.evaluate(TYPED_AT_ONCE)
    sit(page, "Anna")
    page.get_by_role("button", name="Add player").click()
    expect(page.locator(".chair.human", has_text="Boris")).to_be_visible()
    start(page)
    expect(page.locator(".tray .seat-name")).to_contain_text("Anna")
    move(page)
    expect(page.locator(".tray .seat-name")).to_contain_text("Boris")
    assert my_turn(page)
    move(page)
    expect(page.locator(".tray .seat-name")).to_contain_text("Anna")


def test_a_big_screen_with_two_phones(visit: Visit) -> None:
    screen, anna, boris = visit(1920, 1080), visit(360, 740, has_touch=True), visit(360, 740, has_touch=True)
    code = open_table(anna, "coop", first_player=0)
    screen.goto(f"/t/{code}?screen")
    expect(screen.get_by_alt_text("QR code with the link to this table")).to_be_visible()
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    start(anna)
    expect(screen.locator(".seats .seat")).to_have_count(2)
    assert screen.locator("[data-subject], .tray").count() == 0
    assert my_turn(anna)
    move(anna, "touch")
    for page in (anna, boris, screen):  # the first card of a game always finds its place
        expect(page.locator(".bricks .card")).to_have_count(2)


def test_play_with_friends_takes_a_link_and_a_name(visit: Visit) -> None:
    host, guest = visit(), visit(360, 740, has_touch=True)
    host.goto("/")
    host.locator("[data-play=friends][data-game=race]").click()
    expect(host.get_by_alt_text("QR code with the link to this table")).to_be_visible()
    sit(host, "Anna")
    guest.goto(host.url)
    guest.get_by_label("Your name", exact=True).fill("Boris")
    guest.get_by_role("button", name="Sit down").tap()
    expect(host.locator(".chair.human", has_text="Boris")).to_be_visible()
    expect(guest.get_by_text("Anna will start the game.")).to_be_visible()


def test_a_code_typed_wrong_is_mended_where_that_is_told(visit: Visit, troubles: list[str]) -> None:
    host, guest = visit(), visit(360, 740)
    code = open_table(host, "race")
    guest.goto("/")
    top, page = guest.get_by_role("banner"), guest.get_by_role("main")
    top.get_by_role("textbox", name="Have a code?").fill(f"{code[:-1]}!")
    top.get_by_role("button", name="Go to the table").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Nothing here")
    typed = page.get_by_label("Table code")
    expect(typed).to_have_value(code[:-1])
    typed.fill(f"{code[:3].upper()}-{code[3:]}")
    page.get_by_role("button", name="Go to the table").click()
    expect(guest.get_by_label("Your name", exact=True)).to_be_visible()
    assert [trouble for trouble in troubles if "404" in trouble]
    troubles.clear()


def test_talk_smiles_and_estimates_reach_the_others(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "coop", first_player=0)
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    start(anna)
    boris.get_by_role("button", name=re.compile(r"^Talk\b")).click()
    boris.get_by_label("Say something").fill("Good luck <b>all</b>")
    boris.keyboard.press("Enter")
    boris.get_by_role("button", name="Applause").click()
    anna.get_by_role("button", name=re.compile(r"^Talk\b")).click()
    expect(anna.locator(".said")).to_contain_text("Good luck <b>all</b>")
    expect(anna.get_by_role("img", name="Boris: Applause")).to_be_visible()
    boris.locator(".tray .card").first.click()
    boris.get_by_label("When was it, do you think?").fill("about 1950")
    boris.keyboard.press("Enter")
    expect(anna.locator(".estimates")).to_contain_text("about 1950")


def test_the_host_pauses_goes_on_and_seats_a_bot(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "race", first_player=1)
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    start(anna)
    anna.get_by_role("button", name="Menu", exact=True).click()
    anna.get_by_role("button", name="Pause", exact=True).click()
    expect(boris.locator(".prompt")).to_have_text("The host has paused the game.")
    anna.get_by_role("button", name="Resume", exact=True).click()
    offered = anna.get_by_label("Let a computer player take over").locator("option").all_inner_texts()
    assert len(offered) == 1 + len(BOTS)
    anna.get_by_label("Let a computer player take over").select_option("historian")
    assert my_turn(anna)
    expect(boris.locator(".tray")).to_have_count(0)


def test_a_seat_that_was_freed_can_be_taken_in_mid_game(visit: Visit) -> None:
    anna, boris, carla = visit(), visit(), visit(360, 740)
    code = open_table(anna, "race", first_player=1)
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    start(anna)
    carla.goto(f"/t/{code}")
    expect(carla.locator(".seats .seat")).to_have_count(2)
    assert carla.get_by_role("button", name="Sit down").count() == 0
    anna.get_by_role("button", name="Menu", exact=True).click()
    anna.get_by_role("button", name="Free the seat").click()
    carla.get_by_label("Your name", exact=True).fill("Carla")
    carla.get_by_role("button", name="Sit down").click()
    assert my_turn(carla)
    expect(carla).to_have_title(re.compile("Your turn"))
    move(carla)
    assert my_turn(anna)
    anna.get_by_role("button", name="Make host").click()
    expect(anna.get_by_role("button", name="Pause", exact=True)).to_have_count(0)
    carla.get_by_role("button", name="Menu", exact=True).click()
    expect(carla.get_by_role("button", name="Pause", exact=True)).to_be_visible()


def test_options_are_explained_and_changed_by_the_host_alone(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "race")
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    for page in (anna, boris):
        options(page)
    expect(boris.get_by_label("Cards in hand")).to_be_disabled()
    anna.get_by_label("Cards in hand").select_option("3")
    expect(boris.get_by_label("Cards in hand")).to_have_value("3")
    expect(anna.get_by_text("Fewer for a quick game, more for a long one.")).to_be_visible()
    anna.get_by_role("radio", name="Chronology").check()
    expect(boris.get_by_label("Packets to draft")).to_be_visible()


def test_who_leaves_a_race_alone_is_not_told_to_have_won(visit: Visit) -> None:
    page = visit()
    open_table(page, "race", seats=1)
    sit(page, "Anna")
    start(page)
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name=words(page, "client-menu"), exact=True).click()
    page.get_by_role("button", name=words(page, "client-leave"), exact=True).click()
    expect(page.locator("#result")).to_have_text(words(page, "client-result-ended"))
    expect(page.locator(".result")).not_to_contain_text(words(page, "client-reason-left"))


def test_after_the_game(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", hand_size=1)
    while my_turn(page):
        move(page)
    expect(page.locator(".mini-at").nth(1)).to_be_visible()
    page.get_by_text("What this game can teach you").click()
    expect(page.locator(".reviewed > li")).to_have_count(2)
    expect(page.locator(".review")).to_contain_text("good")
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("They match: the shuffle was fair.")).to_be_visible()
    with page.expect_download() as record:
        page.get_by_role("link", name="Download the record").click()
    assert record.value.suggested_filename.endswith(".txt")
    with page.expect_download() as picture:
        page.get_by_role("button", name="As a picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    page.get_by_role("button", name="Watch it again").click()
    scrubber = page.get_by_role("slider")
    expect(page.locator(".line .card")).to_have_count(1)
    scrubber.press("End")
    expect(page.get_by_role("button", name="Step forward")).to_be_disabled()
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".act")).to_be_visible()


def test_a_handicap_is_dealt_as_agreed_also_when_a_chair_stays_empty(visit: Visit) -> None:
    page = visit()
    open_table(page, "race", seats=3, first_player=0)
    sit(page, "Anna")
    add_bot(page, "child")
    options(page)
    page.get_by_label("Cards in hand").select_option("different for each player")
    expect(page.get_by_text("A handicap: whoever knows more history")).to_be_visible()
    page.get_by_label("Anna", exact=True).select_option("6")
    page.get_by_label("Robin", exact=True).select_option("2")
    expect(page.get_by_label("Robin", exact=True)).to_have_value("2")
    start(page)
    expect(page.locator(".tray .card")).to_have_count(6)
    expect(page.locator(".seat .hand .card")).to_have_count(2)


def test_a_wrong_card_is_reported_with_two_clicks_and_withdrawn_by_the_host(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    page.locator(".tray [data-subject]").first.click()
    page.get_by_role("button", name="Look closely at this card").click()
    page.get_by_text("Something is wrong with this card").click()
    page.get_by_role("button", name="The date").click()
    expect(page.get_by_text("Thank you. The report has been saved.")).to_be_visible()
    before = page.locator(".tray .card-title").first.inner_text()
    page.get_by_role("button", name="Look closely at this card").click()
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Take this card out of play").click()
    expect(page.locator(".tray .card-title").first).to_have_text(before)  # a hard card is not swapped by a slip
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Take this card out of play").click()
    expect(page.locator(".tray .card-title").first).not_to_have_text(before)


def test_nobody_is_counted_among_those_who_watch_them(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "race")
    expect(anna.locator(".chair")).to_have_count(2)
    expect(anna.get_by_text("watching")).to_have_count(0)
    boris.goto(f"/t/{code}")
    expect(anna.get_by_text("One person is watching.")).to_be_visible()
    expect(boris.get_by_text("One person is watching.")).to_be_visible()


def test_a_notice_goes_by_itself(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    open_table(page, "race")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("alert")).to_contain_text("Copied.")
    page.clock.fast_forward(10_000)
    expect(page.get_by_role("alert")).to_be_empty()


def test_the_turn_of_a_free_seat_says_so_and_leaving_closes_the_menu(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "coop", first_player=1)
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    start(anna)
    boris.on("dialog", lambda dialog: dialog.accept())
    boris.get_by_role("button", name="Menu", exact=True).click()
    boris.get_by_role("button", name="Leave the table").click()
    expect(boris.locator(".side")).to_have_count(0)
    expect(boris.locator(".prompt")).to_contain_text("This seat is free")
    expect(anna.locator(".prompt")).to_contain_text("Free seat:")
    expect(anna.locator(".tray .seat-name")).to_contain_text("Free seat")


def test_nobody_is_sent_away_by_a_slip(visit: Visit) -> None:
    anna, boris = visit(), visit()
    code = open_table(anna, "race")
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    asked: list[str] = []

    def think_better_of_it(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    anna.once("dialog", think_better_of_it)
    anna.get_by_role("button", name="Remove from the table").click()
    assert asked == ["Remove Boris from the table? They will not be able to come back to this table."]
    expect(anna.locator(".chair.human")).to_have_count(2)
    anna.once("dialog", lambda dialog: dialog.accept())
    anna.get_by_role("button", name="Remove from the table").click()
    expect(anna.locator(".chair.human")).to_have_count(1)


def test_a_card_looked_at_calls_no_keyboard(visit: Visit) -> None:
    anna, boris = visit(360, 740, has_touch=True), visit()
    code = open_table(anna, "race", first_player=1)
    sit(anna, "Anna")
    boris.goto(f"/t/{code}")
    sit(boris, "Boris")
    start(anna)
    anna.locator(".tray .card").first.tap()
    expect(anna.get_by_role("dialog")).to_be_focused()
    expect(anna.get_by_label("When was it, do you think?")).to_be_visible()


def test_who_smiles_on_a_phone_sees_it_at_the_table(visit: Visit) -> None:
    page = visit(360, 740, has_touch=True)
    against_bot(page, "race", first_player=0)
    page.get_by_role("button", name=re.compile(r"^Talk\b")).tap()
    page.get_by_role("button", name="Applause").tap()
    expect(page.locator(".side")).to_have_count(0)
    expect(page.locator(".tray").get_by_role("img", name="Anna: Applause")).to_be_visible()
