"""What is different between two views of the same game, so that a move need not send the whole table again."""

from typing import Any

from yearline.core.view import View
from yearline.server.painting import wire_card
from yearline.server.wire.outgoing import ChangedPile, Spliced, ViewChanges


def changes(before: View, after: View) -> ViewChanges | None:
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
    if len(before.rows) != len(after.rows) or len(before.hands) != len(after.hands) or not _piles(before, after, made):
        return None
    if before.rows is not after.rows:
        _rows(before, after, made)
    _hands(before, after, made)
    return made


def _rows(before: View, after: View, made: ViewChanges) -> None:
    changed: list[Spliced] = []
    for i, new in enumerate(after.rows):
        old = before.rows[i]
        if old.columns != new.columns:
            for at, cut, put in splices(old.columns, new.columns):
                changed.append(Spliced(i, at, cut, [[wire_card(card) for card in column] for column in put]))
    if changed:
        made.rows = changed


def _hands(before: View, after: View, made: ViewChanges) -> None:
    changed: list[Spliced] = []
    for i, new in enumerate(after.hands):
        old = before.hands[i]
        if new is not old and new.cards != old.cards:
            changed += _cards(i, old.cards, new.cards)
    if changed:
        made.hands = changed


def _piles(before: View, after: View, made: ViewChanges) -> bool:
    """False where other piles lie on the table than before."""
    if len(before.piles) != len(after.piles):
        return False
    changed: list[ChangedPile] = []
    for i, new in enumerate(after.piles):
        old, top = before.piles[i], new.top
        if old.name != new.name or old.owner != new.owner or old.color != new.color:
            return False
        if old.size != new.size or old.top is not top or old.beneath != new.beneath:
            pile = ChangedPile(i, new.size, None if top is None else wire_card(top))
            if old.beneath != new.beneath:
                pile.beneath = _cards(i, old.beneath, new.beneath)
            changed.append(pile)
    if changed:
        made.piles = changed
    return True


def _cards(i: int, old: tuple[Any, ...], new: tuple[Any, ...]) -> list[Spliced]:
    return [Spliced(i, at, cut, [wire_card(card) for card in put]) for at, cut, put in splices(old, new)]


def splices(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[tuple[int, int, tuple[Any, ...]]]:
    """Where to cut how many items and put which ones instead, one after another, to make the new items of the old ones.

    >>> splices(("a", "b", "c"), ("a", "x", "b", "c"))
    [(1, 0, ('x',))]
    >>> splices(("a", "b", "c"), ("b", "c", "d"))
    [(0, 1, ()), (2, 0, ('d',))]
    """
    at, least = 0, min(len(old), len(new))
    while at < least and old[at] == new[at]:
        at += 1
    if old[at:] == new[at + 1 :]:  # a card was laid into a line
        return [(at, 0, new[at : at + 1])]
    kept = old[at + 1 :]
    end = at + len(kept)
    if new[at:end] == kept:  # a card was played, and perhaps others drawn
        return [(at, 1, ()), (end, 0, new[end:])] if new[end:] else [(at, 1, ())]
    return [(at, len(old) - at, new[at:])]
