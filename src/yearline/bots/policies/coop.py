"""coop: what to play, when to stop, what to throw away.

There is no hurry in this game: a turn more costs nothing, a card in the wrong order costs all those it shuts out. So
a play is weighed by its points less the harm it does: a step outward turns everything it jumps over into candidates
for a single gap, and a card laid into a gap shuts it for all others that belong there. Who else belongs there is
judged from the hands on the table, the deck's top card, and what the bot believes about the cards it has not seen.
The weights were tuned by play; on deals that the tuning had not seen, that was worth a point or so a game.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import Final

from yearline.bots.base import Ratings, Situation
from yearline.bots.lore import Lore, YearEstimate
from yearline.core.actions import Action, Discard, Play
from yearline.core.cards import Dated, Face, Front
from yearline.core.ids import CardRef
from yearline.core.view import View

MAIN: Final = 3.0
GAP: Final = 2.0
"""What a card laid is worth beside one that is not (RULES 1.8)."""
STEP: Final = 0.8
"""The price of each card that a step outward jumps over."""
CLOSE: Final = 0.7
"""The price of each card to which a gap is closed."""
HOLD: Final = 1.45
"""What a card is worth that is kept for later: a second card must promise more."""
BLOCKED: Final = 1.2
"""The price of a blocked card: it fills a place in the hand."""
OVER: Final = 20.0
"""The price of ending the game."""
RIDDANCE: Final = 0.3
"""What it is worth to be rid of a card that cannot be laid."""
KEEP: Final = 0.3
"""How much of its worth counts against throwing away a card that might be laid."""
SYMBOL: Final = 0.15
"""What it is worth to show a symbol with which another blocked card can follow."""
SEEN: Final = 1.5
"""A card that lies on the table counts more than one that may come."""


def _stacks(agreed: Mapping[str, object]) -> bool:
    """Whether a card lies on an equal one in a gap:
    by the rulebook that is played, unless something else was agreed (A-1).
    """
    equal = agreed.get("equal_in_gap", "edition")
    return agreed.get("edition") != "ru" if equal == "edition" else equal == "stack"


def rate(view: View, lore: Lore) -> Ratings:
    """Each legal action in points."""
    return CoopSituation(view, lore).ratings()


class CoopSituation(Situation):
    """Two rows, the hands, and the crowd of cards that may still come."""

    def __init__(self, view: View, lore: Lore) -> None:
        super().__init__(view, lore)
        main, gaps = view.rows
        self.years = [column[0].year for column in main.columns]
        self.lying = [column[0].year if column else None for column in gaps.columns]
        self.stacks_in_gap = _stacks(lore.agreed)
        self.hands = [card for hand in view.hands for card in hand.cards]
        self.mine = {card.ref: card for hand in view.hands if hand.owner == view.viewer for card in hand.cards}
        deck = next(pile for pile in view.piles if pile.name == "deck")
        shown = [card.face for card in (*self.hands, *([deck.top] if deck.top else ())) if isinstance(card, Front)]
        self.shown, self.hidden = [lore(face).year for face in shown], lore.unseen(self._seen())
        self.share = max(0, deck.size - 1) / len(self.hidden) if self.hidden else 0.0
        self.crowd, self.sums = self._crowd()

    def _crowd(self) -> tuple[list[float], list[float]]:
        """The years of all cards that may still come, in order, and what they weigh up to each."""
        years = sorted([*[(year, SEEN) for year in self.shown], *[(year, self.share) for year in self.hidden]])
        return [year for year, _ in years], [0.0, *accumulate([weight for _, weight in years])]

    def _seen(self) -> Iterator[Face]:
        for row in self.view.rows:
            for column in row.columns:
                yield from [card.face for card in column]
        yield from [card.face for card in self.hands]
        for pile in self.view.piles:
            yield from [card.face for card in pile.beneath]
            if pile.top:
                yield pile.top.face

    def rate(self, action: Action) -> float:
        """What an action is worth."""
        match action:
            case Play(card):
                return self._play(self.lore(self.mine[card].face))
            case Discard(card):
                return self._discard(card)
            case _:
                return HOLD

    def _play(self, card: YearEstimate) -> float:
        """Points less harm, over all places where the card may turn out to belong."""
        first, last = self.years[0], self.years[-1]
        worth = MAIN * sum(card.chance(year, year) for year in self.years)
        worth += card.below(first - 0.5) * (MAIN - STEP * self._between(min(card.year, first - 1), first))
        worth += (1 - card.below(last + 0.5)) * (MAIN - STEP * self._between(last, max(card.year, last + 1)))
        for low, high, lying in self._gaps():
            if chance := card.chance(low + 1, high - 1):
                worth += self._into_gap(card, chance, low, high) if lying is None else self._onto(card, chance, lying)
        return worth

    def _into_gap(self, card: YearEstimate, chance: float, low: int, high: int) -> float:
        """A card laid into a gap shuts it for all others that belong there, but for those of its year."""
        return chance * (GAP - CLOSE * self._rest(low, high, card.year))

    def _onto(self, card: YearEstimate, chance: float, lying: int) -> float:
        """A gap that is taken blocks every card but one of the year that lies there (A-1)."""
        equal = card.chance(lying, lying) if self.stacks_in_gap else 0.0
        return equal * GAP - (chance - equal) * self._blocked()

    def harm(self, year: float) -> float:
        """About how many cards to come a card of that year jumps
        over, or closes a gap to: cards of one year stack there.
        """
        if year < self.years[0]:
            return self._coming(year, self.years[0])
        if year > self.years[-1]:
            return self._coming(self.years[-1], year)
        gaps = [(low, high) for low, high, lying in self._gaps() if low < year < high and lying is None]
        return sum(self._coming(low, year) + self._coming(year, high) for low, high in gaps)

    def _coming(self, low: float, high: float) -> float:
        """How many cards strictly between two years lie in the hands,
        on top of the deck, or are likely to lie in it.
        """
        shown, hidden = (sum(low < year < high for year in years) for years in (self.shown, self.hidden))
        return shown + self.share * hidden

    def _gaps(self) -> Iterator[tuple[int, int, int | None]]:
        """Between which years each gap lies, and the year of what lies in it."""
        return zip(self.years, self.years[1:], self.lying, strict=False)

    def _rest(self, low: int, high: int, year: float) -> float:
        """What those cards weigh that belong into a gap beside the one about to be laid there, and cannot lie on it."""
        alike = self._at(year) if self.stacks_in_gap and low < year < high else 0.0
        return max(0.0, self._between(low, high) - max(SEEN, alike))

    def _at(self, year: float) -> float:
        """What the cards to come weigh that are of one year."""
        return self.sums[bisect_right(self.crowd, year)] - self.sums[bisect_left(self.crowd, year)]

    def _between(self, low: float, high: float) -> float:
        """What the cards to come weigh that lie strictly between two years."""
        return max(0.0, self.sums[bisect_left(self.crowd, high)] - self.sums[bisect_right(self.crowd, low)])

    def _blocked(self) -> float:
        """A blocked card fills a place in the hand; the last one that could be tried ends the game."""
        tries = sum(isinstance(card, Front) for card in self.mine.values())
        return OVER if tries == 1 and self.view.phase != "may_stop" else BLOCKED

    def _discard(self, ref: CardRef) -> float:
        """Good riddance of a card that cannot be laid, better still if its dark side lets a partner follow."""
        card = self.mine[ref]
        if isinstance(card, Front):
            return RIDDANCE - KEEP * max(0.0, self._play(self.lore(card.face)) + BLOCKED)
        follow = sum(other.face.symbol == card.back.symbol for other in self.hands if isinstance(other, Dated))
        return RIDDANCE + SYMBOL * follow
