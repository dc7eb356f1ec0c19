"""A crowd in a browser: a screen led by the keyboard, phones that answer, change, sleep and come back; and twenty at once."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_pages import findings


def opened(visit: Visit) -> tuple[Page, str]:
    """A screen, and the code of its room."""
    screen = visit(1920, 1080)
    screen.goto("/crowd")
    screen.select_option("#rounds", "5")
    screen.select_option("#clock", "0")
    screen.get_by_role("button", name="Open the screen").press("Enter")
    expect(screen.get_by_text("Join with your phone")).to_be_visible()
    return screen, screen.url.rsplit("/", 1)[1]


def come(visit: Visit, code: str, name: str, width: int = 360) -> Page:
    phone = visit(width, 740)
    phone.goto(f"/j/{code}")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Join in").press("Enter")
    expect(phone.get_by_text(f"You are in, {name}.")).to_be_visible()
    return phone


def gaps(phone: Page) -> int:
    expect(phone.locator(".gaps button").first).to_be_visible()
    return phone.locator(".gaps button").count()


def test_a_round_by_keyboard_with_a_change_of_mind_and_a_phone_that_comes_back(visit: Visit) -> None:
    screen, code = opened(visit)
    mia, noah = come(visit, code, "Mia"), come(visit, code, "Noah")
    expect(screen.get_by_text("Mia")).to_be_visible()
    assert findings(screen) == findings(mia) == []
    screen.keyboard.press("n")
    assert gaps(mia) == 4
    assert findings(screen) == findings(mia) == []
    mia.locator(".gaps button").first.press("Enter")
    expect(mia.get_by_text("Your answer")).to_be_visible()
    assert findings(mia) == []
    mia.get_by_role("button", name="Change it").press("Enter")
    mia.locator(".gaps button").nth(2).press("Enter")
    expect(mia.locator(".chosen-letter")).to_have_text("C")
    mia.reload()
    expect(mia.locator(".chosen-letter")).to_have_text("C")
    expect(screen.get_by_text("1 of 2 have answered")).to_be_visible()
    noah.locator(".gaps button").nth(1).press("Enter")
    expect(screen.locator(".bars li")).to_have_count(4)
    assert screen.locator(".bars b").all_inner_texts() == ["0", "1", "1", "0"]
    expect(mia.get_by_role("heading", level=1)).to_have_text(re.compile("Right!|Not quite"))
    assert findings(screen) == findings(mia) == findings(noah) == []
    expect(screen.locator("#live")).to_contain_text("of 2 got it")
    for _ in range(9):
        screen.keyboard.press("n")
        screen.wait_for_timeout(120)
    expect(screen.locator(".podium")).to_be_visible()
    assert findings(screen) == []
    expect(mia.get_by_text("The game is over")).to_be_visible()


def test_twenty_phones_at_once(visit: Visit) -> None:
    screen, code = opened(visit)
    phones = [come(visit, code, f"Pupil {number}") for number in range(20)]
    screen.keyboard.press("n")
    for number, phone in enumerate(phones):
        gaps(phone)
        phone.locator(".gaps button").nth(number % 4).click()
    expect(screen.locator(".bars b").first).to_have_text("5")
    assert [sum(map(int, screen.locator(".bars b").all_inner_texts()))] == [20]
    for phone in phones:
        expect(phone.locator(".told")).to_be_visible()
