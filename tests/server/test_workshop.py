"""Decks that live, over HTTP: made, saved, corrected, played, reported, deleted;
by whoever has the key and nobody else.
"""

import asyncio
import io
import zipfile
from typing import Any

import pytest

from tests.photos.pictures import jpeg
from tests.server.conftest import Running, bearer, quiet, running, timeless
from yearline.i18n import COMPLETE, messages
from yearline.server.decks import drafts, revisions
from yearline.server.decks.revisions import Revision, kept
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret

pytestmark = pytest.mark.asyncio


@pytest.fixture
def ws() -> str:
    return "auto"


def draft(count: int = 12, first: int = 1801, **meta: Any) -> dict[str, Any]:
    rows = [[str(first + i), f"Event {chr(65 + i)}", ""] for i in range(count)]
    return {"meta": {"names": {"en": "Our town"}, **meta}, "columns": ["year", "title_en", "picture"], "rows": rows}


async def made(server: Running, **body: Any) -> dict[str, Any]:
    answer = await server.http.post("/api/workshop", json=body or {"draft": draft()})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def save(server: Running, key: str, base: int, body: dict[str, Any]) -> Any:
    return await server.http.put(f"/api/workshop/{key}", json={"base": base, "draft": body})


async def test_a_draft_comes_back_as_it_was_typed_with_its_problems(server: Running) -> None:
    typed = draft(2, dates="day") | {"rows": [["abc", "One", ""], ["", "", ""], ["1789?", "Two", ""]]}
    deck = await made(server, draft=typed)
    answer = (await server.http.get(f"/api/workshop/{deck['key']}")).json()
    assert answer["draft"] == typed
    assert [(one["row"], one["column"], one["code"]) for one in answer["problems"]] == [
        (0, "year", "no_day"),
        (2, "year", "no_day"),
    ]
    assert answer["links"]["play"].endswith(f"/decks/{deck['id']}")


async def test_who_saves_on_an_old_revision_is_told_and_overwrites_nothing(server: Running) -> None:
    deck = await made(server)
    mine, theirs = draft(first=1901), draft(first=2001)
    both = await asyncio.gather(save(server, deck["key"], 1, mine), save(server, deck["key"], 1, theirs))
    assert sorted(answer.status_code for answer in both) == [200, 409]
    lost = next(answer for answer in both if answer.status_code == 409).json()
    now = (await server.http.get(f"/api/workshop/{deck['key']}")).json()
    assert (lost["revision"], lost["draft"]) == (2, now["draft"])
    history = (await server.http.get(f"/api/workshop/{deck['key']}/history")).json()
    assert [one["revision"] for one in history] == [2, 1]
    assert (history[0]["changed"], history[0]["title"]) == (12, now["draft"]["rows"][0][1])
    assert [one["what"] for one in history] == ["year", ""]
    old = (await server.http.get(f"/api/workshop/{deck['key']}/history/1")).json()
    assert old["draft"] == draft()


async def test_a_key_that_was_guessed_or_revoked_opens_nothing() -> None:
    async with running(timeless(wrong_codes_per_second=0.1)) as server:
        deck = await made(server)
        new = (await server.http.post(f"/api/workshop/{deck['key']}/revoke")).json()["key"]
        old = await server.http.get(f"/api/workshop/{deck['key']}", headers={"Cookie": "lang=it"})
        assert (old.status_code, old.json()["code"]) == (404, "no_such_draft")
        assert (await save(server, new, 1, draft(3))).status_code == 200
        assert (await server.http.get(f"/api/workshop/{deck['id']}")).status_code == 404, "the id to play is no key"
        assert (await server.http.get("/api/workshop/guess")).status_code == 429


async def test_the_next_game_takes_the_correction_and_the_running_one_stays_what_it_was(server: Running) -> None:
    deck, host = await made(server), new_secret()
    code = await server.table(host, game="race", seats=1, decks=[deck["id"]])
    client = await server.sit(code, host, "Ann")
    await client.do(kind="start")
    await client.until_phase("playing")
    faces, inked = [(await server.http.get(f"{where}/{code}/faces")).json() for where in ("/api/tables", "/t")]
    corrected = draft()
    corrected["rows"][0][1] = "Corrected"
    assert (await save(server, deck["key"], 1, corrected)).status_code == 200
    assert (await server.http.get(f"/api/tables/{code}/faces")).json() == faces
    now = (await server.http.get(f"/t/{code}/faces")).json()
    assert {picture: now[picture] for picture in inked} == inked, "whoever comes again sees the same colours"
    assert all(picture.startswith(f"{deck['id']}.1-") for picture in faces)
    second = await server.table(host, game="race", seats=1, decks=[deck["id"]])
    other = await server.sit(second, host, "Ann")
    await other.do(kind="start")
    await other.until_phase("playing")
    again = (await server.http.get(f"/api/tables/{second}/faces")).json()
    assert "Corrected" in again.values()
    versions = (await server.http.get(f"/api/workshop/{deck['key']}")).json()["versions"]
    assert [one["number"] for one in versions] == [1, 2]


