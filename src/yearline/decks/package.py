"""A deck with its photos as one file: a ZIP of deck.toml, cards.csv and the folder `pictures`."""

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace as replace_fields
from pathlib import Path, PurePosixPath
from typing import Final

from yearline.core.value import replace
from yearline.decks import limits
from yearline.decks.cells import fence
from yearline.decks.model import LibraryCard, LibraryDeck
from yearline.decks.problems import Problem, Report, fatal, shown
from yearline.decks.tables import read_bytes
from yearline.decks.zips import Files
from yearline.photos import BadPhoto, darkroom, form_of

MANIFEST: Final = "deck.toml"
CARDS: Final = "cards.csv"
PICTURES: Final = "pictures"
_LONG_AGO: Final = (2000, 1, 1, 0, 0, 0)
"""The same deck makes the same file, whenever it is packed."""


class PhotoFolder(Mapping[str, bytes]):
    """The photos of a deck folder, by the names of their files; each is read when somebody asks for it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getitem__(self, name: str) -> bytes:
        if name not in self._names():
            raise KeyError(name)
        return read_bytes(self._folder / name, limits.PHOTO_BYTES)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())

    def _names(self) -> list[str]:
        try:
            return sorted(
                [entry.name for entry in self._folder.iterdir() if entry.is_file() and not entry.is_symlink()]
            )
        except OSError:
            return []


class PhotosOfZip(Mapping[str, bytes]):
    """The photos in the folder `pictures` of an archive."""

    def __init__(self, files: Files) -> None:
        self._files = files
        self._paths = {PurePosixPath(name).name: name for name in files if name.startswith(f"{PICTURES}/")}

    def __getitem__(self, name: str) -> bytes:
        return self._files.beginning(self._paths[name], limits.PHOTO_BYTES + 1)

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def is_package(files: Files) -> bool:
    """Whether an archive is a deck of ours."""
    return CARDS in files


def developed(
    photos: Mapping[str, bytes], cards: Iterable[tuple[int, LibraryCard]], report: Report
) -> dict[str, bytes]:
    """The photos of these cards, each encoded anew; what cannot be is told at the row of its card."""
    made: dict[str, bytes] = {}
    for row, card in cards:
        name = card.photo.name if card.photo else ""
        if name and name not in made:
            try:
                made[name] = darkroom().develop(photos[name]).content
            except BadPhoto as bad:
                report.add(Problem(row, "picture", bad.code, bad.variables))
            except KeyError:
                report.error(row, "picture", "no_such_picture", name=shown(name))
    return made


def as_kept(deck: LibraryDeck, photos: Mapping[str, bytes]) -> LibraryDeck:
    """The deck with the photos as we keep them, and their names on its cards: with the ending of what they are now."""
    named = {name: kept_as(name, body) for name, body in photos.items()}
    cards = [
        card if card.photo is None else replace(card, photo=replace(card.photo, name=named[card.photo.name]))
        for card in deck.cards
    ]
    return replace_fields(deck, cards=tuple(cards), photos={named[name]: body for name, body in photos.items()})


def kept_as(name: str, body: bytes) -> str:
    """The name of a photo with the ending of what it is now."""
    return f"{PurePosixPath(name).stem}.{'webp' if form_of(body) == 'webp' else 'jpg'}"


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Files as an archive. Photos are packed already."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, body in files.items():
            packed = zipfile.ZIP_STORED if name.startswith(PICTURES) else zipfile.ZIP_DEFLATED
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), body, packed)
    return out.getvalue()


def csv_of(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """Cells as they were typed, as CSV; what a spreadsheet would calculate gets an apostrophe before it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([[fence(cell) for cell in row] for row in rows])
    return out.getvalue().encode()


def opened(raw: bytes) -> Files:
    """An archive that is a deck. Raises DeckError."""
    if len(raw) > limits.PACKAGE_BYTES:
        raise fatal("file_too_big", limit=limits.PACKAGE_BYTES // 10**6)
    return Files(raw)
