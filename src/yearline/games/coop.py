"""coop: Timeline Twist, the co-operative game (RULES section 1).

The main row grows only at its two ends and upwards in stacks of equal dates; between two neighbouring columns lies one
gap, which takes the cards of a single date. So a card that finds its gap taken is blocked for ever: it stays in the
hand as a `Dated`, lying horizontally, and can only be discarded in a later turn.

A turn is either one discard or one to two successful plays:

    open ──discard──────────────────────────────► next seat
      │ play: blocked            play: placed
      ▼                          │
    must_place ──play: placed──► may_stop ──end, 2nd success, or no card left to try──► next seat
      │ blocked, none left to try
      ▼
    over (failed)

A turn that begins with cards but without a legal action ends the game (stuck); so does one that finds deck and hands
empty (all_played).
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import ClassVar, Final, Literal

from yearline.core.actions import Action, Discard, End, Play
from yearline.core.cards import Dated
from yearline.core.deal import Deal
from yearline.core.deck import Deck
from yearline.core.errors import BadDeck, IllegalAction, shown
from yearline.core.events import (
    Blocked,
    Discarded,
    Drew,
    Event,
    GameEnded,
    Left,
    Placed,
    Revealed,
    Withdrawn,
)
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.options import FIRST_PLAYER, MAX_PLAYERS, Option
from yearline.core.rng import Luck
from yearline.core.secret import Card, conceal, dealt_anew, exposed, fronts, make_cards, pull, top
from yearline.core.turns import ALONE, NOBODY, SEATS, TURNS
from yearline.core.value import replace, value, with_item
from yearline.core.view import Hand, Outcome, Pile, Row, View
from yearline.games.titles import band_of

POOL: Final = 36
HAND: Final = 4


class _Plays(dict[CardRef, Play]):
    """Actions are values: one `Play` a card serves every game."""

    def __missing__(self, ref: CardRef) -> Play:
        return self.setdefault(ref, Play(ref))


class _Discards(dict[CardRef, Discard]):
    def __missing__(self, ref: CardRef) -> Discard:
        return self.setdefault(ref, Discard(ref))


_PLAY: Final = _Plays()
_DISCARD: Final = _Discards()
_END: Final = End()
_MOST: Final = 8
_SEATS: Final = SEATS[:_MOST]
_AFTER: Final = [
    [(*_SEATS[seat + 1 : count], *_SEATS[: seat + 1]) for seat in range(count)] for count in range(_MOST + 1)
]
"""For each number of players and each seat: who comes next, clockwise, until it is that seat's turn again."""

Column = tuple[Dated, ...]
HandCards = tuple[Card | Dated, ...]


@value
class Rows:
    """The two rows: columns in the order of their years, and between each two of them a gap."""

    years: tuple[int, ...]
    columns: tuple[Column, ...]
    gaps: tuple[Column, ...]

    def lay(self, card: Dated, stacks_in_gap: bool) -> tuple["Rows", Literal["main", "gaps"], int] | None:
        """RULES 1.5: the date decides; equality with a column comes first. None: the gap is taken."""
        year = card.back.year
        years, columns, gaps = self.years, self.columns, self.gaps
        i = bisect_left(years, year)
        if i < len(years) and years[i] == year:
            return Rows(years, with_item(columns, i, (*columns[i], card)), gaps), "main", i
        if i == 0:
            return Rows((year, *years), ((card,), *columns), ((), *gaps)), "main", 0
        if i == len(years):
            return Rows((*years, year), (*columns, (card,)), (*gaps, ())), "main", i
        gap = gaps[i - 1]
        if gap and not (stacks_in_gap and gap[0].back.year == year):
            return None
        return Rows(years, columns, with_item(gaps, i - 1, (*gap, card))), "gaps", i - 1

    def cards(self) -> Iterator[Dated]:
        """Every card that has been laid."""
        return chain.from_iterable(chain(self.columns, self.gaps))


