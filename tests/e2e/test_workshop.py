"""The workshop: from a paste to a game with a photo and a printed sheet, by keyboard alone, and two editors at once."""

import re
import struct
import zlib
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.table import add_bot, my_turn, secret_of, sit, start
from tests.e2e.test_pages import findings, fits
from yearline.decks.days import read_day
from yearline.i18n import LANGUAGES, messages
from yearline.i18n.dates import date_text

pytestmark = pytest.mark.browser

TOWN = "\n".join(
    [
        "Wann\tWas\tDazu",
        *[f"{1200 + 50 * n}\tThe mill number {n} is built\tIts wheel turned for {n} years." for n in range(1, 11)],
        "193o\tThe cinema shows its first film\t",
    ]
)
PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""
SAVED = ".ws-saved.saved"


def photo(width: int = 900, height: int = 600) -> bytes:
    """A PNG, blue on the left and red on the right."""
    row = b"\0" + b"\x20\x40\xc0" * (width // 2) + b"\xc0\x30\x20" * (width - width // 2)
    parts = {
        b"IHDR": struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0),
        b"IDAT": zlib.compress(row * height),
        b"IEND": b"",
    }
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts.items()
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def new_deck(page: Page) -> None:
    page.goto("/workshop")
    page.get_by_role("button", name="New deck").click()
    expect(page.locator(".ws-grid, .ws-list")).to_be_visible()


def a_deck(page: Page, *rows: list[str]) -> str:
    """A deck that is there already; the address of its editor."""
    columns = ["year", "title_en", "fact_en", "title_fr", "title_uk"]
    rows = tuple([*row, *[""] * (len(columns) - len(row))] for row in rows)
    draft = {"meta": {"names": {"en": "Our town"}}, "columns": columns, "rows": rows}
    made = page.request.post("/api/workshop", data={"draft": draft}).json()
    return f"/workshop/{made['key']}"


def test_from_a_paste_to_a_game_with_a_photo_and_a_printed_sheet(visit: Visit) -> None:
    page = visit(1440, 900)
    new_deck(page)
    pastes_a_table(page)
    mends_what_is_told(page)
    puts_a_photo_on_a_card(page)
    pdf = page.request.get(f"/decks/{deck_of(page)}/cards.pdf")
    assert pdf.body().startswith(b"%PDF")
    photos_everywhere(page)
    page.get_by_role("button", name="Try it out").click()
    page.wait_for_url("**/t/*")
    page.set_viewport_size({"width": 390, "height": 844})
    sit(page, "Anna")
    phone = visit(390, 844)
    phone.goto(page.url)
    sit(phone, "Ben")
    start(page)
    for one in (page, phone):
        expect(one.locator(".act")).to_be_visible()
        assert any("<image" in picture for picture in pictures(one))


def pastes_a_table(page: Page) -> None:
    """And says which columns its own are."""
    page.get_by_label("Name of the deck").fill("Our town")
    page.locator(".ws-next td").click()
    expect(page.locator(".ws-editor")).to_be_focused()
    page.keyboard.press("Escape")
    page.evaluate(PASTE, TOWN)
    asked = page.get_by_role("dialog")
    expect(asked.get_by_label("Wann")).to_have_value("year")
    expect(asked.get_by_label("Was")).to_have_value("title_en")
    assert findings(page) == []
    asked.get_by_role("button", name="Take 11 rows").click()
    expect(page.locator(".ws-grid tbody .ws-number")).to_have_count(12)


def mends_what_is_told(page: Page) -> None:
    trouble = page.locator(".ws-trouble")
    expect(trouble).to_contain_text("We cannot read “193o” as a date.")
    expect(page.locator(".ws-ready")).to_contain_text("Fix the problem")
    expect(page.locator("tr[data-row='10'] .ws-thumb .card-picture:not(.blank)")).to_be_visible()
    trouble.get_by_role("button").click()
    expect(trouble).to_have_count(0)
    expect(page.locator("tr[data-row='10'] .ws-year")).to_have_text("1930")


def puts_a_photo_on_a_card(page: Page) -> None:
    page.locator("tr[data-row='0'] .ws-title").click()
    page.get_by_role("radio", name="First letter").check()
    expect(page.locator("tr[data-row='0'] .ws-thumb text").last).to_have_text("T")
    page.get_by_role("radio", name="Photo").check()
    page.locator(".ws-drop input").set_input_files({"name": "m.png", "mimeType": "image/png", "buffer": photo()})
    expect(page.locator(".ws-square")).to_be_visible()
    page.get_by_label("Whose photo is it?").fill("Town archive")
    expect(page.locator("tr[data-row='0'] img[src*='picture=']")).to_be_visible()
    expect(page.locator(SAVED)).to_be_visible()
    assert findings(page) == []


