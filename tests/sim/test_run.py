"""Runs: reproducible on any number of threads, refused where they make no sense, and saying what they should."""

import numpy as np
import pytest

from yearline.core.actions import Place, Play
from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.events import Blocked, Missed, Placed, TurnBegan
from yearline.core.rng import mix, next64
from yearline.games import rules_for
from yearline.sim import coop
from yearline.sim.batch import setting
from yearline.sim.kinds import KINDS
from yearline.sim.play import FIRST, MOVES, REASON, RESULT, RIGHT, TURNS, WRONG
from yearline.sim.run import BadRun, Run, check, play, play_piece, thread_count
from yearline.sim.summary import distribution, mean_of, share_of, summarise


def deck(cards: int = 100) -> Deck:
    return make_deck("d", [deck_card(f"c{i}", 1000 + 7 * i, color=COLORS[i % 3]) for i in range(cards)])


@pytest.mark.parametrize(
    ("game", "policy"), [(g, p) for g in KINDS for p in ("random", "noisy")] + [("coop", "greedy")]
)
def test_threads_and_pieces_change_nothing(game: str, policy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(setting(game, deck(), 3), policy, 300, 5)
    whole = play_piece(run, 0, 300)
    monkeypatch.setattr("yearline.sim.run.PIECE", 64)
    assert (np.concatenate(list(play(run, 2))) == whole).all()
    assert (play_piece(run, 200, 100) == whole[200:]).all()
    assert len(np.unique(whole, axis=0)) > 50


@pytest.mark.parametrize(
    ("game", "policy", "results", "moves"),
    [
        ("coop", "greedy", [27, 59, 19, 40, 28, 41], [40, 44, 42, 48, 41, 46]),
        ("coop", "noisy", [3, 16, -5, -4, -18, 0], [31, 40, 22, 26, 20, 36]),
        ("race", "noisy", [2, 2, 2, 2, 4, 1], [14, 12, 12, 15, 12, 21]),
        ("chronology", "noisy", [2, 1, 1, 2, 2, 2], [79, 108, 100, 103, 80, 113]),
    ],
)
def test_a_seed_plays_the_same_games_on_every_machine(
    game: str, policy: str, results: list[int], moves: list[int]
) -> None:
    notes = play_piece(Run(setting(game, deck(), 3), policy, 6, 5), 0, 6)
    assert notes[:, RESULT].tolist() == results
    assert notes[:, MOVES].tolist() == moves


REASONS = {"coop": coop.REASONS, "race": (None, "won", "shared"), "chronology": ("stacks_empty",)}


def by_the_rules(game: str, cards: Deck, seats: int, seed: int) -> list[int]:
    """What is noted of a game by chance, found by playing it with the reference and counting what happens."""
    rules, luck = rules_for(game), mix(seed ^ 0x9E6C_63D0_876A_3F1B)
    step = rules.setup(cards, seats, seed)
    first, kinds = rules.turn(step.state), [type(event) for event in step.events]
    turns = moves = right = 0
    while (turn := rules.turn(step.state)) is not None:
        legal = rules.legal(step.state, turn)
        bits, luck = next64(luck)
        action = legal[(bits >> 32) * len(legal) >> 32]
        step = rules.apply(step.state, turn, action)
        new = [type(event) for event in step.events]
        kinds += new
        moves += 1
        right += Placed in new and isinstance(action, Place | Play)
        turns += TurnBegan in new and step.state.phase == "place"
    outcome = rules.outcome(step.state)
    if game == "coop":
        turns = kinds.count(TurnBegan) + (outcome.reason == "stuck")
    elif game == "race":
        turns = step.state.round
    wrong = kinds.count(Missed) + kinds.count(Blocked)
    result = outcome.score if game == "coop" else sum(1 << seat for seat in outcome.winners)
    return [result, moves, turns, right, wrong, first, REASONS[game].index(outcome.reason)]


@pytest.mark.parametrize(("game", "seats"), [("coop", 1), ("coop", 6), ("race", 3), ("chronology", 3)])
def test_notes_are_what_happens_by_the_rules(game: str, seats: int) -> None:
    cards = deck()
    notes = play_piece(Run(setting(game, cards, seats), "random", 12, 40), 0, 12)
    assert notes.tolist() == [by_the_rules(game, cards, seats, 40 + i) for i in range(12)]


def test_the_first_player_is_the_one_that_the_rules_draw() -> None:
    cards, rules = deck(), rules_for("coop")
    results = play_piece(Run(setting("coop", cards, 4), "random", 20, 11), 0, 20)
    assert [rules.setup(cards, 4, 11 + i).state.turn for i in range(20)] == results[:, FIRST].tolist()


def test_knowing_more_plays_better() -> None:
    def score(policy: str, error: float = 0.0) -> float:
        return float(play_piece(Run(setting("coop", deck(), 4), policy, 500, 1, error), 0, 500)[:, RESULT].mean())

    assert score("random") + 10 < score("noisy", 0.1) < score("noisy", 0.01) < score("greedy") + 1

    def right(error: float) -> float:
        notes = play_piece(Run(setting("race", deck(), 3), "noisy", 300, 1, error), 0, 300)
        return float(notes[:, RIGHT].sum() / notes[:, [RIGHT, WRONG]].sum())

    assert right(0.0) == 1.0
    assert right(0.02) > right(0.1) > right(1.0)


def test_the_greedy_player_who_knows_all_years_is_blocked_only_when_nothing_else_is_left() -> None:
    notes = play_piece(Run(setting("coop", deck(), 4), "greedy", 500, 1), 0, 500)
    assert (notes[notes[:, WRONG] > 0, REASON] == 1).all()


@pytest.mark.parametrize(
    ("policy", "games", "seed", "error"),
    [
        ("clever", 10, 0, 0.1),
        ("random", 0, 0, 0.1),
        ("random", 10, -1, 0.1),
        ("random", 10, 1 << 63, 0.1),
        ("noisy", 10, 0, -0.5),
        ("noisy", 10, 0, 11.0),
    ],
)
def test_nonsense_is_refused(policy: str, games: int, seed: int, error: float) -> None:
    run = Run(setting("coop", deck(), 2), policy, games, seed, error)
    with pytest.raises(BadRun):
        check(run)
    with pytest.raises(BadRun):
        next(play(run))


def test_more_threads_than_cores_are_refused() -> None:
    with pytest.raises(BadRun, match="cores"):
        thread_count(100_000)


def test_summary_of_coop() -> None:
    run = Run(setting("coop", deck(), 2), "random", 1000, 3)
    results = play_piece(run, 0, 400)
    told = summarise(run, results)
    assert told["n"] == 400
    assert told["asked"] == 1000
    assert not told["complete"]
    assert told["score"]["low"] < results[:, RESULT].mean() < told["score"]["high"]
    assert sum(told["scores"].values()) == sum(told["length"].values()) == 400
    assert sum(share["mean"] for share in told["reasons"].values()) == pytest.approx(1, abs=0.001)
    assert told["turns"]["mean"] == pytest.approx(results[:, TURNS].mean(), abs=0.001)
    assert results[:, MOVES].min() > 0


def test_seats_are_counted_from_the_first_player() -> None:
    run = Run(setting("race", deck(), 2), "random", 3, 0)
    notes = np.zeros((3, 7), np.int32)
    notes[:, RESULT], notes[:, FIRST] = [0b01, 0b10, 0b11], [0, 1, 0]
    notes[:, RIGHT] = 1
    told = summarise(run, notes)
    assert [win["mean"] for win in told["wins"]] == [1.0, pytest.approx(1 / 3, abs=0.001)]
    assert told["shared"]["mean"] == pytest.approx(1 / 3, abs=0.001)
    assert told["unfinished"]["mean"] == 0


def test_intervals() -> None:
    assert mean_of(np.array([1.0, 3.0])).mean == 2
    assert mean_of(np.array([1.0])).high == np.inf
    wide, narrow = share_of(5, 10), share_of(500, 1000)
    assert wide.low < narrow.low < 0.5 < narrow.high < wide.high
    assert share_of(0, 10).low == 0
    assert distribution(np.array([1, 1, 2])) == [("1", 2), ("2", 1)]
    assert len(distribution(np.arange(1000))) <= 16
    assert distribution(np.array([100, 133])) == [
        ("100..102", 1),
        *[(f"{n}..{n + 2}", 0) for n in range(103, 131, 3)],
        ("133..135", 1),
    ]


def test_wilsons_interval() -> None:
    """The values that tables give for nine of ten."""
    share = share_of(9, 10)
    assert (share.mean, share.low, share.high) == pytest.approx((0.9, 0.59585, 0.982124), abs=1e-5)


def test_what_cannot_be_told_is_not_told() -> None:
    assert mean_of(np.array([])).plain() == {"mean": None, "low": None, "high": None}
    assert mean_of(np.array([4.0])).plain() == {"mean": 4.0, "low": None, "high": None}
    assert share_of(0, 0).plain() == {"mean": None, "low": 0.0, "high": 1.0}
