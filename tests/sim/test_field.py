"""Games for learners are the rules' games: the same deals, moves and ends;
and what a seat cannot know is not in what it sees.
"""

from typing import Any

import numpy as np
import pytest

from tests.sim.test_batch import by_deck, small_deck
from yearline.core.rng import seeded
from yearline.games import rules_for
from yearline.sim import chronology, race
from yearline.sim.batch import field, setting
from yearline.sim.cards import guess_year
from yearline.sim.field import BadField, Field
from yearline.sim.kind import ENDED, ILLEGAL, STOPPED
from yearline.sim.kinds import KINDS
from yearline.sim.kinds.race import choose
from yearline.sim.luck import mix
from yearline.sim.play import RESULT, SALT
from yearline.sim.run import Run, play_piece
from yearline.sim.sights import chronology as sight_of_chronology
from yearline.sim.sights import near
from yearline.sim.sights import race as sight_of_race

ERROR, SEED, GAMES = 0.2, 31, 6
DECK = small_deck(66)
"""So that a deck of chronology can have fewer cards than a packet."""
YEARS = [card.back.year for card in DECK.cards]
SETTINGS = {
    "coop": setting("coop", DECK, 3),
    "race": setting("race", DECK, 3, {"hand_size": [2, 3, 4]}),
    "chronology": setting("chronology", DECK, 3, {"draft_packets": 3}),
}
GUESSED = ("race", "chronology")


