"""What people met at the table, and must not meet again."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import THREE_FRAMES, against_bot, alone, move, my_turn, words

TOLD = """async events => {
    const { frame } = await import("/static/app/state.js");
    const { inShort } = await import("/static/app/narration.js");
    const now = frame.peek();
    return inShort(now, { ...now, events }).text;
}"""
SENT = """() => {
    window.sent = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text)); send.call(this, text); };
}"""
BLOCKED = """async () => {
    const { frame } = await import("/static/app/state.js");
    const seen = frame.peek();
    const [own, ...others] = seen.view.hands;
    const hands = [{ ...own, cards: [{ ...own.cards[0], y: -44 }, ...own.cards.slice(1)] }, ...others];
    frame.value = { ...seen, view: { ...seen.view, hands } };
}"""
STRUCK = """async () => {
    const [{ frame, texts }, { judge }] = await Promise.all(["state", "reveal"].map(name => import(`/static/app/${name}.js`)));
    const seen = frame.peek();
    const { top } = seen.view.piles.find(pile => pile.owner === 0 && pile.top);
    judge({ ...seen, events: [{ e: "power_used", seat: 1, owner: 0, color: "red", card: top.r }] });
    return texts.peek()[top.p].title;
}"""
TIED = """async lines => {
    const [{ frame }, { tieBreak }, { fetchAllWords }] = await Promise.all(
        ["state", "podium", "words"].map(name => import(`/static/app/${name}.js`)));
    await fetchAllWords();
    const seen = frame.peek();
    const card = seen.view.piles.find(pile => pile.top).top;
    const rows = lines.map(([length], owner) => ({ name: "line", owner, columns: Array(length).fill([card]) }));
    const piles = lines.map(([, size], owner) => ({ name: "stack", owner, size, top: card, beneath: [], color: "red" }));
    const view = { ...seen.view, rows, piles, outcome: { ranking: [[0], [1]] } };
    frame.value = { ...seen, view };
    const said = tieBreak();
    frame.value = seen;
    return said;
}"""
COMPARED = """async lines => {
    const { frame } = await import("/static/app/state.js");
    const seen = frame.peek();
    const card = seen.view.piles.find(pile => pile.top).top;
    const rows = lines.map((length, owner) => ({ name: "line", owner, columns: Array(length).fill([card]) }));
    frame.value = { ...seen, view: { ...seen.view, rows } };
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    const read = what => document.querySelector(what)?.textContent.replace(/\\s+/g, " ").trim();
    const said = [read(".tray .figure"), read(".seat .left"), document.querySelectorAll(".seat .crown").length];
    frame.value = seen;
    return said;
}"""
POWERFUL = """async () => {
    const { frame } = await import("/static/app/state.js");
    const seen = frame.peek();
    frame.value = { ...seen, view: { ...seen.view, phase: "power", power: "beige" } };
}"""
RESTS = """{
    const wait = window.setTimeout;
    window.setTimeout = (task, time, ...more) => {
        if (time === 500) window.rested = task;
        return wait(task, time === 500 ? 1e9 : time, ...more);
    };
    new MutationObserver(() => document.querySelector(".turning") && document.getAnimations().forEach(one => one.pause()))
        .observe(document, { childList: true, subtree: true });
}"""
UNASKED = """async () => {
    const { confirms, resting } = await import("/static/app/state.js");
    [confirms.value, resting.value] = [false, true];
}"""
RING = re.compile(r"rgb\(234, 192, 106\)")


def laid(page: Page) -> None:
    """A card is chosen and laid into a gap, and waits."""
    page.locator(".tray [data-subject]").first.click()
    page.locator(".gap-button").first.click()
    expect(page.locator(".act .primary")).to_be_enabled()


def test_a_move_under_way_is_not_sent_twice(visit: Visit) -> None:
    page = visit()
    page.add_init_script(f"({SENT})()")
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    laid(page)
    page.evaluate("() => { const button = document.querySelector('.act .primary'); button.click(); button.click(); }")
    page.locator(".act[aria-busy=false]").wait_for()
    assert page.evaluate("window.sent.filter(one => one.t === 'act').length") == 1
    expect(page.locator(".toast p")).to_have_count(0)


def test_a_tap_that_goes_on_presses_nothing_that_has_just_appeared(visit: Visit) -> None:
    """The second of two quick taps does not even go on:
    nobody loses the turn of a card, or the rest of their own turn.
    """
    page = visit(390, 844, reduced_motion="no-preference", has_touch=True)
    page.add_init_script(f"({SENT})()")
    page.add_init_script(RESTS)
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    page.wait_for_load_state("networkidle")
    page.locator(".tray [data-subject]").first.tap()
    box = page.locator(".act .primary").bounding_box()
    assert box
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*spot)
    page.locator(".turning").wait_for(state="attached")
    page.touchscreen.tap(*spot)
    page.evaluate(THREE_FRAMES)
    expect(page.locator(".turning")).to_be_attached()
    page.evaluate("window.rested()")
    page.touchscreen.tap(*spot)
    expect(page.locator(".turning")).to_have_count(0)
    expect(page.locator(".act [data-move=end]")).to_be_disabled()
    assert page.evaluate("window.sent.filter(one => one.t === 'act').length") == 1
    page.evaluate("window.rested()")
    expect(page.locator(".act [data-move=end]")).to_be_enabled()


def test_the_only_choice_is_already_chosen(visit: Visit) -> None:
    page = visit()
    alone(page, lives=3)
    expect(page.locator(".tray .holder.chosen")).to_have_count(1)
    expect(page.locator(".gap-button").first).to_be_visible()
    page.locator(".tray [data-subject]").click()
    expect(page.locator(".tray .holder.chosen")).to_have_count(1)
    expect(page.locator(".act .cancel")).to_have_count(0)
    page.locator(".gap-button").first.click()
    page.locator(".act .cancel").click()  # the card stays chosen: only its gap was taken back
    expect(page.locator(".gap.chosen, .act .cancel")).to_have_count(0)
    expect(page.locator(".tray .holder.chosen")).to_have_count(1)
    page.evaluate(UNASKED)  # nor is anything laid by a tap that comes too soon
    page.locator(".gap-button").first.click()
    expect(page.locator(".act .primary")).to_be_visible()
    expect(page.locator(".tray .marks")).to_have_count(0)


def test_own_stacks_that_may_be_chosen_are_lit(visit: Visit) -> None:
    page = visit()
    against_bot(page, "chronology", first_player=0, draft_packets=3)
    chance = random.Random(2)
    lit = page.locator(
        ".tray .pile .holder.lit:not(.chosen) > .card"
    )  # an only one is chosen by itself, and lit for that
    while my_turn(page) and not lit.count():
        move(page, "mouse", chance)
    expect(lit.first).to_have_css("box-shadow", RING)  # it comes softly
    page.evaluate(POWERFUL)
    expect(page.locator(".piles .gives")).to_have_attribute("data-pile", "neutral")
    expect(page.locator(".piles .gives em")).to_have_text(words(page, "client-from-here"))
    dimmed = page.locator(".piles .pile:not(.gives) .holder:not(.lit) > .card").first
    expect(dimmed).to_have_css("filter", re.compile("brightness"))


def test_others_have_their_cards_counted_and_you_are_you(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    expect(page.locator(".tray .seat-name")).to_contain_text("You")
    expect(page.locator(".seat .left")).to_contain_text(re.compile(r"\d\s*cards left"))
    laid(page)
    page.locator(".act .primary").click()
    expect(page.locator(".verdict-word").first).to_be_visible()
    expect(page.locator(".verdict-year").first).to_contain_text(re.compile(r"\d"))
    expect(page.locator(".verdict-fact").first).not_to_be_empty()


def test_a_verdict_marks_where_a_wrong_card_belonged(visit: Visit) -> None:
    """In a low window its words stand on the desk, though the next card is chosen by itself."""
    page = visit(1366, 768)
    alone(page, lives=5)
    for tried in range(4):
        assert my_turn(page)
        page.locator(".gap-button").first.click()
        page.locator(".act .primary").click()
        expect(page.locator(".tray .marks i")).to_have_count(tried + 1)
        if page.locator(".tray .marks .wrong").count():
            break
    expect(page.locator(".verdict.wrong")).to_be_visible()
    expect(page.locator(".flag.wrong")).to_have_text(page.locator(".verdict-year").inner_text())
    expect(page.locator(".hearts .full")).to_have_count(4)


WRONG = """async ([year, owner, own]) => {
    const { frame, verdict } = await import("/static/app/state.js");
    const seen = structuredClone(frame.peek());
    const row = seen.view.rows.find(one => one.name === "line");
    const [card] = row.columns[0] ?? [seen.view.piles.find(one => one.top).top];
    row.columns = [1480, 1500, 1783, 1894, 1912].map((y, i) => [{ ...card, r: 4000 + i, y, pr: "year" }]);
    row.owner = owner;
    if (owner !== null) seen.you.act = null;  // with one stack its card would be chosen by itself, and gaps be offered
    frame.value = seen;
    const seat = own ? seen.you.seats[0] : 1;
    verdict.value = { seq: 1, card: { ...card, r: 4999, y: year, pr: "year" }, seat, kind: "wrong", off: 9, where: "", gap: 0 };
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(one => one.finished));
    const box = one => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const all = what => [...document.querySelectorAll(`.middle ${what}`)];
    const marks = all(":is(.slot.home, .trace, .flag)"), cards = all(".spot .card");
    const covered = marks.flatMap(one => [...marks, ...cards].filter(other => other !== one && meet(box(one), box(other))));
    const home = document.querySelector(".middle .slot.home");
    const before = cards.filter(one => home && box(one).right < box(home).left + 2).length;
    const names = covered.map(one => one.outerHTML.slice(0, 90));
    return { said: home?.textContent ?? "", before, covered: names, laid: all("span.trace").length };
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (768, 1024), (1440, 900), (1920, 1080)])
def test_the_line_opens_where_a_wrong_card_belongs_and_nothing_is_covered(
    visit: Visit, width: int, height: int
) -> None:
    page = visit(width, height)
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    for year, before in ((1790, 3), (1470, 0), (1990, 5)):
        found = page.evaluate(WRONG, [year, None, False])
        assert found["said"] == f"it belongs here{year}"
        assert (found["before"], found["covered"]) == (before, []), year
        assert found["laid"] == (1 if before else 0), "it says where the card was laid, unless it belongs there"
    page.evaluate(WRONG, [1790, None, False])
    page.locator(".tray [data-subject]").first.click()
    expect(page.locator(".slot.home")).to_have_count(0)  # gaps stay where a hand aims
    flags = page.locator(".frieze .flag").all()
    lefts = sorted((box["x"], box["x"] + box["width"]) for box in [flag.bounding_box() for flag in flags] if box)
    assert all(right <= left for (_, right), (left, _) in pairwise(lefts)), "no year hides another"
    expect(page.locator(".flag.wrong")).to_have_text("1790")