async def test_while_a_row_is_half_written_people_play_the_last_version_that_was_right(server: Running) -> None:
    deck = await made(server)
    broken = draft()
    broken["rows"][0][0] = "17"
    broken["rows"].append(["not a year", "Half", ""])
    await save(server, deck["key"], 1, broken)
    found = (await server.http.get(f"/api/workshop/{deck['key']}")).json()
    assert (found["revision"], found["playable"]) == (2, 1)
    assert (await server.http.get(f"/decks/{deck['id']}")).status_code == 200


async def test_a_deck_deleted_while_it_is_played_is_gone_and_the_game_goes_on(server: Running) -> None:
    deck, host = await made(server), new_secret()
    photo = (await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg())).json()["picture"]
    pictured = draft()
    pictured["rows"][0][2] = photo
    await save(server, deck["key"], 1, pictured)
    code = await server.table(host, game="race", seats=1, decks=[deck["id"]])
    client = await server.sit(code, host, "Ann")
    await client.do(kind="start")
    await client.until_phase("playing")
    faces = (await server.http.get(f"/api/tables/{code}/faces")).json()
    assert (await server.http.delete(f"/api/workshop/{deck['key']}")).status_code == 204
    assert (await server.http.get(f"/pictures/{photo}")).status_code == 404
    assert (await server.http.get(f"/decks/{deck['id']}")).status_code == 404
    assert (await server.http.get(f"/api/tables/{code}/faces")).json() == faces
    blobs = server.hall.services.store._blobs  # type: ignore[attr-defined]
    assert not [name for name in blobs if name.startswith(("draft:", "photo:", "edit:"))]
    again = await server.sit(code, host)
    await again.until_phase("playing")


async def test_reports_of_cards_reach_the_editors(server: Running) -> None:
    deck, host = await made(server), new_secret()
    code = await server.table(host, game="race", seats=1, decks=[deck["id"], "inventions"])
    client = await server.sit(code, host, "Ann")
    await client.do(kind="start")
    await client.until_phase("playing")
    faces = (await server.http.get(f"/api/tables/{code}/faces")).json()
    picture = next(name for name, title in faces.items() if title == "Event C")
    body = {"table": code, "picture": picture, "reason": "date", "note": "two years later"}
    assert (await server.http.post("/api/reports", json=body, headers=bearer(host))).status_code == 201
    (told,) = (await server.http.get(f"/api/workshop/{deck['key']}")).json()["reports"]
    assert (told["card"], told["title"], told["reason"], told["text"]) == (
        "event-c",
        "Event C",
        "date",
        "two years later",
    )
    assert (await server.http.delete(f"/api/workshop/{deck['key']}/reports")).status_code == 204
    assert (await server.http.get(f"/api/workshop/{deck['key']}")).json()["reports"] == []


async def test_a_copy_has_the_cells_and_the_photos_and_lives_on_alone(server: Running) -> None:
    deck = await made(server)
    photo = (await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg())).json()["picture"]
    pictured = draft()
    pictured["rows"][0][2] = photo
    await save(server, deck["key"], 1, pictured)
    copy = await made(server, copy=deck["id"])
    assert (await server.http.get(f"/api/workshop/{copy['key']}")).json()["draft"] == pictured
    await server.http.delete(f"/api/workshop/{deck['key']}")
    assert (await server.http.get(f"/pictures/{photo}")).status_code == 200, "somebody else still has it"
    assert (await made(server, copy="inventions"))["revision"] == 1
    assert (await server.http.post("/api/workshop", json={"copy": "own-wnothing"})).status_code == 400


