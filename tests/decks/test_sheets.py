"""Workbooks, honest and hostile."""

import gc
import io
import zipfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from yearline.decks import limits
from yearline.decks.source import inspect

Inspect = Callable[..., Any]


def workbook(*rows: tuple[Any, ...], **sheets: list[tuple[Any, ...]]) -> bytes:
    """A workbook with one sheet of these rows, or with several by their names."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, content in (sheets or {"Sheet": list(rows)}).items():
        sheet = book.create_sheet(name)
        for row in content:
            sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def tampered(raw: bytes, part: str, content: bytes) -> bytes:
    """The same workbook with one part replaced or added."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(raw)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name != part:
                new.writestr(name, old.read(name))
        new.writestr(part, content)
    return out.getvalue()


GOOD = workbook(
    ("id", "year", "title_en"), ("moon", 1969, "Moon"), ("rome", "753 BC", "Rome"), ("wall", date(1989, 11, 9), "Wall")
)
SHEET = "xl/worksheets/sheet1.xml"
HEAD = b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
TAIL = b"</sheetData></worksheet>"


def cell(place: str, text: str) -> bytes:
    return f'<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>'.encode()


TITLES = b'<row r="1">' + cell("A1", "year") + cell("B1", "title_en") + b"</row>"


def test_numbers_texts_and_dates_are_years(read: Inspect) -> None:
    deck, errors = read(GOOD, "cards.xlsx")
    assert errors == []
    assert [(card.id, card.year) for card in deck.cards] == [("moon", 1969), ("rome", -753), ("wall", 1989)]


def test_the_content_counts_not_the_ending(read: Inspect) -> None:
    assert len(read(GOOD, "cards.csv")[0].cards) == 3


def test_a_formula_is_text_and_no_year(read: Inspect) -> None:
    deck, errors = read(workbook(("year", "title_en"), (1969, "=1+1"), ("=1900+69", "Moon")), "cards.xlsx")
    assert deck is None
    assert errors == [(3, "year", "bad_year")]


def test_a_formula_on_a_card_is_told(read: Inspect, tmp_path: Path) -> None:
    read(workbook(("year", "title_en"), (1969, "=B3")), "cards.xlsx")
    warned = [one for one in inspect(tmp_path / "cards.xlsx").problems if one.severity == "warning"]
    assert [(one.row, one.column, one.code) for one in warned] == [(2, "title_en", "formula")]


