"""Rows and columns out of CSV, TSV and JSON files, before anybody asks what they mean."""

import csv
import io
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, dropwhile, islice
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final

import msgspec

from yearline.core.value import value
from yearline.decks import limits
from yearline.decks.cells import unfence
from yearline.decks.codepages import NO_TEXT, guess
from yearline.decks.headings import LOOKED_THROUGH, column_name, is_header, is_known, named_columns
from yearline.decks.problems import DeckError, Report, fatal, shown

_SEPARATORS: Final = (",", ";", "\t")
_LETTERS: Final = [first + letter for first in ("", "A", "B") for letter in ascii_uppercase]
"""What spreadsheets call their columns, for more of them than a table may have."""
_HEADINGS: Final = 4096
"""No line of headings is longer."""
_LOST: Final = re.compile(r"[^\W\d_]{1,20}\?[^\W\d_]{1,20}(?![^\s;,=]{0,40}=)")
"""A question mark inside a word, and not in an address, is what Excel writes for a letter that the code page has not.
"""


@value
class Row:
    """The cells of one row that are not empty, by column."""

    number: int
    cells: dict[str, str]


@value
class CardTable:
    """A header, the number of its row, and rows, as read: every cell is text."""

    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    head: int = 1


def read_bytes(path: Path, most: int = limits.FILE_BYTES) -> bytes:
    """The content of a file that is not too big, and is a file."""
    try:
        ordinary = stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        raise fatal("no_such_file", name=shown(path.name)) from None
    if not ordinary:
        raise fatal("not_a_file", name=shown(path.name))
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as error:
        raise fatal("unreadable", name=shown(path.name), reason=shown(error.strerror or "")) from None
    if len(raw) > most:
        raise fatal("file_too_big", limit=most // 2**20)
    return raw


def decode(raw: bytes) -> str:
    """The text of a file in UTF-8, or in UTF-16 with a mark, which is what Excel calls Unicode text."""
    encoding = "utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError as error:
        if NO_TEXT.search(raw):
            raise fatal("no_table") from None
        raise fatal("wrong_encoding", row=raw.count(b"\n", 0, error.start) + 1) from None


def decode_table(raw: bytes, report: Report) -> str:
    """The text of a CSV file. What was saved in a code page is read where that is certain, and told."""
    try:
        return decode(raw)
    except DeckError:
        guessed = guess(raw)
        if guessed is None:
            raise
    report.notice(0, "", "guessed_encoding", page=guessed.page, sample=shown(guessed.sample))
    for number, line in enumerate(guessed.text.splitlines(), 1):
        if lost := _LOST.search(line):
            report.warn(number, "", "lost_letter", character=shown(lost[0]))
    return guessed.text


def read_delimited(raw: bytes, report: Report) -> CardTable:
    """The table in a CSV or TSV file, whatever program saved it."""
    text = decode_table(raw, report).replace("\r\n", "\n").replace("\r", "\n")
    first, _, rest = text.partition("\n")
    if first.lower().startswith("sep=") and len(first) == 5:
        return make_table(_records(rest, first[4]), report)
    return make_table(_records(text, separator_of(text, first)), report)


def separator_of(text: str, first: str) -> str:
    """The one between the headings; where none is found, the one that is most often in the first line."""
    for line in text.split("\n", LOOKED_THROUGH)[:LOOKED_THROUGH]:
        for separator in _SEPARATORS:
            if is_header([cell.strip(' "') for cell in line[:_HEADINGS].split(separator)]):
                return separator
    return max(_SEPARATORS, key=first.count)


def _records(text: str, separator: str) -> Iterator[list[str]]:
    number = 1
    try:
        for record in csv.reader(io.StringIO(text), delimiter=separator, strict=True):
            yield [unfence(cell) for cell in record]
            number += 1
    except csv.Error:  # found out where the quotation mark is missed, which may be far below the row that lacks it
        raise fatal("bad_csv", row=number) from None


def make_table(records: Iterable[Sequence[str]], report: Report) -> CardTable:
    """A table out of records. The header is the first that names years and titles; failing that, the first of all."""
    numbered = dropwhile(lambda one: not any(map(str.strip, one[1])), enumerate(records, 1))
    opening = list(islice(numbered, LOOKED_THROUGH))
    if not opening:
        raise fatal("empty_file")
    place = next((place for place, (_, record) in enumerate(opening) if is_header(record)), 0)
    head, header = opening[place]
    if place:
        report.notice(head, "", "rows_above")
    columns = _columns(header, head, report)
    rows: list[Row] = []
    told = report if any(map(is_known, columns)) else Report()  # where the header is none, no cell is out of place
    for number, record in chain(opening[place + 1 :], numbered):
        if row := _row(number, record, columns, told):
            rows.append(row)
        if len(rows) > limits.ROWS:
            raise fatal("too_many_rows", limit=limits.ROWS)
    return CardTable(tuple([column for column in columns if column]), tuple(rows), head)


def _columns(header: Sequence[str], head: int, report: Report) -> list[str]:
    found = named_columns(header)
    while found and not found[-1]:
        found.pop()
    if len(found) > limits.COLUMNS:
        raise fatal("too_many_columns", limit=limits.COLUMNS)
    for position, column in enumerate(found):
        if column and column in found[:position]:
            report.error(head, shown(header[position].strip()), "duplicate_column")
    margin = next((position for position, column in enumerate(found) if column), 0)
    return [*_LETTERS[:margin], *found[margin:]]  # where people number their rows no cell was pushed aside


def _row(number: int, record: Sequence[str], columns: Sequence[str], report: Report) -> Row | None:
    cells: dict[str, str] = {}
    for position, cell in enumerate(record):
        if not cell or cell.isspace():
            continue
        if position >= len(columns) or not columns[position]:
            report.error(number, "", "cell_without_column", text=shown(cell.strip()))
        else:
            cells[columns[position]] = cell
    return Row(number, cells) if cells else None


def read_json(raw: bytes) -> Any:
    """What a JSON file holds, of any shape."""
    try:
        return msgspec.json.decode(decode(raw))
    except (msgspec.DecodeError, RecursionError) as error:
        raise fatal("bad_json", reason=shown(str(error))) from None


def table_of_objects(items: Sequence[Any], report: Report) -> CardTable:
    """A table out of a list of JSON objects. The row is the place in the list, counted from 1."""
    if len(items) > limits.ROWS:
        raise fatal("too_many_rows", limit=limits.ROWS)
    rows: list[Row] = []
    for number, item in enumerate(items, 1):
        if not isinstance(item, dict):
            report.error(number, "", "not_an_object")
        elif len(item) > limits.COLUMNS:
            report.error(number, "", "too_many_columns", limit=limits.COLUMNS)
        else:
            rows.append(Row(number, _object_cells(number, item, report)))
    return CardTable(tuple(dict.fromkeys([column for row in rows for column in row.cells])), tuple(rows))


def _object_cells(number: int, item: dict[str, Any], report: Report) -> dict[str, str]:
    cells: dict[str, str] = {}
    for key, cell in item.items():
        column = column_name(key)
        if isinstance(cell, (str, int)) and not isinstance(cell, bool):
            if str(cell).strip():
                cells[column] = str(cell)
        elif cell is not None:
            report.error(number, shown(column), "not_text")
    return cells
