"""Piles that grow or shrink at one end without moving the cards below: a copy for every move would touch all of them.

Both are values: whoever holds one sees the same cards for ever.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

C = TypeVar("C")


class _Pile(Sequence[C], Generic[C]):
    """What both have in common: they compare and hash by their cards, as tuples do."""

    __slots__ = ()

    @abstractmethod
    def cards(self) -> tuple[C, ...]:
        """All cards, in order."""

    def __iter__(self) -> Iterator[C]:
        return iter(self.cards())

    @overload
    def __getitem__(self, at: int) -> C: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[C, ...]: ...
    def __getitem__(self, at: int | slice) -> C | tuple[C, ...]:
        return self.cards()[at]

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, _Pile | tuple) and self.cards() == tuple(other)

    def __hash__(self) -> int:
        return hash(self.cards())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.cards()!r}"


class Stock(_Pile[C]):
    """A deck to draw from. The first card is on top."""

    __slots__ = ("_cards", "_drawn", "size", "top")

    def __init__(self, cards: tuple[C, ...], drawn: int = 0) -> None:
        self._cards = cards
        self._drawn = drawn
        self.size = size = len(cards) - drawn
        self.top: C | None = cards[drawn] if size else None
        """The card that is drawn next."""

    def __len__(self) -> int:
        return self.size

    def cards(self) -> tuple[C, ...]:
        """What is left."""
        return self._cards[self._drawn :]

    def drawn(self) -> "Stock[C]":
        """What is left when the top is drawn."""
        return Stock(self._cards, self._drawn + 1)


class Heap(_Pile[C]):
    """A discard pile. The last card is on top.

    Heaps that grew out of each other share one list, of which each knows how much is its own. Only the longest
    may add to it; an older one, from which the game was played on differently, begins a list of its own.
    """

    __slots__ = ("_list", "size", "top")

    def __init__(self, cards: Sequence[C] = ()) -> None:
        self._list = list(cards)
        self.size = len(self._list)
        self.top: C | None = self._list[-1] if self._list else None
        """The card that was discarded last."""

    def __len__(self) -> int:
        return self.size

    def cards(self) -> tuple[C, ...]:
        """All of it."""
        return tuple(self._list[: self.size])

    def with_top(self, card: C) -> "Heap[C]":
        """The heap with one more card."""
        size = self.size
        shared = self._list if len(self._list) == size else self._list[:size]
        shared.append(card)
        grown: Heap[C] = Heap.__new__(Heap)
        grown._list, grown.size, grown.top = shared, size + 1, card
        return grown
