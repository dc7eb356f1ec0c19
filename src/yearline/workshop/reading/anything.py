"""The door for files and texts of any kind: what is it, and who reads it?"""

from typing import Final

from yearline.decks.package import is_package
from yearline.decks.problems import DeckError, fatal
from yearline.decks.zips import Files, is_zip
from yearline.photos import is_photo
from yearline.workshop.reading.anki import is_anki, read_anki
from yearline.workshop.reading.archives import photos_in, read_package, read_photos
from yearline.workshop.reading.found import Found
from yearline.workshop.reading.odf import is_ods, read_ods
from yearline.workshop.reading.texts import is_json, read_deck_file, read_text
from yearline.workshop.reading.workbooks import read_xlsx

_WORKBOOK: Final = "xl/workbook.xml"
_DOCUMENTS: Final = ("word/document.xml", "ppt/presentation.xml")


def read_any(raw: bytes, name: str, language: str) -> Found:
    """The rows of a file. Raises DeckError where nobody here can read it."""
    if not raw.strip():
        raise fatal("empty_file")
    if raw.startswith(b"%PDF"):
        raise fatal("pdf")
    if raw.startswith((b"{\\rtf", b"\xd0\xcf\x11\xe0")):
        raise fatal("text_document" if raw.startswith(b"{") else "other_workbook")
    if is_photo(raw):
        raise fatal("no_table")
    if is_zip(raw):
        return _archive(raw, language)
    if is_json(raw):
        return read_deck_file(raw, name, language)
    return read_text(raw, language)


def _archive(raw: bytes, language: str) -> Found:
    files = Files(raw)
    if is_package(files):
        return read_package(files, language)
    if is_anki(files):
        return read_anki(files, language)
    if is_ods(files):
        return read_ods(files, language)
    if _WORKBOOK in files or ("[Content_Types].xml" in files and not any(part in files for part in _DOCUMENTS)):
        return read_xlsx(raw, language)
    if any(part in files for part in _DOCUMENTS) or _says(files).endswith(b".text"):
        raise fatal("text_document")
    if photos_in(files):
        return read_photos(files, language)
    raise fatal("other_workbook")


def _says(files: Files) -> bytes:
    """What an archive says that it is."""
    return files.beginning("mimetype", 100) if "mimetype" in files else b""


__all__ = ["DeckError", "read_any"]
