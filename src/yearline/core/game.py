"""The contract of a game. Everything outside the rules knows a game only by this class.

A game is a pure function: `apply(state, seat, action)` gives the next state and what the table saw happen. States are
values; nobody changes one. All chance is in the state, as the `Luck` that remains.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, Generic, Literal, TypeVar

from yearline.core.actions import Action
from yearline.core.choice import Choice, in_short
from yearline.core.deal import Deal, shuffle_deck
from yearline.core.deck import Deck, DeckCard
from yearline.core.errors import BadDeck, BadSeatCount, shown
from yearline.core.events import Event, GameEnded, Setup
from yearline.core.ids import CardRef, Seat
from yearline.core.options import Option, Value, read_options
from yearline.core.rng import Luck, Seeded, commitment, seeded
from yearline.core.value import value
from yearline.core.view import Moved, Outcome, View

S = TypeVar("S")


@value
class Step(Generic[S]):
    """A state, and the events that led to it."""

    state: S
    events: tuple[Event, ...] = ()


class Rules(ABC, Generic[S]):
    """One game with its options chosen. What the rest of the house must know about a game beforehand, its class says here."""

    name: ClassVar[str]
    version: ClassVar[int]
    starts: ClassVar[Literal["oldest", "youngest", "random"]]
    OPTIONS: ClassVar[tuple[Option, ...]]
    team: ClassVar[bool] = False
    """Whether all win and lose together: those who remain then play a seat that was left."""
    signs: ClassVar[Literal["none", "symbol", "color"]] = "none"
    """Which sign on a card matters; the other ones would only distract."""
    order: ClassVar[int] = 100
    """Where the game stands in lists; equal ones stand by their names."""

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        self.options: dict[str, Value] = read_options(self.OPTIONS, options or {})

    @property
    def id(self) -> str:
        """Name and version, as in `coop/1`. Rules that would replay an old record differently get a new version."""
        return f"{self.name}/{self.version}"

    def number(self, option: str) -> int:
        """The value of an option that is a number."""
        chosen = self.options[option]
        assert isinstance(chosen, int)
        return chosen

    @property
    @abstractmethod
    def seats(self) -> range:
        """How many may play."""

    def setup(self, deck: Deck, seats: int, seed: int) -> Step[S]:
        """Shuffle and deal. Raises BadSeatCount or BadDeck where that cannot be done."""
        self.check(deck, seats)
        piles, luck = shuffle_deck(deck, self.pile_of, seeded(seed))
        first, luck = self._first(seats, luck)
        step = self.deal(Deal(piles, first, luck), seats)
        return Step(step.state, (Setup(self.id, seats, first, commitment(seed)), *step.events))

    def check(self, deck: Deck, seats: int) -> None:
        """Refuse an impossible number of seats or an insufficient deck."""
        if type(deck) is not Deck:
            raise BadDeck(f"expected a Deck, not a {type(deck).__name__}; one of the library has it as its `.deck`")
        if type(seats) is not int or seats not in self.seats:
            raise BadSeatCount(f"{self.name} is played by {self.seats[0]} to {self.seats[-1]}, not by {shown(seats)}")
        first = self.options["first_player"]
        if isinstance(first, int) and first >= seats:
            raise BadSeatCount(f"seat {first} cannot begin: there are only {seats} seats")
        self.check_deck(deck, seats)

    def _first(self, seats: int, luck: Seeded) -> tuple[Seat, Seeded]:
        chosen = self.options["first_player"]
        if isinstance(chosen, int):
            return Seat(chosen), luck
        number, luck = luck.below(seats)
        return Seat(number), luck

    def pile_of(self, card: DeckCard) -> str:
        """The pile in which a card is shuffled; one deck unless a game says otherwise."""
        return "deck"

    @abstractmethod
    def check_deck(self, deck: Deck, seats: int) -> None:
        """Raise BadDeck unless the cards suffice for so many seats."""

    @abstractmethod
    def deal(self, deal: Deal, seats: int) -> Step[S]:
        """The state after set-up, from piles that are already in order."""

    @abstractmethod
    def turn(self, state: S) -> Seat | None:
        """The seat that is to act; None when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do now, in a fixed order on which logs and learners may rely."""

    def choice(self, state: S, seat: Seat) -> Choice:
        """The same in short, for those who have to say it or to check one action. A game may know it without the list."""
        return in_short(self.legal(state, seat))

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """What comes of a legal action. Legality is assumed; `yearline.core.play.play` checks it."""

    @abstractmethod
    def leave(self, state: S, seat: Seat) -> Step[S]:
        """A player gets up for good."""

    @abstractmethod
    def withdraw(self, state: S, card: CardRef) -> Step[S]:
        """A card turns out to be wrong and goes back to the box, wherever that does not tear the table apart.

        A card that already lies in a row stays there. Raises IllegalAction if the card is not in this game.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def public(self, state: S) -> View:
        """What everybody can see, built up from nothing: the view of a spectator."""

    def moved(self, before: S, after: S) -> Moved | None:
        """What is different for somebody who saw the state before. A game may know that of its ordinary moves without comparing views."""
        return None

    def view(self, state: S, viewer: Seat | None) -> View:
        """What a seat, or a spectator, can see."""
        return self.views(state, (viewer,))[0]

    def views(self, state: S, viewers: Iterable[Seat | None]) -> tuple[View, ...]:
        """What several viewers can see; the common part is built once."""
        seen = self.public(state)
        return tuple([seen if one is None else seen.by(one, self.legal(state, one)) for one in viewers])

    @abstractmethod
    def redeal(self, state: S, luck: Luck) -> S:
        """Another state that nobody at the table can tell from this one: everything hidden is dealt anew."""

    @abstractmethod
    def snapshot(self, state: S) -> dict[str, object]:
        """The whole state in the words of a playthrough file, cards as references. For proof, not for players."""


def ended(rules: Rules[S], state: S, events: tuple[Event, ...]) -> Step[S]:
    """The last step of a game."""
    outcome = rules.outcome(state)
    assert outcome is not None
    return Step(state, (*events, GameEnded(outcome)))
