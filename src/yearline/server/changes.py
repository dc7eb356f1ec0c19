"""What is different between two views of the same game, so that a move need not send the whole table again."""

from typing import Any

from yearline.core.view import Pile, View
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
    try:
        _rows(before, after, made)
        _hands(before, after, made)
        _piles(before, after, made)
    except ValueError:  # not the same rows, hands and piles lie on the table
        return None
    return made


def _rows(before: View, after: View, made: ViewChanges) -> None:
    changed: list[Spliced] = []
    for i, (old, new) in enumerate(zip(before.rows, after.rows, strict=True)):
        if old is not new and old.columns != new.columns:
            for at, cut, put in splices(old.columns, new.columns):
                changed.append(Spliced(i, at, cut, [[wire_card(card) for card in column] for column in put]))
    if changed:
        made.rows = changed


def _hands(before: View, after: View, made: ViewChanges) -> None:
    changed: list[Spliced] = []
    for i, (old, new) in enumerate(zip(before.hands, after.hands, strict=True)):
        if old is not new and old.cards != new.cards:
            changed += _cards(i, old.cards, new.cards)
    if changed:
        made.hands = changed


def _piles(before: View, after: View, made: ViewChanges) -> None:
    changed: list[ChangedPile] = []
    for i, (old, new) in enumerate(zip(before.piles, after.piles, strict=True)):
        top = new.top
        if old.size != new.size or old.top is not top or old.beneath != new.beneath:
            pile = ChangedPile(i, new.size, None if top is None else wire_card(top))
            if old.beneath != new.beneath:
                pile.beneath = _cards(i, old.beneath, new.beneath)
            changed.append(pile)
        if old.name != new.name or old.owner != new.owner or old.color != new.color:
            raise ValueError("another pile")
    if changed:
        made.piles = changed


def _cards(i: int, old: tuple[Any, ...], new: tuple[Any, ...]) -> list[Spliced]:
    return [Spliced(i, at, cut, [wire_card(card) for card in put]) for at, cut, put in splices(old, new)]


def splices(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[tuple[int, int, list[Any]]]:
    """Where to cut how many items and put which ones instead, one after another, to make the new items of the old ones.

    >>> splices(("a", "b", "c"), ("b", "c", "d"))
    [(0, 1, []), (2, 0, ['d'])]
    """
    made: list[tuple[int, int, list[Any]]] = []
    i, at, olds, news = 0, 0, len(old), len(new)
    while i < olds and at < news:
        if old[i] == new[at]:
            i, at = i + 1, at + 1
        elif at + 1 < news and old[i] == new[at + 1]:  # as when a card is laid into a line
            made.append((at, 0, [new[at]]))
            i, at = i + 1, at + 2
        else:
            upto = old.index(new[at], i) if new[at] in old[i:] else i + 1
            made.append((at, upto - i, []))
            i = upto
    if i < olds or at < news:
        made.append((at, olds - i, list(new[at:])))
    return made
