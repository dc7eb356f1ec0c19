"""A log that forgets: what was said and who was there leave its lines, and the games in them stay as they were played.

Whoever is forgotten becomes somebody without a name:
all lines that named them name an alias, so that a log still folds to the same table, but for the words.
"""

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

from yearline.table.model import Person

NOBODY: Final = "—"
"""The name of somebody who is forgotten."""

_SPOKEN: Final = ("said", "reacted", "estimated")
Plain = dict[str, Any]


def mark(alias: Person, what: str) -> str:
    """A person or a name, as a line may still tell it for some days."""
    return sha256(f"{alias}:{what}".encode()).hexdigest()[:16]


def people_in(lines: Iterable[Mapping[str, Any]]) -> dict[Person, set[str]]:
    """Everybody whom lines name, with the names they had."""
    found: dict[Person, set[str]] = {}
    for line in lines:
        for one in (line, *_chairs(line)):
            person = one.get("person")
            if isinstance(person, str) and person:
                found.setdefault(person, set()).add(str(one.get("name", "")))
        if isinstance(line.get("host"), str):
            found.setdefault(line["host"], set())
    return found


def without_talk(line: Plain) -> Plain:
    """A line without what was said, without years of birth, and without marks of those who were forgotten."""
    made = _with_chairs(line, lambda chair: {**chair, "birth": None} if "birth" in chair else chair)
    made |= {"marks": []} if "marks" in line else {}
    return {**made, "text": ""} if line.get("kind") in _SPOKEN else made


def without(line: Plain, aliases: Mapping[Person, Person], names: Iterable[str]) -> Plain:
    """A line without these people: their aliases, and nothing that they said."""
    known = {*names} - {"", NOBODY}
    made = _with_chairs(line, lambda chair: _unnamed(chair, aliases, known))
    person = str(line.get("person"))
    if person in aliases:
        made = {**made, "person": aliases[person]}
        made |= {"name": NOBODY if made.get("name") else ""} if "name" in made else {}
        made |= {"text": ""} if line["kind"] in _SPOKEN else {}
    if line.get("host") in aliases:
        made = {**made, "host": aliases[line["host"]]}
    return made


def _unnamed(chair: Plain, aliases: Mapping[Person, Person], names: set[str]) -> Plain:
    """A chair without somebody; one that they have left may still say their name."""
    person = str(chair.get("person"))
    if person in aliases:
        return {**chair, "person": aliases[person], "name": NOBODY, "birth": None}
    return {**chair, "name": NOBODY} if chair.get("person") is None and chair.get("name") in names else chair


def _chairs(line: Mapping[str, Any]) -> list[Plain]:
    return [*line.get("chairs", ()), *([line["chair"]] if "chair" in line else [])]


def _with_chairs(line: Plain, change: Callable[[Plain], Plain]) -> Plain:
    made = dict(line)
    if "chair" in line:
        made["chair"] = change(line["chair"])
    if "chairs" in line:
        made["chairs"] = [change(chair) for chair in line["chairs"]]
    return made
