"""The lessons as pages: played with plain forms, whatever stands in the address."""

import re

import pytest

from tests.server.conftest import Running, quiet, running
from yearline.i18n import COMPLETE
from yearline.server.live.hall import Hall
from yearline.teaching.lessons import LESSONS

pytestmark = pytest.mark.asyncio
STEPS = [(game, lesson.name) for game, lessons in LESSONS.items() for lesson in lessons]
NONSENSE = ("leave", "play 99999", "x" * 3000, "end,end,end,end,end,end", "\x00", "play 0,play 0")


def offers(html: str) -> list[str]:
    return re.findall(r'name="do"\s+value="([^"]+)"', html)


async def played(server: Running, game: str, name: str) -> str:
    """The page at the end of a step, reached by the first button of each page before it."""
    did: list[str] = []
    while True:
        html = (await server.http.get(f"/learn/{game}/{name}", params={"did": ",".join(did)})).text
        deeds = offers(html)
        if not deeds or len(did) > 4:
            return html
        did.append(deeds[0])


async def test_every_step_is_played_to_its_end_with_plain_forms() -> None:
    async with running(Hall(quiet())) as server:
        for game, name in STEPS:
            assert 'class="felt finished"' in await played(server, game, name), (game, name)


async def test_a_lesson_speaks_every_language() -> None:
    async with running(Hall(quiet())) as server:
        for language in COMPLETE:
            for game, name in STEPS:
                answer = await server.http.get(f"/learn/{game}/{name}", params={"lang": language})
                assert f'<html lang="{language}"' in answer.text


async def test_no_hidden_date_is_on_the_page() -> None:
    async with running(Hall(quiet())) as server:
        html = (await server.http.get("/learn/coop/blocked")).text
        assert "1964" in html
        assert "1977" not in html
        assert "2001" not in html


async def test_nonsense_begins_the_step_anew() -> None:
    async with running(Hall(quiet())) as server:
        for did in NONSENSE:
            answer = await server.http.get("/learn/coop/ends", params={"did": did, "do": did})
            assert answer.status_code == 200
            assert "finished" not in answer.text


async def test_what_is_not_taught_is_missing_and_a_game_leads_to_its_first_step() -> None:
    async with running(Hall(quiet())) as server:
        for path in ("/learn/none", "/learn/coop/none", "/learn/none/ends"):
            assert (await server.http.get(path)).status_code == 404
        for game, lessons in LESSONS.items():
            answer = await server.http.get(f"/learn/{game}", follow_redirects=False)
            assert answer.headers["location"] == f"/learn/{game}/{lessons[0].name}"


async def test_a_hand_points_at_one_thing_and_never_at_the_answer() -> None:
    """On each page before the last of a step there is one hand; of several gaps it points at none."""
    async with running(Hall(quiet())) as server:
        for game, name in STEPS:
            html = (await server.http.get(f"/learn/{game}/{name}")).text
            assert html.count('class="hand"') == 1, (game, name)
            gaps = re.findall(r'<button class="gap-button".*?</button>', html, re.DOTALL)
            assert len(gaps) < 2 or not any("hand" in gap for gap in gaps), (game, name)
            assert 'class="hand"' not in await played(server, game, name), (game, name)


async def test_a_step_says_last_what_is_to_be_done() -> None:
    async with running(Hall(quiet())) as server:
        for language in COMPLETE:
            for game, name in STEPS:
                html = (await server.http.get(f"/learn/{game}/{name}", params={"lang": language})).text
                (deed,) = re.findall(r'<b class="now-do">([^<]+)</b>', html)
                assert 5 < len(deed) < 130, (language, game, name, deed)


async def test_the_symbol_that_matters_stands_beside_the_words() -> None:
    async with running(Hall(quiet())) as server:
        html = (await server.http.get("/learn/coop/discard")).text
        (sign,) = re.findall(r'class="sign".*?#symbol-(\w+)', html, re.DOTALL)
        lit = re.findall(r'class="pile lit".*?#symbol-(\w+)', html, re.DOTALL)
        assert lit[0] == sign
        assert 'class="sign"' not in (await server.http.get("/learn/coop/gap")).text


async def test_only_a_guess_is_called_right_or_wrong() -> None:
    """Who errs because the lesson asked for it has done well, and a card that is given away is no answer."""
    async with running(Hall(quiet())) as server:
        told = [step for step in STEPS if re.search('<strong class="(good|bad)">', await played(server, *step))]
    guesses = [("race", "line"), ("race", "between"), ("race", "equal"), ("chronology", "lay"), ("lives", "lay")]
    assert sorted(told) == sorted(guesses)


async def test_a_stack_is_named_by_its_colour_and_its_owner_once() -> None:
    async with running(Hall(quiet())) as server:
        html = (await server.http.get("/learn/chronology/red")).text
        others = html.partition('class="others"')[2].partition('class="learn-foot"')[0]
        assert len(re.findall(r"<b>Player \d</b>", others)) == 1
        assert re.findall(r'class="pile-name">(\w+) <b>\d', others) == ["Science"]
        assert re.findall(r'class="pile-name">(\w+) <b>\d', html.partition('class="mine"')[2]) == ["War"]
