"""Many games of coop for a learner: what each player to act sees, what they may do, what came of it, and new deals by themselves.

An observation is what a player who knows the dates sees and nothing more: the order of the deck below its top is not in it, and neither
is what lies in the box. Its numbers, in this order:

    phase (3: open, must place, may stop); cards in the deck / 36; score / 50
    for each seat from the one to act on, for each of four places: see `SLOT` (a place without a card is zeros)
    the top of the deck: likewise
    for each rank: 1 where it is a column; 1 where it is filled; how many unseen cards have it

Actions are those of `coop`: 0-3 play, 4-7 discard, 8 stop. An illegal one changes nothing and costs a point.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from yearline.sim import coop, greedy
from yearline.sim.bits import Words, after, has
from yearline.sim.cards import FRONT, RANK
from yearline.sim.kernel import apart, kernel, wide
from yearline.sim.kind import Setting
from yearline.sim.luck import Int16, Longs

Floats = NDArray[np.float32]
ACTIONS: Final = 9
HEAD: Final = 5
SLOT: Final = 11
"""A card: there; blocked; rank / ranks; its zone (5, as in `coop`); shows the discard pile's symbol; how many cards in the hands, and how
many of those likely to come, it would leap over or compete with for its gap."""
ILLEGAL: Final = -1.0
ALIGNED: Final = 64


class BadField(ValueError):
    """There is no field of that game."""


def width(setting: Setting) -> int:
    """How many numbers an observation has."""
    return HEAD + SLOT * (coop.SLOTS * setting.seats + 1) + 3 * setting.cards.ranks


def shareable(shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """Zeros that begin at a multiple of `ALIGNED` bytes: JAX shares only such memory, and copies any other without a word."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    zeros: NDArray[Any] = room[start : start + size].view(kind).reshape(shape)
    return zeros


class Field:
    """So many games side by side on the processor. The arrays stay the same ones: a step writes into them.

    Game number *i* of the field plays the deals of the seeds S + i, S + i + games, and so on, as `yearline simulate` does from S.
    """

    def __init__(self, setting: Setting, games: int, seed: int) -> None:
        if setting.game != "coop":
            raise BadField(f"a field is of coop, not of {setting.game}")
        self.setting, self.games = setting, games
        self.observations: Floats = shareable((games, width(setting)), np.float32)
        self.masks: NDArray[np.int8] = shareable((games, ACTIONS), np.int8)
        self.rewards: Floats = shareable((games,), np.float32)
        self.dones: NDArray[np.int8] = shareable((games,), np.int8)
        self.scores: NDArray[np.int32] = shareable((games,), np.int32)
        """The score of the game that ended in this step, where one did."""
        cards = setting.cards
        self._rows: Int16 = np.zeros((games, coop.LAID), np.int16)
        self._words: Words = np.zeros((games, coop.words(cards)), np.uint64)
        self._piles: Int16 = np.zeros((games, cards.count), np.int16)
        self._counts: Int16 = np.zeros((games, cards.ranks + 1), np.int16)
        self._seeds = np.zeros(games, np.uint64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New deals for all."""
        self._seeds[:] = np.arange(self.games, dtype=np.uint64) + np.uint64(seed)
        begin(*self._arrays())

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action a game; a game that ends is dealt anew at once."""
        chosen: Longs = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise BadField(f"expected an action for each of the {self.games} games")
        advance(chosen, *self._arrays())

    def _arrays(self) -> tuple[Any, ...]:
        seen = (self.observations, self.masks, self.rewards, self.dones, self.scores)
        one, hidden = self.setting, (self._rows, self._words, self._piles, self._counts, self._seeds)
        return (*seen, *hidden, one.cards.sides, one.agreed, one.seats, one.first)


@apart
def begin(
    seen: Floats,
    masks: NDArray[np.int8],
    rewards: Floats,
    dones: NDArray[np.int8],
    scores: NDArray[np.int32],
    rows: Int16,
    words: Words,
    piles: Int16,
    counts: Int16,
    seeds: Words,
    sides: Int16,
    agreed: Longs,
    seats: int,
    first: int,
) -> None:
    """Deal every game."""
    for i in range(len(rows)):
        deal_one(rows[i], words[i], piles[i], counts[i], seeds[i], sides, agreed, seats, first)
        observe(seen[i], masks[i], rows[i], words[i], piles[i], counts[i], sides)
        rewards[i], dones[i], scores[i] = 0.0, 0, 0


@apart
def advance(
    actions: Longs,
    seen: Floats,
    masks: NDArray[np.int8],
    rewards: Floats,
    dones: NDArray[np.int8],
    scores: NDArray[np.int32],
    rows: Int16,
    words: Words,
    piles: Int16,
    counts: Int16,
    seeds: Words,
    sides: Int16,
    agreed: Longs,
    seats: int,
    first: int,
) -> None:
    """A step of every game."""
    for i in range(len(rows)):
        rewards[i], dones[i], scores[i] = step_one(rows[i], words[i], piles[i], counts[i], sides, actions[i])
        if dones[i]:
            seeds[i] += np.uint64(len(rows))
            deal_one(rows[i], words[i], piles[i], counts[i], seeds[i], sides, agreed, seats, first)
        observe(seen[i], masks[i], rows[i], words[i], piles[i], counts[i], sides)


@kernel
def deal_one(
    row: Int16,
    words: Words,
    pile: Int16,
    counts: Int16,
    seed: np.uint64,
    sides: Int16,
    agreed: Longs,
    seats: int,
    first: int,
) -> None:
    """The deal of a seed, and how many cards of each rank nobody has seen."""
    coop.deal(row, words, pile, sides, seed, seats, first, agreed[0], agreed[1])
    _unseen(counts, row, pile, sides)


@kernel
def _unseen(counts: Int16, row: Int16, pile: Int16, sides: Int16) -> None:
    """The top of the deck is seen; box and the rest of the deck are not."""
    greedy.unseen(counts, pile, min(row[coop.NEXT] + 1, row[coop.END]), sides)


@kernel
def step_one(row: Int16, words: Words, pile: Int16, counts: Int16, sides: Int16, action: int) -> tuple[float, int, int]:
    """What an action brings, whether the game is over, and its score then."""
    if action < 0 or action >= ACTIONS or not coop.legal(row, sides) >> action & 1:
        return ILLEGAL, 0, 0
    before, drawn = coop.score(row), row[coop.NEXT]
    coop.apply(row, words, pile, sides, action)
    if row[coop.NEXT] != drawn:
        _unseen(counts, row, pile, sides)
    over = row[coop.PHASE] == coop.OVER
    return float(coop.score(row) - before), int(over), int(coop.score(row) if over else 0)


@kernel
def observe(
    seen: Floats, mask: NDArray[np.int8], row: Int16, words: Words, pile: Int16, counts: Int16, sides: Int16
) -> None:
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
