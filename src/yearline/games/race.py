"""race: Timeline Twist, the competitive game, which is the classic Timeline (RULES section 2).

Everybody lays cards into one common line and wants to get rid of them. A round is a queue of the seats that still have
to act; when it is empty, those without cards win, or, if they are several, play off:

    place ──queue empty──► nobody out: next round   one out: over   several out: playoff among them
    playoff (one card each) ──queue empty──► nobody right: again   one right: over
                                             several right: again, among them (`keep_all`: among all)

Only the end of a round decides, so being first in the round is no advantage.
"""

from collections.abc import Iterable
from operator import attrgetter
from typing import ClassVar, Final

from yearline.core.actions import Action, Place, places
from yearline.core.cards import Dated
from yearline.core.choice import NOTHING, Choice
from yearline.core.compare import SAME, Changes, PileChange, Splice, splices
from yearline.core.deal import Deal
from yearline.core.deck import Deck
from yearline.core.errors import BadDeck, BadSeatCount, IllegalAction, shown
from yearline.core.events import (
    Discarded,
    Drew,
    Eliminated,
    Event,
    Exposed,
    Left,
    Missed,
    Placed,
    Reshuffled,
    Revealed,
    RoundEnded,
    Withdrawn,
)
from yearline.core.game import Rules, Step, ended
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.options import FIRST_PLAYER, MAX_PLAYERS, Option
from yearline.core.piles import Heap, Stock
from yearline.core.rng import Luck
from yearline.core.secret import Card, conceal, dealt_anew, exposed, fronts, make_cards, pull
from yearline.core.turns import TURNS, clockwise, left_of
from yearline.core.value import replace, value, with_item
from yearline.core.view import Hand, Outcome, Pile, Row, View

HAND: Final = 4


