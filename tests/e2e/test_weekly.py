"""The deal of the week in a browser: by keyboard on a phone, counted once, kept on the device."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.house import PAR
from tests.e2e.test_pages import findings, fits

pytestmark = pytest.mark.browser


def move(page: Page) -> None:
    """The first thing that can be done, by keyboard."""
    at = page.locator("form.deal").get_attribute("data-at")
    page.locator(".deal-mine button").first.focus()
    page.keyboard.press("Enter")
    page.locator(f".deal-outcome, form.deal:not([data-at='{at}'])").first.wait_for()


def test_a_whole_deal_on_a_phone_by_keyboard(visit: Visit) -> None:
    page = visit(390, 844)
    page.goto("/weekly")
    assert findings(page) == []
    for _ in range(3):
        move(page)
    expect(page.locator(".deal .verdict")).to_be_focused()
    assert findings(page) == []
    assert fits(page)
    page.goto("/weekly")
    expect(page.locator("form.deal[data-at='3']")).to_be_visible()
    while page.locator("form.deal").count():
        move(page)
    assert findings(page) == []
    assert fits(page)
    expect(page.locator(".deal-outcome")).to_have_attribute("data-par", str(PAR))
    score = page.locator(".deal-outcome").get_attribute("data-score")
    page.goto("/me")
    expect(page.locator(".my-games a[href^='/weekly/']")).to_be_visible()
    expect(page.locator(".my-games li b")).to_contain_text(str(score).replace("-", "\u2212"))
