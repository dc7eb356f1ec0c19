"""The oracle knows the dates, and which rulebook is on the table."""

import pytest

from yearline.bots import Player, make_bot
from yearline.core.deck import deck_card, make_deck
from yearline.core.events import Blocked
from yearline.core.play import play
from yearline.games import rules_for

TWINS = make_deck("twins", [deck_card(f"{year}{twin}", year) for year in range(1900, 1920) for twin in "ab"])
"""Every year twice: what an equal date in a gap means decides the game."""
RUSSIAN = {"edition": "ru"}


def blocked(oracle: Player, seed: int) -> int:
    """How many cards the oracle runs into a gap that the Russian rulebook closes to them."""
    rules, count = rules_for("coop", RUSSIAN), 0
    state = rules.setup(TWINS, 2, seed).state
    while (turn := rules.turn(state)) is not None:
        step = play(rules, state, turn, oracle.choose(rules.view(state, turn), seed))
        count += sum(isinstance(event, Blocked) for event in step.events)
        state = step.state
    return count


def test_it_plays_by_the_rulebook_of_the_table() -> None:
    told, untold = (
        sum(blocked(make_bot("oracle", TWINS, 1, options), seed) for seed in range(4)) for options in (RUSSIAN, None)
    )
    assert told < untold


@pytest.mark.parametrize("game", ["race", "chronology"])
def test_it_plays_the_other_games_with_their_options(game: str) -> None:
    cards = [deck_card(f"c{i}", 1000 + i, color=("red", "blue", "beige")[i % 3]) for i in range(60)]
    deck, rules = make_deck("plain", cards), rules_for(game)
    state = rules.setup(deck, 2, 1).state
    turn = rules.turn(state)
    assert turn is not None
    view = rules.view(state, turn)
    assert make_bot("oracle", deck, 1, rules.options).choose(view, 1) in view.legal
