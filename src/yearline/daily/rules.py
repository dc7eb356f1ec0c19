"""The rules of a day: a start card lies on the line, and
twelve more are laid into it one after another, right or wrong.

A card laid wrongly is turned over and put where it belongs, so the line before each
card is the same for everybody: whoever errs early answers the same questions as
whoever does not, and results can be compared. Nobody sees which card comes next.

    place ──the last card lies──► over
"""

from typing import ClassVar

from yearline.core.actions import Action, Place, places
from yearline.core.cards import Dated
from yearline.core.deal import Deal
from yearline.core.deck import Deck
from yearline.core.errors import BadDeck, IllegalAction
from yearline.core.events import Drew, Event, Missed, Placed, Revealed, TurnBegan
from yearline.core.game import Rules, Step, ended
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.rng import Luck
from yearline.core.secret import Card, dealt_anew, fronts, make_cards
from yearline.core.turns import ALONE, NOBODY
from yearline.core.value import replace, value
from yearline.core.view import Hand, Outcome, Pile, Row, View

ME = Seat(0)


@value
class State:
    """A try at a challenge: the line, the card to be laid (if any), those to come, and which ones were right."""

    line: tuple[Dated, ...]
    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    right: tuple[bool, ...] = ()


class Challenge(Rules[State]):
    """The same cards in the same order for everybody."""

    name: ClassVar = "daily"
    version: ClassVar = 1
    starts: ClassVar = "random"
    minutes: ClassVar = 3
    company: ClassVar = 1
    OPTIONS: ClassVar = ()

    @property
    def seats(self) -> range:
        """Everybody plays alone."""
        return range(1, 2)

    def check_deck(self, deck: Deck, seats: int) -> None:
        """The start card, and a card to lay."""
        if len(deck.cards) < 2:
            raise BadDeck(f"a start card and a card to lay are needed; this deck has {len(deck.cards)} cards")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """The start card, and the first card to lay."""
        start, *deck = make_cards(deal.piles["deck"])
        first = start.reveal()
        told = (Revealed(first), Placed(None, first.ref, "line", None, 0))
        return self._draw(State((first,), (), tuple(deck)), told)

    def _draw(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        if not state.deck:
            return ended(self, state, events)
        card = state.deck[0]
        after = replace(state, hand=(card,), deck=state.deck[1:])
        return Step(after, (*events, Drew(ME, (card.front,)), TurnBegan(ME)))

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Whoever holds a card."""
        return ALONE[ME] if state.hand else NOBODY

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The card into every gap from left to right."""
        return places(state.hand[0].ref, len(state.line) + 1) if state.hand and seat == ME else ()

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Turn the card over. It stays where it was laid, or goes where it belongs."""
        assert isinstance(action, Place)
        card = state.hand[0].reveal()
        right = fits(state.line, action.gap, card.year)
        gap = action.gap if right else _home(state.line, card)
        told = (Revealed(card), *(() if right else (Missed(seat, card.ref, action.gap),)))
        after = replace(state, line=insert(state.line, gap, card), hand=(), right=(*state.right, right))
        return self._draw(after, (*told, Placed(seat if right else None, card.ref, "line", None, gap)))

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """Whoever stops may come back."""
        raise IllegalAction("nobody has to leave a challenge: it waits")

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """A day stays what it was dealt as: everybody has the same cards."""
        raise IllegalAction("no card is taken out of a challenge")

    def outcome(self, state: State) -> Outcome | None:
        """How many were right."""
        return None if state.hand else Outcome("all_played", ((ME,),), sum(state.right))

    def public(self, state: State) -> View:
        """The line, the card to be laid, and how many are to come."""
        return View(
            game=self.name,
            viewer=None,
            phase="place" if state.hand else "over",
            acting=self.acting(state),
            round=len(state.right),
            active=ALONE[ME],
            rows=(Row("line", None, as_columns(state.line)),),
            hands=(Hand(ME, fronts(state.hand)),),
            piles=(Pile("deck", None, len(state.deck), None),),
            legal=(),
            score=sum(state.right),
            outcome=self.outcome(state),
            options=self.agreed,
        )

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Deal anew all dates nobody can see, and which cards come in which order."""
        (hand, deck), _ = dealt_anew([state.hand], [state.deck], luck)
        return replace(state, hand=hand, deck=deck)


def _home(line: tuple[Dated, ...], card: Dated) -> int:
    """Where a card belongs: before all that are later."""
    return next((at for at, lying in enumerate(line) if lying.year > card.year), len(line))