def photos_everywhere(page: Page) -> None:
    """The photo of one card on all of them, so that every hand has some."""
    key = page.url.rpartition("/")[2]
    there = page.request.get(f"/api/workshop/{key}").json()
    draft, base = there["draft"], there["revision"]
    at = draft["columns"].index("picture")
    for row in draft["rows"]:
        row[at] = draft["rows"][0][at]
    assert page.request.put(f"/api/workshop/{key}", data={"base": base, "draft": draft}).ok


def deck_of(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage.getItem('yearline-decks'))[0].id"))


def pictures(page: Page) -> list[str]:
    """All pictures of the deck that a table shows to somebody, as texts."""
    return list(page.evaluate("() => Promise.all([...document.images].map(i => fetch(i.src).then(a => a.text())))"))


def test_a_deck_by_keyboard_alone(visit: Visit) -> None:
    page = visit(1280, 900, color_scheme="dark")
    begins_by_keyboard(page)
    for year, title in (("1217", "A ford"), ("1348", "A bridge"), ("19", "A tunnel")):
        page.keyboard.type(year)
        page.keyboard.press("Tab")
        page.keyboard.type(title)
        page.keyboard.press("Enter")
    cells = page.locator(".ws-grid tr[data-row]")
    expect(cells).to_have_count(4)
    changes_and_takes_back(page, cells)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("x")
    page.keyboard.press("Escape")
    expect(cells.nth(1).locator(".ws-title")).to_have_text("A bridge")
    composes(page, "日本")
    expect(cells.nth(1).locator(".ws-title")).to_have_text("日本")
    expect(page.locator(SAVED)).to_be_visible()
    assert findings(page) == []
    page.reload()
    expect(cells.nth(2).locator(".ws-title")).to_have_text("A tunnel")


def changes_and_takes_back(page: Page, cells: Locator) -> None:
    """A year written on, a row moved up and one deleted, and both steps back."""
    page.keyboard.press("ArrowUp")
    page.keyboard.press("F2")
    page.keyboard.type("69")
    page.keyboard.press("Enter")
    expect(cells.nth(2).locator(".ws-year")).to_have_text("1969")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    expect(cells.nth(1).locator(".ws-title")).to_have_text("A tunnel")
    page.keyboard.press("Alt+Delete")
    expect(cells.nth(1).locator(".ws-title")).to_have_text("A bridge")
    page.keyboard.press("Control+z")
    expect(cells.nth(1).locator(".ws-title")).to_have_text("A tunnel")
    page.keyboard.press("Control+z")
    expect(cells.nth(2).locator(".ws-title")).to_have_text("A tunnel")


def begins_by_keyboard(page: Page) -> None:
    """A new deck with a name; the first cell is chosen."""
    page.goto("/workshop")
    page.get_by_role("button", name="New deck").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ws-grid")).to_be_visible()
    page.get_by_label("Name of the deck").focus()
    page.keyboard.type("Bridges")
    while page.evaluate("!document.activeElement.closest('.ws-grid')"):
        page.keyboard.press("Tab")


def composes(page: Page, word: str) -> None:
    """Write into the chosen cell by an input method: it shows what is not decided yet, and Enter decides."""
    keys = page.context.new_cdp_session(page)
    keys.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "key": "Process", "windowsVirtualKeyCode": 229})
    expect(page.locator(".ws-editor")).to_be_focused()
    for text in ("に", "にほ", word):
        keys.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    expect(page.locator(".ws-preview .card-title").first).to_have_text(word)
    keys.send("Input.insertText", {"text": word})
    page.keyboard.press("Enter")


def test_days_of_one_year_are_laid_in_order(visit: Visit) -> None:
    page = visit(390, 844)
    days = [f"1789-{7 + n // 6:02}-{4 + 4 * (n % 6):02}" for n in range(12)]
    rows = [[day, f"On {day}"] for day in days]
    draft = {"meta": {"names": {"en": "1789"}, "dates": "day"}, "columns": ["year", "title_en"], "rows": rows}
    deck = page.request.post("/api/workshop", data={"draft": draft}).json()["id"]
    settings = {"game": "race", "seats": 2, "options": {"hand_size": 3, "first_player": 0}, "decks": [deck]}
    table = page.request.post(
        "/api/tables", data=settings, headers={"Authorization": f"Bearer {secret_of(page)}"}
    ).json()
    page.goto(f"/t/{table['code']}")
    sit(page, "Anna")
    add_bot(page)
    start(page)
    assert my_turn(page)
    (before,) = line_of(page)
    card = page.locator("[data-subject]").first
    day = read_day(re.findall(r"1789-\d\d-\d\d", card.inner_text().replace("\u2060", ""))[0])
    assert day
    card.click()
    page.get_by_role("button", name=f"{'after' if before < day else 'before'} {date_text(before, 'day', 'en')}").click()
    page.locator(".act .primary").click()
    expect(page.locator(".rail .card-date").nth(1)).to_be_visible()
    assert line_of(page)[:2] == sorted(line_of(page)[:2])
    assert day in line_of(page)


