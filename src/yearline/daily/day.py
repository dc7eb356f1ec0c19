"""A day as a value: its number, its seed, its cards; and what follows from the seed."""

import hmac
from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import Final

from yearline.core.actions import Place
from yearline.core.deck import Deck, DeckCard
from yearline.core.errors import GameOver
from yearline.core.events import Event, Missed, Revealed
from yearline.core.play import Move, steps
from yearline.core.rng import SEED_BITS, commitment
from yearline.core.value import value
from yearline.core.view import View
from yearline.daily.rules import ME, Challenge, State

CARDS: Final = 12
"""So many are laid; one more is the start of the line."""
FIRST: Final = date(2026, 11, 1)
"""The day with the number 1."""
RULES: Final = Challenge()


@value
class Day:
    """A challenge: thirteen cards as they lie in the box. How they are dealt follows from the seed."""

    date: date
    seed: int
    cards: tuple[DeckCard, ...]

    @property
    def number(self) -> int:
        """How it is called: the days since the first, which is 1."""
        return number_of(self.date)

    @property
    def commitment(self) -> str:
        """The hash that binds the dealer the day before."""
        return commitment(self.seed)

    @property
    def cards_commitment(self) -> str:
        """The hash that binds the cards too, and tells nothing of them to whoever does not know the seed."""
        return sha256(" ".join(["yearline cards", str(self.seed), *dealt(self)]).encode()).hexdigest()

    @property
    def deck(self) -> Deck:
        """Its cards as a deck of the core."""
        return Deck(f"daily-{self.date}", self.cards)


@value
class Laid:
    """A card of a try that has been laid: which one, into which
    gap of the line of that moment, and whether that was right.
    """

    picture: str
    gap: int
    right: bool
    line: tuple[int, ...]
    """The years that lay there."""


@value
class Try:
    """A challenge after some cards: what can be seen, and what came of those laid so far."""

    view: View
    laid: tuple[Laid, ...]

    @property
    def over(self) -> bool:
        """Whether all cards lie."""
        return self.view.outcome is not None

    @property
    def score(self) -> int:
        """How many are right."""
        return self.view.score or 0


def number_of(day: date) -> int:
    """The number of a day."""
    return (day - FIRST).days + 1


def seed_of(secret: bytes, day: date, series: str = "daily") -> int:
    """The seed of a day: nobody without the secret can tell it from chance,
    not even with the seeds of all other days.
    """
    made = hmac.new(secret, f"yearline {series} seed {day.isoformat()}".encode(), sha256).digest()
    return int.from_bytes(made[: SEED_BITS // 8], "big")


def follow(day: Day, gaps: Sequence[int]) -> Try:
    """The try that comes of laying the first cards into these gaps.
    Raises IllegalAction where one cannot be laid so.
    """
    if len(gaps) >= len(day.cards):
        raise GameOver("all cards lie")
    moves = _moves(day, gaps)
    seen: list[tuple[tuple[Event, ...], State]] = [
        (step.events, step.state) for step in steps(RULES, day.deck, 1, day.seed, moves)
    ]
    laid = [_laid(events, gap, before) for (_, before), (events, _), gap in zip(seen[:-1], seen[1:], gaps, strict=True)]
    return Try(RULES.view(seen[-1][1], ME), tuple(laid))


def dealt(day: Day) -> tuple[str, ...]:
    """The pictures of the cards in the order in which they come, the start card first.
    For who knows them all: never while it goes on.
    """
    state = RULES.setup(day.deck, 1, day.seed).state
    faces = [card.face for card in state.line] + [card.face for card in (*state.hand, *state.deck)]
    return tuple([face.picture for face in faces])


def _moves(day: Day, gaps: Sequence[int]) -> list[Move]:
    state = RULES.setup(day.deck, 1, day.seed).state
    refs = [card.ref for card in (*state.hand, *state.deck)]
    return [(ME, Place(ref, gap)) for ref, gap in zip(refs, gaps, strict=False)]


def _laid(events: Sequence[Event], gap: int, before: State) -> Laid:
    (card,) = [event.card for event in events if isinstance(event, Revealed)]
    right = not any(isinstance(event, Missed) for event in events)
    return Laid(card.face.picture, gap, right, tuple([one.year for one in before.line]))
