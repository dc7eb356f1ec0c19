"""From views and events to messages: the only place where a card becomes part of one.

The input is `View` and `Event`, whose types hold no date that has not been turned over.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from yearline.core import events as ev
from yearline.core.actions import to_text
from yearline.core.cards import Dated, Front
from yearline.core.choice import Choice
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
)


def wire_view(view: View) -> WireView:
    """What everybody sees."""
    return WireView(
        view.game,
        view.phase,
        view.turn,
        view.round,
        list(view.active),
        [WireRow(row.name, row.owner, _columns(row.columns)) for row in view.rows],
        [WireHand(hand.owner, _cards(hand.cards)) for hand in view.hands],
        [_pile(pile) for pile in view.piles],
        view.score,
        view.power,
        None if view.outcome is None else _outcome(view.outcome),
    )


def _columns(columns: Iterable[tuple[Dated, ...]]) -> list[list[WireCard]]:
    return [_cards(column) for column in columns]


def _cards(cards: Iterable[Front | Dated]) -> list[WireCard]:
    return [wire_card(card) for card in cards]


def _pile(pile: Pile) -> WirePile:
    top = None if pile.top is None else wire_card(pile.top)
    return WirePile(pile.name, pile.owner, pile.size, top, pile.color, _cards(pile.beneath))


def wire_events(events: Iterable[ev.Event]) -> list[dict[str, Any]]:
    """What happened: each event is a table with its name under `e`."""
    return [_EVENTS[type(event)](event) for event in events]


def wire_card(card: Front | Dated) -> WireCard:
    """A card as a message holds it."""
    face = card.face
    if isinstance(card, Front):
        return WireCard(card.ref, face.picture, face.symbol, face.color)
    back = card.back
    return WireCard(card.ref, face.picture, face.symbol, face.color, back.year, back.precision, back.symbol)


def wire_legal(choice: Choice) -> Legal:
    """What a seat may do."""
    place = Places(list(choice.cards), choice.gaps) if choice.gaps else None
    return Legal(place, [to_text(action) for action in choice.other])


def _outcome(outcome: Outcome) -> WireOutcome:
    return WireOutcome(outcome.reason, [list(place) for place in outcome.ranking], outcome.score, outcome.band)


_EVENTS: Final[Mapping[type, Callable[[Any], dict[str, Any]]]] = {
    ev.Setup: lambda e: {
        "e": "setup",
        "game": e.game,
        "seats": e.seats,
        "first": e.first,
        "commitment": e.commitment,
    },
    ev.TurnBegan: lambda e: {"e": "turn_began", "seat": e.seat},
    ev.Revealed: lambda e: {"e": "revealed", "card": wire_card(e.card)},
    ev.Placed: lambda e: {
        "e": "placed",
        "seat": e.seat,
        "card": e.card,
        "row": e.row,
        "owner": e.owner,
        "index": e.index,
    },
    ev.Blocked: lambda e: {"e": "blocked", "seat": e.seat, "card": e.card},
    ev.Missed: lambda e: {"e": "missed", "seat": e.seat, "card": e.card, "gap": e.gap},
    ev.Discarded: lambda e: {"e": "discarded", "seat": e.seat, "card": e.card},
    ev.Drew: lambda e: {"e": "drew", "seat": e.seat, "cards": [wire_card(card) for card in e.cards]},
    ev.Drafted: lambda e: {"e": "drafted", "seat": e.seat, "color": e.color, "count": e.count},
    ev.Exposed: lambda e: {"e": "exposed", "pile": e.pile, "owner": e.owner, "card": wire_card(e.card)},
    ev.Reshuffled: lambda e: {"e": "reshuffled", "count": e.count},
    ev.PowerUsed: lambda e: {
        "e": "power_used",
        "seat": e.seat,
        "color": e.color,
        "owner": e.owner,
        "card": e.card,
    },
    ev.Eliminated: lambda e: {"e": "eliminated", "seats": list(e.seats)},
    ev.RoundEnded: lambda e: {"e": "round_ended", "round": e.round},
    ev.Left: lambda e: {"e": "left", "seat": e.seat},
    ev.Withdrawn: lambda e: {"e": "withdrawn", "card": e.card},
    ev.GameEnded: lambda e: {"e": "game_ended", "outcome": _outcome(e.outcome)},
}
