"""What is different between two views of the same game, so that a move need not send the whole table again."""

from collections.abc import Iterable, Mapping
from typing import Any

from yearline.core.cards import Dated, Front
from yearline.core.events import Drew, Event, Exposed, Revealed
from yearline.core.ids import CardRef
from yearline.core.lines import splices
from yearline.core.view import Moved, Pile, View
from yearline.server.painting import wire_card, wire_pile
from yearline.server.wire.outgoing import ChangedPile, Relaid, Spliced, ViewChanges, WireCard

Shown = Mapping[CardRef, Front | Dated]


def telling(events: Iterable[Event]) -> tuple[list[Event], Shown]:
    """The events that a step tells, and the cards that they show whole, which the rest of it need only name.

    That another card came to the top of a pile, the changes of the piles say already.
    """
    told: list[Event] = []
    shown: dict[CardRef, Front | Dated] = {}
    for event in events:
        if type(event) is Exposed:
            continue
        told.append(event)
        if type(event) is Revealed:
            shown[event.card.ref] = event.card
        elif type(event) is Drew:
            for card in event.cards:
                shown[card.ref] = card
    return told, shown


def wired(moved: Moved, shown: Shown) -> ViewChanges:
    """What a game says has changed, as a message holds it."""
    made = ViewChanges(turn=moved.turn)
    if moved.round is not None:
        made.round = moved.round
    if moved.rows:
        made.rows = [
            Spliced(one.i, one.at, one.cut, [_named(column, shown) for column in one.put]) for one in moved.rows
        ]
    if moved.hands:
        made.hands = [Spliced(one.i, one.at, one.cut, _named(one.put, shown)) for one in moved.hands]
    if moved.piles:
        made.piles = [_pile(i, pile, shown) for i, pile in moved.piles]
    return made


def changes(before: View, after: View, shown: Shown) -> ViewChanges | None:
    """What turns the one view into the other. None where that is more than a move does: then the whole view is due."""
    if after.outcome is not None:
        return None
    made = ViewChanges()
    if before.turn != after.turn:
        made.turn = after.turn
    if before.round != after.round:
        made.round = after.round
    if before.phase != after.phase:
        made.phase = after.phase
    if before.active != after.active:
        made.active = list(after.active)
    if before.score != after.score:
        made.score = after.score
    if before.power != after.power:
        made.power = after.power
    if len(before.rows) != len(after.rows) or len(before.hands) != len(after.hands):
        return None
    if before.piles is not after.piles:
        _piles(before, after, shown, made)
    if before.rows is not after.rows:
        _rows(before, after, shown, made)
    if before.hands is not after.hands:
        _hands(before, after, shown, made)
    return made


def _rows(before: View, after: View, shown: Shown, made: ViewChanges) -> None:
    changed: list[Spliced] = []
    for i, new in enumerate(after.rows):
        old = before.rows[i]
        if new is not old:
            for at, cut, put in splices(old.columns, new.columns):
                changed.append(Spliced(i, at, cut, [_named(column, shown) for column in put]))
    if changed:
        made.rows = changed


def _hands(before: View, after: View, shown: Shown, made: ViewChanges) -> None:
    changed: list[Spliced] = []
    for i, new in enumerate(after.hands):
        old = before.hands[i]
        if new is not old:
            for at, cut, put in splices(old.cards, new.cards):
                changed.append(Spliced(i, at, cut, _named(put, shown)))
    if changed:
        made.hands = changed


def _piles(before: View, after: View, shown: Shown, made: ViewChanges) -> None:
    if len(before.piles) != len(after.piles):
        made.relaid = _relaid(before, after)
        return
    changed: list[ChangedPile] = []
    for i, new in enumerate(after.piles):
        old = before.piles[i]
        if new is old:
            continue
        if old.name != new.name or old.owner != new.owner or old.color != new.color:
            made.relaid = _relaid(before, after)
            return
        if old.size != new.size or old.top is not new.top or old.beneath != new.beneath:
            pile = _pile(i, new, shown)
            if old.beneath != new.beneath:
                spliced = splices(old.beneath, new.beneath)
                pile.beneath = [Spliced(i, at, cut, _named(put, shown)) for at, cut, put in spliced]
            changed.append(pile)
    if changed:
        made.piles = changed


def _pile(i: int, pile: Pile, shown: Shown) -> ChangedPile:
    return ChangedPile(i, pile.size, None if pile.top is None else _name(pile.top, shown))


def _relaid(before: View, after: View) -> list[Relaid]:
    """Other piles lie on the table than before: one is used up, or was split in two."""
    return [Relaid(at, cut, [wire_pile(pile) for pile in put]) for at, cut, put in splices(before.piles, after.piles)]


def _named(cards: Iterable[Front | Dated], shown: Shown) -> list[Any]:
    return [_name(card, shown) for card in cards] if cards else []


def _name(card: Front | Dated, shown: Shown) -> WireCard | int:
    """The number of a card that was shown exactly so, or the card itself."""
    return card.ref if shown.get(card.ref) is card else wire_card(card)
