"""Decks of a few kilobytes that would keep a server busy for hours, or fill its memory."""

import io
import json
import unicodedata
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from yearline.decks import limits, source
from yearline.decks.problems import Report
from yearline.decks.sheets import read_workbook

Inspect = Callable[..., Any]
MARKS = "\u0316\u0300"
"""Two marks in the order that is not theirs: to set a run of them right takes the square of its length."""


def zipped(files: dict[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return out.getvalue()


def related(*parts: tuple[str, str, str]) -> str:
    lines = [f'<Relationship Id="{id}" Type="x/{kind}" Target="{target}"/>' for id, kind, target in parts]
    return f"<Relationships>{''.join(lines)}</Relationships>"


def workbook(sheet: str, sheets: int = 1, texts: str = "", lists: int = 1) -> bytes:
    """A workbook that names its only sheet, and its only list of texts, as often as it likes."""
    shared = [(f"t{number}", "sharedStrings", "texts.xml") for number in range(lists if texts else 0)]
    names = "".join([f'<sheet name="s{number}" r:id="s"/>' for number in range(sheets)])
    return zipped(
        {
            "[Content_Types].xml": "<Types/>",
            "_rels/.rels": related(("r", "officeDocument", "xl/workbook.xml")),
            "xl/workbook.xml": f"<workbook>{names}</workbook>",
            "xl/_rels/workbook.xml.rels": related(("s", "worksheet", "sheet.xml"), *shared),
            "xl/sheet.xml": f"<worksheet>{sheet}</worksheet>",
            "xl/texts.xml": f"<sst>{texts}</sst>",
        }
    )


@pytest.fixture
def composed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the texts were that had to be composed or taken apart."""
    lengths: list[int] = []
    normalize = unicodedata.normalize

    def noted(form: Any, text: str) -> str:
        lengths.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", noted)
    return lengths


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ({"year": 1, "title": MARKS * 3_000}, (1, "title", "too_long")),
        ({"year": 1, "title": "a", "emblem": MARKS * 3_000}, (1, "emblem", "bad_id")),
        ({"year": 1, "title": "a", "year_or_not" + MARKS * 3_000: "a"}, None),
    ],
)
def test_marks_without_end_are_not_composed(
    read: Inspect, composed: list[int], card: dict[str, Any], found: tuple[int, str, str] | None
) -> None:
    """Nothing else in the process goes on meanwhile:
    a deck of 200 kilobytes stopped it for six seconds, one of a megabyte for minutes.
    """
    errors = read(json.dumps([card]).encode(), "cards.json")[1]
    assert max(composed) <= limits.LINE
    assert errors == ([found] if found else [])


def test_a_text_in_an_archive_weighs_what_it_weighs_alone(read: Inspect) -> None:
    """A hundred and eighty kilobytes were two hundred megabytes of empty lines, and over a gigabyte in memory."""
    long = "year,title\n1969,Moon\n" + "\n" * limits.FILE_BYTES
    assert read(zipped({"cards.csv": long}), "deck.zip")[1] == [(0, "", "file_too_big")]
    long = "#" * (limits.MANIFEST_BYTES + 1)
    assert read(zipped({"cards.csv": "year,title\n1969,Moon\n", "deck.toml": long}), "deck.zip")[1] == [
        (0, "", "file_too_big")
    ]


@pytest.mark.parametrize(
    "raw",
    [
        workbook(" " * 10_000, sheets=50),
        workbook("<row><c><v>1</v></c></row>", texts=f"<si><t>{'a' * 10_000}</t></si>", lists=50),
    ],
    ids=["sheets", "texts"],
)
def test_a_part_that_is_named_very_often_is_not_unpacked_so_often(
    read: Inspect, monkeypatch: pytest.MonkeyPatch, raw: bytes
) -> None:
    """A hundred thousand names of one sheet kept a thread for hours, and as many of one text were kept in memory."""
    monkeypatch.setattr(limits, "UNPACKED_BYTES", 20_000)
    assert read(raw, "cards.xlsx")[1] == [(0, "", "unpacks_too_big")]


def test_no_cell_of_a_workbook_is_longer_than_spreadsheets_have() -> None:
    header = '<row><c t="inlineStr"><is><t>year</t></is></c><c t="inlineStr"><is><t>title</t></is></c></row>'
    row = '<row><c><v>1969</v></c><c t="s"><v>0</v></c></row>'
    raw = workbook(header + row, texts=f"<si><t>{'a' * 100_000}</t></si>")
    table = read_workbook(raw, Report())
    assert [len(one.cells["title"]) for one in table.rows] == [limits.CELL]


def test_only_so_many_emblems_are_guessed_and_each_once(read: Inspect, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each took forty thousandths of a second, and a deck may have ten thousand."""
    asked: list[str] = []

    def near(name: str, *_: Any) -> list[str]:
        asked.append(name)
        return []

    monkeypatch.setattr(source, "get_close_matches", near)
    rows = [f"{year},Card {year},nothing-{year // 2}" for year in range(1, 4 * limits.GUESSES)]
    read("\n".join(["year,title,emblem", *rows, f"9999,Last,{'x' * 1000}"]).encode(), "cards.csv")
    assert len(asked) == len(set(asked)) == limits.GUESSES
