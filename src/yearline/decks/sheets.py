"""Workbooks (XLSX): the sheet with our headings, and its rows as texts."""

import contextlib
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import Final
from xml.parsers.expat import ExpatError

from yearline.decks import limits
from yearline.decks.archive import Archive
from yearline.decks.headings import LOOKED_THROUGH, is_header
from yearline.decks.problems import DeckError, Report, fatal, shown
from yearline.decks.tables import CardTable, make_table

_OLD: Final = b"\xd0\xcf\x11\xe0"
_LONGEST_FORMAT: Final = 255
BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    ExpatError,
    NotImplementedError,
    RuntimeError,
    OSError,
    EOFError,
    LookupError,
    ValueError,
)
"""What a broken archive, a broken part or a reference to nothing makes Python raise."""


def is_workbook(raw: bytes) -> bool:
    """Whether a file is an archive, as every workbook is, or what workbooks were before, and are under a password."""
    return raw.startswith((b"PK\x03\x04", _OLD))


def read_workbook(raw: bytes, report: Report) -> CardTable:
    """The table on a sheet of a workbook. Formulas are text here: nothing is calculated."""
    if raw.startswith(_OLD):
        raise fatal("other_workbook")
    try:
        book = Workbook(Archive(raw))
        return make_table(records_of(book.rows(chosen_sheet(book, report))), report)
    except DeckError:
        raise
    except BROKEN as error:
        raise fatal("bad_workbook", reason=type(error).__name__) from None


def chosen_sheet(book: "Workbook", report: Report) -> str:
    """The first sheet with our headings; where none has them, the first of all, in which the problems are told."""
    for place, (name, part) in enumerate(book.sheets):
        if any(is_header(record) for _, record in book.rows(part, LOOKED_THROUGH)):
            if place:
                report.notice(0, "", "other_sheet", name=shown(name))
            _tell_others(book, part, report)
            return part
    _tell_others(book, book.sheets[0][1], report)
    return book.sheets[0][1]


def _tell_others(book: "Workbook", chosen: str, report: Report) -> None:
    """Say which sheets with a table on them nobody reads: two rows are one."""
    others = [name for name, part in book.sheets if part != chosen and _has_table(book, part)]
    if others:
        report.notice(0, "", "sheets_left_out", names=shown(", ".join(others), 200))


def _has_table(book: "Workbook", part: str) -> bool:
    return sum(any(record) for _, record in book.rows(part, LOOKED_THROUGH)) > 1


def records_of(rows: Sequence[tuple[int, list[str]]]) -> Iterator[list[str]]:
    """The rows of a sheet with those between them that nobody wrote down."""
    following = 1
    for number, record in rows:
        for _ in range(following, number):
            yield []
        yield record
        following = max(following, number) + 1


class _Enough(Exception):
    """As many rows as were wanted have been read."""


