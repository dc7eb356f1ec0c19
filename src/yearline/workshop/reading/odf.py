"""OpenDocument spreadsheets (ODS): the sheet with our headings, its rows as texts, and the pictures in its cells."""

from functools import partial
from typing import Final
from xml.parsers import expat

from yearline.decks import limits
from yearline.decks.archive import check_declarations, feed
from yearline.decks.headings import LOOKED_THROUGH, is_header
from yearline.decks.problems import DeckError, fatal, shown
from yearline.decks.zips import Files
from yearline.photos import HEAD, is_photo
from yearline.workshop.reading.found import Found
from yearline.workshop.reading.guessing import found_in

_KIND: Final = b"application/vnd.oasis.opendocument.spreadsheet"
_CONTENT: Final = "content.xml"
_MOST_BYTES: Final = 32 * 2**20
_LONGEST: Final = 10_000
"""More of a text is not put together: each piece would copy all before it."""
MOST: Final = limits.PHOTO_BYTES + 1
_BARE: Final = frozenset(("annotation", "deletion"))
"""What stands in a cell without being its text."""


def is_ods(files: Files) -> bool:
    """Whether an archive is a spreadsheet of LibreOffice and its like."""
    return _CONTENT in files and "mimetype" in files and files.beginning("mimetype", 100).startswith(_KIND)


def read_ods(files: Files, language: str) -> Found:
    """The rows of the sheet with our headings, else of the first one; the first picture of each row."""
    xml = files.beginning(_CONTENT, _MOST_BYTES + 1)
    if len(xml) > _MOST_BYTES:
        raise fatal("unpacks_too_big", limit=_MOST_BYTES // 2**20)
    check_declarations(xml)
    sheets = _sheets(xml)
    if not sheets:
        raise fatal("empty_file")
    chosen = next((one for one in sheets if _has_headings(one)), sheets[0])
    found, places = found_in(chosen.rows, language)
    pictures = {place: name for place, name in chosen.pictures.items() if name in files}
    photos = {
        number: (
            f"{place + 1:03}-{pictures[place].rpartition('/')[2]}",
            partial(files.beginning, pictures[place], MOST),
        )
        for number, place in enumerate(places)
        if place in pictures and is_photo(files.beginning(pictures[place], HEAD))
    }
    found.put_photos(photos)
    if others := [shown(one.name) for one in sheets if one is not chosen and len(one.rows) > 1]:
        found.note("sheets_left_out", names=", ".join(others)[:200])
    return found


def _has_headings(sheet: "_Table") -> bool:
    return any(is_header(row) for row in sheet.rows[:LOOKED_THROUGH])


class _Table:
    """A sheet."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: list[list[str]] = []
        self.pictures: dict[int, str] = {}


def _sheets(xml: bytes) -> list[_Table]:
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.begun
    parser.EndElementHandler = reader.ended
    parser.CharacterDataHandler = reader.said
    try:
        feed(parser, xml)
    except DeckError:
        raise
    except (expat.ExpatError, ValueError):
        raise fatal("bad_workbook", reason="XML") from None
    for sheet in reader.sheets:
        while sheet.rows and not any(sheet.rows[-1]):
            sheet.rows.pop()
    return [sheet for sheet in reader.sheets if sheet.rows]


class _Reader:
    """The elements of a spreadsheet as they come by.
    Repeated rows and cells are counted, and only so many are believed.
    """

    def __init__(self) -> None:
        self.sheets: list[_Table] = []
        self._left = limits.WORKBOOK_ELEMENTS
        self._row: list[str] = []
        self._rows = self._cells = 1
        self._value = ""
        self._texts: list[str] = []
        self._picture = ""
        self._depth = self._aside = 0
        self._in_text = False

    def begun(self, name: str, said: dict[str, str]) -> None:
        self._pay(1)
        kind = name.rpartition(":")[2]
        if kind == "table" and name.startswith("table:"):
            self.sheets.append(_Table(said.get("table:name", "")))
        elif kind == "table-row":
            self._row, self._rows, self._picture = [], _count(said, "rows"), ""
        elif kind in ("table-cell", "covered-table-cell"):
            self._cells, self._texts = _count(said, "columns"), []
            self._value = _value(said)
        elif kind in _BARE:
            self._aside += 1
        elif kind == "p" and not self._aside:
            self._texts.append("")
            self._in_text = True
        elif kind == "image" and not self._picture:
            self._picture = said.get("xlink:href", "").removeprefix("./")
        elif kind in ("s", "tab", "line-break") and self._in_text:
            self._texts[-1] += " "

    def said(self, text: str) -> None:
        if self._in_text and not self._aside and len(self._texts[-1]) < _LONGEST:
            self._texts[-1] += text

    def ended(self, name: str) -> None:
        kind = name.rpartition(":")[2]
        if kind in _BARE:
            self._aside -= 1
        elif kind == "p":
            self._in_text = False
        elif kind in ("table-cell", "covered-table-cell"):
            text = self._value or " ".join(self._texts)
            room = limits.COLUMNS + 1 - len(self._row)
            self._row += [text] * max(0, min(self._cells, room))
        elif kind == "table-row" and self.sheets:
            self._put()

    def _put(self) -> None:
        while self._row and not self._row[-1]:
            self._row.pop()
        rows = self.sheets[-1].rows
        if self._picture:
            self.sheets[-1].pictures[len(rows)] = self._picture
        count = self._rows if self._row else min(self._rows, 1)
        count = min(count, limits.ROWS + LOOKED_THROUGH + 1 - len(rows))
        self._pay(
            count * len(self._row)
        )  # a hundred bytes may say that a row of theirs comes a million times, on every sheet
        rows.extend(list(self._row) for _ in range(count))

    def _pay(self, elements: int) -> None:
        self._left -= elements
        if self._left < 0:
            raise fatal("bad_workbook", reason="too many cells")


def _count(said: dict[str, str], what: str) -> int:
    text = said.get(f"table:number-{what}-repeated", "1")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 1


def _value(said: dict[str, str]) -> str:
    """A day as it is meant, and a number without the commas that a country writes;
    any other cell says what it shows.
    """
    kind = said.get("office:value-type", "")
    if kind == "date":
        return said.get("office:date-value", "")[:10]
    if kind == "float":
        number = said.get("office:value", "")[:_LONGEST]
        return number.removesuffix(".0")
    return ""
