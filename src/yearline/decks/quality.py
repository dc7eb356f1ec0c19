"""What a good deck keeps to beyond being readable: the law of the bundled library, and advice to everybody else."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from yearline.art.scenes import LETTER
from yearline.core.years import plain, year_of
from yearline.decks.model import LibraryCard, LibraryDeck
from yearline.decks.problems import Problem, shown
from yearline.i18n import COMPLETE, DEFAULT

TITLE_ENGLISH: Final = 48
TITLE: Final = 60
FACT_LEAST: Final = 60
FACT_MOST: Final = 170
SAME_YEAR: Final = 4
MIXED: Final = 20
"""From so many cards on, every difficulty should be there, none on more than two thirds."""
_YEARLIKE: Final = re.compile(r"(?<!\d)(?:1\d{3}|20\d{2})(?!\d)|['’]\d\d(?!\d)")
_MIXED_WORD: Final = re.compile(r"[A-Za-zÀ-ÿ]+[\u0400-\u04ff]|[\u0400-\u04ff][A-Za-zÀ-ÿ]+")
_STRANGE: Final = {"uk": re.compile(r"\w*[ыэёъЫЭЁЪ]\w*"), "ru": re.compile(r"\w*[іїєґІЇЄҐ]\w*")}


def quality(deck: LibraryDeck, rows: Sequence[int] = ()) -> tuple[Problem, ...]:
    """Everything a careful editor would remark on, as warnings. Rows are those of the cards, where they are known."""
    numbers = rows or range(2, len(deck.cards) + 2)
    found = list(_of_deck(deck))
    for row, card in zip(numbers, deck.cards, strict=True):
        found += _of_card(row, card)
    return tuple(found + list(_repeated(deck, numbers)))


def _warning(row: int, column: str, code: str, **variables: str | int) -> Problem:
    return Problem(row, column, code, variables, "warning")


def _of_deck(deck: LibraryDeck) -> Iterator[Problem]:
    if not deck.license:
        yield _warning(0, "license", "no_license")
    for key, texts in (("names", deck.names), ("descriptions", deck.descriptions)):
        for language in COMPLETE:
            if language not in texts:
                yield _warning(0, f"{key}.{language}", "missing_language")
    counts = Counter([card.difficulty for card in deck.cards])
    if len(deck.cards) >= MIXED and (len(counts) < 3 or max(counts.values()) * 3 > len(deck.cards) * 2):
        yield _warning(0, "difficulty", "difficulty_unmixed")


def _of_card(row: int, card: LibraryCard) -> Iterator[Problem]:
    if not card.source:
        yield _warning(row, "source", "no_source")
    if card.emblem == card.medallion:
        yield _warning(row, "medallion", "medallion_is_emblem")
    for language in COMPLETE:
        if language not in card.texts:
            yield _warning(row, f"title_{language}", "missing_language")
    for language, text in card.texts.items():
        yield from _of_title(row, language, text.title, year_of(card.year))
        yield from _of_fact(row, f"fact_{language}", text.fact)
        for column, words in ((f"title_{language}", text.title), (f"fact_{language}", text.fact)):
            yield from _of_letters(row, column, language, words)


def _of_title(row: int, language: str, title: str, year: int) -> Iterator[Problem]:
    limit = TITLE_ENGLISH if language == DEFAULT else TITLE
    if len(title) > limit:
        yield _warning(row, f"title_{language}", "title_length", length=len(title), limit=limit)
    if tells_year(title, year):
        yield _warning(row, f"title_{language}", "year_in_title")


def tells_year(title: str, year: int) -> bool:
    """Whether a title gives the year away, or seems to."""
    return bool(_YEARLIKE.search(title) or re.search(rf"(?<!\d){abs(year)}(?!\d)", title))


def _of_fact(row: int, column: str, fact: str) -> Iterator[Problem]:
    if not FACT_LEAST <= len(fact) <= FACT_MOST:
        yield _warning(row, column, "fact_length", length=len(fact), least=FACT_LEAST, most=FACT_MOST)


def _of_letters(row: int, column: str, language: str, words: str) -> Iterator[Problem]:
    if language in _STRANGE and (strange := _STRANGE[language].search(words)):
        yield _warning(row, column, "strange_letter", word=shown(strange[0]))
    if mixed := _MIXED_WORD.search(words):
        yield _warning(row, column, "mixed_alphabets", word=shown(mixed[0]))


def _repeated(deck: LibraryDeck, rows: Sequence[int]) -> Iterator[Problem]:
    years: Counter[int] = Counter()
    emblems: dict[str, int] = {}
    for row, card in zip(rows, deck.cards, strict=True):
        years[card.year] += 1
        if years[card.year] > SAME_YEAR:
            yield _warning(row, "year", "crowded_year", year=plain(card.year), limit=SAME_YEAR)
        if card.emblem in emblems and card.emblem != LETTER:
            yield _warning(row, "emblem", "same_emblem", emblem=card.emblem, other=str(emblems[card.emblem]))
        emblems.setdefault(card.emblem, row)