def line_of(page: Page) -> list[int]:
    """The days on the line, from its left to its right."""
    found = [read_day(text) for text in page.locator(".rail .card-date").all_inner_texts()]
    return [day for day in found if day is not None]


ENTERED = """async () => {
    const { cursor, shownRow } = await import("/static/app/workshop_state.js");
    cursor.value = { row: 1, column: 1 };
    const before = shownRow.value;
    document.querySelector(".ws-panel").dispatchEvent(new PointerEvent("pointerenter"));
    return [before, shownRow.value];
}"""


def test_whoever_goes_to_the_card_finds_the_chosen_one(visit: Visit) -> None:
    page = visit(1440, 900)
    page.goto(a_deck(page, ["1217", "A ford", ""], ["1348", "A bridge", ""]))
    expect(page.locator("#ws-year")).to_have_value("1217")
    assert page.evaluate(ENTERED) == [0, 1]
    expect(page.locator("#ws-year")).to_have_value("1348")


CROPPED = """before => {
    const after = document.querySelector(".ws-square").getBoundingClientRect();
    return after.x > before.x && after.width < before.width;
}"""


def test_a_photo_is_cropped_by_keys(visit: Visit) -> None:
    page = visit(390, 844)
    page.goto(a_deck(page, ["1217", "A ford", ""], ["1348", "A bridge", ""]))
    page.get_by_role("button", name="A ford").click()
    assert findings(page) == []
    page.get_by_role("radio", name="Photo").check()
    page.locator(".ws-drop input").set_input_files({"name": "m.png", "mimeType": "image/png", "buffer": photo()})
    frame = page.locator(".ws-photo")
    square = page.locator(".ws-square")
    expect(square).to_be_visible()
    before = square.bounding_box()
    assert before
    frame.focus()
    for key in ("ArrowRight", "ArrowRight", "+", "+"):
        page.keyboard.press(key)
    page.wait_for_function(CROPPED, arg=before)
    assert findings(page) == []
    assert fits(page)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".ws-list img[src*='picture=']")).to_be_visible()


def draw_a_corner_in(page: Page) -> None:
    corner = page.locator(".ws-corner.bottom.right")
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y - 30)
    page.mouse.up()
    page.wait_for_function("Number(document.querySelector('.ws-zoom input').value) > 1.1")


DROPPED = """([where, ...files]) => {
    const carried = new DataTransfer();
    for (const [name, type, body] of files) carried.items.add(new File([Uint8Array.from(body)], name, { type }));
    const place = document.querySelector(where);
    const over = new DragEvent("dragover", { dataTransfer: carried, bubbles: true, cancelable: true });
    place.dispatchEvent(over);
    place.dispatchEvent(new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }));
    return over.defaultPrevented;
}"""


