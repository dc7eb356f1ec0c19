"""The one placement test, shared by race and chronology (RULES 0.3), and what differs between two lists of cards."""

from collections.abc import Sequence
from typing import Any

from yearline.core.cards import Dated

Column = tuple[Dated, ...]


def fits(line: Sequence[Dated], gap: int, year: int) -> bool:
    """Whether a card of that year may lie in the gap. Not strict: any gap that touches an equal year is right."""
    return (gap == 0 or line[gap - 1].back.year <= year) and (gap == len(line) or year <= line[gap].back.year)


def insert(line: tuple[Dated, ...], gap: int, card: Dated) -> tuple[Dated, ...]:
    """The line with the card in the gap."""
    return (*line[:gap], card, *line[gap:])


def as_columns(line: Sequence[Dated]) -> tuple[Column, ...]:
    """A line as the columns of a row: every card stands alone."""
    return tuple([(card,) for card in line])


def splices(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[tuple[int, int, tuple[Any, ...]]]:
    """Where to cut how many items and put which ones instead, one after another, to make the new items of the old ones.

    >>> splices(("a", "b", "c"), ("a", "x", "b", "c"))
    [(1, 0, ('x',))]
    >>> splices(("a", "b", "c"), ("b", "c", "d"))
    [(0, 1, ()), (2, 0, ('d',))]
    """
    at, more, least = 0, len(new) - len(old), min(len(old), len(new))
    while at < least and old[at] == new[at]:
        at += 1
    if at == len(old):
        return [(at, 0, new[at:])] if more else []
    if more == 1 and old[at:] == new[at + 1 :]:  # a card was laid into a line
        return [(at, 0, new[at : at + 1])]
    kept = old[at + 1 :]
    end = at + len(kept)
    if more >= -1 and new[at:end] == kept:  # a card was played, and perhaps others drawn
        return [(at, 1, ()), (end, 0, new[end:])] if more >= 0 else [(at, 1, ())]
    return [(at, len(old) - at, new[at:])]
