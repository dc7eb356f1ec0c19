"""A person's cards in a file: whole or not at all, and a file that is none is told."""

from pathlib import Path

import pytest

from yearline.practice.diary import BadDiary, read, write
from yearline.practice.schedule import missed


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "practice.json"
    assert read(path) == {}
    cards = {"world-history/rome": missed(20_000.0)}
    write(path, cards)
    assert read(path) == cards
    assert [file.name for file in path.parent.iterdir()] == ["practice.json"]


@pytest.mark.parametrize("text", ["", "[]", '{"version": 2, "cards": {}}', '{"version": 1, "cards": {"a": [1]}}'])
def test_a_file_that_is_none_is_told_and_stays(tmp_path: Path, text: str) -> None:
    path = tmp_path / "practice.json"
    path.write_text(text)
    with pytest.raises(BadDiary):
        read(path)
    assert path.read_text() == text


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadDiary):
        write(tmp_path / "file" / "practice.json", {})
