"""What the typesetter leaves out of a PDF and a printer wants to know:
where a page is cut, and how far its colour reaches.

Typst writes plain objects and a plain table of where they are.
A page gets its boxes in its own object, and the table is mended; nothing else in the file changes.
"""

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from yearline.core.value import value
from yearline.printing.layout import Box

POINTS: Final = 72 / 25.4
_KIDS: Final = re.compile(rb"<</Type/Pages/Count \d+/Kids\[([^\]]*)\]")
_PAGE: Final = re.compile(rb"\n(\d+) 0 obj\n<</Type/Page/[^\n]*?/MediaBox\[0 0 [\d.]+ ([\d.]+)\]")
_SUSPECTS: Final = re.compile(rb"/MarkInfo<</Marked true(/Suspects false)>>")
_TABLE: Final = re.compile(rb"\nxref\n0 (\d+)\n")
_ENTRY: Final = 20


@value
class Boxes:
    """Where a page is cut and how far its colour reaches, in millimetres."""

    trim: Box
    bleed: Box


@value
class _Edit:
    """Bytes that take the place of others."""

    first: int
    last: int
    new: bytes


def with_boxes(pdf: bytes, boxes: Sequence[Boxes | None]) -> bytes:
    """The file with a TrimBox and a BleedBox on each of its first pages that has them here."""
    pages = {int(page[1]): page for page in _PAGE.finditer(pdf)}
    found = _KIDS.search(pdf)
    assert found is not None, "typst writes one list of pages"
    kids = [pages[int(number)] for number in re.findall(rb"(\d+) 0 R", found[1])]
    edits = [_boxed(page, box) for page, box in zip(kids, boxes, strict=False) if box]
    # The value that the standard presumes anyway: Poppler takes it for a mistake when it is written out.
    edits += [_Edit(*match.span(1), b"") for match in _SUSPECTS.finditer(pdf)]
    return _edited(pdf, sorted(edits, key=lambda edit: edit.first))


def _boxed(page: re.Match[bytes], boxes: Boxes) -> _Edit:
    height = float(page[2])
    written = f"/BleedBox[{_corners(boxes.bleed, height)}]/TrimBox[{_corners(boxes.trim, height)}]"
    return _Edit(page.end(), page.end(), written.encode())


def _corners(box: Box, height: float) -> str:
    """The lower left and the upper right corner; a PDF counts from the lower left one of the page."""
    left, top, right, bottom = (side * POINTS for side in box)
    return " ".join(f"{max(0.0, side):.3f}" for side in (left, height - bottom, right, height - top))


def _edited(pdf: bytes, edits: Sequence[_Edit]) -> bytes:
    """The file with the edits made, and every object's place in the table moved by what stands before it."""
    table = _TABLE.search(pdf, pdf.rindex(b"\nxref\n"))
    assert table is not None, "typst writes a plain table of objects"
    start, end = table.end(), table.end() + _ENTRY * int(table[1])
    moved = _mover(edits)
    entries = [pdf[at : at + _ENTRY] for at in range(start, end, _ENTRY)]
    lines = [b"%010d" % moved(int(entry[:10])) + entry[10:] if entry[17:18] == b"n" else entry for entry in entries]
    tail = re.sub(rb"(?<=startxref\n)\d+", lambda at: b"%d" % moved(int(at[0])), pdf[end:])
    return b"".join([_body(pdf[:start], edits), *lines, tail])


def _body(body: bytes, edits: Sequence[_Edit]) -> bytes:
    pieces, at = [], 0
    for edit in edits:
        pieces += [body[at : edit.first], edit.new]
        at = edit.last
    return b"".join([*pieces, body[at:]])


def _mover(edits: Sequence[_Edit]) -> Callable[[int], int]:
    """Where what stood at a place stands after the edits."""
    firsts = [edit.first for edit in edits]
    shifts = [0, *accumulate(len(edit.new) - (edit.last - edit.first) for edit in edits)]
    return lambda at: at + shifts[bisect_left(firsts, at)]
