"""The oracle's place at the table; it brings compiled kernels along,
so it comes only when it is asked for, and only where they are.
"""

from typing import Final

from yearline.bots.base import BotInfo, Player
from yearline.bots.lore import AnyDeck
from yearline.sim.installed import installed


def _make(deck: AnyDeck, seed: int) -> Player:
    from yearline.bots.search.oracle import Oracle

    return Oracle(deck, seed)


BOTS: Final = (BotInfo("oracle", 6, _make),) if installed() else ()
