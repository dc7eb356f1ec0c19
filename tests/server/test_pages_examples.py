"""The examples on the rules pages do what the words beside them say (RULES 1.5)."""

import pytest

from yearline.decks import library, usual_deck
from yearline.games import GAMES
from yearline.server.pages.examples import example_for


@pytest.mark.parametrize("deck", sorted(library()))
def test_the_coop_example_shows_a_gap_that_is_taken(deck: str) -> None:
    example = example_for("coop", library()[deck])
    assert example is not None
    assert example.between is not None
    assert example.row[0].year < example.between.year < example.row[1].year < example.row[2].year
    assert example.row[1].year < example.hand[0].year < example.row[2].year


@pytest.mark.parametrize("game", [game for game in GAMES if game != "coop"])
def test_the_line_is_in_order_and_the_next_card_belongs_inside(game: str) -> None:
    example = example_for(game, library()["world-history"])
    assert example is not None
    years = [card.year for card in example.row]
    assert years == sorted(years)
    assert years[0] < example.hand[0].year < years[-1]


def test_the_example_of_chronology_shows_all_three_colours() -> None:
    """The words below it say that each of them has a power."""
    example = example_for("chronology", library()[usual_deck("chronology")])
    assert example is not None
    assert {card.card.face.color for card in (*example.row, *example.hand)} == {"red", "blue", "beige"}


def test_without_a_deck_there_is_no_example() -> None:
    assert example_for("coop", None) is None