class Workbook:
    """A workbook: its sheets by name and part, and what cells of every sheet refer to."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.sheets: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.dates: list[bool] = []
        """Whether a cell of a style, named by its number, shows dates."""
        self.since_1904 = False
        main = dict(archive.related("").values())["officeDocument"]
        self._related = archive.related(main)
        archive.walk(main, self._sheet)
        for kind, part in self._related.values():
            if kind == "sharedStrings":
                texts = _Texts(self.texts)
                archive.walk(part, texts.begun, texts.ended)
            elif kind == "styles":
                archive.walk(part, _Styles(self.dates).begun)

    def _sheet(self, kind: str, said: dict[str, str]) -> None:
        if kind == "workbookPr":
            self.since_1904 = said.get("date1904") in ("1", "true")
        elif kind == "sheet":
            what, part = self._related[{name.rpartition(":")[2]: id for name, id in said.items()}["id"]]
            if what == "worksheet":
                self.sheets.append((said["name"], part))

    def rows(self, part: str, most: int = limits.SHEET_ROWS) -> list[tuple[int, list[str]]]:
        """The first rows of a sheet that are written down, with their numbers."""
        return self.sheet(part, most).rows

    def sheet(self, part: str, most: int = limits.SHEET_ROWS) -> "Sheet":
        """A sheet with all that its first rows say."""
        sheet = Sheet(self, most)
        with contextlib.suppress(_Enough):
            self.archive.walk(part, sheet.begun, sheet.ended)
        return sheet

    def number(self, text: str, style: int) -> str:
        """What a number in a cell is, without calculating anything but the day it stands for."""
        number = float(text)
        if style < len(self.dates) and self.dates[style]:
            return _day(number, self.since_1904)
        return str(int(number)) if number.is_integer() else str(number)


def _day(number: float, since_1904: bool) -> str:
    from openpyxl.utils.datetime import MAC_EPOCH, WINDOWS_EPOCH, from_excel

    try:
        day = from_excel(number, MAC_EPOCH if since_1904 else WINDOWS_EPOCH)
    except (OverflowError, ValueError):
        return f"#{number}"
    return day.isoformat()[:10] if isinstance(day, date | datetime) else str(day)


class _Texts:
    """The texts that a workbook keeps apart from its cells. How they are pronounced is not part of them."""

    def __init__(self, kept: list[str]) -> None:
        self._kept = kept
        self._parts: list[str] = []
        self._aside = 0

    def begun(self, kind: str, _: dict[str, str]) -> None:
        self._aside += kind == "rPh"

    def ended(self, kind: str, text: str) -> None:
        if kind == "t" and not self._aside:
            self._parts.append(text)
        elif kind == "rPh":
            self._aside -= 1
        elif kind == "si":
            self._kept.append("".join(self._parts)[: limits.CELL])
            self._parts.clear()


class _Styles:
    """Which styles show dates."""

    def __init__(self, dates: list[bool]) -> None:
        from openpyxl.styles.numbers import BUILTIN_FORMATS, is_date_format  # takes longer than reading the library

        self._dates = dates
        self._is_date = is_date_format
        self._formats = {str(number): is_date_format(code) for number, code in BUILTIN_FORMATS.items()}
        """Formats by number: whether they are for dates."""
        self._of_cells = False

    def begun(self, kind: str, said: dict[str, str]) -> None:
        if kind == "numFmt" and len(said["formatCode"]) <= _LONGEST_FORMAT:
            self._formats[said["numFmtId"]] = self._is_date(said["formatCode"])
        elif kind in ("cellXfs", "cellStyleXfs"):
            self._of_cells = kind == "cellXfs"
        elif kind == "xf" and self._of_cells:
            self._dates.append(self._formats.get(said.get("numFmtId", "0"), False))


class Sheet:
    """The rows of a sheet, as they come by. Where a row or a
    cell does not say where it stands, it follows the one before.
    """

    def __init__(self, book: Workbook, most: int) -> None:
        self.rows: list[tuple[int, list[str]]] = []
        self.rich: dict[tuple[int, int], int] = {}
        """By row and column, which of the workbook's richer contents, such as a picture, a cell holds."""
        self._book = book
        self._most = most
        self._number = 0
        self._column = 0
        self._record: list[str] = []
        self._cell: dict[str, str] = {}
        self._found: dict[str, str] = {}
        self._aside = 0

    def begun(self, kind: str, said: dict[str, str]) -> None:
        """An element begins."""
        if kind == "c":
            place = said.get("r")
            self._column = _column(place) if place else self._column + 1
            self._cell, self._found = said, {}
            if "vm" in said:
                self.rich[self._number, self._column] = int(said["vm"])
        elif kind == "row":
            self._number = int(said.get("r", self._number + 1))
            if self._number > limits.SHEET_ROWS:
                raise fatal("too_many_rows", limit=limits.ROWS)
            self._column, self._record = 0, []
        else:
            self._aside += kind == "rPh"

    def ended(self, kind: str, text: str) -> None:
        """An element ends."""
        if kind in ("v", "f"):
            self._found[kind] = text[: limits.CELL]
        elif kind == "t" and not self._aside:
            self._found["t"] = (self._found.get("t", "") + text)[: limits.CELL]
        elif kind == "c":
            self._put(self._text())
        elif kind == "row":
            self.rows.append((self._number, self._record))
            if len(self.rows) >= self._most:
                raise _Enough
        elif kind == "rPh":
            self._aside -= 1

    def _put(self, text: str) -> None:
        if text and 0 < self._column <= limits.COLUMNS + 1:
            self._record += [""] * (self._column - len(self._record))
            self._record[self._column - 1] = text

    def _text(self) -> str:
        found, kind = self._found, self._cell.get("t", "n")
        if "f" in found:
            return f"={found['f']}"
        if kind == "inlineStr":
            return found.get("t", "")
        text = found.get("v", "")
        if kind == "s" and text:
            return self._book.texts[int(text)]
        if kind == "n" and text:
            return self._book.number(text, int(self._cell.get("s", 0)))
        return {"b0": "False", "b1": "True"}.get(kind[:1] + text, text[:10] if kind == "d" else text)


def _column(place: str) -> int:
    """The column of a place such as AB12."""
    column = 0
    for letter in place.rstrip("0123456789")[:4]:
        column = column * 26 + ord(letter.upper()) - 64
    return column