async def test_no_byte_of_a_photo_card_tells_its_date(server: Running) -> None:
    deck = await made(server)
    raw = jpeg(comment=b"taken 1803-03-03")
    photo = (await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=raw)).json()["picture"]
    pictured = draft()
    pictured["columns"].append("credit")
    pictured["rows"][2] = ["1803", "Event C", photo, "Archive, 1803"]
    await save(server, deck["key"], 1, pictured)
    code = await server.table(new_secret(), game="race", seats=1, decks=[deck["id"]])
    faces = (await server.http.get(f"/api/tables/{code}/faces")).json()
    name = next(name for name, title in faces.items() if title == "Event C")
    shown = await server.http.get(f"/pictures/{name}.svg")
    assert b"data:image/webp;base64," in shown.content
    assert b">Archive</text>" in shown.content, "without the year, which may be the answer"
    kept = (await server.http.get(f"/pictures/{photo}")).content
    for text in (shown.content, str(shown.headers).encode(), name.encode(), photo.encode(), kept):
        assert b"1803-" not in text
        assert b"taken" not in text
    other = draft()
    other["columns"].append("credit")
    other["rows"][2] = ["1999", "Event C", photo, "Archive, 1999"]
    await save(server, deck["key"], 2, other)
    later = (await server.http.get(f"/api/tables/{code}/faces")).json()
    renamed = next(one for one, title in later.items() if title == "Event C")
    assert (await server.http.get(f"/pictures/{renamed}.svg")).content == shown.content, (
        "another date, the same picture"
    )


async def test_a_photo_is_kept_once_under_a_name_that_says_nothing(server: Running) -> None:
    first, second = await made(server), await made(server)
    names = [
        (await server.http.post(f"/api/workshop/{one['key']}/pictures", content=jpeg())).json()["picture"]
        for one in (first, first, second)
    ]
    assert len(set(names)) == 1
    answer = await server.http.get(f"/pictures/{names[0]}")
    assert (answer.headers["content-type"], "immutable" in answer.headers["cache-control"]) == ("image/jpeg", True)


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_hostile_photo_is_refused_in_the_readers_language(server: Running, language: str) -> None:
    deck = await made(server)
    answer = await server.http.post(
        f"/api/workshop/{deck['key']}/pictures",
        content=b"<svg onload=alert(1)>",
        headers={"Cookie": f"lang={language}"},
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "photo_svg")
    assert "SVG" in answer.json()["text"]


async def test_a_deck_that_is_full_says_so_after_it_has_let_go_of_what_nobody_sees(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "MOST_PHOTOS", 1)
    deck = await made(server)
    first = (await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg())).json()["picture"]
    second = await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg(color=(9, 9, 99)))
    assert second.status_code == 201, "the first one was on no card"
    assert (await server.http.get(f"/pictures/{first}")).status_code == 404
    pictured = draft()
    pictured["rows"][0][2] = second.json()["picture"]
    await save(server, deck["key"], 1, pictured)
    third = await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg(color=(9, 99, 9)))
    assert (third.status_code, third.json()["code"]) == (409, "deck_full")


async def test_who_brings_photos_or_saves_every_second_has_to_wait() -> None:
    async with running(timeless(photos_per_second=0.002, saves_per_second=0.02)) as server:
        deck = await made(server)
        photos = [await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg()) for _ in range(2)]
        assert [answer.status_code for answer in photos] == [201, 429]
        saves = [await save(server, deck["key"], 1 + i, draft(first=1000 + i)) for i in range(2)]
        assert [answer.status_code for answer in saves] == [200, 429]


async def test_large_files_are_not_waited_for(server: Running) -> None:
    deck = await made(server)
    photo = await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=bytes(20_000_100))
    file = await server.http.post("/api/workshop/read", content=bytes(40_000_100))
    draft_too_large = await server.http.post("/api/workshop/check", content=b"[" * 2_000_100)
    answers = (photo, file, draft_too_large)
    assert [(one.status_code, one.json()["code"]) for one in answers] == [(413, "too_large")] * 3
    told = [messages("en")(f"server-large-{what}") for what in ("photo", "file", "deck")]
    assert [one.json()["text"] for one in answers] == told, "each is told what it is, and a way out"


async def test_a_check_shows_the_cards_that_are_right_and_says_which_games_they_make(server: Running) -> None:
    typed = draft()
    asked = {"draft": typed, "language": "en"}
    french = {"Accept-Language": "fr"}  # the language of whoever writes it, whatever the cards are written in
    good = (await server.http.post("/api/workshop/check", json=asked, headers=french)).json()
    assert (len(good["cards"]), good["games"]["race"], good["problems"]) == (12, "", [])
    assert good["games"]["chronology"].startswith("non")
    emblems = {card["emblem"] for card in good["cards"]}
    assert len(emblems) > 3, "cards without an emblem do not look alike"
    assert len({card["scene"] for card in good["cards"]}) > 2, "nor have all of them one colour"
    picture = await server.http.get(good["cards"][0]["picture"])
    assert picture.headers["content-type"] == "image/svg+xml"
    typed["rows"][0][0] = "1914-1918"
    typed["columns"][2] = "scene"
    typed["rows"][1][2] = "musik"
    typed["rows"][4][1] = "The war of 1812"
    bad = (await server.http.post("/api/workshop/check", json={"draft": typed})).json()
    assert {(one["row"], (one["fix"] or {}).get("value")) for one in bad["problems"]} == {
        (0, "1914"),
        (1, "music"),
        (4, None),
    }
    assert next(one["warning"] for one in bad["problems"] if one["row"] == 4), "it may be so, but is told"
    assert [card["row"] for card in bad["cards"]] == [0, *range(2, 12)], "a card that lacks its date alone has a look"
    assert (bad["cards"][0]["date"], bad["cards"][0]["year"]) == ("", "")
    assert bad["games"]["race"] == "", "what the deck is good for as soon as the rest is mended"


