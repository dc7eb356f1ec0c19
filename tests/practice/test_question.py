"""A question: real neighbours, one right answer, and not always in the middle."""

from collections.abc import Sequence

import pytest

from yearline.decks import LibraryCard, library
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


@pytest.mark.parametrize("seed", range(6))
def test_neighbours_come_from_ones_own_line_where_it_is_near_enough(seed: int) -> None:
    line = sorted(DECK.cards, key=lambda one: one.year)
    card = DECK.cards[41]
    own = second_nearest(card, DECK.cards)
    assert not set(names(ask(card, DECK.cards, seed).line)) & set(names(own))
    assert set(names(ask(card, DECK.cards, seed, own).line)) <= set(names(own))
    assert ask(card, DECK.cards, seed, [line[0], line[-1]]) == ask(card, DECK.cards, seed)


def test_ones_own_line_may_have_cards_of_other_decks_and_the_card_itself() -> None:
    card, others = DECK.cards[40], library()["inventions"].cards
    asked = [ask(card, DECK.cards, seed, [card, *others]) for seed in range(9)]
    assert all(names([card]) not in [names([one]) for one in question.line] for question in asked)
    assert any(set(names(question.line)) & set(names(others)) for question in asked)


def second_nearest(card: LibraryCard, pool: Sequence[LibraryCard]) -> list[LibraryCard]:
    """The cards that would be neighbours if the nearest ones were not there."""
    nearest = {name for seed in range(9) for name in names(ask(card, pool, seed).line)}
    rest = [one for one in pool if one.card.face.picture not in nearest]
    return [one for seed in range(9) for one in ask(card, rest, seed).line]


def names(cards: Sequence[LibraryCard]) -> list[str]:
    return [one.card.face.picture for one in cards]


def test_the_same_seed_asks_the_same() -> None:
    card = DECK.cards[40]
    assert ask(card, DECK.cards, 5) == ask(card, DECK.cards, 5)


def test_a_deck_with_few_cards_gives_the_neighbours_there_are() -> None:
    card, other = DECK.cards[0], DECK.cards[60]
    assert ask(card, [card, other], 1).line == (other,)
