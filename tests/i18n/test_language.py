"""One name for a thing, and the typography of each language:
the catalogues are held to docs/glossary.md and to what printers do.
"""

import re
from pathlib import Path

import pytest

from yearline.decks import library
from yearline.i18n import COMPLETE, spoken

GLOSSARY = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})
WRONG = {
    "en": (r"\s,", r"\w …", r"\d\s%", r"(?<!\w)['\"]\w", r"[«»„]"),
    "fr": (
        r"\s,",
        r"(?<=[\w}»)])[ \u00a0]?[;!?](?=[\s»)]|$)",
        r"(?<=[\w}»)])[ \u202f]:(?=\s|$)",
        r"«(?!\u00a0)|(?<!\u00a0)»",
        r"\b(?:\d+|[IVX]+)e\b",
        r"\b(?:1|I)(?:er|re)\b",
        r"\d (?:km|kg|cm|m|%)(?!\w)",
        r"\d \d{3}(?!\d)",
        r"\w'\w",
    ),
    "it": (r"\s,", r"«\s|\s»", r"\w [;:!?](?!-)", r"\w'\w", r"\d (?:km|kg|cm|m)(?!\w)"),
    "ru": (r"\s,", r"«\s|\s»", r"\w [;:!?](?!-)", r"\S —", r"\d %", r"\d (?:км|кг|см|м)(?!\w)"),
    "uk": (r"\s,", r"«\s|\s»", r"\w [;:!?](?!-)", r"\S —", r"\d %", r"\d (?:км|кг|см|м)(?!\w)", r"\w'\w"),
}
"""What no printer of the language would set: spaces that break, quotes, ordinals and dashes of another."""


def names(language: str) -> list[tuple[str, list[str]]]:
    """The names of a language, each with the words that are not used for the same thing."""
    part = GLOSSARY.partition(f"\n## {language}\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return [(row[1], row[2].split(", ")) for row in rows[2:]]


def texts(language: str) -> dict[str, str]:
    """What is said in a language by message, without the machinery around it."""
    found = {id: entry.partition("=")[2] for id, entry in spoken(language).items()}
    return {id: re.sub(r"\{ ?\$\w+ ->|\[\w+\] |\"[^\"]*\"|#.*", "", text) for id, text in found.items()}


def said(language: str, word: str) -> list[str]:
    """Where a word is said."""
    pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
    return [id for id, text in texts(language).items() if pattern.search(text.translate(SPACES))]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_thing_has_one_name(language: str) -> None:
    assert len(names(language)) >= 5
    others = {word: said(language, word) for _, words in names(language) for word in words}
    assert {word: ids for word, ids in others.items() if ids} == {}


@pytest.mark.parametrize("language", COMPLETE)
def test_the_catalogue_is_set_as_the_language_is_printed(language: str) -> None:
    lines = [(id, line) for id, text in texts(language).items() for line in text.splitlines() if id != "quote-marks"]
    assert [(id, line) for id, line in lines if any(re.search(wrong, line) for wrong in WRONG[language])] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_cards_are_set_as_the_language_is_printed(language: str) -> None:
    cards = [(card.id, card.texts[language]) for deck in library().values() for card in deck.cards]
    lines = [(id, line.replace("Spacewar!", "Spacewar")) for id, text in cards for line in (text.title, text.fact)]
    assert [(id, line) for id, line in lines if any(re.search(wrong, line) for wrong in WRONG[language])] == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Juste !"),
        ("fr", "à huit\u00a0, même"),
        ("fr", "« oui\u00a0»"),
        ("fr", "la 18e"),
        ("fr", "le 1er mai"),
        ("fr", "XXe siècle"),
        ("ru", "он — тот"),
        ("uk", "100 %"),
        ("en", "Wait …"),
    ],
)
def test_bad_setting_is_found(language: str, line: str) -> None:
    assert any(re.search(wrong, line) for wrong in WRONG[language])
