"""What a bot is: something that chooses an action from a view, and nothing else to go by."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from yearline.bots.lore import AnyDeck, Lore
from yearline.core.actions import Action
from yearline.core.errors import GameOver, YearlineError
from yearline.core.events import Event
from yearline.core.rng import seeded
from yearline.core.value import value
from yearline.core.view import View

Ratings = Mapping[Action, float]
"""What each legal action seems worth, in the order of `View.legal`. The unit is the policy's own; more is better."""

Policy = Callable[[View, Lore], Ratings]
"""How to play a game: a rating for every legal action, from what one sees and what one believes about dates."""


class UnknownBot(YearlineError):
    """There is no bot of that name."""

    code = "unknown_bot"


class Bot(Protocol):
    """Honest by construction: it sees the view of its seat and nothing else. The seed settles ties."""

    def choose(self, view: View, seed: int) -> Action:
        """One of `view.legal`."""


class Player(Bot, Protocol):
    """A bot that sits at a table: it listens, and it takes its time."""

    def agree(self, options: Mapping[str, object]) -> None:
        """Hear the options of the game that begins, as everybody at the table does.
        Most bots play the same with any.
        """
        return

    def learn(self, events: Iterable[Event]) -> None:
        """Watch what happened at the table. Nothing sticks unless a bot says otherwise."""
        return

    def pause(self, view: View) -> float:
        """How many seconds a person would think about this view. None unless a bot says otherwise."""
        return 0.0


@value
class BotInfo:
    """A bot as a lobby shows it; `name` and `character` are message ids.
    Level 0 is for tests; 1 is a child, 5 a historian.

    `make` gives a player who knows a deck in a way that a seed decides.
    """

    id: str
    level: int
    make: Callable[[AnyDeck, int], Player]

    @property
    def name(self) -> str:
        """The message that is its name."""
        return f"bots-{self.id}-name"

    @property
    def character(self) -> str:
        """The message that says what to expect."""
        return f"bots-{self.id}-character"


class Situation(ABC):
    """A view with what matters in it at hand, for policies that weigh one action by much of the table."""

    def __init__(self, view: View, lore: Lore) -> None:
        self.view = view
        self.lore = lore

    @abstractmethod
    def rate(self, action: Action) -> float:
        """What an action is worth."""

    def ratings(self) -> Ratings:
        """What each legal action is worth."""
        return {action: self.rate(action) for action in self.view.legal}


def best(ratings: Ratings, seed: int) -> Action:
    """The action rated highest; chance decides between equals."""
    if not ratings:
        raise GameOver("there is nothing to choose: it is another seat's turn, or the game is over")
    highest = max(ratings.values())
    equals = [action for action, rating in ratings.items() if rating >= highest - 1e-9]
    return equals[seeded(seed).below(len(equals))[0]]
