"""Where there is little room, on phones and with letters of twice the size: nothing is cut off, and what is needed is in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import add_bot, open_table, sit, wrong
from yearline.i18n import COMPLETE

pytestmark = pytest.mark.browser
LETTERS = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = SIZE))"
CUT_OFF = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const sight = document.querySelector(".cloth").getBoundingClientRect();
    return [...document.querySelectorAll(".lobby *")].filter(one => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return right > sight.right || left < sight.left || (one.matches("svg") && getComputedStyle(one).display !== "none" && !(width && height));
    }).map(one => one.outerHTML.slice(0, 80));
}"""
HIDDEN = """() => {
    for (const one of document.querySelectorAll(".surface, .cloth")) one.scrollTo(0, one.scrollHeight);
    const [lobby, bar] = [".lobby", ".start"].map(one => document.querySelector(one).getBoundingClientRect());
    return Math.max(0, Math.round(lobby.bottom - bar.top));
}"""


def with_letters(page: Page, size: str) -> Page:
    page.add_init_script(LETTERS.replace("SIZE", repr(size)))
    return page


@pytest.mark.parametrize("letters", ["100%", "200%"])
@pytest.mark.parametrize("language", COMPLETE)
def test_a_host_finds_the_start_on_a_phone_and_it_hides_nothing(visit: Visit, language: str, letters: str) -> None:
    page = with_letters(visit(360, 740, locale=language), letters)
    open_table(page, "coop", seats=4)
    expect(page.locator(".start button")).to_be_in_viewport(ratio=1)
    sit(page, "Александра-Мария Кузнец")
    add_bot(page, "historian")
    assert not wrong(page, CUT_OFF)
    assert not wrong(page, HIDDEN)
    page.locator(".chair").first.scroll_into_view_if_needed()
    expect(page.locator(".start button")).to_be_in_viewport(ratio=1)
