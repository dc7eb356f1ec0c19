"""Who made what the pictures and pages are made of, with the licence of each."""

import csv
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from yearline.core.value import value

UNKNOWN: Final = ("game-icons.net", "CC-BY-3.0")


@value
class Credit:
    """One debt: what kind of thing, who made it, under which licence."""

    kind: Literal["icons", "font", "library"]
    name: str
    licence: str


FONTS_AND_LIBRARIES: Final = (
    Credit("font", "Alegreya", "OFL-1.1"),
    Credit("font", "Golos Text", "OFL-1.1"),
    Credit("font", "Yeseva One", "OFL-1.1"),
    Credit("library", "Preact", "MIT"),
    Credit("library", "Preact Signals", "MIT"),
    Credit("library", "htm", "Apache-2.0"),
    Credit("library", "Fluent", "Apache-2.0"),
)


def credits_for(icons: Iterable[str]) -> tuple[Credit, ...]:
    """The authors of these icons, those with most of them first; then fonts and libraries."""
    counts: defaultdict[tuple[str, str], int] = defaultdict(int)
    for name in icons:
        if name:
            counts[_authors().get(name, UNKNOWN)] += 1
    ranked = sorted(counts, key=lambda author: (-counts[author], author))
    return (*(Credit("icons", author, licence) for author, licence in ranked), *FONTS_AND_LIBRARIES)


@cache
def _authors() -> Mapping[str, tuple[str, str]]:
    """Author and licence of each icon. Where several drew one of that name, all of them are named."""
    table = (files("yearline.art") / "authors.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(table.splitlines()))
    return {icon: (_spelled(row["author"]), row["licence"]) for row in rows for icon in row["icons"].split()}


def _spelled(author: str) -> str:
    return " / ".join(one.replace("-", " ").title() for one in author.split("|"))


def author_of(icon: str) -> str:
    """Who drew an icon."""
    return _authors().get(icon, UNKNOWN)[0]
