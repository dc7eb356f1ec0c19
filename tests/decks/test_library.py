"""The law of the bundled library: what a player may rely on, card by card."""

import csv
import re
import unicodedata
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Final

import pytest
from rapidfuzz import fuzz

from yearline.core.deck import COLORS
from yearline.decks import LibraryDeck, library, load_deck
from yearline.decks.model import LibraryCard
from yearline.decks.quality import quality
from yearline.decks.shelf import BUNDLED
from yearline.i18n import COMPLETE

VERDICTS: Final = {"exact", "near", "mismatch", "review", "no match"}
ALIKE: Final = 90


@pytest.fixture(params=sorted(library()))
def deck(request: pytest.FixtureRequest) -> LibraryDeck:
    return library()[request.param]


def test_a_deck_is_large_enough_for_every_table(deck: LibraryDeck) -> None:
    """36 cards for coop; and eight players of race with four cards each, a start card and some to draw."""
    assert len(deck.cards) >= 60


def test_a_good_deck_has_nothing_to_remark_on(deck: LibraryDeck) -> None:
    assert [problem.text() for problem in quality(deck)] == []


def test_every_card_speaks_every_promised_language(deck: LibraryDeck) -> None:
    assert set(deck.languages) >= set(COMPLETE)
    assert set(deck.names) == set(deck.descriptions) >= set(COMPLETE)


def test_chronology_has_seventy_cards_of_each_colour() -> None:
    assert Counter(card.card.face.color for card in library()["chronology"].cards) == dict.fromkeys(COLORS, 70)


def test_symbols_differ_on_each_card_and_are_evenly_spread(deck: LibraryDeck) -> None:
    assert all(card.card.face.symbol != card.card.back.symbol for card in deck.cards)
    fair = len(deck.cards) / len(deck.symbols)
    for side in ("face", "back"):
        counts = Counter(getattr(card.card, side).symbol for card in deck.cards)
        assert set(counts) == set(deck.symbols)
        assert all(0.5 * fair <= count <= 1.6 * fair for count in counts.values()), counts


def test_difficulties_are_mixed(deck: LibraryDeck) -> None:
    counts = Counter(card.difficulty for card in deck.cards)
    assert all(0.15 <= counts[level] / len(deck.cards) <= 0.55 for level in (1, 2, 3)), counts


def test_no_medallion_is_everywhere(deck: LibraryDeck) -> None:
    assert max(Counter(card.medallion for card in deck.cards).values()) <= 9


def test_pictures_have_names_of_their_own() -> None:
    names = [card.card.face.picture for deck in library().values() for card in deck.cards]
    assert len(set(names)) == len(names)


def test_no_year_lies_in_the_future(deck: LibraryDeck) -> None:
    assert max(card.year for card in deck.cards) <= 2023


def test_english_french_and_italian_write_kyiv(deck: LibraryDeck) -> None:
    texts = [card.texts[language] for card in deck.cards for language in ("en", "fr", "it")]
    assert [text for text in texts if re.search(r"Kiev|Kief", text.title + text.fact)] == []


def test_quotes_and_apostrophes_are_typographic(deck: LibraryDeck) -> None:
    texts = [
        (card.id, words) for card in deck.cards for text in card.texts.values() for words in (text.title, text.fact)
    ]
    assert [(id, words) for id, words in texts if "'" in words or '"' in words] == []


def test_no_event_comes_twice() -> None:
    cards = [card for deck in library().values() for card in deck.cards]
    assert [(one.id, other.id) for one, other in combinations(cards, 2) if _same_event(one, other)] == []


def _same_event(one: LibraryCard, other: LibraryCard) -> bool:
    if _plain(one.source) == _plain(other.source) or one.id == other.id:
        return True
    titles = _plain(one.text("en").title), _plain(other.text("en").title)
    return abs(one.year - other.year) <= 3 and fuzz.token_set_ratio(*titles) >= ALIKE


@cache
def _plain(text: str) -> str:
    return re.sub(r"\W+", " ", unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()).strip()


def test_every_card_was_audited_and_every_question_is_settled(deck: LibraryDeck) -> None:
    with (BUNDLED / deck.id / "audit.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == [card.id for card in deck.cards]
    assert {row["verdict"] for row in rows} <= VERDICTS
    assert [row["id"] for row in rows if row["verdict"] != "exact" and len(row["reason"]) < 20] == []


def test_the_audit_shows_two_sources_and_a_year_that_was_written_blind(deck: LibraryDeck) -> None:
    with (BUNDLED / deck.id / "audit.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["source"] for row in rows] == [card.source for card in deck.cards]
    assert [row["id"] for row in rows if _plain(row["source"]) == _plain(row["second_source"])] == []
    assert [row["id"] for row in rows if _encyclopedia(row["second_source"])] == []
    assert [row["id"] for row in rows if not row["second_source"]] == []
    assert [row["id"] for row in rows if not row["blind_year"]] == []
    years = {row["id"]: row["blind_year"] for row in rows}
    moved = [card.id for card in deck.cards if years[card.id] != str(card.year)]
    assert [row["id"] for row in rows if row["id"] in moved and years[row["id"]] not in row["reason"]] == []


def _encyclopedia(source: str) -> bool:
    return re.search(r"wikipedia|britannica|encyclop(?!édie)", source, re.IGNORECASE) is not None


def test_a_bundled_deck_is_read_once() -> None:
    assert load_deck("inventions") is library()["inventions"]
    with pytest.raises(KeyError):
        library()["nope"]
