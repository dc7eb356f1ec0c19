"""Cards in numbers, pinned: what an agent has learned is worth nothing if they come to mean something else."""

import numpy as np

from tests.games.build import act, coop_state
from yearline.bots.lore import VAGUE, scaled
from yearline.core.cards import Dated, Front
from yearline.core.deck import deck_card, make_deck
from yearline.core.ids import CardRef, Seat
from yearline.games.coop import Coop
from yearline.rl.coop_v1 import CoopEncoding
from yearline.rl.encoding import CARD, NOTHING, Cards
from yearline.rl.practice import practice_deck
from yearline.rl.race_v1 import raw_env as race_env

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


def test_the_rows_of_coop() -> None:
    """A column is six numbers: id, time and count of its cards, and the same of the gap after it."""
    state = act(Coop(), coop_state("v1950 v1 v2 v3"), "play 1950").state
    numbers = CoopEncoding(Cards(practice_deck()), 2).numbers(Coop().view(state, Seat(0)))
    count, *columns = numbers[6 + 2 * 4 * CARD + 2 * CARD :]
    assert (count, len(columns)) == (3, 6 * 36)
    first, second, third = (columns[at : at + 6] for at in (0, 6, 12))
    assert first == [0, scaled(1900), 1, 0, scaled(1920), 1]
    assert second == [0, scaled(1950), 2, 0, 0, 0]
    assert third == [0, scaled(2000), 1, 0, 0, 0]
    assert not any(columns[18:])


def test_the_biggest_hands_of_race_find_room() -> None:
    sizes = {race_env(options={"hand_size": size}).observation_spaces["seat_0"]["observation"].shape for size in (1, 8)}
    assert len(sizes) == 1
