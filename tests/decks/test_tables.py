"""What spreadsheets do to a file is forgiven; what would lose content is not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yearline.decks import DeckError, limits
from yearline.decks.source import inspect
from yearline.decks.tables import read_bytes

Inspect = Callable[..., Any]
GOOD = "id,year,title_en\nmoon,1969,People walk on the Moon\n"


@pytest.mark.parametrize(
    "content",
    [
        GOOD.encode(),
        b"\xef\xbb\xbf" + GOOD.encode(),
        GOOD.replace("\n", "\r\n").encode(),
        GOOD.replace("\n", "\r").encode(),
        GOOD.replace(",", ";").encode(),
        GOOD.replace(",", "\t").encode(),
        b"sep=;\r\n" + GOOD.replace(",", ";").encode(),
        GOOD.encode("utf-16"),
        GOOD.replace("\n", ",,,\n").encode(),
        GOOD.replace("id,year,title_en", "ID, Year ,Title EN").encode(),
        b"\n\n" + GOOD.encode() + b",,\n\n,,\n",
        GOOD.rstrip().encode(),
    ],
    ids=[
        "plain",
        "bom",
        "crlf",
        "cr",
        "semicolon",
        "tab",
        "sep",
        "utf-16",
        "empty columns",
        "heading",
        "blank rows",
        "no end",
    ],
)
def test_every_way_to_save_the_same_table_is_read(read: Inspect, content: bytes) -> None:
    deck, errors = read(content)
    assert errors == []
    assert deck is not None
    assert [(card.id, card.year, card.text("en").title) for card in deck.cards] == [
        ("moon", 1969, "People walk on the Moon")
    ]


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", (0, "", "empty_file")),
        (b"\n\n,,\n", (0, "", "empty_file")),
        ("id,year,title_en\ncafe,1900,Où sont les neiges d'ðntan\n".encode("latin-1"), (2, "", "wrong_encoding")),
        (b'id,year,title_en\nmoon,1969,"People\n', (2, "", "bad_csv")),
        (b'year,title_en\n1969,"People\n' + b"1970,Thing\n" * 20_000, (2, "", "bad_csv")),
        (b"id,year,title_en\nmoon,1969,People, that is us\n", (2, "", "cell_without_column")),
        (b"id,year,year,title_en\nmoon,1969,1970,People\n", (1, "year", "duplicate_column")),
        (b"id,title_en\nmoon,People\n", (1, "", "no_column")),
        (b"id,year\nmoon,1969\n", (1, "", "no_column")),
        (b"id,year,title_en\n", (0, "", "no_cards")),
        (b"year,title_en\n" + b"1969,x\n" * (limits.ROWS + 1), (0, "", "too_many_rows")),
        (b",".join([b"c%d" % n for n in range(limits.COLUMNS + 1)]), (0, "", "too_many_columns")),
        (b"year,title_en\n1969," + b"x" * 200_000, (2, "", "bad_csv")),
    ],
    ids=lambda value: value[2] if isinstance(value, tuple) else "",
)
def test_what_would_lose_content_is_refused(read: Inspect, content: bytes, error: tuple[int, str, str]) -> None:
    deck, errors = read(content)
    assert deck is None
    assert errors[0] == error


def test_columns_without_a_heading_may_stand_between_others(read: Inspect, tmp_path: Path) -> None:
    deck, errors = read("id,,,year,title_en\nmoon,,,1969,Moon\n")
    assert errors == []
    assert [card.year for card in deck.cards] == [1969]
    assert not [one for one in inspect(tmp_path / "cards.csv").problems if one.severity == "warning"]


def test_rows_are_counted_as_the_spreadsheet_counts_them(read: Inspect) -> None:
    _, errors = read('id,year,title_en\na,1900,"two\nlines"\n\nb,0,Zero\n')
    assert errors == [(4, "year", "year_zero")]


def test_a_file_too_big_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "big.csv"
    with path.open("wb") as file:
        file.truncate(2 * 2**30)
    with pytest.raises(DeckError) as caught:
        read_bytes(path)
    assert [problem.code for problem in caught.value.problems] == ["file_too_big"]


def test_only_ordinary_files_are_read(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/zero")):
        with pytest.raises(DeckError) as caught:
            read_bytes(path)
        assert [problem.code for problem in caught.value.problems] == ["not_a_file"]


@pytest.mark.parametrize(
    ("content", "error"),
    [
        ("{", (0, "", "bad_json")), ("[" * 100_000, (0, "", "bad_json")), ("{}", (0, "", "unknown_json")),
        ('{"format": "yearline-deck/1", "cards": 1}', (0, "", "unknown_json")),
        ('{"format": "yearline-deck/1", "cards": [], "deck": 1}', (0, "", "unknown_json")),
        ("[1]", (1, "", "not_an_object")), ('[{"title_en": ["x"], "year": 1900}]', (1, "title_en", "not_text")),
        ('[{"title_en": "x", "year": true}]', (1, "year", "not_text")),
        ('[{"title_en": "x", "year": 1900.5}]', (1, "year", "not_text")),
        ('[{"title_en": "x", "year": 0}]', (1, "year", "year_zero")),
        ("[" + ",".join(["{}"] * (limits.ROWS + 1)) + "]", (0, "", "too_many_rows")), ("[]", (1, "", "no_column")),
        ('[{"title_en": "\\ud800", "year": 1900}]', (0, "", "bad_json")),
    ],
)  # fmt: skip
def test_json_of_another_shape_is_refused(read: Inspect, content: str, error: tuple[int, str, str]) -> None:
    deck, errors = read(content, "cards.json")
    assert deck is None
    assert errors[0] == error


def test_a_plain_list_is_a_deck(read: Inspect) -> None:
    deck, errors = read(
        '[{"Title": "Moon", "date": 1969}, {"Title": "Rome", "date": "753 BC", "fact": null}]', "own cards.json"
    )
    assert errors == []
    assert deck is not None
    assert (deck.id, [card.year for card in deck.cards]) == ("own-cards", [1969, -753])
