"""The properties P1 to P10 of RULES 8.4, on random play."""

from itertools import pairwise
from typing import Any

from hypothesis import given

from tests.laws.tables import Table, tables, walk
from yearline.core.actions import Discard
from yearline.core.cards import Dated
from yearline.games import chronology, coop, lives, race
from yearline.games.coop import POOL, Coop


def laid(state: coop.State) -> tuple[int, int]:
    return sum(map(len, state.rows.columns)), sum(map(len, state.rows.gaps))


@given(tables(("coop",)))
def test_P1_P2_cards_and_score(table: Table) -> None:
    pool = min(POOL, len(table.deck.cards))
    for state, _ in walk(table):
        main, gaps = laid(state)
        unplayed = len(state.discard) + len(state.deck) + sum(map(len, state.hands))
        assert main + gaps + unplayed == pool
        assert state.points == 2 * main + gaps - unplayed == 3 * main + 2 * gaps - pool
        if pool == POOL:
            assert -33 <= state.points <= 69
            assert state.reason not in ("failed", "stuck") or state.points >= -28


@given(tables(("coop",)))
def test_P3_the_rows_are_in_order(table: Table) -> None:
    for state, _ in walk(table):
        years = [column[0].year for column in state.rows.columns]
        assert years == sorted(set(years)) == list(state.rows.years)
        assert all(len({card.year for card in column}) == 1 for column in state.rows.columns)
        for left, gap, right in zip(years, state.rows.gaps, years[1:], strict=False):
            assert len({card.year for card in gap}) <= 1
            assert all(left < card.year < right for card in gap)


@given(tables(("coop",)))
def test_P4_P5_full_hands_at_the_start_of_a_turn(table: Table) -> None:
    for state, _ in walk(table):
        if state.phase == "open":
            assert not state.deck or all(len(hand) == 4 for hand in state.hands)
            assert not state.deck or any(type(card) is not Dated for card in state.hands[state.turn])
        assert state.reason != "stuck" or not state.deck


@given(tables(("coop",)))
def test_P6_at_most_34_turns_and_discards_alternate(table: Table) -> None:
    history = list(walk(table))
    assert sum(state.phase == "open" for state, _ in history) <= 34
    dropped = [state.discard[-1].face.symbol for state, move in history if move and isinstance(move[1], Discard)]
    assert all(one != other for one, other in pairwise(dropped))


@given(tables(("coop",)))
def test_P7_blocked_is_blocked_for_ever(table: Table) -> None:
    assert isinstance(table.rules, Coop)
    for state, _ in walk(table):
        for hand in state.hands:
            for card in hand:
                assert type(card) is not Dated or state.rows.lay(card, table.rules.stacks_in_gap) is None


def total(state: race.State) -> int:
    return sum(map(len, (state.line, state.deck, state.discard, state.box, *state.hands)))


@given(tables(("race",)))
def test_P8_the_line_is_sorted_and_no_card_is_lost(table: Table) -> None:
    for state, _ in walk(table):
        years = [card.year for card in state.line]
        assert years == sorted(years)
        assert total(state) == len(table.deck.cards)


@given(tables(("race",)))
def test_P9_a_miss_keeps_the_hand_a_hit_shrinks_it(table: Table) -> None:
    before: Any = None
    for state, move in walk(table):
        if move and before.phase == "place" == state.phase:
            hit = len(state.line) > len(before.line)
            assert len(state.hands[move[0]]) == len(before.hands[move[0]]) - hit
        before = state


@given(tables(("chronology",)))
def test_P10_stacks_and_cards(table: Table) -> None:
    turns = 0
    for state, move in walk(table):
        turns += move is not None and state.phase == "place" and not state.queue
        pool = [*state.neutral, *[stack for own in state.stacks for stack in own], *state.lines, state.discard]
        assert sum(map(len, pool)) == len(table.deck.cards)
        for own in state.stacks:
            assert all(stack and len({card.face.color for card in stack}) == 1 for stack in own)
            assert len(own) <= chronology.MAX_STACKS
            assert own or state.phase != "place"
        for line in state.lines:
            assert [card.year for card in line] == sorted([card.year for card in line])
    assert turns <= len(table.deck.cards)


@given(tables(("lives",)))
def test_P11_the_line_is_the_score_and_the_discards_are_the_lives(table: Table) -> None:
    """Ours, not of RULES: see docs/rules/lives.md."""
    for state, _ in walk(table):
        assert isinstance(state, lives.State)
        assert [card.year for card in state.line] == sorted([card.year for card in state.line])
        assert sum(map(len, (state.line, state.deck, state.discard, state.box, *state.hands))) == len(table.deck.cards)
        assert sum(map(len, state.hands)) == (state.reason is None)
        assert (len(state.discard) == table.rules.number("lives")) == (state.reason == "lives")
        assert table.rules.public(state).score == len(state.line) - 1
