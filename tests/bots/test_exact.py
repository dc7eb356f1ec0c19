"""Small deals solved exactly, beside trying everything with the reference rules."""

from functools import cache
from itertools import permutations

import pytest

from tests.sim.test_run import deck
from yearline.bots.search.exact import Optimum, TooLarge
from yearline.bots.search.strong import Strong
from yearline.core.actions import Action
from yearline.core.deck import Deck, make_deck
from yearline.core.play import play
from yearline.core.value import replace
from yearline.games import rules_for
from yearline.games.coop import State

ROOM = 1 << 18


def small(step: int, size: int) -> Deck:
    return make_deck("small", deck().cards[: step * size : step])


def means(edition: str, state: State) -> dict[Action, float]:
    """What each action is worth, by trying everything with every order of the cards below the deck's top."""
    rules = rules_for("coop", {"edition": edition})

    @cache
    def worth(state: State) -> float:
        return max(each(state).values()) if rules.turn(state) is not None else float(rules.outcome(state).score or 0)

    def each(state: State) -> dict[Action, float]:
        turn, found = state.turn, {}
        orders = list(permutations(state.deck[1:]))
        for action in rules.legal(state, turn):
            after = [
                rules.apply(replace(state, deck=(*state.deck[:1], *order)), turn, action).state for order in orders
            ]
            found[action] = sum(worth(plain(one)) for one in after) / len(after)
        return found

    def plain(state: State) -> State:
        """The order below the top is nobody's knowledge."""
        return replace(state, deck=(*state.deck[:1], *sorted(state.deck[1:], key=lambda card: card.ref)))

    return each(state)


@pytest.mark.parametrize(
    ("edition", "step", "seed"), [("fr", 6, 0), ("fr", 1, 1), ("ru", 1, 2), ("ru", 6, 3), ("fr", 1, 4)]
)
def test_every_action_is_worth_what_trying_everything_finds(edition: str, step: int, seed: int) -> None:
    cards, rules = small(step, 10), rules_for("coop", {"edition": edition})
    state, optimum = rules.setup(cards, 1, seed).state, Optimum(cards, rules.stacks_in_gap, ROOM)
    while (turn := rules.turn(state)) is not None:
        found = optimum.worths(rules.view(state, turn))
        assert found == pytest.approx(means(edition, state))
        state = play(rules, state, turn, min(found, key=found.__getitem__)).state


@pytest.mark.parametrize("seed", range(3))
def test_with_a_single_card_unseen_the_best_play_makes_what_it_promises(seed: int) -> None:
    cards, rules = small(3, 12), rules_for("coop")
    state, optimum, worths = rules.setup(cards, 2, seed).state, Optimum(cards, room=ROOM), []
    while (turn := rules.turn(state)) is not None:
        found = optimum.worths(rules.view(state, turn))
        worths.append(max(found.values()))
        state = play(rules, state, turn, max(found, key=found.__getitem__)).state
    assert {*worths} == {float(rules.outcome(state).score or 0)}


def test_the_strong_player_gives_little_away_and_never_gains() -> None:
    cards, rules, lost = small(3, 12), rules_for("coop"), 0.0
    optimum, strong = Optimum(cards, room=ROOM), Strong(cards, worlds=40)
    for seed in range(4):
        state = rules.setup(cards, 2, seed).state
        while (turn := rules.turn(state)) is not None:
            view = rules.view(state, turn)
            found, action = optimum.worths(view), strong.choose(view, seed)
            assert found[action] <= max(found.values())
            lost += max(found.values()) - found[action]
            state = play(rules, state, turn, action).state
    assert lost <= 4


def test_what_is_too_large_is_said() -> None:
    with pytest.raises(TooLarge, match="cannot be solved; 20"):
        Optimum(small(1, 21))
    rules = rules_for("coop")
    with pytest.raises(TooLarge, match="deals of 3 players"):
        Optimum(small(1, 16), room=ROOM).worths(rules.view(state := rules.setup(small(1, 16), 3, 1).state, state.turn))
    cards = small(3, 14)
    state = rules.setup(cards, 2, 1).state
    with pytest.raises(TooLarge, match="more positions"):
        Optimum(cards, room=1 << 8).worths(rules.view(state, state.turn))
