"""The bound holds: against an exhaustive search where that is possible, and against everybody who plays."""

from datetime import date
from functools import cache

import pytest

from tests.sim.test_run import deck
from yearline.bots.search import Bound
from yearline.bots.search.bound import bound, bound_of
from yearline.core.deck import Deck, deck_card, make_deck
from yearline.core.record import Record
from yearline.daily.apart import par_apart
from yearline.daily.day import Day
from yearline.daily.week import CARDS, OPTIONS
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


@pytest.mark.parametrize(
    ("edition", "step", "optima"),
    [("fr", 1, (19, 21, 19, 21)), ("ru", 1, (22, 21, 19, 22)), ("fr", 2, (22, 22, 23))],
)
def test_deals_in_which_not_everything_can_be_laid(edition: str, step: int, optima: tuple[int, ...]) -> None:
    """Thirteen cards; the optima were found by trying everything, minutes long.
    A narrow beam misses them, its bound does not.
    """
    cards = make_deck("thirteen", [deck_card(f"c{i}", 1900 + i // step * (2 * step - 1)) for i in range(13)])
    game = setting("coop", cards, 1, {"edition": edition})
    assert [bound(game, seed) for seed in range(len(optima))] == [Bound(best, best) for best in optima]
    for width in (1, 2, 3):
        narrow = [bound(game, seed, width) for seed in range(len(optima))]
        assert all(found.lower <= best <= found.upper for found, best in zip(narrow, optima, strict=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_surpasses_the_upper_bound(seats: int) -> None:
    run = Run(setting("coop", deck(), seats), "greedy", 30, 0)
    scores = play_piece(run, 0, 30)[:, RESULT]
    bounds = [bound(run.setting, seed, 30) for seed in range(30)]
    assert all(score <= found.upper for score, found in zip(scores, bounds, strict=True))
    assert sum(found.upper for found in bounds) < 30 * 69 - 30  # 69: all 35 cards laid in columns
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


async def test_par_is_the_lower_bound_found_by_a_process_of_its_own() -> None:
    """As a server asks for it; its page is played in the browser's tests, where par is a given number."""
    week = Day(date(2026, 11, 16), 5, deck().cards[:CARDS])
    # Compiled here first: a process that gives way to all others would take long.
    lower = bound(setting("coop", week.deck, 1, OPTIONS), week.seed).lower
    assert await par_apart(week) == lower > 0
