"""The contract of a game. Everything outside the rules knows a game only by this class.

A game is a pure function: `apply(state, seat, action)` gives the next state and what the table saw happen. States are
values; nobody changes one. All chance is in the state, as the `Luck` that remains.

The laws that every game keeps are told where they bind it;
`tests/laws` holds all games to them, and names the law that was broken:

    acting    who is to act has something to do; nobody else has, but for those who may change what they have chosen
              in secret; nobody is to act exactly when there is an outcome
    hidden    no view tells a state from its redeal: not a date, not the order of a pile, not what another seat
              has chosen
    cards     every card is in exactly one place, from the deal to the end; whoever leaves takes none along
    deck      a deck shrinks only by what is drawn (`Drew`) or turned up (`Placed` or `Discarded` without a seat)
    told      whoever has one view and the events after it knows the next view
    replay    the same seed and moves give the same game
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import ClassVar, Generic, Literal, TypeVar, get_args, get_type_hints

from yearline.core.actions import Action
from yearline.core.cards import Front
from yearline.core.choice import Choice, in_short
from yearline.core.choices import Choices
from yearline.core.compare import Changes
from yearline.core.deal import Deal, shuffle_deck
from yearline.core.deck import Deck, DeckCard
from yearline.core.errors import BadDeck, BadSeatCount, IllegalAction, shown
from yearline.core.events import Event, GameEnded, Setup
from yearline.core.ids import CardRef, Seat
from yearline.core.options import Option, Value, read_options
from yearline.core.rng import Luck, Seeded, commitment, seeded
from yearline.core.turns import SEATS
from yearline.core.value import fields_of, replace, value
from yearline.core.view import Outcome, View

S = TypeVar("S")


@value
class Step(Generic[S]):
    """A state, and the events that led to it."""

    state: S
    events: tuple[Event, ...] = ()


class Rules(ABC, Generic[S]):
    """One game with its options chosen. What the rest of the
    house must know about a game beforehand, its class says here.
    """

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
    minutes: ClassVar[int] = 15
    """About how long a game takes, as a box would say."""
    company: ClassVar[int] = 3
    """How many sit at a table that one person opens to play with bots."""
    paced: ClassVar[bool] = False
    """Whether time is up for all at once (`proceed`), by the
    table's clock or its host, and not for each seat by itself.
    """
    most: ClassVar[int] = 8
    """How many chairs a table of this game may have, whatever is agreed: up to `MOST_SEATS`."""
    private: ClassVar[bool] = False
    """Whether a seat's view has a part of its own (`chosen`, `browsed`). Found out by itself: every message asks."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.private = cls.chosen is not Rules.chosen or cls.browsed is not Rules.browsed

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        self.options: dict[str, Value] = read_options(self.OPTIONS, options or {})
        self.agreed: tuple[tuple[str, Value], ...] = tuple(self.options.items())
        """The same as a view holds it."""

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
        first = self.options.get("first_player")
        if isinstance(first, int) and first >= seats:
            raise BadSeatCount(f"seat {first} cannot begin: there are only {seats} seats")
        self.check_deck(deck, seats)

    def _first(self, seats: int, luck: Seeded) -> tuple[Seat, Seeded]:
        """Who begins. Where everybody acts at once, nobody does, and seat 0 only leads the list."""
        chosen = self.options.get("first_player", 0)
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
    def acting(self, state: S) -> Sequence[Seat]:
        """The seats that are to act, in order:
        one in most games, many where they act at once, nobody when the game is over.

        A tuple; or, where many act, `Choices.waiting`, which no move has to build anew.

        Those who act at once do so in any order, and none may learn from another's choice: until all have chosen,
        nothing but `Committed` is told. So whoever plays all seats may as well go through them one after another.
        """

    def turn(self, state: S) -> Seat | None:
        """The first of those who are to act, for loops that ask one seat after another; None when the game is over."""
        seats = self.acting(state)
        return seats[0] if seats else None

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do now, in a fixed order on which logs and learners may rely.

        Nothing for a seat that is not to act, unless it has chosen in secret and may still change that.
        """

    def chosen(self, state: S, seat: Seat) -> Action | None:
        """What the seat has chosen and nobody else may know yet: a part of the view that is that seat's own."""
        return None

    def teams(self, state: S) -> tuple[Fraction, ...]:
        """The share of its cards that each team has got right, where seats play in teams:
        of n teams, a seat is in the one of its number modulo n.
        """
        return ()

    def browsed(self, state: S, seat: Seat) -> tuple[tuple[Front, ...], ...]:
        """The piles that the seat alone may look through, each from the top down:
        the other part of a view that is a seat's own.
        """
        return ()

    def choice(self, state: S, seat: Seat) -> Choice:
        """The same in short, for those who have to say it or to check one action.
        A game may know it without the list.
        """
        return in_short(self.legal(state, seat))

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """What comes of a legal action. Legality is assumed; `yearline.core.play.play` checks it."""

    @abstractmethod
    def leave(self, state: S, seat: Seat) -> Step[S]:
        """A player gets up for good. Whoever is not in the game cannot: raises IllegalAction.

        Where people are a team, the seat stays and those who remain play it. Elsewhere
        its cards, lines too, go to a place of the state that no view shows and no
        redeal shuffles into a pile (`box`), so that none is lost and none comes back.
        """

    def join(self, state: S, seat: Seat) -> Step[S]:
        """Somebody sits down at a running game, in the seat after the last.
        Raises IllegalAction unless a game lets people in.

        A game in rounds lets them in at once and has them act from the next round on, or raises while a round goes on.
        """
        raise IllegalAction(f"nobody can join a game of {self.name} that goes on")

    def plays(self, state: S, seat: Seat) -> bool:
        """Whether the seat is in this round. One that came while it went on is in the next."""
        return True

    def proceed(self, state: S) -> Step[S]:
        """Time is up for all who are to act: whoever has not chosen has missed it.
        Only in a game that is `paced`; raises IllegalAction.
        """
        raise IllegalAction(f"nobody ends the turn of others in {self.name}")

    def seconds(self, state: S, clock: int) -> int:
        """How long those who are to act may take, at a table with this clock;
        0: as long as they like. Asked where there is a clock.
        """
        return clock

    @abstractmethod
    def withdraw(self, state: S, card: CardRef) -> Step[S]:
        """A card turns out to be wrong and goes back to the box, wherever that does not tear the table apart.

        Asked only for a card that lies in no row: those stay. Whoever loses a card of
        the hand by it draws another (`Drew`), and nobody loses the game by it. Raises
        IllegalAction if the card is not in this game. `secret.pull` does most of it.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def public(self, state: S) -> View:
        """What everybody can see, built up from nothing: the view of a spectator."""

    def compare(self, before: S, after: S) -> Changes | None:
        """What is different for somebody who saw the state before,
        where a game knows that without two views; None: compare them.
        """
        return None

    def view(self, state: S, viewer: Seat | None) -> View:
        """What a seat, or a spectator, can see."""
        return self.views(state, (viewer,))[0]

    def views(self, state: S, viewers: Iterable[Seat | None]) -> tuple[View, ...]:
        """What several viewers can see; the common part is built once."""
        seen, legal = self.public(state), self.legal
        if not self.private:  # not to ask saves a fiftieth of coop's views
            return tuple(
                [seen if one is None else replace(seen, viewer=one, legal=legal(state, one)) for one in viewers]
            )
        own = self._own_view
        return tuple([seen if one is None else own(seen, state, one) for one in viewers])

    def _own_view(self, seen: View, state: S, seat: Seat) -> View:
        """The same table as a seat sees it. Copied as it is: field by field takes twice as long."""
        legal, chosen, browsed = self.legal(state, seat), self.chosen(state, seat), self.browsed(state, seat)
        return replace(seen, viewer=seat, legal=legal, chosen=chosen, browsed=browsed)

    @abstractmethod
    def redeal(self, state: S, viewer: Seat | None, luck: Luck) -> S:
        """Another state that the viewer cannot tell from this one:
        everything hidden from that seat, or from a spectator, is dealt anew.

        Hidden are dates that nobody has seen, the order of what lies below the top of
        a pile that this viewer may not look through, the luck of later shuffles, and
        what the others have chosen in secret. `secret.dealt_anew` does it for cards.
        """

    def snapshot(self, state: S) -> dict[str, object]:
        """The whole state in the words of a playthrough file, cards as
        references, actions as they are. For proof, not for players.

        It follows from the fields: a deck is told by its size; luck, and what has left the game, are not told.
        """
        told = {name: _plain(getattr(state, name)) for name in fields_of(state) if name not in ("box", "luck")}
        if "deck" in told:
            told["deck"] = len(state.deck)  # type: ignore[attr-defined]  # as the fields say
        return told | ({"turn": self.turn(state)} if "turn" in told else {"acting": list(self.acting(state))})

    def card_fields(self, state: S) -> frozenset[str]:
        """Which fields of a snapshot hold references of cards: those that hold cards in the state."""
        kind: type = type(state)
        return _card_fields(kind)


def _plain(thing: object) -> object:
    """Cards as references, and what holds others as lists."""
    if hasattr(thing, "ref"):
        return thing.ref
    if isinstance(thing, frozenset):
        return sorted(thing)
    if isinstance(thing, Choices):
        return [thing[seat] for seat in SEATS[: thing.seats]]
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return [_plain(one) for one in thing]
    return thing


@cache
def _card_fields(kind: type) -> frozenset[str]:
    hints = get_type_hints(kind)
    return frozenset([name for name in fields_of(kind) if name != "deck" and _is_of_cards(hints[name])])


def _is_of_cards(hint: object) -> bool:
    """Whether a type is that of a card or a reference, or holds some."""
    return hint is CardRef or "ref" in getattr(hint, "__struct_fields__", ()) or any(map(_is_of_cards, get_args(hint)))


def ended(rules: Rules[S], state: S, events: tuple[Event, ...]) -> Step[S]:
    """The last step of a game."""
    outcome = rules.outcome(state)
    assert outcome is not None
    return Step(state, (*events, GameEnded(outcome)))