def any_legal(masks: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    return (luck.random(masks.shape) * masks).argmax(1)


def nth(line: list[int], guess: float, number: int) -> int:
    """All gaps by how far a guess would have to be wrong for each, worked out the long way."""
    years = [YEARS[card] for card in line]
    own = sum(year <= guess for year in years)
    wrong = [
        guess - years[gap] if gap < own else years[gap - 1] - guess if gap > own else 0 for gap in range(len(line) + 1)
    ]
    return sorted(range(len(line) + 1), key=lambda gap: (wrong[gap], gap > own, abs(gap - own)))[number]


def snapshot(game: str, games: Field, number: int) -> dict[str, Any]:
    module: Any = {"race": race, "chronology": chronology}[game]
    told: dict[str, Any] = module.snapshot(games._rows[number], games.setting.cards)
    return told


class Followed:
    """A game of a field, and the same game by the rules."""

    def __init__(self, game: str, games: Field, number: int) -> None:
        self.game, self.games, self.number = game, games, number
        options: dict[str, object] = {"hand_size": (2, 3, 4)} if game == "race" else {"draft_packets": 3}
        self.rules = rules_for(game, options)
        self.begin(SEED + number)

    def begin(self, seed: int) -> None:
        self.seed, self.state = seed, self.rules.setup(DECK, 3, seed).state
        refs, _ = seeded(seed).shuffle(range(len(DECK.cards)))
        self.places = {ref: place for place, ref in enumerate(refs)}

    def told(self) -> dict[str, Any]:
        one: dict[str, Any] = by_deck(self.rules.snapshot(self.state), self.places)
        return one

    def guess(self, card: int) -> float:
        return guess_year(YEARS[card], card, mix(np.uint64(self.seed) ^ SALT) + np.uint64(self.told()["turn"]), ERROR)

    def choice(self, action: int) -> int:
        """The place of an action in the rules' list, from the documents alone."""
        told = self.told()
        seat = told["turn"]
        if self.game == "race":
            slot, number = divmod(action, 2 + 3 + 4 + 3 + 1)
            return self.placed(told["line"], told["hands"][seat], slot, number)
        if action < 3:
            enough = 5 if told["phase"] == "draft" else 1
            return [i for i, size in enumerate(told["decks"].values()) if size >= enough].index(action)
        slot, number = divmod(action - 3, 3 * 5 + 2)
        if slot < 4:
            return self.placed(told["lines"][seat], [stack[0] for stack in told["stacks"][seat]], slot, number)
        legal: tuple[Any, ...] = self.rules.legal(self.state, seat)
        step, stack = divmod(action - 3 - 4 * 17, 4)
        if step == 3:
            return len(legal) - 1
        wanted = told["stacks"][(seat + step) % 3][stack][0]
        return [self.places[one.card] for one in legal[:-1]].index(wanted)

    def placed(self, line: list[int], cards: list[int], slot: int, number: int) -> int:
        return slot * (len(line) + 1) + nth(line, self.guess(cards[slot]), number)

    def compare(self) -> None:
        """The same state, the same seat to act, and an action for each legal move."""
        told, i = self.told(), self.number
        assert snapshot(self.game, self.games, i) == told
        assert self.games.turns[i] == told["turn"]
        legal = self.rules.legal(self.state, told["turn"])
        offered = [self.choice(int(action)) for action in np.flatnonzero(self.games.masks[i])]
        assert sorted(offered) == list(range(len(legal)))

    def move(self, action: int) -> tuple[float, ...] | None:
        """What each seat has of the game, if this was its last move."""
        seat = self.rules.turn(self.state)
        assert seat is not None
        self.state = self.rules.apply(self.state, seat, self.rules.legal(self.state, seat)[self.choice(action)]).state
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            return None
        self.begin(self.seed + GAMES)
        everybody = len(outcome.winners) == 3
        return tuple(0.0 if everybody else 1.0 if seat in outcome.winners else -1.0 for seat in range(3))


@pytest.mark.parametrize("game", GUESSED)
def test_a_field_plays_by_the_rules_from_deal_to_deal(game: str) -> None:
    """Masks are the legal moves, rewards the outcome,
    and the deal after the last move is the one with the next seed.
    """
    games, luck = field(SETTINGS[game], GAMES, SEED, error=ERROR), np.random.default_rng(2)
    followed, ended = [Followed(game, games, i) for i in range(GAMES)], 0
    for _ in range(120):
        for one in followed:
            one.compare()
        actions, acting = any_legal(games.masks, luck), games.turns.copy()
        games.step(actions)
        for i, one in enumerate(followed):
            found = one.move(int(actions[i]))
            assert games.dones[i] == (ENDED if found else 0)
            assert tuple(games.results[i]) == (found or (0.0,) * 3)
            assert games.rewards[i] == (found[acting[i]] if found else 0)
            ended += found is not None
    assert ended > 3


def test_who_always_takes_the_likeliest_gap_plays_the_games_of_a_run() -> None:
    """The guesses of a field are those of the policy noisy."""
    one, count = SETTINGS["race"], 12
    games, winners, over = field(one, count, 40, error=ERROR), np.zeros(count, int), np.zeros(count, bool)
    gaps = games.masks.shape[1] // 4
    while not over.all():
        rows, people = games._rows, [mix(seed ^ SALT) for seed in games._seeds]
        choices = [choose(rows[i], one.cards.years, np.uint64(people[i]), ERROR) for i in range(count)]
        games.step(np.array([choice // (rows[i, race.LAID] + 1) * gaps for i, choice in enumerate(choices)]))
        ended = (games.dones > 0) & ~over
        share = ~games.results.any(1)
        won = ((games.results == 1) | share[:, None]) @ np.array([1, 2, 4])
        winners[ended], over = won[ended], over | ended
    assert winners.tolist() == play_piece(Run(one, "noisy", count, 40, ERROR), 0, count)[:, RESULT].tolist()


def seen_again(game: str, games: Field, years: np.ndarray, beliefs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the seat to act in game 0 would see if the cards had these years, and it believed this."""
    seen, mask = games.observations[0].copy(), games.masks[0].copy()
    seen[:], mask[:] = -5, -5
    row, sides = games._rows[0], games.setting.cards.sides.copy()
    sides[0] = np.unique(years, return_inverse=True)[1]
    if game == "race":
        sight_of_race.observe(seen, mask, row, beliefs, years, ERROR)
    else:
        sight_of_chronology.observe(seen, mask, row, beliefs, sides, years, ERROR)
    return seen, mask


@pytest.mark.parametrize("game", GUESSED)
def test_what_has_not_been_turned_over_is_not_in_an_observation(game: str) -> None:
    """Everything hidden is dealt anew:
    the order of the deck, and the years of all cards but those in the lines; the beliefs stay.
    """
    games, luck = field(SETTINGS[game], 1, 7, error=ERROR), np.random.default_rng(1)
    for _ in range(14):
        games.step(any_legal(games.masks, luck))
    told = snapshot(game, games, 0)
    lines = [told["line"]] if game == "race" else told["lines"]
    open_ones = [card for line in lines for card in line]
    hidden = np.setdiff1d(np.arange(len(YEARS)), open_ones)
    years = games.setting.cards.years.copy()
    years[hidden] = luck.integers(-3000, 2000, len(hidden))
    beliefs = games._spares[0]
    seen, mask = seen_again(game, games, years, beliefs)
    assert (seen == games.observations[0]).all()
    assert (mask == games.masks[0]).all()
    assert (seen_again(game, games, years, beliefs - 500)[0] != seen).any()
    years[open_ones] -= 4000
    assert (seen_again(game, games, years, beliefs)[0] != seen).any()


@pytest.mark.parametrize("game", GUESSED)
def test_the_order_of_the_deck_is_not_in_an_observation(game: str) -> None:
    games, luck = field(SETTINGS[game], 1, 7, error=ERROR), np.random.default_rng(1)
    for _ in range(14):
        games.step(any_legal(games.masks, luck))
    before, row, pile = games.observations.copy(), games._rows[0], games._piles[0]
    starts = [row[race.NEXT]] if game == "race" else row[chronology.NEXT : chronology.NEXT + 3] + 1
    ends = [row[race.END]] if game == "race" else row[chronology.END : chronology.END + 3]
    assert max(end - start for start, end in zip(starts, ends, strict=True)) > 1
    for start, end in zip(starts, ends, strict=True):
        pile[start:end] = pile[start:end][::-1].copy()
    games.step(np.array([-1]))
    assert (games.observations == before).all()


@pytest.mark.parametrize("game", KINDS)
def test_an_illegal_action_costs_a_point_and_changes_nothing(game: str) -> None:
    games, luck = field(SETTINGS[game], 30, SEED, error=ERROR), np.random.default_rng(3)
    for _ in range(40):
        before = games.observations.copy(), games.masks.copy(), games.turns.copy(), games._rows.copy()
        wrong = any_legal(1 - games.masks, luck)
        wrong[:5] = -1, -2, games.masks.shape[1], 1 << 40, -(1 << 63)
        games.step(wrong)
        assert (games.rewards == ILLEGAL).all()
        assert not games.dones.any()
        assert not games.results.any()
        for old, new in zip(before, (games.observations, games.masks, games.turns, games._rows), strict=True):
            assert (old == new).all()
        games.step(any_legal(games.masks, luck))
        assert (games.rewards[games.dones == 0] >= 0).all() or game == "coop"


@pytest.mark.parametrize("game", KINDS)
def test_a_seed_gives_the_same_games_and_another_does_not(game: str) -> None:
    one, two = (field(SETTINGS[game], 5, seed, error=ERROR) for seed in (9, 10))
    assert (one.observations[1:] == two.observations[:-1]).all()
    assert (one.observations[0] != two.observations[0]).any()
    two.reset(9)
    for _ in range(60):
        actions = one.masks.argmax(1)
        one.step(actions)
        two.step(actions)
        assert (one.observations == two.observations).all()


def test_people_who_never_get_anywhere_are_stopped() -> None:
    games = field(SETTINGS["race"], 2, 1, error=ERROR)
    games._rows[1, race.MOVES] = sight_of_race.MOVES_MOST - 1
    following = field(SETTINGS["race"], 2, 3, error=ERROR).observations[1].copy()
    games.step(games.masks.argmax(1))
    assert games.dones.tolist() == [0, STOPPED]
    assert not games.results.any()
    assert (games.observations[1] == following).all()


@pytest.mark.parametrize(("winners", "shares"), [(0b001, [1, -1, -1]), (0b101, [1, -1, 1]), (0b111, [0, 0, 0])])
def test_a_victory_that_all_share_is_none(winners: int, shares: list[float]) -> None:
    result = np.full(3, 9, np.float32)
    near.crown(result, winners)
    assert result.tolist() == shares


@pytest.mark.parametrize(
    ("guess", "gaps"),
    [(15, [1, 0, 2, 3]), (21, [2, 1, 3, 0]), (5, [0, 1, 2, 3]), (99, [3, 2, 1, 0]), (30, [3, 2, 1, 0])],
)
def test_gaps_come_by_how_far_the_guess_would_have_to_be_wrong(guess: float, gaps: list[int]) -> None:
    line, years = np.array([7, 0, 1, 2], np.int16), np.array([10, 20, 30])
    assert [near.nth_gap(line, 1, 3, years, float(guess), nth) for nth in range(4)] == gaps


def test_who_knows_every_date_is_always_right() -> None:
    games = field(SETTINGS["race"], 40, 5, error=0.0)
    ended = 0
    for _ in range(30):
        games.step(np.zeros(40, int))
        ended += int((games.dones == ENDED).sum())
        assert not games._rows[:, race.WRONG].any()
    assert ended > 50


def test_an_error_that_cannot_be_is_refused() -> None:
    for error in (-0.1, 11, float("nan")):
        with pytest.raises(BadField, match="error"):
            field(SETTINGS["race"], 4, 1, error=error)
