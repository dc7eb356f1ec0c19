"""The bots for tests and first steps do what their names say."""

from yearline.bots.lore import known
from yearline.bots.players.simple import RandomBot, SimpleBot
from yearline.core.actions import Draft, Place
from yearline.core.deck import COLORS, deck_card, make_deck
from yearline.core.ids import Seat
from yearline.games import rules_for

DECK = make_deck("years", [deck_card(f"c{i}", 1000 + 10 * i, color=COLORS[i % 3]) for i in range(60)])


def test_the_simple_bot_lays_its_first_card_where_the_year_should_be() -> None:
    rules, bot = rules_for("race", {"first_player": 0}), SimpleBot(DECK, 1)
    bot.lore = known(DECK)
    state = rules.setup(DECK, 2, 1).state
    for _ in range(8):
        turn = rules.turn(state)
        assert turn is not None
        view = rules.view(state, turn)
        action = bot.choose(view, 1)
        assert isinstance(action, Place)
        assert action.card == view.hands[turn].cards[0].ref
        state = rules.apply(state, turn, action).state
    assert rules.snapshot(state)["discard"] == []


def test_where_no_gap_is_asked_for_it_does_the_first_thing() -> None:
    rules = rules_for("chronology", {"first_player": 0})
    view = rules.view(rules.setup(DECK, 2, 1).state, Seat(0))
    assert SimpleBot(DECK, 1).choose(view, 1) == view.legal[0] == Draft("beige")


def test_the_random_bot_may_do_anything() -> None:
    rules = rules_for("race", {"first_player": 0})
    view = rules.view(rules.setup(DECK, 2, 1).state, Seat(0))
    assert {RandomBot().choose(view, seed) for seed in range(100)} == set(view.legal)
