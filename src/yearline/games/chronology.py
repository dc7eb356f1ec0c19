"""chronology: Хронология by Dream Makers (RULES section 3).

Everybody drafts packets of five, gets a start card from the right-hand neighbour and then builds a line of their own
from the tops of their own stacks. A card laid rightly lends the power of its colour once: red strikes the top off a
stack, blue splits a stack, beige feeds one from the neutral deck of its colour.

    draft ──everybody has all packets──► start ──everybody has a start card──► place ◄──────────┐
                                                     wrong, or no target ────────┤ right          │
                                                                                 ▼                │
                                                                  power ──use or end──► next seat ─┘

The game ends after the turn in which somebody ran out of stacks. A stack is named by its top card. In `draft`, `queue`
holds the picks to come; in `start` those who still lack a start card: the right-hand neighbour of its head is to act.
"""

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar, Final

from yearline.core.actions import Action, Draft, End, Place, Use
from yearline.core.cards import Dated, Front
from yearline.core.choice import Choice
from yearline.core.deal import Deal
from yearline.core.deck import COLORS, Deck, DeckCard
from yearline.core.errors import BadDeck, IllegalAction, shown
from yearline.core.events import Discarded, Drafted, Event, Left, Missed, Placed, PowerUsed, Revealed, Withdrawn
from yearline.core.game import Rules, Step, ended
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import as_columns, fits, insert
from yearline.core.options import FIRST_PLAYER, Option
from yearline.core.rng import Luck
from yearline.core.secret import Card, dealt_anew, exposed, fronts, make_cards, pull, top
from yearline.core.turns import ALONE, NOBODY, TURNS, clockwise, left_of, right_of
from yearline.core.value import replace, value, with_item
from yearline.core.view import Outcome, Pile, Row, View

PACKET: Final = 5
MAX_STACKS: Final = 4

Stack = tuple[Card, ...]
OwnLine = tuple[Dated, ...]


@value
class State:
    """A game in progress. A discarded `Card` was struck by red: nobody has seen its date (C-20)."""

    phase: str
    turn: Seat
    first: Seat
    queue: tuple[Seat, ...]
    stacks: tuple[tuple[Stack, ...], ...]
    lines: tuple[OwnLine, ...]
    neutral: tuple[Stack, ...]
    active: tuple[Seat, ...]
    power: str | None = None
    discard: tuple[Card | Dated, ...] = ()
    box: tuple[Card | Dated, ...] = ()
    left: tuple[Seat, ...] = ()
    reason: str | None = None


