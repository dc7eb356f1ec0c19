"""deck.toml: read, checked, and written so that it reads the same."""

from typing import Any

import pytest

from yearline.core.deck import SYMBOLS
from yearline.decks import DeckError
from yearline.decks.manifest import make_manifest, read_manifest, toml
from yearline.decks.problems import Report

FULL = {
    "id": "own", "license": "CC0-1.0", "category": "school", "audience": "teens", "palette": "color",
    "symbols": ["key", "sun", "bell"], "names": {"uk": "Наша \"колода\" \\ 🚀", "en": "Ours"},
    "descriptions": {"en": "Line"},
}  # fmt: skip


def test_what_is_written_reads_the_same() -> None:
    report = Report()
    manifest = make_manifest(FULL, "folder", report)
    assert read_manifest(toml(manifest).encode(), "other", report) == manifest
    assert report.problems == []
    assert manifest.language == "uk"
    assert manifest.symbols == ("key", "sun", "bell")


def test_an_empty_manifest_takes_the_name_of_its_folder() -> None:
    manifest = read_manifest(b"", "My Deck", Report())
    assert (manifest.id, manifest.names) == ("my-deck", {"en": "my-deck"})
    assert manifest.symbols == ("sun", "moon", "star", "key")


@pytest.mark.parametrize(
    ("plain", "column", "code"),
    [
        ({"id": "../up"}, "id", "bad_id"), ({"id": 3}, "id", "not_text"), ({"names": "x"}, "names", "not_texts"),
        ({"names": {"english": "x"}}, "names.english", "bad_language"), ({"names": {"en": "x" * 81}}, "en", "too_long"),
        ({"audience": "cats"}, "audience", "unknown_word"), ({"palette": "neon"}, "palette", "unknown_word"),
        ({"symbols": 1}, "symbols", "bad_symbols"), ({"symbols": 9}, "symbols", "bad_symbols"),
        ({"symbols": True}, "symbols", "bad_symbols"),
        ({"symbols": ["sun", "sun"]}, "symbols", "bad_symbols"),
        ({"symbols": ["sun", "skull"]}, "symbols", "bad_symbols"),
        ({"symbols": [["sun"], 1]}, "symbols", "bad_symbols"),
        ({"license": "\u202e"}, "license", "forbidden_character"),
    ],
)  # fmt: skip
def test_a_wrong_key_is_named(plain: dict[str, Any], column: str, code: str) -> None:
    report = Report()
    make_manifest(plain, "own", report)
    errors = [problem for problem in report.problems if problem.severity == "error"]
    assert [(problem.row, problem.column, problem.code) for problem in errors] == [(0, column, code)]


@pytest.mark.parametrize(
    ("symbols", "meant"),
    [(2, ("sun", "moon")), (["bell", "key"], ("bell", "key")), (8, SYMBOLS), (list(SYMBOLS), SYMBOLS)],
)
def test_two_to_eight_symbols(symbols: object, meant: tuple[str, ...]) -> None:
    report = Report()
    assert make_manifest({"symbols": symbols}, "own", report).symbols == meant
    assert report.problems == []


def test_an_unknown_key_is_a_warning() -> None:
    report = Report()
    make_manifest({"licence": "MIT"}, "own", report)
    assert [(p.severity, p.row, p.column, p.code) for p in report.problems] == [
        ("warning", 0, "licence", "unknown_key")
    ]


@pytest.mark.parametrize("raw", [b"id = ", b"a = " + b"[" * 5000, b"\xff"])
def test_a_broken_file_is_refused(raw: bytes) -> None:
    with pytest.raises(DeckError):
        read_manifest(raw, "own", Report())