def test_a_zip_bomb_is_refused_before_it_is_unpacked(read: Inspect, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = tampered(GOOD, SHEET, b"\0" * (limits.UNPACKED_BYTES + 1))
    assert len(bomb) < limits.FILE_BYTES
    monkeypatch.setattr(zipfile.ZipFile, "open", lambda *_, **__: pytest.fail("a part was unpacked"))
    assert read(bomb, "cards.xlsx") == (None, [(0, "", "unpacks_too_big")])


SWARM = limits.WORKBOOK_ELEMENTS
STYLES = b'<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs>'


@pytest.mark.parametrize(
    ("part", "content"),
    [
        (SHEET, HEAD + b"<row>" + b"<c/>" * SWARM + b"</row>" + TAIL),
        (SHEET, HEAD + b"<row>" * SWARM),
        ("xl/styles.xml", STYLES + b"<xf/>" * SWARM + b"</cellXfs></styleSheet>"),
    ],
    ids=["wide", "deep", "styles"],
)
def test_nobody_reads_all_of_a_swarm_of_elements(read: Inspect, part: str, content: bytes) -> None:
    swarm = tampered(GOOD, part, content)
    assert len(swarm) < 100_000
    assert read(swarm, "cards.xlsx") == (None, [(0, "", "bad_workbook")])


def test_patience_is_for_all_sheets_together(read: Inspect, monkeypatch: pytest.MonkeyPatch) -> None:
    """A part may be named as a sheet a thousand times."""
    monkeypatch.setattr(limits, "WORKBOOK_ELEMENTS", 10_000)
    raw = tampered(GOOD, SHEET, HEAD + b"<row>" + b"<c/>" * 1_000 + b"</row>" + TAIL)
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        book = archive.read("xl/workbook.xml")
    sheet = book[book.index(b"<sheet ") : book.index(b"</sheets>")]
    assert read(raw, "cards.xlsx") == (None, [(0, "", "empty_file")])
    many = tampered(raw, "xl/workbook.xml", book.replace(sheet, sheet * 50))
    assert read(many, "cards.xlsx") == (None, [(0, "", "bad_workbook")])


def test_a_tag_without_end_is_refused(read: Inspect) -> None:
    attributes = b" ".join(b'a%d=""' % number for number in range(20_000))
    raw = tampered(GOOD, SHEET, HEAD + b"<row " + attributes + b"/>" + TAIL)
    assert read(raw, "cards.xlsx") == (None, [(0, "", "bad_workbook")])


@pytest.fixture
def rarely() -> Iterator[None]:
    """Python looks for circles as rarely as on a server: never, unless it is asked."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("rarely")
@pytest.mark.parametrize("content", [HEAD + b"<row/>" * 9000 + TAIL, HEAD + b"<row>" * 9000], ids=["wide", "deep"])
def test_what_was_read_of_a_workbook_does_not_stay(read: Inspect, content: bytes) -> None:
    raw = tampered(GOOD, SHEET, content)
    assert read(raw, "cards.xlsx")[0] is None
    before = len(gc.get_objects())
    for _ in range(5):
        assert read(raw, "cards.xlsx")[0] is None
    assert len(gc.get_objects()) - before < 1_000


def test_an_archive_of_many_parts_is_refused(read: Inspect) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for number in range(limits.ARCHIVE_PARTS + 1):
            archive.writestr(f"{number}.xml", b"")
    assert read(out.getvalue(), "cards.xlsx") == (None, [(0, "", "unpacks_too_big")])


@pytest.mark.parametrize(
    "start", [b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>', "<!DOCTYPE x>".encode("utf-16")]
)
def test_entities_are_refused(read: Inspect, start: bytes) -> None:
    assert read(tampered(GOOD, SHEET, start + HEAD + TAIL), "cards.xlsx") == (None, [(0, "", "bad_workbook")])


SOUND = HEAD + TITLES + b'<row r="2"><c r="A2"><v>1969.0</v></c>' + cell("B2", "Moon") + b"</row>" + TAIL


def test_a_whole_number_with_a_point_is_a_year(read: Inspect) -> None:
    deck, errors = read(tampered(GOOD, SHEET, SOUND), "cards.xlsx")
    assert errors == []
    assert [card.year for card in deck.cards] == [1969]


@pytest.mark.parametrize(
    ("part", "content"),
    [
        (SHEET, b"<!DOCTYPE worksheet>" + SOUND),
        (SHEET, ('<?xml version="1.0" encoding="utf-16"?>' + SOUND.decode()).encode("utf-16")),
        ("docProps/custom.xml", b"<!DOCTYPE x><x/>"),
        ("xl/_rels/other.rels", b"<!DOCTYPE x><x/>"),
    ],
)
def test_a_document_type_is_refused_even_where_it_does_no_harm(read: Inspect, part: str, content: bytes) -> None:
    assert read(tampered(GOOD, part, content), "cards.xlsx") == (None, [(0, "", "bad_workbook")])


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        (HEAD + b'<row r="1"><c r="A1" t="s"><v>99</v></c></row>' + TAIL, "bad_workbook"),
        (HEAD + b'<row r="x"/>' + TAIL, "bad_workbook"),
        (HEAD + b"<row>", "bad_workbook"),
        (b"", "bad_workbook"),
        (HEAD + TITLES + b'<row r="999999999999">' + cell("A999999999999", "1969") + b"</row>" + TAIL, "too_many_rows"),
        (HEAD + TITLES + b'<row r="2">' + cell("A2", "1969") + cell("ZZ2", "x") + b"</row>" + TAIL, "no_title"),
        (HEAD + TAIL, "empty_file"),
    ],
    ids=["no such string", "row no number", "cut off", "empty", "trillionth row", "far column", "no rows"],
)
def test_a_broken_sheet_is_refused(read: Inspect, sheet: bytes, code: str) -> None:
    deck, errors = read(tampered(GOOD, SHEET, sheet), "cards.xlsx")
    assert deck is None
    assert [error[2] for error in errors] == [code]


@pytest.mark.parametrize(
    "raw", [GOOD[:-100], GOOD[:200], b"PK\x03\x04" + b"\0" * 100, tampered(GOOD, "xl/workbook.xml", b"<x/>")]
)
def test_a_broken_archive_is_refused(read: Inspect, raw: bytes) -> None:
    assert read(raw, "cards.xlsx") == (None, [(0, "", "bad_workbook")])


def test_workbooks_of_other_kinds_are_named(read: Inspect) -> None:
    """An old one, or one under a password, and one that is an archive with other parts."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
    for raw in (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 504, out.getvalue()):
        assert read(raw, "cards.xlsx") == (None, [(0, "", "other_workbook")])


def test_an_encrypted_part_is_refused(read: Inspect) -> None:
    raw = bytearray(GOOD)
    for place in [n for n in range(len(raw) - 4) if raw[n : n + 4] == b"PK\x01\x02"]:
        raw[place + 8] |= 1
    assert read(bytes(raw), "cards.xlsx") == (None, [(0, "", "bad_workbook")])


RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MAIN = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'


def relations(*targets: tuple[str, str]) -> str:
    told = [
        f'<Relationship Id="r{n}" Type="{RELATIONS}/{kind}" Target="{to}"/>' for n, (kind, to) in enumerate(targets)
    ]
    return f"<Relationships>{''.join(told)}</Relationships>"


def written_elsewhere(sheet: str, properties: str = "") -> bytes:
    """A workbook as other programs write it: prefixes, texts kept apart, another folder, a chart before the sheet."""
    sheets = '<x:sheet name="C" sheetId="1" q:id="r3"/><x:sheet name="S" sheetId="2" q:id="r0"/>'
    parts = {
        "[Content_Types].xml": "<Types/>",
        "_rels/.rels": relations(("extended-properties", "docProps/app.xml"), ("officeDocument", "/book/main.xml")),
        "book/_rels/main.xml.rels": relations(
            ("worksheet", "../sheets/one.xml"),
            ("sharedStrings", "texts.xml"),
            ("styles", "look.xml"),
            ("chartsheet", "c.xml"),
        ),
        "book/main.xml": f'<x:workbook {MAIN} xmlns:q="{RELATIONS}"><x:workbookPr {properties}/>'
        f"<x:sheets>{sheets}</x:sheets></x:workbook>",
        "book/texts.xml": f"<x:sst {MAIN}><x:si><x:t>year</x:t></x:si><x:si><x:t>title_en</x:t></x:si>"
        "<x:si><x:r><x:t>The </x:t></x:r><x:r><x:t>Moon</x:t></x:r><x:rPh><x:t>MUN</x:t></x:rPh></x:si></x:sst>",
        "book/look.xml": f'<x:styleSheet {MAIN}><x:numFmts><x:numFmt numFmtId="170" '
        f'formatCode="d\\.\\ mmm yyyy"/></x:numFmts>'
        '<x:cellStyleXfs><x:xf numFmtId="14"/></x:cellStyleXfs>'
        '<x:cellXfs><x:xf/><x:xf numFmtId="14"/><x:xf numFmtId="170"/><x:xf numFmtId="2"/></x:cellXfs></x:styleSheet>',
        "sheets/one.xml": f'<x:worksheet {MAIN}><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c>'
        '<x:c t="s"><x:v>1</x:v></x:c></x:row>'
        f"{sheet}</x:sheetData></x:worksheet>",
    }
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("cell", "properties", "year"),
    [
        ("<x:c><x:v>1969</x:v></x:c>", "", 1969),
        ('<x:c s="3"><x:v>1.969E3</x:v></x:c>', "", 1969),
        ('<x:c s="1"><x:v>25404</x:v></x:c>', "", 1969),
        ('<x:c s="2"><x:v>25404.75</x:v></x:c>', "", 1969),
        ('<x:c s="2"><x:v>23942</x:v></x:c>', 'date1904="1"', 1969),
        ('<x:c t="d"><x:v>1969-07-20T00:00:00</x:v></x:c>', "", 1969),
        ('<x:c t="str"><x:v>c. 1969</x:v></x:c>', "", 1969),
    ],
)
def test_workbooks_of_other_programs_are_read(read: Inspect, cell: str, properties: str, year: int) -> None:
    row = f'<x:row r="5">{cell}<x:c t="s"><x:v>2</x:v></x:c></x:row>'
    deck, errors = read(written_elsewhere(row, properties), "cards.xlsx")
    assert errors == []
    assert [(card.text("en").title, card.year) for card in deck.cards] == [("The Moon", year)]


