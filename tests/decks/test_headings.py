"""Tables as teachers make them: with headings in their own words, below a title, on another sheet."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.decks.test_sheets import workbook
from yearline.decks import limits
from yearline.decks.headings import column_name, is_header, named_columns
from yearline.decks.problems import Report
from yearline.decks.source import inspect
from yearline.decks.tables import make_table
from yearline.i18n import COMPLETE

Inspect = Callable[..., Any]
TITLED = [["Моя колода, 5 класс", ""], ["", ""], ["year", "title"], ["1789", "Взятие Бастилии"]]


def told(path: Path) -> list[tuple[int, str, str]]:
    return [(one.row, one.code, one.severity) for one in inspect(path).problems if one.code != "falls_back"]


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ("Title FR", "title_fr"),
        (" title-fr ", "title_fr"),
        ("Title\u00a0FR", "title_fr"),
        ("Colour", "color"),
        ("", ""),
    ],
)
def test_headings_are_compared_without_their_dress(cell: str, name: str) -> None:
    assert column_name(cell) == name


@pytest.mark.parametrize(
    "heading",
    ["Year;Title;Fact;Source", "Année;Titre;Anecdote;Source", "Anno;Titolo;Curiosità;Fonte",
     "ГОД;Название;Факт;Источник",
     "Рік;Назва;Факт;Джерело", "Дата;Событие;факт;источник", "Anne\u0301e;Titre;Anecdote;source"],
)  # fmt: skip
def test_columns_may_be_named_in_our_languages(read: Inspect, heading: str) -> None:
    deck, errors = read(f"{heading}\n1789;Bastille;In Paris;A book\n")
    assert errors == []
    card = deck.cards[0]
    assert (card.year, card.text("en").title, card.text("en").fact, card.source) == (
        1789,
        "Bastille",
        "In Paris",
        "A book",
    )


def test_a_query_keeps_its_own_names() -> None:
    assert named_columns(["evento", "eventoLabel", "data"]) == ["evento", "eventolabel", "data"]
    assert named_columns(["Evento", "Data"]) == ["title_it", "year"]


def test_titles_are_in_the_language_that_names_them(read: Inspect) -> None:
    """So they are read aloud and broken into lines as that language wants it, whoever uploads them."""
    deck, _ = read("Рік;Назва;Факт\n1648;Битва під Жовтими Водами;Перемога\n")
    assert list(deck.cards[0].texts) == ["uk"]
    assert deck.cards[0].texts["uk"].fact == "Перемога"
    deck, _ = read("Année;Titre;title en\n1789;La Bastille;The Bastille\n")
    assert {language: text.title for language, text in deck.cards[0].texts.items()} == {
        "en": "The Bastille",
        "fr": "La Bastille",
    }


def test_a_title_above_the_table_is_left_out_and_that_is_told(read: Inspect, tmp_path: Path) -> None:
    """Rows are still those of the spreadsheet."""
    deck, errors = read(workbook(*[tuple(row) for row in [*TITLED, ["soon", "Later"]]]), "cards.xlsx")
    assert (deck, errors) == (None, [(5, "year", "bad_year")])
    read(workbook(*[tuple(row) for row in TITLED]), "cards.xlsx")
    assert told(tmp_path / "cards.xlsx") == [(3, "rows_above", "notice")]


def test_problems_of_headings_are_told_at_their_row() -> None:
    report = Report()
    table = make_table([*TITLED[:2], ["year", "title", "Year"], ["1789", "Bastille", "1790"]], report)
    assert table.head == 3
    assert [(one.row, one.column, one.code) for one in report.problems if one.severity == "error"] == [
        (3, "Year", "duplicate_column")
    ]


def test_numbers_in_front_of_the_rows_are_left_out(read: Inspect, tmp_path: Path) -> None:
    """Nothing is told of a column that is empty."""
    deck, errors = read(",,year,title,mood\n,1,1789,Bastille,\n,2,1804,Sacre,\n")
    assert errors == []
    assert [card.year for card in deck.cards] == [1789, 1804]
    warned = [one for one in inspect(tmp_path / "cards.csv").problems if one.severity == "warning"]
    assert [(one.row, one.column, one.code) for one in warned] == [(1, "B", "unknown_column")]
    far = "," * (limits.COLUMNS - 2)
    assert read(f"{far}year,title\n{far}1789,Bastille\n")[0].cards[0].year == 1789


def test_a_cell_between_or_behind_the_headings_may_have_been_pushed_there(read: Inspect) -> None:
    assert read("year,,title\n1789,x,Bastille\n1804,,Sacre,y\n") == (
        None,
        [(2, "", "cell_without_column"), (3, "", "cell_without_column")],
    )


def test_the_separator_is_that_of_the_headings(read: Inspect) -> None:
    deck, errors = read('Моя колода, 5 класс, А;\n"year";"title"\n1789;Взятие, наконец\n')
    assert errors == []
    assert deck.cards[0].text("en").title == "Взятие, наконец"


@pytest.mark.parametrize(
    "content",
    [
        "1789,Bastille\n1804,Sacre\n",
        "Plain words.\nMore, of them, here\n",
        "year|title\n1789|Bastille\n",
        "<table>\n<td>,,,x\n",
    ],
)
def test_a_table_without_headings_is_told_once(read: Inspect, content: str) -> None:
    assert read(content) == (None, [(1, "", "no_headings")])


@pytest.mark.parametrize("language", COMPLETE)
def test_whoever_named_no_columns_is_told_the_names_that_are_understood(tmp_path: Path, language: str) -> None:
    (tmp_path / "cards.csv").write_text("1789,Bastille\n")
    advice = inspect(tmp_path / "cards.csv").problems[0].text(language)
    quoted = [
        part.strip("\u00a0") for part in advice.replace("”", "“").replace("«", "“").replace("»", "“").split("“")[1::2]
    ]
    assert len(quoted) >= 2
    assert is_header(quoted)


def test_facts_are_written_in_the_language_of_the_only_titles() -> None:
    assert named_columns(["Annee", "Titre anglais", "Explication"]) == ["year", "title_en", "fact_en"]
    assert named_columns(["year", "title_en", "title_fr", "fact"])[-1] == "fact"


def test_the_first_sheet_with_our_headings_is_read(read: Inspect, tmp_path: Path) -> None:
    sheets = {
        "Remarks": [("Bonjour",), ("voici les cartes",)],
        "Cards": [("year", "title"), (1789, "Bastille")],
        "Old": [],
    }
    deck, errors = read(workbook(**sheets), "cards.xlsx")
    assert errors == []
    assert [card.year for card in deck.cards] == [1789]
    notice = inspect(tmp_path / "cards.xlsx").problems[0]
    assert (notice.code, notice.variables) == ("other_sheet", {"name": "Cards"})


def test_where_no_sheet_has_headings_the_first_one_is_told_about(read: Inspect) -> None:
    assert read(workbook(One=[("a", "b")], Two=[("c",)]), "cards.xlsx") == (None, [(1, "", "no_headings")])
