"""Whoever drew an icon that is shown is named."""

from yearline.art import credits_for
from yearline.art.credits import UNKNOWN, _authors
from yearline.art.icons import outlines
from yearline.decks import library


def test_every_icon_of_the_library_has_a_known_author() -> None:
    used = {name for deck in library().values() for card in deck.cards for name in (card.emblem, card.medallion)}
    assert used <= set(outlines())
    assert used <= set(_authors())


def test_those_with_most_icons_come_first_then_fonts_and_libraries() -> None:
    found = credits_for(["caravel", "abacus", "3d-glasses", "ace"])
    assert [(credit.kind, credit.name) for credit in found[:3]] == [
        ("icons", "Delapouite"),
        ("icons", "Lorc"),
        ("font", "Alegreya"),
    ]
    assert found[-1].kind == "library"


def test_shared_names_credit_everybody_and_unknown_ones_the_collection() -> None:
    assert UNKNOWN[0] in {credit.name for credit in credits_for(["brand-new-icon"])}
    shared = next(name for name, (author, _) in _authors().items() if "/" in author)
    assert " / " in credits_for([shared])[0].name


def test_no_icons_no_authors() -> None:
    assert {credit.kind for credit in credits_for(["", ""])} == {"font", "library"}
