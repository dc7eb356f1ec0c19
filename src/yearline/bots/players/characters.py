"""The five people one can play with, from a child to a historian: what they know, what they love, how fast they are."""

from collections.abc import Iterable, Mapping
from functools import partial
from math import exp
from typing import Final

from yearline.bots.base import BotInfo, Player, Ratings, best
from yearline.bots.lore import PLAIN, AnyDeck, Habits, luck, remember
from yearline.bots.policies import policy_for
from yearline.core.actions import Action
from yearline.core.events import Event, Revealed
from yearline.core.value import value
from yearline.core.view import View

FAVOURITE: Final = 0.55
STRANGE: Final = 1.7
QUIRK: Final = 0.25
"""How much two bots of one character differ in what they happen to know."""
LONGEST: Final = 8.0
"""No bot keeps people waiting longer than so many seconds."""


@value
class Character:
    """Somebody who knows history more or less.
    `likes` and `dislikes` are scenes and colours; `tempo` is in seconds a choice.
    """

    id: str
    level: int
    error: float
    tempo: float
    likes: frozenset[str] = frozenset()
    dislikes: frozenset[str] = frozenset()
    habits: Habits = PLAIN

    def taste(self, subject: str, seed: int) -> float:
        """A favourite is known better, a strange field worse, and nobody is quite like another."""
        leaning = FAVOURITE if subject in self.likes else STRANGE if subject in self.dislikes else 1.0
        return leaning * exp(QUIRK * luck("taste", self.id, seed, subject))


def _fields(*names: str) -> frozenset[str]:
    return frozenset(names)


CHARACTERS: Final = (
    Character(
        "child",
        1,
        0.60,
        2.6,
        _fields("film", "nature", "space"),
        _fields("antiquity", "letters", "state", "red"),
        Habits(0.5, 1.0, 0.02, 0.7),
    ),
    Character(
        "student",
        2,
        0.38,
        1.2,
        _fields("music", "sport", "digital"),
        _fields("faith", "art", "antiquity", "beige"),
        Habits(0.5, 1.0, 0.01, 0.6),
    ),
    Character(
        "traveller",
        3,
        0.23,
        1.8,
        _fields("sea", "life", "art", "film", "beige"),
        _fields("science", "war", "red"),
        Habits(0.4, 0.8, 0.006, 0.8),
    ),
    Character(
        "engineer",
        4,
        0.11,
        2.4,
        _fields("science", "industry", "space", "blue"),
        _fields("music", "film", "sport"),
        Habits(0.3, 0.5, 0.003, 0.9),
    ),
    Character(
        "historian",
        5,
        0.05,
        1.6,
        _fields("antiquity", "state", "war", "letters"),
        _fields("sport", "digital"),
        Habits(0.3, 0.5, 0.001, 1.0),
    ),
)


class CharacterBot(Player):
    """A character at a table with a deck: the player that everybody but a test should take."""

    def __init__(self, character: Character, deck: AnyDeck, seed: int) -> None:
        self.character = character
        self.lore = remember(deck, character, seed)
        self._seed = seed

    def choose(self, view: View, seed: int) -> Action:
        """What seems best to this person."""
        return best(self._ratings(view), seed)

    def agree(self, options: Mapping[str, object]) -> None:
        """What an equal date in a gap means differs from rulebook to rulebook."""
        self.lore.agreed = options

    def learn(self, events: Iterable[Event]) -> None:
        """Remember the dates that were turned over."""
        self.lore.learn([event.card for event in events if isinstance(event, Revealed)])

    def pause(self, view: View) -> float:
        """Longer where there is much to choose from and little to choose between; never twice quite the same."""
        ratings = sorted(self._ratings(view).values(), reverse=True)
        clear = min(1.0, ratings[0] - ratings[1]) if len(ratings) > 1 else 1.0
        seen = sum(len(column) for row in view.rows for column in row.columns) + sum(pile.size for pile in view.piles)
        mood = exp(0.3 * luck("pause", self.character.id, self._seed, seen, view.phase))
        return float(min(LONGEST, self.character.tempo * mood * (1.6 - clear)))

    def _ratings(self, view: View) -> Ratings:
        self.lore.watch(view)
        return policy_for(view.game)(view, self.lore) if view.legal else {}


BOTS: Final = tuple([BotInfo(one.id, one.level, partial(CharacterBot, one)) for one in CHARACTERS])
