"""What has changed between two views, as a step tells it: by numbers wherever its events show a card whole."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import UNSET, Struct

from yearline.core.cards import Dated, Front
from yearline.core.compare import SAME, Changes, PileChange, Splice
from yearline.core.events import Drew, Exposed, Revealed
from yearline.core.ids import CardRef
from yearline.server.wire.encoding import WIRE_EVENTS, wire_card, wire_pile
from yearline.server.wire.outgoing import ChangedPile, Relaid, Spliced, ViewChanges, WireCard

Shown = Mapping[CardRef, Front | Dated]
_WITH_CARDS: Final = frozenset((Revealed, Drew, Exposed))


def wire_telling(events: Iterable[Any]) -> tuple[list[Struct], Shown]:
    """The events as a step tells them, and the cards that they show whole, which the rest of it need only name.

    That another card came to the top of a pile, the changes of the piles say already.
    """
    told: list[Struct] = []
    shown: dict[CardRef, Front | Dated] = {}
    for event in events:
        kind = type(event)
        if kind in _WITH_CARDS:
            if kind is Exposed:
                continue
            if kind is Drew:
                for card in event.cards:
                    shown[card.ref] = card
            else:
                shown[event.card.ref] = event.card
        told.append(WIRE_EVENTS[kind](event))
    return told, shown


def wire_changes(changes: Changes, shown: Shown) -> ViewChanges:
    """What has changed in a view, as a message holds it: what is the same there is left out here."""
    return ViewChanges(
        changes.phase,
        changes.turn,
        changes.round,
        UNSET if changes.active is SAME else list(changes.active),
        changes.score,
        changes.power,
        _relined(changes.rows, shown) if changes.rows else UNSET,
        _spliced(changes.hands, shown) if changes.hands else UNSET,
        [_pile(pile, shown) for pile in changes.piles] if changes.piles else UNSET,
        [Relaid(one.at, one.cut, [wire_pile(pile) for pile in one.put]) for one in changes.relaid]
        if changes.relaid
        else UNSET,
    )


def _relined(rows: Iterable[Splice], shown: Shown) -> list[Spliced]:
    return [Spliced(one.i, one.at, one.cut, [_named(column, shown) for column in one.put]) for one in rows]


def _spliced(splices: Iterable[Splice], shown: Shown) -> list[Spliced]:
    return [Spliced(one.i, one.at, one.cut, _named(one.put, shown)) for one in splices]


def _pile(pile: PileChange, shown: Shown) -> ChangedPile:
    beneath = _spliced(pile.beneath, shown) if pile.beneath else UNSET
    return ChangedPile(pile.i, pile.size, None if pile.top is None else _name(pile.top, shown), beneath)


def _named(cards: Iterable[Front | Dated], shown: Shown) -> list[Any]:
    return [_name(card, shown) for card in cards] if cards else []


def _name(card: Front | Dated, shown: Shown) -> WireCard | int:
    """The number of a card that was shown exactly so, or the card itself."""
    # A view and the events before it share their cards; another object may be another side, and is sent whole.
    return card.ref if shown.get(card.ref) is card else wire_card(card)
