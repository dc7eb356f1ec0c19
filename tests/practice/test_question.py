"""A question: real neighbours, one right answer, and not always in the middle."""

import pytest

from yearline.decks import library
from yearline.practice.question import NEIGHBOURS, ask

DECK = library()["world-history"]


@pytest.mark.parametrize("seed", range(6))
def test_every_card_has_two_neighbours_and_exactly_one_right_gap(seed: int) -> None:
    for card in DECK.cards:
        question = ask(card, DECK.cards, seed)
        years = [one.year for one in question.line]
        assert len(set(years)) == NEIGHBOURS
        assert years == sorted(years)
        assert card not in question.line
        assert sum(question.right(gap) for gap in range(NEIGHBOURS + 1)) == 1


def test_a_card_in_the_middle_belongs_now_here_now_there() -> None:
    card = sorted(DECK.cards, key=lambda one: one.year)[50]
    gaps = {next(gap for gap in range(3) if ask(card, DECK.cards, seed).right(gap)) for seed in range(30)}
    assert gaps == {0, 1, 2}


def test_the_same_seed_asks_the_same() -> None:
    card = DECK.cards[40]
    assert ask(card, DECK.cards, 5) == ask(card, DECK.cards, 5)


def test_a_deck_with_few_cards_gives_the_neighbours_there_are() -> None:
    card, other = DECK.cards[0], DECK.cards[60]
    assert ask(card, [card, other], 1).line == (other,)