@pytest.mark.parametrize(
    "cell",
    [
        '<x:c t="b"><x:v>1</x:v></x:c>',
        '<x:c t="e"><x:v>#N/A</x:v></x:c>',
        '<x:c s="1"><x:v>99999999</x:v></x:c>',
        "<x:c><x:v>1969.5</x:v></x:c>",
        "<x:c><x:f>1900+69</x:f><x:v>1969</x:v></x:c>",
    ],
    ids=["truth", "error", "day", "half", "formula"],
)
def test_what_is_no_year_stands_at_its_row(read: Inspect, cell: str) -> None:
    row = f'<x:row r="5">{cell}<x:c t="s"><x:v>2</x:v></x:c></x:row>'
    assert read(written_elsewhere(row), "cards.xlsx") == (None, [(5, "year", "bad_year")])


def told(path: Path) -> list[tuple[int, str, str]]:
    return [(one.row, one.code, one.text("uk")) for one in inspect(path).problems if one.severity == "warning"]


@pytest.mark.parametrize(("number", "year"), [(1000, 1000), (1969, 1969), (2100, 2100)])
def test_a_year_typed_into_a_cell_for_dates_is_asked_about(tmp_path: Path, number: int, year: int) -> None:
    row = f'<x:row r="5"><x:c s="1"><x:v>{number}</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c></x:row>'
    (tmp_path / "cards.xlsx").write_bytes(written_elsewhere(row))
    ((place, code, text),) = told(tmp_path / "cards.xlsx")
    assert (place, code) == (5, "year_or_day")
    assert f"рік {year}?" in text


@pytest.mark.parametrize("number", [999, 2101, 25404])
def test_a_day_of_another_time_is_a_day(tmp_path: Path, number: int) -> None:
    row = f'<x:row r="5"><x:c s="1"><x:v>{number}</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c></x:row>'
    (tmp_path / "cards.xlsx").write_bytes(written_elsewhere(row))
    assert told(tmp_path / "cards.xlsx") == []
