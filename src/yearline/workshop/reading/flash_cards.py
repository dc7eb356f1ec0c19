"""Flash cards: terms and definitions, either of which may be the date, or hold it among other words."""

from collections.abc import Iterable, Sequence

from yearline.decks.problems import fatal, shown
from yearline.workshop.reading.dated import is_date, split_line
from yearline.workshop.reading.found import Column, Found
from yearline.workshop.reading.guessing import found_in

Parts = tuple[str, str, str]


def flash_cards(records: Sequence[Sequence[str]], language: str) -> tuple[Found, list[int]]:
    """The cards, and the place of each among the records."""
    if not any(_parts(record) for record in records if not any(map(is_date, record))):
        return found_in(records, language)
    split = {place: _parts(record) for place, record in enumerate(records) if any(record)}
    found = of_lines([(" ".join(records[place]), parts) for place, parts in split.items()], language)
    return found, [place for place, parts in split.items() if parts]


def _parts(record: Sequence[str]) -> Parts | None:
    """A date that stands in one of the texts of a card, the other text as the title, and what was left of the first."""
    for place in reversed(range(min(2, len(record)))):
        parts = split_line(record[place])
        title = record[1 - place] if len(record) > 1 else ""
        if parts and title:
            return parts[0], title, " ".join(filter(None, parts[1:]))
    return split_line(" : ".join(filter(None, record)))


def of_lines(split: Iterable[tuple[str, Parts | None]], language: str) -> Found:
    """Rows of what lines were split into; how many had no date is told."""
    lines = list(split)
    rows = [list(parts) for _, parts in lines if parts is not None]
    if not rows:
        raise fatal("no_headings")
    found = Found([Column("", "year"), Column("", f"title_{language}"), Column("", f"fact_{language}")], rows)
    if missed := [line for line, parts in lines if parts is None]:
        found.note("lines_left_out", count=len(missed), sample=shown(missed[0].strip()))
    return found
