"""From a deck in its box to numbered piles on a table."""

from collections.abc import Callable

from yearline.core.deck import Deck, DeckCard
from yearline.core.ids import CardRef, Seat
from yearline.core.rng import Luck, Seeded
from yearline.core.value import value

Numbered = tuple[CardRef, DeckCard]


@value
class Deal:
    """What chance decides before the first move: piles (top first), the first player, and the luck that remains."""

    piles: dict[str, tuple[Numbered, ...]]
    first: Seat
    luck: Luck


def shuffle_deck(
    deck: Deck, pile_of: Callable[[DeckCard], str], luck: Seeded
) -> tuple[dict[str, tuple[Numbered, ...]], Seeded]:
    """Number the cards at random, sort them into piles and shuffle each pile.

    The numbers come from a shuffle of their own: the deck's order would give dates away, the piles' order the future.
    """
    refs, luck = luck.shuffle([CardRef(i) for i in range(len(deck.cards))])
    sorted_out: dict[str, list[Numbered]] = {}
    for ref, card in zip(refs, deck.cards, strict=True):
        sorted_out.setdefault(pile_of(card), []).append((ref, card))
    piles = {}
    for name in sorted(sorted_out):
        piles[name], luck = luck.shuffle(sorted_out[name])
    return piles, luck
