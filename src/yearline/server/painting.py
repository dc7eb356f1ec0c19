"""From views and events to bytes: the only place where a card becomes part of a message.

What everybody sees is encoded once per entry; a client's own part, `you`, is spliced in behind it. The input is `View` and
`Event`, whose types hold no date that has not been turned over.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Raw

from yearline.core import events as ev
from yearline.core.actions import Action, Place, to_text
from yearline.core.cards import Dated, Front
from yearline.core.view import Hand, Outcome, Pile, View
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

Cards = tuple[Front | Dated, ...]


class Painter:
    """One game as bytes. A hand or a row that has not changed since the last view is not encoded again."""

    __slots__ = ("_hands", "_piles", "_rows")

    def __init__(self) -> None:
        self._rows: dict[int, tuple[object, Any]] = {}
        self._hands: dict[int, tuple[Cards, WireHand]] = {}
        self._piles: dict[int, tuple[object, Any]] = {}

    def view(self, view: View) -> WireView:
        """What everybody sees."""
        return WireView(
            view.game,
            view.phase,
            view.turn,
            view.round,
            list(view.active),
            [WireRow(row.name, row.owner, self._columns(at, row.columns)) for at, row in enumerate(view.rows)],
            [self._hand(hand) for hand in view.hands],
            [self._pile(at, pile) for at, pile in enumerate(view.piles)],
            view.score,
            view.power,
            None if view.outcome is None else _outcome(view.outcome),
        )

    def _hand(self, hand: Hand) -> WireHand:
        """A hand. To see that its cards are the same ones is a matter of identity, and quick."""
        kept = self._hands.get(hand.owner)
        if kept is None or kept[0] != hand.cards:
            kept = self._hands[hand.owner] = (hand.cards, WireHand(hand.owner, _painted(hand.cards)))
        return kept[1]

    def _pile(self, at: int, pile: Pile) -> WirePile:
        top = None if pile.top is None else wire_card(pile.top)
        beneath = self._beneath(at, pile.beneath) if pile.beneath else []
        return WirePile(pile.name, pile.owner, pile.size, top, pile.color, beneath)

    def _beneath(self, at: int, cards: tuple[Dated, ...]) -> Any:
        kept = self._piles.get(at)
        if kept is None or kept[0] != cards:
            kept = self._piles[at] = (cards, _painted(cards))
        return kept[1]

    def _columns(self, at: int, columns: tuple[tuple[Dated, ...], ...]) -> Any:
        kept = self._rows.get(at)
        if kept is None or kept[0] != columns:
            painted = Raw(encode([[wire_card(card) for card in column] for column in columns]))
            kept = self._rows[at] = (columns, painted)
        return kept[1]


def _painted(cards: Cards) -> Any:
    """Cards as a list that is already encoded."""
    return Raw(encode([wire_card(card) for card in cards]))


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


def legal(actions: Sequence[Action]) -> Legal:
    """What a seat may do. Placements, if there are any, are each card into each gap; they are sent as the two factors."""
    last = actions[-1] if actions else None
    if type(last) is Place:
        gaps = last.gap + 1
        return Legal(Places([action.card for action in actions[::gaps] if type(action) is Place], gaps), [])
    return Legal(None, [to_text(action) for action in actions])


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
