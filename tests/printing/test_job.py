"""What goes to the typesetter: the chosen cards, in the wished language, with credits and rules."""

import json
from collections.abc import Callable
from dataclasses import replace as replace_fields

import pytest
from msgspec import to_builtins

from yearline.art import mark_svg, palette_for, scene_svg, symbol_svg
from yearline.art.palettes import CREAM, TEXT
from yearline.art.symbols import MARK_PATHS
from yearline.core.value import replace
from yearline.decks import LibraryDeck, library
from yearline.i18n import LANGUAGES
from yearline.printing.job import Progress, credits_line, make_job
from yearline.printing.refusals import BadPrint
from yearline.printing.wish import Wish, choose
from yearline.teaching.sheet import rules_sheet

SILENT: Progress = lambda *_: None  # noqa: E731


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [("", "abcde"), (" ", "abcde"), ("2", "b"), ("1-3", "abc"), ("4, 1-2", "abd"), ("2-4,3-5", "bcde"), ("1,1", "a")],
)
def test_ranges_of_cards(make_deck: Callable[..., LibraryDeck], wanted: str, chosen: str) -> None:
    deck = make_deck(*"abcde")
    assert [card.text("en").title for card in choose(deck.cards, wanted)] == list(chosen)


@pytest.mark.parametrize(
    "wanted", ["x", "1-", "-3", "3-1", "0", "6", "1-99999999999", "1;2", "1--2", "²", "１", ",", "1" * 5000]
)
def test_a_range_that_makes_no_sense_is_refused(make_deck: Callable[..., LibraryDeck], wanted: str) -> None:
    with pytest.raises(BadPrint) as caught:
        choose(make_deck(*"abcde").cards, wanted)
    assert caught.value.code == "bad_print"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_job_is_plain_data_in_the_wished_language(language: str) -> None:
    deck = library()["popular-culture"]
    job = make_job(deck, Wish(language=language, cards="1-3", game="coop", order="deck"), SILENT)
    assert [card["title"] for card in job["cards"]] == [card.text(language).title for card in deck.cards[:3]]
    assert [card["fact"] for card in job["cards"]] == [card.text(language).fact for card in deck.cards[:3]]
    assert json.loads(json.dumps(job))["name"] == deck.name(language)


def test_a_short_compound_is_kept_on_one_line(make_deck: Callable[..., LibraryDeck]) -> None:
    (card,) = make_job(make_deck("Pac-Man in Saint-Pétersbourg"), Wish(), SILENT)["cards"]
    assert card["title"] == "Pac-\u2060Man in Saint-Pétersbourg"


def test_marks_are_printed_only_where_colours_mean_something(make_deck: Callable[..., LibraryDeck]) -> None:
    (marked,) = make_job(make_deck("a", palette="color", color="red"), Wish(), SILENT)["cards"]
    (plain,) = make_job(make_deck("a", color="red"), Wish(), SILENT)["cards"]
    assert MARK_PATHS["red"] in marked["mark"]
    assert plain["mark"] == plain["light-mark"] == ""


@pytest.mark.parametrize(("palette", "color", "inks"), [("color", "blue", "blue"), ("scene", "blue", "scene")])
def test_each_card_has_its_own_picture_date_and_inks(
    make_deck: Callable[..., LibraryDeck], palette: str, color: str, inks: str
) -> None:
    job = make_job(make_deck("Ship", "Boat", palette=palette, color=color), Wish(cards="2"), SILENT)
    (printed,) = job["cards"]
    assert (printed["title"], printed["fact"], printed["date"]) == ("Boat", "A fact about Boat", "1501")
    assert printed["picture"] == scene_svg("card-1", "sea", "caravel", "compass", inks, "Boat")
    assert printed["band"] == palette_for("sea", inks).band
    assert [page["side"] for page in job["pages"]] == ["white", "dark"]
    assert [[place[0] for place in page["places"]] for page in job["pages"]] == [[0, 1], [0, 1]], (
        "a card and the colophon"
    )


def test_both_sides_are_marked_each_in_its_own_ink(make_deck: Callable[..., LibraryDeck]) -> None:
    (marked,) = make_job(make_deck("a", palette="color", color="red"), Wish(), SILENT)["cards"]
    assert (marked["mark"], marked["light-mark"]) == (mark_svg("red", TEXT), mark_svg("red", CREAM))


def test_a_card_without_symbols_shows_none(make_deck: Callable[..., LibraryDeck]) -> None:
    deck = make_deck("a")
    (card,) = deck.cards
    face, back = replace(card.card.face, symbol=""), replace(card.card.back, symbol="")
    bare = replace(card, card=replace(card.card, face=face, back=back))
    (printed,) = make_job(replace_fields(deck, cards=(bare,)), Wish(), SILENT)["cards"]
    assert printed["white"] == printed["dark"] == ""


def test_what_was_wished_is_in_the_job(make_deck: Callable[..., LibraryDeck]) -> None:
    wished = make_job(
        make_deck("a"), Wish("letter", bleed=2, crop=False, game="race", language="fr", fronts_only=True), SILENT
    )
    assert (wished["width"], wished["height"], wished["bleed"]) == (279.4, 215.9, 2)
    assert (wished["crop"], len(wished["pages"]), wished["language"]) == ((), 1, "fr")
    assert wished["rules"].items() >= to_builtins(rules_sheet("race", "fr")).items()
    usual = make_job(make_deck("a"), Wish(), SILENT)
    assert (usual["width"], usual["rules"], len(usual["crop"]), len(usual["pages"])) == (210, None, 16, 2)


def test_progress_is_told_card_by_card(make_deck: Callable[..., LibraryDeck]) -> None:
    told: list[tuple[str, int, int]] = []
    make_job(make_deck(*"abc"), Wish(), lambda *step: told.append(step))
    assert told == [("pictures", 1, 3), ("pictures", 2, 3), ("pictures", 3, 3)]


def test_the_credits_name_the_authors_of_just_these_icons(make_deck: Callable[..., LibraryDeck]) -> None:
    line = credits_line(make_deck("a").cards, "en")
    assert "Delapouite" in line
    assert "CC-BY-3.0" in line
    assert line.count("Delapouite") == line.count("Yeseva One") == 1
    assert "Preact" not in line


def test_an_empty_deck_is_refused(make_deck: Callable[..., LibraryDeck]) -> None:
    with pytest.raises(BadPrint, match="no cards"):
        make_job(make_deck(), Wish(), SILENT)


def test_rules_of_an_unknown_game_are_refused(make_deck: Callable[..., LibraryDeck]) -> None:
    with pytest.raises(BadPrint, match="coop"):
        make_job(make_deck("a"), Wish(game="poker"), SILENT)


def test_each_side_shows_its_symbol_in_its_own_ink(make_deck: Callable[..., LibraryDeck]) -> None:
    deck = make_deck("a")
    (printed,) = make_job(deck, Wish(), SILENT)["cards"]
    face, back = deck.cards[0].card.face, deck.cards[0].card.back
    assert printed["white"] == symbol_svg(face.symbol, TEXT)
    assert printed["dark"] == symbol_svg(back.symbol, CREAM)
