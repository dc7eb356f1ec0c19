"""What the simulator wants to know of a game: a `Kind`, one in every module of `kinds/`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from yearline.core.value import value
from yearline.sim.bits import Words
from yearline.sim.cards import Cards
from yearline.sim.luck import Int16, Longs

Choices = Longs
Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]

DEAL: Final = -(1 << 62)
"""In the place of an action of a `Sight`: deal the game anew. No action that somebody gets wrong comes to this number.
"""
ILLEGAL: Final = -1.0
"""What an action that is not allowed brings; it changes nothing."""
ENDED, STOPPED = 1, 2
"""What is noted of a game that its rules have ended, and of one that nobody would ever end."""


@value
class Setting:
    """A game with its options as the kernels want them; checked by the reference rules. `first` is -1 for chance."""

    game: str
    cards: Cards
    seats: int
    first: int
    agreed: Longs
    """What else this game's kernels ask for when they deal, in their order."""


@value
class Scratch:
    """What a game needs while it is played from its deal to its end: numbers of its row, words, and spare numbers.

    A GPU is the faster the smaller a game is, so a kind may say that bytes are enough for its row.
    """

    row: int
    words: int
    spare: int
    bytes: bool = False

    @property
    def row_type(self) -> type[np.generic]:
        """The type of a row's numbers."""
        return np.int8 if self.bytes else np.int16


class Boards:
    """Many games of one setting side by side: a row, a pile and some words each."""

    def __init__(self, setting: Setting, games: int, width: int, words: int) -> None:
        self.setting, self.cards = setting, setting.cards
        self.rows: Int16 = np.zeros((games, width), np.int16)
        self.piles: Int16 = np.zeros((games, self.cards.count), np.int16)
        self.words: Words = np.zeros((games, words), np.uint64)
        self.script: Int16 = np.zeros((0, self.cards.count), np.int16)


class Sight(ABC):
    """A game as the seat to act sees it, in numbers, and its
    actions in a fixed number: one in every module of `sights/`.
    """

    spare: ClassVar[type[np.generic]] = np.int16
    """The type of its spare numbers."""

    @abstractmethod
    def actions(self, setting: Setting) -> int:
        """How many actions there are, legal now or not."""

    @abstractmethod
    def width(self, setting: Setting) -> int:
        """How many numbers an observation has."""

    @abstractmethod
    def room(self, setting: Setting) -> Scratch:
        """What a game needs from one step to the next."""

    one: ClassVar[Callable[..., Any]]
    """A kernel that does an action, deals anew where the game has ended,
    and writes down what is seen, for the processor and a GPU alike.

    `given` begins with the number of seats and the first one; then comes what is agreed.
    It gives the reward of the seat that acted, whether the game has ended, whose turn it is, and the seed of the deal.
    """
    many: ClassVar[Callable[..., None]]
    """A kernel that does this in every game."""


class Kind(ABC):
    """A game as arrays. Nothing else in this package knows it by name."""

    name: ClassVar[str]
    """As in `yearline.games`."""
    policies: ClassVar[Mapping[str, int]]
    """Who can play it here, by the numbers that its kernels know them by."""
    reasons: ClassVar[tuple[str | None, ...]] = ()
    """Where people are a team and score: why a game ended, by the number noted. Empty where somebody wins."""

    @abstractmethod
    def agreed(self, rules: Any, seats: int) -> Sequence[int]:
        """What the kernels must know of the options."""

    @abstractmethod
    def width(self, cards: Cards) -> int:
        """How many numbers a game is."""

    @abstractmethod
    def words(self, cards: Cards) -> int:
        """How many words of 64 bits it has beside them."""

    @abstractmethod
    def deal(self, tables: Boards, game: int, seed: np.uint64) -> None:
        """Begin a game as the reference deals it from a seed."""

    @abstractmethod
    def lay_out(self, tables: Boards, game: int) -> None:
        """Begin a game from the pile as it lies; seat 0 begins."""

    @abstractmethod
    def choices(self, tables: Boards, counts: Choices) -> None:
        """Write down how many actions each game offers; 0 where it is over."""

    @abstractmethod
    def step(self, tables: Boards, choices: Choices) -> None:
        """Do in each game the action with that number in the reference's legal list; -1 leaves a game as it is."""

    @abstractmethod
    def snapshot(self, tables: Boards, game: int) -> dict[str, Any]:
        """A game in the words of a playthrough file, cards as places in the deck."""

    @abstractmethod
    def room(self, setting: Setting, policy: int) -> Scratch:
        """What a whole game under that policy needs."""

    whole: ClassVar[Callable[..., None]]
    """A kernel that deals a game, plays it to its end and notes what came of it, on the processor and on a GPU alike.
    """
    many: ClassVar[Callable[..., None]]
    """A kernel that does this once for each row of notes, the first game from the seed and each next from the next one.
    """
    sight: ClassVar[Sight]
    """How learners see it."""
