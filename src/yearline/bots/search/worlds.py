"""Worlds that a player of coop cannot tell apart:
other decks, other years for what one is unsure of.
"""

import numpy as np

from yearline.bots.search.tally import Floats
from yearline.sim.cards import RANK
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16, normal, pick


@kernel
def another_deck(pile: Int16, hidden: int, size: int, luck: np.uint64) -> np.uint64:
    """Re-deal the deck below its top from everything unseen."""
    for i in range(hidden, size):
        j, luck = pick(luck, len(pile) - i)
        j += i
        pile[i], pile[j] = pile[j], pile[i]
    return luck


@apart
def other_years(sides: Int16, dreamt: Floats, calendar: Floats, years: Floats, spreads: Floats, key: np.uint64) -> int:
    """Other years for the cards one is unsure of, on the scale of time;
    ranks follow. How many different years there are.
    """
    for card in range(len(years)):
        dreamt[card] = years[card]
        if spreads[card] > 0.0:
            dreamt[card] += spreads[card] * normal(key + np.uint64(card))
    order = np.argsort(dreamt)
    rank = 0
    for i in range(len(order)):
        if i and dreamt[order[i]] != dreamt[order[i - 1]]:
            rank += 1
        calendar[rank] = dreamt[order[i]]
        sides[RANK, order[i]] = rank
    return rank + 1
