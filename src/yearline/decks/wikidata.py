"""What a Wikidata query returns, as a table of ours: labels become titles, timestamps years, items ids."""

import re
from typing import Any, Final

from yearline.decks.problems import Report
from yearline.decks.tables import CardTable, Row
from yearline.decks.years import read_timestamp

_ITEM: Final = re.compile(r"(?:https?://www\.wikidata\.org/entity/)?(Q[1-9][0-9]{0,11})")
_LABEL: Final = re.compile(r"(\w*?)_?(label|description)(?:_?([a-z]{2,3}))?")


def bindings(content: Any) -> list[Any] | None:
    """The rows of the query service's own JSON, cells made plain, or None if it is something else."""
    results = content.get("results") if isinstance(content, dict) else None
    found = results.get("bindings") if isinstance(results, dict) else None
    if not isinstance(found, list):
        return None
    return [{key: _plain(cell) for key, cell in row.items()} if isinstance(row, dict) else row for row in found]


def _plain(cell: Any) -> Any:
    return cell.get("value") if isinstance(cell, dict) else cell


def is_query(table: CardTable) -> bool:
    """Whether a table looks like the answer to a query: labels, but no titles."""
    return any(column.endswith("label") for column in table.columns) and not any(
        column.startswith("title") for column in table.columns
    )


def from_query(table: CardTable, report: Report) -> CardTable:
    """Our columns out of a query's. A row that says again what an earlier one said is left out."""
    date = _date_column(table)
    if date is None:
        report.error(1, "", "no_timestamps")
        return CardTable((), ())
    subject = next(column for column in table.columns if column.endswith("label")).removesuffix("label").strip("_")
    rows: list[Row] = []
    seen: set[tuple[str, ...]] = set()
    for row in table.rows:
        cells = _cells(row, date, subject, report)
        facts = (cells.get("id", ""), cells.get("title", ""), cells.get("year", ""))
        if facts in seen:
            report.notice(row.number, "", "repeated_row")
            continue
        seen.add(facts)
        rows.append(Row(row.number, cells))
    return CardTable(tuple(dict.fromkeys([column for row in rows for column in row.cells])), tuple(rows))


def _date_column(table: CardTable) -> str | None:
    """The column with the most timestamps."""
    counts = {
        column: sum(read_timestamp(row.cells.get(column, "")) is not None for row in table.rows)
        for column in table.columns
    }
    best = max(counts, key=lambda column: counts[column])
    return best if counts[best] else None


def _cells(row: Row, date: str, subject: str, report: Report) -> dict[str, str]:
    cells: dict[str, str] = {}
    for column, cell in row.cells.items():
        if column == date:
            year = read_timestamp(cell)
            cells["year"] = cell if year is None else str(year)
        elif column == subject and (item := _ITEM.fullmatch(cell.strip())):
            cells["id"] = item[1].lower()
            cells["source"] = f"Wikidata {item[1]}"
        elif (text := _LABEL.fullmatch(column)) and text[1] == subject:
            name = "title" if text[2] == "label" else "fact"
            cells[f"{name}_{text[3]}" if text[3] else name] = cell
    if _ITEM.fullmatch(cells.get("title", "")):
        report.error(row.number, f"{subject}label", "no_label", item=cells["title"])
    return cells
