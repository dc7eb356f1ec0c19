"""No sentence is translated five times for nobody:
every id is written out in the code, or composed there from known words.
"""

import re
from pathlib import Path

import yearline
from yearline.games import GAMES
from yearline.i18n import catalogue
from yearline.teaching.sheet import PARTS

SOURCES = [
    path.read_text(encoding="utf-8")
    for path in sorted(Path(yearline.__file__).parent.rglob("*"))
    if path.suffix in (".py", ".js", ".html") and "assets" not in path.parts
]
CODE = "\n".join(SOURCES)
IDS = [id for text in catalogue("en").values() for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
WRITTEN = set(re.findall(r"[a-z]+(?:-[\w-]+)+", CODE))
STEMS = tuple(set(re.findall(r"[\"'`]([a-z]+-(?:[a-z]+-)*)(?:\$?\{|[\"'`] (?:\+|~))", CODE)))
"""What an id begins with where it is composed, as in `f"review-why-{reason}"` or `'rules-title-' ~ name`."""
WORDS = {
    (quoted or bare).replace("_", "-")
    for quoted, bare in re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]|\b([0-9]+|true|false)\b", CODE)
} | set(re.findall(r"\}-([a-z-]+)[\"'`]", CODE))


SHEETS = tuple([f"rules-{part}-{game}-" for part in PARTS for game in GAMES])
"""The statements of a game's rules: a sheet reads them all out of the catalogue."""


def used(id: str) -> bool:
    return (
        id in WRITTEN
        or id.startswith(SHEETS)
        or any(id.startswith(stem) and known(id.removeprefix(stem)) for stem in STEMS)
    )


def known(end: str) -> bool:
    """Whether the end of an id is a word that stands in quotes somewhere, or several of them."""
    end = end.replace("_", "-")
    return end in WORDS or any(end.startswith(f"{word}-") and known(end[len(word) + 1 :]) for word in WORDS)


def test_every_message_is_used() -> None:
    assert [id for id in IDS if not used(id)] == []


def test_an_unused_message_would_be_found() -> None:
    assert not used("server-refused-lost-luggage")
    assert not used("client-told-nothing")
    assert used("client-clock-30")
