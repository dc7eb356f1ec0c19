"""Worlds that a player of coop cannot tell apart:
other decks, other years for what one is unsure of, other people's guesses.
"""

import numpy as np

from yearline.bots.search.tally import Floats
from yearline.sim import coop
from yearline.sim.bits import Words, has
from yearline.sim.cards import RANK
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16, normal, pick

_SEAT = np.uint64(0x5EA7_0000_0000)


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


@apart
def guesses(
    guess: Int16,
    row: Int16,
    words: Words,
    pile: Int16,
    dreamt: Floats,
    calendar: Floats,
    ranks: int,
    years: Floats,
    errors: Floats,
    key: np.uint64,
) -> None:
    """What each seat takes the cards in play for:
    the one to act what it believes itself, the others the truth of this world but for an error of their own.
    """
    for seat in range(row[coop.SEATS]):
        own, salt = seat == row[coop.TURN], key + _SEAT * np.uint64(seat + 1)
        for held in range(row[coop.SEATS]):
            for at in range(coop.HAND + coop.SLOTS * held, coop.HAND + coop.SLOTS * held + row[coop.HELD + held]):
                if row[at] >= 0:
                    _guess(guess, words, seat, row[at], own, dreamt, calendar, ranks, years, errors, salt)
        for i in range(row[coop.END]):
            _guess(guess, words, seat, pile[i], own, dreamt, calendar, ranks, years, errors, salt)


@kernel
def _guess(
    guess: Int16,
    words: Words,
    seat: int,
    card: int,
    own: bool,
    dreamt: Floats,
    calendar: Floats,
    ranks: int,
    years: Floats,
    errors: Floats,
    salt: np.uint64,
) -> None:
    """The rank of a guess. One that falls between two years must not look like one that is equal to a column."""
    year = dreamt[card]
    if own and errors[seat] > 0.0:
        year = years[card]
    elif errors[seat] > 0.0:
        year += errors[seat] * normal(salt + np.uint64(card))
    rank = min(np.searchsorted(calendar[:ranks], year), ranks - 1)
    beside = calendar[rank] != year and rank > 0
    if beside and has(words, coop.COLUMNS, rank) and not has(words, coop.COLUMNS, rank - 1):
        rank -= 1
    guess[seat, card] = rank
