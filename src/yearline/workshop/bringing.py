"""Files of any kind brought in on the command line:
what the checks of decks do not read themselves becomes a draft first.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from yearline.decks import limits
from yearline.decks.model import LibraryDeck
from yearline.decks.problems import DeckError, Problem
from yearline.decks.source import Inspection, inspect
from yearline.decks.tables import read_bytes
from yearline.decks.writing import files_of, with_photos, write_folder
from yearline.decks.zips import is_zip
from yearline.workshop.draft import inspect_draft
from yearline.workshop.reading import read_any

FOREIGN: Final = frozenset(("other_workbook", "no_table", "no_headings", "unpacks_too_big"))
"""What the checks say of a file that may be a list, flash cards or an archive of photos."""
_PICTURES: Final = b"xl/media/"


def inspect_any(source: Path, name: str = "", language: str = "en") -> Inspection:
    """The deck in a folder or file, whatever program made it."""
    try:
        plain = inspect(source, name=name, language=language)
    except DeckError as error:
        if source.is_dir() or not _is_foreign(error.problems):
            raise
    else:
        if source.is_dir() or not (_is_foreign(plain.problems) or _has_pictures(source)):
            return with_photos(plain)
    found = read_any(read_bytes(source, limits.PACKAGE_BYTES), name or source.stem, language)
    found.meta.setdefault("names", {language: name or source.stem})
    inspection = inspect_draft(found.draft(), photos=found.photos, language=language)
    return with_photos(_with(inspection, tuple(found.notes)))


def _is_foreign(problems: Sequence[Problem]) -> bool:
    return not FOREIGN.isdisjoint(problem.code for problem in problems)


def _has_pictures(source: Path) -> bool:
    """Whether a file is a workbook with pictures, which the checks of decks do not look for."""
    raw = read_bytes(source, limits.PACKAGE_BYTES)
    return is_zip(raw) and _PICTURES in raw


def _with(found: Inspection, more: tuple[Problem, ...]) -> Inspection:
    """What was found, with more that should be known."""
    return Inspection(found.deck, (*more, *found.problems), found.rows)


def import_any(
    source: Path, target: Path, name: str = "", language: str = "en"
) -> tuple[LibraryDeck, tuple[Problem, ...]]:
    """Bring a file in as a new deck folder. Raises DeckError, and then the target does not exist."""
    found = inspect_any(source, name, language)
    deck = found.checked()
    write_folder(target, files_of(deck))
    return deck, found.problems
