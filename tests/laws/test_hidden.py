"""Nobody can see what is hidden: deal it anew, and every view must stay as it was.
Planted leaks prove that the law has teeth.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.tables import Table, spread_deck, tables, walk
from yearline.core.actions import Action
from yearline.core.cards import Face, Front
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.piles import Heap, Stock
from yearline.core.rng import Seeded
from yearline.core.secret import Card, fronts
from yearline.core.value import replace
from yearline.core.view import View
from yearline.games import GAMES, rules_for
from yearline.games.chronology import Chronology


def check_hidden(rules: Rules[Any], state: Any, viewer: Seat | None, luck: int) -> None:
    """The law: to the viewer a state and its re-deal look the same."""
    other = rules.redeal(state, viewer, Seeded(luck))
    assert rules.view(other, viewer) == rules.view(state, viewer), f"hidden: {viewer} can tell a state from its redeal"


@given(tables(), st.integers(0, 2**64 - 1))
def test_no_view_tells_a_state_from_its_redeal(table: Table, luck: int) -> None:
    """At every state a spectator is asked, and a seat; the seats take turns."""
    for at, (state, _) in enumerate(walk(table, 120)):
        check_hidden(table.rules, state, None, luck ^ at)
        check_hidden(table.rules, state, Seat((luck + at) % table.seats), luck ^ at)


def big_table(name: str, rules: Rules[Any] | None = None) -> Table:
    return Table(rules or rules_for(name), spread_deck(210), 3, 5, 11)


def hidden(state: Any) -> list[Card]:
    """The cards nobody has seen from behind, pile by pile."""
    return _cards(tuple(getattr(state, field, ()) for field in ("hands", "deck", "box", "neutral", "stacks")))


def _cards(thing: Any) -> list[Card]:
    if isinstance(thing, Card):
        return [thing]
    return [card for one in thing for card in _cards(one)] if isinstance(thing, tuple | Stock | Heap) else []


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_changes_nearly_everything_that_is_hidden(name: str) -> None:
    """Otherwise the law would prove nothing: of the unseen dates and of the places below the tops, most must change."""
    table = big_table(name)
    for state, _ in walk(table, 15):
        other = table.rules.redeal(state, None, Seeded(99))
        before, after = hidden(state), hidden(other)
        assert sorted(card.ref for card in before) == sorted(card.ref for card in after)
        dates = {card.ref: card.back.year for card in before}
        assert sum(dates[card.ref] != card.back.year for card in after) > 0.9 * len(before)
        assert sum(one.ref != two.ref for one, two in zip(before, after, strict=True)) > 0.7 * len(before)
        assert sorted(dates.values()) == sorted(card.back.year for card in after)


def test_a_redeal_changes_the_luck_of_later_shuffles() -> None:
    state = big_table("race").start()
    rules = rules_for("race")
    assert rules.redeal(state, None, Seeded(1)).luck != state.luck != rules.redeal(state, None, Seeded(2)).luck


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_is_a_state_one_can_play_on(name: str) -> None:
    table = big_table(name)
    for state, _ in walk(table, 30):
        other = table.rules.redeal(state, Seat(1), Seeded(3))
        for turn in table.rules.acting(other):
            assert all(table.rules.apply(other, turn, action).state for action in table.rules.legal(other, turn)[:5])


def sorted_hands(view: View, state: Any) -> View:
    """A hand shown in the order of its hidden years."""
    hands = [
        replace(
            seen, cards=tuple(card.front for card in sorted(hand, key=lambda card: card.back.year) if _is_card(card))
        )
        for seen, hand in zip(view.hands, state.hands, strict=True)
    ]
    return replace(view, hands=tuple(hands))


def _is_card(card: Any) -> bool:
    return isinstance(card, Card)


def dated_deck_top(view: View, state: Any) -> View:
    piles = tuple(replace(pile, top=_pile(state)[0].reveal()) if pile.size else pile for pile in view.piles)
    return replace(view, piles=piles)


def browsable_deck(view: View, state: Any) -> View:
    beneath = tuple(card.reveal() for card in _pile(state))
    return replace(view, piles=(replace(view.piles[0], beneath=beneath), *view.piles[1:]))


def year_in_a_title(view: View, state: Any) -> View:
    card = _pile(state)[0]
    front = Front(card.ref, Face(f"{card.face.title} ({card.back.year})", "", "", ""))
    return replace(view, piles=(replace(view.piles[0], top=front), *view.piles[1:]))


def second_card_of_the_deck(view: View, state: Any) -> View:
    return replace(view, piles=(replace(view.piles[0], top=_pile(state)[1].front), *view.piles[1:]))


def parity_of_a_year(view: View, state: Any) -> View:
    return replace(view, round=_pile(state)[0].back.year % 2)


def score_with_a_hint(view: View, state: Any) -> View:
    return replace(view, score=sum(card.back.year for card in _cards(_pile(state))[:3]))


def _pile(state: Any) -> tuple[Card, ...]:
    return state.deck if hasattr(state, "deck") else state.neutral[0]


Leak = Callable[[View, Any], View]
ANYWHERE: list[Leak] = [
    dated_deck_top,
    browsable_deck,
    year_in_a_title,
    second_card_of_the_deck,
    parity_of_a_year,
    score_with_a_hint,
]
LEAKS = [(name, leak) for leak in ANYWHERE for name in GAMES] + [("coop", sorted_hands), ("race", sorted_hands)]


def breaks_the_law(table: Table) -> bool:
    for at, (state, _) in enumerate(walk(table, 30)):
        try:
            for viewer in (None, *map(Seat, range(table.seats))):
                check_hidden(table.rules, state, viewer, at)
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("name", "leak"), LEAKS)
def test_a_leaking_view_is_caught(name: str, leak: Leak) -> None:
    game = GAMES[name]

    class Leaking(game):  # type: ignore[misc,valid-type]
        def public(self, state: Any) -> View:
            return leak(super().public(state), state)

    assert breaks_the_law(big_table(name, Leaking()))


@pytest.mark.parametrize("name", GAMES)
def test_a_telling_order_of_legal_actions_is_caught(name: str) -> None:
    """Actions that begin at a place which a hidden year decides: the view of the seat to act would tell it."""
    game = GAMES[name]

    class Telling(game):  # type: ignore[misc,valid-type]
        def legal(self, state: Any, seat: Seat) -> tuple[Action, ...]:
            legal = super().legal(state, seat)
            at = _cards(_pile(state))[0].back.year % len(legal) if legal else 0
            return (*legal[at:], *legal[:at])

    assert breaks_the_law(big_table(name, Telling()))


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_game_is_not_accused(name: str) -> None:
    assert not breaks_the_law(big_table(name))


BROWSE = {"browse_own_stacks": True}
Piles = tuple[tuple[Front, ...], ...]


def stacks_of_the_neighbour(state: Any, seat: Seat) -> Piles:
    return tuple(map(fronts, state.stacks[(seat + 1) % len(state.stacks)]))


def stacks_by_hidden_year(state: Any, seat: Seat) -> Piles:
    return tuple([fronts(sorted(stack, key=lambda card: card.back.year)) for stack in state.stacks[seat]])


def neutral_decks_too(state: Any, seat: Seat) -> Piles:
    return tuple(map(fronts, (*state.stacks[seat], *state.neutral)))


def year_in_a_title_below(state: Any, seat: Seat) -> Piles:
    told = [[(card.ref, f"{card.face.title} ({card.back.year})") for card in stack] for stack in state.stacks[seat]]
    return tuple([tuple([Front(ref, Face(title, "", "", "")) for ref, title in stack]) for stack in told])


@pytest.mark.parametrize(
    "leak", [stacks_of_the_neighbour, stacks_by_hidden_year, neutral_decks_too, year_in_a_title_below]
)
def test_a_leak_in_what_one_may_look_through_is_caught(leak: Callable[[Any, Seat], Piles]) -> None:
    class Leaking(Chronology):
        def browsed(self, state: Any, seat: Seat) -> Piles:
            return leak(state, seat)

    assert breaks_the_law(big_table("chronology", Leaking(BROWSE)))


def test_to_look_through_the_own_stacks_is_a_leak_where_it_is_not_agreed() -> None:
    class Careless(Chronology):
        def browsed(self, state: Any, seat: Seat) -> Piles:
            return tuple(map(fronts, state.stacks[seat]))

    assert breaks_the_law(big_table("chronology", Careless()))
    assert not breaks_the_law(big_table("chronology", Chronology(BROWSE)))


def test_a_redeal_for_whoever_may_look_leaves_the_own_stacks_and_nothing_else() -> None:
    """For the owner only the dates change there; what lies in all other piles does, as for everybody."""
    rules, seat = Chronology(BROWSE), Seat(1)
    *_, (state, _) = walk(big_table("chronology", rules), 14)
    other = rules.redeal(state, seat, Seeded(99))
    assert rules.browsed(other, seat) == rules.browsed(state, seat)
    assert [card.back for card in _cards(other.stacks[seat])] != [card.back for card in _cards(state.stacks[seat])]
    for foreign in (Seat(0), Seat(2)):
        assert rules.browsed(other, foreign) != rules.browsed(state, foreign)
    assert list(map(fronts, other.neutral)) != list(map(fronts, state.neutral))
