"""The sheet of rules that page, terminal and print share."""

import re

import pytest

from yearline.games import GAMES
from yearline.games.titles import titles_in
from yearline.i18n import LANGUAGES
from yearline.teaching.sheet import ranking_in, rules_sheet


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_a_page_of_rules(game: str, language: str) -> None:
    sheet = rules_sheet(game, language)
    assert sheet.title
    assert {"aim", "setup", "turn", "end"} <= {part.name for part in sheet.parts}
    assert all(part.heading and (part.text or part.statements) for part in sheet.parts)
    assert all(one.text for part in sheet.parts for one in part.statements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_and_titles_stand_side_by_side(language: str) -> None:
    ranking = ranking_in(language)
    assert [title for _, title in ranking] == list(titles_in(language))
    assert [re.findall(r"\d+", score) for score, _ in ranking[:3]] == [["0"], ["0", "10"], ["11", "20"]]
    assert re.findall(r"\d+", ranking[-1][0]) == ["61"]
