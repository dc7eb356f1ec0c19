"""Texts: CSV and TSV with headings or without, Quizlet's and Anki's exports, and lists as people paste them."""

import csv
import io
import re
from collections.abc import Iterable
from typing import Any, Final

from yearline.decks import limits
from yearline.decks.headings import LOOKED_THROUGH, is_header
from yearline.decks.problems import Report, fatal
from yearline.decks.tables import decode_table, read_json, separator_of
from yearline.workshop.draft import draft_of
from yearline.workshop.reading.dated import split_line
from yearline.workshop.reading.flash_cards import flash_cards, of_lines
from yearline.workshop.reading.found import Column, Found
from yearline.workshop.reading.guessing import found_in
from yearline.workshop.reading.markup import without_markup

_SEPARATOR_NAMES: Final = {"tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " "}
_HEADER: Final = re.compile(
    r"#(separator|html|tags column|columns|notetype|deck|guid column)[^:\n]{0,40}:(.*)", re.IGNORECASE
)
_LIKELY: Final = 0.6
"""Where so many lines have a date, it is a list."""


def read_text(raw: bytes, language: str) -> Found:
    """A text as rows, whatever it came from."""
    _weigh(raw)
    report = Report()
    text = decode_table(raw, report).replace("\r\n", "\n").replace("\r", "\n").strip("\n")
    found = _read(text, language)
    found.notes += report.all()
    return found


def _weigh(raw: bytes) -> None:
    """What is too large is refused before it is taken apart. Raises DeckError."""
    if len(raw) > limits.TEXT_BYTES:
        raise fatal("file_too_big", limit=limits.TEXT_BYTES // 2**20)


def _read(text: str, language: str) -> Found:
    if _HEADER.match(text):
        return _anki(text, language)
    first = text.partition("\n")[0]
    separator = first[4] if first.lower().startswith("sep=") and len(first) == 5 else separator_of(text, first)
    records = _records(text, separator)
    if any(is_header(record) for record in records[:LOOKED_THROUGH]):
        return found_in(records, language)[0]
    if all("\t" in line for line in text.split("\n") if line.strip()):
        return _cards(_records(text, "\t"), language)
    return _list(text, language) or found_in(records, language)[0]


def _records(text: str, separator: str) -> list[list[str]]:
    try:
        return _some(csv.reader(io.StringIO(text), delimiter=separator))
    except csv.Error:
        return _some(line.split(separator) for line in text.split("\n"))


def _some(records: Iterable[list[str]]) -> list[list[str]]:
    """One record after another, so that others get their turn, and
    no more than a table may have with all that stands above it.
    """
    found = []
    for record in records:
        if record and any(record):
            found.append([cell[: limits.LINE] for cell in record[: limits.COLUMNS + 1]])
        if len(found) > limits.ROWS + LOOKED_THROUGH:
            raise fatal("too_many_rows", limit=limits.ROWS)
    return found


def _anki(text: str, language: str) -> Found:
    """Anki's export: lines that say how it is written, then notes."""
    lines = text.split("\n")
    said: dict[str, str] = {}
    while lines and (head := _HEADER.match(lines[0])):
        said[head[1].lower()] = head[2].strip()
        lines.pop(0)
    separator = _SEPARATOR_NAMES.get(said.get("separator", "tab").lower(), said.get("separator", "\t")[:1] or "\t")
    records = _records("\n".join(lines), separator)
    if "columns" in said:
        records.insert(0, said["columns"].split(separator))
    return _cards(records, language)


def _cards(records: list[list[str]], language: str) -> Found:
    return flash_cards([[without_markup(cell) for cell in record] for record in records], language)[0]


def _lines(text: str) -> list[str]:
    """The lines of a list; Quizlet may write all cards into one, with semicolons between them."""
    return text.split(";") if "\n" not in text and text.count(";") > 1 else text.split("\n")


def _list(text: str, language: str) -> Found | None:
    """A list of dates, if most of the lines have one."""
    lines = [line for line in _lines(text) if line.strip()]
    if len(lines) > limits.ROWS:
        raise fatal("too_many_rows", limit=limits.ROWS)
    split = [(line, split_line(line)) for line in lines]
    if sum(parts is not None for _, parts in split) < max(1, _LIKELY * len(lines)):
        return None
    return of_lines(split, language)


def is_json(raw: bytes) -> bool:
    """Whether a text is JSON, of a deck or of a query."""
    return raw.lstrip()[:1] in (b"{", b"[")


def read_deck_file(raw: bytes, name: str, language: str) -> Found:
    """JSON, and what else the checks of decks read themselves."""
    import tempfile
    from pathlib import Path

    from yearline.decks.source import inspect

    _weigh(raw)
    read_json(raw)
    with tempfile.TemporaryDirectory(prefix="yearline-draft") as folder:
        path = Path(folder) / "deck.json"
        path.write_bytes(raw)
        inspection = inspect(path, name=name, language=language)
    draft = draft_of(inspection.checked())
    meta: dict[str, Any] = draft.meta
    found = Found([Column(column, column) for column in draft.columns], draft.rows, meta)
    found.notes += inspection.problems
    return found
