"""race: choose a card of the hand and a gap of the line. Action number: slot x (gaps) + gap."""

from typing import Any, ClassVar

from yearline.core.actions import Action, Place
from yearline.core.view import View
from yearline.rl.encoding import Encoding, one_hot, slots
from yearline.rl.environment import TableEnv, wrapped

HAND = 8
"""Places for cards in a hand; the largest hand that the options allow."""


class RaceEncoding(Encoding):
    """Play-off or not, the hands, the tops of deck and discard, and the line."""

    @property
    def actions(self) -> int:
        """A card and a gap."""
        return HAND * self.gaps

    def index(self, view: View, action: Action) -> int:
        """The number of a placement."""
        assert isinstance(action, Place)
        return slots(view)[action.card] * self.gaps + action.gap

    def numbers(self, view: View) -> list[float]:
        """Everything on the table."""
        deck, discard = view.piles
        line = view.rows[0]
        return [
            *one_hot(("place", "playoff"), view.phase),
            deck.size,
            discard.size,
            *self.hands(view, HAND),
            *self.cards.rows((deck.top, discard.top), 2),
            len(line.columns),
            *self.cards.line(line),
        ]


class raw_env(TableEnv):  # noqa: N801
    """The bare environment."""

    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "race_v1"}
    game = "race"
    encoding_class = RaceEncoding


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; options as for `raw_env`."""
    return wrapped(raw_env(**options))
