"""What was found in a file: rows under headings, photos by name, and what somebody should know about it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from yearline.decks.problems import Problem, shown
from yearline.workshop.draft import LONGEST_CELL, Draft


@dataclass
class Column:
    """A column of a file, and which of ours it is: nothing where it is none."""

    heading: str
    column: str
    sure: bool = True
    """Whether the heading says so; otherwise it was guessed by what stands below."""


class Photos(Mapping[str, bytes]):
    """Photos by the names that stand in the column `picture`.
    Each is unpacked when it is asked for: all together may be very large.
    """

    def __init__(self) -> None:
        self._read: dict[str, Callable[[], bytes]] = {}

    def add(self, name: str, read: Callable[[], bytes]) -> None:
        """One more, or another one under the same name."""
        self._read[name] = read

    def __getitem__(self, name: str) -> bytes:
        return self._read[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._read)

    def __len__(self) -> int:
        return len(self._read)


@dataclass
class Found:
    """A file before anybody has said what its columns are, with our guess."""

    columns: list[Column]
    cells: list[list[str]]
    meta: dict[str, Any] = field(default_factory=dict)
    photos: Photos = field(default_factory=Photos)
    notes: list[Problem] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)

    def draft(self) -> Draft:
        """The draft that our guess makes of it: columns that are none of ours stay out."""
        ours = [place for place, one in enumerate(self.columns) if one.column]
        rows = [[row[place][:LONGEST_CELL] if place < len(row) else "" for place in ours] for row in self.cells]
        return Draft(self.meta, [self.columns[place].column for place in ours], rows)

    def note(self, code: str, /, **variables: str | int) -> None:
        """Something that was done, or left out, for the author."""
        self.notes.append(Problem(0, "", code, variables, "notice"))

    def rename(self, name: str, kept: str) -> None:
        """A photo is kept under another name now."""
        self.kept.add(kept)
        self._replace({name: kept})

    def refuse(self, name: str, code: str, variables: Mapping[str, int]) -> None:
        """A photo cannot be kept: its card has none, and the author is told why."""
        self.leave_out([name])
        self.notes.append(Problem(0, shown(name), code, variables, "warning"))

    def leave_out(self, names: Iterable[str]) -> None:
        """Photos are not kept, and their cards have none."""
        self._replace(dict.fromkeys(names, ""))

    def _replace(self, by: Mapping[str, str]) -> None:
        places = [place for place, one in enumerate(self.columns) if one.column == "picture"]
        for row in self.cells:
            for place in places:
                if place < len(row):
                    row[place] = by.get(row[place], row[place])

    def put_photos(self, photos: Mapping[int, tuple[str, Callable[[], bytes]]]) -> None:
        """Put photos on rows, by their places in the list."""
        if not photos:
            return
        place = self._place_of_photos()
        if place == len(self.columns):
            self.columns.append(Column("", "picture"))
            for row in self.cells:
                row += [""] * (place + 1 - len(row))
        self.columns[place].column = "picture"
        for number, (name, read) in photos.items():
            self.cells[number][place] = name
            self.photos.add(name, read)

    def _place_of_photos(self) -> int:
        """The column of pictures; where none is called so, one with a heading and nothing but pictures below it."""
        named = [at for at, one in enumerate(self.columns) if one.column == "picture"]
        bare = [at for at, one in enumerate(self.columns) if one.heading and one.column in ("", "emblem")]
        bare = [at for at in bare if not any("".join(row[at : at + 1]) for row in self.cells)]
        return next(iter([*named, *bare]), len(self.columns))
