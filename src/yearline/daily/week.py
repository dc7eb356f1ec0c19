"""The deal of the week: the co-operative game alone, the same
36 cards in the same order for everybody from Monday to Sunday.

The rules are those of `coop` with one seat and the readings of the French edition, whatever language a person reads.
Par is what somebody could reach who knew where every card lies.
"""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Final

from yearline.bots import make_bot
from yearline.bots.base import best
from yearline.bots.lore import AnyDeck, known
from yearline.bots.policies import policy_for
from yearline.core.actions import Action, Discard, End, Play, from_text, to_text
from yearline.core.errors import IllegalAction
from yearline.core.events import Blocked, Discarded, Event, Placed, Revealed
from yearline.core.ids import CardRef, Seat
from yearline.core.play import play, steps
from yearline.core.rng import offshoot, seeded
from yearline.core.value import value
from yearline.core.view import View
from yearline.daily.day import Day
from yearline.daily.hardness import PLAYERS
from yearline.decks import LibraryCard
from yearline.games import rules_for

CARDS: Final = 36
ME: Final = Seat(0)
FIRST: Final = date(2026, 11, 2)
"""The Monday of the week with the number 1."""
WEEK: Final = timedelta(7)
REST: Final = 2
"""So many weeks a card rests."""
OPTIONS: Final = {"edition": "fr", "first_player": "random"}
RULES: Final = rules_for("coop", OPTIONS)
DRAWN: Final = 24
"""So many deals a week is chosen from: chance alone deals some with which nothing can be done."""
STEADY: Final = range(18, 27)
"""What quick play should make of a deal. Par was then 23 to 41 in
24 weeks, 33 in the middle; without a choice it was -1 once in six.
"""
MOST_MOVES: Final = 120
"""More than any deal can take: a card is turned over or discarded once, and a turn ended at most once for each."""


@value
class Played:
    """A deal after some moves: what can be seen, what may be done, what came of the last move and of each card."""

    view: View
    legal: tuple[Action, ...]
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    fates: tuple[str, ...]
    """For each card that was turned over or discarded, in this order: `main`, `gaps`, `blocked` or `out`."""
    turned: tuple[str, ...] = ()
    """The pictures of these cards."""

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        return self.view.outcome is not None

    @property
    def score(self) -> int:
        """The points as they are."""
        return self.view.score or 0


def monday_of(day: date) -> date:
    """The day by which a week is named."""
    return day - timedelta(day.weekday())


def week_number(monday: date) -> int:
    """The number of a week."""
    return (monday - FIRST).days // 7 + 1


def choose_week(monday: date, seed: int, pool: Sequence[LibraryCard], resting: Collection[str]) -> Day | None:
    """The cards of a week, by its seed alone; those of the weeks beside it rest as long as there are enough others."""
    fit = [card for card in pool if card.card.face.symbol and card.card.back.symbol]
    free = [card for card in fit if card.card.face.picture not in resting]
    cards = free if len(free) >= CARDS else fit
    if len(cards) < CARDS:
        return None
    drawn = [_drawn(monday, seed, cards, number) for number in range(DRAWN)]
    return next((week for week in drawn if _by_knowing(week) in STEADY), drawn[0])


def _drawn(monday: date, seed: int, cards: Sequence[LibraryCard], number: int) -> Day:
    mixed, _ = seeded(offshoot(seed, "cards", number)).shuffle([card.card for card in cards])
    return Day(monday, seed, tuple(mixed[:CARDS]))


def _by_knowing(week: Day) -> int:
    """What somebody makes of a deal who knows every date and thinks of no other turn:
    hundredths of a second, and nothing compiled.
    """
    lore, rate, step = known(week.deck), policy_for("coop"), RULES.setup(week.deck, 1, week.seed)
    while RULES.acting(step.state):
        step = play(RULES, step.state, ME, best(rate(RULES.view(step.state, ME), lore), week.seed))
    return RULES.view(step.state, ME).score or 0


def follow_week(week: Day, moves: Sequence[str]) -> Played:
    """What comes of these moves. Raises YearlineError where one cannot be made."""
    events: list[Event] = []
    step = RULES.setup(week.deck, 1, week.seed)
    for step in steps(RULES, week.deck, 1, week.seed, [(ME, _move(move)) for move in moves[:MOST_MOVES]]):
        events += step.events
    legal = RULES.legal(step.state, ME) if RULES.acting(step.state) else ()
    latest = step.events if moves else ()
    fates = _fates(events)
    faces = {event.card.ref: event.card.face for event in events if isinstance(event, Revealed)}
    turned = tuple([faces[ref].picture for ref in fates])
    return Played(RULES.view(step.state, ME), legal, tuple(moves), latest, tuple(fates.values()), turned)


def dealt_week(week: Day) -> tuple[str, ...]:
    """The pictures of the cards in the order in which they were dealt:
    the hand, the start card, the first discard, the deck.
    """
    state = RULES.setup(week.deck, 1, week.seed).state
    start = [card for column in state.rows.columns for card in column]
    return tuple([card.face.picture for card in (*state.hands[ME], *start, *state.discard, *state.deck)])


def par(week: Day) -> int:
    """What the deal could yield to whoever knew every card: a score that can really be reached."""
    from yearline.bots.search.bound import bound  # compiled kernels: only where somebody wants to know
    from yearline.sim.batch import setting

    return bound(setting("coop", week.deck, 1, OPTIONS), week.seed).lower


def played_week(week: Day, known: AnyDeck, bots: Sequence[str] | None = None) -> dict[str, int]:
    """What each bot makes of a week, or each of these: one try, as for everybody."""
    return {bot: _played(week, known, bot) for bot in bots or PLAYERS}


def _played(week: Day, known: AnyDeck, bot: str) -> int:
    seed = offshoot(week.seed, "bot", bot, bits=64)
    player, step, turn = make_bot(bot, known, seed), RULES.setup(week.deck, 1, week.seed), 0
    player.learn(step.events)
    while RULES.acting(step.state):
        action = player.choose(RULES.view(step.state, ME), offshoot(seed, turn, bits=64))
        step, turn = play(RULES, step.state, ME, action), turn + 1
        player.learn(step.events)
    return RULES.view(step.state, ME).score or 0


def _move(text: str) -> Action:
    """A move of the game. Nobody gets up from a deal: it waits."""
    action = from_text(text)
    if not isinstance(action, Play | Discard | End):
        raise IllegalAction(f"{to_text(action)} is no move of a deal")
    return action


def text_of(action: Action) -> str:
    """A move as a form carries it."""
    return to_text(action)


def _fates(events: Sequence[Event]) -> dict[CardRef, str]:
    """What became of each card that somebody turned over, in that order.
    A blocked card that is discarded later is out.
    """
    fates: dict[CardRef, str] = {}
    for event in events:
        match event:
            case Placed(seat, ref, row) if seat is not None:
                fates[ref] = row
            case Blocked(card=ref):
                fates[ref] = "blocked"
            case Discarded(seat, ref) if seat is not None:
                fates[ref] = "out"
    return fates
