"""The bound holds: against an exhaustive search where that is possible, and against everybody who plays."""

from functools import cache

import pytest

from tests.sim.test_run import deck
from yearline.bots.search.bound import bound, bound_of
from yearline.core.deck import Deck, make_deck
from yearline.core.record import Record
from yearline.games import rules_for
from yearline.sim.batch import setting
from yearline.sim.play import RESULT
from yearline.sim.run import Run, play_piece

RULES = rules_for("coop", {})


def best_by_trying_everything(cards: Deck, seats: int, seed: int) -> int:
    @cache
    def best(state: object) -> int:
        turn = RULES.turn(state)
        if turn is None:
            return RULES.outcome(state).score or 0
        return max(best(RULES.apply(state, turn, action).state) for action in RULES.legal(state, turn))

    return best(RULES.setup(cards, seats, seed).state)


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 1 << 100])
def test_a_small_deal_is_solved_exactly(seed: int) -> None:
    cards = make_deck("tiny", deck().cards[:60:6])
    found = bound(setting("coop", cards, 1), seed)
    assert found.lower == found.upper == best_by_trying_everything(cards, 1, seed)


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_surpasses_the_upper_bound(seats: int) -> None:
    run = Run(setting("coop", deck(), seats), "greedy", 30, 0)
    scores = play_piece(run, 0, 30)[:, RESULT]
    bounds = [bound(run.setting, seed, 30) for seed in range(30)]
    assert all(score <= found.upper for score, found in zip(scores, bounds, strict=True))
    assert all(found.lower <= found.upper for found in bounds)


def test_a_wider_beam_narrows_the_bound() -> None:
    one = setting("coop", deck(), 3)
    narrow = [bound(one, seed, 10) for seed in range(10)]
    wide = [bound(one, seed, 100) for seed in range(10)]
    assert sum(b.lower for b in wide) > sum(b.lower for b in narrow)
    assert sum(b.upper for b in wide) < sum(b.upper for b in narrow)
    assert all(w.lower <= n.upper for w, n in zip(wide, narrow, strict=True))


def test_a_record_has_the_bound_of_its_deal() -> None:
    record = Record("coop/1", {"edition": "ru"}, 1, 5, make_deck("tiny", deck().cards[:60:6]))
    assert bound_of(record) == bound(setting("coop", record.deck, 1, {"edition": "ru"}), 5)
