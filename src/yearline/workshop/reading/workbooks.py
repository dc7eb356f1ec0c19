"""Workbooks (XLSX) with their pictures: those that float over the sheet, and those that were placed in a cell."""

import posixpath
from collections.abc import Callable
from functools import partial

from yearline.decks import limits
from yearline.decks.archive import Archive
from yearline.decks.problems import DeckError, Report, fatal
from yearline.decks.sheets import BROKEN, Sheet, Workbook, chosen_sheet, records_of
from yearline.photos import HEAD, is_photo
from yearline.workshop.reading.found import Found
from yearline.workshop.reading.guessing import found_in

_RICH: str = "xl/richData"


def read_xlsx(raw: bytes, language: str) -> Found:
    """The rows of a workbook's sheet of cards, and the first picture in each of them."""
    report = Report()
    try:
        book = Workbook(Archive(raw))
        part = chosen_sheet(book, report)
        sheet = book.sheet(part)
        found, places = found_in(list(records_of(sheet.rows)), language)
        pictures = _floating(book.archive, part) | _in_cells(book.archive, sheet)
        found.put_photos(_by_row(book.archive, pictures, places))
    except DeckError:
        raise
    except BROKEN as error:
        raise fatal("bad_workbook", reason=type(error).__name__) from None
    found.notes += report.all()
    return found


def _by_row(
    archive: Archive, pictures: dict[tuple[int, int], str], places: list[int]
) -> dict[int, tuple[str, Callable[[], bytes]]]:
    """The first picture of each row that became a card."""
    rows = {place + 1: number for number, place in enumerate(places)}
    found: dict[int, tuple[str, Callable[[], bytes]]] = {}
    for (row, _), part in sorted(pictures.items()):
        if row in rows and rows[row] not in found and part in archive and is_photo(archive.read(part, HEAD)):
            read = partial(archive.read, part, limits.PHOTO_BYTES + 1)
            found[rows[row]] = (f"{row:03}-{posixpath.basename(part)}", read)
    return found


def _floating(archive: Archive, sheet: str) -> dict[tuple[int, int], str]:
    """Pictures that are anchored to a cell, by its row and column: a drawing lies over the sheet."""
    found: dict[tuple[int, int], str] = {}
    for kind, drawing in archive.related(sheet).values() if _has_relations(archive, sheet) else ():
        if kind == "drawing" and drawing in archive and _has_relations(archive, drawing):
            anchors = _Anchors(archive.related(drawing))
            archive.walk(drawing, anchors.begun, anchors.ended)
            found |= anchors.found
    return found


def _has_relations(archive: Archive, part: str) -> bool:
    folder, name = posixpath.split(part)
    return posixpath.join(folder, "_rels", f"{name}.rels") in archive


class _Anchors:
    """The anchors of a drawing as they come by."""

    def __init__(self, related: dict[str, tuple[str, str]]) -> None:
        self.found: dict[tuple[int, int], str] = {}
        self._related = related
        self._from = False
        self._row = self._column = 0

    def begun(self, kind: str, said: dict[str, str]) -> None:
        if kind == "from":
            self._from = True
        elif kind == "blip":
            id = next((what for name, what in said.items() if name.rpartition(":")[2] == "embed"), "")
            if id in self._related:
                self.found.setdefault((self._row + 1, self._column + 1), self._related[id][1])

    def ended(self, kind: str, text: str) -> None:
        if kind == "from":
            self._from = False
        elif self._from and kind == "row":
            self._row = int(text)
        elif self._from and kind == "col":
            self._column = int(text)


def _in_cells(archive: Archive, sheet: Sheet) -> dict[tuple[int, int], str]:
    """Pictures placed in cells: a cell names a value, the value a picture, and a list says where that lies."""
    relations = f"{_RICH}/richValueRel.xml"
    if not sheet.rich or relations not in archive or "xl/metadata.xml" not in archive:
        return {}
    metadata, values, order = _Metadata(), _Values(), list[str]()
    archive.walk("xl/metadata.xml", metadata.begun, metadata.ended)
    archive.walk(f"{_RICH}/rdrichvalue.xml", values.begun, values.ended)

    def relation(kind: str, said: dict[str, str]) -> None:
        if kind == "rel":
            order.append(next((what for name, what in said.items() if name.rpartition(":")[2] == "id"), ""))

    archive.walk(relations, relation)
    parts = archive.related(relations)
    found: dict[tuple[int, int], str] = {}
    for place, number in sheet.rich.items():
        value = metadata.value(number)
        picture = values.first[value] if value is not None and value < len(values.first) else None
        if picture is not None and picture < len(order) and order[picture] in parts:
            found[place] = parts[order[picture]][1]
    return found


class _Metadata:
    """From the number in a cell to the number of a rich value."""

    def __init__(self) -> None:
        self._future: list[int] = []
        self._cells: list[int] = []
        self._of_cells = False

    def begun(self, kind: str, said: dict[str, str]) -> None:
        if kind == "valueMetadata":
            self._of_cells = True
        elif kind == "rvb":
            self._future.append(int(said.get("i", 0)))
        elif kind == "rc" and self._of_cells:
            self._cells.append(int(said.get("v", 0)))

    def ended(self, kind: str, _: str) -> None:
        if kind == "valueMetadata":
            self._of_cells = False

    def value(self, number: int) -> int | None:
        """The rich value of a cell's number, which counts from 1."""
        if not 0 < number <= len(self._cells):
            return None
        block = self._cells[number - 1]
        return self._future[block] if block < len(self._future) else None


class _Values:
    """The first number of each rich value: of a picture, which one it is."""

    def __init__(self) -> None:
        self.first: list[int | None] = []
        self._fresh = False

    def begun(self, kind: str, _: dict[str, str]) -> None:
        if kind == "rv":
            self.first.append(None)
            self._fresh = True

    def ended(self, kind: str, text: str) -> None:
        if kind == "v" and self._fresh:
            self._fresh = False
            self.first[-1] = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None
