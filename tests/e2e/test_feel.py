"""What makes people stay: suspense, pace, a journal that lasts, and words that cover nothing."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.table import against_bot, alone, in_every_language, move, my_turn, words, wrong

HOLD = """new MutationObserver(() => {
    if (!document.querySelector(".turning")) return;
    for (const one of document.getAnimations()) one.pause();
}).observe(document, { childList: true, subtree: true })"""
HEARD = """(() => {
    window.heard = [];
    const wait = window.setTimeout;  // the seal lands when somebody goes on
    window.setTimeout = (task, time, ...more) => wait(task, time === 1150 ? 1e9 : time, ...more);
    navigator.vibrate = pattern => Boolean(window.heard.push(`buzz ${pattern}`));
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        window.heard.push(this.frequency.value);
        start.apply(this, at);
    };
})()"""
NUMBERS = """() => {
    const count = what => document.querySelectorAll(what).length;
    const discard = Number(document.querySelector(".pile-discard figcaption b")?.textContent ?? 0);
    const score = document.querySelector("p.score").textContent;
    return [count(".hearts .full"), score, count(".middle .spot"), discard, count(".tray .marks i")];
}"""
ENDLESS = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (task, time, ...more) => {
        if (time === 500) window.rested = task;
        return wait(task, [500, 3200].includes(time) ? 1e9 : time, ...more);
    };
}"""
STEPS = """async () => {
    const { stepsTo } = await import("/static/app/reveal.js");
    return [stepsTo(1902, 1894), stepsTo(1921, 1789), stepsTo(-44, 1000), stepsTo(1969, null)];
}"""
OFF = """async () => {
    const { distance } = await import("/static/app/reveal.js");
    const day = date => 2e15 + date;
    return [distance(1902, 1911, 1920), distance(1921, undefined, 1912), distance(1905, 1900, 1910),
        distance(day(17890714), day(17910801)), distance(day(17890714), day(17890804))];
}"""
NOTE_SPEEDS = """{
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        send.call(this, text);
        const { c } = JSON.parse(text);
        if (c?.kind === "pace") sessionStorage.sent = [sessionStorage.sent, c.speed].filter(Boolean).join(" ");
    };
}"""
SENT = "speeds => sessionStorage.sent === speeds"
SECOND_ROW = """() => {
    const tops = [...document.querySelectorAll(".bar button")].map(one => one.getBoundingClientRect().top);
    return tops.some(top => top > tops[0] + 1);
}"""
TURNS = "async () => (await import('/static/app/state.js')).turns()"
ON_TO_ME = """async () => {
    const { turns } = await import("/static/app/state.js");
    document.querySelector(".on-to-me").click();
    return turns();  // before the server has answered that it is one's turn already
}"""
BOT_MOVES = """async () => {
    const { frame } = await import("/static/app/state.js");
    const seen = frame.peek();
    frame.value = { ...seen, view: { ...seen.view, turn: 1 }, you: { ...seen.you, act: null } };
}"""
SAID = """async said => {
    const { frame, notice } = await import("/static/app/state.js");
    const seen = frame.peek();
    const cards = seen.view.hands.map(hand => hand.cards[0].r);
    const estimates = cards.map(card => ({ card, name: "Philippa", text: said }));
    const smile = { seq: 1e6, at: Date.now() / 1000 + 60, kind: "reaction", name: seen.table.chairs[1].name, text: "👏" };
    frame.value = { ...seen, table: { ...seen.table, estimates, talk: [...seen.table.talk, smile] } };
    notice.value = said;
}"""
COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const told = [...document.querySelectorAll(".tray .estimates li, .toast p")].filter(one => one.checkVisibility());
    const kept = [...document.querySelectorAll(".tray :is(.card-title, .card-symbol, .card-picture)")];
    return told.filter(one => box(one).left < 0 || box(one).right > innerWidth || one.scrollWidth > one.clientWidth + 1
        || kept.some(other => meet(box(one), box(other)))).map(one => one.textContent);
}"""
PLACES = """() => [...document.querySelectorAll(".middle .board, .tray .card, .seat .hand")]
    .flatMap(one => { const { x, y, width } = one.getBoundingClientRect(); return [x, y, width]; })"""


def test_nothing_tells_what_a_card_is_before_it_has_turned(visit: Visit) -> None:
    """Neither its place nor any number, sound or tap:
    the table stays as it was, down to hearts, score, piles and marks.
    """
    page = visit(reduced_motion="no-preference")
    page.add_init_script(HOLD)
    page.add_init_script(HEARD)
    alone(page, lives=5)
    page.wait_for_load_state("networkidle")
    page.locator(".gap-button").first.click()
    page.locator(".act .primary").click()
    page.locator(".turning").wait_for(state="attached")
    expect(page.locator(".turning-where")).to_have_text(re.compile(r"^You: "))
    assert page.evaluate(NUMBERS) == [5, "0 points", 1, 0, 0]
    assert page.evaluate("window.heard") == [1200, 240], "a tick and the turn"
    expect(page.locator("#live p")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator(".turning")).to_have_count(0)
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".tray .marks i")).to_have_count(1)
    right = page.locator(".verdict.right").count()
    assert page.evaluate(NUMBERS) == ([5, "1 point", 2, 0, 1] if right else [4, "0 points", 1, 1, 1])
    assert page.evaluate("window.heard.slice(2)") == (["buzz 20", 392, 588] if right else ["buzz 30,40,30", 130, 98])
    said = page.locator("#live p")
    expect(said).to_have_count(2)
    expect(said.first).to_contain_text(re.compile(r"^(Right!|Not quite\.)"))  # and then what there is to tell of it


def test_the_last_card_is_read_before_the_end_and_a_tap_goes_on(visit: Visit) -> None:
    """The tap is meant for the card: where it falls, the button for another game has just appeared."""
    page = visit(390, 844, reduced_motion="no-preference", has_touch=True)
    alone(page, lives=1)
    page.evaluate(ENDLESS)
    while my_turn(page):
        page.evaluate("window.rested?.()")
        page.locator(".gap-button").first.click()
        page.locator(".act .primary").click()
        page.locator(".turning").wait_for(state="attached")
        page.keyboard.press("Shift")
        page.locator(".turning").wait_for(state="detached")
        if page.locator(".hearts .full").count() == 0:
            break
    expect(page.locator(".verdict.wrong")).to_be_visible()
    assert page.locator(".result").count() == 0
    expect(page.locator(".prompt")).to_have_text("")  # nobody is thinking any more
    page.evaluate("window.rested()")
    page.touchscreen.tap(90, 810)
    expect(page.locator("#result")).to_be_visible()
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_disabled()
    page.evaluate("window.rested()")
    expect(again).to_be_enabled()


def test_a_year_counts_from_the_nearer_one_and_slowly_at_the_end(visit: Visit) -> None:
    page = visit()
    alone(page, lives=5)
    for years in page.evaluate(STEPS):
        assert len(years) == 11
        assert sorted(years) in (years, years[::-1])
        assert [abs(one - years[-1]) for one in years[-6:]] == [5, 4, 3, 2, 1, 0]
    assert page.evaluate(STEPS)[1][0] == 1789
    assert page.evaluate(OFF) == [9, -9, 0, 2, 0], "too late, too early, right; of days, whole years"


def test_the_journal_and_the_marks_outlive_a_reload(visit: Visit) -> None:
    page = visit()
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    move(page)
    assert my_turn(page)
    page.get_by_role("button", name=words(page, "client-talk")).click()
    told = page.locator(".journal li")
    expect(told.first).to_be_visible()
    before = told.all_inner_texts()
    page.reload()
    assert my_turn(page)
    expect(page.locator(".tray .marks i")).to_have_count(1)
    page.get_by_role("button", name=words(page, "client-talk")).click()
    expect(told).to_have_text(before)


def test_bots_move_as_fast_as_the_host_likes_and_the_device_remembers(visit: Visit) -> None:
    """The page itself notes what it sends: a driver that listens from outside may miss what goes out early."""
    page = visit(reduced_motion="no-preference")
    page.add_init_script(NOTE_SPEEDS)
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    page.get_by_role("button", name=words(page, "client-menu")).click()
    page.get_by_label(words(page, "client-pace")).select_option("fast")
    page.wait_for_function(SENT, arg="fast")
    page.reload()
    page.wait_for_function(SENT, arg="fast fast")
    assert my_turn(page)
    page.get_by_role("button", name=words(page, "client-menu")).click()
    expect(page.get_by_label(words(page, "client-pace"))).to_have_value("fast")
    page.locator(".side-head button").click()
    page.evaluate(BOT_MOVES)
    assert page.evaluate(TURNS)
    expect(page.get_by_role("button", name=words(page, "client-on-to-me"))).to_be_enabled()
    assert page.evaluate(ON_TO_ME) is False, "no card turns over at its leisure any more"
    page.wait_for_function(SENT, arg="fast fast now")


def test_five_lives_leave_the_bar_of_a_phone_one_row(visit: Visit) -> None:
    page = visit(360, 740)
    alone(page, lives=5)
    for language in in_every_language(page):
        assert not wrong(page, SECOND_ROW), language
        assert page.locator(".hearts .full").count() == 5


def test_how_soon_a_game_of_lines_may_end_leaves_the_bar_of_a_phone_one_row(visit: Visit) -> None:
    page = visit(360, 740)
    against_bot(page, "chronology", first_player=0, draft_packets=1)
    while my_turn(page) and not page.locator(".middle .board").count():
        move(page)
    for language in in_every_language(page):
        expect(page.locator(".bar .ends")).to_contain_text(re.compile(r": .+, \d"))
        assert not wrong(page, SECOND_ROW), language


def test_what_is_said_covers_no_card_and_moves_nothing_on_a_phone(visit: Visit) -> None:
    page = visit(360, 740)
    against_bot(page, "race", first_player=0, hand_size=4)
    assert my_turn(page)
    before = page.evaluate(PLACES)
    page.evaluate(SAID, "somewhere in the mid-eighties, I am sure")
    expect(page.locator(".toast p")).to_be_visible()
    expect(page.locator(".reaction")).to_be_attached()
    assert not wrong(page, COVERED)
    assert page.evaluate(PLACES) == before
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(SAID, "somewhere in the late eighties, I am sure")  # the first notice may have gone by itself
    expect(page.locator(".toast p")).to_contain_text("late eighties")
    assert not wrong(page, COVERED), "nor the name of a card on a laptop"
