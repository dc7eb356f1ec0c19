"""`yearline practice`: misjudged cards are kept and come back; cards are taken along."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from yearline.cli import cli, practice
from yearline.core.errors import YearlineError
from yearline.practice.schedule import SITTING


def run(*words: str, typed: str = "") -> str:
    done = CliRunner().invoke(cli, ["practice", *words, "--language", "en"], input=typed, catch_exceptions=False)
    return done.output


def test_a_misjudged_card_is_kept_and_comes_back_tomorrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(tmp_path / "cards.json")
    said = run("world-history", "--file", file, typed="1\n" * SITTING)
    wrong = said.count("Not quite.")
    kept = json.loads(Path(file).read_text())["cards"]
    assert len(kept) == wrong
    assert said.count("You will see it again in 1 day") + said.count("again tomorrow") == wrong
    assert "Nothing" in run("--file", file)
    now = practice._now()
    monkeypatch.setattr(practice, "_now", lambda: now + 1.5)
    assert f"1 of {min(wrong, SITTING)}" in run("--file", file, typed="2\n" * SITTING) or not wrong


def test_a_gap_that_is_not_there_is_asked_for_again(tmp_path: Path) -> None:
    said = run("inventions", "--file", str(tmp_path / "c.json"), typed="9\nx\n" + "1\n" * SITTING)
    assert said.count("Error") == 2


def test_cards_are_taken_along(tmp_path: Path) -> None:
    for name in ("deck.apkg", "deck.csv"):
        said = run("inventions", "--file", str(tmp_path / "c.json"), "--export", str(tmp_path / name))
        assert "110 cards" in said
        assert (tmp_path / name).stat().st_size > 10_000
    with pytest.raises(YearlineError, match="no card to take along"):
        run("--file", str(tmp_path / "c.json"), "--export", str(tmp_path / "mine.csv"))
    with pytest.raises(YearlineError, match=r"FILE\.apkg"):
        run("inventions", "--export", str(tmp_path / "deck.pdf"))
