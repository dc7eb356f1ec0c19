"""chronology: Хронология by Dream Makers (RULES section 3).

Everybody drafts packets of five, gets a start card from the right-hand neighbour and then builds a line of their own from the tops
of their own stacks. A card laid rightly lends the power of its colour once: red strikes the top off a stack, blue splits a stack,
beige feeds one from the neutral deck of its colour.

    draft ──everybody has all packets──► start ──everybody has a start card──► place ◄──────────┐
                                                     wrong, or no target ────────┤ right          │
                                                                                 ▼                │
                                                                  power ──use or end──► next seat ─┘

The game ends after the turn in which somebody ran out of stacks. A stack is named by its top card. In the phase `start`, `queue`
holds those who still lack a start card, and the right-hand neighbour of its head is to act; in `draft` it holds the picks to come.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final, TypeVar

from yearline.core.actions import Action, Draft, End, Place, Use
from yearline.core.cards import Dated
from yearline.core.deal import Deal
from yearline.core.deck import COLORS, Deck, DeckCard
from yearline.core.errors import BadDeck, IllegalAction
from yearline.core.events import (
    Discarded,
    Drafted,
    Event,
    Exposed,
    GameEnded,
    Left,
    Missed,
    Placed,
    PowerUsed,
    Revealed,
    TurnBegan,
    Withdrawn,
)
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.options import FIRST_PLAYER, Option
from yearline.core.rng import Luck
from yearline.core.secret import Card, make_card, redate, top
from yearline.core.value import replace, value
from yearline.core.view import Outcome, Pile, Row, View

PACKET: Final = 5
MAX_STACKS: Final = 4

T = TypeVar("T")
Stack = tuple[Card, ...]
Stacks = tuple[Stack, ...]
Line = tuple[Dated, ...]


@value
class State:
    """A game in progress. A discarded `Card` was struck by red: nobody has seen its date (C-20)."""

    phase: str
    turn: Seat
    first: Seat
    queue: tuple[Seat, ...]
    power: str | None
    stacks: tuple[Stacks, ...]
    lines: tuple[Line, ...]
    neutral: tuple[Stack, ...]
    discard: tuple[Card | Dated, ...]
    box: tuple[Card | Dated, ...]
    active: tuple[Seat, ...]
    left: tuple[Seat, ...] = ()
    reason: str | None = None


class Chronology(Rules[State]):
    """The rules, with the length of the draft chosen."""

    name: ClassVar = "chronology"
    version: ClassVar = 1
    starts: ClassVar = "random"
    OPTIONS: ClassVar = (Option("draft_packets", (4, 1, 2, 3)), FIRST_PLAYER)

    @property
    def seats(self) -> range:
        """Two to eight."""
        return range(2, 9)

    @property
    def packets(self) -> int:
        """How many packets everybody drafts."""
        packets = self.options["draft_packets"]
        assert isinstance(packets, int)
        return packets

    def pile_of(self, card: DeckCard) -> str:
        """Each colour is a deck of its own."""
        return card.face.color

    def check_deck(self, deck: Deck, seats: int) -> None:
        """RULES 3.2: enough whole packets for the draft, and a start card for everybody after it."""
        if any(card.face.color not in COLORS for card in deck.cards):
            raise BadDeck(f"every card needs a colour: {', '.join(COLORS)}")
        sizes = [sum(card.face.color == color for card in deck.cards) for color in COLORS]
        packets, needed = sum(size // PACKET for size in sizes), self.packets * seats
        if packets < needed:
            raise BadDeck(
                f"{seats} players need {needed} packets of {PACKET} cards of one colour; this deck has {packets}"
            )
        if len(deck.cards) - PACKET * needed < seats:
            raise BadDeck(f"after the draft there must be a start card for each of the {seats} players")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """Three decks on the table; the draft begins."""
        neutral = tuple(
            [
                tuple([make_card(ref, card.face, card.back) for ref, card in deal.piles.get(color, ())])
                for color in COLORS
            ]
        )
        active = tuple(map(Seat, range(seats)))
        state = State(
            phase="draft",
            turn=deal.first,
            first=deal.first,
            queue=_clockwise(active, deal.first) * self.packets,
            power=None,
            stacks=((),) * seats,
            lines=((),) * seats,
            neutral=neutral,
            discard=(),
            box=(),
            active=active,
        )
        tops = [Exposed("neutral", None, deck[0].front) for deck in neutral if deck]
        return Step(state, (*tops, TurnBegan(deal.first)))

    def turn(self, state: State) -> Seat | None:
        """The seat that is to act."""
        return state.turn if state.reason is None else None

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Colours in alphabetical order; own stacks in order, each into every gap; targets by seat and stack, then `end`."""
        if seat != self.turn(state):
            return ()
        match state.phase:
            case "draft":
                return _drafts(state, PACKET)
            case "start":
                return _drafts(state, 1)
            case "place":
                gaps = range(len(state.lines[seat]) + 1)
                return tuple([Place(stack[0].ref, gap) for stack in state.stacks[seat] for gap in gaps])
            case _:
                return (*[Use(stack[0].ref) for _, stack in _targets(state)], End())

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Draft, give a start card, place, or use a power."""
        match action:
            case Draft(color) if state.phase == "draft":
                return self._draft(state, seat, color)
            case Draft(color):
                return self._give(state, seat, color)
            case Place(card, gap):
                return self._place(state, seat, card, gap)
            case Use(card):
                return self._use(state, seat, card)
            case _:
                return self._end_turn(state, ())

    def _draft(self, state: State, seat: Seat, color: str) -> Step[State]:
        """C-3: the packet keeps its order and goes on top of the own stack of that colour."""
        at = COLORS.index(color)
        packet, rest = state.neutral[at][:PACKET], state.neutral[at][PACKET:]
        own = state.stacks[seat]
        place = next((i for i, stack in enumerate(own) if stack[0].face.color == color), len(own))
        own = (*own[:place], packet + (own[place] if place < len(own) else ()), *own[place + 1 :])
        after = replace(
            state, stacks=_with(state.stacks, seat, own), neutral=_with(state.neutral, at, rest), queue=state.queue[1:]
        )
        events = (Drafted(seat, color, len(packet)), Exposed("stack", seat, packet[0].front), *_exposed(rest))
        return self._draft_on(after, events)

    def _draft_on(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next pick, or the start cards: everybody gives one to the left, beginning with the first player."""
        if state.queue:
            return _turn_to(state, state.queue[0], events)
        order = _clockwise(state.active, state.first)
        return self._start_on(replace(state, phase="start", queue=(*order[1:], order[0])), events)

    def _give(self, state: State, seat: Seat, color: str) -> Step[State]:
        """The top of a neutral deck becomes the left-hand neighbour's start card; its power does not count (C-8)."""
        at, receiver = COLORS.index(color), state.queue[0]
        card, rest = state.neutral[at][0].reveal(), state.neutral[at][1:]
        after = replace(
            state,
            lines=_with(state.lines, receiver, (card,)),
            neutral=_with(state.neutral, at, rest),
            queue=state.queue[1:],
        )
        events = (Revealed(card), Placed(seat, card.ref, "line", receiver, 0), *_exposed(rest))
        return self._start_on(after, events)

    def _start_on(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next giver, or the first turn of the first player."""
        if state.queue and any(state.neutral):
            return _turn_to(state, _right_of(state.active, state.queue[0]), events)
        return _turn_to(replace(state, phase="place", queue=()), state.first, events)

    def _place(self, state: State, seat: Seat, ref: CardRef, gap: int) -> Step[State]:
        """RULES 3.5: right, and the colour's power may be used; wrong, and the card is gone."""
        own, line = state.stacks[seat], state.lines[seat]
        at = next(i for i, stack in enumerate(own) if stack[0].ref == ref)
        card, rest = own[at][0].reveal(), own[at][1:]
        state = replace(state, stacks=_with(state.stacks, seat, _with_stack(own, at, rest)))
        top_seen = _exposed_stack(seat, rest)
        if not fits(line, gap, card.year):
            missed = replace(state, discard=(*state.discard, card))
            return self._end_turn(missed, (Revealed(card), Missed(seat, ref, gap), Discarded(seat, ref), *top_seen))
        events = (Revealed(card), Placed(seat, ref, "line", seat, gap), *top_seen)
        state = replace(state, lines=_with(state.lines, seat, insert(line, gap, card)), power=card.face.color)
        if any(_targets(state)):
            return Step(replace(state, phase="power"), events)
        return self._end_turn(state, events)

    def _use(self, state: State, seat: Seat, ref: CardRef) -> Step[State]:
        owner, stack = next(target for target in _targets(state) if target[1][0].ref == ref)
        own = state.stacks[owner]
        at = own.index(stack)
        color = state.power or ""
        used = PowerUsed(seat, color, owner, ref)
        events: tuple[Event, ...]
        if color == "red":
            rest = stack[1:]
            state = replace(
                state, stacks=_with(state.stacks, owner, _with_stack(own, at, rest)), discard=(*state.discard, stack[0])
            )
            events = (used, Discarded(seat, ref), *_exposed_stack(owner, rest))
        elif color == "blue":
            half = len(stack) // 2
            split = (*own[:at], stack[:half], stack[half:], *own[at + 1 :])
            state = replace(state, stacks=_with(state.stacks, owner, split))
            events = (used, *_exposed_stack(owner, stack[half:]))
        else:
            pile = COLORS.index(stack[0].face.color)
            card, rest = state.neutral[pile][0], state.neutral[pile][1:]
            fed = _with_stack(own, at, (card, *stack))
            state = replace(state, stacks=_with(state.stacks, owner, fed), neutral=_with(state.neutral, pile, rest))
            events = (used, *_exposed_stack(owner, (card,)), *_exposed(rest))
        return self._end_turn(state, events)

    def _end_turn(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """RULES 3.6: a player without stacks ends the game, otherwise the next seat is to act."""
        state = replace(state, phase="place", power=None)
        if any(not state.stacks[seat] for seat in state.active):
            return self._finish(state, "stacks_empty", events)
        return _turn_to(state, _left_of(state.active, state.turn), events)

    def _finish(self, state: State, reason: str, events: tuple[Event, ...]) -> Step[State]:
        state = replace(state, phase="over", power=None, queue=(), reason=reason)
        return Step(state, (*events, GameEnded(self._outcome(state, reason))))

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """C-28: stacks and line leave the game with the player; the neighbours close up; the last one left wins."""
        if seat not in state.active:
            raise IllegalAction(f"seat {str(seat)[:20]} is not in the game")
        gone: list[Card | Dated] = [card for stack in state.stacks[seat] for card in stack]
        gone += state.lines[seat]
        after = replace(
            state,
            stacks=_with(state.stacks, seat, ()),
            lines=_with(state.lines, seat, ()),
            box=(*state.box, *gone),
            queue=tuple([other for other in state.queue if other != seat]),
            active=tuple([other for other in state.active if other != seat]),
            left=(seat, *state.left),
        )
        events = (Left(seat),)
        if len(after.active) == 1:
            return self._finish(after, "left", events)
        if state.first == seat:
            after = replace(after, first=_left_of(after.active, seat))
        if state.phase == "draft":
            return self._draft_on(after, events)
        if state.phase == "start":
            return self._start_on(after, events)
        return self._end_turn(after, events) if state.turn == seat else Step(after, events)

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of a stack, a neutral deck or the discard pile; cards in the lines stay."""
        if any(lying.ref == card for line in state.lines for lying in line):
            return Step(state, (Withdrawn(card),))
        piles = [*state.neutral, *[stack for own in state.stacks for stack in own], state.discard]
        found = [one for pile in piles for one in pile if one.ref == card]
        if not found:
            raise IllegalAction(f"card {str(card)[:20]} is not in this game")
        after = replace(
            state,
            stacks=tuple([tuple([kept for stack in own if (kept := _without(stack, card))]) for own in state.stacks]),
            neutral=tuple([_without(pile, card) for pile in state.neutral]),
            discard=tuple([one for one in state.discard if one.ref != card]),
            box=(*state.box, *found),
        )
        return self._settle(after, (Withdrawn(card), *_all_tops(after)))

    def _settle(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """After a withdrawal: who has run out of stacks ends the game; a power without a target lapses."""
        if state.phase in ("place", "power") and any(not state.stacks[seat] for seat in state.active):
            return self._finish(state, "stacks_empty", events)
        if state.phase == "power" and not any(_targets(state)):
            return self._end_turn(state, events)
        if state.phase == "draft" and not _drafts(state, PACKET):
            return self._draft_on(replace(state, queue=()), events)
        if state.phase == "start" and not any(state.neutral):
            return self._start_on(state, events)
        return Step(state, events)

    def outcome(self, state: State) -> Outcome | None:
        """The longest line wins; then more cards left in the stacks; then they share (C-19)."""
        return None if state.reason is None else self._outcome(state, state.reason)

    def _outcome(self, state: State, reason: str) -> Outcome:
        groups: dict[tuple[int, int], list[Seat]] = {}
        for seat in state.active:
            left_over = sum(map(len, state.stacks[seat]))
            groups.setdefault((len(state.lines[seat]), left_over), []).append(seat)
        ranking = [tuple(groups[worth]) for worth in sorted(groups, reverse=True)]
        return Outcome(reason, (*ranking, *[(seat,) for seat in state.left]))

    def view(self, state: State, viewer: Seat | None) -> View:
        """All lines; of every stack and neutral deck the size and the top; the card discarded last."""
        neutral = [
            Pile("neutral", None, len(deck), top(deck), color)
            for color, deck in zip(COLORS, state.neutral, strict=True)
        ]
        stacks = [
            Pile("stack", Seat(seat), len(stack), stack[0].front, stack[0].face.color)
            for seat, own in enumerate(state.stacks)
            for stack in own
        ]
        last = state.discard[-1] if state.discard else None
        discard = Pile("discard", None, len(state.discard), last.front if isinstance(last, Card) else last)
        return View(
            game="chronology",
            viewer=viewer,
            phase=state.phase,
            turn=self.turn(state),
            round=0,
            active=state.active,
            rows=tuple([Row("line", Seat(seat), as_columns(line)) for seat, line in enumerate(state.lines)]),
            hands=(),
            piles=(*neutral, discard, *stacks),
            legal=() if viewer is None else self.legal(state, viewer),
            power=state.power,
            outcome=self.outcome(state),
        )

    def redeal(self, state: State, luck: Luck) -> State:
        """Deal anew what lies below the tops, colour by colour, and every date nobody has seen."""
        piles = [*state.neutral, *[stack for own in state.stacks for stack in own]]
        buried: dict[str, Iterator[Card]] = {}
        for color in COLORS:
            cards = [card for pile in piles for card in pile[1:] if card.face.color == color]
            shuffled, luck = luck.shuffle(cards)
            buried[color] = iter(shuffled)
        moved = [(*pile[:1], *[next(buried[card.face.color]) for card in pile[1:]]) for pile in piles]
        struck = [card for card in (*state.discard, *state.box) if isinstance(card, Card)]
        dated, _ = redate([*[card for pile in moved for card in pile], *struck], luck)
        fresh: Mapping[CardRef, Card] = {card.ref: card for card in dated}
        new = iter([tuple([fresh[card.ref] for card in pile]) for pile in moved])
        return replace(
            state,
            neutral=tuple([next(new) for _ in state.neutral]),
            stacks=tuple([tuple([next(new) for _ in own]) for own in state.stacks]),
            discard=tuple([fresh.get(card.ref, card) for card in state.discard]),
            box=tuple([fresh.get(card.ref, card) for card in state.box]),
        )

    def snapshot(self, state: State) -> dict[str, object]:
        """The words of playthrough files."""
        outcome = self.outcome(state)
        return {
            "phase": state.phase,
            "turn": self.turn(state),
            "power": state.power,
            "stacks": [[[card.ref for card in stack] for stack in own] for own in state.stacks],
            "lines": [[card.ref for card in line] for line in state.lines],
            "discard": [card.ref for card in state.discard],
            "decks": {color: len(deck) for color, deck in zip(COLORS, state.neutral, strict=True)},
            "winners": list(outcome.winners) if outcome else [],
        }


def _clockwise(active: Iterable[Seat], first: Seat) -> tuple[Seat, ...]:
    """The seats in turn order, beginning with the first player or the next one still in the game."""
    return tuple(sorted(active, key=lambda seat: (seat < first, seat)))


def _left_of(active: Iterable[Seat], seat: Seat) -> Seat:
    """The next seat clockwise that is still in the game."""
    return min(active, key=lambda other: (other <= seat, other))


def _right_of(active: Iterable[Seat], seat: Seat) -> Seat:
    return max(active, key=lambda other: (other < seat, other))


def _turn_to(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
    return Step(replace(state, turn=seat), (*events, TurnBegan(seat)))


def _drafts(state: State, count: int) -> tuple[Action, ...]:
    """A deck with fewer cards than must be taken cannot be chosen (C-5)."""
    return tuple([Draft(color) for color, deck in zip(COLORS, state.neutral, strict=True) if len(deck) >= count])


def _targets(state: State) -> Iterator[tuple[Seat, Stack]]:
    """The stacks on which the power just won may be used."""
    for seat in state.active:
        own = state.stacks[seat]
        for stack in own:
            if state.power == "red":
                yield seat, stack
            elif state.power == "blue":
                if len(stack) >= 2 and len(own) < MAX_STACKS:
                    yield seat, stack
            elif state.neutral[COLORS.index(stack[0].face.color)]:
                yield seat, stack


def _with(rows: tuple[T, ...], at: int, new: T) -> tuple[T, ...]:
    return (*rows[:at], new, *rows[at + 1 :])


def _with_stack(own: Stacks, at: int, stack: Stack) -> Stacks:
    """An emptied stack ceases to exist at once."""
    return (*own[:at], stack, *own[at + 1 :]) if stack else (*own[:at], *own[at + 1 :])


def _without(pile: Stack, ref: CardRef) -> Stack:
    return tuple([card for card in pile if card.ref != ref])


def _exposed(deck: Stack) -> tuple[Event, ...]:
    return (Exposed("neutral", None, deck[0].front),) if deck else ()


def _exposed_stack(owner: Seat, stack: Stack) -> tuple[Event, ...]:
    return (Exposed("stack", owner, stack[0].front),) if stack else ()


def _all_tops(state: State) -> Iterator[Event]:
    for deck in state.neutral:
        yield from _exposed(deck)
    for seat, own in enumerate(state.stacks):
        for stack in own:
            yield from _exposed_stack(Seat(seat), stack)
