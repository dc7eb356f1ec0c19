"""Lines of dated cards, and the one placement test, shared by race and chronology (RULES 0.3)."""

from collections.abc import Sequence

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
