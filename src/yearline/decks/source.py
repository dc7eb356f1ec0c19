"""A deck out of whatever somebody has: a deck folder, a spreadsheet, a JSON file, the answer to a Wikidata query."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from yearline.art.emblems import called
from yearline.art.icons import AssetsMissing, outlines
from yearline.art.scenes import LETTER
from yearline.core.value import value
from yearline.decks import limits
from yearline.decks.cards import read_cards
from yearline.decks.cells import id_from
from yearline.decks.manifest import make_manifest, read_manifest
from yearline.decks.model import LibraryDeck, Manifest
from yearline.decks.package import CARDS, MANIFEST, PICTURES, PhotoFolder, PhotosOfZip, is_package
from yearline.decks.problems import DeckError, Problem, Report, fatal, shown
from yearline.decks.sheets import is_workbook, read_workbook
from yearline.decks.tables import CardTable, read_bytes, read_delimited, read_json, table_of_objects
from yearline.decks.wikidata import bindings, from_query, is_query
from yearline.decks.zips import Files, is_zip

FORMAT: Final = "yearline-deck/1"


@value
class Inspection:
    """What came of reading a deck: the deck, if it can be used, all that was found, and the row of each card."""

    deck: LibraryDeck | None
    problems: tuple[Problem, ...]
    rows: tuple[int, ...]

    def checked(self) -> LibraryDeck:
        """The deck. Raises DeckError with all its problems where there is none."""
        if self.deck is None:
            raise DeckError(self.problems)
        return self.deck


def inspect(path: Path, *, name: str = "", language: str = "en", thorough: bool = True) -> Inspection:
    """The deck at a path, if it can be used, and everything found in it.

    Name and language serve a file that says nothing about itself.
    Whoever only wants to play is not told of unknown emblems: to know them takes as long as all the rest.
    """
    report = Report()
    table, manifest, photos = _opened(path, name, language, report)
    if thorough:
        tell_emblems(table, report)
    return inspect_table(table, manifest, report, photos)


def _opened(
    path: Path, name: str, language: str, report: Report
) -> tuple[CardTable, Manifest, Mapping[str, bytes] | None]:
    """The table and manifest at a path, and the photos that lie beside them."""
    if path.is_dir():
        photos = PhotoFolder(path / PICTURES)
        manifest = read_manifest(read_bytes(path / MANIFEST), path.resolve().name, report)
        return read_delimited(read_bytes(path / CARDS), report), manifest, photos
    raw = read_bytes(path, limits.PACKAGE_BYTES if path.suffix.lower() == ".zip" else limits.FILE_BYTES)
    if is_zip(raw) and CARDS.encode() in raw and is_package(files := Files(raw)):
        return _package(files, name or path.stem, report)
    manifest, table = _file(raw, path, name, language, report)
    return table, manifest, None


def _package(files: Files, name: str, report: Report) -> tuple[CardTable, Manifest, Mapping[str, bytes]]:
    """A deck in an archive, with its photos."""
    toml = _weighed(files, MANIFEST, limits.MANIFEST_BYTES) if MANIFEST in files else b""
    manifest = read_manifest(toml, id_from(name), report)
    if not toml:
        manifest = make_manifest({"names": {"en": name}}, id_from(name), report)
    return read_delimited(_weighed(files, CARDS, limits.FILE_BYTES), report), manifest, PhotosOfZip(files)


def _weighed(files: Files, name: str, most: int) -> bytes:
    """A text out of an archive, which is no larger than one that comes alone:
    of two hundred megabytes a few become by packing.
    """
    body = files.beginning(name, most + 1)
    if len(body) > most:
        raise fatal("file_too_big", limit=max(1, most // 2**20))
    return body


def tell_emblems(table: CardTable, report: Report) -> None:
    """Say which emblems there are not; where the icons were never gathered, nobody knows."""
    try:
        known = outlines()
    except AssetsMissing:
        return
    meant: dict[str, str] = {}
    for row in table.rows:
        for column in ("emblem", "medallion"):
            name = "-".join(row.cells.get(column, "").lower().replace("_", " ").replace("-", " ").split())
            if name and name not in known and (column, name) != ("emblem", LETTER):
                if name not in meant and len(name) <= limits.WORD and len(meant) < limits.GUESSES:
                    meant[name] = called(name) or next(iter(get_close_matches(name, known, 1, 0.8)), "")
                report.warn(row.number, column, "unknown_emblem", name=shown(name), near=meant.get(name, ""))


def inspect_table(
    table: CardTable, manifest: Manifest, report: Report, photos: Collection[str] | None = None
) -> Inspection:
    """The deck in a table, with the photos that may stand on its cards;
    where their files are at hand, it keeps them.
    """
    numbered = read_cards(table, manifest, report, photos)
    if report.failed:
        return Inspection(None, report.all(), ())
    at_hand = photos if isinstance(photos, Mapping) and any(card.photo for _, card in numbered) else {}
    deck = LibraryDeck(**vars(manifest), cards=tuple([card for _, card in numbered]), photos=at_hand)
    return Inspection(deck, report.all(), tuple([row for row, _ in numbered]))


def _file(raw: bytes, path: Path, name: str, language: str, report: Report) -> tuple[Manifest, CardTable]:
    if raw.startswith(b"%PDF"):
        raise fatal("pdf")
    plain: dict[str, Any] = {"names": {language: name or path.stem}}
    if is_workbook(raw):
        table = read_workbook(raw, report)
    elif path.suffix.lower() == ".json" or raw.lstrip()[:1] in (b"{", b"["):
        written, table = _json(read_json(raw), report)
        plain |= written
    else:
        table = read_delimited(raw, report)
    if is_query(table):
        table = from_query(table, report)
        plain |= {"license": "CC0-1.0"}
    return make_manifest(plain, id_from(name or path.stem), report), table


def _json(content: Any, report: Report) -> tuple[dict[str, Any], CardTable]:
    """Our own JSON, a plain list of cards, or the query service's JSON."""
    if isinstance(content, list):
        return {}, table_of_objects(content, report)
    if (rows := bindings(content)) is not None:
        return {}, table_of_objects(rows, report)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise fatal("unknown_json", format=FORMAT)
    cards, deck = content.get("cards"), content.get("deck", {})
    if not isinstance(cards, list) or not isinstance(deck, dict):
        raise fatal("unknown_json", format=shown(FORMAT))
    return deck, table_of_objects(cards, report)
