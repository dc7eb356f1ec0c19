"""Every game has its place on the pages, in every language:
at home, among the rules, beside the printer and in the lobby.
"""

import re
from html import unescape

import pytest

from tests.server.conftest import quiet, running
from yearline.decks import library, usual_deck
from yearline.games import GAMES
from yearline.i18n import LANGUAGES, messages
from yearline.server.live.hall import Hall
from yearline.server.pages.examples import example_for
from yearline.server.pages.frame import bold, icon_sheet, table_sheet, templates

pytestmark = pytest.mark.asyncio
EVERYWHERE = ("/", "/rules", "/decks/inventions/print")


async def test_every_page_that_names_games_names_all_of_them_in_every_language() -> None:
    async with running(Hall(quiet())) as server:
        for language in LANGUAGES:
            say = messages(language)
            for path in EVERYWHERE:
                page = unescape((await server.http.get(path, params={"lang": language})).text)
                assert [game for game in GAMES if say(f"rules-title-{game}") not in page] == [], (path, language)
            for game in GAMES:
                answer = await server.http.get(f"/rules/{game}", params={"lang": language})
                assert answer.status_code == 200
                parts = [say(f"rules-{part}-{game}") for part in ("title", "short", "aim", "setup", "turn", "end")]
                assert [part for part in parts if part not in unescape(answer.text)] == []


async def test_the_rules_of_a_game_are_shown_with_cards_of_the_deck_that_suits_it() -> None:
    async with running(Hall(quiet())) as server:
        for game in GAMES:
            example = example_for(game, library()[usual_deck(game)])
            assert example is not None
            page = (await server.http.get(f"/rules/{game}")).text
            assert [one.id for one in example.row if f"/pictures/{one.card.face.picture}.svg" not in page] == [], game


async def test_a_table_carries_every_drawing_but_the_signs_of_the_games() -> None:
    pages, table = (set(re.findall(r'<symbol id="([^"]+)"', sheet)) for sheet in (icon_sheet(), table_sheet()))
    assert pages - table == {f"game-{game}" for game in GAMES}


async def test_a_game_is_opened_with_the_deck_that_suits_it() -> None:
    async with running(Hall(quiet())) as server:
        page = " ".join((await server.http.get("/")).text.split())
        for game in [name for name, one in GAMES.items() if not one.paced]:
            assert f'data-game="{game}" data-deck="{usual_deck(game)}"' in page
        assert [one["game"] for one in (await server.http.get("/offers")).json()["games"]] == list(GAMES)
        assert [one["game"] for one in (await server.http.get("/api/games")).json()] == list(GAMES)


async def test_those_who_remain_play_a_seat_that_was_left_in_every_team_game() -> None:
    async with running(Hall(quiet())) as server:
        for game in [name for name, rules in GAMES.items() if rules.team]:
            ann, bob = await server.playing("Ann", "Bob", game=game, options={"first_player": 1})
            await bob.do(kind="leave")
            frame = await ann.until(lambda message: message["t"] == "frame" and message["you"]["act"] is not None)
            assert frame["you"]["act"]["seat"] == 1


async def test_a_date_that_begins_another_one_stands_out_by_itself() -> None:
    assert bold("between 15 and 1564", "15", "1564") == "between <b>15</b> and <b>1564</b>"
    assert bold("before <i> & 7", "7") == "before &lt;i&gt; &amp; <b>7</b>"


async def test_a_page_looks_at_no_file_once_its_template_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look gives the turn of the event loop away; where threads calculate it is a while until it comes again."""
    templates().get_template("home.html")
    monkeypatch.setattr("os.path.getmtime", lambda path: pytest.fail(f"{path} was looked at"))
    templates().get_template("home.html")
