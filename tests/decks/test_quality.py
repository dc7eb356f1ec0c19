"""The advice of a careful editor: each remark is made where it is due, and nowhere else."""

from collections import Counter
from dataclasses import replace as replace_fields

import pytest

from yearline.art.scenes import LETTER
from yearline.core.value import replace
from yearline.decks import CardText, LibraryDeck, library
from yearline.decks.quality import quality

FACT = "x" * 80


@pytest.fixture
def deck() -> LibraryDeck:
    return library()["popular-culture"]


def _with_text(deck: LibraryDeck, language: str, text: CardText) -> LibraryDeck:
    first = deck.cards[0]
    return replace_fields(deck, cards=(replace(first, texts={**first.texts, language: text}), *deck.cards[1:]))


@pytest.mark.parametrize(
    ("language", "title", "fact", "column", "code"),
    [
        ("en", "x" * 49, FACT, "title_en", "title_length"),
        ("fr", "x" * 61, FACT, "title_fr", "title_length"),
        ("en", "Euro 2012 begins", FACT, "title_en", "year_in_title"),
        ("en", "The summer of ’69", FACT, "title_en", "year_in_title"),
        ("en", "Fine", "x" * 59, "fact_en", "fact_length"),
        ("en", "Fine", "x" * 171, "fact_en", "fact_length"),
        ("uk", "Сын", FACT, "title_uk", "strange_letter"),
        ("ru", "Їжак", FACT, "title_ru", "strange_letter"),
        ("ru", "Mосква", FACT, "title_ru", "mixed_alphabets"),
        ("uk", "Київ", "Дніпрo тече " + FACT, "fact_uk", "mixed_alphabets"),
    ],
)
def test_a_text_is_remarked_on(deck: LibraryDeck, language: str, title: str, fact: str, column: str, code: str) -> None:
    found = quality(_with_text(deck, language, CardText(title, fact)))
    assert [(problem.row, problem.column, problem.code, problem.severity) for problem in found] == [
        (2, column, code, "warning")
    ]


@pytest.mark.parametrize("title", ["Apollo 11 lands", "The 18th medal", "Chanel No. 5"])
def test_other_numbers_are_no_years(deck: LibraryDeck, title: str) -> None:
    assert quality(_with_text(deck, "en", CardText(title, FACT))) == ()


def test_a_year_of_few_digits_is_found_in_its_title() -> None:
    deck = library()["world-history"]
    card = next(card for card in deck.cards if card.year == 79)
    text = CardText("Vesuvius erupts in 79", FACT)
    mended = replace_fields(deck, cards=(replace(card, texts={**card.texts, "en": text}),))
    assert [problem.code for problem in quality(mended)] == ["year_in_title"]


def test_repetition_is_remarked_on(deck: LibraryDeck) -> None:
    card = deck.cards[0]
    found = quality(replace_fields(deck, cards=(card,) * 5), rows=(2, 3, 5, 6, 9))
    assert [(p.row, p.code) for p in found] == [
        (3, "same_emblem"), (5, "same_emblem"), (6, "same_emblem"), (9, "crowded_year"), (9, "same_emblem"),
    ]  # fmt: skip


def test_letters_may_repeat(deck: LibraryDeck) -> None:
    card = replace(deck.cards[0], emblem=LETTER)
    assert [one.code for one in quality(replace_fields(deck, cards=(card,) * 2))] == []


def test_what_is_missing_is_remarked_on(deck: LibraryDeck) -> None:
    card = replace(deck.cards[0], source="", medallion=deck.cards[0].emblem, texts={"en": deck.cards[0].texts["en"]})
    found = quality(replace_fields(deck, license="", descriptions={}, cards=(card,)))
    assert Counter(problem.code for problem in found) == {
        "no_license": 1,
        "missing_language": 9,
        "no_source": 1,
        "medallion_is_emblem": 1,
    }


def test_a_deck_of_one_difficulty_is_remarked_on(deck: LibraryDeck) -> None:
    easy = replace_fields(deck, cards=tuple(replace(card, difficulty=1) for card in deck.cards))
    assert [problem.code for problem in quality(easy)] == ["difficulty_unmixed"]
