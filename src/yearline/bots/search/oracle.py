"""The oracle: knows every date, and looks ahead where there is more to a game than dates."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from yearline.bots.base import best
from yearline.bots.lore import AnyDeck, known
from yearline.bots.players.characters import Character, CharacterBot
from yearline.bots.search.chronologist import Chronologist
from yearline.bots.search.strong import Strong
from yearline.core.actions import Action
from yearline.core.deck import Deck, make_deck
from yearline.core.events import Event
from yearline.core.view import View
from yearline.games.coop import Coop

CHARACTER: Final = Character("oracle", 6, 0.05, 1.4)


class Oracle(CharacterBot):
    """The partner to have in coop; in the other games an opponent without mercy."""

    def __init__(self, deck: AnyDeck, seed: int) -> None:
        super().__init__(CHARACTER, deck, seed)
        self.lore = known(deck)
        self._deck = deck
        self._chronologist = Chronologist(self.lore)

    @cached_property
    def _strong(self) -> Strong:
        """Made at a table of coop only: the options are then those of that game."""
        deck = self._deck if isinstance(self._deck, Deck) else make_deck("", [card.card for card in self._deck.cards])
        return Strong(deck, stacks_in_gap=Coop(self.lore.agreed).stacks_in_gap)

    def learn(self, events: Iterable[Event]) -> None:
        """Remember who knows how much."""
        seen = tuple(events)
        super().learn(seen)
        self._chronologist.learn(seen)

    def choose(self, view: View, seed: int) -> Action:
        """The best plan over many worlds, or the move that wins most often; in race what is surest is best."""
        if view.game == "coop" and view.legal:
            return self._strong.choose(view, seed)
        if view.game == "chronology" and view.legal:
            return best(self._chronologist.ratings(view, seed), seed)
        return super().choose(view, seed)
