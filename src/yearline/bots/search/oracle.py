"""The oracle: knows every date, and in the co-operative game looks ahead."""

from functools import cached_property
from typing import Final

from yearline.bots.lore import AnyDeck, known
from yearline.bots.players.characters import Character, CharacterBot
from yearline.bots.search.strong import Strong
from yearline.core.actions import Action
from yearline.core.deck import Deck, make_deck
from yearline.core.view import View
from yearline.games.coop import Coop

CHARACTER: Final = Character("oracle", 6, 0.05, 1.4)


class Oracle(CharacterBot):
    """The partner to have in coop; in the other games an opponent without mercy."""

    def __init__(self, deck: AnyDeck, seed: int) -> None:
        super().__init__(CHARACTER, deck, seed)
        self.lore = known(deck)
        self._deck = deck

    @cached_property
    def _strong(self) -> Strong:
        """Made at a table of coop only: the options are then those of that game."""
        deck = self._deck if isinstance(self._deck, Deck) else make_deck("", [card.card for card in self._deck.cards])
        return Strong(deck, stacks_in_gap=Coop(self.lore.agreed).stacks_in_gap)

    def choose(self, view: View, seed: int) -> Action:
        """The best plan over many worlds where that is known to be strong, else what is surest."""
        if view.game == "coop" and view.legal:
            return self._strong.choose(view, seed)
        return super().choose(view, seed)
