"""Refreshes, lost connections and second devices: nothing is lost, and people are told."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import against_bot, move, my_turn
from tests.e2e.test_games import drag
from yearline.i18n import messages

pytestmark = pytest.mark.browser


def hand(page: Page) -> list[str]:
    page.locator(".tray .card").first.wait_for()
    return page.locator(".tray .card-title").all_inner_texts()


def test_a_refresh_in_mid_turn_loses_nothing(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    before = hand(page)
    page.locator(".tray [data-subject]").first.click()
    page.reload()
    assert hand(page) == before
    assert my_turn(page)
    move(page)
    expect(page.locator("#live p").first).not_to_be_empty()


def test_what_happens_before_all_of_the_client_has_come_is_told_when_it_has(visit: Visit, troubles: list[str]) -> None:
    page = visit(service_workers="block")
    against_bot(page, "race", first_player=0, hand_size=4)  # a last card would be chosen by itself
    held: list[Route] = []
    page.route("**/move_whole.js", lambda route: held.append(route))
    page.reload()
    assert my_turn(page)
    move(page)
    assert my_turn(page)
    expect(page.locator("#live p")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    told = re.compile(r"Right!|Not quite\.")
    expect(page.locator("#live p").first).to_contain_text(told)
    expect(page.locator(".lately").first).to_contain_text(told)
    troubles[:] = [trouble for trouble in troubles if "Service Worker" not in trouble]


def test_a_lost_connection_is_told_and_mended_in_mid_drag(visit: Visit, troubles: list[str]) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    drag(page, "mouse", drop=False)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".gap.chosen")).to_have_attribute("data-gap", "1")
    page.locator(".act .primary").click()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost.")).to_have_count(0)
    expect(page.locator("#live p").first).not_to_be_empty()
    troubles[:] = [trouble for trouble in troubles if not re.search("ERR_INTERNET_DISCONNECTED|WebSocket", trouble)]


def test_another_device_is_the_same_person(visit: Visit) -> None:
    first, second = visit(), visit(360, 740)
    code = against_bot(first, "race", first_player=0)
    secret = first.evaluate("localStorage.getItem('yearline-secret')")
    second.once("dialog", lambda dialog: dialog.dismiss())
    second.goto(f"/t/{code}#{secret}")
    expect(second.locator("#live")).to_be_attached()
    own = second.evaluate("localStorage.getItem('yearline-secret')")
    assert own not in (secret, None)  # nobody is replaced unasked
    second.once("dialog", lambda dialog: dialog.accept())
    second.goto("/rules")
    second.goto(f"/t/{code}#{secret}")
    assert hand(second) == hand(first)
    assert second.evaluate("localStorage.getItem('yearline-secret-before')") == own
    assert "#" not in second.url
    assert my_turn(second)
    move(second)
    expect(first.locator("#live p").first).not_to_be_empty()
    another = "another-" + 32 * "x"
    second.once("dialog", lambda dialog: dialog.accept())
    second.goto("/rules")
    second.goto(f"/t/{code}#{another}")
    second.get_by_role("button", name=messages("en")("client-menu"), exact=True).click()
    second.once("dialog", lambda dialog: dialog.accept())
    second.get_by_role("button", name=messages("en")("client-be-back")).click()
    second.wait_for_function("own => localStorage.getItem('yearline-secret') === own", arg=own)
    assert (
        second.evaluate("localStorage.getItem('yearline-secret-before')") == f"{secret} {another}"
    )  # nor is anybody lost


def test_no_date_is_in_the_page_before_its_card_is_turned(visit: Visit) -> None:
    page = visit()
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    cards = page.locator(".tray .card, .seat .card")
    labels = cards.evaluate_all("all => all.map(one => one.outerHTML)")
    assert all("card-date" not in label for label in labels)


def test_who_sits_reads_the_cards_where_others_have_guessed_too_many_codes(visit: Visit, troubles: list[str]) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    titles = page.locator(".tray .card-title").all_inner_texts()

    def door(route: Route) -> None:
        if "authorization" in route.request.headers:
            route.continue_()
        else:
            route.fulfill(status=429, json={"code": "too_fast"})

    page.route("**/faces?*", door)
    page.reload()
    expect(page.locator(".tray .card-title").first).to_have_text(titles[0])
    assert [trouble for trouble in troubles if "429" in trouble]
    troubles.clear()


def test_an_unknown_table_is_a_clear_page(visit: Visit, troubles: list[str]) -> None:
    page = visit()
    page.goto("/t/nosuch22")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    troubles[:] = [trouble for trouble in troubles if "404" not in trouble]


SOCKETS = """(() => {
    window.sockets = 0;
    Math.random = () => 0.5;
    window.WebSocket = class {
        static OPEN = 1;
        readyState = 0;
        constructor() { window.sockets += 1; setTimeout(() => this.answer(), 10); }
        answer() { ANSWER }
        send() {}
        close() {}
    };
})()"""
UNAVAILABLE = """
    this.readyState = 1;
    this.onopen();
    for (const said of [{ t: "refused", id: null, code: "unavailable", text: "" }, { t: "bye", code: "unavailable", again: true }])
        this.onmessage({ data: JSON.stringify(said) });
    this.onclose();
"""


@pytest.mark.parametrize(("answer", "least", "most"), [("", 3, 5), (UNAVAILABLE, 6, 12)], ids=["silent", "unavailable"])
def test_a_server_that_cannot_answer_is_asked_again_but_not_all_the_time(
    visit: Visit, answer: str, least: int, most: int
) -> None:
    """For a minute of the page's own clock."""
    page = visit()
    code = against_bot(page, "race", first_player=0)
    page.clock.install()
    page.add_init_script(SOCKETS.replace("ANSWER", answer))
    page.goto(f"/t/{code}")
    page.wait_for_function("window.sockets > 0")
    page.clock.run_for(60_000)
    assert least <= page.evaluate("window.sockets") <= most
    expect(page.get_by_text("Connection lost.")).to_be_visible()
