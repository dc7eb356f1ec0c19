"""The partner among people who know the dates roughly: how it judges itself and them, and that it plays fair."""

import numpy as np
import pytest

from tests.bots.test_oracle import TWINS, with_one_card_left
from tests.sim.test_run import deck
from yearline.bots.base import best
from yearline.bots.lore import YearEstimate, remember, scaled, unscaled
from yearline.bots.players.characters import CHARACTERS, CharacterBot
from yearline.bots.policies import policy_for
from yearline.bots.search import partner as partners
from yearline.bots.search.partner import Mind, Partner
from yearline.bots.search.people import BELL, WEIGHTS, World, choose
from yearline.bots.search.position import Memory, action_of
from yearline.bots.search.strong import WrongGame
from yearline.core.actions import Discard
from yearline.core.cards import Face
from yearline.core.ids import Seat
from yearline.core.play import play
from yearline.core.rng import seeded
from yearline.core.view import View
from yearline.decks import load_deck
from yearline.games import rules_for

CARDS = deck()
RULES = rules_for("coop", {})
RICH = load_deck("world-history")
TRAVELLER = next(one for one in CHARACTERS if one.id == "traveller")


def world_of(view: View, bot: CharacterBot) -> tuple[World, Memory, np.ndarray]:
    """The table as it is, with what the seat to act takes the cards for."""
    memory = Memory(RICH.deck, None, True)
    at, certain = memory.position(view), np.zeros(memory.cards.count)
    world = partners._world(at, Mind(memory.years, certain, certain, certain))
    partners._dream(at, memory.cards.sides, Mind(memory.years, certain, certain, certain), np.uint64(1), world)
    world.row[:], world.words[:] = at.row, at.words
    beliefs = [bot.lore(card.face) for card in RICH.deck.cards]
    world.guesses[view.turn] = [scaled(belief.year) for belief in beliefs]
    world.doubts[view.turn] = [belief.spread for belief in beliefs]
    return world, memory, at.pile


def test_people_in_a_world_do_what_people_at_a_table_do() -> None:
    """Not always: in a world two cards are hardly ever of one year, and what is hidden lies where it does."""
    alike, asked = 0, 0
    for seed in range(6):
        bots = [CharacterBot(TRAVELLER, RICH, 10 * seed + seat) for seat in range(3)]
        state = RULES.setup(RICH.deck, 3, seed).state
        while (turn := RULES.turn(state)) is not None:
            view, bot = RULES.view(state, turn), bots[turn]
            bot.lore.watch(view)
            action = best(policy_for("coop")(view, bot.lore), 1)
            if len(view.legal) > 1:
                world, memory, pile = world_of(view, bot)
                alike += action_of(view, choose(world, pile, memory.cards.sides, WEIGHTS)) == action
                asked += 1
            state = play(RULES, state, turn, action).state
    assert asked > 100
    assert alike > 0.8 * asked, (alike, asked)


def test_the_bell_is_the_normal_distribution() -> None:
    estimate = YearEstimate(1900.0, 0.25)
    for steps in (-200, -64, -3, 0, 1, 100, 250):
        year = 2030 - 30 * np.expm1(-(scaled(1900.0) + 0.25 * steps / 64))
        assert BELL[320 + steps] == pytest.approx(estimate.below(year), abs=1e-9)


@pytest.mark.parametrize("off", [0.0, 0.25])
def test_it_learns_at_the_table_how_much_it_errs(off: float) -> None:
    """Cards that prove two and a half times as far off as thought make it doubt the others more."""
    years = {card.face: card.back.year for card in CARDS.cards}

    def belief(face: Face) -> YearEstimate:
        return YearEstimate(unscaled(scaled(years[face]) - off), 0.1)

    bot, state, errors = Partner(CARDS, belief), RULES.setup(CARDS, 2, 3).state, []
    for _ in range(8):
        view = RULES.view(state, state.turn)
        errors.append(bot.mind(bot.memory.position(view)).errors.mean())
        state = play(RULES, state, state.turn, view.legal[0]).state
    assert errors[-1] > errors[0] > 0.11 if off else 0.08 <= errors[-1] <= errors[0] < 0.1


def test_what_lies_open_is_certain_and_a_vague_memory_is_drawn_to_the_middle() -> None:
    state = RULES.setup(RICH.deck, 2, 5).state
    bot = Partner(RICH.deck, remember(RICH, CHARACTERS[0], 4))
    at = bot.memory.position(RULES.view(state, state.turn))
    mind, known = bot.mind(at), at.spreads == 0.0
    assert known.sum() == 2
    assert np.array_equal(mind.years[known], at.years[known])
    assert not mind.doubts[known].any()
    middle, hidden = bot.memory.years.mean(), ~known
    assert (abs(mind.years - middle) < abs(bot.memory.years - middle))[hidden].all()
    assert (mind.doubts < mind.errors)[hidden].all()


def test_it_sees_only_what_everybody_sees() -> None:
    lore = remember(RICH, TRAVELLER, 7)
    bot, state, moves = Partner(RICH.deck, lore, worlds=32), RULES.setup(RICH.deck, 3, 8).state, 0
    while (turn := RULES.turn(state)) is not None:
        worlds = (state, RULES.redeal(state, None, seeded(moves)), RULES.redeal(state, None, seeded(99)))
        (action,) = {bot.choose(RULES.view(world, turn), moves) for world in worlds}
        state, moves = play(RULES, state, turn, action).state, moves + 1
    assert moves > 8


def test_doubt_is_weighed_and_not_dreamt_away() -> None:
    """The last card may lie beyond the end or be blocked, which ends the game; a discard is safe."""

    def doubtful(face: Face) -> YearEstimate:
        return YearEstimate(1908.0, 0.025) if face.title == "1905b" else YearEstimate(float(face.title[:4]), 0.0)

    bot, view = Partner(TWINS, doubtful, worlds=64), RULES.view(with_one_card_left(), Seat(0))
    assert {type(bot.choose(view, seed)) for seed in range(10)} == {Discard}


def test_other_games_are_refused() -> None:
    race = rules_for("race", {})
    state = race.setup(RICH.deck, 2, 1).state
    with pytest.raises(WrongGame):
        Partner(RICH.deck, remember(RICH, TRAVELLER, 1)).choose(race.view(state, race.turn(state)), 1)
