"""coop as a learner sees it, who knows the dates:
the order of the deck below its top is not in it, and neither is what lies in the box.

The numbers of an observation, in this order:

    phase (3: open, must place, may stop); cards in the deck / 36; score / 50
    for each seat from the one to act on, for each of four places: see `SLOT` (a place without a card is zeros)
    the top of the deck: likewise
    for each rank: 1 where it is a column; 1 where it is filled; how many unseen cards have it

Actions are those of `coop`: 0-3 play, 4-7 discard, 8 stop.
Points are everybody's: rewards, and at the end the score for each seat.
"""

from typing import Final

import numpy as np

from yearline.sim import coop, greedy
from yearline.sim.bits import Words, after, has
from yearline.sim.cards import FRONT, RANK, Years
from yearline.sim.kernel import apart, kernel, wide
from yearline.sim.kind import DEAL, ENDED, ILLEGAL, Bytes, Floats, Scratch, Setting, Sight
from yearline.sim.luck import Int16, Longs

ACTIONS: Final = 9
HEAD: Final = 5
SLOT: Final = 11
"""A card: there; blocked; rank / ranks; its zone (5, as in `coop`); shows the discard pile's symbol;
how many cards in the hands, and how many of those likely to come, it would leap over or compete with for its gap.
"""


class _Coop(Sight):
    def actions(self, setting: Setting) -> int:
        return ACTIONS

    def width(self, setting: Setting) -> int:
        return HEAD + SLOT * (coop.SLOTS * setting.seats + 1) + 3 * setting.cards.ranks

    def room(self, setting: Setting) -> Scratch:
        return Scratch(coop.LAID, coop.words(setting.cards), setting.cards.ranks + 1)


@apart
def _one(
    seen: Floats,
    mask: Bytes,
    result: Floats,
    row: Int16,
    words: Words,
    pile: Int16,
    counts: Int16,
    sides: Int16,
    years: Years,
    given: Longs,
    error: float,
    seed: np.uint64,
    games: int,
    action: int,
) -> tuple[float, int, int, np.uint64]:
    reward, done = 0.0, 0
    result[:] = 0.0
    if action != DEAL:
        reward, done = act(result, row, words, pile, counts, sides, action)
    if done:
        seed += np.uint64(games)
    if done or action == DEAL:
        coop.deal(row, words, pile, sides, seed, given[0], given[1], given[2], given[3])
        _unseen(counts, row, pile, sides)
    observe(seen, mask, row, words, pile, counts, sides)
    return reward, done, row[coop.TURN], seed


@apart
def _many(
    actions: Longs,
    seen: Floats,
    masks: Bytes,
    rewards: Floats,
    dones: Bytes,
    results: Floats,
    turns: Bytes,
    rows: Int16,
    words: Words,
    piles: Int16,
    spares: Int16,
    seeds: Words,
    sides: Int16,
    years: Years,
    given: Longs,
    error: float,
) -> None:
    games = len(rows)
    for i in range(games):
        see, may, got, row, laid, pile, more = seen[i], masks[i], results[i], rows[i], words[i], piles[i], spares[i]
        rewards[i], dones[i], turns[i], seeds[i] = _one(
            see, may, got, row, laid, pile, more, sides, years, given, error, seeds[i], games, actions[i]
        )


_Coop.one, _Coop.many = staticmethod(_one), staticmethod(_many)
SIGHT: Final = _Coop()


@kernel
def _unseen(counts: Int16, row: Int16, pile: Int16, sides: Int16) -> None:
    """The top of the deck is seen; box and the rest of the deck are not."""
    greedy.unseen(counts, pile, min(row[coop.NEXT] + 1, row[coop.END]), sides)


@kernel
def act(
    result: Floats, row: Int16, words: Words, pile: Int16, counts: Int16, sides: Int16, action: int
) -> tuple[float, int]:
    """What an action brings, and whether the game is over."""
    if action < 0 or action >= ACTIONS or not coop.legal(row, sides) >> action & 1:
        return ILLEGAL, 0
    before, drawn = coop.score(row), row[coop.NEXT]
    coop.apply(row, words, pile, sides, action)
    if row[coop.NEXT] != drawn:
        _unseen(counts, row, pile, sides)
    made = float(coop.score(row) - before)
    if row[coop.PHASE] != coop.OVER:
        return made, 0
    result[:] = coop.score(row)
    return made, ENDED


@kernel
def observe(seen: Floats, mask: Bytes, row: Int16, words: Words, pile: Int16, counts: Int16, sides: Int16) -> None:
    """Write down what the player to act sees and may do."""
    legal, ranks, seats = coop.legal(row, sides), len(counts) - 1, row[coop.SEATS]
    for action in range(ACTIONS):
        mask[action] = legal >> action & 1
    seen[:] = 0.0
    if row[coop.PHASE] < 3:
        seen[row[coop.PHASE]] = 1.0
    seen[3] = (row[coop.END] - row[coop.NEXT]) / 36.0
    seen[4] = coop.score(row) / 50.0
    at = HEAD
    for step in range(seats):
        seat = (row[coop.TURN] + step) % seats
        for slot in range(coop.SLOTS):
            if slot < row[coop.HELD + seat]:
                _card(seen, at, row[coop.HAND + coop.SLOTS * seat + slot], row, words, counts, sides)
            at += SLOT
    if row[coop.NEXT] < row[coop.END]:
        _card(seen, at, pile[row[coop.NEXT]], row, words, counts, sides)
    at += SLOT
    filled = len(words) >> 1
    for rank in range(ranks):
        seen[at + rank] = has(words, coop.COLUMNS, rank)
        seen[at + ranks + rank] = has(words, filled, rank)
        seen[at + 2 * ranks + rank] = counts[rank + 1] - counts[rank]


@kernel
def _card(seen: Floats, at: int, held: int, row: Int16, words: Words, counts: Int16, sides: Int16) -> None:
    card = max(held, -1 - held)
    rank = wide(sides[RANK, card])
    zone, low = coop.zone_from(row, words, rank)
    seen[at] = 1.0
    seen[at + 1] = held < 0
    seen[at + 2] = rank / max(1, len(counts) - 1)
    seen[at + 3 + zone] = 1.0
    seen[at + 8] = sides[FRONT, card] == row[coop.SYMBOL]
    if zone == coop.OUTSIDE:
        low, high = greedy.leap(row, rank)
    elif zone == coop.OPEN:
        high = after(words, coop.COLUMNS, rank)
    else:
        return
    rivals, _ = greedy.seen_between(row, sides[RANK], card, low, high)
    seen[at + 9] = rivals
    drawn = max(0, row[coop.END] - row[coop.NEXT] - 1) / max(1, counts[-1])
    seen[at + 10] = drawn * (counts[high] - counts[low + 1])
