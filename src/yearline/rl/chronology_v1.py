"""chronology: draft a colour, lay the top of a stack into a gap, use a power on a stack, or pass.

Action numbers, in this order: three colours; stack x gaps + gap; seat (the own first) x 4 + stack; pass.
"""

from typing import Any, ClassVar

from yearline.core.actions import Action, Draft, Place, Use
from yearline.core.deck import COLORS
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Pile, View
from yearline.rl.encoding import Encoding, one_hot, padded
from yearline.rl.environment import TableEnv, wrapped

STACKS = 4


class ChronologyEncoding(Encoding):
    """The phase, the power, the neutral decks, all stacks and all lines, the own first."""

    @property
    def actions(self) -> int:
        """Colours, placements, targets, and passing."""
        return len(COLORS) + STACKS * self.gaps + self.seats * STACKS + 1

    def index(self, view: View, action: Action) -> int:
        """The number of an action."""
        match action:
            case Draft(color):
                return COLORS.index(color)
            case Place(card, gap):
                return len(COLORS) + self._stack(view, card)[1] * self.gaps + gap
            case Use(card):
                seat, slot = self._stack(view, card)
                return len(COLORS) + STACKS * self.gaps + seat * STACKS + slot
            case _:
                return self.actions - 1

    def _stack(self, view: View, card: CardRef) -> tuple[int, int]:
        """Whose stack, counted from the viewer, and which."""
        for seat, owner in enumerate(self.seen_from(view)):
            for slot, pile in enumerate(_stacks(view, owner)):
                if pile.top and pile.top.ref == card:
                    return seat, slot
        raise AssertionError(f"no stack has the top card {card}")

    def numbers(self, view: View) -> list[float]:
        """Everything on the table."""
        seats = self.seen_from(view)
        lines = {row.owner: row for row in view.rows}
        neutral = [pile for pile in view.piles if pile.name == "neutral"]
        stacks = [_stacks(view, seat) for seat in seats]
        return [
            *one_hot(("draft", "start", "place", "power"), view.phase),
            *one_hot(COLORS, view.power),
            *[pile.size for pile in neutral],
            *self.cards.rows([pile.top for pile in neutral], len(COLORS)),
            *[size for own in stacks for size in padded([pile.size for pile in own], STACKS)],
            *[number for own in stacks for number in self.cards.rows([pile.top for pile in own], STACKS)],
            *[len(lines[seat].columns) for seat in seats],
            *[number for seat in seats for number in self.cards.line(lines[seat])],
        ]


def _stacks(view: View, owner: Seat) -> list[Pile]:
    return [pile for pile in view.piles if pile.name == "stack" and pile.owner == owner]


class raw_env(TableEnv):  # noqa: N801
    """The bare environment."""

    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "chronology_v1"}
    game = "chronology"
    encoding_class = ChronologyEncoding


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; options as for `raw_env`."""
    return wrapped(raw_env(**options))
