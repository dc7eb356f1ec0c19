"""chronology: what to draft, what to give, what to lay, and whom to strike, split or feed.

Everything is weighed in cards of a final line. To lay a card is worth its chance to be right and a little for the power
that comes with it. A power is worth what it adds to the own chances or takes from those of the player to beat.
"""

from typing import Final

from yearline.bots.base import Ratings, Situation
from yearline.bots.lore import Lore, YearEstimate
from yearline.core.actions import Action, Draft, Place, Use
from yearline.core.ids import CardRef, Seat
from yearline.core.view import Pile, View

NEW_COLOR: Final = 1.0
"""Another stack is another card to choose from; in trials nothing matters more in the draft."""
POWER: Final = {"red": 0.06, "blue": 0.02, "beige": 0.06}
"""What the power of a colour is worth beside a card laid rightly: enough to choose between cards that are equally safe.
"""
PACKET_POWER: Final = 5
"""A packet brings so many powers."""
HURRY: Final = 0.4
"""How much chance of success is worth giving up to be rid of a card with a spread of 1, while the line is short."""
SPLIT: Final = 0.25
"""A stack more, in cards of the final line, when there is only one."""
NEIGHBOUR: Final = 0.25
"""The least spread that a neighbour is thought to have:
to somebody who knows every date, no start card would be a hindrance.
"""
HARM: Final = 0.6
"""How much a card taken from the rival counts beside a card won."""


def rate(view: View, lore: Lore) -> Ratings:
    """Each legal action in cards of a final line."""
    return ChronologySituation(view, lore).ratings()


class ChronologySituation(Situation):
    """Everybody's lines and stacks, and the player to beat."""

    def __init__(self, view: View, lore: Lore) -> None:
        super().__init__(view, lore)
        self.me = view.viewer if view.viewer is not None else Seat(0)
        self.lines = {row.owner: [column[0].year for column in row.columns] for row in view.rows}
        self.stacks = {seat: [pile for pile in view.piles if pile.owner == seat] for seat in view.active}
        self.neutral = {pile.color: pile for pile in view.piles if pile.name == "neutral"}
        self.rival = self._rival()
        self.ahead = len(self.lines[self.me]) > len(self.lines[self.rival])
        self._chances: dict[CardRef, list[float]] = {}

    def rate(self, action: Action) -> float:
        """What an action is worth."""
        match action:
            case Draft(color) if self.view.phase == "draft":
                return self._draft(color)
            case Draft(color):
                return self._give(color)
            case Place(card, gap):
                return self._place(self._stack(card)[1], gap)
            case Use(card):
                return self._use(*self._stack(card))
            case _:
                return 0.0

    def _stack(self, top: CardRef) -> tuple[Seat, Pile]:
        """A stack by its top card, and whose it is."""
        piles = [(seat, pile) for seat, own in self.stacks.items() for pile in own]
        return next((seat, pile) for seat, pile in piles if pile.top and pile.top.ref == top)

    def _worth(self, seat: Seat) -> tuple[int, int]:
        return len(self.lines[seat]), sum(pile.size for pile in self.stacks[seat])

    def _rival(self) -> Seat:
        """The player to beat: the best of the others."""
        return max([seat for seat in self.view.active if seat != self.me], key=self._worth)

    def _gaps(self, owner: Seat, pile: Pile) -> list[float]:
        """The chances of the top of a stack in every gap of its owner's line."""
        assert pile.top is not None
        ref = pile.top.ref
        if ref not in self._chances:
            self._chances[ref] = self.lore(pile.top.face).gaps(self.lines[owner])
        return self._chances[ref]

    def _place(self, pile: Pile, gap: int) -> float:
        """The chance to be right with its power, and the wish to be rid of a vague card."""
        assert pile.top is not None
        hurry = HURRY * self.lore(pile.top.face).spread
        return self._gaps(self.me, pile)[gap] * (1 + POWER[pile.color]) + hurry

    def _draft(self, color: str) -> float:
        """Colours one knows, and several of them: every stack is a card to choose from."""
        top = self.neutral[color].top
        new = all(pile.color != color for pile in self.stacks[self.me])
        doubt = 0.8 * self.lore.doubt(color) + 0.2 * (self.lore(top.face).spread if top else 0.0)
        return NEW_COLOR * new + PACKET_POWER * POWER[color] - doubt / 2

    def _give(self, color: str) -> float:
        """The neighbour's start card should help little:
        as close as possible to what the neighbour has to lay beside it.
        """
        top = self.neutral[color].top
        assert top is not None
        start = [round(self.lore(top.face).year)]
        neighbour = min(self.view.active, key=lambda seat: (seat <= self.me, seat))
        tops = [self.lore(pile.top.face) for pile in self.stacks[neighbour] if pile.top]
        chances = [max(YearEstimate(card.year, max(NEIGHBOUR, card.spread)).gaps(start)) for card in tops]
        return -sum(chances) / len(chances) if chances else 0.0

    def _use(self, owner: Seat, pile: Pile) -> float:
        match self.view.power:
            case "red":
                return self._strike(owner, pile)
            case "blue":
                return self._split(owner, pile)
            case _:
                return self._feed(owner, pile)

    def _strike(self, owner: Seat, pile: Pile) -> float:
        """Take from the rival what the rival could lay, and end a game that is won."""
        if sum(stack.size for stack in self.stacks[owner]) == 1:
            return 1.0 if self.ahead else -1.0
        if owner == self.me:
            return -1.0
        return HARM * max(self._gaps(owner, pile)) * self._weight(owner)

    def _weight(self, owner: Seat) -> float:
        """It is worth more to hinder the rival than anybody else."""
        return 1.0 if owner == self.rival else 0.5

    def _split(self, owner: Seat, pile: Pile) -> float:
        """More stacks are more to choose from: for oneself, never for others. The larger the better."""
        if owner != self.me:
            return -SPLIT
        return SPLIT / len(self.stacks[self.me]) + 0.01 * pile.size

    def _feed(self, owner: Seat, pile: Pile) -> float:
        """Give oneself a card one knows, or bury a card the rival knows under one that nobody does."""
        top = self.neutral[pile.color].top
        assert top is not None
        fed = max(self.lore(top.face).gaps(self.lines[owner]))
        if owner == self.me:
            return fed + 0.5 * min(0.0, fed - max(self._gaps(owner, pile)))
        buried = max(self._gaps(owner, pile)) - fed
        return HARM * (buried - 0.5 * fed) * self._weight(owner)
