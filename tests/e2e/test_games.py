"""Each game from the lobby to its end, by mouse, by touch and by keyboard alone."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import (
    AT_A_TABLE,
    Way,
    against_bot,
    by_lobby,
    finished,
    in_game,
    move,
    my_turn,
    open_table,
    play_out,
    press,
    sit,
    start,
    words,
)

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", AT_A_TABLE)
@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_a_whole_game(visit: Visit, game: str, way: Way) -> None:
    page = visit(360, 740, has_touch=True) if way == "touch" else visit()
    (by_lobby if way == "mouse" else against_bot)(page, game)
    assert play_out(page, way) >= 1
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.locator(".result h2")).not_to_be_empty()


@pytest.mark.parametrize("width", [360, 1280])
def test_the_own_stacks_are_looked_through_where_that_is_agreed(visit: Visit, width: int) -> None:
    """A stack of one's own opens with all its pictures and no date; nobody else's does."""
    page = visit(width, 740)
    against_bot(page, "chronology", browse_own_stacks=True)
    while page.locator(".tray .browse").count() == 0:
        assert my_turn(page)
        move(page)
    expect(page.locator(".seats .browse")).to_have_count(0)
    assert my_turn(page)
    page.locator(".tray .browse").first.click()
    below = page.locator(".look details[open] .card-list li")
    expect(below).to_have_count(int(page.locator(".tray .pile figcaption b").first.inner_text()) - 1)
    expect(below.first).to_contain_text("?")
    below.first.get_by_role("button").click()
    expect(page.locator(".look")).to_contain_text(words(page, "client-undated"))
    expect(page.get_by_label(words(page, "client-estimate"))).to_have_count(0)


def test_the_keyboard_walks_from_card_to_gap_to_confirmation(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race")
    assert my_turn(page)
    page.locator(".tray [data-subject]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".gap-button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".gap-button").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".act .primary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".gap-button")).to_have_count(0)


TAPPED = """(card, [times, x]) => {
    for (let i = 0; i < times; i++) card.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: i + 1, clientX: x }));
}"""


def test_a_choice_can_be_changed_until_it_is_confirmed(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race")
    assert my_turn(page)
    cards = page.locator(".tray [data-subject]")
    cards.nth(0).evaluate(TAPPED, [2, 10])
    expect(page.locator(".holder.chosen")).to_have_count(1)  # a double tap is no change of mind
    cards.nth(0).evaluate(TAPPED, [1, 90])
    expect(page.locator(".holder.chosen")).to_have_count(0)
    cards.nth(0).click()
    page.locator(".gap-button").nth(0).click()
    cards.nth(1).click()
    expect(page.locator(".tentative")).to_have_count(0)
    page.locator(".gap-button").nth(1).click()
    page.locator(".gap-button").nth(0).click()
    expect(page.locator(".gap.chosen")).to_have_attribute("data-gap", "0")
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator(".gap-button")).to_have_count(0)


def test_gaps_are_named_by_their_neighbours_and_do_not_move_the_cards(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race")
    assert my_turn(page)
    first = page.locator(".line .card").first
    before = first.bounding_box()
    page.locator(".tray [data-subject]").first.click()
    assert first.bounding_box() == before
    names = page.locator(".gap-button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert names[0].startswith("Place before ")
    assert names[-1].startswith("Place after ")


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_dragging_a_card_to_a_gap_is_the_same_as_choosing_both(visit: Visit, way: Way) -> None:
    page = visit(has_touch=way == "touch")
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    drag(page, way)
    expect(page.locator(".gap.chosen")).to_have_attribute("data-gap", "1")
    page.locator(".act .primary").click()
    expect(page.locator("#live p").first).not_to_be_empty()


def drag(page: Page, way: Way, drop: bool = True) -> None:
    """Drag the first card of the hand to the right end of a line of one card."""
    card, spot = (
        page.locator(".tray [data-subject]").first.bounding_box(),
        page.locator(".line .card").last.bounding_box(),
    )
    assert card is not None
    assert spot is not None
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    goal = spot["x"] + spot["width"] + 22, spot["y"] + spot["height"] / 2
    if way == "mouse":
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(*goal, steps=8)
        if drop:
            page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    points = [(x + (goal[0] - x) * i / 8, y + (goal[1] - y) * i / 8) for i in range(9)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for px, py in points:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": px, "y": py}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_announcements_come_in_order(visit: Visit) -> None:
    """What was placed or misplaced, what was revealed, whose turn it is; who plays is not called by name."""
    page = visit()
    against_bot(page, "race")
    assert my_turn(page)
    move(page, "keyboard", random.Random(2))
    told = page.locator("#live p", has_text=re.compile(r"^(Right!|Not quite\.)")).first.inner_text()
    where = r"(between|before|after) .+?"
    found = re.fullmatch(rf"(Right! (.+?), |Not quite\. (.+?), not ){where}: (.+)\. It is (.+)’s turn\.", told)
    assert found is not None, told


TOLD = """async event => {
    const { frame } = await import("/static/app/state.js");
    const { inShort } = await import("/static/app/narration.js");
    const { text, right } = inShort(null, { ...frame.peek(), events: [event] });
    return [text, right];
}"""


def test_chronology_says_what_a_choice_brings_and_whose_stack_it_was(visit: Visit) -> None:
    page = visit()
    against_bot(page, "chronology", first_player=0)
    assert my_turn(page)
    page.locator(".piles [data-subject=blue]").click()
    expect(page.locator(".prompt")).to_have_text("science: five cards for your stack of this colour.")
    split = {"e": "power_used", "seat": 0, "color": "blue", "card": 1}
    assert page.evaluate(TOLD, {**split, "owner": 0}) == ["You split one of your own stacks.", None]
    assert page.evaluate(TOLD, {**split, "owner": 1}) == ["You split one of Max’s stacks.", None]
    gift = {"e": "placed", "seat": 1, "card": 1, "row": "line", "owner": 0, "index": 0}
    told, right = page.evaluate(TOLD, gift)
    assert told.startswith("Max gives you a start card")
    assert right is None


def test_coop_shows_open_and_closed_gaps(visit: Visit) -> None:
    page = visit()
    open_table(page, "coop", seats=1, edition="fr")
    sit(page, "Anna")
    start(page)
    for _ in range(6):
        if not my_turn(page):
            break
        move(page, "mouse", random.Random(3))
    page.wait_for_function(
        """() => document.querySelectorAll(".course.main li").length === document.querySelectorAll(".course.above li").length + 1"""
    )
    columns = page.locator(".course.main li").count()
    open_gaps, filled = page.locator(".open-gap").count(), page.locator(".course.above .card").count()
    assert open_gaps + filled >= columns - 1


def test_a_placed_card_tells_its_story_and_its_source(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race")
    page.locator(".line .card").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".look-date")).not_to_be_empty()
    expect(dialog.get_by_text("Source:")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_who_looks_is_told_what_happened_and_nothing_moves_for_it(visit: Visit) -> None:
    """The bar says whether the card was right and when it was; its room was kept from the start."""
    page = visit(360, 740)
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    before = page.locator(".act").bounding_box()
    page.locator(".tray [data-subject]").first.click()
    page.locator(".gap-button").first.click()
    page.locator(".act .primary").click()
    assert my_turn(page)
    told = page.locator(".act .lately p")
    expect(told).to_have_count(2)
    expect(told.first).to_have_text(re.compile(r"^(Right!|Not quite\.) "))
    expect(told.last.locator(".icon")).to_be_visible()
    expect(told.last).to_contain_text(re.compile(r"(Right, Max!|Not quite, Max\.) .*\d.*, "))
    assert page.locator(".act").bounding_box() == before


def test_a_replay_says_what_each_step_was(visit: Visit) -> None:
    page = visit(360, 740)
    in_game(page, "race", finished, "student", first_player=0)
    page.get_by_role("button", name="Watch it again").click()
    before = page.locator(".replay").bounding_box()
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".replay .lately")).to_contain_text(re.compile(r"Right!|Not quite\."))
    assert page.locator(".replay").bounding_box() == before


@pytest.mark.parametrize("game", [game for game in AT_A_TABLE if game != "lives"])
def test_a_game_begins_with_its_aim(visit: Visit, game: str) -> None:
    """Three Lives begins with its only card chosen: there the question stands in the place of the aim."""
    page = visit(locale="fr")
    against_bot(page, game, first_player=0)
    expect(page.locator(".act .aim")).to_have_text(words(page, f"rules-aim-{game}"))


def test_a_keyboard_never_loses_its_place(visit: Visit) -> None:
    """Not when a choice is taken back, not when a card is turned over, and not when a card looked at is put down."""
    page = visit()
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    card = page.locator(".tray [data-subject]").first
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    ways_back: list[Callable[[], None]] = [lambda: page.keyboard.press("Escape"), lambda: press("keyboard", cancel)]
    for go_back in ways_back:
        card.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".gap-button").first).to_be_focused()
        go_back()
        expect(card).to_be_focused()
    lying = page.locator(".line .card").first
    lying.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_focused()
    page.keyboard.press("Escape")
    expect(lying).to_be_focused()
    move(page, "keyboard")
    expect(page.locator(".act")).to_be_focused()
    assert my_turn(page)
    page.keyboard.press("Tab")
    expect(card).to_be_focused()


def test_a_keyboard_faster_than_the_picture_is_not_called_back(visit: Visit) -> None:
    """Who confirms before the picture is drawn is not put onto a button that goes, and so nowhere."""
    page = visit()
    held: list[Callable[[], None]] = []

    def hold(page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()
        server_end.on_message(lambda text: held.append(lambda: page_end.send(text)) if stopped else page_end.send(text))

    stopped = False
    page.route_web_socket("**/socket?*", hold)
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    stopped = True
    page.evaluate(
        "() => { window.undrawn = []; window.draw = requestAnimationFrame; requestAnimationFrame = task => undrawn.push(task); }"
    )
    move(page, "keyboard")
    expect(page.locator(".act[aria-busy=true]")).to_be_focused()
    page.evaluate("() => { requestAnimationFrame = draw; undrawn.forEach(task => task(performance.now())); }")
    stopped = False
    for release in held:
        release()
    assert my_turn(page)
    expect(page.locator(".act")).to_be_focused()
