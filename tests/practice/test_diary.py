"""A person's cards in a file: whole or not at all, and a file that is none is told."""

from pathlib import Path

import pytest

from yearline.practice.diary import LONGEST, BadDiary, Diary, read, write
from yearline.practice.schedule import missed


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "practice.json"
    assert read(path) == Diary()
    diary = Diary({"world-history/rome": missed(20_000.0)}, ["world-history/troy"])
    write(path, diary)
    assert read(path) == diary
    assert [file.name for file in path.parent.iterdir()] == ["practice.json"]


def test_a_file_without_a_line_is_read(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    path.write_text('{"version": 1, "cards": {"a/b": [1, 2, 3, 4]}}')
    assert (list(read(path).cards), read(path).line) == (["a/b"], [])


def test_ones_own_line_has_what_was_placed_rightly_the_last_time() -> None:
    diary = Diary()
    for name, right in (("a", True), ("b", True), ("c", False), ("a", True), ("b", False)):
        diary.note(name, right)
    assert diary.line == ["a"]
    for number in range(LONGEST):
        diary.note(str(number), True)
    assert (len(diary.line), diary.line[0]) == (LONGEST, "0")


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
        write(tmp_path / "file" / "practice.json", Diary())
