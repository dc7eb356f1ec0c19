"""crowd: the golden cases E01 to E14 of docs/rules/crowd.md."""

from collections.abc import Iterable

import pytest

from tests.games.build import cards, lying, years
from tests.laws.tables import Table, spread_deck
from tests.laws.test_events import check_told
from tests.laws.test_hidden import breaks_the_law
from yearline.core.actions import Action, End, Join, Leave, Place, Proceed
from yearline.core.choices import Choices
from yearline.core.deck import deck_card, make_deck
from yearline.core.errors import BadDeck, BadSeatCount, GameOver, IllegalAction, NotYourTurn
from yearline.core.events import Cleared, Committed, GameEnded, Joined, Left, Placed, RoundBegan, RoundEnded, Tallied
from yearline.core.ids import MOST_SEATS, CardRef, Seat
from yearline.core.play import play, replay, withdraw
from yearline.core.record import Record, dump, load
from yearline.core.rng import seeded
from yearline.core.value import replace
from yearline.core.view import View
from yearline.games.crowd import Crowd, State

RULES = Crowd()
P0, P1, P2, P3 = map(Seat, range(4))
DECK = make_deck("test", [deck_card(f"c{i}", 10 * i) for i in range(1, 41)])


def asking(*deck: int, line: Iterable[int] = (1900, 1950, 2000), seats: int = 3, round: int = 1) -> State:
    """The first of the deck is asked for."""
    lain, none = lying(*line), (0,) * seats
    order = tuple([card.ref for card in lain])
    return State("place", round, lain, order, cards(*deck), (), Choices(seats), Choices(seats), none, none, none, none)


def say(rules: Crowd, state: State, **gaps: int) -> State:
    """Seats (as `p0`) choose gaps, in the order given."""
    for seat, gap in gaps.items():
        state = play(rules, state, Seat(int(seat[1:])), Place(state.deck[0].ref, gap)).state
    return state


def go(state: State, rules: Crowd = RULES) -> State:
    return play(rules, state, P0, Proceed()).state


def test_E01_three_cards_begin_the_line_in_the_order_of_time() -> None:
    step = RULES.setup(DECK, 2, 5)
    state = step.state
    assert (len(state.line), len(state.deck), state.phase, state.round) == (3, 37, "place", 1)
    assert years(state.line) == sorted(years(state.line))
    assert [event.index for event in step.events if isinstance(event, Placed)] == [0, 1, 2]
    assert step.events[-1] == RoundBegan(1)


def test_E01_four_cards_are_enough_and_three_are_not() -> None:
    assert RULES.setup(make_deck("four", DECK.cards[:4]), 500, 1).state.deck
    with pytest.raises(BadDeck, match="4 cards are needed"):
        RULES.setup(make_deck("three", DECK.cards[:3]), 1, 1)


@pytest.mark.parametrize("seats", [0, MOST_SEATS + 1])
def test_E02_one_to_five_hundred(seats: int) -> None:
    assert len(RULES.setup(DECK, MOST_SEATS, 1).state.points) == MOST_SEATS
    with pytest.raises(BadSeatCount):
        RULES.setup(DECK, seats, 1)


def test_E03_everybody_chooses_a_gap_for_the_same_card_and_nobody_sees_anothers() -> None:
    state = asking(1925, 7)
    assert [RULES.legal(state, seat) for seat in (P0, P1, P2)] == [tuple(Place(CardRef(1925), g) for g in range(4))] * 3
    step = play(RULES, state, P1, Place(CardRef(1925), 2))
    assert (RULES.acting(step.state), step.events) == ((0, 2), (Committed(P1),))
    views = RULES.views(step.state, (None, P0, P1))
    assert [view.chosen for view in views] == [None, None, Place(CardRef(1925), 2)]
    assert views[0].tally == ()


