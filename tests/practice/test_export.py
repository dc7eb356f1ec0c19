"""Cards to take along: an Anki package that Anki can open, and a table that no spreadsheet runs."""

import csv
import io
import sqlite3
import zipfile
from pathlib import Path

import pytest

from yearline.core.value import replace
from yearline.decks import CardText, library
from yearline.practice.export import BadExport, as_anki, as_csv

CARDS = library()["inventions"].cards[:4]


def test_a_table_has_a_row_a_card_in_the_language_asked_for() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(CARDS, "fr").removeprefix("\ufeff"))))
    assert [row["title"] for row in rows] == [card.text("fr").title for card in CARDS]
    assert [int(row["year"]) for row in rows] == [card.year for card in CARDS]


@pytest.mark.parametrize("fact", ["+1", "＝1+1", "'=1+1"])
def test_no_cell_is_a_formula(fact: str) -> None:
    evil = replace(CARDS[0], texts={"en": CardText('=HYPERLINK("x")', fact)})
    row = next(csv.DictReader(io.StringIO(as_csv([evil], "en").removeprefix("\ufeff"))))
    assert row["title"].startswith("'=")
    assert row["fact"] == f"'{fact}"


def opened(package: bytes, folder: Path) -> tuple[list[tuple[str, str]], list[str]]:
    with zipfile.ZipFile(io.BytesIO(package)) as found:
        found.extract("collection.anki2", folder)
        media = found.read("media").decode()
    base = sqlite3.connect(folder / "collection.anki2")
    notes = base.execute("SELECT guid, flds FROM notes ORDER BY id").fetchall()
    base.close()
    return notes, [media]


def test_an_anki_package_has_every_card_with_its_picture(tmp_path: Path) -> None:
    notes, (media,) = opened(as_anki(CARDS, "Inventions", "it", lambda card: "<svg/>"), tmp_path)
    assert len(notes) == len(CARDS)
    for card, (_, fields) in zip(CARDS, notes, strict=True):
        assert card.text("it").title.split()[0] in fields
        assert f"yearline-{card.card.face.picture}.svg" in fields
        assert f"yearline-{card.card.face.picture}.svg" in media


def test_the_same_card_keeps_its_name_so_that_progress_stays(tmp_path: Path) -> None:
    first, _ = opened(as_anki(CARDS, "A", "en", lambda card: "<svg/>"), tmp_path)
    second, _ = opened(as_anki(CARDS, "B", "fr", lambda card: "<svg/>"), tmp_path)
    assert [guid for guid, _ in first] == [guid for guid, _ in second]


def test_what_is_written_on_a_card_stays_text(tmp_path: Path) -> None:
    evil = replace(CARDS[0], texts={"en": CardText("<script>x</script>", "a & b")})
    ((_, fields),), _ = opened(as_anki([evil], "A", "en", lambda card: "<svg/>"), tmp_path)
    assert "<script>" not in fields
    assert "a &amp; b" in fields


def test_nothing_is_no_package() -> None:
    with pytest.raises(BadExport):
        as_anki([], "A", "en", lambda card: "")
