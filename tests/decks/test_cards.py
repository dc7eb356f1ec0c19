"""Rows become cards, or every reason why not is told."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from yearline.art.scenes import scene_svg
from yearline.decks import DeckError, load_deck
from yearline.decks.source import inspect

Inspect = Callable[..., Any]
HEADER = "id,year,precision,color,scene,emblem,medallion,source,difficulty,title_en,fact_en,front,back\n"
CARD = "moon,1969,year,blue,space,moon,flag,Apollo 11,1,Moon,A walk,sun,key\n"


def test_a_full_row_is_a_full_card(read: Inspect) -> None:
    deck, errors = read(HEADER + CARD)
    assert errors == []
    card = deck.cards[0]
    assert (card.id, card.year, card.precision, card.scene, card.emblem, card.medallion) == (
        "moon",
        1969,
        "year",
        "space",
        "moon",
        "flag",
    )
    assert (card.source, card.difficulty, card.card.face.color) == ("Apollo 11", 1, "blue")
    assert (card.card.face.title, card.card.face.symbol, card.card.back.symbol) == ("Moon", "sun", "key")


def test_an_emblem_called_in_another_language_is_understood(tmp_path: Path) -> None:
    words = ("château", "Замок", "castel", "qwerty")
    rows = "".join(f"{1900 + at},Card {at},{word}\n" for at, word in enumerate(words))
    (tmp_path / "cards.csv").write_text(f"year,title,emblem\n{rows}", encoding="utf-8")
    problems = [one for one in inspect(tmp_path / "cards.csv").problems if one.code == "unknown_emblem"]
    assert [one.variables["near"] for one in problems] == ["castle", "castle", "castle", ""]


def test_every_column_of_ours_is_known(read: Inspect, tmp_path: Path) -> None:
    read(HEADER.replace("front", "mood,front") + CARD.replace("sun", "fine,sun"))
    warned = [one for one in inspect(tmp_path / "cards.csv").problems if one.severity == "warning"]
    assert [(one.row, one.column, one.code) for one in warned] == [
        (1, "mood", "unknown_column"),
        (2, "medallion", "unknown_emblem"),
    ]


def test_a_card_may_show_the_first_letter_of_its_title(read: Inspect, tmp_path: Path) -> None:
    deck, _ = read("year,title,emblem\n1969,Moon landing,First letter\n")
    assert [one.code for one in inspect(tmp_path / "cards.csv").problems] == []
    card = deck.cards[0]
    assert ">M</text>" in scene_svg(card.id, card.scene, card.emblem, card.medallion, title=card.text("en").title)


def test_a_bare_row_is_a_card_too(read: Inspect) -> None:
    deck, _ = read("year,title\n1969,Moon landing\n")
    card = deck.cards[0]
    assert (card.id, card.scene, card.difficulty, card.precision) == ("moon-landing", "nature", 2, "year")
    assert card.emblem
    assert card.medallion
    assert card.card.face.symbol != card.card.back.symbol


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("1969", "0", (2, "year", "year_zero")),
        ("1969", "", (2, "year", "no_year")),
        ("1969", "summer of love", (2, "year", "bad_year")),
        ("1969", "9999999999999", (2, "year", "bad_year")),
        ("1969", "1914–1918", (2, "year", "year_span")),
        ("1969", "1914/18", (2, "year", "year_span")),
        ("1969", "XX век", (2, "year", "year_century")),
        (",year,", ",month,", (2, "precision", "unknown_word")),
        ("blue", "green", (2, "color", "unknown_word")),
        ("space", "kitchen", (2, "scene", "unknown_word")),
        (",moon,flag", ",../moon,flag", (2, "emblem", "bad_id")),
        (",1,Moon", ",4,Moon", (2, "difficulty", "unknown_word")),
        (",Moon,", ",,", (2, "title_en", "no_title")),
        (",Moon,", "," + "x" * 121 + ",", (2, "title_en", "too_long")),
        ("A walk", "x" * 401, (2, "fact_en", "too_long")),
        ("sun,key", "sun,sun", (2, "back", "symbols_equal")),
        ("sun,key", "sun,", (2, "back", "symbols_equal")),
        ("sun,key", "sun,bell", (2, "back", "unknown_word")),
        ("Apollo 11", "Apollo\x07", (2, "source", "forbidden_character")),
    ],
)  # fmt: skip
def test_a_wrong_cell_is_named_by_row_and_column(
    read: Inspect, old: str, new: str, error: tuple[int, str, str]
) -> None:
    deck, errors = read(HEADER + CARD.replace(old, new, 1))
    assert deck is None
    assert error in errors


@pytest.mark.parametrize(
    ("typed", "color"), [("Rouge", "red"), ("синий", "blue"), ("бежевий", "beige"), ("rossa", "red")]
)
def test_a_colour_may_be_named_in_any_of_our_languages(read: Inspect, typed: str, color: str) -> None:
    deck, _ = read(f"year,title,color\n1969,Moon landing,{typed}\n")
    assert deck.cards[0].card.face.color == color


def test_days_that_a_deck_of_years_leaves_out_are_told(read: Inspect, tmp_path: Path) -> None:
    read("year,title\n14 juillet 1789,Bastille\n1789-08-04,Night\n1793,King\n21.01.1793,Louis\n")
    (told,) = inspect(tmp_path / "cards.csv").problems
    assert (told.row, told.code, told.variables, told.severity) == (0, "days_left_out", {"count": 3}, "notice")


def test_all_problems_are_told_at_once(read: Inspect) -> None:
    _, errors = read(HEADER + CARD + CARD.replace("1969", "0") + "x,,,pink,,,,,9,,\n")
    assert errors == [
        (3, "title", "same_title"), (3, "year", "year_zero"),
        (4, "title_en", "no_title"), (4, "year", "no_year"), (4, "color", "unknown_word"),
        (4, "difficulty", "unknown_word"),
    ]  # fmt: skip


def test_titles_that_differ_only_in_capitals_are_the_same(read: Inspect) -> None:
    _, errors = read("id,year,title_en\na,1969,Moon landing\nb,1970,MOON LANDING\n")
    assert errors == [(3, "title", "same_title")]


@pytest.mark.parametrize(
    ("rows", "errors"),
    [
        ("1969,Moon,\n1969,Moon,\n1969,Moon,\n", [(3, "title", "same_title"), (4, "title", "same_title")]),
        ("1969,Moon,moon\n1969,Moon,moon\n", [(3, "title", "same_title")]),
        ("1969,Moon,a\n1970,Mars,b\n1969,Moon,b\n", [(4, "title", "same_title"), (4, "id", "same_id")]),
        ("1969,Moon,a\n1970,Mars,a\n", [(3, "id", "same_id")]),
        ("1900,Café,\n1901,Cafe,\n", [(3, "title", "same_title")]),
    ],
)
def test_a_card_that_was_there_is_told_once(read: Inspect, rows: str, errors: list[tuple[int, str, str]]) -> None:
    """Nobody is told about an id that they did not write."""
    assert read("year,title,id\n" + rows) == (None, errors)


def test_beyond_a_thousand_problems_are_counted(read: Inspect, tmp_path: Path) -> None:
    read("year,title_en\n" + "0,\n" * 4000)
    found = inspect(tmp_path / "cards.csv")
    assert found.deck is None
    assert len(found.problems) == 1001
    assert found.problems[-1].code == "more"
    assert found.problems[-1].variables == {"count": 7000}


def test_c_implies_circa(read: Inspect) -> None:
    deck, _ = read("year,precision,title\nc. 1450,,A\nc. 1450,year,B\n1450,century,C\nc. 1450,century,D\n")
    assert [card.precision for card in deck.cards] == ["circa", "circa", "century", "century"]


def test_a_missing_language_falls_back_to_english_and_says_so(read: Inspect, tmp_path: Path) -> None:
    deck, errors = read("year,title_en,title_fr\n1969,Moon,Lune\n1989,Wall,\n")
    assert errors == []
    assert [card.text("fr").title for card in deck.cards] == ["Lune", "Wall"]
    assert [card.text("uk").title for card in deck.cards] == ["Moon", "Wall"]
    notices = {
        (p.column, p.variables["count"]) for p in inspect(tmp_path / "cards.csv").problems if p.code == "falls_back"
    }
    assert notices == {("title_fr", 1)}
    assert deck.languages == ("en",)


def test_a_deck_without_english_shows_its_own_language(read: Inspect) -> None:
    deck, _ = read("year,title_he\n1969,הנחיתה על הירח\n")
    assert deck.cards[0].text("fr").title == deck.cards[0].card.face.title == "הנחיתה על הירח"


def test_a_card_is_named_in_english_or_in_the_decks_first_language(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text('[names]\nuk = "Наша"\n')
    (tmp_path / "cards.csv").write_text("year,title_fr,title\n1969,Lune,Місяць\n1989,Mur,\n")
    assert [card.face.title for card in load_deck(str(tmp_path)).deck.cards] == ["Місяць", "Mur"]


def test_two_columns_for_one_text_are_refused(read: Inspect) -> None:
    assert read("year,title,title_en\n1969,Moon,Luna\n")[1] == [(1, "title_en", "duplicate_column")]


def test_a_fact_that_nobody_would_see_is_told(read: Inspect, tmp_path: Path) -> None:
    deck, errors = read("year,title_en,title_fr,fact_fr,fact_it\n1969,Moon,,Un pas,Un passo\n")
    assert errors == []
    assert len(deck.cards) == 1
    warnings = [problem for problem in inspect(tmp_path / "cards.csv").problems if problem.severity == "warning"]
    assert [(problem.row, problem.column, problem.code) for problem in warnings] == [
        (1, "fact_it", "unknown_column"),
        (2, "fact_fr", "fact_without_title"),
    ]


def test_pictures_are_named_after_ids_alone(read: Inspect) -> None:
    names = [read(f"id,year,title\nmoon,{year},Moon\n")[0].cards[0].card.face.picture for year in (1969, -44)]
    assert names[0] == names[1]
    assert len(names[0]) == 16
    assert int(names[0], 16) >= 0


def test_by_picture_finds_the_card(read: Inspect) -> None:
    deck, _ = read("year,title\n1969,Moon\n1989,Wall\n")
    assert deck.by_picture(deck.cards[1].card.face.picture) is deck.cards[1]
    assert deck.by_picture("0" * 16) is None


def test_load_deck_raises_with_every_problem(tmp_path: Path) -> None:
    (tmp_path / "bad.csv").write_text("year,title\n0,Zero\nx,Ex\n")
    with pytest.raises(DeckError, match="row 2, year: there is no year 0") as caught:
        load_deck(str(tmp_path / "bad.csv"))
    assert caught.value.code == "bad_deck"
    assert [problem.row for problem in caught.value.problems if problem.severity == "error"] == [2, 3]
