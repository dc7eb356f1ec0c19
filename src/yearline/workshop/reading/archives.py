"""Archives: a deck of ours, or a folder of photos that are named like their titles."""

import re
from collections.abc import Sequence
from functools import partial
from pathlib import PurePosixPath
from typing import Any, Final

from yearline.decks import limits
from yearline.decks.manifest import read_toml
from yearline.decks.package import CARDS, MANIFEST, PhotosOfZip
from yearline.decks.problems import DeckError, fatal
from yearline.decks.zips import Files
from yearline.photos import HEAD, is_photo
from yearline.workshop.reading.dated import split_line
from yearline.workshop.reading.found import Column, Found
from yearline.workshop.reading.texts import read_text

_DRAWING: Final = ".svg"
ENDINGS: Final = frozenset((".jpg", ".jpeg", ".png", ".webp", ".heic", ".heif", ".gif", ".avif", _DRAWING))
TABLES: Final = (".csv", ".tsv", ".txt")
_CAMERA: Final = re.compile(
    r"(?:img|dsc[nf]?|pxl|mvimg|gopr|p|photo|foto|image|screenshot|фото|снимок|знімок)?[0-9 .()-]*(?:wa[0-9]+)?", re.I
)
"""What a camera or a messenger calls its pictures says nothing about them; the editor's script knows the same ones."""
_YEAR: Final = re.compile(r"[0-9]{3,4}")


def read_package(files: Files, language: str) -> Found:
    """A deck with its photos, as we write it."""
    found = read_text(files.beginning(CARDS, limits.TEXT_BYTES + 1), language)
    manifest = files.beginning(MANIFEST, limits.MANIFEST_BYTES + 1) if MANIFEST in files else b""
    try:
        if len(manifest) > limits.MANIFEST_BYTES:
            raise ValueError
        found.meta = read_toml(manifest.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise fatal("bad_toml", reason="deck.toml") from None
    found.meta.pop("id", None)
    named = PhotosOfZip(files)
    places = [place for place, one in enumerate(found.columns) if one.column == "picture"]
    for row in found.cells:
        for place in places:
            if row[place] in named:
                found.photos.add(row[place], partial(named.__getitem__, row[place]))
    return found


def photos_in(files: Files) -> list[str]:
    """The files of an archive that may be photos."""
    return [name for name in files if PurePosixPath(name).suffix.lower() in ENDINGS]


def read_photos(files: Files, language: str) -> Found:
    """Photos alone, each a card whose title is the name of its file;
    or photos beside a table, each on the card of that title.
    """
    photos = photos_in(files)[: limits.ARCHIVE_FILES]
    tables = [name for name in files if PurePosixPath(name).suffix.lower() in TABLES]
    if tables:
        return _beside(read_text(files.beginning(tables[0], limits.TEXT_BYTES + 1), language), files, photos)
    columns = [Column("", "year"), Column("", f"title_{language}"), Column("", "picture")]
    rows, found = [], Found(columns, [])
    for number, path in enumerate(sorted(photos)):
        name = f"{number + 1:03}-{PurePosixPath(path).name}"[: limits.PHOTO_NAME]
        date, title = _said_by(PurePosixPath(path).stem)
        if _is_photo(files, path, found):
            rows.append([date, title, name])
            found.photos.add(name, partial(files.beginning, path, limits.PHOTO_BYTES + 1))
    found.cells = rows
    if not rows:
        raise DeckError(found.notes) if found.notes else fatal("no_cards")
    return found


def _said_by(name: str) -> tuple[str, str]:
    """The date and the title in the name of a photo, as far as there are any."""
    stem = re.sub(r"[_\s]+", " ", name).strip()
    if _CAMERA.fullmatch(stem):
        return stem if _YEAR.fullmatch(stem) else "", ""
    date, title, _ = split_line(stem) or ("", stem, "")
    return date, title


def _is_photo(files: Files, path: str, found: Found) -> bool:
    """Whether a file is the photo that its name promises; where not, that is told."""
    if is_photo(files.beginning(path, HEAD)):
        return True
    found.refuse(PurePosixPath(path).name, "photo_svg" if path.lower().endswith(_DRAWING) else "photo_unknown", {})
    return False


def _beside(found: Found, files: Files, photos: Sequence[str]) -> Found:
    """Put photos on the cards whose titles or ids they are named after."""
    texts = [place for place, one in enumerate(found.columns) if one.column.startswith(("title", "id", "picture"))]
    rows = {_key(row[place]): number for number, row in enumerate(found.cells) for place in texts if row[place]}
    placed: dict[int, tuple[str, Any]] = {}
    for path in photos:
        name = PurePosixPath(path)
        number = rows.get(_key(name.name), rows.get(_key(name.stem)))
        if number is not None and number not in placed and _is_photo(files, path, found):
            placed[number] = (name.name, partial(files.beginning, path, limits.PHOTO_BYTES + 1))
    found.put_photos(placed)
    if len(placed) < len(photos):
        found.note("photos_unplaced", count=len(photos) - len(placed))
    return found


def _key(text: str) -> str:
    return "".join([sign for sign in text.casefold() if sign.isalnum()])
