"""Files of strangers that are a few bytes and would be very many."""

import io
import sqlite3
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
import zstandard

from tests.decks.test_hostile import workbook
from tests.photos.pictures import jpeg
from yearline.decks import DeckError, limits
from yearline.decks.zips import Files
from yearline.workshop.reading import read_any

NOTES = "CREATE TABLE notes(id INTEGER PRIMARY KEY, mid INTEGER, flds TEXT)"
MOON = "INSERT INTO notes(mid) VALUES (7), (8)"
CALCULATED = "GENERATED ALWAYS AS (printf('%.*c', 1000, 'x'))"


SPREADSHEET = {"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}


def zipped(files: Mapping[str, bytes | str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(name, body)
    return out.getvalue()


def refused(raw: bytes) -> list[str]:
    with pytest.raises(DeckError) as caught:
        read_any(raw, "deck", "en")
    return [one.code for one in caught.value.problems]


def spreadsheet(cell: str, sheets: int = 1, rows: int = 1) -> bytes:
    """A spreadsheet of LibreOffice whose sheets say of their only row that it comes so often, all of it one cell."""
    row = f'<table:table-row table:number-rows-repeated="{rows}">{cell}</table:table-row>'
    tables = "".join([f'<table:table table:name="s{number}">{row}</table:table>' for number in range(sheets)])
    return zipped({**SPREADSHEET, "content.xml": f'<a xmlns:table="t" xmlns:text="x" xmlns:office="o">{tables}</a>'})


def test_rows_that_are_said_to_come_again_count_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven hundred bytes of sheets were 300 megabytes in memory, and ten kilobytes all of it."""
    monkeypatch.setattr(limits, "WORKBOOK_ELEMENTS", 20_000)
    cell = '<table:table-cell table:number-columns-repeated="64"><text:p>x</text:p></table:table-cell>'
    assert refused(spreadsheet(cell, sheets=40, rows=9_999)) == ["bad_workbook"]


def test_a_table_holds_only_so_much_text_however_often_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A workbook and a spreadsheet write a text once and show it in every cell:
    each cell was a copy, and the answer had them all.
    """
    monkeypatch.setattr(limits, "TABLE_TEXT", 100_000)
    cell = (
        '<table:table-cell table:number-columns-repeated="60" office:value-type="float" '
        f'office:value=" {"5" * 30_000}"/>'
    )
    assert refused(spreadsheet(cell, rows=10)) == ["unpacks_too_big"]
    row = "<row>" + '<c t="s"><v>0</v></c>' * 60 + "</row>"
    assert refused(workbook(row * 10, texts=f"<si><t> {'x' * 30_000}</t></si>")) == ["unpacks_too_big"]


@pytest.mark.parametrize("inside", ["", ">"], ids=["plain", "with a bracket in it"])
def test_a_tag_that_does_not_end_is_not_waited_for(inside: str) -> None:
    """Millions of attributes stopped the whole process for as long as the parser had them in hand."""
    tag = "<a " + " ".join([f'a{number}="{inside}"' for number in range(10_000)]) + "/>"
    assert refused(zipped({**SPREADSHEET, "content.xml": tag})) == ["bad_workbook"]
    assert refused(workbook(tag)) == ["bad_workbook"]


def test_entities_in_another_alphabet_are_refused_too() -> None:
    text = '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'
    with pytest.raises(DeckError) as caught:
        read_any(zipped({**SPREADSHEET, "content.xml": text.encode("utf-16")}), "deck", "en")
    assert [one.variables["reason"] for one in caught.value.problems] == ["DOCTYPE"]


def test_a_key_of_ten_thousand_parts_is_not_followed() -> None:
    deep = "a." * 10_000 + "a = 1"
    for manifest in (deep, f"b = {{ {deep} }}"):
        assert refused(zipped({"cards.csv": "year,title\n1,a", "deck.toml": manifest})) == ["bad_toml"]


def anki(path: Path, *statements: str, **files: bytes) -> bytes:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return zipped({"collection.anki2": path.read_bytes(), **files})


@pytest.mark.parametrize(
    "statements",
    [
        (NOTES.replace("flds TEXT", f"flds TEXT {CALCULATED} VIRTUAL"), MOON),
        (NOTES.replace("flds TEXT", f"flds TEXT {CALCULATED} STORED"), MOON),
        (
            "CREATE VIRTUAL TABLE notes USING fts5(id, mid, flds)",
            "INSERT INTO notes VALUES (1, 7, '1969\x1fa'), (2, 8, '1970\x1fb')",
        ),
        ("CREATE VIEW notes AS SELECT 1 AS id, 7 AS mid, '1969' AS flds",),
    ],
    ids=["calculated", "calculated and stored", "a table of another kind", "a view"],
)
def test_notes_that_are_not_in_the_file_are_not_read(tmp_path: Path, statements: tuple[str, ...]) -> None:
    """Five hundred bytes calculated fifty megabytes a note, twenty of them in a moment."""
    assert refused(anki(tmp_path / "c", *statements)) == ["bad_anki"]


@pytest.mark.parametrize("table", ["col", "fields"])
def test_names_of_fields_that_are_not_in_the_file_are_not_asked_for(tmp_path: Path, table: str) -> None:
    """A view gave eight hundred megabytes, which were then read as JSON."""
    raw = anki(
        tmp_path / "c",
        NOTES,
        "INSERT INTO notes VALUES (1, 7, '1969\x1fMoon')",
        f"CREATE VIEW {table} AS SELECT 7 AS ntid, 1 AS ord, 'year' AS name, "
        """'{"7": {"flds": [{"name": "year"}, {"name": "title"}]}}' AS models""",
    )
    assert [column.heading for column in read_any(raw, "deck", "en").columns] == ["", ""]


def test_of_a_picture_only_the_beginning_is_unpacked_to_see_whether_it_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five thousand notes may show the same picture of twenty megabytes."""
    asked: list[tuple[str, int]] = []
    beginning = Files.beginning

    def noted(files: Files, name: str, most: int) -> bytes:
        asked.append((name, most))
        return beginning(files, name, most)

    monkeypatch.setattr(Files, "beginning", noted)
    line = "INSERT INTO notes(mid, flds) VALUES (%d, '19%d\x1fMoon %d <img src=\"p%d\">')"
    notes = [line % (at, at, at, at % 2) for at in range(10, 30)]
    pictures = {"0": jpeg(), "1": zstandard.compress(jpeg())}
    found = read_any(anki(tmp_path / "c", NOTES, *notes, media=b'{"0": "p0", "1": "p1"}', **pictures), "deck", "en")
    assert len(found.photos) == 20
    looked = [most for name, most in asked if name in pictures]
    assert len(looked) == 4, "each picture once: how it is packed, and how it begins"
    assert max(looked) <= 2**18
