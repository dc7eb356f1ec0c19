"""Single cells: clean text comes through unchanged, anything else is named."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yearline.decks.cells import choice, clean, fence, id_from, slug, unfence
from yearline.decks.problems import Report, shown


@pytest.mark.parametrize(
    "text",
    [
        "Moon landing",
        "شق القناة",
        "מגדל אייפל",
        "🚀 👩‍🚀 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "<b>bold</b> & {{x}} #panic",
        "a\u00a0: b",
        "ΑΒΓ 漢字",
    ],
)
def test_harmless_text_is_kept(text: str) -> None:
    report = Report()
    assert clean(text, 2, "title_en", 120, report) == text
    assert report.problems == []


def test_a_text_may_be_as_long_as_the_limit() -> None:
    report = Report()
    assert clean("x" * 120, 2, "title_en", 120, report) == "x" * 120
    assert report.problems == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a\x00b", "forbidden_character"), ("a\x1b[31m", "forbidden_character"), ("a\u202eb", "forbidden_character"),
        ("a\u2066b", "forbidden_character"), ("a\ud800b", "forbidden_character"), ("a\ufeffb", "forbidden_character"),
        ("caf\ufffd", "lost_letter"), ("\u200d\u200b", "invisible"), ("x" * 121, "too_long"),
        ("\x85", "forbidden_character"),
    ],
)  # fmt: skip
def test_harmful_text_is_refused(text: str, code: str) -> None:
    report = Report()
    assert clean(text, 2, "title_en", 120, report) == ""
    assert [problem.code for problem in report.problems] == [code]


def test_a_formula_is_kept_as_text_and_told() -> None:
    report = Report()
    assert clean("=SUM(A1:A9)", 2, "title_en", 120, report) == "=SUM(A1:A9)"
    assert [(problem.code, problem.severity) for problem in report.problems] == [("formula", "warning")]


def test_text_is_composed_and_set_on_one_line() -> None:
    assert clean("\u00a0Luna \u00a0", 2, "title_it", 120, Report()) == "Luna"
    assert clean("  Cafe\u0301\r\n\topens ", 2, "title_fr", 120, Report()) == "Café opens"


@given(st.text())
def test_what_is_kept_can_be_printed(text: str) -> None:
    kept = clean(text, 2, "title_en", 120, Report())
    assert kept == unicodedata.normalize("NFC", kept)
    assert not any(unicodedata.category(char) in ("Cc", "Cs") for char in kept)
    kept.encode()


@given(st.text())
def test_a_message_never_carries_what_a_terminal_obeys(text: str) -> None:
    assert shown(text).isprintable()
    shown(text).encode()


@given(st.text())
def test_a_fence_comes_off_again(text: str) -> None:
    assert unfence(fence(text)) == text
    assert not fence(text).startswith(("=", "+", "-", "@"))


@pytest.mark.parametrize(
    ("text", "id"), [("Moon Landing", "moon-landing"), ("moon_landing", "moon-landing"), ("ｍｏｏｎ", "moon"), ("", "")]
)
def test_an_id_is_mended(text: str, id: str) -> None:
    report = Report()
    assert slug(text, 2, "id", 64, report) == id
    assert report.problems == []


@pytest.mark.parametrize("text", ["../../etc/passwd", "луна", "a/b", "-", "a--" + "b" * 70, "con.txt", "a\u202eb"])
def test_an_id_that_is_none_is_refused(text: str) -> None:
    report = Report()
    assert slug(text, 2, "id", 64, report) == ""
    assert [problem.code for problem in report.problems] == ["bad_id"]


@given(st.text())
def test_a_made_id_is_an_id(title: str) -> None:
    report = Report()
    assert slug(id_from(title), 2, "id", 64, report) == id_from(title)
    assert report.problems == []


def test_made_ids_are_readable_where_the_letters_allow() -> None:
    assert id_from("L'Été à Paris") == "lete-a-paris"
    assert id_from("Битва") != id_from("Битва 2")


def test_made_ids_stay_what_they_were() -> None:
    """Reports of wrong cards and records name cards by them."""
    assert id_from("Битва") == "card-4aa959a50c7c"


@pytest.mark.parametrize(
    ("text", "word", "problems"),
    [("", "red", []), (" BLUE ", "blue", []), ("red", "red", []), ("green", "red", ["unknown_word"])],
)
def test_a_choice(text: str, word: str, problems: list[str]) -> None:
    report = Report()
    assert choice(text, 2, "color", ("red", "blue"), "red", report) == word
    assert [problem.code for problem in report.problems] == problems
