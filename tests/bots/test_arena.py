"""The arena: the same deals for everybody, victories shared fairly, and honest sums."""

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.bots import cheat
from tests.sim.test_run import deck
from yearline.bots import arena
from yearline.bots.arena import BadContest, Contest, PlayedDeal, Scholar, check, play_deal
from yearline.bots.search.bound import Bound
from yearline.bots.standings import standings
from yearline.core.errors import BadDeck, BadOption, BadSeatCount
from yearline.core.rng import mix
from yearline.games import rules_for

CARDS = deck()


def contest(
    game: str = "coop", policies: tuple[str, ...] = ("random",), seats: int = 2, deals: int = 3, bound: bool = False
) -> Contest:
    return Contest(game, CARDS, seats, policies, deals, 7, bound)


def test_a_deal_is_played_by_every_policy_and_bounded() -> None:
    played = play_deal(contest(policies=("random", "strong"), seats=4, bound=True), 2, width=30)
    assert played.bound is not None
    assert played.scores["random"] < played.scores["strong"] <= played.bound.upper
    assert all(played.moves[name] > 5 and played.seconds[name] > 0 for name in ("random", "strong"))
    assert played.slowest["strong"] <= played.seconds["strong"]


def test_the_bound_is_that_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "bound", lambda _, seed, width: Bound(seed, width))
    assert play_deal(contest(bound=True), 2, width=30).bound == Bound(contest().deal(2), 30)


def test_a_deal_is_the_same_each_time() -> None:
    one, two = (play_deal(contest(), 1) for _ in range(2))
    assert one.scores == two.scores
    assert one.moves == two.moves


@pytest.mark.parametrize("seed", [7, 0x5EED_0FAC_0217_E575])
def test_what_a_bot_is_given_does_not_lead_to_the_deal(seed: int) -> None:
    """The cheat inverts its seeds and tries those that are easily guessed."""
    name = str(Path(__file__).with_name("cheat.py"))
    play_deal(check(Contest("coop", CARDS, 2, (name,), 1, seed)), 0)
    loaded = sys.modules[name]
    assert len(loaded.TRIED) > 200
    assert loaded.FOUND == []


def test_the_cheat_would_know_the_deal_if_it_met_it() -> None:
    rules, bot = rules_for("coop"), cheat.Cheat(CARDS, mix(123_456_789) + 1)
    bot.choose(rules.view(state := rules.setup(CARDS, 2, 123_456_789).state, rules.turn(state)), 5)
    assert cheat.FOUND == [123_456_789]


def test_win_shares_stay_between_nothing_and_all() -> None:
    both = contest("race", ("scholar", "random"))
    nothing = dict.fromkeys(both.policies, 0.0)
    played = [
        PlayedDeal(i, {"scholar": 1.0 - half, "random": half}, dict.fromkeys(both.policies, 1), nothing, nothing)
        for i, half in enumerate([0.0, 0.0, 0.0, 0.5])
    ]
    told = standings(both, played)["policies"]
    assert 0 < told["random"]["low"] < 0.125 < told["random"]["high"] < 0.65
    assert told["scholar"]["high"] < 1
    assert standings(both, played[:3])["policies"]["random"]["high"] > 0.4


def test_the_options_are_those_of_the_table() -> None:
    """A hand of one card each is laid in one round; and the bots are told, as at any table."""
    quick = Contest("race", CARDS, 2, ("scholar", "random"), 1, 7, options={"hand_size": 1})
    assert sum(play_deal(check(quick), 0).moves.values()) < sum(
        play_deal(contest("race", quick.policies), 0).moves.values()
    )
    assert standings(quick, [play_deal(quick, 0)])["options"] == {"hand_size": 1}
    with pytest.raises(BadOption):
        check(Contest("race", CARDS, 2, ("random",), 1, 7, options={"edition": "ru"}))


def test_the_strong_player_is_told_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(arena, "Strong", lambda deck, stacks_in_gap: told.append(stacks_in_gap) or Scholar(deck))
    heard: list[object] = []
    monkeypatch.setattr(Scholar, "agree", lambda bot, options: heard.append(options["edition"]))
    for edition in ("ru", "fr"):
        play_deal(Contest("coop", CARDS, 1, ("strong",), 1, 7, options={"edition": edition}), 0)
    assert (told, heard) == ([False, True], ["ru", "fr"])


@pytest.mark.parametrize("game", ["race", "chronology"])
def test_knowing_the_dates_wins(game: str) -> None:
    both = contest(game, ("scholar", "random"), seats=2)
    wins = [play_deal(both, number).scores for number in range(6)]
    assert all(sum(one.values()) == pytest.approx(1) for one in wins)
    assert sum(one["scholar"] for one in wins) >= 5


def test_a_scholar_lays_every_card_rightly() -> None:
    rules, bot = rules_for("race"), Scholar(CARDS)
    state = rules.setup(CARDS, 2, 7).state
    for _ in range(8):
        turn = rules.turn(state)
        state = rules.apply(state, turn, bot.choose(rules.view(state, turn), 1)).state
    assert len(rules.snapshot(state)["line"]) == 9
    assert rules.snapshot(state)["discard"] == []


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (contest(policies=("clever",)), BadContest),
        (contest(policies=()), BadContest),
        (contest(policies=("random", "random")), BadContest),
        (contest(deals=0), BadContest),
        (contest("race", bound=True), BadContest),
        (contest("race", ("strong",)), BadContest),
        (contest("race", ("scholar", "random"), seats=1), BadContest),
        (contest(seats=9), BadSeatCount),
        (Contest("coop", deck(9), 2, ("random",), 1, 1), BadDeck),
        (Contest("coop", CARDS, 2, ("random",), 1, -1), BadContest),
    ],
)
def test_nonsense_is_refused(wrong: Contest, error: type[Exception]) -> None:
    with pytest.raises(error):
        check(wrong)


@pytest.mark.parametrize(
    "possible", [contest(policies=("strong", "scholar", "random")), contest("race", ("scholar", "random"))]
)
def test_what_can_be_played_is_accepted(possible: Contest) -> None:
    """A team follows one policy at a time, so it may be smaller than their number."""
    assert check(possible) is possible


def test_standings_add_up() -> None:
    asked = contest(policies=("random", "strong"), deals=4, bound=True)
    scores = [(-10, 30), (-20, 40), (-12, 20)]
    moves, seconds = ({"random": a, "strong": b} for a, b in ((10, 20), (0.0, 2.0)))
    slowest = [{"random": 0.0, "strong": longest} for longest in (0.1, 0.3, 0.2)]
    played = [
        PlayedDeal(i, {"random": a, "strong": b}, moves, seconds, slowest[i], Bound(40, 44))
        for i, (a, b) in enumerate(scores)
    ]
    told = standings(asked, played)
    assert (told["n"], told["asked"], told["complete"]) == (3, 4, False)
    strong = told["policies"]["strong"]
    assert strong["mean"] == 30
    assert strong["seconds_per_move"] == 0.1
    assert strong["slowest_move"] == 0.3
    assert (told["bound"]["mean"], told["bound"]["reached"]["mean"], told["bound"]["exact"]) == (44, 40, 0)
    assert strong["fraction"]["mean"] == pytest.approx((30 + 14) / (44 + 14), abs=1e-3)
    assert strong["fraction"]["low"] < strong["fraction"]["mean"] < strong["fraction"]["high"]
    assert told["policies"]["random"]["fraction"]["mean"] == 0
    assert np.isfinite(strong["low"])
