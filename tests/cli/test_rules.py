"""`yearline rules`: every game in every language, and a game that nobody has described yet."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner

from yearline.cli import cli, rules
from yearline.games import GAMES
from yearline.i18n import LANGUAGES
from yearline.i18n.rules import rules_sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained(game: str, language: str) -> None:
    told = CliRunner().invoke(cli, ["rules", game, "--language", language])
    assert told.exit_code == 0
    assert rules_sheet(game, language).title in told.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_a_sentence_and_no_traceback(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wordless(game: str, language: str) -> Callable[..., str]:
        raise KeyError(f"rules-title-{game}")

    monkeypatch.setattr(rules, "rules_sheet", wordless)
    told = CliRunner().invoke(cli, ["rules", "race", "--language", language])
    assert told.exit_code == 1
    assert "race" in told.output
    assert "rules-title" not in told.output
