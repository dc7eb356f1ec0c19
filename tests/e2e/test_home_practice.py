"""The home page says what is due and which decks one has, and a table's end leads to practice."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.table import against_bot, move, my_turn
from tests.e2e.test_practice import PICTURES, due

pytestmark = pytest.mark.browser


def test_cards_that_are_due_and_decks_of_this_device_are_told_on_the_home_page(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    decks = page.get_by_role("region", name="Your decks")
    expect(page.locator("[data-due]")).to_be_hidden()
    expect(decks.get_by_text("Make a deck of your own")).to_be_visible()
    due(page, PICTURES[:3])
    page.evaluate(
        """() => localStorage.setItem("yearline-decks", JSON.stringify(
            [1, 3, 2].map(at => ({ key: `k${at}`, id: `own-${at}`, name: `Deck ${at}`, cards: 9, at }))))"""
    )
    page.goto("/")
    expect(page.locator(".home-practice")).to_contain_text("3 cards are due today")
    expect(decks.get_by_role("listitem")).to_have_text(["Deck 3", "Deck 2"])
    expect(decks.get_by_text("Make a deck of your own")).to_be_hidden()


def test_whoever_misjudged_a_card_at_a_table_finds_the_way_to_practice(visit: Visit) -> None:
    page = visit()
    against_bot(page, "lives", lives=1, first_player=0)
    while my_turn(page):
        move(page)
    expect(page.locator(".why", has_text="Best so far")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('yearline-games'))")
    wrong = any(not right for game in kept for _, _, right in game["cards"])
    expect(page.get_by_role("link", name="Practise what you missed")).to_have_count(int(wrong))
    page.locator(".lessons > summary").click()
    expect(page.locator(".reviewed")).to_be_visible()
    expect(page.locator(".reviewed").get_by_role("link", name="Practise what you missed")).to_have_count(int(wrong))
    page.goto("/practice")
    expect(page.get_by_role("button", name="Practise the")).to_have_count(int(wrong))
