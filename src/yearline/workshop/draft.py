"""A draft: what a spreadsheet is. Every cell is text as it was typed; whether it is a deck, the usual checks say."""

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field

from yearline.core.value import value
from yearline.decks import limits
from yearline.decks.cards import columns_of, rows_of
from yearline.decks.cells import id_from
from yearline.decks.headings import named_columns
from yearline.decks.manifest import KEYS, make_manifest, plain_manifest
from yearline.decks.model import LibraryDeck
from yearline.decks.problems import DeckError, Report
from yearline.decks.source import Inspection, inspect_table, tell_emblems
from yearline.decks.tables import CardTable, Row
from yearline.i18n import DEFAULT, messages

LONGEST_CELL: Final = 2_000
"""More than any column takes, so that a text that is too long can be told, and shortened by whoever wrote it."""
CARRIED: Final = ("dates",)
"""Keys of deck.toml that are kept for whoever knows them."""

Cell = Annotated[str, Meta(max_length=LONGEST_CELL)]
Cells = Annotated[list[Cell], Meta(max_length=limits.COLUMNS)]


class Draft(Struct):
    """What a deck says about itself, as in deck.toml, and its rows."""

    meta: Annotated[dict[str, Any], Meta(max_length=40)] = field(default_factory=dict)
    columns: Cells = field(default_factory=lambda: ["year", "title"])
    rows: Annotated[list[Cells], Meta(max_length=limits.ROWS)] = field(default_factory=list)


def inspect_draft(
    draft: Draft, id: str = "", photos: Collection[str] | None = None, language: str = DEFAULT
) -> Inspection:
    """The deck that a draft is, if it can be used, and everything found in it. The first row has the number 1."""
    report = Report()
    plain = {key: what for key, what in draft.meta.items() if what not in ("", None) and key in KEYS}
    name = next((str(text) for text in _texts(plain.get("names")).values() if text), "")
    if not name and isinstance(plain.get("names", {}), dict):
        spoken = next(iter(_texts(plain.get("names"))), language)
        plain["names"] = {spoken: messages(spoken)("deck-new-name")}
    manifest = make_manifest({**plain, "id": ""}, id or id_from(name) or "deck", report)
    try:
        table = _table(draft, report)
        tell_emblems(table, report)
        return inspect_table(table, manifest, report, photos)
    except DeckError as error:
        return Inspection(None, (*report.all(), *error.problems), ())


def _texts(found: Any) -> Mapping[str, Any]:
    return found if isinstance(found, dict) else {}


def _table(draft: Draft, report: Report) -> CardTable:
    columns = named_columns(draft.columns)
    for position, column in enumerate(columns):
        if column and column in columns[:position]:
            report.error(0, draft.columns[position], "duplicate_column")
    rows = [
        Row(number, {column: cell for column, cell in zip(columns, cells, strict=False) if column and cell.strip()})
        for number, cells in enumerate(draft.rows, 1)
    ]
    return CardTable(tuple(filter(None, columns)), tuple([row for row in rows if row.cells]), 0)


def draft_of(deck: LibraryDeck) -> Draft:
    """A deck as a draft, for whoever wants a copy to go on with."""
    columns = columns_of(deck.cards)
    rows = [[str(row.get(column, "")) for column in columns] for row in rows_of(deck.cards)]
    meta = plain_manifest(deck)
    del meta["id"]
    return Draft(meta, list(columns), rows)


def photos_in(draft: Draft) -> list[str]:
    """The names of the photos that a draft puts on its cards, each once."""
    at = [position for position, column in enumerate(named_columns(draft.columns)) if column == "picture"]
    named = [row[position].strip() for row in draft.rows for position in at if position < len(row)]
    return list(dict.fromkeys(filter(None, named)))


ONE_THING: Final = {"crop": "picture", "tone": "picture", "credit": "picture", "precision": "year"}
"""Columns that say more about another one."""


@value
class Change:
    """What became of a draft: how many cards are new or other than before, the title of the first of them, and what
    was written on all of them: a column, `added` where all are new, or nothing where it was more than one thing.
    """

    cards: int = 0
    title: str = ""
    what: str = ""


NO_CHANGE: Final = Change()


def changes(before: Draft, now: Draft) -> Change:
    """What somebody did to a draft."""
    was, are = [[_filled(draft, row) for row in draft.rows] for draft in (before, now)]
    known, left = set(was), set(are)
    new, gone = [row for row in are if row and row not in known], [row for row in was if row and row not in left]
    titles = [text for cells in new for column, text in sorted(cells) if column.startswith("title")]
    written = {
        ONE_THING.get(column, column) for one, other in zip(new, gone, strict=False) for column, _ in one ^ other
    }
    what = "added" if new and not gone else written.pop() if len(written) == 1 and len(new) == len(gone) else ""
    return Change(len(new), titles[0][:120] if titles else "", what[:40])


def _filled(draft: Draft, row: list[str]) -> frozenset[tuple[str, str]]:
    """What is written in a row, by columns."""
    return frozenset((column, text.strip()) for column, text in zip(draft.columns, row, strict=False) if text.strip())