def test_E04_a_choice_can_be_changed_and_nobody_hears_of_it() -> None:
    state = say(RULES, asking(1925, 7), p1=2)
    before = RULES.view(state, P0)
    step = play(RULES, state, P1, Place(CardRef(1925), 1))
    assert (step.events, RULES.acting(step.state)) == ((), (0, 2))
    assert RULES.view(step.state, P0) == before
    assert (RULES.chosen(step.state, P1), RULES.chosen(state, P1)) == (Place(CardRef(1925), 1), Place(CardRef(1925), 2))
    revealed = say(RULES, step.state, p0=0, p2=0)
    assert revealed.points == (0, 1, 0)


def test_E04_what_was_never_possible_is_no_change() -> None:
    state = say(RULES, asking(1925, 7), p1=2)
    with pytest.raises(IllegalAction, match="not possible now"):
        play(RULES, state, P1, Place(CardRef(1925), 9))
    with pytest.raises(NotYourTurn):
        play(RULES, state, Seat(7), Place(CardRef(1925), 0))


def test_E05_the_last_choice_turns_the_card_over() -> None:
    state = say(RULES, asking(1925, 7), p2=1, p0=3)
    step = play(RULES, state, P1, Place(CardRef(1925), 1))
    after = step.state
    assert (after.phase, years(after.line), years(after.deck)) == ("reveal", [1900, 1925, 1950, 2000], [7])
    assert (after.points, after.runs, after.tally) == ((0, 1, 1), (0, 1, 1), (0, 2, 0, 1))
    assert step.events[-1] == Tallied((0, 2, 0, 1), (P1, P2))
    check_told(RULES.view(state, None), RULES.view(after, None), step.events)


def test_E05_who_has_not_chosen_when_time_is_up_has_missed_it() -> None:
    state = say(RULES, replace(asking(1925, 7), runs=(3, 4, 0)), p1=1)
    step = play(RULES, state, P0, Proceed())
    assert (step.state.phase, step.state.points, step.state.runs) == ("reveal", (0, 1, 0), (0, 5, 0))
    check_told(RULES.view(state, None), RULES.view(step.state, None), step.events)


def test_E06_the_same_year_is_right_on_either_side() -> None:
    assert say(RULES, asking(1950, 7, line=(1900, 1950)), p0=1, p1=2, p2=0).points == (1, 1, 0)


def test_E07_the_card_lies_there_until_all_go_on() -> None:
    state = go(asking(1925, 7))
    assert [RULES.legal(state, seat) for seat in (P0, P1)] == [(End(),)] * 2
    for seat in (P2, P0):
        state = play(RULES, state, seat, End()).state
    assert (RULES.acting(state), RULES.legal(state, P0), state.phase) == ((1,), (), "reveal")
    step = play(RULES, state, P1, End())
    assert (step.state.phase, step.state.round, RULES.acting(step.state)) == ("place", 2, (0, 1, 2))
    assert step.events[-2:] == (RoundEnded(1), RoundBegan(2))
    assert RULES.view(step.state, None).tally == ()


def test_E07_or_until_time_is_up() -> None:
    state = go(asking(1925, 7))
    step = play(RULES, state, P0, Proceed())
    assert (step.state.phase, step.state.round) == ("place", 2)
    check_told(RULES.view(state, None), RULES.view(step.state, None), step.events)


def test_E07_the_own_choice_is_still_known_to_its_seat_alone() -> None:
    state = go(say(RULES, asking(1925, 7), p0=3))
    assert [view.chosen for view in RULES.views(state, (P0, P1, None))] == [Place(CardRef(1925), 3), None, None]


