"""All commands speak with one voice: what was written is said alike,
what cannot be written is said first, letters break nothing.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.cli.test_server_commands import played
from yearline.cli import cli
from yearline.cli.files import Unwritable
from yearline.core.record import dump
from yearline.i18n import LANGUAGES, messages


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli, [str(one) for one in arguments])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_written_is_said_in_the_same_words(language: str) -> None:
    say = messages(language)
    done = say("print-done", file="NAME", size=1)
    assert done.startswith(say("deck-written", name="NAME") + " (")
    assert done[0].isupper()


def test_every_picture_is_said_to_be_written(tmp_path: Path) -> None:
    game, picture = tmp_path / "game.txt", tmp_path / "picture.svg"
    game.write_text(dump(played()), encoding="utf-8")
    for command in (
        ["simulate", "race", "--games", "10", "--players", "2", "--threads", "1", "--plot", picture],
        ["arena", "race", "--policy", "random", "--deals", "1", "--processes", "1", "--plot", picture],
        ["review", game, "--picture", picture, "--language", "en"],
        ["deck", "stats", "inventions", "--svg", picture, "--language", "en"],
    ):
        result = run(*command)
        assert result.exit_code == 0, result.output
        assert result.stderr.strip() == f"Written: {picture}"
        picture.unlink()


def test_what_can_never_be_written_is_told_before_the_work(tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "picture.svg"
    for command in (
        ["simulate", "race", "--games", "10", "--threads", "1", "--plot", nowhere],
        ["arena", "race", "--policy", "random", "--deals", "1", "--processes", "1", "--plot", nowhere],
        ["deck", "stats", "inventions", "--svg", nowhere],
    ):
        result = run(*command)
        assert isinstance(result.exception, Unwritable)
        assert result.stdout == ""


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    target = tmp_path / "no" / "x.csv"
    result = run("deck", "export", "inventions", "-o", target, "--language", "en")
    assert result.exit_code == 1
    assert result.stderr == f"error: “{target}” cannot be written (No such file or directory)\n"


def test_a_code_page_without_our_letters_gets_question_marks() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-m", "yearline", "deck", "show", "inventions", "--language", "ru"]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"???" in done.stdout


def test_no_empty_line_goes_into_a_pipe() -> None:
    result = run("simulate", "race", "--games", "10", "--threads", "1", "--json")
    assert result.stderr == ""
