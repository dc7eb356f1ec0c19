"""What the games of a second reading of the rulebooks have in common:
random cards, random moves, and a document of it all.
"""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

Plain = dict[str, Any]
SYMBOLS = ("sun", "moon", "star", "key")
LISTED = 12
LONGEST = 300
"""A race among those who know nothing is written down no further than this; a file may end before the game does."""


class Reading(ABC):
    """One game on its way from the deal to the end."""

    game: str
    phase: str
    turn: int | None = 0
    active: list[int]
    """The seats still in the game."""
    leaving = 0.0
    """How likely it is that somebody leaves instead of moving. In a playthrough file nobody does, and seat 0 begins."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.options: Plain = {}
        self.cards: list[Plain] = []
        self.year: dict[str, int] = {}

    def print_cards(self, colors: list[str], symbols: int = 4) -> list[str]:
        """Cards of random years (few different ones, or many), and their ids in random order."""
        far = self.rng.choice([2, 10, 40, 300, 3000])
        for number, color in enumerate(colors):
            front, back = self.rng.sample(SYMBOLS[:symbols], 2)
            year = self.rng.choice([-1, 1]) * self.rng.randint(1, far)
            self.cards.append({"id": f"k{number:03}", "year": year, "front": front, "back": back})
            if color:
                self.cards[-1]["color"] = color
        self.year = {card["id"]: card["year"] for card in self.cards}
        return self.rng.sample(list(self.year), len(self.cards))

    def right_gaps(self, line: list[str], card: str) -> list[int]:
        """The gaps in which the line with the card would still be in order."""
        years, year = [self.year[one] for one in line], self.year[card]
        lines = [[*years[:gap], year, *years[gap:]] for gap in range(len(line) + 1)]
        return [gap for gap, made in enumerate(lines) if made == sorted(made)]

    def some_gap(self, line: list[str], card: str, skill: float) -> tuple[int, bool]:
        """A gap, right or wrong."""
        right = self.right_gaps(line, card)
        wrong = [gap for gap in range(len(line) + 1) if gap not in right]
        knows = not wrong or self.rng.random() < skill
        return self.rng.choice(right if knows else wrong), knows

    def clockwise(self, first: int, seats: int) -> list[int]:
        """Those still in the game, as they sit around the table from a seat on."""
        around = [(first + step) % seats for step in range(seats)]
        return [seat for seat in around if seat in self.active]

    def first_player(self, seats: int) -> int:
        return self.rng.randrange(seats) if self.leaving else 0

    def written(self) -> Plain:
        """The whole game as a document. Leaving is a step of the seat that does, in or out of turn."""
        dealt = self.deal()
        start, steps = self.state(), list[Plain]()
        while self.phase != "over" and len(steps) < LONGEST:
            seat, legal = self.turn, sorted(self.legal())
            if self.phase != "start" and self.rng.random() < self.leaving:
                seat, done = self.rng.choice(self.active), "leave"
                self.leave(seat)
            else:
                done = self.move()
                assert done in legal
            shown = legal if len(legal) <= LISTED else len(legal)
            steps.append({"seat": seat, "legal": shown, "do": done, "after": self.state()})
        head = {"format": 1, "game": self.game, "options": self.options, "cards": self.cards}
        return {**head, **dealt, "start": start, "steps": steps}

    @abstractmethod
    def deal(self) -> Plain:
        """Deal; the fields of the document that say how."""

    @abstractmethod
    def legal(self) -> list[str]:
        """What the seat to act may do."""

    @abstractmethod
    def move(self) -> str:
        """Do something by chance; what it was."""

    @abstractmethod
    def leave(self, seat: int) -> None:
        """Somebody gets up for good."""

    @abstractmethod
    def state(self) -> Plain:
        """The state as a document shows it, cut off from what happens next."""
