"""From views and events to messages: the only place where a card becomes part of one.

The input is `View` and `Event`, whose types hold no date that has not been turned over.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct

from yearline.core import events as ev
from yearline.core.actions import to_text
from yearline.core.cards import Dated, Front
from yearline.core.choice import Choice
from yearline.core.ids import Seat
from yearline.core.view import Outcome, Pile, View
from yearline.server.wire.outgoing import (
    Browsed,
    Legal,
    Places,
    WireCard,
    WireHand,
    WireOutcome,
    WirePile,
    WireRow,
    WireView,
)


def wire_view(view: View) -> WireView:
    """What everybody sees."""
    return WireView(
        view.game,
        view.phase,
        view.acting[0] if len(view.acting) == 1 else None,
        view.round,
        list(view.active),
        [WireRow(row.name, row.owner, _columns(row.columns)) for row in view.rows],
        [WireHand(hand.owner, _cards(hand.cards)) for hand in view.hands],
        [wire_pile(pile) for pile in view.piles],
        view.score,
        view.power,
        None if view.outcome is None else _outcome(view.outcome),
        {name: list(now) if isinstance(now, tuple) else now for name, now in view.options},
        list(view.acting) if len(view.acting) > 1 else UNSET,
        UNSET if view.stake is None else view.stake,
        list(view.points) if view.points else UNSET,
        list(view.tally) if view.tally else UNSET,
        list(view.runs) if view.runs else UNSET,
        UNSET if view.asked is None else view.asked,
    )


def _columns(columns: Iterable[tuple[Dated, ...]]) -> list[list[WireCard]]:
    return [_cards(column) for column in columns]


def _cards(cards: Iterable[Front | Dated]) -> list[WireCard]:
    return [wire_card(card) for card in cards]


def wire_pile(pile: Pile) -> WirePile:
    """A pile as a message holds it."""
    top = None if pile.top is None else wire_card(pile.top)
    return WirePile(pile.name, pile.owner, pile.size, top, pile.color, _cards(pile.beneath))


def wire_events(events: Iterable[ev.Event]) -> list[Struct]:
    """What happened: each event is a table with its name under `e`."""
    return [WIRE_EVENTS[type(event)](event) for event in events]


def wire_card(card: Front | Dated) -> WireCard:
    """A card as a message holds it."""
    face = card.face
    if type(card) is Dated:  # a third of what `isinstance` takes, and a frame holds a hundred cards
        back = card.back
        precision = UNSET if back.precision == "year" else back.precision
        return WireCard(card.ref, face.picture, face.symbol, face.color, back.year, precision, back.symbol)
    return WireCard(card.ref, face.picture, face.symbol, face.color)


def wire_legal(choice: Choice) -> Legal:
    """What a seat may do."""
    place = Places(list(choice.cards), choice.gaps) if choice.gaps else None
    return Legal(place, [to_text(action) for action in choice.other] if choice.other else [])


def wire_browsed(seat: Seat, piles: Iterable[Iterable[Front]]) -> Browsed:
    """What a seat may look through."""
    return Browsed(seat, [_cards(pile) for pile in piles])


def _outcome(outcome: Outcome) -> WireOutcome:
    return WireOutcome(outcome.reason, [list(place) for place in outcome.ranking], outcome.score, outcome.band)


def _shape(name: str, *fields: str) -> type[Struct]:
    """How an event lies in a message: its name under `e`, then its fields.

    A struct is made and encoded by compiled code; and a look into a table
    finds which one, where a `match` would ask for up to twenty types in turn.
    """
    return msgspec.defstruct(name, fields, tag_field="e", tag=name, gc=False)


_SETUP: Final = _shape("setup", "game", "seats", "first", "commitment")
_TURN_BEGAN: Final = _shape("turn_began", "seat")
_ROUND_BEGAN: Final = _shape("round_began", "round")
_COMMITTED: Final = _shape("committed", "seat")
_TALLIED: Final = _shape("tallied", "counts", "right")
_REVEALED: Final = _shape("revealed", "card")
_PLACED: Final = _shape("placed", "seat", "card", "row", "owner", "index")
_BLOCKED: Final = _shape("blocked", "seat", "card")
_MISSED: Final = _shape("missed", "seat", "card", "gap")
_DISCARDED: Final = _shape("discarded", "seat", "card")
_CLEARED: Final = _shape("cleared", "card")
_DREW: Final = _shape("drew", "seat", "cards")
_DRAFTED: Final = _shape("drafted", "seat", "color", "count")
_EXPOSED: Final = _shape("exposed", "pile", "owner", "card")
_RESHUFFLED: Final = _shape("reshuffled", "count")
_POWER_USED: Final = _shape("power_used", "seat", "color", "owner", "card")
_ELIMINATED: Final = _shape("eliminated", "seats")
_ROUND_ENDED: Final = _shape("round_ended", "round")
_JOINED: Final = _shape("joined", "seat")
_LEFT: Final = _shape("left", "seat")
_WITHDRAWN: Final = _shape("withdrawn", "card")
_GAME_ENDED: Final = _shape("game_ended", "outcome")

WIRE_EVENTS: Final[Mapping[type, Callable[[Any], Struct]]] = {
    ev.Setup: lambda e: _SETUP(e.game, e.seats, e.first, e.commitment),
    ev.TurnBegan: lambda e: _TURN_BEGAN(e.seat),
    ev.RoundBegan: lambda e: _ROUND_BEGAN(e.round),
    ev.Committed: lambda e: _COMMITTED(e.seat),
    ev.Tallied: lambda e: _TALLIED(list(e.counts), list(e.right)),
    ev.Revealed: lambda e: _REVEALED(wire_card(e.card)),
    ev.Placed: lambda e: _PLACED(e.seat, e.card, e.row, e.owner, e.index),
    ev.Blocked: lambda e: _BLOCKED(e.seat, e.card),
    ev.Missed: lambda e: _MISSED(e.seat, e.card, e.gap),
    ev.Discarded: lambda e: _DISCARDED(e.seat, e.card),
    ev.Cleared: lambda e: _CLEARED(e.card),
    ev.Drew: lambda e: _DREW(e.seat, [wire_card(card) for card in e.cards]),
    ev.Drafted: lambda e: _DRAFTED(e.seat, e.color, e.count),
    ev.Exposed: lambda e: _EXPOSED(e.pile, e.owner, wire_card(e.card)),
    ev.Reshuffled: lambda e: _RESHUFFLED(e.count),
    ev.PowerUsed: lambda e: _POWER_USED(e.seat, e.color, e.owner, e.card),
    ev.Eliminated: lambda e: _ELIMINATED(list(e.seats)),
    ev.RoundEnded: lambda e: _ROUND_ENDED(e.round),
    ev.Joined: lambda e: _JOINED(e.seat),
    ev.Left: lambda e: _LEFT(e.seat),
    ev.Withdrawn: lambda e: _WITHDRAWN(e.card),
    ev.GameEnded: lambda e: _GAME_ENDED(_outcome(e.outcome)),
}
