"""`yearline review` as somebody types it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from yearline.bots import make_bot
from yearline.cli import cli
from yearline.cli.files import Unwritable
from yearline.core.errors import BadRecord
from yearline.core.play import Move, play
from yearline.core.record import Record, dump
from yearline.games import rules_for
from yearline.rl.practice import practice_deck


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a short race."""
    deck, rules = practice_deck(60), rules_for("race")
    players = [make_bot(name, deck, 1) for name in ("child", "student")]
    step, moves = rules.setup(deck, 2, 3), list[Move]()
    while (seat := rules.turn(step.state)) is not None:
        action = players[seat].choose(rules.view(step.state, seat), len(moves))
        step = play(rules, step.state, seat, action)
        moves.append((seat, action))
    return dump(Record(rules.id, {}, 2, 3, deck, tuple(moves)))


@pytest.fixture
def record(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.record"
    path.write_text(text, encoding="utf-8")
    return path


def run(*words: object) -> str:
    result = CliRunner().invoke(cli, ["review", *map(str, words)], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_the_review_as_text(record: Path) -> None:
    said = run(record, "--language", "en")
    assert "won." in said
    assert "Player 1: " in said
    assert "accurate" in said


def test_the_review_speaks_the_language_asked_for(record: Path) -> None:
    assert "Гравець 1" in run(record, "--language", "uk")


def test_the_review_as_json(record: Path, text: str) -> None:
    told = json.loads(run(record, "--json"))
    assert told["game"] == "race/1"
    assert len(told["moves"]) == text.count("\nmove ")


def test_the_review_as_a_picture(record: Path, tmp_path: Path) -> None:
    run(record, "--picture", tmp_path / "course.svg", "--language", "it")
    assert (tmp_path / "course.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_a_picture_that_cannot_be_written_is_one_sentence(record: Path, tmp_path: Path) -> None:
    with pytest.raises(Unwritable, match="there is no folder"):
        run(record, "--picture", tmp_path / "no" / "such.svg")


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lambda text: text[:300], "cut off"),
        (lambda text: text.replace("seed 3", "seed 4"), "checksum"),
        (lambda text: text.replace("yearline record 1", "yearline record 2"), "first line"),
        (lambda text: "\0", "first line"),
    ],
)
def test_a_broken_record_is_refused(record: Path, text: str, damage, expected: str) -> None:
    record.write_text(damage(text), encoding="utf-8")
    with pytest.raises(BadRecord, match=expected):
        run(record)


def test_a_missing_record_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        run(tmp_path / "nothing")