def test_E08_of_six_cards_the_one_that_has_lain_longest_goes() -> None:
    state = asking(1925, 7, 8, line=(1960, 1910, 1950, 1940, 2000))
    state = replace(state, line=tuple(sorted(state.line, key=lambda card: card.year)))
    shown = go(state)
    assert len(shown.line) == 6
    step = play(RULES, shown, P0, Proceed())
    gone = state.order[0]
    assert years(step.state.line) == [1910, 1925, 1940, 1950, 2000]
    assert (years(step.state.discard), step.state.order[-1]) == ([1960], CardRef(1925))
    assert Cleared(gone) in step.events
    check_told(RULES.view(shown, None), RULES.view(step.state, None), step.events)
    silent = tuple([one for one in step.events if not isinstance(one, Cleared)])
    with pytest.raises(AssertionError, match="nothing tells"):
        check_told(RULES.view(shown, None), RULES.view(step.state, None), silent)


@pytest.mark.parametrize(("rounds", "deck", "left"), [(5, 40, 32), (30, 8, 0)])
def test_E09_it_is_over_after_so_many_rounds_or_with_the_last_card(rounds: int, deck: int, left: int) -> None:
    rules = Crowd({"rounds": rounds})
    state = rules.setup(make_deck("d", DECK.cards[:deck]), 2, 1).state
    while rules.outcome(state) is None:
        state = play(rules, state, P0, Proceed()).state
    assert (state.round, len(state.deck), rules.acting(state)) == (5, left, ())
    with pytest.raises(GameOver):
        play(rules, state, P0, Proceed())


def ranking(rules: Crowd, **changes: object) -> tuple[tuple[int, ...], ...]:
    state = replace(asking(7, seats=4, round=10), **changes)
    outcome = rules.outcome(go(go(state, rules), rules))
    assert outcome is not None
    return outcome.ranking


def test_E10_who_has_as_many_points_shares_a_place() -> None:
    assert ranking(RULES, points=(2, 5, 2, 3)) == ((1,), (3,), (0, 2))


def test_E11_or_the_quicker_wins_if_that_was_agreed() -> None:
    assert ranking(Crowd({"ties": "quicker"}), points=(2, 5, 2, 3), haste=(9, 4, 8, 0)) == ((1,), (3,), (2,), (0,))


def test_E11_quick_is_who_has_answered_before_others_and_a_change_is_a_new_answer() -> None:
    rules = Crowd({"ties": "quicker"})
    state = say(rules, asking(1925, 7), p0=1, p1=1)
    assert say(rules, state, p2=1).haste == (0, 1, 2)
    assert say(rules, state, p0=1, p2=1).haste == (1, 0, 2)


def test_E12_a_team_counts_the_share_of_cards_it_got_right() -> None:
    teams = Crowd({"teams": 2})
    assert ranking(teams, points=(1, 5, 8, 0), asked=(9, 9, 8, 9)) == ((0, 2), (1, 3))
    assert ranking(teams, points=(4, 5, 1, 0), asked=(9, 9, 9, 9)) == ((0, 1, 2, 3),)


def test_E13_who_comes_late_is_in_the_next_round() -> None:
    state = say(RULES, asking(1925, 7, seats=2), p0=1)
    step = play(RULES, state, P2, Join())
    assert (step.events, RULES.acting(step.state), RULES.legal(step.state, P2)) == ((Joined(P2),), (1,), ())
    check_told(RULES.view(state, None), RULES.view(step.state, None), step.events)
    shown = say(RULES, step.state, p1=0)
    assert (shown.phase, shown.asked, RULES.acting(shown)) == ("reveal", (1, 1, 0), (0, 1))
    assert RULES.acting(go(shown)) == (0, 1, 2)


def test_E13_nobody_joins_twice_or_a_game_that_is_over() -> None:
    state = asking(1925, 7, seats=2)
    for seat in (P0, P3):
        with pytest.raises(IllegalAction):
            play(RULES, state, seat, Join())
    full = RULES.setup(DECK, MOST_SEATS, 1).state
    with pytest.raises(IllegalAction):
        play(RULES, full, Seat(MOST_SEATS), Join())


