"""The arena: policies play the same deals through the reference rules and see nothing but their views.

In coop everybody at the table follows one policy, and each policy plays every deal. In race and chronology the policies share
a table: they take the seats in turn, and from deal to deal everybody moves on by one seat.
"""

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

from yearline.bots.base import Bot
from yearline.bots.search.bound import WIDTH, Bound, bound
from yearline.bots.search.strong import Strong
from yearline.core.actions import Action, Place
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.play import play
from yearline.core.rng import mix, seeded
from yearline.core.value import replace, value
from yearline.core.view import Outcome, View
from yearline.games import rules_for
from yearline.sim.batch import setting


class BadContest(YearlineError):
    """What was asked of the arena cannot be done."""

    code = "bad_contest"


class Chance:
    """Any legal action, each as likely as the next."""

    def choose(self, view: View, seed: int) -> Action:
        """By lot."""
        choice, _ = seeded(seed).below(len(view.legal))
        return view.legal[choice]


class Scholar:
    """Knows every date of the deck: lays each card of race and chronology where it belongs, and leaves the rest to chance."""

    def __init__(self, deck: Deck) -> None:
        self.years = {card.face: card.back.year for card in deck.cards}
        self.chance = Chance()

    def choose(self, view: View, seed: int) -> Action:
        """The first right placement."""
        faces = {card.ref: card.face for hand in view.hands for card in hand.cards}
        faces |= {pile.top.ref: pile.top.face for pile in view.piles if pile.top is not None}
        line = next((row for row in view.rows if row.owner in (None, view.viewer)), None)
        for action in view.legal:
            if isinstance(action, Place) and line is not None:
                before = [column[0].year for column in line.columns[: action.gap]]
                after = [column[0].year for column in line.columns[action.gap :]]
                year = self.years[faces[action.card]]
                if (not before or before[-1] <= year) and (not after or year <= after[0]):
                    return action
        return self.chance.choose(view, seed)


Make = Callable[[Deck], Bot]
POLICIES: Final[Mapping[str, Mapping[str, Make]]] = {
    "coop": {"strong": Strong, "random": lambda deck: Chance()},
    "race": {"scholar": Scholar, "random": lambda deck: Chance()},
    "chronology": {"scholar": Scholar, "random": lambda deck: Chance()},
}
MOVES_MOST: Final = 20_000


@value
class Contest:
    """Who plays what against whom, how often."""

    game: str
    deck: Deck
    seats: int
    policies: tuple[str, ...]
    deals: int
    seed: int
    with_bound: bool = False


@value
class Played:
    """What came of one deal: per policy the score or the share of victories, moves and seconds of thinking; and the bound."""

    number: int
    scores: dict[str, float]
    moves: dict[str, int]
    seconds: dict[str, float]
    slowest: dict[str, float]
    bound: Bound | None = None


def check(contest: Contest) -> Contest:
    """Raises BadContest for what cannot be played, BadDeck and BadSeatCount as the rules do."""
    known = POLICIES[contest.game]
    for name in contest.policies:
        if name not in known:
            raise BadContest(f"unknown policy {name[:40]!r} for {contest.game}; expected some of {', '.join(known)}")
    if not contest.policies or len(set(contest.policies)) < len(contest.policies):
        raise BadContest("name each policy once, and at least one")
    if not 1 <= contest.deals <= 1_000_000:
        raise BadContest("the number of deals must be from 1 to 1000000")
    if not 0 <= contest.seed < 1 << 62:
        raise BadContest(f"the seed must be from 0 to {(1 << 62) - 1}")
    if contest.with_bound and contest.game != "coop":
        raise BadContest("only coop has a bound: in the other games there is nothing to add up")
    if contest.game != "coop" and contest.seats < len(contest.policies):
        raise BadContest(f"{len(contest.policies)} policies need as many seats")
    rules_for(contest.game).check(contest.deck, contest.seats)
    return contest


def play_deal(contest: Contest, number: int, width: int = WIDTH) -> Played:
    """All policies on one deal."""
    bots = {name: POLICIES[contest.game][name](contest.deck) for name in contest.policies}
    tables = [[name] * contest.seats for name in bots] if contest.game == "coop" else [_rotated(contest, number)]
    nothing = dict.fromkeys(bots, 0.0)
    played = Played(number, dict(nothing), dict.fromkeys(bots, 0), dict(nothing), dict(nothing))
    for seats in tables:
        outcome = _play_table(contest, number, [bots[name] for name in seats], seats, played)
        _credit(outcome, seats, played)
    if not contest.with_bound:
        return played
    return replace(played, bound=bound(setting("coop", contest.deck, contest.seats), contest.seed + number, width))


def _rotated(contest: Contest, number: int) -> list[str]:
    return [contest.policies[(seat + number) % len(contest.policies)] for seat in range(contest.seats)]


def _play_table(contest: Contest, number: int, bots: list[Bot], names: list[str], played: Played) -> Outcome | None:
    rules: Any = rules_for(contest.game)
    state = rules.setup(contest.deck, contest.seats, contest.seed + number).state
    for move in range(MOVES_MOST):
        turn = rules.turn(state)
        if turn is None:
            break
        view, name = rules.view(state, turn), names[turn]
        began = perf_counter()
        action = bots[turn].choose(view, mix(contest.seed + number) + move)
        took = perf_counter() - began
        played.moves[name] += 1
        played.seconds[name] += took
        played.slowest[name] = max(played.slowest[name], took)
        state = play(rules, state, turn, action).state
    outcome: Outcome | None = rules.outcome(state)
    return outcome


def _credit(outcome: Outcome | None, seats: list[str], played: Played) -> None:
    """A score is the table's; a victory is shared among the winners."""
    if outcome is None:
        return
    if outcome.score is not None:
        played.scores[seats[0]] = outcome.score
        return
    for seat in outcome.winners:
        played.scores[seats[seat]] += 1 / len(outcome.winners)
