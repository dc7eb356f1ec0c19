"""Review: a finished game looked at again by somebody who knows every date.

The reviewer sees the same views as the players did, with perfect lore, and rates every action with the bots' own
policies. What the move was worth less than the best one is its loss: in points (coop), in cards laid wrongly, or
in victories (chronology's powers and packets, weighed as the oracle does, as if everybody knew the dates).
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from yearline.bots.lore import key_of, known
from yearline.bots.review_judge import Note, judge
from yearline.bots.search import Bound
from yearline.core.actions import to_text
from yearline.core.cards import Back
from yearline.core.errors import BadOption, BadRecord, YearlineError
from yearline.core.game import Rules, Step
from yearline.core.ids import Seat
from yearline.core.play import in_order, steps
from yearline.core.record import Record
from yearline.core.value import value
from yearline.core.view import Outcome, View
from yearline.games import GAMES, rules_for

WORST: Final = 3
"""So many misjudged cards are named for each player."""


BoundOf = Callable[[Record], Bound]


@value
class Misjudged:
    """A card whose date somebody got wrong: by how many years it lies outside the gap they chose."""

    title: str
    back: Back
    years: int
    days: int = 0
    """In a deck of days, how many of them the whole distance is."""

    @property
    def distance(self) -> float:
        """In years and parts of them."""
        return self.days / 365 if self.days else self.years


@value
class SeatReview:
    """How one player did. `accuracy` is the share of judged moves
    that were good; `years` the mean distance of the misses.
    """

    seat: Seat
    moves: int
    good: int
    misjudged: tuple[Misjudged, ...]

    @property
    def accuracy(self) -> float:
        """From 0 to 1; 1 where there was nothing to judge."""
        return self.good / self.moves if self.moves else 1.0

    @property
    def years(self) -> float:
        """The mean distance of the misses, in years."""
        return sum(card.distance for card in self.misjudged) / len(self.misjudged) if self.misjudged else 0.0

    @property
    def worst(self) -> tuple[Misjudged, ...]:
        """The cards misjudged most, the worst first."""
        return tuple(sorted(self.misjudged, key=lambda card: -card.distance)[:WORST])


@value
class Review:
    """A game seen by a coach. `course` has a row a move, the set-up first:
    the score (coop), or for each seat its hand or line.
    """

    game: str
    seats: int
    notes: tuple[Note, ...]
    players: tuple[SeatReview, ...]
    course: tuple[tuple[int, ...], ...]
    outcome: Outcome | None
    bound: Bound | None

    @property
    def turning_point(self) -> Note | None:
        """The move that cost most; none if nothing was lost."""
        worst = max(self.notes, key=lambda note: (note.loss, note.years or 0, note.days), default=None)
        return worst if worst is not None and not worst.good else None


def review(record: Record, bound: BoundOf | None = None) -> Review:
    """Look at a game again. Raises BadRecord if it cannot be replayed here."""
    rules = _rules(record)
    notes, course, outcome = _replay(rules, record)
    possible = bound(record) if bound and rules.name == "coop" else None
    players = tuple([_player(Seat(seat), notes) for seat in range(record.seats)])
    return Review(rules.id, record.seats, notes, players, course, outcome, possible)


def _rules(record: Record) -> Rules[Any]:
    ours = [f"{name}/{game.version}" for name, game in GAMES.items()]
    if record.game not in ours:
        raise BadRecord(f"the record is of {record.game[:40]!r}; this version replays {', '.join(ours)}")
    try:
        return rules_for(record.game, record.options)
    except BadOption as error:
        raise BadRecord(f"the options of the record cannot be read: {error.message}") from error


def _replay(rules: Rules[Any], record: Record) -> tuple[tuple[Note, ...], tuple[tuple[int, ...], ...], Outcome | None]:
    lore, notes = known(record.deck), list[Note]()
    lore.agreed = record.options
    in_secret = type(rules).chosen is not Rules.chosen
    dates = {key_of(card.face): card.back for card in record.deck.cards} if in_secret else {}
    replayed = steps(rules, record.deck, record.seats, record.seed, record.moves, record.withdrawn)
    step = _next(replayed, "the game of the record cannot be set up")
    course = [_standing(rules.public(step.state))]
    for one in in_order(record.moves, record.withdrawn):
        before, number = step, len(notes) + 1
        if not isinstance(one, tuple):
            step = _next(replayed, f"the withdrawal of card {one} before move {number} cannot be replayed")
            continue
        seat, action = one
        step = _next(replayed, f"move {number} ({to_text(action)}) cannot be replayed")
        notes.append(judge(number, rules.view(before.state, seat), seat, action, step.events, lore, dates))
        course.append(_standing(rules.public(step.state))[: record.seats])  # who came later has no course
    return tuple(notes), tuple(course), rules.outcome(step.state)


def _next(replayed: Iterator[Step[Any]], trouble: str) -> Step[Any]:
    try:
        return next(replayed)
    except YearlineError as error:
        raise BadRecord(f"{trouble}: {error.message}") from error


def _standing(view: View) -> tuple[int, ...]:
    """What the course of a game is drawn from."""
    if view.score is not None:
        return (view.score,)
    if view.points:
        return view.points
    if view.hands:
        return tuple([len(hand.cards) for hand in view.hands])
    return tuple([len(row.columns) for row in view.rows])


def _player(seat: Seat, notes: Sequence[Note]) -> SeatReview:
    judged = [note for note in notes if note.seat == seat and note.judged]
    misjudged = [
        Misjudged(note.title, note.back, note.years or 0, note.days)
        for note in judged
        if note.back is not None and (note.years or note.days)
    ]
    return SeatReview(seat, len(judged), sum(note.good for note in judged), tuple(misjudged))
