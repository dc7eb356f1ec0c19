"""Where decks are found: the bundled library, the reader's own folder, or a path."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import platformdirs

from yearline.decks import limits
from yearline.decks.cells import ID_PATTERN
from yearline.decks.model import LibraryDeck
from yearline.decks.package import MANIFEST
from yearline.decks.problems import fatal, shown
from yearline.decks.source import inspect

BUNDLED: Final = Path(__file__).parent / "library"
FOR_EVERYBODY: Final = "popular-culture"


class _Library(Mapping[str, LibraryDeck]):
    """The bundled decks by id. Each is read when somebody first asks for it."""

    def __init__(self) -> None:
        self._ids = folders(BUNDLED)

    def __getitem__(self, id: str) -> LibraryDeck:
        if id not in self._ids:
            raise KeyError(id)
        return _bundled(id)

    def __contains__(self, id: object) -> bool:
        """Whether there is such a deck. To find out by reading it, as mappings do, would take a server's turn."""
        return id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


@cache
def _bundled(id: str) -> LibraryDeck:
    return open_deck(BUNDLED / id)


@cache
def library() -> Mapping[str, LibraryDeck]:
    """The bundled decks by id, read when first asked for."""
    return _Library()


def folders(parent: Path) -> tuple[str, ...]:
    """The ids of the decks in a folder of decks."""
    try:
        return tuple(sorted([folder.name for folder in parent.iterdir() if (folder / MANIFEST).is_file()]))
    except OSError:
        return ()


def own_decks() -> Path:
    """The folder for a reader's own decks."""
    return Path(platformdirs.user_data_dir("yearline", appauthor=False)) / "decks"


def find(name_or_path: str) -> Path:
    """Where the deck of a name lies: in the library, among one's own, or at that path."""
    if len(name_or_path) <= limits.ID and ID_PATTERN.fullmatch(name_or_path):
        for parent in (BUNDLED, own_decks()):
            if (parent / name_or_path / MANIFEST).is_file():
                return parent / name_or_path
    path = Path(name_or_path)
    try:
        if name_or_path and path.exists():
            return path
    except (OSError, ValueError):
        pass
    raise fatal("no_such_deck", name=shown(name_or_path), choices=", ".join(library()))


def usual_deck(game: str) -> str:
    """The deck a game is played with unless another is chosen: the one of its own name, or else one for everybody."""
    return game if game in library() else FOR_EVERYBODY


def load_deck(name_or_path: str) -> LibraryDeck:
    """The deck of that name or at that path. Raises DeckError with all its problems."""
    if name_or_path in library():
        return library()[name_or_path]
    return open_deck(find(name_or_path))


def open_deck(path: Path) -> LibraryDeck:
    """The deck at a path. Raises DeckError with all its problems.

    So it does where the encoding had to be guessed: whoever checks or imports a file is told, but nobody would be here.
    """
    found = inspect(path, thorough=False)
    if any(problem.code == "guessed_encoding" for problem in found.problems):
        raise fatal("wrong_encoding")
    return found.checked()
