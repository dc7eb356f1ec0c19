"""CardRows in numbers, pinned: what an agent has learned is worth nothing if they come to mean something else."""

import numpy as np

from tests.games.build import act, chronology_state, coop_state, race_state, stack
from yearline.bots.lore import VAGUE, scaled
from yearline.core.actions import Draft, Place, to_text
from yearline.core.cards import Dated, Front
from yearline.core.deck import deck_card, make_deck
from yearline.core.ids import CardRef, Seat
from yearline.core.value import replace
from yearline.games.chronology import Chronology
from yearline.games.coop import Coop
from yearline.games.race import Race
from yearline.rl.chronology_v1 import ChronologyEncoding
from yearline.rl.coop_v1 import CoopEncoding
from yearline.rl.encoding import CARD, NOTHING, CardRows
from yearline.rl.practice import practice_deck
from yearline.rl.race_v1 import RaceEncoding
from yearline.rl.race_v1 import raw_env as race_env

MOON = deck_card("moon", 1969, front="sun", back="key", color="red")
DECK = make_deck("two", [MOON, deck_card("caesar", -44)])
FRONT, DATED = Front(CardRef(5), MOON.face), Dated(CardRef(5), MOON.face, MOON.back)


def test_a_card_that_nobody_has_turned_over() -> None:
    assert CardRows(DECK).row(FRONT) == (2, False, 0.0, VAGUE, 1, 0, 3)
    assert CardRows(DECK, np.array([[1960.0, 0.5], [0.0, 1.0]])).row(FRONT) == (2, False, scaled(1960.0), 0.5, 1, 0, 3)


def test_a_card_that_was_turned_over() -> None:
    lore = np.array([[1960.0, 0.5], [0.0, 1.0]])
    for cards in (CardRows(DECK), CardRows(DECK, lore)):
        assert cards.row(DATED) == (2, True, scaled(1969), 0.0, 1, 4, 3)
        assert cards.dated(DATED) == (2, scaled(1969))


def test_no_card_and_a_card_of_another_deck() -> None:
    strange = deck_card("strange", 5, front="skull", back="bone")
    assert CardRows(DECK).row(None) == NOTHING == (0.0,) * 7
    assert CardRows(DECK).row(Front(CardRef(1), strange.face)) == (0, False, 0.0, VAGUE, 0, 0, 0)


def test_the_rows_of_coop() -> None:
    """A column is six numbers: id, time and count of its cards, and the same of the gap after it."""
    state = act(Coop(), coop_state("v1950 v1 v2 v3"), "play 1950").state
    numbers = CoopEncoding(CardRows(practice_deck()), 2).numbers(Coop().view(state, Seat(0)))
    count, *columns = numbers[6 + 2 * 4 * CARD + 2 * CARD :]
    assert (count, len(columns)) == (3, 6 * 36)
    first, second, third = (columns[at : at + 6] for at in (0, 6, 12))
    assert first == [0, scaled(1900), 1, 0, scaled(1920), 1]
    assert second == [0, scaled(1950), 2, 0, 0, 0]
    assert third == [0, scaled(2000), 1, 0, 0, 0]
    assert not any(columns[18:])


def test_the_numbers_of_coop_before_its_rows() -> None:
    """The phase, the score, both piles; the own hand first; the tops of deck and discard."""
    state, cards = act(Coop(), coop_state("v1970 v1 h1920 v3"), "play 1970").state, CardRows(DECK)
    for seat in (0, 1):
        view = Coop().view(state, Seat(seat))
        numbers = CoopEncoding(cards, 2).numbers(view)
        own, other = view.hands[seat].cards, view.hands[1 - seat].cards
        assert numbers[:6] == [0, 0, 1, view.score, 10, 1]
        assert numbers[6 : 6 + 8 * CARD] == [*cards.rows(own, 4), *cards.rows(other, 4)]
        assert numbers[6 + 8 * CARD : 6 + 10 * CARD] == [*cards.row(view.piles[0].top), *cards.row(view.piles[1].top)]


