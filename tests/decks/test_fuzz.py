"""Whatever a file holds, the importer gives a deck or a DeckError, and never leaves half of one behind."""

import csv
import io
import json
import tempfile
from pathlib import Path

import openpyxl
from hypothesis import example, given
from hypothesis import strategies as st
from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE

from yearline.decks import DeckError, load_deck
from yearline.decks.cards import PLAIN_COLUMNS
from yearline.decks.quality import quality
from yearline.decks.stats import spread
from yearline.decks.writing import EXPORTS, import_deck

COLUMNS = [*PLAIN_COLUMNS, "title_en", "fact_en", "title_uk", "front", "back", "title", "itemLabel", "date", "item", ""]
YEARS = st.sampled_from(["1969", "-44", "0", "c. 1450", "44 BC", "1969-07-20T00:00:00Z", "-0489-01-01T00:00:00Z"])
CELLS = (
    st.text(max_size=12)
    | st.integers(-(10**15), 10**15).map(str)
    | YEARS
    | st.sampled_from(["sun", "key", "circa", "blue", "2", "Q42"])
)
WRITABLE = CELLS.filter(lambda text: not ILLEGAL_CHARACTERS_RE.search(text))
SHEET_CELLS = st.integers() | st.booleans() | st.floats() | WRITABLE
TABLES = st.lists(st.lists(CELLS, max_size=8), max_size=6)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*COLUMNS, "cards", "deck", "results", "bindings"]), inner)
    ),
    max_leaves=20,
)


def attempt(content: bytes, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / name, Path(folder) / "deck"
        source.write_bytes(content)
        try:
            deck, _ = import_deck(source, target)
        except DeckError as error:
            told = [problem.text("uk") for problem in error.problems]
            assert told
            assert [path.name for path in Path(folder).iterdir()] == [name]
            return
        assert load_deck(str(target)) == deck
        quality(deck)
        assert all(span.label("fr") for span in spread(deck))
        for write in EXPORTS.values():
            write(deck)


@given(st.binary(max_size=300))
@example(b"PK\x03\x04")
@example(b"\xff\xfe\x00\xd8")
def test_any_bytes(content: bytes) -> None:
    attempt(content, "cards.csv")


@given(st.lists(st.sampled_from(COLUMNS), max_size=8), TABLES, st.sampled_from([",", ";", "\t"]))
@example(["year", "title"], [["1969", "Moon"], ["c. 1450", "Press"]], ",")
def test_any_table(header: list[str], rows: list[list[str]], separator: str) -> None:
    out = io.StringIO()
    csv.writer(out, delimiter=separator).writerows([header, *rows])
    attempt(out.getvalue().encode("utf-8", "surrogatepass"), "cards.csv")


@given(JSON)
@example([{"year": 1969, "title": "Moon"}])
@example({"format": "yearline-deck/1", "deck": {"names": {"en": "x"}}, "cards": [{"year": -44, "title": "Caesar"}]})
def test_any_json(content: object) -> None:
    attempt(json.dumps(content).encode(), "cards.json")


@given(st.lists(st.sampled_from(COLUMNS), max_size=6), st.lists(st.lists(SHEET_CELLS, max_size=6), max_size=4))
@example(["year", "title"], [[1969, "Moon"], [1.5, "Half"]])
def test_any_workbook(header: list[str], rows: list[list[object]]) -> None:
    book = openpyxl.Workbook(write_only=True)
    sheet = book.create_sheet()
    for row in [header, *rows]:
        sheet.append(row)
    out = io.BytesIO()
    book.save(out)
    attempt(out.getvalue(), "cards.xlsx")