class Chronology(Rules[State]):
    """The rules, with the length of the draft chosen, and whether people may look through their own stacks (C-11)."""

    name: ClassVar = "chronology"
    version: ClassVar = 1
    starts: ClassVar = "random"
    minutes: ClassVar = 30
    signs: ClassVar = "color"
    OPTIONS: ClassVar = (
        Option("draft_packets", (4, 1, 2, 3)),
        Option("browse_own_stacks", (False, True)),
        FIRST_PLAYER,
    )

    @property
    def seats(self) -> range:
        """Two to eight."""
        return range(2, 9)

    def pile_of(self, card: DeckCard) -> str:
        """Each colour is a deck of its own."""
        return card.face.color

    def check_deck(self, deck: Deck, seats: int) -> None:
        """RULES 3.2: enough whole packets for the draft, and a start card for everybody after it."""
        if any(card.face.color not in COLORS for card in deck.cards):
            raise BadDeck(f"every card needs a colour: {', '.join(COLORS)}")
        sizes = [sum(card.face.color == color for card in deck.cards) for color in COLORS]
        packets, needed = sum(size // PACKET for size in sizes), self.number("draft_packets") * seats
        if packets < needed:
            raise BadDeck(f"{seats} players need {needed} packets of {PACKET} of one colour; this deck has {packets}")
        if len(deck.cards) - PACKET * needed < seats:
            raise BadDeck(f"after the draft there must be a start card for each of the {seats} players")

    def deal(self, deal: Deal, seats: int) -> Step[State]:
        """Three decks on the table; the draft begins."""
        active = tuple(map(Seat, range(seats)))
        state = State(
            phase="draft",
            turn=deal.first,
            first=deal.first,
            queue=clockwise(active, deal.first) * self.number("draft_packets"),
            stacks=((),) * seats,
            lines=((),) * seats,
            neutral=tuple([make_cards(deal.piles.get(color, ())) for color in COLORS]),
            active=active,
        )
        return Step(state, (*_all_tops(state), TURNS[deal.first]))

    def acting(self, state: State) -> tuple[Seat, ...]:
        """The seat whose turn it is."""
        return ALONE[state.turn] if state.reason is None else NOBODY

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Colours by name; own stacks in order, each into every gap; targets by seat and stack, then `end`."""
        if seat != state.turn or state.reason is not None:
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
                return (*[Use(stack[0].ref) for _, _, stack in _targets(state)], End())

    def choice(self, state: State, seat: Seat) -> Choice:
        """Of placements only the tops of the own stacks, and how many gaps there are."""
        if state.phase != "place" or seat != state.turn:
            return super().choice(state, seat)
        return Choice(tuple([stack[0].ref for stack in state.stacks[seat]]), len(state.lines[seat]) + 1)

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
        packet, after = _from_neutral(state, color, PACKET)
        own = state.stacks[seat]
        at = next((i for i, stack in enumerate(own) if stack[0].face.color == color), len(own))
        after = _with_stacks(after, seat, at, packet + (own[at] if at < len(own) else ()))
        events = (Drafted(seat, color, PACKET), *exposed("stack", seat, packet), *_exposed(after, color))
        return self._draft_on(replace(after, queue=state.queue[1:]), events)

    def _draft_on(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next pick; or, when all are made or no packet is
        left after withdrawals, the start cards, given to the left.
        """
        if state.queue and _drafts(state, PACKET):
            return _turn_to(state, state.queue[0], events)
        order = clockwise(state.active, state.first)
        return self._start_on(replace(state, phase="start", queue=(*order[1:], order[0])), events)

    def _give(self, state: State, seat: Seat, color: str) -> Step[State]:
        """The top of a neutral deck becomes the left-hand neighbour's start card; its power does not count (C-8)."""
        receiver = state.queue[0]
        (secret,), after = _from_neutral(state, color, 1)
        card = secret.reveal()
        after = replace(after, lines=with_item(state.lines, receiver, (card,)), queue=state.queue[1:])
        events = (Revealed(card), Placed(seat, card.ref, "line", receiver, 0), *_exposed(after, color))
        return self._start_on(after, events)

    def _start_on(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The next giver, or the first turn of the first player (withdrawals may have left one without stacks)."""
        if state.queue and any(state.neutral):
            return _turn_to(state, right_of(state.active, state.queue[0]), events)
        return self._turn_or_end(replace(state, phase="place", queue=()), state.first, events)

    def _place(self, state: State, seat: Seat, ref: CardRef, gap: int) -> Step[State]:
        """RULES 3.5: right, and the colour's power may be used; wrong, and the card is gone."""
        own, line = state.stacks[seat], state.lines[seat]
        at = next(i for i, stack in enumerate(own) if stack[0].ref == ref)
        card, rest = own[at][0].reveal(), own[at][1:]
        state, seen = _with_stacks(state, seat, at, rest), exposed("stack", seat, rest)
        if not fits(line, gap, card.year):
            missed = replace(state, discard=(*state.discard, card))
            return self._end_turn(missed, (Revealed(card), Missed(seat, ref, gap), Discarded(seat, ref), *seen))
        events = (Revealed(card), Placed(seat, ref, "line", seat, gap), *seen)
        state = replace(state, lines=with_item(state.lines, seat, insert(line, gap, card)), power=card.face.color)
        if any(_targets(state)):
            return Step(replace(state, phase="power"), events)
        return self._end_turn(state, events)

    def _use(self, state: State, seat: Seat, ref: CardRef) -> Step[State]:
        """Red strikes the top off, blue splits, beige feeds."""
        owner, at, stack = next(target for target in _targets(state) if target[2][0].ref == ref)
        used = PowerUsed(seat, state.power or "", owner, ref)
        if state.power == "red":
            after = _with_stacks(state, owner, at, stack[1:])
            after = replace(after, discard=(*state.discard, stack[0]))
            return self._end_turn(after, (used, Discarded(seat, ref), *exposed("stack", owner, stack[1:])))
        if state.power == "blue":
            upper, lower = stack[: len(stack) // 2], stack[len(stack) // 2 :]
            after = _with_stacks(state, owner, at, upper, lower)
            return self._end_turn(after, (used, *exposed("stack", owner, lower)))
        color = stack[0].face.color
        card, after = _from_neutral(state, color, 1)
        after = _with_stacks(after, owner, at, card + stack)
        return self._end_turn(after, (used, *exposed("stack", owner, card), *_exposed(after, color)))

    def _end_turn(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """The power is spent, and the next seat is to act."""
        return self._turn_or_end(replace(state, phase="place", power=None), left_of(state.active, state.turn), events)

    def _turn_or_end(self, state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
        """RULES 3.6: a player without stacks ends the game."""
        if not all(state.stacks[one] for one in state.active):
            return self._finish(state, "stacks_empty", events)
        return _turn_to(state, seat, events)

    def _finish(self, state: State, reason: str, events: tuple[Event, ...]) -> Step[State]:
        return ended(self, replace(state, phase="over", power=None, queue=(), reason=reason), events)

    def leave(self, state: State, seat: Seat) -> Step[State]:
        """C-28: stacks and line leave the game with the player; the neighbours close up; the last one left wins."""
        if seat not in state.active:
            raise IllegalAction(f"seat {shown(seat)} is not in the game")
        after = replace(
            state,
            stacks=with_item(state.stacks, seat, ()),
            lines=with_item(state.lines, seat, ()),
            box=(*state.box, *chain.from_iterable(state.stacks[seat]), *state.lines[seat]),
            queue=tuple([other for other in state.queue if other != seat]),
            active=tuple([other for other in state.active if other != seat]),
            left=(seat, *state.left),
        )
        events = (Left(seat),)
        if len(after.active) == 1:
            return self._finish(after, "left", events)
        if state.first == seat:
            after = replace(after, first=left_of(after.active, seat))
        if state.phase == "draft":
            return self._draft_on(after, events)
        if state.phase == "start":
            return self._start_on(after, events)
        return self._end_turn(after, events) if state.turn == seat else self._settle(after, events)

    def withdraw(self, state: State, card: CardRef) -> Step[State]:
        """Out of a stack, a neutral deck or the discard pile; cards in the lines stay."""
        piles = (state.discard, *state.neutral, *chain.from_iterable(state.stacks))
        found, (discard, *kept), _ = pull(piles, card)
        left = iter(kept)
        after = replace(
            state,
            discard=discard,
            neutral=tuple([next(left) for _ in state.neutral]),
            stacks=tuple([tuple([stack for _ in own if (stack := next(left))]) for own in state.stacks]),
            box=(*state.box, found),
        )
        return self._settle(after, (Withdrawn(card), *_all_tops(after)))

    def _settle(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """After a withdrawal or a leaver: a power without a target lapses;
        between turns, an empty seat ends the game.
        """
        if state.phase == "place" and not all(state.stacks[seat] for seat in state.active):
            return self._finish(state, "stacks_empty", events)
        if state.phase == "power" and not any(_targets(state)):
            return self._end_turn(state, events)
        if state.phase == "draft" and not _drafts(state, PACKET):
            return self._draft_on(state, events)
        if state.phase == "start" and not any(state.neutral):
            return self._start_on(state, events)
        return Step(state, events)

    def outcome(self, state: State) -> Outcome | None:
        """The longest line wins; then more cards left in the stacks; then they share (C-19)."""
        if state.reason is None:
            return None
        groups: dict[tuple[int, int], list[Seat]] = {}
        for seat in state.active:
            left_over = sum(map(len, state.stacks[seat]))
            groups.setdefault((len(state.lines[seat]), left_over), []).append(seat)
        ranking = [tuple(groups[worth]) for worth in sorted(groups, reverse=True)]
        return Outcome(state.reason, (*ranking, *[(seat,) for seat in state.left]))

    def public(self, state: State) -> View:
        """All lines; of every stack and neutral deck the size and the top; the card discarded last."""
        neutral = [Pile("neutral", None, len(deck), top(deck), COLORS[i]) for i, deck in enumerate(state.neutral)]
        stacks = [
            Pile("stack", Seat(seat), len(stack), stack[0].front, stack[0].face.color)
            for seat, own in enumerate(state.stacks)
            for stack in own
        ]
        last = state.discard[-1] if state.discard else None
        discard = Pile("discard", None, len(state.discard), last.front if isinstance(last, Card) else last)
        return View(
            game="chronology",
            viewer=None,
            phase=state.phase,
            acting=self.acting(state),
            round=0,
            active=state.active,
            rows=tuple([Row("line", Seat(seat), as_columns(line)) for seat, line in enumerate(state.lines)]),
            hands=(),
            piles=(*neutral, discard, *stacks),
            legal=(),
            power=state.power,
            outcome=self.outcome(state),
            options=self.agreed,
        )

    def browsed(self, state: State, seat: Seat) -> tuple[tuple[Front, ...], ...]:
        """The pictures of the own stacks, where that is agreed; their backs stay hidden."""
        return tuple(map(fronts, state.stacks[seat])) if self.options["browse_own_stacks"] else ()

    def redeal(self, state: State, viewer: Seat | None, luck: Luck) -> State:
        """Deal anew what the viewer cannot see below the tops, colour by colour, and every date nobody has seen."""
        piles = [*state.neutral, *chain.from_iterable(state.stacks)]
        own = state.stacks[viewer] if viewer is not None and self.options["browse_own_stacks"] else ()
        seen = [len(pile) if pile in own else 1 for pile in piles]
        shown = [state.discard, state.box, *[pile[:n] for pile, n in zip(piles, seen, strict=True)]]
        below = [pile[n:] for pile, n in zip(piles, seen, strict=True)]
        new, _ = dealt_anew(shown, below, luck, kind=lambda card: card.face.color)
        discard, box, *tops = new[: len(shown)]
        dealt = iter([top + below for top, below in zip(tops, new[len(shown) :], strict=True)])
        return replace(
            state,
            neutral=tuple([next(dealt) for _ in state.neutral]),
            stacks=tuple([tuple([next(dealt) for _ in own]) for own in state.stacks]),
            discard=discard,
            box=box,
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


def _turn_to(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
    return Step(replace(state, turn=seat), (*events, TURNS[seat]))


def _drafts(state: State, count: int) -> tuple[Action, ...]:
    """A deck with fewer cards than must be taken cannot be chosen (C-5)."""
    return tuple([Draft(COLORS[i]) for i, deck in enumerate(state.neutral) if len(deck) >= count])


def _targets(state: State) -> Iterator[tuple[Seat, int, Stack]]:
    """The stacks on which the power just won may be used: whose, which of them, and its cards."""
    for seat in state.active:
        own = state.stacks[seat]
        for at, stack in enumerate(own):
            splits = len(stack) >= 2 and len(own) < MAX_STACKS
            if splits if state.power == "blue" else (state.power == "red" or _neutral(state, stack[0].face.color)):
                yield seat, at, stack


def _neutral(state: State, color: str) -> Stack:
    return state.neutral[COLORS.index(color)]


def _from_neutral(state: State, color: str, count: int) -> tuple[Stack, State]:
    """Cards from the top of a neutral deck."""
    deck = _neutral(state, color)
    return deck[:count], replace(state, neutral=with_item(state.neutral, COLORS.index(color), deck[count:]))


def _with_stacks(state: State, owner: Seat, at: int, *stacks: Stack) -> State:
    """What lies in the place of one stack; an emptied stack ceases to exist at once."""
    own = state.stacks[owner]
    new = (*own[:at], *[stack for stack in stacks if stack], *own[at + 1 :])
    return replace(state, stacks=with_item(state.stacks, owner, new))


def _exposed(state: State, color: str) -> tuple[Event, ...]:
    return exposed("neutral", None, _neutral(state, color))


def _all_tops(state: State) -> Iterator[Event]:
    for color in COLORS:
        yield from _exposed(state, color)
    for seat in state.active:
        for stack in state.stacks[seat]:
            yield from exposed("stack", seat, stack)
