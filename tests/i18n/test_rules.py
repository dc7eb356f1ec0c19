"""The page of rules that terminal and print share."""

import pytest

from yearline.games import GAMES
from yearline.i18n import LANGUAGES
from yearline.i18n.rules import rules_sheet


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_a_page_of_rules(game: str, language: str) -> None:
    sheet = rules_sheet(game, language)
    assert sheet.title
    assert len(sheet.parts) == 4
    assert all(part.heading and part.text for part in sheet.parts)
