"""The terminal: whole games typed in, every refusal a sentence, nothing a traceback."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from yearline.cli import cli
from yearline.core.play import replay as replay_moves
from yearline.core.record import load
from yearline.games import GAMES, rules_for

BOTS = ["--bot", "simple", "--bot", "random"]


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, arguments, input=typed, env={"COLUMNS": "80", "LANG": "en_GB.UTF-8"})


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_and_the_record_replays(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    result = run("play", game, *BOTS, "--seed", "7", "--record", str(path))
    assert result.exit_code == 0, result.output
    record = load(path.read_text(encoding="utf-8"))
    rules = rules_for(record.game, record.options)
    assert rules.outcome(replay_moves(rules, record.deck, record.seats, record.seed, record.moves).state) is not None
    shown = run("replay", str(path), "--all")
    assert shown.exit_code == 0
    assert f"Step {len(record.moves)} of {len(record.moves)}" in shown.output


@pytest.mark.parametrize("language", ["en", "fr", "it", "ru", "uk"])
def test_lines_fit_into_80_columns(language: str) -> None:
    result = run("play", "coop", "--human", "Zoe", *BOTS, "--seed", "3", "--language", language, typed="a\nend\nquit\n")
    assert result.exit_code == 0
    drawn = [line for line in result.output.splitlines() if ">" not in line]
    assert max(map(len, drawn)) <= 80
    assert "Zoe" in result.output


def test_a_person_plays_by_letters_and_gaps() -> None:
    result = run("play", "race", "--human", "Zoe", "--bot", "simple", "--seed", "5", typed="a 0\nquit\n")
    assert re.search(r"(Right! The card stays|Wrong place)", result.output)
    assert "moves were made" in result.output


def test_nonsense_is_answered_with_a_sentence() -> None:
    result = run("play", "race", "--human", "Zoe", "--seed", "5", typed="a 99\nplace 1\n\x00\n?\nrules\ntable\nquit\n")
    assert result.exit_code == 0
    assert result.output.count("I do not understand") == 3
    assert "Other commands" in result.output
    assert "Get rid of your cards" in result.output


def test_the_end_of_input_is_a_good_bye() -> None:
    result = run("play", "chronology", "--human", "Zoe", "--bot", "simple", "--seed", "5", typed="")
    assert result.exit_code == 0
    assert "Good-bye" in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess"),
        ("play", "race", "--bot", "nobody"),
        ("play", "race", "--option", "speed=9"),
        ("play", "coop", "--option", "edition=latin"),
        ("play", "race", "--deck", "no-such-deck"),
        ("play", "race", "--human", "a", "--option", "hand_size=4,4,4"),
        ("play", "race", *["--human", "x"] * 9),
        ("replay", "no-such-file"),
        ("rules", "bridge"),
    ],
)
def test_bad_arguments_are_refused_without_a_traceback(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code != 0
    assert result.exception is None or isinstance(result.exception, SystemExit) or hasattr(result.exception, "code")


def test_an_edited_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "race", *BOTS, "--seed", "7", "--record", str(path))
    path.write_text(path.read_text(encoding="utf-8").replace("seed 7", "seed 8"), encoding="utf-8")
    result = run("replay", str(path))
    assert getattr(result.exception, "code", None) == "bad_record"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "it", "ru", "uk"])
def test_rules_are_explained(game: str, language: str) -> None:
    result = run("rules", game, "--language", language)
    assert result.exit_code == 0
    assert len(result.output.splitlines()) > 15


def test_a_replay_steps_back_and_forth(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "coop", *BOTS, "--seed", "7", "--record", str(path))
    result = run("replay", str(path), typed="\n\nb\nq\n")
    assert re.findall(r"Step (\d+) of", result.output) == ["0", "1", "2", "1"]


@pytest.mark.parametrize("name", [".", "nowhere/game.txt"])
def test_a_record_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path, name: str) -> None:
    result = run("play", "race", *BOTS, "--seed", "7", "--record", str(tmp_path / name))
    assert getattr(result.exception, "code", None) == "unwritable"
    assert result.output == ""


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear", encoding="utf-8")
    for command in ("verify", "replay", "review"):
        assert str(path) in str(run(command, str(path)).exception)