async def test_a_download_is_read_by_everybody_again(server: Running) -> None:
    deck = await made(server)
    photo = (await server.http.post(f"/api/workshop/{deck['key']}/pictures", content=jpeg())).json()["picture"]
    pictured = draft()
    pictured["rows"][0][2] = photo
    await save(server, deck["key"], 1, pictured)
    answer = await server.http.get(f"/api/workshop/{deck['key']}/deck.zip")
    assert answer.headers["content-disposition"].endswith("filename*=UTF-8''Our%20town.zip")
    packed = answer.content
    assert zipfile.ZipFile(io.BytesIO(packed)).namelist() == ["deck.toml", "cards.csv", f"pictures/{photo}.jpg"]
    other = await made(server, draft=draft(1))
    read = (await server.http.post(f"/api/workshop/read?key={other['key']}", content=packed)).json()
    assert read["draft"]["meta"]["names"] == {"en": "Our town"}
    again = read["draft"]["rows"][0][read["draft"]["columns"].index("picture")]
    assert len(again) == 32, "the photo is kept for the other deck"
    assert (await server.http.get(f"/pictures/{again}")).status_code == 200
    assert read["problems"] == []


async def test_a_photo_in_an_archive_that_is_none_is_told_and_the_rest_is_read(server: Running) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("Good 1969.jpg", jpeg())
        archive.writestr("Cut off 1970.jpg", jpeg()[:900])
    deck = await made(server)
    read = (await server.http.post(f"/api/workshop/read?key={deck['key']}", content=out.getvalue())).json()
    pictures = {row[1]: row[2] for row in read["draft"]["rows"]}
    assert (pictures["Cut off"], len(pictures["Good"])) == ("", 32)
    assert len(read["notes"]) == 1


async def test_emblems_are_found_by_words_in_five_languages(server: Running) -> None:
    for word, language in (("castle", "en"), ("château", "fr"), ("castello", "it"), ("замок", "ru"), ("фортеця", "uk")):
        found = (await server.http.get("/api/emblems", params={"q": word, "language": language})).json()
        assert "castle" in [one["name"] for one in found["emblems"]][:3]
        assert found["emblems"][0]["path"]
    for title, language, name in (
        ("The Battle of Hastings", "en", "crossed-swords"),
        ("La prise de la Bastille", "fr", "guarded-tower"),
        ("Запуск первого спутника", "ru", "spoutnik"),
    ):
        found = (await server.http.get("/api/emblems/suggest", params={"title": title, "language": language})).json()
        assert name in [one["name"] for one in found["emblems"]]


def revision(number: int, at: float, good: bool = True, played: bool = False) -> Revision:
    return Revision(number, at, f"draft:{number}", 3, good, played)


async def test_of_a_long_history_the_latest_the_played_and_one_in_ten_minutes_are_kept() -> None:
    history: list[Revision] = []
    for number in range(1, 1001):
        history = kept([*history, revision(number, number * 10.0, number < 500, number == 7)])
    numbers = [one.number for one in history]
    assert numbers[-10:] == list(range(991, 1001))
    assert 7 in numbers, "a game was dealt from it"
    assert 499 in numbers, "the latest that can be played"
    assert len(numbers) <= revisions.LATEST + revisions.OLDER + revisions.PLAYED + 1


async def test_a_server_that_starts_again_knows_its_decks(tmp_path: Any) -> None:
    database = f"sqlite:{tmp_path / 'tables.sqlite3'}"
    async with running(Hall(quiet(database=database))) as server:
        deck = await made(server)
        for i in range(30):
            assert (await save(server, deck["key"], 1 + i, draft(first=1000 + i))).status_code == 200
    async with running(Hall(quiet(database=database))) as server:
        found = (await server.http.get(f"/api/workshop/{deck['key']}")).json()
        assert (found["revision"], found["draft"]) == (31, draft(first=1029))