def test_what_others_lay_wrong_on_their_own_line_is_not_marked_on_ours(visit: Visit) -> None:
    page = visit(1440, 900)
    against_bot(page, "chronology", first_player=0)
    while my_turn(page) and not page.locator(".middle .board").count():
        move(page)
    assert my_turn(page)
    assert page.evaluate(WRONG, [1790, 0, True])["said"] == "it belongs here1790"
    assert page.evaluate(WRONG, [1790, 0, False]) == {"said": "", "before": 0, "covered": [], "laid": 0}


def test_a_discarded_card_is_told_once(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", first_player=0)
    assert my_turn(page)
    page.wait_for_load_state("networkidle")
    card: dict[str, Any] = page.evaluate(
        """async () => (await import("/static/app/state.js")).frame.peek().view.rows[0].columns[0][0]"""
    )
    events = [{"e": "revealed", "card": card}, {"e": "discarded", "seat": 0, "card": card["r"]}]
    told = page.evaluate(TOLD, events)
    title = page.locator(".line .card-title").first.inner_text().replace("\u2060", "")
    assert told.count(title) == 1
    early = {**card, "y": 9, "pr": "year"}
    laid = {"e": "placed", "seat": 0, "card": card["r"], "row": "line", "owner": None, "index": 0}
    said = page.evaluate(TOLD, [{"e": "revealed", "card": early}, laid])
    assert "AD\u00a09," in said, "a bare 9 between two dates is no date"


def test_co_op_says_what_the_score_is_made_of_and_how_far_the_next_title_is(visit: Visit) -> None:
    page = visit()
    against_bot(page, "coop", first_player=0)
    assert my_turn(page)
    expect(page.locator(".sum .part")).to_have_count(4)
    expect(page.locator(".rungs i")).to_have_count(8)
    expect(page.locator(".rank-next")).to_contain_text(re.compile(r"\d+ points to "))
    expect(page.locator(".course.main ~ .end > b")).to_have_text(["+2", "+2"])
    expect(page.locator(".pile-discard .rule")).to_contain_text("you may discard a card with this symbol")
    page.evaluate(BLOCKED)
    expect(page.locator(".tray .blocked-mark")).to_have_text("44\u00a0BC")


def test_who_leads_wears_a_crown_a_strike_stays_in_sight_and_a_tie_says_why_it_was_won(visit: Visit) -> None:
    """And what ends the game is said all the time."""
    page = visit()
    against_bot(page, "chronology", first_player=0, draft_packets=1)
    assert my_turn(page)
    page.wait_for_load_state("networkidle")
    move(page)
    assert my_turn(page)
    expect(page.locator(".bar .ends")).to_contain_text("The longest timeline wins when somebody’s stacks are empty.")
    assert page.evaluate(COMPARED, [3, 5]) == ["3 on the timeline2 behind Max", "5leads by 2", 1]
    assert page.evaluate(COMPARED, [5, 3]) == ["5 on the timeline2 ahead of Max", "3on the timeline", 0]
    title = page.evaluate(STRUCK)
    expect(page.locator(".tray.struck .struck-words")).to_contain_text("discards a card of yours")
    expect(page.locator(".struck-words")).to_contain_text(title)
    expect(page.locator("#live p", has_text="discards a card of yours")).to_have_count(1)
    assert page.evaluate(TIED, [[3, 7], [3, 2]]).startswith("Both timelines have 3 cards")
    assert page.evaluate(TIED, [[4, 7], [3, 2]]) == "", "the longer line needs no other reason"
