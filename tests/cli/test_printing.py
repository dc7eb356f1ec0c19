"""`yearline print`: a whole PDF or a sentence that says why not, never half a file."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from yearline.cli.printing import print_deck
from yearline.core.errors import YearlineError


def run(*words: str) -> Result:
    return CliRunner().invoke(print_deck, words, env={"LC_ALL": "it_IT.UTF-8"})


def test_a_deck_becomes_a_pdf(tmp_path: Path) -> None:
    target = tmp_path / "deck.pdf"
    done = run("inventions", "-o", str(target), "--cards", "1-4", "--game", "race", "--language", "uk")
    assert done.exit_code == 0, done.output
    assert target.read_bytes().startswith(b"%PDF")
    assert "Записано" in done.output


def test_the_system_language_is_spoken(tmp_path: Path) -> None:
    assert "File creato" in run("inventions", "-o", str(tmp_path / "x.pdf"), "--cards", "1").output


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("no-such-deck",), "bad_deck"),
        (("inventions", "--cards", "999"), "bad_print"),
        (("inventions", "--bleed", "50"), "bad_print"),
    ],
)
def test_refusals_write_nothing(tmp_path: Path, words: tuple[str, ...], code: str) -> None:
    target = tmp_path / "deck.pdf"
    target.write_text("precious")
    done = run(*words, "-o", str(target))
    assert isinstance(done.exception, YearlineError)
    assert done.exception.code == code
    assert target.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["deck.pdf"]


@pytest.mark.parametrize("target", ["missing/deck.pdf", "."])
def test_an_unwritable_path_is_told(tmp_path: Path, target: str) -> None:
    done = run("inventions", "-o", str(tmp_path / target), "--cards", "1")
    assert isinstance(done.exception, YearlineError)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", [("--paper", "a3"), ("--flip", "up"), ("--bleed", "x"), ("--game", "poker"), ("--language", "xx")]
)
def test_unknown_choices_are_usage_errors(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert run("inventions", "-o", str(tmp_path / "x.pdf"), *words).exit_code == 2
