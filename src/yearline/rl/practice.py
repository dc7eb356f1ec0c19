"""A made-up deck to learn with, for those who bring none:
titles say nothing about dates, years crowd towards the present.
"""

from yearline.bots.lore import PRESENT, unscaled
from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.rng import seeded

OLDEST = 5.0
"""On the scale of time: about 2400 BC."""


def practice_deck(count: int = 120, seed: int = 1) -> Deck:
    """So many cards, their years evenly spread over the scale of time and dealt out at random."""
    ranks, _ = seeded(seed).shuffle(range(count))
    return make_deck(
        f"practice-{count}-{seed}",
        [
            deck_card(f"card-{i:03}", _year(rank, count), title=f"Card {i:03}", color=COLORS[i % len(COLORS)])
            for i, rank in enumerate(ranks)
        ],
    )


def _year(rank: int, count: int) -> int:
    year = round(unscaled(-OLDEST * (rank + 1) / count))
    return min(year, PRESENT) or 1
