"""The end of a game: who won, every card of it, what to take home, and the next game for everybody who stays."""

import asyncio
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import (
    against_bot,
    aside,
    finished,
    in_game,
    open_table,
    opened,
    play_out,
    press,
    secret_of,
    words,
    wrong,
)
from yearline.client import TableClient
from yearline.i18n import COMPLETE

pytestmark = pytest.mark.browser
STEPS = """async () => {
    const { table } = await import("/static/app/state.js");
    const answer = await fetch(`/api/tables/${table.value.code}/games/${table.value.number}/steps`);
    return (await answer.json()).flatMap(step => step.events);
}"""
WORST = """async () => {
    const [{ Moments }, { html, render }, { rows }] = await Promise.all(
        ["moments", "view", "state"].map(name => import(`/static/app/${name}.js`)));
    const card = { ...rows.value[0].columns[0][0], y: 9, pr: "year" };
    const one = { card, seat: 0, result: "wrong", off: 71, beside: { ...card, y: 80 } };
    const box = document.createElement("div");
    render(html`<${Moments} tries=${[one]} />`, box);
    return box.textContent;
}"""
TRIED = """async () => {
    const { rows, tried } = await import("/static/app/state.js");
    const one = { card: rows.value[0].columns[0][0], kind: "right" };
    tried.value = { 0: [one, one], 1: [one, one] };
}"""
PAINTED = "() => [...document.querySelectorAll('.podium .step')].map(one => getComputedStyle(one).backgroundImage)"
TEXT = """async () => {
    const [{ shareText }, { stepsOf, triesOf }, { table }] = await Promise.all(
        ["share", "tries", "state"].map(name => import(`/static/app/${name}.js`)));
    return shareText(triesOf(await stepsOf(table.value.code, table.value.number)));
}"""


def ended(page: Page, game: str, bots: int = 1, **options: Any) -> None:
    """Come to the end of a game against bots, and wait until everything about it is there."""
    in_game(page, game, finished, *["student"] * bots, first_player=0, seats=bots + 1, **options)
    expect(page.locator(".ribbon-row").first).to_be_visible()


def two_at_the_end(visit: Visit) -> tuple[Page, Page]:
    """Anna, whose table it is, and Boris, both at the end of a short race."""
    anna, boris = visit(), visit()
    code, secret, socket = opened(anna, "race", hand_size=1, first_player=0)
    other = secret_of(boris)

    async def play() -> None:
        async with TableClient(socket, code, secret) as host, TableClient(socket, code, other) as guest:
            await host.do(kind="join", name="Anna")
            await guest.do(kind="join", name="Boris")
            await host.do(kind="start")
            await asyncio.gather(finished(host), finished(guest))

    aside(play())
    for page in (anna, boris):
        page.goto(f"/t/{code}")
    for page in (anna, boris):
        expect(page.locator(".ribbon-row").first).to_be_visible()
    return anna, boris


def test_every_card_of_the_game_is_there_with_all_mistakes(visit: Visit) -> None:
    page = visit()
    ended(page, "race", bots=3, hand_size=4)
    expect(page.locator(".podium .step")).to_have_count(4)
    assert "none" not in page.evaluate(PAINTED), "each of four stands on something"
    events = page.evaluate(STEPS)
    missed = [event for event in events if event["e"] == "missed"]
    placed = [event for event in events if event["e"] == "placed"]
    assert len(missed) + len(placed) > 4
    expect(page.locator(".was-wrong.low .cross")).to_have_count(len(missed))
    expect(page.locator(".mini-at.upper")).to_have_count(len(placed))
    years = page.locator(".mini-at .mini b").all_inner_texts()
    numbers = [int(re.sub(r"\D", "", year)) * (-1 if "BC" in year else 1) for year in years]
    assert numbers == sorted(numbers)
    assert "AD\u00a080" in page.evaluate(WORST), "a bare 80 after a title is no date"
    page.locator(".mini").first.click()
    expect(page.locator(".look-date")).to_be_visible()


