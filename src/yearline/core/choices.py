"""What the seats of a table have chosen in secret: grows by one choice at a time without copying those made before.

A round of many seats makes as many states as there are choices. With a tuple in
each, a round would cost the square of the seats; here every state shares one list
with those before it. Whoever goes on from an older state gets a list of their own.
"""

from collections.abc import Iterator, Sequence
from typing import Any, final, overload

from yearline.core.actions import Action
from yearline.core.ids import Seat
from yearline.core.turns import SEATS


@final
class Choices:
    """The choices of one round. A value: whoever holds one sees the same choices for ever."""

    __slots__ = ("_first", "_made", "_size", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._made: dict[Seat, tuple[int, Action]] = {}
        self._size = 0
        self._first = 0

    def __getitem__(self, seat: Seat) -> Action | None:
        """What a seat has chosen; None if it has not yet, or is none."""
        number, action = self._made.get(seat, (self._size, None))
        return action if number < self._size else None

    def __len__(self) -> int:
        return self._size

    def items(self) -> Iterator[tuple[Seat, Action]]:
        """Seats and their choices, in the order in which they were made."""
        return ((seat, action) for seat, (number, action) in self._made.items() if number < self._size)

    def plus(self, seat: Seat, action: Action) -> "Choices":
        """With the choice of a seat; one that it made before is gone, and nobody who holds an older value sees that."""
        if self[seat] is not None:
            return self._without(seat).plus(seat, action)
        after = Choices(self.seats)
        made = self._made if len(self._made) == self._size else {one: self._made[one] for one, _ in self.items()}
        made[seat] = (self._size, action)
        after._made, after._size, after._first = made, self._size + 1, self._first
        while after._first in made:
            after._first += 1
        return after

    def _without(self, seat: Seat) -> "Choices":
        """As if the seat had not chosen. A list of its own: others share the old one."""
        after = Choices(self.seats)
        others = [(one, action) for one, action in self.items() if one != seat]
        after._made = {one: (number, action) for number, (one, action) in enumerate(others)}
        after._size, after._first = len(others), min(self._first, seat)
        return after

    @property
    def waiting(self) -> "Undecided":
        """Those who have not chosen yet."""
        return Undecided(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self._told() == other._told()

    def __hash__(self) -> int:
        return hash(self._told())

    def __repr__(self) -> str:
        return f"Choices({self.seats}, {dict(self.items())!r})"

    def _told(self) -> tuple[int, frozenset[tuple[Seat, Action]]]:
        return self.seats, frozenset(self.items())


@final
class Undecided(Sequence[Seat]):
    """The seats without a choice, in order. Who is first, how many
    there are and who is among them is known without a look at all.
    """

    __slots__ = ("_choices",)

    def __init__(self, choices: Choices) -> None:
        self._choices = choices

    def __len__(self) -> int:
        return self._choices.seats - len(self._choices)

    def __contains__(self, seat: object) -> bool:
        return isinstance(seat, int) and 0 <= seat < self._choices.seats and self._choices[Seat(seat)] is None

    def __iter__(self) -> Iterator[Seat]:
        choices = self._choices
        made = choices._made if len(choices._made) == choices._size else dict(choices.items())
        return iter([seat for seat in SEATS[: choices.seats] if seat not in made])

    @overload
    def __getitem__(self, at: int) -> Seat: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Seat, ...]: ...
    def __getitem__(self, at: int | slice) -> Seat | tuple[Seat, ...]:
        if at == 0 and self:
            return Seat(self._choices._first)
        return tuple(self)[at]

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Undecided | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))
