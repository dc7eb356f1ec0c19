"""Playing a world to its end well: at every later turn each action is tried, not only at the first one.

A world has its deck in a known order, so what comes of an action followed by greedy play is one
number. The best of these numbers is never given up again: a game played so is never worse than the
greedy one from the same position. It knows the order of a deck that was only imagined, and so it is
too hopeful about all plans; they are compared in many worlds, and the hope is much the same for all.
"""

from yearline.bots.search.position import same
from yearline.sim import careful, coop, greedy
from yearline.sim.bits import Words
from yearline.sim.cards import RANK
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16, Longs


@apart
def usual(row: Int16, words: Words, pile: Int16, sides: Int16, guess: Int16, counts: Int16, table: Longs) -> int:
    """What is done in a rollout: by learned weights, a row for each
    number of cards left in the deck, or greedily by a single row.
    """
    if len(table) == 1:
        return greedy.choose(row, words, sides, guess, counts, table[0])
    return careful.choose(row, words, pile, sides, guess, counts, table)


@apart
def finish(row: Int16, words: Words, pile: Int16, sides: Int16, counts: Int16, table: Longs) -> int:
    """Play to the end as usual; the score."""
    while row[coop.PHASE] != coop.OVER:
        coop.apply(row, words, pile, sides, usual(row, words, pile, sides, sides[RANK], counts, table))
    return coop.score(row)


@apart
def finish_well(
    row: Int16,
    words: Words,
    pile: Int16,
    sides: Int16,
    counts: Int16,
    table: Longs,
    sure: int,
    tried: Int16,
    laid: Words,
) -> int:
    """The same, with every action tried at every turn; `sure` is what usual play makes from here. The score."""
    while row[coop.PHASE] != coop.OVER:
        best, mask = usual(row, words, pile, sides, sides[RANK], counts, table), coop.legal(row, sides)
        first = best
        for action in range(coop.END_TURN + 1):
            if action == first or not mask >> action & 1 or _hopeless(row, words, sides, action):
                continue
            same(tried, row)
            same(laid, words)
            coop.apply(tried, laid, pile, sides, action)
            score = finish(tried, laid, pile, sides, counts, table)
            if score > sure:
                sure, best = score, action
        coop.apply(row, words, pile, sides, best)
    return coop.score(row)


@kernel
def _hopeless(row: Int16, words: Words, sides: Int16, action: int) -> bool:
    """A card that would be blocked, played all the same."""
    if action >= coop.DISCARD:
        return False
    card = row[coop.HAND + coop.SLOTS * row[coop.TURN] + action]
    return bool(coop.zone(row, words, sides[RANK, card]) == coop.SHUT)
