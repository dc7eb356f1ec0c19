"""lives: the golden cases D01 to D09 of docs/rules/lives.md, teams, leavers and withdrawn cards."""

from collections.abc import Iterable

import pytest

from tests.games.build import act, card, cards, lying, options_of, years
from yearline.core.actions import Place
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck, BadOption, BadSeatCount, GameOver, IllegalAction
from yearline.core.events import Discarded, Drew, GameEnded, Missed, Placed, Revealed, TurnBegan
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play, withdraw
from yearline.core.rng import seeded
from yearline.games.lives import Lives, State

RULES = Lives()
P0, P1, P2 = map(Seat, range(3))
DECK = make_deck("test", [deck_card(f"c{i}", 10 * i) for i in range(1, 9)])


def at_table(
    held: int, *, line: Iterable[int] = (1900,), deck: Iterable[int] = (), wrong: Iterable[int] = (), seats: int = 1
) -> State:
    """Seat 0 holds a card; `wrong` lies on the discard pile."""
    discard = tuple(card(year).reveal() for year in wrong)
    phase = "last" if len(discard) == 2 else "place"
    return State(phase, P0, lying(*line), (cards(held), *[()] * (seats - 1)), cards(*deck), discard)


def test_D01_the_first_card_begins_the_line_and_the_second_is_to_be_laid() -> None:
    step = RULES.setup(DECK, 1, 5)
    state = step.state
    assert (len(state.line), len(state.hands[0]), len(state.deck), state.score) == (1, 1, 6, 0)
    assert [type(event) for event in step.events][1:4] == [Revealed, Placed, Drew]
    assert step.events[-1] == TurnBegan(P0)


def test_D01_a_deck_without_a_card_to_lay_is_refused() -> None:
    assert RULES.setup(make_deck("two", DECK.cards[:2]), 1, 1).state.deck == ()
    with pytest.raises(BadDeck):
        RULES.setup(make_deck("one", DECK.cards[:1]), 1, 1)


@pytest.mark.parametrize(("lives", "mistakes"), [(1, 1), (2, 2), (3, 3), (5, 5)])
def test_D02_so_many_mistakes_end_the_game(lives: int, mistakes: int) -> None:
    rules = Lives({"lives": lives})
    state = at_table(1950, deck=range(1951, 1960))
    phases = []
    for number in range(mistakes):
        state = act(rules, state, f"place {1950 + number} 0").state
        phases.append(state.phase)
    assert phases == [*["place"] * (mistakes - 2), *["last"] * (mistakes > 1), "over"]


@pytest.mark.parametrize("lives", [0, 4, 6, True, "3", None, [3]])
def test_D02_other_numbers_of_lives_are_refused(lives: object) -> None:
    with pytest.raises(BadOption):
        Lives({"lives": lives})


def test_D02_a_team_takes_turns_and_shares_lives() -> None:
    state = at_table(1950, deck=[1951, 1952, 1953], seats=3)
    state = act(RULES, state, "place 1950 0").state
    assert (RULES.turn(state), years(state.hands[1]), state.hands[0]) == (P1, [1951], ())
    state = act(RULES, state, "place 1951 0").state
    assert (RULES.turn(state), state.phase) == (P2, "last")
    state = act(RULES, state, "place 1952 1").state
    assert (RULES.turn(state), years(state.hands[0]), state.score) == (P0, [1953], 1)


@pytest.mark.parametrize("seats", [0, 9])
def test_D02_one_to_eight_may_play(seats: int) -> None:
    assert [RULES.setup(DECK, count, 1).state.phase for count in range(1, 9)] == ["place"] * 8
    with pytest.raises(BadSeatCount):
        RULES.setup(DECK, seats, 1)


def test_D03_the_one_card_goes_into_any_gap() -> None:
    state = at_table(5, line=[1900, 1950])
    assert options_of(RULES, state) == [Place(CardRef(5), gap) for gap in (0, 1, 2)]
    assert RULES.legal(state, P1) == ()


def test_D04_right() -> None:
    step = act(RULES, at_table(1950, deck=[7]), "place 1950 1")
    state = step.state
    assert (years(state.line), state.score, state.discard, years(state.hands[0])) == ([1900, 1950], 1, (), [7])
    assert Placed(P0, CardRef(1950), "line", None, 1) in step.events


