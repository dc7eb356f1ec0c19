"""The only checked door into a game, and the loops that everybody needs around it."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

from yearline.core.actions import Action, Join, Leave, Proceed, to_text
from yearline.core.deck import Deck
from yearline.core.errors import GameOver, IllegalAction, NotYourTurn, shown
from yearline.core.events import Event, Withdrawn
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat

S = TypeVar("S")
OF_THE_TABLE: Final = frozenset((Leave, Join, Proceed))
"""What is done about a game rather than in it."""

Move = tuple[Seat, Action]
Withdrawal = tuple[int, CardRef]
"""A card taken out of play: after how many moves, and which."""


def play(rules: Rules[S], state: S, seat: Seat, action: Action) -> Step[S]:
    """Do what a seat asks, if the rules allow it. A refusal leaves everything as it was."""
    return resolve(rules, state, seat, check(rules, state, seat, action))


def check(rules: Rules[S], state: S, seat: Seat, action: Action) -> Action:
    """The legal action that is meant, or a refusal.
    Whether a seat may come or leave, or time may be up, the rules say themselves.
    """
    acting = rules.acting(state)
    if not acting:
        raise GameOver("the game is over")
    if isinstance(action, Leave | Join | Proceed) and type(seat) is int:
        return action
    if seat not in acting and not may_change(rules, state, seat):
        raise NotYourTurn(f"{_seats(acting)} to act, not seat {shown(seat)}")
    own = Seat(int(seat))  # a number that only equals a seat is none
    meant = rules.choice(state, own).find(action)
    if meant is None:
        raise IllegalAction(f"{_named(action)} is not possible now; expected {_some(rules.legal(state, own))}")
    return meant


def may_change(rules: Rules[S], state: S, seat: Seat) -> bool:
    """Whether the seat has chosen in secret, and may choose something else instead."""
    return type(seat) is int and rules.chosen(state, seat) is not None and bool(rules.legal(state, seat))


def resolve(rules: Rules[S], state: S, seat: Seat, action: Action) -> Step[S]:
    """What comes of an action that has been checked, now or when it was first played."""
    kind = type(action)
    if kind not in OF_THE_TABLE:
        return rules.apply(state, seat, action)
    if kind is Proceed:
        return rules.proceed(state)
    return rules.join(state, seat) if kind is Join else rules.leave(state, seat)


def _seats(acting: Sequence[Seat]) -> str:
    return f"seat {acting[0]} is" if len(acting) == 1 else f"{len(acting)} seats are"


def _named(action: object) -> str:
    """What was asked for; a text is not an action, however much it looks like one."""
    return shown(action) if isinstance(action, Action) else f"{shown(action)}, which is no Action (see from_text),"


def _some(legal: tuple[Action, ...]) -> str:
    shown = ", ".join(to_text(action) for action in legal[:6])
    return shown if len(legal) <= 6 else f"{shown} or one of {len(legal) - 6} more"


def withdraw(rules: Rules[S], state: S, card: CardRef) -> Step[S]:
    """Take a wrong card out of a running game. One that already lies in a row stays there."""
    if not rules.acting(state):
        raise GameOver("the game is over")
    if any(lying.ref == card for row in rules.public(state).rows for column in row.columns for lying in column):
        return Step(state, (Withdrawn(card),))
    return rules.withdraw(state, card)


def steps(
    rules: Rules[S], deck: Deck, seats: int, seed: int, moves: Iterable[Move], withdrawn: Iterable[Withdrawal] = ()
) -> Iterator[Step[S]]:
    """The game that a seed and a list of moves make, step by step: the deal, then one step a move or withdrawal."""
    step = rules.setup(deck, seats, seed)
    yield step
    for one in in_order(moves, withdrawn):
        step = play(rules, step.state, *one) if isinstance(one, tuple) else withdraw(rules, step.state, one)
        yield step


def in_order(moves: Iterable[Move], withdrawn: Iterable[Withdrawal]) -> Iterator[Move | CardRef]:
    """Moves, and between them the cards that were taken out of play, as they happened."""
    pulled = deque(withdrawn)
    for number, move in enumerate(moves):
        while pulled and pulled[0][0] <= number:
            yield pulled.popleft()[1]
        yield move
    for _, card in pulled:
        yield card


def replay(
    rules: Rules[S], deck: Deck, seats: int, seed: int, moves: Iterable[Move], withdrawn: Iterable[Withdrawal] = ()
) -> Step[S]:
    """The game that a seed and a list of moves make, with all its events."""
    events: list[Event] = []
    for step in steps(rules, deck, seats, seed, moves, withdrawn):
        events += step.events
    return Step(step.state, tuple(events))


def perft(rules: Rules[S], state: S, depth: int) -> int:
    """How many different lines of play there are, `depth` moves deep."""
    acting = rules.acting(state)
    if depth == 0 or not acting:
        return 1
    if depth == 1:
        return sum(len(rules.legal(state, seat)) for seat in acting)
    return sum(
        perft(rules, rules.apply(state, seat, action).state, depth - 1)
        for seat in acting
        for action in rules.legal(state, seat)
    )
