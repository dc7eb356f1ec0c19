"""Lessons in a browser: by pointer and by keyboard alone, on a phone and on a desk, without a finding of axe."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import open_table, wrong
from tests.e2e.test_clipping import CUT
from tests.e2e.test_pages import findings_in_both_lights, fits
from yearline.teaching.lessons import LESSONS

pytestmark = pytest.mark.browser
FIRST = [f"/learn/{game}/{lessons[0].name}" for game, lessons in LESSONS.items()]
WIDER = "[...document.querySelectorAll('.scroll')].filter(one => one.scrollWidth > one.clientWidth + 1).length"
BUSY = ("/learn/coop/discard", "/learn/race/between", "/learn/chronology/beige", "/learn/lives/miss")


def finish(page: Page) -> None:
    """Do what is offered until the step is done."""
    while not page.locator("main.finished").count():
        before = page.locator("[name=did]").input_value()
        page.locator("[name=do]").first.click()
        expect(page.locator("[name=did]")).not_to_have_value(before)


def test_axe_finds_nothing_in_a_lesson(visit: Visit) -> None:
    page = visit()
    for path in BUSY:
        page.goto(path)
        assert findings_in_both_lights(page) == [], path
    finish(page)
    assert findings_in_both_lights(page) == []


@pytest.mark.long
def test_no_lesson_scrolls_sideways(visit: Visit) -> None:
    """Neither the page nor the line in it: whoever learns must see all that is asked about."""
    page = visit(360, 800)
    for path in [f"/learn/{game}/{lesson.name}" for game, lessons in LESSONS.items() for lesson in lessons]:
        page.goto(path)
        assert page.evaluate(CUT) == [], path
        for width in (360, 390):
            page.set_viewport_size({"width": width, "height": 800})
            assert fits(page), path
            assert not wrong(page, WIDER), (path, width)
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        for path in BUSY:
            page.goto(path)
            assert not wrong(page, WIDER), (path, width)
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert fits(page), path


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_what_to_do_is_in_sight_on_a_phone_with_bars(visit: Visit, width: int, height: int) -> None:
    """The sentence and what it asks for, in the longest of our words, before anybody scrolls."""
    page = visit(width, height, locale="it-IT")
    for path in (*BUSY, "/learn/chronology/red"):
        page.goto(path)
        expect(page.locator("#says"), path).to_be_in_viewport(ratio=1)
        expect(page.locator("[name=do]").first, path).to_be_in_viewport(ratio=1)


def test_a_game_is_learned_from_the_first_step_to_the_last(visit: Visit) -> None:
    page = visit()
    page.goto(FIRST[0])
    for number, lesson in enumerate(LESSONS["coop"], start=1):
        expect(page.locator("main")).to_have_attribute("data-lesson", f"coop/{lesson.name}")
        finish(page)
        if number < len(LESSONS["coop"]):
            page.locator(".next").click()
    assert page.evaluate("localStorage.getItem('yearline-learned')") == "coop"


def test_a_lesson_needs_no_pointer(visit: Visit) -> None:
    page = visit()
    page.goto(FIRST[0])
    page.locator("[name=do]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[name=did]")).not_to_have_value("")
    expect(page.locator("#says")).to_be_focused()
    page.locator("[name=do]").focus()
    page.keyboard.press("Space")
    expect(page.locator(".next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-lesson", f"coop/{LESSONS['coop'][1].name}")


def test_a_lesson_can_be_left_for_a_game(visit: Visit) -> None:
    page = visit()
    page.goto(FIRST[1])
    page.locator(".learn-ways [data-play]").click()
    page.wait_for_url("**/t/*")


def test_the_lesson_is_offered_at_the_first_table_of_a_game_only(visit: Visit) -> None:
    page = visit()
    open_table(page, "coop")
    offer = page.locator(".lobby a[href='/learn/coop']")
    expect(offer).to_be_visible()
    page.evaluate("localStorage.setItem('yearline-learned', 'coop')")
    open_table(page, "coop")
    expect(page.locator(".lobby .chairs")).to_be_visible()
    expect(offer).to_have_count(0)
