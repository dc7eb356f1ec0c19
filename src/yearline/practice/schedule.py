"""When a card comes back: FSRS, with two answers, right and wrong, and whole days.

The steps of minutes that flash cards begin with are left out: one sitting a day is all anybody wants.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler, State

from yearline.core.value import replace, value

WANTED: Final = 0.9
"""How likely a card should still be known when it comes back."""
KNOWN_DAYS: Final = 120
"""From so long an interval on, a card counts as known for good."""
SITTING: Final = 5
"""So many cards at once; then that is all for today."""

_FSRS: Final = Scheduler(desired_retention=WANTED, learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@value
class CardMemory:
    """What is known about somebody and a card:
    how long it lasts, how hard it is, when it was asked for and is due, in days.
    """

    stability: float
    difficulty: float
    last: float
    due: float

    @property
    def days(self) -> int:
        """The interval to the next time."""
        return round(self.due - self.last)


def missed(at: float) -> CardMemory:
    """A card that was misjudged just now, for the first time."""
    return _reviewed(None, False, at)


def answered(memory: CardMemory, right: bool, at: float) -> CardMemory:
    """A card after an answer. `at` counts days, as all times here."""
    return _reviewed(replace(memory, last=min(memory.last, at)), right, at)


def recall(memory: CardMemory, at: float) -> float:
    """How likely the card is still known."""
    return float(_FSRS.get_card_retrievability(_card(memory), _moment(at)))


def due(memories: dict[str, CardMemory], at: float) -> list[str]:
    """The cards to be asked for now, those most likely forgotten first, and not more than a sitting.

    One that was answered in the future was answered while the
    clock of the device was wrong: it would be lost for as long.
    """
    waiting = [name for name, memory in memories.items() if memory.due <= at or memory.last > at + 1]
    return sorted(waiting, key=lambda name: (-faded(memories[name], at), name))[:SITTING]


def faded(memory: CardMemory, at: float) -> float:
    """How far a memory has faded: it is the less likely there, the longer that is in units of how long it lasts."""
    return (at - memory.last) / memory.stability


def _reviewed(memory: CardMemory | None, right: bool, at: float) -> CardMemory:
    card = Card(0, due=_moment(at)) if memory is None else _card(memory)
    after, _ = _FSRS.review_card(card, Rating.Good if right else Rating.Again, _moment(at))
    assert after.stability is not None
    assert after.difficulty is not None
    days = (after.due - _moment(at)) / timedelta(days=1)
    return CardMemory(after.stability, after.difficulty, at, at + days)


def _card(memory: CardMemory) -> Card:
    return Card(
        0,
        state=State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_moment(memory.due),
        last_review=_moment(memory.last),
    )


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at * 86_400, UTC)
