"""coop: nine actions: play one of four cards (0 to 3), discard one of four (4 to 7), stop (8)."""

from typing import Any, ClassVar

from yearline.core.actions import Action, Discard, Play
from yearline.core.view import View
from yearline.rl.encoding import Encoding, one_hot, padded, slots
from yearline.rl.environment import TableEnv, wrapped

HAND = 4
POOL = 36
STOP = 2 * HAND


class CoopEncoding(Encoding):
    """The phase, the score, the hands, the tops of deck and discard, and both rows column by column."""

    @property
    def actions(self) -> int:
        """Play, discard, stop."""
        return STOP + 1

    def index(self, view: View, action: Action) -> int:
        """The number of an action."""
        match action:
            case Play(card):
                return slots(view)[card]
            case Discard(card):
                return HAND + slots(view)[card]
            case _:
                return STOP

    def numbers(self, view: View) -> list[float]:
        """Everything on the table. A column is six numbers:
        id, time and count of its cards, and the same of the gap after it.
        """
        deck, discard = view.piles
        main, gaps = view.rows
        columns = [
            (*self.cards.dated(column[-1]), len(column), *(self.cards.dated(gap[-1]) if gap else (0, 0)), len(gap))
            for column, gap in zip(main.columns, (*gaps.columns, ()), strict=True)
        ]
        return [
            *one_hot(("open", "must_place", "may_stop"), view.phase),
            view.score or 0,
            deck.size,
            discard.size,
            *self.hands(view, HAND),
            *self.cards.rows((deck.top, discard.top), 2),
            len(columns),
            *padded([number for column in columns for number in column], 6 * POOL),
        ]


class raw_env(TableEnv):  # noqa: N801
    """The bare environment."""

    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "coop_v1"}
    game = "coop"
    encoding_class = CoopEncoding


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; options as for `raw_env`."""
    return wrapped(raw_env(**options))
