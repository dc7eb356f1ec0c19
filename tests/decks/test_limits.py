"""The limits people read about are the limits there are."""

import re
from pathlib import Path

from yearline.core.years import FARTHEST
from yearline.decks import limits
from yearline.decks.source import inspect
from yearline.photos import worker
from yearline.server.decks.own import MAX_UPLOAD

PAGE = (Path(__file__).parents[2] / "docs" / "deck-format.md").read_text(encoding="utf-8")


def test_the_page_tells_the_limits() -> None:
    table = dict(re.findall(r"^\| ([^|]+) \| (\d[^|]*) \|$", PAGE, re.MULTILINE))
    assert table == {
        "file": f"{limits.FILE_BYTES // 2**20} MB; brought to a server, {MAX_UPLOAD // 10**6} MB",
        "ZIP with photos": f"{limits.PACKAGE_BYTES // 10**6} MB; unpacked {limits.ARCHIVE_BYTES // 10**6} MB "
        f"in {limits.ARCHIVE_FILES:,} files",
        "photo": f"{limits.PHOTO_BYTES // 10**6} MB, {worker.MOST_PIXELS // 10**6} megapixels, "
        f"{worker.LONGEST:,} dots a side; "
        f"at least {worker.SMALLEST}",
        "credit, name of a picture": f"{limits.CREDIT} characters",
        "workbook, unpacked": f"{limits.UNPACKED_BYTES // 2**20} MB in {limits.ARCHIVE_PARTS} parts",
        "elements of a workbook's XML": f"{limits.WORKBOOK_ELEMENTS:,}",
        "cards": str(limits.ROWS),
        "columns": str(limits.COLUMNS),
        "id": f"{limits.ID} characters",
        "title": f"{limits.TITLE} characters",
        "fact": f"{limits.FACT} characters",
        "source": f"{limits.SOURCE} characters",
        "name of the deck": f"{limits.NAME} characters",
        "description": f"{limits.DESCRIPTION} characters",
        "category, licence, emblem, medallion": f"{limits.WORD} characters",
        "problems listed": f"{limits.PROBLEMS}; the rest is counted",
        "years": f"{FARTHEST:,} before or after",
    }


def test_the_example_on_the_page_is_a_deck(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    (tmp_path / "cards.csv").write_text("year,title,title_fr\n1969,Moon,Lune\n", encoding="utf-8")
    found = inspect(tmp_path)
    assert [problem for problem in found.problems if problem.severity != "notice"] == []
    (tmp_path / "own.json").write_text(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    assert inspect(tmp_path / "own.json").checked().id == "own"
