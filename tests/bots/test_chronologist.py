"""The strong player of chronology: it counts, it looks ahead, and what it cannot see does not matter to it."""

import numpy as np
import pytest

from tests.games.build import chronology_state, stack
from tests.sim.test_run import deck
from yearline.bots import make_bot
from yearline.bots.lore import known
from yearline.bots.search import tally
from yearline.bots.search.chronologist import Chronologist, position
from yearline.core.actions import Action, Draft, Place, Use
from yearline.core.events import Missed, Placed
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play
from yearline.core.rng import seeded
from yearline.games.chronology import Chronology, State

CARDS = deck(120)
RULES = Chronology({"first_player": 0})
ME, OTHER = Seat(0), Seat(1)


def chosen(state: State, playouts: int = 800) -> Action:
    ratings = Chronologist(known(CARDS), playouts).ratings(RULES.view(state, RULES.turn(state)), 1)
    return max(ratings, key=lambda action: ratings[action])


def test_it_strikes_the_last_card_of_a_rival_who_would_win_by_laying_it() -> None:
    state = chronology_state(
        [stack("red", 1910, 1911)],
        [stack("blue", 1920)],
        lines=[(1900, 1905), (1850, 1900)],
        phase="power",
        power="red",
    )
    assert chosen(state) == Use(CardRef(1920))


def test_it_strikes_its_own_last_card_where_that_ends_a_game_it_has_won() -> None:
    """Three lines to two: over now it is won; the rival could level and would then have more cards left."""
    mine, theirs = [stack("beige", 1911)], [stack("red", 1920, 1921, 1922)]
    state = chronology_state(mine, theirs, lines=[(1900, 1905, 1906), (1850, 1900)], phase="power", power="red")
    assert chosen(state) == Use(CardRef(1911))


KEPT = [tally.PHASE, tally.TURN, tally.SEATS]


def test_a_game_is_the_same_by_counting_as_by_the_rules() -> None:
    """Players who know every date, with any powers: the counts follow the rules to the end."""
    luck, bot = np.random.default_rng(3), make_bot("historian", CARDS, 1)
    bot.lore = known(CARDS)  # type: ignore[attr-defined]
    for seed in range(3):
        state = RULES.setup(CARDS, 3, seed).state
        row = position(RULES.view(state, ME))
        while (turn := RULES.turn(state)) is not None:
            view = RULES.view(state, turn)
            began = position(view)
            assert (began[tally.COUNT :] == row[tally.COUNT :]).all()
            assert (began[KEPT] == row[KEPT]).all()
            any_legal = view.legal[int(luck.integers(len(view.legal)))]
            action = bot.choose(view, seed) if view.phase == "place" else any_legal
            after = play(RULES, state, turn, action).state
            move = _move(view.phase, state, after, action, len(view.active))
            if view.phase == "place" and after.phase == "power":
                laid, state = after.power, after
                legal = RULES.view(state, turn).legal
                action = legal[int(luck.integers(len(legal)))]
                after = play(RULES, state, turn, action).state
                move = _target(laid or "", state, action, 3)
            tally.apply(row, move, True)
            state = after
        assert row[tally.PHASE] == tally.OVER
        assert [len(line) for line in state.lines] == row[tally.LINE : tally.LINE + 3].tolist()
        best = max(tally.worth(row, seat) for seat in range(3))
        winners = tuple(seat for seat in range(3) if tally.worth(row, seat) == best)
        assert RULES.outcome(state).winners == winners


COLORS = ("beige", "blue", "red")


def _move(phase: str, before: State, after: State, action: Action, seats: int) -> int:
    if isinstance(action, Draft):
        return COLORS.index(action.color)
    assert isinstance(action, Place)
    color = next(stack[0].face.color for own in before.stacks for stack in own if stack[0].ref == action.card)
    return COLORS.index(color) * (1 + 3 * seats)


def _target(color: str, state: State, action: Action, seats: int) -> int:
    move = COLORS.index(color) * (1 + 3 * seats)
    if not isinstance(action, Use) or color == "blue":
        return move
    for seat, own in enumerate(state.stacks):
        for pile in own:
            if pile[0].ref == action.card:
                return move + 1 + 3 * seat + COLORS.index(pile[0].face.color)
    raise AssertionError("no such stack")


def test_what_is_hidden_may_be_dealt_anew_at_every_move() -> None:
    bot, state, moves = Chronologist(known(CARDS), 60), RULES.setup(CARDS, 2, 8).state, 0
    while (turn := RULES.turn(state)) is not None and moves < 24:
        worlds = (state, RULES.redeal(state, turn, seeded(moves)), RULES.redeal(state, turn, seeded(99)))
        told = [bot.ratings(RULES.view(world, turn), moves) for world in worlds]
        assert (
            told[0] == told[1] == told[2] or state.phase == "place"
        )  # dates of tops are its own to know, not the deal's
        action = max(told[0], key=lambda action: told[0][action])
        state, moves = play(RULES, state, turn, action).state, moves + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_those_who_only_know_the_dates(seats: int) -> None:
    wins = 0.0
    for seed in range(4):
        strong, state = Chronologist(known(CARDS), 400), RULES.setup(CARDS, seats, seed).state
        others, mine = [make_bot("historian", CARDS, i) for i in range(seats)], Seat(seed % seats)
        for other in others:
            other.lore = known(CARDS)  # type: ignore[attr-defined]
        while (turn := RULES.turn(state)) is not None:
            view = RULES.view(state, turn)
            ratings = strong.ratings(view, seed)
            own = max(ratings, key=lambda action: ratings[action])
            state = play(RULES, state, turn, own if turn == mine else others[turn].choose(view, seed)).state
        winners = RULES.outcome(state).winners
        wins += (mine in winners) / len(winners)
    assert wins >= 3


def test_who_errs_is_thought_to_err_again() -> None:
    state = RULES.setup(CARDS, 2, 1).state
    view = RULES.view(state, ME)
    fair, weak = Chronologist(known(CARDS), 600), Chronologist(known(CARDS), 600)
    weak.learn([Missed(OTHER, CardRef(i), 0) for i in range(6)])
    weak.learn([Placed(OTHER, CardRef(9), "line", OTHER, 0)])
    assert max(weak.ratings(view, 1).values()) > max(fair.ratings(view, 1).values())