def test_photos_and_tables_can_be_dropped(visit: Visit) -> None:
    page = visit(1440, 900)
    page.goto(a_deck(page, ["1217", "A ford", ""], ["1348", "A bridge", ""]))
    page.get_by_role("radio", name="Photo").check()
    assert page.evaluate(DROPPED, [".ws-drop", ["mill.png", "image/png", list(photo())]])
    expect(page.locator(".ws-square")).to_be_visible()
    expect(page.locator("tr[data-row='0'] img[src*='picture=']")).to_be_visible()
    draw_a_corner_in(page)
    table = b"year,title\n1455,A printed book\n"
    assert page.evaluate(DROPPED, [".ws-panel", ["more.csv", "text/csv", list(table)]])
    expect(page.get_by_text("A printed book").first).to_be_visible()
    expect(page.locator("tr[data-row='0'] .ws-title")).to_have_text("A ford")
    album = [[name, "image/png", list(photo(300, 200))] for name in ("a_bridge.png", "1904 Town hall.png")]
    assert page.evaluate(DROPPED, [".ws-panel", *album])
    expect(page.locator(".ws-grid tr:has-text('A bridge') img[src*='picture=']")).to_be_visible()
    hall = page.locator(".ws-grid tr", has_text="Town hall")
    expect(hall.locator(".ws-year")).to_have_text("1904")
    expect(hall.locator("img[src*='picture=']")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(hall).to_have_count(0)


def test_a_box_of_photos_becomes_a_deck(visit: Visit) -> None:
    page = visit(390, 844)
    page.goto("/workshop")
    files: list[Any] = [
        {"name": name, "mimeType": "image/png", "buffer": photo(300, 200)} for name in ("1892 Bridge.png", "Mill.png")
    ]
    page.locator("input[type=file]").set_input_files(files)
    page.wait_for_url("**/workshop/*")
    expect(page.locator(".ws-list img[src*='picture=']")).to_have_count(2)
    expect(page.locator(".ws-list")).to_contain_text("Bridge")
    expect(page.locator(SAVED)).to_be_visible()


def writes_without_a_connection(page: Page) -> None:
    page.context.set_offline(True)
    page.locator("tr[data-row='0'] .ws-title").click()
    page.keyboard.type("My ford")
    page.keyboard.press("Enter")
    expect(page.locator(".ws-saved.waiting")).to_be_visible()
    page.evaluate(DROPPED, ["tr[data-row='1'] .ws-title", ["mill.png", "image/png", list(photo())]])
    expect(page.locator(".ws-saved")).to_contain_text("One photo waits on this device")


def test_nothing_is_lost_without_a_connection_and_nothing_is_overwritten(visit: Visit, troubles: list[str]) -> None:
    page, other = visit(), visit()
    address = a_deck(page, ["1217", "A ford", ""], ["1348", "A bridge", ""])
    for one in (page, other):
        one.goto(address)
        expect(one.locator("tr[data-row='1'] .ws-title")).to_have_text("A bridge")
    writes_without_a_connection(page)
    other.locator("tr[data-row='0'] .ws-title").click()
    other.keyboard.type("Their ford")
    other.keyboard.press("Enter")
    expect(other.locator(SAVED)).to_be_visible()
    page.context.set_offline(False)
    page.goto("/about")
    page.goto(address)
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("My ford")
    expect(asked).to_contain_text("Their ford")
    assert findings(page) == []
    asked.get_by_role("button", name="Keep mine", exact=True).click()
    expect(page.locator(SAVED)).to_be_visible()
    expect(page.locator("tr[data-row='0'] .ws-title")).to_have_text("My ford")
    expect(page.locator("tr[data-row='1'] img[src*='picture=']")).to_be_visible()
    expect(page.locator(SAVED)).to_be_visible()
    page.get_by_role("button", name="History").click()
    page.get_by_role("dialog").get_by_role("button", name="Look").nth(1).click()
    expect(page.get_by_role("dialog")).to_contain_text("Their ford")
    page.get_by_role("button", name="Restore this").click()
    expect(page.locator("tr[data-row='0'] .ws-title")).to_have_text("Their ford")
    troubles[:] = [one for one in troubles if "ERR_INTERNET_DISCONNECTED" not in one and "409" not in one]


def test_what_was_written_under_a_link_that_was_replaced_becomes_a_deck_of_ones_own(
    visit: Visit, troubles: list[str]
) -> None:
    page = visit()
    address = a_deck(page, ["1217", "A ford", ""], ["1348", "A bridge", ""])
    page.goto(address)
    expect(page.locator("tr[data-row='1'] .ws-title")).to_have_text("A bridge")
    page.request.post(f"/api{address}/revoke")
    page.locator("tr[data-row='0'] .ws-title").click()
    page.keyboard.type("My ford")
    page.keyboard.press("Enter")
    page.locator(".ws-saved.refused").get_by_role("button", name="See what you wrote").click()
    left = page.get_by_role("region", name="What you wrote is still here")
    expect(left).to_contain_text("1 card that you wrote or changed was not sent")
    expect(left.get_by_role("listitem")).to_contain_text(["My ford", "A bridge"])
    assert findings(page) == []
    with page.expect_download() as taken:
        left.get_by_role("link", name="Download the table").click()
    assert "1217,My ford" in taken.value.path().read_text("utf-8")
    left.get_by_role("button", name="Make a deck of your own").click()
    page.wait_for_url(lambda url: "/workshop/" in url and address not in url)
    expect(page.locator("tr[data-row='0'] .ws-title")).to_have_text("My ford")
    troubles[:] = [one for one in troubles if "404" not in one]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_workshop_speaks_every_language_at_any_width(visit: Visit, language: str) -> None:
    page = visit(360, 800, locale=language)
    address = a_deck(page, ["1217", "A ford", "", "Un gué", "Брід"], ["193o", "A bridge", ""])
    say = messages(language)
    for width in (360, 768, 1440, 1920) if language == "en" else (360, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for path, heading in (("/workshop", "workshop-title"), (address, "workshop-front")):
            page.goto(path)
            if path == address and width < 992:
                expect(page.locator(".ws-languages button")).to_have_count(3)
                assert fits(page), (path, width)
                page.locator(".ws-entry").first.click()
            expect(page.get_by_text(say(heading)).first).to_be_visible()
            assert "workshop-" not in page.locator("main").inner_text()
            assert fits(page), (path, width)


def test_the_old_address_leads_to_the_workshop(visit: Visit) -> None:
    page = visit()
    page.goto("/own-deck")
    expect(page).to_have_url(f"{page.url.rpartition('/')[0]}/workshop")
    assert findings(page) == []