def test_the_winner_is_announced_and_focus_goes_to_the_heading(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    play_out(page, "keyboard")
    expect(page.locator("#result")).to_be_focused()
    said = page.locator("#result").inner_text()
    assert said in (words(page, "client-end-you-win"), words(page, "client-result-winners", count=1, names="Max"))
    expect(page.locator("#live p", has_text=said)).to_have_count(1)


def test_a_team_sees_what_its_score_is_made_of_and_all_the_titles(visit: Visit) -> None:
    page = visit()
    ended(page, "coop")
    rung = page.locator(".rung")
    expect(rung).to_have_count(8)
    expect(page.locator(".rung.reached")).to_have_count(1)
    reached = page.locator(".rung.reached .title").inner_text()
    expect(page.locator("#result")).to_have_text(reached)
    terms = [int(re.sub(r"×\d", "", text).replace("−", "-")) for text in page.locator(".term b").all_inner_texts()]
    main, gaps, left, points = terms
    assert 2 * main + gaps - left == points
    assert points == page.evaluate("async () => (await import('/static/app/state.js')).view.value.outcome.score")
    expect(page.locator(".levels > .high")).to_have_count(gaps)
    blocked = [event for event in page.evaluate(STEPS) if event["e"] == "blocked"]
    expect(page.locator(".was-blocked.low .cross")).to_have_count(len(blocked))


def test_what_is_shared_tells_no_title_and_no_date(visit: Visit) -> None:
    page = visit()
    ended(page, "race", hand_size=2)
    text = page.evaluate(TEXT)
    assert re.search(r"^Anna \d+/\d+ [🟩⬛]+$", text, re.MULTILINE)
    titles = page.evaluate(
        "async () => Object.values((await import('/static/app/state.js')).texts.value).map(one => one.title)"
    )
    assert titles
    assert not [title for title in titles if title in text]
    assert not re.search(r"\b\d{4}\b(?!\d)", text.replace(page.evaluate("location.origin"), ""))


@pytest.mark.parametrize("dealer", [0, 1], ids=["host", "guest"])
def test_play_again_deals_at_once_and_pulls_nobody_out_of_their_review(visit: Visit, dealer: int) -> None:
    pages = two_at_the_end(visit)
    quick, slow = pages[dealer], pages[1 - dealer]
    press("keyboard", quick.get_by_role("button", name="Play again"))
    expect(quick.locator(".act")).to_be_visible()
    expect(slow.get_by_role("status").filter(has_text="The next game has begun")).to_be_visible()
    expect(slow.locator(".result .ribbon")).to_be_visible()
    assert slow.locator(".act, .lobby").count() == 0
    for card in (slow.locator(".mini").first, slow.locator(".unturned .mini, .mini").last):
        card.click()  # its story can still be read, whether or not it is hidden in the new game
        expect(slow.locator(".look-date")).to_have_text(re.compile(r"\d"))
        slow.keyboard.press("Escape")
    press("keyboard", slow.get_by_role("button", name="Watch it again"))
    expect(slow.locator(".replay")).to_be_focused()
    slow.get_by_role("button", name="Back to the result").click()
    slow.evaluate(TRIED)
    press("keyboard", slow.get_by_role("button", name="To the new game"))
    for page in pages:
        expect(page.locator(".act")).to_be_focused()
        expect(page.locator(".tray .marks, .seat .result-now")).to_have_count(0)  # nobody has tried anything yet
        assert page.evaluate("async () => (await import('/static/app/state.js')).table.value.number") == 2
        expect(page.locator(".verdict")).to_have_count(0)  # the last card's belongs to the game before


def test_who_deals_a_moment_later_comes_to_the_same_game(visit: Visit) -> None:
    anna, boris = two_at_the_end(visit)
    for page in (anna, boris):
        page.evaluate("document.querySelector('.onwards .primary').click()")
    for page in (anna, boris):
        expect(page.locator(".act")).to_be_visible()
        expect(page.locator(".toast p")).to_have_count(0)
        assert page.evaluate("async () => (await import('/static/app/state.js')).table.value.number") == 2


def test_confetti_is_thrown_once_and_only_for_those_who_like_motion(visit: Visit) -> None:
    calm, lively = visit(), visit(reduced_motion="no-preference")
    thrown = """async () => {
        const [{ Confetti }, { html, render }] = await Promise.all(["confetti", "view"].map(name => import(`/static/app/${name}.js`)));
        const count = () => {
            const box = document.createElement("div");
            render(html`<${Confetti} game="g" />`, box);
            return box.querySelectorAll("i").length;
        };
        const first = count();
        await new Promise(requestAnimationFrame);
        await new Promise(done => setTimeout(done));
        return [first, count()];
    }"""
    for page, pieces in ((calm, 0), (lively, 40)):
        open_table(page, "race")
        expect(page.locator(".lobby")).to_be_visible()
        assert page.evaluate(thrown) == [pieces, 0]


CUT = """() => {
    const wide = document.documentElement.clientWidth;
    const cloth = document.getElementById("cloth");
    const out = [...document.querySelectorAll(".result *")].filter(one => {
        const box = one.getBoundingClientRect();
        const clips = getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
        return box.width && !one.closest("svg, .unseen") && (box.right > wide + 1 || box.left < -1 || (clips && one.clientWidth));
    });
    const scrolls = cloth.scrollWidth > cloth.clientWidth ? ["cloth"] : [];
    return [...out.map(one => `${one.className}: ${one.textContent.slice(0, 40)}`), ...scrolls];
}"""


@pytest.mark.parametrize("game", ["race", "coop"])
def test_nothing_is_cut_off_at_any_width_in_any_language(visit: Visit, game: str) -> None:
    page = visit(360, 740)
    ended(page, game)
    for language in COMPLETE:
        page.evaluate("async language => (await import('/static/app/words.js')).speak(language)", language)
        for width in (360, 390, 768, 1440, 1920):
            page.set_viewport_size({"width": width, "height": 900})
            assert not wrong(page, CUT), (language, width)
