"""A bot that tries to find the deal: from the numbers it is given, and by guessing seeds.
`FOUND` counts its successes.
"""

from typing import Final

from yearline.bots.base import BotInfo, Player
from yearline.bots.lore import AnyDeck
from yearline.core.actions import Action
from yearline.core.deck import Deck
from yearline.core.rng import MASK, offshoot
from yearline.core.view import View
from yearline.games import rules_for

FOUND: Final[list[int]] = []
TRIED: Final[list[int]] = []
GUESSES: Final = 200
"""Seeds and numbers that people like to begin with."""


def unmix(z: int) -> int:
    """The inverse of `mix`."""
    z = _unshift(z, 31) * pow(0x94D0_49BB_1331_11EB, -1, 1 << 64) & MASK
    z = _unshift(z, 27) * pow(0xBF58_476D_1CE4_E5B9, -1, 1 << 64) & MASK
    return _unshift(z, 30)


def _unshift(z: int, by: int) -> int:
    return z ^ z >> by ^ z >> 2 * by


class Cheat(Player):
    """Plays the first legal action, and looks for the seed of the deal before its first move."""

    def __init__(self, deck: AnyDeck, seed: int) -> None:
        assert isinstance(deck, Deck)
        self.deck, self.seed, self.looked = deck, seed, False

    def choose(self, view: View, seed: int) -> Action:
        """Any action; the attempt is what counts."""
        if not self.looked:
            self.looked = True
            self._look(view, {self.seed, seed})
        return view.legal[0]

    def _look(self, view: View, given: set[int]) -> None:
        near = {number - back for number in given for back in range(4)}
        near |= {number & MASK for number in near}
        likely = near | {unmix(number & MASK) for number in near} | set(range(GUESSES))
        likely |= {offshoot(number, "deal", 0) for number in given}
        for one in likely:
            TRIED.append(one)
            if self._deals(view, one):
                FOUND.append(one)

    def _deals(self, view: View, seed: int) -> bool:
        rules, seats = rules_for(view.game), len(view.hands)
        return rules.view(rules.setup(self.deck, seats, seed).state, view.turn).hands == view.hands


BOTS: Final = (BotInfo("cheat", 1, Cheat),)
