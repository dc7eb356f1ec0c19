"""The pages of a crowd: where a room is opened, its screen and its phones; none of them weighs on the table page."""

import re

import pytest

from tests.server.conftest import quiet, running
from yearline.i18n import LANGUAGES, messages
from yearline.server.live.hall import Hall
from yearline.server.live.identity import new_secret, person_of
from yearline.server.pages.crowd import words_of
from yearline.table.model import Settings

pytestmark = pytest.mark.asyncio


async def test_a_room_is_opened_in_every_language() -> None:
    async with running(Hall(quiet())) as server:
        for language in LANGUAGES:
            page = (await server.http.get("/crowd", params={"lang": language})).text
            assert messages(language)("crowd-open") in page
            assert re.findall(r'<select id="(\w+)"', page) == [
                "deck",
                "rounds",
                "clock",
                "look",
                "ties",
                "teams",
                "days",
            ]


async def test_a_room_that_is_none_is_missing() -> None:
    async with running(Hall(quiet())) as server:
        race = await server.hall.tables.create(person_of(new_secret()), Settings(game="race"))
        for path in ("/screen/zzzzzz", "/j/zzzzzz", f"/j/{race}", f"/screen/{race}"):
            assert (await server.http.get(path)).status_code == 404


async def test_screen_and_phone_bring_their_own_words_and_nothing_of_the_table() -> None:
    async with running(Hall(quiet())) as server:
        code = await server.hall.tables.create(person_of(new_secret()), Settings(game="crowd", seats=500))
        for path, script in ((f"/screen/{code}", "stage"), (f"/j/{code}", "crowd")):
            page = (await server.http.get(path)).text
            assert f'src="/static/app/{script}.js"' in page
            assert "crowd-question = " in page
            assert "/static/app/table.js" not in page
        table = (await server.http.get(f"/t/{code}")).text
        assert "crowd-question" not in table
        qr = await server.http.get(f"/api/tables/{code}/qr")
        assert qr.status_code == 200


async def test_a_typed_code_leads_to_the_phone_of_a_crowd_and_to_any_other_table() -> None:
    async with running(Hall(quiet())) as server:
        for game, room in (("crowd", "j"), ("race", "t")):
            code = await server.hall.tables.create(person_of(new_secret()), Settings(game=game, seats=4))
            answer = await server.http.get("/join", params={"code": code.upper()}, follow_redirects=False)
            assert answer.headers["location"] == f"/{room}/{code}"
        nowhere = await server.http.get("/join", params={"code": "zz"}, follow_redirects=False)
        assert nowhere.headers["location"] == "/t/zz"


async def test_the_words_of_a_room_are_whole_in_every_language() -> None:
    ids = {language: set(re.findall(r"(?:^\"|\\n)(crowd-[a-z-]+) =", words_of(language))) for language in LANGUAGES}
    assert len(ids["en"]) > 60
    assert all(found == ids["en"] for found in ids.values())
