"""Anki packages: a database of notes in an archive, with its
pictures beside it, in the three ways Anki has written them.
"""

import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import zstandard

from yearline.decks import limits
from yearline.decks.problems import DeckError, fatal
from yearline.decks.zips import Files
from yearline.photos import HEAD, is_photo
from yearline.workshop.reading.flash_cards import flash_cards
from yearline.workshop.reading.found import Found
from yearline.workshop.reading.guessing import found_in
from yearline.workshop.reading.markup import images_in, without_markup

COLLECTIONS: Final = ("collection.anki21b", "collection.anki21", "collection.anki2")
"""The newest first: the oldest then only says that one needs a newer Anki."""
_SEPARATOR: Final = "\x1f"
_MOST_COLLECTION: Final = 50_000_000
_ZSTD: Final = b"\x28\xb5\x2f\xfd"
_BLOCK: Final = 2**18
"""The first bytes of what zstd has packed are in so many of its own."""
_WINDOW: Final = 2**25
"""So much of what came before a reader has to remember: the writer chooses it, and Anki less."""
_STEPS: Final = 2_000_000
"""So much work a database of a stranger may make."""


def is_anki(files: Files) -> bool:
    """Whether an archive is a package of Anki."""
    return any(name in files for name in COLLECTIONS)


def read_anki(files: Files, language: str) -> Found:
    """The notes of a package, and the first picture of each."""
    name = next(name for name in COLLECTIONS if name in files)
    raw = files.beginning(name, _MOST_COLLECTION + 1)
    if name.endswith("b"):
        raw = _unpacked(raw)
    if len(raw) > _MOST_COLLECTION:
        raise _too_big()
    names, notes = _notes(raw)
    media = _media(files)
    plain = [[without_markup(cell) for cell in note] for note in notes]
    header = [names] if names else []
    found, places = found_in(header + plain, language, headed=bool(names))
    if not any(one.column == "year" for one in found.columns):
        header = []
        found, places = flash_cards(plain, language)
    photos: dict[int, tuple[str, Callable[[], bytes]]] = {}
    known: dict[str, bool] = {}
    for row, place in enumerate(places):
        shown = [picture for cell in notes[place - len(header)] for picture in images_in(cell)]
        path = next((media[picture] for picture in shown if picture in media), None)
        if path is not None and path not in known:
            known[path] = is_photo(_picture(files, path, HEAD))
        if path is not None and known[path]:
            called = f"{row + 1:03}-{shown[0]}"[: limits.PHOTO_NAME].replace("/", "-")
            photos[row] = (called, partial(_picture, files, path, limits.PHOTO_BYTES + 1))
    found.put_photos(photos)
    return found


def _picture(files: Files, path: str, most: int) -> bytes:
    """A picture, packed once more or not; of a larger one, the beginning."""
    if files.beginning(path, len(_ZSTD)) != _ZSTD:
        return files.beginning(path, most)
    return _unpacked(files.beginning(path, _BLOCK if most == HEAD else limits.PHOTO_BYTES + 1), most)


def _unpacked(raw: bytes, most: int = _MOST_COLLECTION + 1) -> bytes:
    """What was packed with zstd, or the beginning of it: a few bytes may be very many."""
    try:
        body: bytes = zstandard.ZstdDecompressor(max_window_size=_WINDOW).stream_reader(raw).read(most)
    except (zstandard.ZstdError, MemoryError):
        raise fatal("bad_anki", reason="zstd") from None
    return body


def _too_big() -> DeckError:
    return fatal("archive_too_big", files=limits.ARCHIVE_FILES, limit=_MOST_COLLECTION // 10**6)


def _notes(raw: bytes) -> tuple[list[str], list[list[str]]]:
    """The fields of all notes, and their names where all notes are of one kind."""
    with tempfile.TemporaryDirectory(prefix="yearline-anki") as folder:
        path = Path(folder) / "collection.sqlite"
        path.write_bytes(raw)
        connection = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
        try:
            return _query(connection)
        except (sqlite3.Error, ValueError, KeyError, TypeError, AttributeError):
            raise fatal("bad_anki", reason="SQLite") from None
        finally:
            connection.close()


def _query(connection: sqlite3.Connection) -> tuple[list[str], list[list[str]]]:
    left = [_STEPS // 1000]

    def patience() -> int:
        left[0] -= 1
        return int(left[0] < 0)

    connection.set_progress_handler(patience, 1000)
    connection.execute("PRAGMA trusted_schema=OFF")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_COLLECTION)
    if not _is_stored(connection, "notes"):
        raise ValueError("notes is no table")
    rows = connection.execute("SELECT mid, flds FROM notes ORDER BY id LIMIT ?", (limits.ROWS + 1,)).fetchall()
    if len(rows) > limits.ROWS:
        raise fatal("too_many_rows", limit=limits.ROWS)
    models = {row[0] for row in rows}
    notes = [str(row[1])[:40_000].split(_SEPARATOR)[: limits.COLUMNS] for row in rows]
    return (_names(connection, next(iter(models))) if len(models) == 1 else []), notes


def _is_stored(connection: sqlite3.Connection, table: str) -> bool:
    """Whether a table is in the file as it is:
    views, tables of other kinds and columns that are calculated when they are read make half a gigabyte of a line.
    """
    kinds = connection.execute("SELECT type, rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchall()
    calculated = connection.execute("SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden > 0", (table,)).fetchone()
    return [kind for kind, page in kinds if page] == ["table"] and calculated is None


def _names(connection: sqlite3.Connection, model: int) -> list[str]:
    """What the fields of a kind of notes are called: in a table since Anki 2.1.28, in JSON before."""
    if _is_stored(connection, "fields"):
        found = connection.execute("SELECT name FROM fields WHERE ntid = ? ORDER BY ord LIMIT 64", (model,))
        return [str(row[0]) for row in found]
    if not _is_stored(connection, "col"):
        return []
    (text,) = connection.execute("SELECT models FROM col LIMIT 1").fetchone()
    models: dict[str, Any] = msgspec.json.decode(text)
    return [str(one["name"]) for one in models[str(model)]["flds"]][: limits.COLUMNS]


def _media(files: Files) -> Mapping[str, str]:
    """Where the pictures are, by the names that notes call them: the archive numbers them."""
    raw = files.beginning("media", limits.TEXT_BYTES) if "media" in files else b""
    if raw.startswith(_ZSTD):
        raw = _unpacked(raw, limits.TEXT_BYTES)
        return {name: str(number) for number, name in enumerate(_entries(raw)) if str(number) in files}
    try:
        listed = msgspec.json.decode(raw or b"{}", type=dict[str, str])
    except msgspec.DecodeError:
        return {}
    return {name: number for number, name in listed.items() if number in files}


def _entries(raw: bytes) -> list[str]:
    """The names in the newest list of pictures, which is written as protocol buffers:
    entries, of which the first field is the name.
    """
    names: list[str] = []
    at = 0
    while at < len(raw) and len(names) < limits.ARCHIVE_FILES:
        at, tag = _number(raw, at)
        at, length = _number(raw, at)
        entry, at = raw[at : at + length], at + length
        if tag != 0x0A:
            continue
        start, first = _number(entry, 0)
        start, size = _number(entry, start)
        names.append(entry[start : start + size].decode("utf-8", "replace") if first == 0x0A else "")
    return names


def _number(raw: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while at < len(raw) and shift < 64:
        byte = raw[at]
        at += 1
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            break
    return at, number
