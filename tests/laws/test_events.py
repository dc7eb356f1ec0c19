"""Events tell all that a table sees change (RULES 0.5):
whoever has one view and the events after it knows the next view.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.tables import NAMES, Table, seat_0_begins, spread_deck, tables
from yearline.core.actions import Leave, Place, Use
from yearline.core.cards import Dated, Front
from yearline.core.errors import IllegalAction
from yearline.core.events import (
    Blocked,
    Cleared,
    Committed,
    Discarded,
    Drew,
    Eliminated,
    Event,
    Exposed,
    GameEnded,
    Joined,
    Left,
    Missed,
    Placed,
    PowerUsed,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundEnded,
    Tallied,
    TurnBegan,
    Withdrawn,
)
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play, withdraw
from yearline.core.value import replace
from yearline.core.view import View
from yearline.games import rules_for


def changes(before: View, after: View) -> set[Event]:
    """What must have been told, as events: the difference of two views."""
    return {
        *_laid(before, after),
        *_in_hands(before, after),
        *_exposed(before, after),
        *_discarded(before, after),
        *([RoundEnded(before.round)] if after.round > before.round else []),
        *([GameEnded(after.outcome)] if after.outcome else []),
    }


def _laid(before: View, after: View) -> Iterator[Event]:
    for row, old in zip(after.rows, before.rows, strict=True):
        lay = {card.ref for column in old.columns for card in column}
        for index, column in enumerate(row.columns):
            for card in column:
                if card.ref not in lay:
                    yield Revealed(card)
                    yield Placed(None, card.ref, row.name, row.owner, index)


def _in_hands(before: View, after: View) -> Iterator[Event]:
    for hand, old in zip(after.hands, before.hands, strict=True):
        had = {card.ref for card in old.cards}
        if new := tuple([card for card in hand.cards if isinstance(card, Front) and card.ref not in had]):
            yield Drew(hand.owner, new)
        for card in hand.cards:
            if isinstance(card, Dated) and card not in old.cards:
                yield Revealed(card)
                yield Blocked(hand.owner, card.ref)


def _exposed(before: View, after: View) -> Iterator[Event]:
    seen = {(pile.name, pile.owner, pile.top) for pile in before.piles}
    for pile in after.piles:
        if pile.name != "discard" and pile.top is not None and (pile.name, pile.owner, pile.top) not in seen:
            yield Exposed(pile.name, pile.owner, pile.top)  # type: ignore[arg-type]


def _discarded(before: View, after: View) -> Iterator[Event]:
    piles = ([pile for pile in view.piles if pile.name == "discard"] for view in (before, after))
    lay = {card.ref for row in before.rows for column in row.columns for card in column}
    for old, new in zip(*piles, strict=True):
        if new.size <= old.size or new.top is None:
            continue
        if new.top.ref in lay:
            yield Cleared(new.top.ref)
            continue
        yield Discarded(None, new.top.ref)
        if isinstance(new.top, Dated):
            yield Revealed(new.top)


def _by_anybody(event: Event) -> Event:
    """Views do not say who did something; `check_move` asks for that."""
    return replace(event, seat=None) if isinstance(event, Placed | Discarded) else event


def _to_act(after: View, events: tuple[Event, ...]) -> set[Seat]:
    """Who is to act now, as the events have told it."""
    all_of_them = after.active if any(isinstance(event, RoundBegan | Tallied) for event in events) else ()
    return {*all_of_them, *[event.seat for event in events if isinstance(event, TurnBegan)]}


def check_told(before: View, after: View, events: tuple[Event, ...]) -> None:
    silent = changes(before, after) - set(map(_by_anybody, events))
    assert not silent, f"told: nothing tells {silent}"
    assert set(after.acting) - set(before.acting) <= _to_act(after, events), "told: who is to act"
    done = {event.seat for event in events if isinstance(event, Committed)}
    if len(before.acting) > 1 and after.round == before.round and not after.outcome:
        gone = set(before.active) - set(after.active)
        assert set(before.acting) - set(after.acting) <= done | gone, "told: who has chosen"
    assert not after.outcome or isinstance(events[-1], GameEnded), "told: the end, last"
    counted = [event for event in events if isinstance(event, Tallied)]
    if (after.tally and after.tally != before.tally) or (
        after.round == before.round and before.points != after.points[: len(before.points)]
    ):
        assert [event.counts for event in counted] == [after.tally], "told: how many chose each gap"
        risen = [Seat(seat) for seat, had in enumerate(before.points) if after.points[seat] > had]
        assert [list(event.right) for event in counted] == [risen], "told: who was right"
    come = {event.seat for event in events if isinstance(event, Joined)}
    assert set(after.active) - set(before.active) <= come, "told: who has come"
    gone = {seat for event in events if isinstance(event, Eliminated) for seat in event.seats}
    gone |= {event.seat for event in events if isinstance(event, Left)}
    assert set(before.active) - set(after.active) <= gone, "told: who has left"


def check_move(before: View, action: Any, after: View, events: tuple[Event, ...]) -> None:
    """A placement is right or missed, or a secret;
    a used power names its stack; a new draw pile says how big it was.
    """
    seat = before.turn
    assert seat is not None
    secret = any(isinstance(event, Committed) for event in events)
    if not secret:
        actors = {event.seat for event in events if isinstance(event, Placed | Discarded)}
        assert actors <= {seat, None}, "told: who did it"
    if isinstance(action, Place) and not secret:
        missed = Missed(seat, action.card, action.gap) in events
        assert missed != any(isinstance(event, Placed) for event in events)
        assert not missed or Discarded(seat, action.card) in events
    if isinstance(action, Use):
        stack = next(pile for pile in before.piles if pile.name == "stack" and pile.top and pile.top.ref == action.card)
        assert PowerUsed(seat, before.power or "", stack.owner or Seat(0), action.card) in events
    decks = [sum(pile.size for pile in view.piles if pile.name == "deck") for view in (before, after)]
    drawn = sum(len(event.cards) for event in events if isinstance(event, Drew))
    drawn += sum(event.seat is None for event in events if isinstance(event, Placed | Discarded))
    renewed = sum(event.count for event in events if isinstance(event, Reshuffled))
    assert decks[1] == decks[0] - drawn + renewed, "deck: it shrinks only by what is drawn or turned up"


def nothing_yet(view: View) -> View:
    """The table before the cards that the dealer turned up, with the hands dealt."""
    return replace(
        view,
        acting=(),
        rows=tuple([replace(row, columns=()) for row in view.rows]),
        piles=tuple([replace(pile, size=0, top=None) for pile in view.piles]),
        outcome=None,
    )


@given(tables())
def test_the_deal_is_told(table: Table) -> None:
    step = table.rules.setup(table.deck, table.seats, table.seed)
    view = table.rules.view(step.state, None)
    check_told(nothing_yet(view), view, step.events)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=15)
@given(data=st.data())
def test_every_move_is_told(name: str, data: st.DataObject) -> None:
    table = data.draw(tables((name,)))
    rules, rng, state = table.rules, Random(table.whim), table.start()
    for _ in range(120):
        seat = rules.turn(state)
        if seat is None:
            break
        action = rng.choice(rules.legal(state, seat))
        step = play(rules, state, seat, action)
        before, after = rules.view(state, None), rules.view(step.state, None)
        check_told(before, after, step.events)
        check_move(before, action, after, step.events)
        state = step.state


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=25)
@given(data=st.data(), moves=st.integers(0, 25), leaves=st.booleans())
def test_leavers_and_withdrawn_cards_are_told(name: str, data: st.DataObject, moves: int, leaves: bool) -> None:
    table = data.draw(tables((name,)))
    rules, rng, state = table.rules, Random(table.whim), table.start()
    for _ in range(moves):
        seat = rules.turn(state)
        if seat is None:
            return
        state = rules.apply(state, seat, rng.choice(rules.legal(state, seat))).state
    if rules.turn(state) is None:
        return
    accident, told = _leaving(rules, state, rng) if leaves else _withdrawal(rules, state, rng, len(table.deck.cards))
    if accident is not None:
        assert told in accident.events
        check_told(rules.view(state, None), rules.view(accident.state, None), accident.events)


def _leaving(rules: Rules[Any], state: Any, rng: Random) -> tuple[Step[Any], Event]:
    seat = rng.choice(rules.view(state, None).active)
    return play(rules, state, seat, Leave()), Left(seat)


def _withdrawal(rules: Rules[Any], state: Any, rng: Random, cards: int) -> tuple[Step[Any] | None, Event]:
    seen = list(rules.view(state, None).faces())
    card = rng.choice(seen) if seen and rng.random() < 0.5 else CardRef(rng.randrange(cards))
    try:
        return withdraw(rules, state, card), Withdrawn(card)
    except IllegalAction:
        return None, Withdrawn(card)


@pytest.mark.parametrize("name", NAMES)
def test_a_silent_event_is_missed(name: str) -> None:
    """The law has teeth: leave out any event of a game's first moves but those it says nothing about, and it breaks."""
    rules = rules_for(name, seat_0_begins(name))
    state, told = rules.setup(spread_deck(210), 2, 5).state, 0
    for _ in range(30):
        seat = rules.turn(state)
        if seat is None:
            break
        action = rules.legal(state, seat)[0]
        step = rules.apply(state, seat, action)
        before, after = rules.view(state, None), rules.view(step.state, None)
        for at, event in enumerate(step.events):
            if _by_anybody(event) in changes(before, after) or isinstance(event, TurnBegan):
                told += 1
                with pytest.raises(AssertionError):
                    check_told(before, after, (*step.events[:at], *step.events[at + 1 :]))
        state = step.state
    assert told > 20