def test_D05_wrong() -> None:
    step = act(RULES, at_table(1950, deck=[7]), "place 1950 0")
    state = step.state
    assert (years(state.line), state.score, years(state.discard), years(state.hands[0])) == ([1900], 0, [1950], [7])
    assert [type(event) for event in step.events[:3]] == [Revealed, Missed, Discarded]
    pile = RULES.view(state, None).piles[1]
    assert (pile.size, pile.top) == (1, state.discard[0])


@pytest.mark.parametrize("gap", [0, 1])
def test_D06_the_same_year_is_right_on_either_side(gap: int) -> None:
    assert act(RULES, at_table(1900), f"place 1900 {gap}").state.score == 1


def test_D07_the_last_life() -> None:
    step = act(RULES, at_table(1950, line=[1900, 1910], deck=[7], wrong=[1, 2]), "place 1950 0")
    outcome = RULES.outcome(step.state)
    assert outcome is not None
    assert (outcome.reason, outcome.score, outcome.ranking, outcome.band) == ("lives", 1, ((P0,),), None)
    assert step.events[-1] == GameEnded(outcome)
    with pytest.raises(GameOver):
        play(RULES, step.state, P0, Place(CardRef(7), 0))


@pytest.mark.parametrize(("gap", "score"), [(0, 0), (1, 1)])
def test_D08_the_deck_is_used_up(gap: int, score: int) -> None:
    outcome = RULES.outcome(act(RULES, at_table(1950), f"place 1950 {gap}").state)
    assert outcome is not None
    assert (outcome.reason, outcome.score) == ("all_played", score)


def test_D07_goes_before_D08() -> None:
    outcome = RULES.outcome(act(RULES, at_table(1950, wrong=[1, 2]), "place 1950 0").state)
    assert outcome is not None
    assert outcome.reason == "lives"


def test_D09_the_score_can_be_seen_at_any_time() -> None:
    state = at_table(5, line=[1, 2, 3])
    assert RULES.view(state, P0).score == RULES.view(state, None).score == 2
    assert RULES.outcome(state) is None


def test_all_mistakes_can_be_looked_at() -> None:
    pile = RULES.view(at_table(1950, wrong=[1, 2]), None).piles[1]
    assert (pile.size, years(pile.beneath), pile.top and pile.top.ref) == (2, [1], 2)


def test_those_who_remain_play_a_seat_that_was_left() -> None:
    state = at_table(1950, deck=[7], seats=2)
    assert RULES.leave(state, P1).state == state
    with pytest.raises(IllegalAction):
        RULES.leave(state, P2)


class TestWithdraw:
    def test_from_the_hand_another_card_is_taken(self) -> None:
        state = withdraw(RULES, at_table(1950, deck=[7, 8]), CardRef(1950)).state
        assert (years(state.hands[0]), years(state.deck), years(state.box)) == ([7], [8], [1950])

    def test_from_the_hand_when_there_is_no_other_card(self) -> None:
        outcome = RULES.outcome(withdraw(RULES, at_table(1950), CardRef(1950)).state)
        assert outcome is not None
        assert (outcome.reason, outcome.score) == ("all_played", 0)

    def test_from_the_deck(self) -> None:
        state = withdraw(RULES, at_table(1950, deck=[7, 8]), CardRef(7)).state
        assert (years(state.deck), years(state.hands[0])) == ([8], [1950])

    def test_from_the_discard_pile_the_life_comes_back(self) -> None:
        state = withdraw(RULES, at_table(1950, deck=[7], wrong=[1, 2]), CardRef(1)).state
        assert (years(state.discard), state.phase) == ([2], "place")

    def test_cards_in_the_line_stay(self) -> None:
        state = at_table(1950, line=[1900, 1960])
        assert withdraw(RULES, state, state.line[0].ref).state == state

    def test_an_unknown_card(self) -> None:
        with pytest.raises(IllegalAction):
            withdraw(RULES, at_table(1950), CardRef(99))


def test_a_redeal_keeps_what_lies_open() -> None:
    state = at_table(1950, deck=range(20, 60), wrong=[1, 2])
    other = RULES.redeal(state, None, seeded(4))
    assert (other.line, other.discard) == (state.line, state.discard)
    assert other.deck[0].front == state.deck[0].front
    assert years(other.deck) != years(state.deck)
