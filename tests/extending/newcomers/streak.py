"""streak: everybody builds a line of their own, goes on as long as they dare, and stops in time.

    place ──right──► place (the card is at stake) ──end──► the next seat (what was at stake is safe)
      └──wrong: what was at stake is lost──► the next seat        goal reached or cards used up ──► over

Whoever is to act holds the card that is to be laid. To end a turn before laying anything is to pass; it costs that
card.
"""

from typing import ClassVar

from yearline.core.actions import Action, End, Place, places
from yearline.core.cards import Dated
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
from yearline.core.turns import ALONE, NOBODY, left_of
from yearline.core.value import replace, value, with_item
from yearline.core.view import Hand, Outcome, Pile, Row, View


@value
class State:
    """A game in progress. `staked` are the cards that were laid in this turn and can still be lost."""

    turn: Seat
    active: tuple[Seat, ...]
    lines: tuple[tuple[Dated, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    discard: tuple[Dated, ...] = ()
    staked: tuple[CardRef, ...] = ()
    box: tuple[Card, ...] = ()
    reason: str | None = None


class Streak(Rules[State]):
    """The rules, with the length of line chosen that wins."""

    name: ClassVar = "streak"
    version: ClassVar = 1
    starts: ClassVar = "random"
    minutes: ClassVar = 10
    company: ClassVar = 2
    OPTIONS: ClassVar = (Option("goal", (6, 4, 10)), FIRST_PLAYER)

    @property
    def seats(self) -> range:
        """Two to eight."""
        return range(2, 9)

    def check_deck(self, deck: Deck, seats: int) -> None:
        """A start card for everybody, and a card to lay."""
        if len(deck.cards) <= seats:
            raise BadDeck(f"{seats + 1} cards are needed; this deck has {len(deck.cards)}")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """A start card for everybody; then the first player takes a card."""
        cards = make_cards(deal.piles["deck"])
        starts, everybody = [card.reveal() for card in cards[:seats]], tuple(map(Seat, range(seats)))
        laid = [(Revealed(one), Placed(None, one.ref, "line", Seat(at), 0)) for at, one in enumerate(starts)]
        state = State(deal.first, everybody, tuple([(one,) for one in starts]), ((),) * seats, cards[seats:])
        return self._draw(state, tuple([event for pair in laid for event in pair]), begins=True)

    def acting(self, state: State) -> tuple[Seat, ...]:
        """One after another."""
        return NOBODY if state.reason else ALONE[state.turn]

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The card into every gap of the own line, from left to right; last, the end of the turn."""
        if seat not in self.acting(state):
            return ()
        return (*places(state.hands[seat][0].ref, len(state.lines[seat]) + 1), End())

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Lay the card, or stop."""
        card = state.hands[seat][0].reveal()
        state = replace(state, hands=with_item(state.hands, seat, ()))
        if not isinstance(action, Place):
            return self._stop(state, card)
        if not fits(state.lines[seat], action.gap, card.year):
            return self._miss(state, card, action.gap)
        line = insert(state.lines[seat], action.gap, card)
        laid = replace(state, lines=with_item(state.lines, seat, line), staked=(*state.staked, card.ref))
        return self._draw(laid, (Revealed(card), Placed(seat, card.ref, "line", seat, action.gap)))

    def _stop(self, state: State, card: Dated) -> Step[State]:
        """What was at stake is safe; the card in hand is put aside, its date up."""
        events = (Revealed(card), Discarded(state.turn, card.ref))
        safe = replace(state, staked=(), discard=(*state.discard, card))
        if len(state.lines[state.turn]) >= self.number("goal"):
            return self._finish(safe, "goal", events)
        return self._pass_on(safe, events)

    def _miss(self, state: State, card: Dated, gap: int) -> Step[State]:
        """The card is put aside, and with it all that was at stake."""
        seat, line = state.turn, state.lines[state.turn]
        kept = tuple([one for one in line if one.ref not in state.staked])
        lost = (*[one for one in line if one.ref in state.staked], card)
        after = replace(state, lines=with_item(state.lines, seat, kept), staked=(), discard=(*state.discard, *lost))
        told = tuple([Discarded(seat, one.ref) for one in lost])
        return self._pass_on(after, (Revealed(card), Missed(seat, card.ref, gap), *told))

    def _pass_on(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        return self._draw(replace(state, turn=left_of(state.active, state.turn)), events, begins=True)

    def _draw(self, state: State, events: tuple[Event, ...], *, begins: bool = False) -> Step[State]:
        """The seat to act takes a card, if there is one."""
        if not state.deck:
            return self._finish(replace(state, staked=()), "all_played", events)
        seat, card, deck = state.turn, state.deck[0], state.deck[1:]
        after = replace(state, hands=with_item(state.hands, seat, (card,)), deck=deck)
        told = (*events, Drew(seat, (card.front,)), *exposed("deck", None, deck))
        return Step(after, (*told, TurnBegan(seat)) if begins else told)

    def _finish(self, state: State, reason: str, events: tuple[Event, ...]) -> Step[State]:
        return ended(self, replace(state, reason=reason), events)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """Hand and line go to the box; the last one left wins."""
        if seat not in state.active:
            raise IllegalAction(f"seat {shown(seat)} is not in the game")
        own = [*state.hands[seat], *map(conceal, state.lines[seat])]
        after = replace(
            state,
            active=tuple([other for other in state.active if other != seat]),
            lines=with_item(state.lines, seat, ()),
            hands=with_item(state.hands, seat, ()),
            box=(*state.box, *own),
        )
        if len(after.active) == 1:
            return self._finish(after, "left", (Left(seat),))
        return (
            self._pass_on(replace(after, staked=()), (Left(seat),))
            if seat == state.turn
            else Step(after, (Left(seat),))
        )

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of the hand (its holder takes another), the deck or the discard pile; the lines stay."""
        found, (deck, discard, *hands), _ = pull((state.deck, state.discard, *state.hands), card)
        after = replace(state, hands=tuple(hands), deck=deck, discard=discard, box=(*state.box, conceal(found)))
        if not after.hands[state.turn]:
            return self._draw(after, (Withdrawn(card),))
        return Step(after, (Withdrawn(card), *exposed("deck", None, after.deck)))

    def outcome(self, state: State) -> Outcome | None:
        """The longest line wins; whoever left comes last."""
        if state.reason is None:
            return None
        lengths = sorted({len(line) for line in state.lines}, reverse=True)
        return Outcome(state.reason, tuple([self._place(state, length) for length in lengths]))

    def _place(self, state: State, length: int) -> tuple[Seat, ...]:
        return tuple([Seat(seat) for seat, line in enumerate(state.lines) if len(line) == length])

    def public(self, state: State) -> View:
        """All lines, the card that is to be laid, what was put aside, the deck's top, and how much is at stake."""
        discard = state.discard
        return View(
            game="streak",
            viewer=None,
            phase="over" if state.reason else "dare" if state.staked else "place",
            acting=self.acting(state),
            round=0,
            active=state.active,
            rows=tuple([Row("line", Seat(at), as_columns(line)) for at, line in enumerate(state.lines)]),
            hands=tuple([Hand(Seat(at), fronts(hand)) for at, hand in enumerate(state.hands)]),
            piles=(
                Pile("deck", None, len(state.deck), top(state.deck)),
                Pile("discard", None, len(discard), discard[-1] if discard else None, "", discard[:-1]),
            ),
            legal=(),
            outcome=self.outcome(state),
            options=self.agreed,
            stake=len(state.staked),
        )

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Deal anew all dates nobody can see, and the order of the deck below its top."""
        (first, *hands, below), _ = dealt_anew([state.deck[:1], *state.hands], [state.deck[1:]], luck)
        return replace(state, hands=tuple(hands), deck=first + below)
