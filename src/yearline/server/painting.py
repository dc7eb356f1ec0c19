"""From views and events to bytes: the only place where a card becomes part of a message.

What everybody sees is encoded once per entry; a client's own part, `you`, is spliced in behind it. A card's bytes are made
once per game and side, so a frame is mostly the joining of ready pieces. The input is `View` and `Event`, whose types hold no
date that has not been turned over.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Raw

from yearline.core import events as ev
from yearline.core.actions import Action, Place, to_text
from yearline.core.cards import Dated, Front
from yearline.core.view import Outcome, Pile, View
from yearline.server.wire.outgoing import (
    Legal,
    Places,
    WireCard,
    WireHand,
    WireOutcome,
    WirePile,
    WireRow,
    WireView,
    encode,
)

Painted = Any
"""A piece of JSON that is already encoded, where the message types say `WireCard`."""


class Painter:
    """The cards of one game as bytes."""

    __slots__ = ("_kept", "_painted")

    def __init__(self) -> None:
        self._painted: dict[int, Raw] = {}
        self._kept: list[Front | Dated] = []

    def card(self, card: Front | Dated) -> Painted:
        """A card, with its date if it has been turned over. It is known by its identity: a game does not copy its cards."""
        return self._painted.get(id(card)) or self._paint(card)

    def _paint(self, card: Front | Dated) -> Painted:
        """Paint a card and keep it, so that no other one can have its identity."""
        self._kept.append(card)
        painted = self._painted[id(card)] = Raw(encode(wire_card(card)))
        return painted

    def cards(self, cards: Sequence[Front | Dated]) -> list[Painted]:
        """Several cards, in order."""
        painted = list(map(self._painted.get, map(id, cards)))
        return painted if None not in painted else [self.card(card) for card in cards]

    def columns(self, columns: Sequence[Sequence[Dated]]) -> list[list[Painted]]:
        """The columns of a row. Where each holds one card, they are painted in one go."""
        if sum(map(len, columns)) == len(columns) and all(columns):
            return [[card] for card in self.cards([column[0] for column in columns])]
        return [self.cards(column) for column in columns]

    def view(self, view: View) -> WireView:
        """What everybody sees."""
        cards = self.cards
        return WireView(
            view.game,
            view.phase,
            view.turn,
            view.round,
            list(view.active),
            [WireRow(row.name, row.owner, self.columns(row.columns)) for row in view.rows],
            [WireHand(hand.owner, cards(hand.cards)) for hand in view.hands],
            [self._pile(pile) for pile in view.piles],
            view.score,
            view.power,
            None if view.outcome is None else _outcome(view.outcome),
        )

    def _pile(self, pile: Pile) -> WirePile:
        top = None if pile.top is None else self.card(pile.top)
        beneath = self.cards(pile.beneath) if pile.beneath else []
        return WirePile(pile.name, pile.owner, pile.size, top, pile.color, beneath)

    def events(self, events: Iterable[ev.Event]) -> list[dict[str, Any]]:
        """What happened: each event is a table with its name under `e`."""
        return [_EVENTS[type(event)](self, event) for event in events]


def wire_card(card: Front | Dated) -> WireCard:
    """A card as a message holds it."""
    face = card.face
    if isinstance(card, Front):
        return WireCard(card.ref, face.picture, face.symbol, face.color)
    back = card.back
    return WireCard(card.ref, face.picture, face.symbol, face.color, back.year, back.precision, back.symbol)


def legal(actions: Sequence[Action]) -> Legal:
    """What a seat may do. Placements, if there are any, are each card into each gap; they are sent as the two factors."""
    last = actions[-1] if actions else None
    if type(last) is Place:
        gaps = last.gap + 1
        return Legal(Places([action.card for action in actions[::gaps] if type(action) is Place], gaps), [])
    return Legal(None, [to_text(action) for action in actions])


def _outcome(outcome: Outcome) -> WireOutcome:
    return WireOutcome(outcome.reason, [list(place) for place in outcome.ranking], outcome.score, outcome.band)


_EVENTS: Final[Mapping[type, Callable[[Painter, Any], dict[str, Any]]]] = {
    ev.Setup: lambda _, e: {
        "e": "setup",
        "game": e.game,
        "seats": e.seats,
        "first": e.first,
        "commitment": e.commitment,
    },
    ev.TurnBegan: lambda _, e: {"e": "turn_began", "seat": e.seat},
    ev.Revealed: lambda p, e: {"e": "revealed", "card": p.card(e.card)},
    ev.Placed: lambda _, e: {
        "e": "placed",
        "seat": e.seat,
        "card": e.card,
        "row": e.row,
        "owner": e.owner,
        "index": e.index,
    },
    ev.Blocked: lambda _, e: {"e": "blocked", "seat": e.seat, "card": e.card},
    ev.Missed: lambda _, e: {"e": "missed", "seat": e.seat, "card": e.card, "gap": e.gap},
    ev.Discarded: lambda _, e: {"e": "discarded", "seat": e.seat, "card": e.card},
    ev.Drew: lambda p, e: {"e": "drew", "seat": e.seat, "cards": p.cards(e.cards)},
    ev.Drafted: lambda _, e: {"e": "drafted", "seat": e.seat, "color": e.color, "count": e.count},
    ev.Exposed: lambda p, e: {"e": "exposed", "pile": e.pile, "owner": e.owner, "card": p.card(e.card)},
    ev.Reshuffled: lambda _, e: {"e": "reshuffled", "count": e.count},
    ev.PowerUsed: lambda _, e: {
        "e": "power_used",
        "seat": e.seat,
        "color": e.color,
        "owner": e.owner,
        "card": e.card,
    },
    ev.Eliminated: lambda _, e: {"e": "eliminated", "seats": list(e.seats)},
    ev.RoundEnded: lambda _, e: {"e": "round_ended", "round": e.round},
    ev.Left: lambda _, e: {"e": "left", "seat": e.seat},
    ev.Withdrawn: lambda _, e: {"e": "withdrawn", "card": e.card},
    ev.GameEnded: lambda _, e: {"e": "game_ended", "outcome": _outcome(e.outcome)},
}