def test_E14_nobody_waits_for_who_has_left() -> None:
    state = say(RULES, asking(1925, 7, 8), p0=1, p1=0)
    step = play(RULES, state, P2, Leave())
    assert (step.state.phase, step.state.tally, step.events[0]) == ("reveal", (1, 1, 0, 0), Left(P2))
    check_told(RULES.view(state, None), RULES.view(step.state, None), step.events)
    following = go(step.state)
    assert (RULES.acting(following), RULES.view(following, None).active) == ((0, 1), (0, 1))
    with pytest.raises(IllegalAction):
        play(RULES, following, P2, Leave())


def test_E14_an_answer_leaves_with_its_seat_and_the_last_one_ends_the_game() -> None:
    state = play(RULES, say(RULES, asking(1925, 7), p0=1), P0, Leave()).state
    state = play(RULES, state, P1, Leave()).state
    assert RULES.acting(state) == (2,)
    step = play(RULES, state, P2, Leave())
    assert isinstance(step.events[-1], GameEnded)
    assert (step.state.reason, step.state.points) == ("left", (0, 0, 0))


def test_E14_who_leaves_while_all_look_is_not_waited_for() -> None:
    state = go(asking(1925, 7, seats=2))
    state = play(RULES, state, P0, End()).state
    assert play(RULES, state, P1, Leave()).state.phase == "place"


def test_E15_a_wrong_card_is_withdrawn_and_the_round_begins_anew() -> None:
    state = say(RULES, asking(1925, 1935, 7), p0=1)
    step = withdraw(RULES, state, CardRef(1925))
    assert (years(step.state.deck), step.state.round, RULES.acting(step.state)) == ([1935, 7], 1, (0, 1, 2))
    check_told(RULES.view(state, None), RULES.view(step.state, None), step.events)
    later = withdraw(RULES, state, CardRef(7)).state
    assert RULES.chosen(later, P0) == Place(CardRef(1925), 1)
    last = withdraw(RULES, asking(1925), CardRef(1925))
    assert isinstance(last.events[-1], GameEnded)


def shows_a_choice(view: View, state: State) -> View:
    return replace(view, score=sum(one.gap for _, one in state.said.items() if isinstance(one, Place)))


def names_a_wrong_gap(view: View, state: State) -> View:
    """The gap of the first who was wrong: after the reveal, only how many chose it is known."""
    wrong = [one.gap for seat, one in state.said.items() if isinstance(one, Place) and not state.runs[seat]]
    return replace(view, stake=wrong[0] if state.phase == "reveal" and wrong else 0)


@pytest.mark.parametrize("leak", [shows_a_choice, names_a_wrong_gap])
def test_a_leak_of_a_choice_is_caught_even_after_the_card_was_turned_over(leak: object) -> None:
    class Leaking(Crowd):
        def public(self, state: State) -> View:
            return leak(super().public(state), state)  # type: ignore[operator,no-any-return]

    assert breaks_the_law(Table(Leaking(), spread_deck(40), 8, 5, 11))


def test_a_redeal_mixes_the_choices_of_others() -> None:
    state = say(RULES, asking(1925, 7, seats=6), p0=0, p1=1, p2=2, p3=3, p4=2, p5=3)
    mixed = [RULES.redeal(state, P0, seeded(number)) for number in range(9)]
    assert {one.said[P0] for one in mixed} == {Place(CardRef(1925), 0)}
    assert len({one.said for one in mixed}) > 3
    assert {(one.tally, one.points) for one in mixed} == {(state.tally, state.points)}


def test_a_record_tells_who_came_and_when_time_was_up() -> None:
    moves: list[tuple[Seat, Action]] = [(P0, Proceed()), (P1, Join()), (P0, Proceed()), (P1, Leave())]
    record = Record(RULES.id, RULES.options, 1, 5, DECK, tuple(moves))
    assert load(dump(record)).moves == record.moves
    assert replay(RULES, DECK, 1, 5, moves).state.round == 2
