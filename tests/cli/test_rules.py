"""`yearline rules`: every game in every language, and a game that nobody has described yet."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner

from yearline.cli import cli, rules
from yearline.games import GAMES
from yearline.i18n import LANGUAGES
from yearline.teaching.sheet import rules_sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained(game: str, language: str) -> None:
    told = CliRunner().invoke(cli, ["rules", game, "--language", language])
    assert told.exit_code == 0
    assert rules_sheet(game, language).title in told.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_words_is_a_sentence_and_no_traceback(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def wordless(game: str, language: str, options: object) -> Callable[..., str]:
        raise KeyError(f"rules-title-{game}")

    monkeypatch.setattr(rules, "rules_sheet", wordless)
    told = CliRunner().invoke(cli, ["rules", "race", "--language", language])
    assert told.exit_code == 1
    assert "race" in told.output
    assert "rules-title" not in told.output


def test_the_options_agreed_on_are_told() -> None:
    one, usual = (
        " ".join(CliRunner().invoke(cli, ["rules", "lives", "--language", "en", *more]).output.split())
        for more in (["--option", "lives=1"], [])
    )
    assert "One mistake and it is over" in one
    assert "You have 1 life." in one
    assert "Three mistakes and it is over" in usual
