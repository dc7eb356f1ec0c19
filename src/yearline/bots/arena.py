"""The arena: policies play the same deals through the reference rules and see nothing but their views.

Where people are a team, everybody at the table follows one policy, and each policy plays every deal.
Otherwise the policies share a table: they take the seats in turn, and from deal to deal everybody moves on by one seat.

Deals, memories and choices draw from seeds of their own, which follow from the contest's
seed by a one-way function: what a bot is given says nothing about the deal. Whoever
knows the contest's seed can deal the same again, and so could a bot that guesses it.
"""

from collections.abc import Mapping
from time import thread_time
from typing import Any, Final

from yearline.bots import BOTS, make_bot
from yearline.bots.base import Player, best
from yearline.bots.lore import AnyDeck, known
from yearline.bots.outside import ENDING, bot_in
from yearline.bots.policies import policy_for
from yearline.bots.search import Bound
from yearline.bots.search.bound import WIDTH, bound
from yearline.bots.search.strong import Strong
from yearline.core.actions import Action
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.game import Rules
from yearline.core.play import play
from yearline.core.rng import SEED_BITS, offshoot
from yearline.core.value import field, replace, value
from yearline.core.view import Outcome, View
from yearline.games import GAMES, rules_for
from yearline.games.coop import Coop
from yearline.sim.batch import setting


class BadContest(YearlineError):
    """What was asked of the arena cannot be done."""

    code = "bad_contest"


class Scholar(Player):
    """Knows every date of the deck and plays by the same policies as the characters do."""

    def __init__(self, deck: AnyDeck) -> None:
        self.lore = known(deck)

    def choose(self, view: View, seed: int) -> Action:
        """What seems best to somebody who knows."""
        return best(policy_for(view.game)(view, self.lore), seed)


def names(game: str) -> tuple[str, ...]:
    """Who can play a game here."""
    return (*(["strong"] if game == "coop" else []), "scholar", *BOTS)


MOVES_MOST: Final = 20_000
BOT_BITS: Final = 63
"""Bots get numbers that any generator takes."""


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
    options: Mapping[str, object] = field(default_factory=dict)
    library: AnyDeck | None = None
    """The deck with scenes and difficulty, where it has them: what bots remember depends on these, as at a table."""

    def rules(self) -> Rules[Any]:
        """The game as it was agreed on."""
        return rules_for(self.game, self.options)

    def deal(self, number: int) -> int:
        """The seed from which the rules make a deal."""
        return offshoot(self.seed, "deal", number)

    def luck(self, number: int, purpose: str, count: int) -> int:
        """A seed for a bot: one for what the bot of a seat remembers, one for every choice."""
        return offshoot(self.seed, purpose, number, count, bits=BOT_BITS)


def player_for(name: str, contest: Contest, seed: int) -> Player:
    """Who plays under a name: a bot, somebody who knows every date, or a bot in a file."""
    deck = contest.library or contest.deck
    if name.endswith(ENDING):
        return bot_in(name).make(deck, seed)
    if name == "strong":
        return Strong(contest.deck, stacks_in_gap=Coop(contest.options).stacks_in_gap)
    return Scholar(deck) if name == "scholar" else make_bot(name, deck, seed)


@value
class PlayedDeal:
    """What came of one deal: per policy the score or the share of
    victories, moves, and seconds of a core's time; and the bound.
    """

    number: int
    scores: dict[str, float]
    moves: dict[str, int]
    seconds: dict[str, float]
    slowest: dict[str, float]
    bound: Bound | None = None


def check(contest: Contest) -> Contest:
    """Raises BadContest for what cannot be played, UnknownBot for
    a file without one, BadDeck and BadSeatCount as the rules do.
    """
    able = names(contest.game)
    for name in contest.policies:
        if name.endswith(ENDING):
            bot_in(name)
        elif name not in able:
            known = f"{', '.join(able)}, or a file{ENDING} with a bot of your own"
            raise BadContest(f"unknown policy {name[:40]!r} for {contest.game}; expected some of {known}")
    if not contest.policies or len(set(contest.policies)) < len(contest.policies):
        raise BadContest("name each policy once, and at least one")
    if not 1 <= contest.deals <= 1_000_000:
        raise BadContest("the number of deals must be from 1 to 1000000")
    if not 0 <= contest.seed < 1 << SEED_BITS:
        raise BadContest(f"the seed must be from 0 to {(1 << SEED_BITS) - 1}")
    if contest.with_bound and contest.game != "coop":
        raise BadContest("only coop has a bound")
    if not GAMES[contest.game].team and contest.seats < len(contest.policies):
        raise BadContest(f"{len(contest.policies)} policies need as many seats")
    contest.rules().check(contest.deck, contest.seats)
    return contest


def play_deal(contest: Contest, number: int, width: int = WIDTH) -> PlayedDeal:
    """All policies on one deal."""
    policies = contest.policies
    tables = [[name] * contest.seats for name in policies] if GAMES[contest.game].team else [_rotated(contest, number)]
    nothing = dict.fromkeys(policies, 0.0)
    played = PlayedDeal(number, dict(nothing), dict.fromkeys(policies, 0), dict(nothing), dict(nothing))
    for seats in tables:
        _credit(_play_table(contest, number, seats, played), seats, played)
    if not contest.with_bound:
        return played
    agreed = setting("coop", contest.deck, contest.seats, contest.options)
    return replace(played, bound=bound(agreed, contest.deal(number), width))


def _rotated(contest: Contest, number: int) -> list[str]:
    return [contest.policies[(seat + number) % len(contest.policies)] for seat in range(contest.seats)]


def _play_table(contest: Contest, number: int, names: list[str], played: PlayedDeal) -> Outcome | None:
    rules = contest.rules()
    bots = [player_for(name, contest, contest.luck(number, "memory", seat)) for seat, name in enumerate(names)]
    for bot in bots:
        bot.agree(rules.options)
    step = rules.setup(contest.deck, contest.seats, contest.deal(number))
    for move in range(MOVES_MOST):
        for bot in bots:
            bot.learn(step.events)
        turn = rules.turn(step.state)
        if turn is None:
            break
        view, seed = rules.view(step.state, turn), contest.luck(number, "choice", move)
        began = thread_time()
        action = bots[turn].choose(view, seed)
        _clock(played, names[turn], thread_time() - began)
        step = play(rules, step.state, turn, action)
    return rules.outcome(step.state)


def _clock(played: PlayedDeal, name: str, took: float) -> None:
    played.moves[name] += 1
    played.seconds[name] += took
    played.slowest[name] = max(played.slowest[name], took)


def _credit(outcome: Outcome | None, seats: list[str], played: PlayedDeal) -> None:
    """A score is the table's; a victory is shared among the winners."""
    if outcome is None:
        return
    if outcome.score is not None:
        played.scores[seats[0]] = outcome.score
        return
    for seat in outcome.winners:
        played.scores[seats[seat]] += 1 / len(outcome.winners)
