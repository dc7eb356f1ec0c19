"""Workbooks (XLSX). They come from strangers: the archive is weighed and searched before anything is parsed."""

import gc
import io
import warnings
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import islice
from typing import Any, Final

from yearline.decks import limits
from yearline.decks.headings import LOOKED_THROUGH, is_header
from yearline.decks.problems import DeckError, Report, fatal, shown
from yearline.decks.tables import Table, make_table

_OLD: Final = b"\xd0\xcf\x11\xe0"
_PARTS: Final = "[Content_Types].xml"
"""Every XLSX lists its parts here; an ODS or a Numbers file is an archive too, without such a list."""
_DECLARATIONS: Final = (b"<!DOCTYPE", b"<!ENTITY")
_BYTE, _ELEMENT = 20, 250
"""What a byte and an element of XML take once they are read, at most, in bytes: an attribute is short and becomes two objects."""


class _Litter:
    """What the XML reader leaves behind: circles of all that it has read, which a server's Python looks for rarely."""

    most: Final = 2**27

    def __init__(self) -> None:
        self.left = 0

    def add(self, size: int) -> None:
        """Clear up where much has come together; each time would be a pause for all who play."""
        self.left += size
        if self.left > self.most:
            self.left = 0
            gc.collect()


_LITTER: Final = _Litter()


def is_workbook(raw: bytes) -> bool:
    """Whether a file is an archive, as every workbook is, or what workbooks were before, and are under a password."""
    return raw.startswith((b"PK\x03\x04", _OLD))


def read_workbook(raw: bytes, report: Report) -> Table:
    """The table on a sheet of a workbook. Formulas are text here: nothing is calculated."""
    if raw.startswith(_OLD):
        raise fatal("other_workbook")
    weight = _weigh(raw)
    try:
        return _table(raw, report)
    finally:
        _LITTER.add(weight)


def _table(raw: bytes, report: Report) -> Table:
    import openpyxl  # takes longer than reading the library; most decks are no workbooks

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # openpyxl warns about styles and extensions, which are nothing to us
            book = openpyxl.load_workbook(io.BytesIO(raw), read_only=True, keep_links=False)
            return make_table(_records(_chosen(book.worksheets, report)), report)
    except DeckError:
        raise
    except Exception as error:  # a broken workbook makes the library raise nearly anything
        reason = type(error).__name__
    raise fatal("bad_workbook", reason=reason)  # out here, or the error would hold on to all that was read


def _chosen(sheets: Sequence[Any], report: Report) -> Any:
    """The first sheet with our headings; where none has them, the first of all, in which the problems are told."""
    for sheet in sheets:
        if any(map(is_header, islice(_records(sheet), LOOKED_THROUGH))):
            if sheet is not sheets[0]:
                report.notice(0, "", "other_sheet", name=shown(sheet.title))
            return sheet
    return sheets[0]


def _weigh(raw: bytes) -> int:
    """About what an archive takes in memory. Refuses what unpacks to too much, or declares a document type and so may define entities."""
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            parts = archive.infolist()
            unpacked = sum(part.file_size for part in parts)
            if len(parts) > limits.ARCHIVE_PARTS or unpacked > limits.UNPACKED_BYTES:
                raise fatal("unpacks_too_big", limit=limits.UNPACKED_BYTES // 2**20)
            if _PARTS not in archive.namelist():
                raise fatal("other_workbook")
            tags = sum(_search(archive.read(part)) for part in parts if part.filename.endswith((".xml", ".rels")))
            if tags > limits.WORKBOOK_TAGS:
                raise fatal("bad_workbook", reason="too many cells")
            return _BYTE * unpacked + _ELEMENT * tags
    except DeckError:
        raise
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, OSError, EOFError, ValueError) as error:
        raise fatal("bad_workbook", reason=type(error).__name__) from None


def _search(xml: bytes) -> int:
    """How many tags there are in a part, if there is nothing in it that must not be."""
    if b"\0" in xml[:4] or xml[:2] in (b"\xff\xfe", b"\xfe\xff") or any(word in xml for word in _DECLARATIONS):
        raise fatal("bad_workbook", reason="DOCTYPE")
    return xml.count(b"<")


def _records(sheet: Any) -> Iterator[list[str]]:
    # The size a sheet claims is not to be believed, and a row may claim to be the trillionth: count, and stop.
    sheet.reset_dimensions()
    rows = sheet.iter_rows(max_col=limits.COLUMNS + 1, values_only=True)
    for record in islice(rows, limits.SHEET_ROWS):
        yield [] if record.count(None) == len(record) else [_text(cell) for cell in record]
    if next(rows, None) is not None:
        raise fatal("too_many_rows", limit=limits.ROWS)


def _text(cell: Any) -> str:
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    if isinstance(cell, date):
        return cell.isoformat()[:10]
    return str(getattr(cell, "text", cell))