@value
class State:
    """A game in progress. In a hand, a `Card` can be played and a `Dated` is blocked.

    Made by position wherever most of it changes: names cost a tenth of that.
    """

    phase: str
    turn: Seat
    rows: Rows
    hands: tuple[HandCards, ...]
    discard: tuple[Dated, ...]
    deck: tuple[Card, ...]
    points: int
    reason: str | None
    box: tuple[Card, ...]


class Coop(Rules[State]):
    """The rules, with an edition's readings chosen."""

    name: ClassVar = "coop"
    version: ClassVar = 1
    starts: ClassVar = "oldest"
    team: ClassVar = True
    signs: ClassVar = "symbol"
    order: ClassVar = 1
    minutes: ClassVar = 20
    EDITIONS: ClassVar = ("fr", "it", "uk", "ru")
    OPTIONS: ClassVar = (
        Option("edition", EDITIONS, by_language=True),
        Option("setup_order", ("edition", "start_then_discard", "discard_then_start")),
        Option("equal_in_gap", ("edition", "stack", "blocked")),
        Option("discard_blocked", ("may", "must")),
        Option("show_blocked_date", (False, True)),
        FIRST_PLAYER,
        MAX_PLAYERS,
    )

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        russian = self.options["edition"] == "ru"
        order, equal = self.options["setup_order"], self.options["equal_in_gap"]
        self.discard_first = russian if order == "edition" else order == "discard_then_start"
        self.stacks_in_gap = not russian if equal == "edition" else equal == "stack"
        self.must_discard = self.options["discard_blocked"] == "must"

    @property
    def seats(self) -> range:
        """One (unofficial) to six; to eight on request."""
        return range(1, self.number("max_players") + 1)

    def check_deck(self, deck: Deck, seats: int) -> None:
        """A-24: at least one card beyond hands, start card and first discard."""
        if min(POOL, len(deck.cards)) < HAND * seats + 3:
            raise BadDeck(f"{seats} players need at least {HAND * seats + 3} cards; this deck has {len(deck.cards)}")
        if any(not card.face.symbol or not card.back.symbol for card in deck.cards):
            raise BadDeck("every card needs a symbol on each side")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """Four cards a seat in blocks, then the start card and the first discard; the rest of the 36 is the deck."""
        cards = make_cards(deal.piles["deck"])
        pool, box = cards[:POOL], cards[POOL:]
        hands = tuple([pool[HAND * seat : HAND * (seat + 1)] for seat in range(seats)])
        one, two = pool[HAND * seats].reveal(), pool[HAND * seats + 1].reveal()
        start, dropped = (two, one) if self.discard_first else (one, two)
        deck = pool[HAND * seats + 2 :]
        rows = Rows((start.year,), ((start,),), ())
        state = State("open", deal.first, rows, hands, (dropped,), deck, 3 - len(pool), None, box)
        laid = (Revealed(start), Placed(None, start.ref, "main", None, 0))
        thrown = (Revealed(dropped), Discarded(None, dropped.ref))
        opening = (*thrown, *laid) if self.discard_first else (*laid, *thrown)
        return Step(state, (*opening, *exposed("deck", None, deck), TURNS[deal.first]))

    def acting(self, state: State) -> tuple[Seat, ...]:
        """The seat whose turn it is."""
        return ALONE[state.turn] if state.reason is None else NOBODY

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Plays in hand order, then discards in hand order, then `end`."""
        if seat != state.turn or state.reason is not None:
            return ()
        hand = state.hands[seat]
        if self.must_discard and state.phase == "open" and (due := _due(hand, state.discard[-1].back.symbol)):
            return due
        actions: list[Action] = []
        for card in hand:
            if type(card) is Card:
                actions.append(_PLAY[card.ref])  # noqa: PERF401 (the loop is faster for so few cards)
        if state.phase == "open":
            symbol = state.discard[-1].back.symbol
            for card in hand:
                if card.face.symbol == symbol:
                    actions.append(_DISCARD[card.ref])  # noqa: PERF401
        elif state.phase == "may_stop":
            actions.append(_END)
        return tuple(actions)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Resolve a play, a discard, or the end of the turn."""
        if type(action) is Play:
            return self._play(state, seat, action.card)
        if type(action) is Discard:
            return self._discard(state, seat, action.card)
        return self._close(state, seat, state.rows, state.hands[seat], state.discard, state.points, ())

    def _play(self, state: State, seat: Seat, ref: CardRef) -> Step[State]:
        """Turn the card over; it is placed, or blocked."""
        card, hand, at = _take(state.hands[seat], ref)
        laid = state.rows.lay(card, self.stacks_in_gap)
        if laid is None:
            return self._blocked(state, seat, hand[:at] + (card,) + hand[at:], card)
        rows, row, index = laid
        points = state.points + (3 if row == "main" else 2)
        seen = (Revealed(card), Placed(seat, ref, row, None, index))
        if state.phase == "may_stop" or not _can_play(hand):
            return self._close(state, seat, rows, hand, state.discard, points, seen)
        hands = with_item(state.hands, seat, hand)
        return Step(State("may_stop", seat, rows, hands, state.discard, state.deck, points, None, state.box), seen)

    def _blocked(self, state: State, seat: Seat, hand: HandCards, card: Dated) -> Step[State]:
        """The gap is taken: the card lies horizontally from now on."""
        seen = (Revealed(card), Blocked(seat, card.ref))
        left = _can_play(hand)
        if state.phase == "may_stop" and not left:
            return self._close(state, seat, state.rows, hand, state.discard, state.points, seen)
        phase, reason = (
            (state.phase if state.phase == "may_stop" else "must_place", None) if left else ("over", "failed")
        )
        hands = with_item(state.hands, seat, hand)
        after = State(phase, seat, state.rows, hands, state.discard, state.deck, state.points, reason, state.box)
        return Step(after, (*seen, GameEnded(_outcome(after, reason))) if reason else seen)

    def _discard(self, state: State, seat: Seat, ref: CardRef) -> Step[State]:
        """The turn is spent on getting rid of a card."""
        card, hand, _ = _take(state.hands[seat], ref)
        seen = (Revealed(card), Discarded(seat, ref))
        return self._close(state, seat, state.rows, hand, (*state.discard, card), state.points, seen)

    def _close(
        self,
        state: State,
        seat: Seat,
        rows: Rows,
        hand: HandCards,
        discard: tuple[Dated, ...],
        points: int,
        events: tuple[Event, ...],
    ) -> Step[State]:
        """Refill the hand and find who is next, or that the game is over (1.6)."""
        deck, missing = state.deck, HAND - len(hand)
        if missing and deck:
            drawn, deck = deck[:missing], deck[missing:]
            hand += drawn
            events += (Drew(seat, fronts(drawn)), *exposed("deck", None, deck))
        hands = with_item(state.hands, seat, hand)
        turn, reason = _next(hands, seat, discard[-1].back.symbol)
        after = State("over" if reason else "open", turn, rows, hands, discard, deck, points, reason, state.box)
        return Step(after, (*events, GameEnded(_outcome(after, reason)) if reason else TURNS[turn]))

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """A-25: the seat stays, and those who remain play it."""
        if seat not in range(len(state.hands)):
            raise IllegalAction(f"there is no seat {shown(seat)}")
        return Step(state, (Left(seat),))

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of a hand (the owner draws another), the deck or the discard's depths; cards in the rows stay."""
        if state.discard[-1].ref == card:
            return Step(state, (Withdrawn(card),))
        found, (deck, discard, *hands), at = pull((state.deck, state.discard, *state.hands), card)
        events: tuple[Event, ...] = (Withdrawn(card),)
        if at >= 2 and deck:
            events += (Drew(Seat(at - 2), (deck[0].front,)),)
            hands[at - 2], deck = (*hands[at - 2], deck[0]), deck[1:]
        box = (*state.box, conceal(found))
        after = replace(state, hands=tuple(hands), discard=discard, deck=deck, box=box, points=state.points + 1)
        return self._settle(after, (*events, *exposed("deck", None, deck)))

    def _settle(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """After a withdrawal: go on with the turn if that is possible, else close it; nobody fails by it."""
        seat = state.turn
        if _can_play(state.hands[seat]) or (state.phase == "open" and self.legal(state, seat)):
            return Step(state, events)
        return self._close(state, seat, state.rows, state.hands[seat], state.discard, state.points, events)

    def outcome(self, state: State) -> Outcome | None:
        """One team, one score."""
        return None if state.reason is None else _outcome(state, state.reason)

    def public(self, state: State) -> View:
        """Rows, hands white side up (blocked cards with the date everybody saw), the discards, and the deck's top."""
        rows, discard, reason = state.rows, state.discard, state.reason
        hands = [
            Hand(_SEATS[i], tuple([card if type(card) is Dated else card.front for card in hand]))
            for i, hand in enumerate(state.hands)
        ]
        return View(  # by position: names cost a tenth of the whole view
            "coop",
            None,
            state.phase,
            ALONE[state.turn] if reason is None else NOBODY,
            0,
            _SEATS[: len(hands)],
            (Row("main", None, rows.columns), Row("gaps", None, rows.gaps)),
            tuple(hands),
            (
                Pile("deck", None, len(state.deck), top(state.deck)),
                Pile("discard", None, len(discard), discard[-1], "", discard[:-1]),
            ),
            (),
            state.points,
            None,
            None if reason is None else _outcome(state, reason),
            self.agreed,
        )

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Deal anew all dates nobody has seen, and the order of the deck and box below the top card."""
        (top, *rest), _ = dealt_anew([state.deck[:1], *state.hands], [state.deck[1:], state.box], luck)
        *hands, below, box = rest
        return replace(state, hands=tuple(hands), deck=top + below, box=box)

    def snapshot(self, state: State) -> dict[str, object]:
        """The words of playthrough files."""
        return {
            "phase": state.phase,
            "turn": self.turn(state),
            "main": [[card.ref for card in column] for column in state.rows.columns],
            "gaps": [[card.ref for card in gap] for gap in state.rows.gaps],
            "hands": [[card.ref for card in hand] for hand in state.hands],
            "blocked": [card.ref for hand in state.hands for card in hand if type(card) is Dated],
            "discard": [card.ref for card in state.discard],
            "deck": len(state.deck),
            "score": state.points,
            "reason": state.reason,
        }

    def card_fields(self, state: State) -> frozenset[str]:
        """The two rows have names of their own in files, and what is blocked is told apart."""
        return super().card_fields(state) | {"main", "gaps", "blocked"}


def _due(hand: HandCards, symbol: str) -> tuple[Action, ...]:
    """The blocked cards that can be discarded now, for a table at which that is not a choice."""
    return tuple([_DISCARD[card.ref] for card in hand if type(card) is Dated and card.face.symbol == symbol])


def _can_play(hand: HandCards) -> bool:
    for card in hand:  # noqa: SIM110 (twice as fast as `any`)
        if type(card) is Card:
            return True
    return False


def _take(hand: HandCards, ref: CardRef) -> tuple[Dated, HandCards, int]:
    """A card of the hand, turned over; the rest of the hand; and where it lay."""
    at = 0
    for card in hand:
        if card.ref == ref:
            break
        at += 1
    return Dated(ref, card.face, card.back), hand[:at] + hand[at + 1 :], at


def _outcome(state: State, reason: str) -> Outcome:
    """A title is due only if all 36 cards were in play (A-24)."""
    everybody = _SEATS[: len(state.hands)]
    pool = sum(map(len, (*state.rows.columns, *state.rows.gaps, *state.hands, state.discard, state.deck)))
    return Outcome(reason, (everybody,), state.points, band_of(state.points) if pool == POOL else None)


def _next(hands: tuple[HandCards, ...], seat: Seat, symbol: str) -> tuple[Seat, str | None]:
    """The next seat with cards, and why the game is over if it is."""
    for turn in _AFTER[len(hands)][seat]:
        hand = hands[turn]
        for card in hand:
            if type(card) is Card or card.face.symbol == symbol:
                return turn, None
        if hand:
            return turn, "stuck"
    return seat, "all_played"