def test_the_actions_of_coop() -> None:
    state = replace(coop_state("v1970[a>b] v1 h1920[a>c] v3"), phase="open")
    view = Coop().view(state, Seat(0))
    numbered = {number: to_text(action) for number, action in CoopEncoding(CardRows(DECK), 2).legal(view).items()}
    assert numbered == {0: "play 1970", 1: "play 1", 3: "play 3", 4: "discard 1970", 6: "discard 1920"}
    stopping = Coop().view(replace(state, phase="may_stop"), Seat(0))
    assert to_text(CoopEncoding(CardRows(DECK), 2).legal(stopping)[8]) == "end"


def numbered_cards(*years: int, color: str = "") -> CardRows:
    """A deck of the cards that the states of the rules are built from, each known by its id: 1 for the first title."""
    return CardRows(make_deck("years", [deck_card(str(y), y, title=f"card of {y}", color=color) for y in years]))


def test_the_numbers_and_actions_of_race() -> None:
    cards = numbered_cards(1100, 1200, 1300, 1400, 1500, 1600)
    state = race_state([(1300, 1400), (1500,)], line=(1100, 1200), deck=(1600,), discard=(1100,), phase="playoff")
    view, encoding = Race().view(state, Seat(0)), RaceEncoding(cards, 2)
    assert encoding.numbers(view) == [
        *[0, 1, 1, 1],
        *cards.rows(view.hands[0].cards, 8),
        *cards.rows(view.hands[1].cards, 8),
        *cards.row(view.piles[0].top),
        *cards.row(view.piles[1].top),
        *[2, 1, scaled(1100), 2, scaled(1200), *[0] * 8],
    ]
    assert encoding.actions == 8 * 7
    placements = {(year, gap): 7 * slot + gap for slot, year in enumerate((1300, 1400)) for gap in range(3)}
    assert encoding.legal(view) == {number: Place(CardRef(year), gap) for (year, gap), number in placements.items()}


def test_the_numbers_and_actions_of_chronology() -> None:
    cards = numbered_cards(1100, 1200, 1300, 1400, 1500)
    own, other = [stack("red", 1300, 1301), stack("beige", 1400)], [stack("blue", 1500, 1501, 1502)]
    state = chronology_state(
        other, own, lines=[(1100,), (1100, 1200)], blue=(9003,), phase="power", power="red", turn=1
    )
    view, encoding = Chronology().view(state, Seat(1)), ChronologyEncoding(cards, 2)
    neutral, discard = view.piles[:3], [pile for pile in view.piles if pile.name == "discard"]
    stacks = [pile.top for pile in view.piles if pile not in (*neutral, *discard)]
    assert encoding.numbers(view) == [
        *[0, 0, 0, 1],
        *[0, 0, 1],
        *[2, 1, 2],
        *cards.rows([pile.top for pile in neutral], 3),
        *[2, 1, 0, 0, 3, 0, 0, 0],
        *cards.rows(stacks[1:], 4),
        *cards.rows(stacks[:1], 4),
        *[2, 1],
        *[1, scaled(1100), 2, scaled(1200), *[0] * 6],
        *[1, scaled(1100), *[0] * 8],
    ]
    powers = {number: to_text(action) for number, action in encoding.legal(view).items()}
    first = 3 + 4 * 6
    assert powers == {first: "use 1300", first + 1: "use 1400", first + 4: "use 1500", first + 8: "end"}
    assert encoding.actions == first + 9
    placing = Chronology().view(replace(state, phase="place", power=None), Seat(1))
    placements = {(year, gap): 3 + 6 * slot + gap for slot, year in enumerate((1300, 1400)) for gap in range(3)}
    assert encoding.legal(placing) == {number: Place(CardRef(year), gap) for (year, gap), number in placements.items()}
    giving = Chronology().view(replace(state, phase="start", power=None), Seat(1))
    assert encoding.legal(giving) == dict(enumerate([Draft("beige"), Draft("blue"), Draft("red")]))


def test_practice_decks() -> None:
    """From about 2400 BC to the present, and the default is what agents were trained with.
    With 227 cards one would be of year 0.
    """
    deck = practice_deck()
    years = [card.back.year for card in deck.cards]
    assert (len(years), min(years), max(years), years[:4]) == (120, -2392, 2029, [886, -323, -2211, 1286])
    assert 1 in [card.back.year for card in practice_deck(227).cards]


def test_the_biggest_hands_of_race_find_room() -> None:
    sizes = {race_env(options={"hand_size": size}).observation_spaces["seat_0"]["observation"].shape for size in (1, 8)}
    assert len(sizes) == 1
