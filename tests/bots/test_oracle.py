"""The oracle knows the dates, and which rulebook is on the table."""

import pytest

from yearline.bots import make_bot
from yearline.bots.search import strong
from yearline.core.actions import Action, Discard, Play
from yearline.core.cards import Dated
from yearline.core.deck import deck_card, make_deck
from yearline.core.ids import CardRef, Seat
from yearline.core.secret import Card, make_card
from yearline.games import rules_for
from yearline.games.coop import Coop, Rows, State

SIDES = {"a": ("moon", "sun"), "b": ("sun", "moon")}
TWINS = make_deck(
    "twins",
    [
        deck_card(f"{year}{twin}", year, front=front, back=back)
        for year in range(1900, 1920)
        for twin, (front, back) in SIDES.items()
    ],
)


def card(id: str) -> Card:
    ref = next(i for i, one in enumerate(TWINS.cards) if one.id == id)
    return make_card(CardRef(ref), TWINS.cards[ref].face, TWINS.cards[ref].back)


def dated(id: str) -> Dated:
    return card(id).reveal()


def with_one_card_left() -> State:
    """Seat 0 has one card, of the year that lies in the only gap; it may be discarded."""
    rows = Rows((1900, 1910), ((dated("1900a"),), (dated("1910a"),)), ((dated("1905a"),),))
    mine, other = card("1905b"), tuple([card(f"{year}a") for year in (1911, 1912, 1913, 1914)])
    deck = tuple([card(f"{year}b") for year in range(1911, 1920)])
    return State("open", Seat(0), rows, ((mine,), other), (dated("1901a"),), deck, 0, None, ())


def last_try(options: dict[str, object]) -> Action:
    """What the oracle does with one card left."""
    oracle = make_bot("oracle", TWINS, 1)
    oracle.agree(options)
    return oracle.choose(Coop(options).view(with_one_card_left(), Seat(0)), 1)


@pytest.mark.parametrize(
    ("options", "kind"), [({}, Play), ({"edition": "ru"}, Discard), ({"equal_in_gap": "blocked"}, Discard)]
)
def test_it_plays_by_the_rulebook_of_the_table(options: dict[str, object], kind: type[Action]) -> None:
    assert isinstance(last_try(options), kind)


@pytest.mark.parametrize("game", ["race", "chronology"])
def test_it_plays_the_other_games_with_their_options(game: str) -> None:
    cards = [deck_card(f"c{i}", 1000 + i, color=("red", "blue", "beige")[i % 3]) for i in range(60)]
    deck, rules = make_deck("plain", cards), rules_for(game)
    state = rules.setup(deck, 2, 1).state
    turn = rules.turn(state)
    assert turn is not None
    view = rules.view(state, turn)
    oracle = make_bot("oracle", deck, 1)
    oracle.agree(rules.options)
    assert oracle.choose(view, 1) in view.legal


def test_it_never_lays_a_card_wrongly() -> None:
    deck, rules = TWINS, rules_for("race")
    state, oracle = rules.setup(deck, 2, 3).state, make_bot("oracle", deck, 1)
    while (turn := rules.turn(state)) is not None:
        state = rules.apply(state, turn, oracle.choose(rules.view(state, turn), 1)).state
    assert rules.snapshot(state)["discard"] == []


def test_a_plan_gives_way_to_a_duty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans know nothing of a table that obliges people to discard; whatever they say, the action is a legal one."""
    rows = Rows((1905, 1910), ((dated("1905b"),), (dated("1910b"),)), ((dated("1907b"),),))
    hand = (dated("1906a"), dated("1908a"), card("1911a"), card("1911b"))
    state = State("open", Seat(0), rows, (hand,), (dated("1901b"),), (card("1912a"), card("1913a")), 0, None, ())
    monkeypatch.setattr(strong, "action_of", lambda *_: Play(hand[2].ref))
    for duty, kind in (("may", Play), ("must", Discard)):
        rules = Coop({"discard_blocked": duty})
        bot = make_bot("oracle", TWINS, 3)
        bot.agree(rules.options)
        assert isinstance(bot.choose(rules.view(state, Seat(0)), 1), kind)
