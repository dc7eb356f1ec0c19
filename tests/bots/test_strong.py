"""The strong player: legal, repeatable, honest, and better than the greedy one."""

from zlib import crc32

import numpy as np
import pytest

from tests.bots.test_oracle import TWINS, with_one_card_left
from tests.sim.test_run import deck
from yearline.bots.lore import YearEstimate
from yearline.bots.search.position import UnknownCard
from yearline.bots.search.strong import Strong, WrongGame
from yearline.core.actions import Discard, End, Play
from yearline.core.cards import Face
from yearline.core.deck import deck_card, make_deck
from yearline.core.ids import Seat
from yearline.core.play import play
from yearline.core.rng import seeded
from yearline.games import rules_for
from yearline.sim.batch import setting
from yearline.sim.play import RESULT
from yearline.sim.run import Run, play_piece

CARDS = deck()
DEEP = 8_000
"""A closer look for a twelfth of the usual price: whole games are played here."""
RULES = rules_for("coop", {})


def play_out(bot: Strong, seats: int, seed: int) -> int:
    state = RULES.setup(CARDS, seats, seed).state
    while (turn := RULES.turn(state)) is not None:
        state = play(RULES, state, turn, bot.choose(RULES.view(state, turn), seed)).state
    return RULES.outcome(state).score or 0


@pytest.mark.parametrize("seats", [2, 4])
def test_thinking_ahead_beats_being_greedy_on_the_same_deals(seats: int) -> None:
    bot, deals = Strong(CARDS, worlds=80, deep=DEEP), 12
    strong = np.array([play_out(bot, seats, seed) for seed in range(deals)])
    greedy = play_piece(Run(setting("coop", CARDS, seats), "greedy", deals, 0), 0, deals)[:, RESULT]
    assert strong.mean() > greedy.mean()


@pytest.mark.parametrize("edition", ["fr", "ru"])
def test_it_sees_only_what_everybody_sees(edition: str) -> None:
    """Whatever is hidden may be dealt anew at every move, dates included: the choice stays the same to the end."""
    rules = rules_for("coop", {"edition": edition})
    bot, state, moves = Strong(CARDS, worlds=64, deep=DEEP), rules.setup(CARDS, 3, 8).state, 0
    while (turn := rules.turn(state)) is not None:
        worlds = (state, rules.redeal(state, None, seeded(moves)), rules.redeal(state, None, seeded(99)))
        (action,) = {bot.choose(rules.view(world, turn), moves) for world in worlds}
        state, moves = play(rules, state, turn, action).state, moves + 1
    assert moves > 15


def test_a_seed_plays_the_same_games_on_every_machine() -> None:
    bot = Strong(CARDS, worlds=40, deep=0)
    assert [play_out(bot, 2, seed) for seed in range(4)] == [36, 16, 16, 29]
    assert [play_out(bot, 3, seed) for seed in range(4)] == [41, 42, 49, 39]
    bot = Strong(CARDS, worlds=80, deep=DEEP)
    assert [play_out(bot, 2, seed) for seed in range(4)] == [44, 16, 20, 35]


def test_the_same_view_and_seed_give_the_same_action() -> None:
    state = RULES.setup(CARDS, 2, 3).state
    view = RULES.view(state, state.turn)
    assert Strong(CARDS, worlds=20).choose(view, 9) == Strong(CARDS, worlds=20).choose(view, 9)


def test_a_vague_memory_still_plays_legally_and_worse() -> None:
    years = {card.face: card.back.year for card in CARDS.cards}

    def vague(face: Face) -> YearEstimate:
        return YearEstimate(years[face] + (crc32(face.title.encode()) % 201 - 100), 0.15)

    vague_scores = [play_out(Strong(CARDS, vague, worlds=20), 3, seed) for seed in range(8)]
    sure_scores = [play_out(Strong(CARDS, worlds=80, deep=DEEP), 3, seed) for seed in range(8)]
    assert np.mean(vague_scores) < np.mean(sure_scores)


def test_doubt_is_weighed_and_not_dreamt_away() -> None:
    """The last card may lie beyond the end or be blocked, which ends the game;
    a discard is safe. No seed makes it bold.
    """

    def doubtful(face: Face) -> YearEstimate:
        return YearEstimate(1908.0, 0.025) if face.title == "1905b" else YearEstimate(float(face.title[:4]), 0.0)

    bot, view = Strong(TWINS, doubtful, worlds=64), RULES.view(with_one_card_left(), Seat(0))
    assert {type(bot.choose(view, seed)) for seed in range(30)} == {Discard}


def test_it_offers_every_kind_of_action() -> None:
    bot, kinds = Strong(CARDS, worlds=40, deep=DEEP), set()
    for seed in range(4):
        state = RULES.setup(CARDS, 2, seed).state
        while (turn := RULES.turn(state)) is not None:
            action = bot.choose(RULES.view(state, turn), seed)
            kinds.add(type(action))
            state = play(RULES, state, turn, action).state
    assert kinds == {Play, Discard, End}


def test_other_games_are_refused() -> None:
    race = rules_for("race", {})
    state = race.setup(CARDS, 2, 1).state
    with pytest.raises(WrongGame):
        Strong(CARDS).choose(race.view(state, race.turn(state)), 1)


def test_another_deck_on_the_table_is_named() -> None:
    state = RULES.setup(CARDS, 2, 1).state
    other = make_deck("other", [deck_card(f"x{i}", i + 1) for i in range(40)])
    with pytest.raises(UnknownCard, match="not in the deck"):
        Strong(other).choose(RULES.view(state, state.turn), 1)
