"""coop as in `coop_v1`, and the whole discard pile, through which people may look (RULES 1.7).

The discard pile comes last: id and time of each of its cards, from the bottom up, as many as there could ever be.
"""

from typing import Any, ClassVar

from yearline.core.cards import Dated
from yearline.core.view import View
from yearline.rl.coop_v1 import POOL
from yearline.rl.coop_v1 import CoopEncoding as FirstEncoding
from yearline.rl.encoding import padded
from yearline.rl.environment import TableEnv, wrapped


class CoopEncoding(FirstEncoding):
    """All that `coop_v1` shows, and the discard pile."""

    def numbers(self, view: View) -> list[float]:
        """Everything on the table and in the pile of discarded cards."""
        _, discard = view.piles
        lying = [card for card in (*discard.beneath, discard.top) if isinstance(card, Dated)]
        return [*super().numbers(view), *padded([n for card in lying for n in self.cards.dated(card)], 2 * POOL)]


class raw_env(TableEnv):  # noqa: N801
    """The bare environment."""

    metadata: ClassVar[dict[str, Any]] = {**TableEnv.metadata, "name": "coop_v2"}
    game = "coop"
    encoding_class = CoopEncoding


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers; options as for `raw_env`."""
    return wrapped(raw_env(**options))
