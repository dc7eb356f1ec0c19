"""A card to be placed again: between, before or after the two neighbours that it is most easily
confused with, of a line of one's own as far as that reaches: what one knows is what one can lean on.
"""

from collections.abc import Sequence
from typing import Final

from yearline.bots.lore import scaled
from yearline.core.cards import Dated
from yearline.core.ids import CardRef
from yearline.core.lines import fits
from yearline.core.rng import seeded
from yearline.core.value import value
from yearline.decks import LibraryCard

NEIGHBOURS: Final = 2
APART: Final = 0.03
"""How far neighbours are from the card, on the scale of time: closer ones would ask for a year that nobody knows."""
FURTHER: Final = 4.0
"""A card one knows is taken before a stranger that is nearer, but
not if it is so many times as far: anybody could tell them apart.
"""
STRANGE: Final = 1.5
"""A card of another field counts as so many times as far."""


@value
class Question:
    """A card, and the line that it is to be placed into."""

    card: LibraryCard
    line: tuple[LibraryCard, ...]

    def right(self, gap: int) -> bool:
        """Whether the card may lie in that gap."""
        lying = [Dated(CardRef(0), one.card.face, one.card.back) for one in self.line]
        return fits(lying, gap, self.card.year)


def ask(card: LibraryCard, pool: Sequence[LibraryCard], seed: int, own: Sequence[LibraryCard] = ()) -> Question:
    """A question about a card. Where it belongs among its neighbours
    follows from the seed, so it is not always between them.

    `own` are the cards one has placed rightly. Of neighbours equally near, one of the same field comes first.
    """
    at = scaled(card.year)
    known = {_name(one) for one in own}

    def distance(one: LibraryCard) -> float:
        return abs(scaled(one.year) - at)

    def confused(one: LibraryCard) -> float:
        return distance(one) * (1.0 if one.scene == card.scene else STRANGE) * (1.0 if _name(one) in known else FURTHER)

    others = [one for one in {_name(one): one for one in [*pool, *own]}.values() if distance(one) >= APART]
    others.sort(key=lambda one: (confused(one), one.id))
    before = _apart([one for one in others if one.year < card.year])
    after = _apart([one for one in others if one.year > card.year])
    gap, _ = seeded(seed).below(NEIGHBOURS + 1)
    earlier = max(min(gap, len(before)), NEIGHBOURS - len(after))
    chosen = [*before[:earlier], *after[: NEIGHBOURS - earlier]]
    return Question(card, tuple(sorted(chosen, key=lambda one: one.year)))


def _name(card: LibraryCard) -> str:
    return card.card.face.picture


def _apart(cards: Sequence[LibraryCard]) -> list[LibraryCard]:
    """The nearest ones of different years."""
    fresh: dict[int, LibraryCard] = {}
    for card in cards:
        fresh.setdefault(card.year, card)
        if len(fresh) == NEIGHBOURS:
            break
    return list(fresh.values())
