"""What holds for every game behind the contract, at every state of random games."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from tests.laws.tables import MOST_MOVES, NAMES, Table, tables, walk
from yearline.core.actions import Action, Discard, Draft, End, Leave, Place, Play, Use, from_text, to_text
from yearline.core.cards import Back, Dated, Front
from yearline.core.choice import Choice, in_short
from yearline.core.errors import GameOver, IllegalAction
from yearline.core.events import GameEnded, Revealed, RoundBegan, Setup, TurnBegan
from yearline.core.ids import CardRef, Seat
from yearline.core.piles import Heap, Stock
from yearline.core.play import may_change, play, replay, withdraw
from yearline.core.record import Record, dump, load
from yearline.core.secret import Card
from yearline.core.value import fields_of, replace


@given(tables())
def test_a_game_ends_or_goes_on_legally(table: Table) -> None:
    """Whoever is to act has something to do, nobody else has but who may change a choice;
    it is over exactly when there is an outcome.
    """
    rules = table.rules
    for state, _ in walk(table):
        acting = rules.acting(state)
        assert list(acting) == sorted(set(acting)), "acting: seats in order, none twice"
        for seat in map(Seat, range(table.seats)):
            acts = seat in acting or may_change(rules, state, seat)
            assert bool(rules.legal(state, seat)) == acts, f"acting: what seat {seat} may do"
        assert (not acting) == (rules.outcome(state) is not None), "acting: nobody exactly when there is an outcome"


@given(tables())
def test_a_choice_is_the_legal_actions_in_short(table: Table) -> None:
    for state, _ in walk(table, 60):
        for seat in map(Seat, range(table.seats)):
            legal, choice = table.rules.legal(state, seat), table.rules.choice(state, seat)
            assert choice == in_short(legal)
            assert all(choice.find(action) == action for action in legal)
            placed = [Place(card, gap) for card in choice.cards for gap in range(choice.gaps)]
            assert sorted(map(to_text, (*placed, *choice.other))) == sorted(map(to_text, legal))
            for wrong in (Place(CardRef(10**6), 0), Place(CardRef(0), -1), Use(CardRef(10**6)), Leave()):
                assert choice.find(wrong) is None


def test_a_choice_holds_placements_and_other_actions_together() -> None:
    """In any order, and also where one card fits into fewer gaps than another:
    nothing legal is refused, nothing else found.
    """
    one, two = CardRef(1), CardRef(2)
    legal = (End(), Place(one, 0), Place(one, 1), Use(two), Place(two, 1), Place(CardRef(3), 0), Place(CardRef(3), 1))
    choice = in_short(legal)
    assert choice == Choice((one, CardRef(3)), 2, (End(), Use(two), Place(two, 1)))
    assert all(choice.find(action) == action for action in legal)
    assert choice.find(Place(two, 0)) is choice.find(Place(one, 2)) is None


def test_a_number_that_only_equals_a_card_or_gap_is_none() -> None:
    choice = Choice((CardRef(1), CardRef(2)), 2)
    assert choice.find(Place(CardRef(1), 1)) == Place(CardRef(1), 1)
    assert choice.find(Place(True, 1)) is None  # type: ignore[arg-type]
    assert choice.find(Place(CardRef(1), 1.0)) is None  # type: ignore[arg-type]
    assert choice.find(Place(CardRef(1), 2)) is None


@given(tables(("coop", "chronology")))
def test_coop_and_chronology_always_end(table: Table) -> None:
    *_, (last, _) = walk(table, MOST_MOVES * 2)
    assert table.rules.outcome(last) is not None


@given(tables())
def test_the_text_of_every_legal_action_reads_back(table: Table) -> None:
    for state, _ in walk(table, 40):
        seat = table.rules.turn(state)
        if seat is not None:
            legal = table.rules.legal(state, seat)
            assert [from_text(to_text(action)) for action in legal] == list(legal)
            assert len(set(legal)) == len(legal)


numbers = st.integers(0, 120).map(CardRef)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Play, numbers),
    st.builds(Discard, numbers),
    st.builds(Place, numbers, st.integers(0, 30)),
    st.builds(Draft, st.sampled_from(["red", "blue", "beige"])),
    st.builds(Use, numbers),
    st.just(End()),
)


@given(tables(), st.lists(actions, min_size=1, max_size=20), st.integers(0, 60))
def test_play_refuses_what_is_not_legal_and_changes_nothing(table: Table, tried: list[Action], moves: int) -> None:
    rules = table.rules
    *_, (state, _) = walk(table, moves)
    *_, (same, _) = walk(table, moves)
    for seat in map(Seat, range(-1, table.seats + 1)):
        legal = rules.legal(state, seat) if 0 <= seat < table.seats else ()
        for action in tried:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    play(rules, state, seat, action)
    assert state == same


@given(tables())
def test_a_replay_and_a_record_give_the_same_game(table: Table) -> None:
    """P11, second half."""
    history = list(walk(table))
    moves = tuple(move for _, move in history if move)
    step = replay(table.rules, table.deck, table.seats, table.seed, moves)
    assert step.state == history[-1][0]
    record = Record(table.rules.id, table.rules.options, table.seats, table.seed, table.deck, moves)
    again = load(dump(record))
    assert dump(again) == dump(record)
    assert (again.moves, again.deck, again.seed) == (moves, table.deck, table.seed)


@given(tables())
def test_views_differ_only_in_what_is_a_seats_own(table: Table) -> None:
    rules = table.rules
    everybody = [None, *map(Seat, range(table.seats))]
    for state, _ in walk(table, 40):
        views = rules.views(state, everybody)
        assert views == tuple(rules.view(state, viewer) for viewer in everybody)
        assert [view.viewer for view in views] == everybody
        own = (views[0].legal, views[0].chosen, views[0].browsed)
        assert own == ((), None, ()), "hidden: a spectator has nothing of one's own"
        assert {replace(view, viewer=None, legal=(), chosen=None, browsed=()) for view in views} == {views[0]}
        assert dict(views[0].options) == rules.options, "told: the options agreed on"
        assert views[0].acting == rules.acting(state), "told: who is to act"


def parts(thing: Any) -> list[Any]:
    """Everything inside a value."""
    inside = list(thing) if isinstance(thing, tuple | Stock | Heap) else []
    if isinstance(thing, Struct):
        inside = [getattr(thing, name) for name in fields_of(thing)]
    return [thing, *[part for one in inside for part in parts(one)]]


@given(tables())
def test_dates_travel_only_in_dated_cards_and_revealed_events(table: Table) -> None:
    """P11, first half, by type: a view holds fronts and dated cards, an event other than `Revealed` no date at all."""
    rules, rng = table.rules, Random(table.whim)
    step = rules.setup(table.deck, table.seats, table.seed)
    for _ in range(25):
        view = rules.view(step.state, None)
        assert not [part for part in parts((view.rows, view.hands, view.piles)) if isinstance(part, Card)]
        for event in step.events:
            hidden = (Card,) if isinstance(event, Revealed) else (Card, Dated, Back)
            assert not [part for part in parts(event) if isinstance(part, hidden)]
        seat = rules.turn(step.state)
        if seat is None:
            break
        step = rules.apply(step.state, seat, rng.choice(rules.legal(step.state, seat)))


@given(tables())
def test_events_frame_a_game(table: Table) -> None:
    """It begins with the set-up and, if it ends, ends with the outcome; `TurnBegan` names who is to act."""
    moves = [move for _, move in walk(table) if move]
    step = replay(table.rules, table.deck, table.seats, table.seed, moves)
    assert isinstance(step.events[0], Setup)
    outcome = table.rules.outcome(step.state)
    assert [event.outcome for event in step.events if isinstance(event, GameEnded)] == ([outcome] if outcome else [])
    began = [event for event in step.events if isinstance(event, TurnBegan | RoundBegan)]
    if isinstance(began[-1], TurnBegan):
        assert outcome or (began[-1].seat,) == table.rules.acting(step.state)


@given(tables())
def test_every_dated_card_in_a_view_was_revealed(table: Table) -> None:
    moves = [move for _, move in walk(table, 60) if move]
    step = replay(table.rules, table.deck, table.seats, table.seed, moves)
    revealed = {event.card for event in step.events if isinstance(event, Revealed)}
    assert {part for part in parts(table.rules.view(step.state, None)) if isinstance(part, Dated)} <= revealed


pauses = st.integers(0, 2) | st.integers(0, 50)
"""Moves between two accidents: many come at once, or they come late."""


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40)
@given(data=st.data(), accidents=st.lists(st.tuples(pauses, st.integers(0, 8), st.booleans()), max_size=16))
def test_leavers_and_withdrawn_cards_break_nothing(
    name: str, data: st.DataObject, accidents: list[tuple[int, int, bool]]
) -> None:
    """After anything, whoever is to act can act, no card is lost, and the rows stay in order."""
    table = data.draw(tables((name,)))
    rules, rng, state = table.rules, Random(table.whim), table.start()
    total = len(_cards(state))
    for pause, number, leaves in [*accidents, (MOST_MOVES, 0, False)]:
        for _ in range(pause):
            seat = rules.turn(state)
            if seat is None:
                break
            state = play(rules, state, seat, rng.choice(rules.legal(state, seat))).state
        try:
            if leaves:
                state = play(rules, state, Seat(number), Leave()).state
            elif rules.turn(state) is not None:
                state = withdraw(rules, state, rng.choice(_cards(state))).state
        except (IllegalAction, GameOver):
            pass
        acting = rules.acting(state)
        assert all(rules.legal(state, seat) for seat in acting), "acting: somebody is to act and cannot"
        assert (not acting) == (rules.outcome(state) is not None), "acting: nobody exactly when there is an outcome"
        assert len(_cards(state)) == len(set(_cards(state))) == total, "cards: one is lost, or there twice"
        for row in rules.view(state, None).rows:
            years = [column[0].year for column in row.columns if column]
            assert years == sorted(years), "a row is not in the order of time"


def _cards(state: Any) -> list[CardRef]:
    return [part.ref for part in parts(state) if isinstance(part, Card | Dated)]


def test_the_parts_of_a_value() -> None:
    """The eye with which these laws look must see."""
    front = Front(CardRef(1), face=None)  # type: ignore[arg-type]
    assert front in parts(((front,),))
