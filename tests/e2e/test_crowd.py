"""A crowd in a browser: a screen led by the keyboard,
phones that answer, change, sleep and come back; and twenty at once.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.test_pages import findings
from tests.e2e.test_workshop import photo

LISTENING = """
    window.tones = 0;
    class Part {
        frequency = {};
        gain = new Proxy({}, { get: () => () => {} });
        start() {}
        stop() {}
        connect(next) { return next }
    }
    window.AudioContext = class {
        currentTime = 0;
        createOscillator() { window.tones++; return new Part() }
        createGain() { return new Part() }
    };
"""
"""Counts the tones that would be heard."""


def opened(visit: Visit, teams: str = "0") -> tuple[Page, str]:
    """A screen, and the code of its room."""
    screen = visit(1920, 1080)
    screen.add_init_script(LISTENING)
    screen.goto("/crowd")
    screen.select_option("#rounds", "5")
    screen.select_option("#teams", teams)
    screen.select_option("#clock", "0")
    screen.get_by_role("button", name="Open the screen").press("Enter")
    expect(screen.get_by_text("Join with your phone")).to_be_visible()
    return screen, screen.url.rsplit("/", 1)[1]


def come(visit: Visit, code: str, name: str, width: int = 360) -> Page:
    return join(visit(width, 740), code, name)


def join(phone: Page, code: str, name: str) -> Page:
    phone.goto(f"/j/{code}")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Join in").press("Enter")
    expect(phone.get_by_text(f"You are in, {name}.")).to_be_visible()
    return phone


def gaps(phone: Page) -> int:
    expect(phone.locator(".gaps button").first).to_be_visible()
    return phone.locator(".gaps button").count()


def by_ear(phone: Page, number: int) -> None:
    """Answer a card by what is read aloud and by the keyboard alone."""
    expect(phone.locator("#live")).to_have_text(re.compile(rf"^Card {number} of 5\. \S"))
    phone.keyboard.press("Tab")
    expect(phone.get_by_role("button", name=re.compile(r"^A: before \S"))).to_be_focused()
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("main")).to_be_focused()
    expect(phone.get_by_role("main")).to_contain_text(re.compile("Your answer|Right!|Not quite"))


@pytest.mark.long
def test_a_game_by_keyboard_and_ear_with_a_change_of_mind_and_a_phone_that_comes_back(visit: Visit) -> None:
    screen, code = opened(visit)
    mia = come(visit, code, "Mia")
    noah = visit(360, 740)
    sockets = sockets_of(noah)
    join(noah, code, "Noah")
    own_link = mia.get_by_label("Your link").input_value()
    expect(screen.get_by_text("Mia")).to_be_visible()
    assert findings(screen) == findings(mia) == []
    changes_the_answer(screen, mia)
    elsewhere = visit(360, 740)
    elsewhere.on("dialog", lambda asked: asked.accept())
    elsewhere.goto(own_link)
    expect(elsewhere.locator(".chosen-letter")).to_have_text("C")
    noah.locator(".gaps button").nth(1).press("Enter")
    heard = turns_over(screen, mia)
    assert findings(noah) == []
    shows_standings(screen)
    sockets[-1].send('{"t":"refused","id":null,"code":"too_late","text":"Too late for this card."}')
    expect(noah.get_by_role("alert")).to_have_text("Too late for this card.")
    goes_on_by_ear(screen, mia, noah)
    ends_with_a_phone_that_did_not_answer(screen, mia, noah)
    assert screen.evaluate("window.tones") == heard, "mute is mute"
    reads_the_report_and_forgets_the_names(screen)


def sockets_of(page: Page) -> list[WebSocketRoute]:
    """The sockets that a page opens from now on, to say something in the server's name."""
    sockets: list[WebSocketRoute] = []

    def keep(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/socket*", keep)
    return sockets


def changes_the_answer(screen: Page, mia: Page) -> None:
    """By keyboard alone, and the page that is read again knows it."""
    screen.keyboard.press("n")
    assert gaps(mia) == 4
    assert findings(screen) == findings(mia) == []
    mia.locator(".gaps button").first.press("Enter")
    expect(mia.get_by_text("Your answer")).to_be_visible()
    assert findings(mia) == []
    expect(mia.get_by_role("main")).to_be_focused()
    mia.keyboard.press("Tab")
    expect(mia.get_by_role("button", name="Change it")).to_be_focused()
    mia.keyboard.press("Enter")
    mia.locator(".gaps button").nth(2).press("Enter")
    expect(mia.locator(".chosen-letter")).to_have_text("C")
    mia.reload()
    expect(mia.locator(".chosen-letter")).to_have_text("C")
    expect(screen.get_by_text("1 of 2 has answered")).to_be_visible()


def turns_over(screen: Page, mia: Page) -> int:
    """The card turns over, with a sound; how many there were before they were muted."""
    expect(screen.locator(".bars li")).to_have_count(4)
    assert screen.locator(".bars b").all_inner_texts() == ["0", "1", "1", "0"]
    middles = (
        "all => all.map((one) => { const { left, width } = one.getBoundingClientRect(); return left + width / 2 })"
    )
    bar, card = (screen.locator(part).evaluate_all(middles) for part in (".bars .right", ".fresh"))
    assert abs(bar[0] - card[0]) < 2, "the bar stands under the card"
    assert screen.evaluate("window.tones") > 0
    screen.keyboard.press("m")
    expect(screen.get_by_role("button", name="Mute sounds")).to_have_attribute("aria-pressed", "true")
    heard = screen.evaluate("window.tones")
    expect(mia.get_by_role("heading", level=1)).to_have_text(re.compile("Right!|Not quite"))
    expect(mia.locator("#live")).to_have_text(re.compile("^(Right!|Not quite)"))
    assert findings(screen) == findings(mia) == []
    expect(screen.locator("#live")).to_contain_text("of 2 got it")
    return int(heard)


def shows_standings(screen: Page) -> None:
    screen.keyboard.press("t")
    expect(screen.get_by_role("heading", name="Standings")).to_be_visible()
    expect(screen.locator(".standings li")).to_have_count(2)
    assert findings(screen) == []


def goes_on_by_ear(screen: Page, *phones: Page) -> None:
    """Three more cards, by what is said alone."""
    for number in (2, 3, 4):
        screen.keyboard.press("n")
        expect(screen.locator("#live")).to_have_text(re.compile(r"^Where does it belong\? \S"))
        for phone in phones:
            by_ear(phone, number)
        for phone in phones:
            expect(phone.locator("#live")).to_have_text(re.compile(r"^(Right!|Not quite) \S+.*\."))
        expect(screen.locator("#live")).to_have_text(re.compile(r": .*\. [012] of 2 got it$"))


def ends_with_a_phone_that_did_not_answer(screen: Page, mia: Page, noah: Page) -> None:
    screen.keyboard.press("n")
    by_ear(mia, 5)
    expect(noah.get_by_role("alert")).to_have_text("")  # it was about another card
    expect(screen.get_by_text("1 of 2 has answered")).to_be_visible()
    screen.keyboard.press("n")
    expect(screen.locator("#live")).to_have_text(re.compile(r"[01] of 2 got it$"))
    screen.keyboard.press("n")
    expect(screen.locator(".podium")).to_be_visible()
    assert findings(screen) == []
    expect(mia.get_by_text("The game is over")).to_be_visible()
    expect(noah.locator(".mine .wrong p").last).to_have_text("No answer this time")
    assert findings(noah) == []


def reads_the_report_and_forgets_the_names(screen: Page) -> None:
    with screen.context.expect_page() as opening:
        screen.get_by_role("link", name="See the report").press("Enter")
    report = opening.value
    expect(report.get_by_role("rowheader", name="Noah")).to_be_visible()
    assert findings(report) == []
    report.set_viewport_size({"width": 360, "height": 740})
    assert report.evaluate("document.documentElement.scrollWidth") <= 360
    forget = report.get_by_role("button", name="Delete the names now")
    report.once("dialog", lambda asked: asked.dismiss())
    forget.press("Enter")
    expect(report.get_by_role("rowheader", name="Noah")).to_be_visible()
    report.once("dialog", lambda asked: asked.accept())
    forget.press("Enter")
    expect(report.get_by_text("The names have been deleted.")).to_be_visible()
    expect(report.get_by_text("Noah")).to_have_count(0)


def own_deck(teacher: Page) -> None:
    """A deck of the workshop that this device knows: old cards, and recent ones with a photo."""
    draft: dict[str, Any] = {
        "meta": {"names": {"en": "Our town"}},
        "columns": ["year", "title_en", "fact_en", "picture"],
    }
    made = teacher.request.post("/api/workshop", data={"draft": {**draft, "rows": []}}).json()
    address = f"/api/workshop/{made['key']}"
    taken = teacher.request.post(f"{address}/pictures", data=photo()).json()["picture"]
    rows = [[str(1200 + 20 * n), f"Mill {n}", "It turned.", ""] for n in range(8)]
    rows += [[str(1910 + 9 * n), f"Cinema {n}", "It flickered.", taken] for n in range(8)]
    base = teacher.request.get(address).json()["revision"]
    assert teacher.request.put(address, data={"base": base, "draft": {**draft, "rows": rows}}).ok
    teacher.goto(f"/workshop/{made['key']}")
    with teacher.expect_response(lambda answer: answer.request.method == "PUT"):
        teacher.get_by_label("Name of the deck").fill("Our old town")  # whoever edits a deck has it among their own
    expect(teacher.locator(".ws-saved.saved")).to_be_visible()
    assert "Our old town" in teacher.evaluate("localStorage.getItem('yearline-decks')")


def chooses_an_era(teacher: Page) -> None:
    teacher.goto("/crowd")
    teacher.select_option("#deck", label="Our old town")
    teacher.get_by_text("Topics and eras").press("Enter")
    expect(teacher.get_by_text("Cards: 16")).to_be_visible()
    teacher.get_by_label("Twentieth century").check()
    expect(teacher.get_by_text("Cards: 8")).to_be_visible()
    assert findings(teacher) == []


def test_a_deck_of_ones_own_of_one_era_with_photos_and_a_clock_that_speaks(visit: Visit) -> None:
    teacher = visit(1920, 1080)
    own_deck(teacher)
    chooses_an_era(teacher)
    teacher.select_option("#rounds", "5")
    teacher.select_option("#clock", "90")
    teacher.get_by_role("button", name="Open the screen").press("Enter")
    expect(teacher.get_by_text("Join with your phone")).to_be_visible()
    phones = [visit(360, 740), visit(360, 740)]
    phones[0].clock.install()
    for phone, name in zip(phones, ("Mia", "Noah"), strict=True):
        join(phone, teacher.url.rsplit("/", 1)[1], name)
    teacher.keyboard.press("n")
    expect(phones[0].locator("#live")).to_contain_text("Card 1 of 5. Cinema")
    for seconds, words in ((79, "10 seconds"), (5, "5 seconds")):
        phones[0].clock.fast_forward(1000 * seconds)
        expect(phones[0].locator("#live")).to_have_text(re.compile(rf"^(?:{words}|[1-9] seconds)$"))
    hero = teacher.locator(".hero img").get_attribute("src")
    assert "<image" in teacher.request.get(str(hero)).text()
    for phone in phones:
        phone.locator(".gaps button").last.press("Enter")
    expect(teacher.locator(".bars li")).to_have_count(4)
    with teacher.context.expect_page() as opening:
        teacher.get_by_role("link", name="See the report").press("Enter")
    expect(opening.value.get_by_role("heading", name="Report: Our old town")).to_be_visible()
    expect(opening.value.get_by_role("rowheader", name=re.compile("Cinema"))).to_be_visible()


def test_homework_at_ones_own_pace_on_two_devices_by_a_personal_code(visit: Visit) -> None:
    teacher = visit()
    teacher.goto("/crowd")
    teacher.select_option("#rounds", "5")
    teacher.get_by_role("button", name="Set as homework").press("Enter")
    code = teacher.locator(".code-shown").inner_text()
    assert findings(teacher) == []
    pupil = visit(360, 740)
    pupil.goto(f"/join?code={code}")
    pupil.get_by_label("Your name").fill("Ann")
    assert findings(pupil) == []
    pupil.get_by_role("button", name="Begin").press("Enter")
    personal = pupil.locator(".code-shown").text_content() or ""
    pupil.locator(".gaps button").first.press("Enter")
    expect(pupil.get_by_role("heading", level=1)).to_have_text(re.compile("Right!|Not quite"))
    expect(pupil.locator("#live")).to_have_text(re.compile(r"Right!|Not quite"))
    assert findings(pupil) == []
    other = visit(360, 740)
    other.goto(f"/j/{code}")
    other.get_by_text("I have a personal code").press("Enter")
    other.get_by_label("Your personal code").fill(personal)
    other.get_by_role("button", name="Go on").press("Enter")
    expect(other.get_by_text("Card 2 of 5")).to_be_visible()
    for _ in range(4):
        other.locator(".gaps button").last.press("Enter")
        other.get_by_role("button", name="Next").press("Enter")
    expect(other.get_by_text(re.compile("That is all: . of 5 right"))).to_be_visible()
    assert findings(other) == []
    teacher.reload()
    expect(teacher.get_by_role("rowheader", name="Ann")).to_be_visible()


OVER = """async () => {
    const { room } = await import("/static/app/crowd_bits.js");
    room.value = { ...room.peek(), phase: "over" };
}"""


@pytest.mark.long
def test_twenty_phones_at_once(visit: Visit) -> None:
    screen, code = opened(visit, teams="2")
    phones = [come(visit, code, f"Pupil {number}") for number in range(20)]
    expect(phones[1].get_by_text("Team Moon")).to_be_visible()
    expect(screen.locator(".teams-met b")).to_have_text(["10", "10"])
    screen.keyboard.press("n")
    for number, phone in enumerate(phones):
        gaps(phone)
        phone.locator(".gaps button").nth(number % 4).click()
        if number % 3 == 0:
            expect(phone.locator(".chosen-letter")).to_be_visible()
            phone.reload()
    expect(screen.locator(".bars b").first).to_have_text("5")
    assert [sum(map(int, screen.locator(".bars b").all_inner_texts()))] == [20]
    for phone in phones:
        expect(phone.locator(".told")).to_be_visible()
    expect(phones[0].locator(".standing")).to_contain_text("Team Sun")
    screen.keyboard.press("t")
    expect(screen.locator(".teams li")).to_have_count(2)
    assert findings(screen) == findings(phones[0]) == []
    phones[0].evaluate(OVER)
    expect(phones[0].locator(".teams li")).to_have_count(2)
    expect(phones[0].locator(".teams [aria-current]")).to_contain_text("Team Sun")
    assert findings(phones[0]) == []
