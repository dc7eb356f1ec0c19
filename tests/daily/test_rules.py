"""The rules of a day: the same questions for everybody, no date before its time, and the law of the hidden cards."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.tables import spread_deck
from tests.laws.test_hidden import check_hidden
from yearline.core.actions import Place
from yearline.core.errors import GameOver, IllegalAction
from yearline.core.events import GameEnded, Missed, Placed
from yearline.core.ids import CardRef
from yearline.core.play import play, steps
from yearline.core.value import replace
from yearline.daily.day import CARDS, RULES, Day, dealt, follow
from yearline.daily.rules import ME

CARDS_OF_IT = tuple(
    [replace(card, face=replace(card.face, picture=f"picture-{card.id}")) for card in spread_deck(13).cards]
)
DAY = Day(date(2026, 11, 16), 7, CARDS_OF_IT)
gaps = st.lists(st.integers(0, 12), max_size=12)


def possible(chosen: list[int]) -> list[int]:
    """Gaps that there are: after n cards the line has n + 1, and one more gap."""
    return [gap % (at + 2) for at, gap in enumerate(chosen)]


def test_twelve_cards_are_placed_one_after_another() -> None:
    made = follow(DAY, [0] * 12)
    assert made.over
    assert len(made.laid) == CARDS
    assert len(made.view.line()) == CARDS + 1
    assert made.score == sum(one.right for one in made.laid)


@given(gaps, gaps)
def test_whatever_was_answered_the_next_question_is_the_same(one: list[int], two: list[int]) -> None:
    size = min(len(one), len(two))
    first, second = follow(DAY, possible(one[:size])).view, follow(DAY, possible(two[:size])).view
    assert first.line() == second.line()
    assert first.hands == second.hands


@given(gaps)
def test_the_line_is_always_in_order(chosen: list[int]) -> None:
    years = [card.year for card in follow(DAY, possible(chosen)).view.line()]
    assert years == sorted(years)


@given(gaps, st.integers(0, 2**64 - 1))
def test_nobody_can_tell_what_is_hidden(chosen: list[int], luck: int) -> None:
    moves = [(ME, Place(card, gap)) for card, gap in zip(_refs(), possible(chosen), strict=False)]
    for step in steps(RULES, DAY.deck, 1, DAY.seed, moves):
        check_hidden(RULES, step.state, ME, luck)
        check_hidden(RULES, step.state, None, luck)


def _refs() -> list[CardRef]:
    state = RULES.setup(DAY.deck, 1, DAY.seed).state
    return [card.ref for card in (*state.hand, *state.deck)]


def test_a_card_that_fits_stays_and_another_goes_where_it_belongs() -> None:
    state = RULES.setup(DAY.deck, 1, DAY.seed).state
    outcomes = [play(RULES, state, ME, Place(state.hand[0].ref, gap)) for gap in (0, 1)]
    right = [one for one in outcomes if not any(isinstance(event, Missed) for event in one.events)]
    assert len(right) == 1
    assert outcomes[0].state.line == outcomes[1].state.line
    placed = {event.seat for one in outcomes for event in one.events if isinstance(event, Placed)}
    assert placed == {ME, None}


def test_it_ends_with_the_score() -> None:
    state = RULES.setup(DAY.deck, 1, DAY.seed).state
    for _ in range(CARDS):
        step = play(RULES, state, ME, Place(state.hand[0].ref, 0))
        state = step.state
    assert isinstance(step.events[-1], GameEnded)
    assert step.events[-1].outcome.score == sum(state.right)
    with pytest.raises(GameOver):
        play(RULES, state, ME, Place(CardRef(0), 0))


def test_a_gap_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalAction):
        follow(DAY, [2])
    with pytest.raises(GameOver):
        follow(DAY, [0] * 13)


def test_cards_come_in_the_order_that_the_seed_says() -> None:
    other = Day(DAY.date, 8, DAY.cards)
    assert sorted(dealt(DAY)) == sorted(dealt(other))
    assert dealt(DAY) != dealt(other)
