"""lives: Yearline's own game for practice, alone or as a team (docs/rules/lives.md).

One card after another goes from a shuffled deck into one line, until the lives are used
up. A wrong card is turned over for everybody and put on the discard pile, so the table
itself keeps the accounts: the line is the score, and the discard pile counts the lives.

    place ◄──lives to lose──► last ──wrong──► over
      └───────────the deck is used up─────────► over

Whoever is to act holds the one card that is to be laid; the deck lies white side up, so everybody sees what comes next.
"""

from typing import ClassVar

from yearline.core.actions import Action, Place, places
from yearline.core.cards import Dated
from yearline.core.choice import NOTHING, Choice
from yearline.core.deal import Deal
from yearline.core.deck import Deck
from yearline.core.errors import BadDeck, IllegalAction, shown
from yearline.core.events import Discarded, Drew, Event, Left, Missed, Placed, Revealed, TurnBegan, Withdrawn
from yearline.core.game import Rules, Step, ended
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.options import FIRST_PLAYER, Option
from yearline.core.rng import Luck
from yearline.core.secret import Card, conceal, dealt_anew, exposed, fronts, make_cards, pull, top
from yearline.core.turns import ALONE, NOBODY
from yearline.core.value import replace, value, with_item
from yearline.core.view import Hand, Outcome, Pile, Row, View


@value
class State:
    """A game in progress: what lies on the table, and who is to act."""

    phase: str
    turn: Seat
    line: tuple[Dated, ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    discard: tuple[Dated, ...] = ()
    box: tuple[Card, ...] = ()
    reason: str | None = None

    @property
    def score(self) -> int:
        """The cards laid rightly: all of the line but the start card."""
        return len(self.line) - 1


class Lives(Rules[State]):
    """The rules, with the number of lives chosen."""

    name: ClassVar = "lives"
    version: ClassVar = 1
    starts: ClassVar = "random"
    minutes: ClassVar = 5
    company: ClassVar = 1
    team: ClassVar = True
    OPTIONS: ClassVar = (Option("lives", (3, 1, 2, 5)), FIRST_PLAYER)

    @property
    def seats(self) -> range:
        """One; or up to eight who share the lives."""
        return range(1, 9)

    def check_deck(self, deck: Deck, seats: int) -> None:
        """The start card, and a card to lay."""
        if len(deck.cards) < 2:
            raise BadDeck(f"a start card and a card to lay are needed; this deck has {len(deck.cards)} cards")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """The start card; then the first player takes a card."""
        start, *deck = make_cards(deal.piles["deck"])
        first = start.reveal()
        state = State("place", deal.first, (first,), ((),) * seats, tuple(deck))
        return self._turn_to(state, deal.first, (Revealed(first), Placed(None, first.ref, "line", None, 0)))

    def acting(self, state: State) -> tuple[Seat, ...]:
        """The seat that holds the card."""
        return ALONE[state.turn] if state.reason is None else NOBODY

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The card into every gap from left to right."""
        if seat != state.turn or state.reason is not None:
            return ()
        return places(state.hands[seat][0].ref, len(state.line) + 1)

    def choice(self, state: State, seat: Seat) -> Choice:
        """The same in short: so many gaps."""
        if seat != state.turn or state.reason is not None:
            return NOTHING
        return Choice((state.hands[seat][0].ref,), len(state.line) + 1)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Turn the card over: it stays where it was laid, or it costs a life."""
        assert isinstance(action, Place)
        card, gap = state.hands[seat][0].reveal(), action.gap
        state = replace(state, hands=with_item(state.hands, seat, ()))
        following = Seat((seat + 1) % len(state.hands))
        if fits(state.line, gap, card.year):
            right = replace(state, line=insert(state.line, gap, card))
            return self._turn_to(right, following, (Revealed(card), Placed(seat, card.ref, "line", None, gap)))
        wrong = replace(state, discard=(*state.discard, card))
        missed = (Revealed(card), Missed(seat, card.ref, gap), Discarded(seat, card.ref))
        return self._turn_to(wrong, following, missed)

    def _turn_to(self, state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
        """The seat takes the next card, if there are lives and cards left."""
        if self._left(state) == 0:
            return self._finish(state, "lives", events)
        if not state.deck:
            return self._finish(state, "all_played", events)
        card, deck = state.deck[0], state.deck[1:]
        after = replace(
            state, phase=self._phase(state), turn=seat, hands=with_item(state.hands, seat, (card,)), deck=deck
        )
        return Step(after, (*events, Drew(seat, (card.front,)), *exposed("deck", None, deck), TurnBegan(seat)))

    def _left(self, state: State) -> int:
        """How many lives are left."""
        left = self.number("lives") - len(state.discard)
        return left if left > 0 else 0

    def _phase(self, state: State) -> str:
        return "last" if self._left(state) == 1 else "place"

    def _finish(self, state: State, reason: str, events: tuple[Event, ...]) -> Step[State]:
        return ended(self, replace(state, phase="over", reason=reason), events)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """The seat stays, and those who remain play it."""
        if seat not in range(len(state.hands)):
            raise IllegalAction(f"there is no seat {shown(seat)}")
        return Step(state, (Left(seat),))

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of the hand (its holder takes another), the deck or
        the discard pile (the life comes back); the line stays.
        """
        found, (deck, discard, *hands), _ = pull((state.deck, state.discard, *state.hands), card)
        after = replace(state, hands=tuple(hands), deck=deck, discard=discard, box=(*state.box, conceal(found)))
        if not after.hands[state.turn]:
            return self._turn_to(after, state.turn, (Withdrawn(card),))
        return Step(replace(after, phase=self._phase(after)), (Withdrawn(card), *exposed("deck", None, after.deck)))

    def outcome(self, state: State) -> Outcome | None:
        """One team, one score."""
        if state.reason is None:
            return None
        return Outcome(state.reason, (tuple(map(Seat, range(len(state.hands)))),), state.score)

    def public(self, state: State) -> View:
        """The line, the card that is to be laid, the mistakes with their dates, and the deck's top."""
        discard = state.discard
        return View(
            game="lives",
            viewer=None,
            phase=state.phase,
            acting=self.acting(state),
            round=0,
            active=tuple(map(Seat, range(len(state.hands)))),
            rows=(Row("line", None, as_columns(state.line)),),
            hands=tuple([Hand(Seat(seat), fronts(hand)) for seat, hand in enumerate(state.hands)]),
            piles=(
                Pile("deck", None, len(state.deck), top(state.deck)),
                Pile("discard", None, len(discard), discard[-1] if discard else None, "", discard[:-1]),
            ),
            legal=(),
            score=state.score,
            outcome=self.outcome(state),
            options=self.agreed,
        )

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Deal anew all dates nobody can see, and the order of the deck below its top."""
        (top, *rest), _ = dealt_anew([state.deck[:1], *state.hands], [state.deck[1:], state.box], luck)
        *hands, below, box = rest
        return replace(state, hands=tuple(hands), deck=top + below, box=box)

    def snapshot(self, state: State) -> dict[str, object]:
        """The words of playthrough files: those of the fields, and the score."""
        return {**super().snapshot(state), "score": state.score}
