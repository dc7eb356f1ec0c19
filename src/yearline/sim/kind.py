"""What the simulator wants to know of a game: a `Kind`, one in every module of `kinds/`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from yearline.core.value import value
from yearline.sim.bits import Words
from yearline.sim.cards import Cards
from yearline.sim.luck import Int16, Longs

Choices = Longs


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
    """A kernel that deals a game, plays it to its end and notes what came of it, on the processor and on a GPU alike."""
    many: ClassVar[Callable[..., None]]
    """A kernel that does this once for each row of notes, the first game from the seed and each next from the next one."""
