"""Cards in numbers, pinned: what an agent has learned is worth nothing if they come to mean something else."""

import numpy as np

from yearline.bots.lore import VAGUE, scaled
from yearline.core.cards import Dated, Front
from yearline.core.deck import deck_card, make_deck
from yearline.core.ids import CardRef
from yearline.rl.encoding import NOTHING, Cards

MOON = deck_card("moon", 1969, front="sun", back="key", color="red")
DECK = make_deck("two", [MOON, deck_card("caesar", -44)])
FRONT, DATED = Front(CardRef(5), MOON.face), Dated(CardRef(5), MOON.face, MOON.back)


def test_a_card_that_nobody_has_turned_over() -> None:
    assert Cards(DECK).row(FRONT) == (2, False, 0.0, VAGUE, 1, 0, 3)
    assert Cards(DECK, np.array([[1960.0, 0.5], [0.0, 1.0]])).row(FRONT) == (2, False, scaled(1960.0), 0.5, 1, 0, 3)


def test_a_card_that_was_turned_over() -> None:
    lore = np.array([[1960.0, 0.5], [0.0, 1.0]])
    for cards in (Cards(DECK), Cards(DECK, lore)):
        assert cards.row(DATED) == (2, True, scaled(1969), 0.0, 1, 4, 3)
        assert cards.dated(DATED) == (2, scaled(1969))


def test_no_card_and_a_card_of_another_deck() -> None:
    strange = deck_card("strange", 5, front="skull", back="bone")
    assert Cards(DECK).row(None) == NOTHING == (0.0,) * 7
    assert Cards(DECK).row(Front(CardRef(1), strange.face)) == (0, False, 0.0, VAGUE, 0, 0, 0)
