"""Two bots for tests and first steps: one that guesses, and one that takes the first card it sees."""

from collections.abc import Iterable
from typing import Final

from yearline.bots.base import BotInfo, Player, Ratings, best
from yearline.bots.lore import PLAIN, AnyDeck, Habits, Lore, remember
from yearline.core.actions import Action, Place
from yearline.core.events import Event, Revealed
from yearline.core.value import value
from yearline.core.view import View


class RandomBot(Player):
    """Any legal action, all equally likely."""

    def choose(self, view: View, seed: int) -> Action:
        """One of `view.legal`, by chance."""
        return best(dict.fromkeys(view.legal, 0.0), seed)


@value
class _Anybody:
    """Middling knowledge without a taste."""

    id: str = "simple"
    error: float = 0.23
    habits: Habits = PLAIN

    def taste(self, subject: str, seed: int) -> float:
        """All the same."""
        return 1.0


ANYBODY: Final = _Anybody()


class SimpleBot(Player):
    """Takes the first legal card and lays it where its year should be;
    where no gap is asked for, the first legal action.
    """

    def __init__(self, deck: AnyDeck, seed: int) -> None:
        self.lore = remember(deck, ANYBODY, seed)

    def choose(self, view: View, seed: int) -> Action:
        """The first card, in the likeliest gap."""
        self.lore.watch(view)
        return best(_first(view, self.lore), seed)

    def learn(self, events: Iterable[Event]) -> None:
        """Remember the dates that were turned over."""
        self.lore.learn([event.card for event in events if isinstance(event, Revealed)])

    def pause(self, view: View) -> float:
        """Always the same second."""
        return 1.0


def _first(view: View, lore: Lore) -> Ratings:
    first = view.legal[0] if view.legal else None
    if not isinstance(first, Place):
        return {} if first is None else {first: 0.0}
    chances = lore(view.faces()[first.card]).gaps([card.year for card in view.line()])
    return {Place(first.card, gap): chance for gap, chance in enumerate(chances)}


BOTS: Final = (BotInfo("simple", 0, SimpleBot), BotInfo("random", 0, lambda deck, seed: RandomBot()))