@value
class State:
    """A game in progress. `queue` holds the seats still to act in this round.

    `out` holds the places of those eliminated, best first, and `left` those who got up, the last one first.
    `seen` holds the cards that lie with their white side up again, although everybody knows their date.
    """

    phase: str
    queue: tuple[Seat, ...]
    first: Seat
    round: int
    line: tuple[Dated, ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: Stock[Card]
    discard: Heap[Dated]
    box: tuple[Card, ...]
    active: tuple[Seat, ...]
    right: tuple[Seat, ...]
    out: tuple[tuple[Seat, ...], ...]
    left: tuple[Seat, ...]
    seen: frozenset[CardRef]
    luck: Luck
    reason: str | None = None
    winners: tuple[Seat, ...] = ()


_REF: Final = attrgetter("ref")


class Race(Rules[State]):
    """The rules, with hand sizes and the way of the play-off chosen."""

    name: ClassVar = "race"
    version: ClassVar = 1
    starts: ClassVar = "youngest"
    order: ClassVar = 2
    OPTIONS: ClassVar = (
        Option("hand_size", (HAND, 1, 2, 3, 5, 6, 7, 8), per_seat=True),
        Option("playoff", ("recursive", "keep_all")),
        FIRST_PLAYER,
        MAX_PLAYERS,
    )

    @property
    def seats(self) -> range:
        """One (unofficial) to six; to eight on request."""
        return range(1, self.number("max_players") + 1)

    def hand_sizes(self, seats: int) -> tuple[int, ...]:
        """How many cards each seat gets: the same for all, or a handicap."""
        size = self.options["hand_size"]
        if isinstance(size, tuple):
            if len(size) != seats:
                raise BadSeatCount(f"hand_size names {len(size)} seats, but {seats} play")
            return size
        return (self.number("hand_size"),) * seats

    def check_deck(self, deck: Deck, seats: int) -> None:
        """B-14: the start card and at least one spare card each."""
        needed = sum(self.hand_sizes(seats)) + seats + 1
        if len(deck.cards) < needed:
            raise BadDeck(f"{seats} players need at least {needed} cards; this deck has {len(deck.cards)}")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """Hands in blocks, then the start card."""
        cards = make_cards(deal.piles["deck"])
        hands: list[tuple[Card, ...]] = []
        for size in self.hand_sizes(seats):
            hands.append(cards[:size])
            cards = cards[size:]
        start, deck = cards[0].reveal(), Stock(cards[1:])
        active = tuple(map(Seat, range(seats)))
        state = State(
            phase="place",
            queue=clockwise(active, deal.first),
            first=deal.first,
            round=1,
            line=(start,),
            hands=tuple(hands),
            deck=deck,
            discard=Heap(),
            box=(),
            active=active,
            right=(),
            out=(),
            left=(),
            seen=frozenset(),
            luck=deal.luck,
        )
        laid = (Revealed(start), Placed(None, start.ref, "line", None, 0), *exposed("deck", None, deck))
        return Step(state, (*laid, TURNS[deal.first]))

    def acting(self, state: State) -> tuple[Seat, ...]:
        """The head of the queue."""
        return state.queue[:1]

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every card in hand order, each into every gap from left to right."""
        if not state.queue or seat != state.queue[0]:
            return ()
        gaps = len(state.line) + 1
        return tuple([place for card in state.hands[seat] for place in places(card.ref, gaps)])

    def choice(self, state: State, seat: Seat) -> Choice:
        """Every card in hand, into every gap."""
        if not state.queue or seat != state.queue[0]:
            return NOTHING
        return Choice(tuple(map(_REF, state.hands[seat])), len(state.line) + 1)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """RULES 2.5: lay the card, turn it over, keep it or miss."""
        assert isinstance(action, Place)
        hand, ref, gap, at = state.hands[seat], action.card, action.gap, 0
        while hand[at].ref != ref:
            at += 1
        card = hand[at].reveal()
        rest, queue = hand[:at] + hand[at + 1 :], state.queue[1:]
        if fits(state.line, gap, card.back.year):
            line = insert(state.line, gap, card)
            right = (*state.right, seat) if state.phase == "playoff" else ()
            hands = with_item(state.hands, seat, rest)
            laid = replace(state, line=line, hands=hands, queue=queue, right=right)
            return self._advance(laid, (Revealed(card), Placed(seat, ref, "line", None, gap)))
        discard = state.discard.with_top(card)
        events: tuple[Event, ...] = (Revealed(card), Missed(seat, ref, gap), Discarded(seat, ref))
        if state.phase != "place":
            hands = with_item(state.hands, seat, rest)
            return self._advance(replace(state, hands=hands, queue=queue, discard=discard), events)
        missed, drew = _draw(state, seat, rest, discard, queue)
        return self._advance(missed, events + drew)

    def _advance(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next seat, or the end of the round."""
        if state.queue:
            return Step(state, (*events, TURNS[state.queue[0]]))
        events = (*events, RoundEnded(state.round))
        if state.phase == "place":
            ahead = tuple([seat for seat in state.active if not state.hands[seat]])
        else:
            ahead = tuple(sorted(state.right))
        if len(ahead) == 1:
            return self._finish(state, "won", ahead, events)
        playoff = bool(ahead) or state.phase == "playoff"
        if ahead and (state.phase == "place" or self.options["playoff"] == "recursive"):
            state, eliminated = _eliminate(state, ahead)
            events += eliminated
        state = replace(state, round=state.round + 1, right=(), queue=clockwise(state.active, state.first))
        if not playoff:
            return Step(state, (*events, TURNS[state.queue[0]]))
        return self._open_playoff(replace(state, phase="playoff"), events)

    def _open_playoff(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Everybody who is still in draws one card; too few cards and they share the victory (B-5)."""
        if len(state.deck) + len(state.discard) < len(state.active):
            return self._finish(state, "shared", state.active, events)
        for seat in state.queue:
            state, drew = _draw(state, seat, state.hands[seat], state.discard, state.queue)
            events += drew
        return Step(state, (*events, TURNS[state.queue[0]]))

    def _finish(self, state: State, reason: str, winners: tuple[Seat, ...], events: tuple[Event, ...]) -> Step[State]:
        state = replace(state, phase="over", queue=(), reason=reason, winners=winners)
        return ended(self, state, events)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """B-12: the hand goes to the box unseen, the first player's marker to the left; the last one left wins."""
        if seat not in state.active:
            raise IllegalAction(f"seat {shown(seat)} is not in the game")
        active = tuple([other for other in state.active if other != seat])
        acting = state.queue[0] == seat
        state = replace(
            state,
            hands=with_item(state.hands, seat, ()),
            box=(*state.box, *state.hands[seat]),
            queue=tuple([other for other in state.queue if other != seat]),
            right=tuple([other for other in state.right if other != seat]),
            left=(seat, *state.left),
            active=active,
        )
        if len(active) <= 1:
            return self._finish(state, "left", active, (Left(seat),))
        if state.first == seat:
            state = replace(state, first=left_of(active, seat))
        return self._advance(state, (Left(seat),)) if acting else Step(state, (Left(seat),))

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of a hand (the owner draws another), the deck or the discard pile; cards in the line stay."""
        found, (deck, discard, *hands), at = pull((state.deck, state.discard, *state.hands), card)
        after = replace(
            state,
            hands=tuple(hands),
            deck=Stock(deck),
            discard=Heap(discard),
            box=(*state.box, conceal(found)),
            seen=state.seen | {card} if isinstance(found, Dated) else state.seen,
        )
        if at < 2:
            return Step(after, (Withdrawn(card), *exposed("deck", None, after.deck)))
        if not deck and not discard:
            raise IllegalAction("there is no card left to replace it")
        owner = Seat(at - 2)
        after, drew = _draw(after, owner, after.hands[owner], after.discard, after.queue)
        return Step(after, (Withdrawn(card), *drew))

    def outcome(self, state: State) -> Outcome | None:
        """Winners first; then those eliminated later, those with fewer cards, and last those who left.

        Who plays alone and leaves has won nothing: nobody has a place.
        """
        if state.reason is None:
            return None
        if not state.winners:
            return Outcome(state.reason, ())
        losers = [seat for seat in state.active if seat not in state.winners]
        places = [state.winners, *_by_cards(losers, state.hands), *state.out, *[(seat,) for seat in state.left]]
        return Outcome(state.reason, tuple([place for place in places if place]))

    def public(self, state: State) -> View:
        """One line, all hands white side up, the discard's top (B-13) and the deck's top."""
        return View(
            game="race",
            viewer=None,
            phase=state.phase,
            acting=state.queue[:1],
            round=state.round,
            active=state.active,
            rows=(Row("line", None, as_columns(state.line)),),
            hands=tuple([Hand(Seat(seat), fronts(hand)) for seat, hand in enumerate(state.hands)]),
            piles=_piles(state),
            legal=(),
            outcome=self.outcome(state),
            options=self.agreed,
        )

    def compare(self, before: State, after: State) -> Changes | None:
        """In a round of the game proper, a move changes one hand, and the line or the piles."""
        if before.phase != "place" or after.phase != "place" or after.active is not before.active:
            return None
        hands: tuple[Splice, ...] = ()
        for seat, hand in enumerate(after.hands):
            if hand is not before.hands[seat]:
                hands += splices(seat, before.hands[seat], hand, fronts)
        rows = () if after.line is before.line else splices(0, before.line, after.line, as_columns)
        round = SAME if after.round == before.round else after.round
        piles = _piles_changed(before, after)
        return Changes(after.queue[0], round, SAME, SAME, SAME, SAME, rows, hands, piles)

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Deal anew the order of the deck below its top, the dates nobody has seen, and the luck of later shuffles.

        A card that came back from the discard pile keeps the date that everybody saw.
        """
        shown = [state.deck[:1], state.box, *state.hands]
        (top, box, *hands, below), luck = dealt_anew(shown, [state.deck[1:]], luck, known=state.seen)
        _, luck = luck.below(2)
        return replace(state, hands=tuple(hands), deck=Stock(top + below), box=box, luck=luck)

    def snapshot(self, state: State) -> dict[str, object]:
        """The words of playthrough files."""
        return {
            "phase": state.phase,
            "turn": self.turn(state),
            "line": [card.ref for card in state.line],
            "hands": [[card.ref for card in hand] for hand in state.hands],
            "discard": [card.ref for card in state.discard],
            "deck": len(state.deck),
            "active": list(state.active),
            "winners": list(state.winners),
        }


def _piles_changed(before: State, after: State) -> tuple[PileChange, ...]:
    deck, discard = after.deck, after.discard
    if deck is before.deck and discard is before.discard:
        return ()
    top = deck.top
    return PileChange(0, deck.size, None if top is None else top.front), PileChange(1, discard.size, discard.top)


def _piles(state: State) -> tuple[Pile, ...]:
    deck, discard = state.deck, state.discard
    next_one = deck.top
    return (
        Pile("deck", None, deck.size, None if next_one is None else next_one.front),
        Pile("discard", None, discard.size, discard.top),
    )


def _draw(
    state: State, seat: Seat, hand: tuple[Card, ...], discard: Heap[Dated], queue: tuple[Seat, ...]
) -> tuple[State, tuple[Event, ...]]:
    """Draw one card to what is left of the hand;
    an empty deck is first made anew from the whole discard pile (2.5, B-6).
    """
    deck: Stock[Card] = state.deck
    reshuffled: tuple[Event, ...] = ()
    if deck.top is None:
        shuffled, luck = state.luck.shuffle([conceal(card) for card in discard])
        state = replace(state, luck=luck, seen=state.seen.union([card.ref for card in discard]))
        deck, discard, reshuffled = Stock(shuffled), Heap(), (Reshuffled(len(shuffled)),)
    card, deck = deck.top, deck.drawn()
    assert card is not None
    hands = with_item(state.hands, seat, (*hand, card))
    after = replace(state, hands=hands, deck=deck, discard=discard, queue=queue)
    drew, next_one = Drew(seat, (card.front,)), deck.top
    if next_one is None:
        return after, (*reshuffled, drew)
    return after, (*reshuffled, drew, Exposed("deck", None, next_one.front))


def _eliminate(state: State, ahead: tuple[Seat, ...]) -> tuple[State, tuple[Event, ...]]:
    """Only those ahead play on; the cards of the others go to the box."""
    behind = [seat for seat in state.active if seat not in ahead]
    if not behind:
        return state, ()
    boxed = [card for seat in behind for card in state.hands[seat]]
    hands = tuple([() if seat in behind else hand for seat, hand in enumerate(state.hands)])
    out = (*_by_cards(behind, state.hands), *state.out)
    return replace(state, active=ahead, hands=hands, box=(*state.box, *boxed), out=out), (Eliminated(tuple(behind)),)


def _by_cards(seats: Iterable[Seat], hands: tuple[tuple[Card, ...], ...]) -> list[tuple[Seat, ...]]:
    """Seats in groups, those with the fewest cards first (B-11)."""
    groups: dict[int, list[Seat]] = {}
    for seat in seats:
        groups.setdefault(len(hands[seat]), []).append(seat)
    return [tuple(groups[size]) for size in sorted(groups)]
