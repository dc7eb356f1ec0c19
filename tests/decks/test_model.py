"""A deck speaks the reader's language, or English, or what it can."""

from dataclasses import replace as replace_fields

import pytest

from yearline.core.value import replace
from yearline.decks import CardText, library


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"en": "Ours", "uk": "Наша"}, ["Наша", "Ours"]),
        ({"it": "Nostro", "uk": "Наша"}, ["Наша", "Nostro"]),
        ({"it": "Nostro", "en": "Ours"}, ["Ours", "Ours"]),
        ({}, None),
    ],
)
def test_names_and_descriptions(texts: dict[str, str], said: list[str] | None) -> None:
    deck = replace_fields(library()["inventions"], names=texts, descriptions=texts)
    assert [deck.name(language) for language in ("uk", "fr")] == (said or ["inventions"] * 2)
    assert [deck.description(language) for language in ("uk", "fr")] == (said or [""] * 2)


def test_a_card_speaks_english_rather_than_its_first_language() -> None:
    card = library()["inventions"].cards[0]
    texts = {"it": CardText("Luna", ""), "en": CardText("Moon", "")}
    assert [replace(card, texts=texts).text(language).title for language in ("it", "en", "fr")] == [
        "Luna",
        "Moon",
        "Moon",
    ]
