"""Decks written to disk: all of it or nothing, and nothing outside the place that was named."""

import csv
import io
import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from yearline.decks.cards import columns_of, rows_of
from yearline.decks.cells import fence
from yearline.decks.manifest import plain_manifest, toml
from yearline.decks.model import LibraryDeck
from yearline.decks.package import CARDS, MANIFEST, PICTURES, as_kept, developed, zipped
from yearline.decks.problems import Problem, Report, fatal, shown
from yearline.decks.source import FORMAT, Inspection, inspect

PATH: Final = 200
"""A path is told whole: which of its folders is missing, its last name does not say."""


def import_deck(
    source: Path, target: Path, *, name: str = "", language: str = "en"
) -> tuple[LibraryDeck, tuple[Problem, ...]]:
    """Bring a file or folder in as a new deck folder. Raises DeckError, and then the target does not exist.

    Returns the deck and what was done on the author's behalf.
    """
    found = with_photos(inspect(source, name=name, language=language))
    deck = found.checked()
    write_folder(target, files_of(deck))
    return deck, found.problems


def with_photos(found: Inspection) -> Inspection:
    """What was found, with the photos of the deck encoded anew, and what is wrong with them."""
    if found.deck is None or not found.deck.photos:
        return found
    report = Report()
    photos = developed(found.deck.photos, zip(found.rows, found.deck.cards, strict=True), report)
    problems = (*found.problems, *report.all())
    if report.failed:
        return Inspection(None, problems, ())
    return Inspection(as_kept(found.deck, photos), problems, found.rows)


def files_of(deck: LibraryDeck) -> dict[str, bytes]:
    """A deck as the files of its folder, its photos among them."""
    named = dict.fromkeys([card.photo.name for card in deck.cards if card.photo is not None])
    photos = {f"{PICTURES}/{name}": deck.photos[name] for name in named if name in deck.photos}
    return {MANIFEST: toml(deck).encode(), CARDS: csv_bytes(deck), **photos}


def zip_bytes(deck: LibraryDeck) -> bytes:
    """The whole deck with its photos as one file."""
    return zipped(files_of(deck))


def write_folder(target: Path, files: Mapping[str, bytes]) -> None:
    """Make a new folder with these files: built beside its place under another name, then moved there in one step."""
    if os.path.lexists(target):
        raise fatal("target_exists", name=shown(str(target), PATH))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        building = Path(tempfile.mkdtemp(prefix=".yearline-", dir=target.parent))
        try:
            for name, content in files.items():
                (building / name).parent.mkdir(exist_ok=True)
                (building / name).write_bytes(content)
            building.chmod(0o755)
            building.rename(target)
        except BaseException:
            shutil.rmtree(building, ignore_errors=True)
            raise
    except OSError as error:
        raise fatal("unwritable", name=shown(str(target), PATH), reason=shown(error.strerror or "")) from None


def write_file(target: Path, content: bytes, *, replace: bool = False) -> None:
    """Write a file, all of it or nothing. An existing one is replaced only if that is asked for.

    A device, a pipe or a link, such as /dev/stdout, is written into: it must not make way for a file.
    """
    if not replace and os.path.lexists(target):
        raise fatal("target_exists", name=shown(str(target), PATH))
    try:
        if target.is_symlink() or (target.exists() and not target.is_file()):
            target.write_bytes(content)
        else:
            _put_in_place(target, content)
    except OSError as error:
        raise fatal("unwritable", name=shown(str(target), PATH), reason=shown(error.strerror or "")) from None


def _put_in_place(target: Path, content: bytes) -> None:
    """Written beside its place under another name, then moved there in one step."""
    handle, building = tempfile.mkstemp(prefix=".yearline-", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(building, 0o644)
        os.replace(building, target)
    except BaseException:
        Path(building).unlink(missing_ok=True)
        raise


def csv_bytes(deck: LibraryDeck) -> bytes:
    """The cards as cards.csv. Texts that a spreadsheet would calculate are fenced with an apostrophe."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns_of(deck.cards), lineterminator="\n")
    writer.writeheader()
    for row in rows_of(deck.cards):
        writer.writerow({column: fence(cell) if isinstance(cell, str) else cell for column, cell in row.items()})
    return out.getvalue().encode()


def json_bytes(deck: LibraryDeck) -> bytes:
    """The whole deck as one JSON file."""
    content = {"format": FORMAT, "deck": plain_manifest(deck), "cards": list(rows_of(deck.cards))}
    return msgspec.json.format(msgspec.json.encode(content), indent=1) + b"\n"


def xlsx_bytes(deck: LibraryDeck) -> bytes:
    """The cards as a workbook with one sheet. A text is stored as text even if it looks like a formula."""
    import openpyxl  # takes longer than reading the library; few decks leave as workbooks
    from openpyxl.cell import WriteOnlyCell

    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet("cards")
    columns = columns_of(deck.cards)
    sheet.append(columns)
    for row in rows_of(deck.cards):
        cells = [WriteOnlyCell(sheet, row.get(column, "")) for column in columns]
        for cell in cells:
            if isinstance(cell.value, str):
                cell.data_type = "s"
        sheet.append(cells)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


EXPORTS: Final[Mapping[str, Callable[[LibraryDeck], bytes]]] = {
    ".csv": csv_bytes,
    ".json": json_bytes,
    ".xlsx": xlsx_bytes,
    ".zip": zip_bytes,
}


def export_deck(deck: LibraryDeck, target: Path, *, replace: bool = False) -> None:
    """Write a deck as the kind of file that the target's ending names."""
    write = EXPORTS.get(target.suffix.lower())
    if write is None:
        raise fatal("unknown_ending", ending=shown(target.suffix), choices=", ".join(EXPORTS))
    if deck.photos and write is zip_bytes:
        deck = with_photos(Inspection(deck, (), tuple(range(2, len(deck.cards) + 2)))).checked()
    write_file(target, write(deck), replace=replace)
