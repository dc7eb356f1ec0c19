"""A tree of moves, grown towards what each seat would choose, and played out at its leaves (UCT)."""

from math import log, sqrt
from typing import Final

import numpy as np

from yearline.bots.search import tally
from yearline.bots.search.tally import Floats
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Longs

FIRST_CHILD, CHILDREN, MOVE, FAILED, VISITS = range(5)
FIELDS: Final = 5
"""`FAILED`: the node that comes after the card of this move was laid wrongly."""
DEEPEST: Final = 512
RIPE: Final = 2
"""A leaf branches out at its second visit."""
CURIOUS: Final = 0.7


@apart
def grow(root: Longs, skill: Floats, playouts: int, curious: float, luck: np.uint64, nodes: Longs, sums: Floats) -> int:
    """Grow a tree from a position; its root is node 0. How many nodes there are."""
    nodes[0], sums[0] = 0, 0.0
    size = 1
    row, moves = root.copy(), np.zeros(tally.MOVES_MOST, np.int64)
    path, movers = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    won = np.zeros(8)
    for _ in range(playouts):
        row[:] = root
        node, depth = 0, 0
        while row[tally.PHASE] != tally.OVER and depth < DEEPEST:
            if nodes[node, CHILDREN] == 0:
                if (node and nodes[node, VISITS] < RIPE) or size + tally.MOVES_MOST + 1 > len(nodes):
                    break
                size = _branch(row, moves, nodes, sums, node, size)
            node = _select(nodes, sums, node, curious)
            path[depth], movers[depth] = node, row[tally.TURN]
            depth += 1
            right, luck = tally.succeeds(row, skill, luck)
            tally.apply(row, nodes[node, MOVE], right)
            if not right:
                node, size = _missed(nodes, sums, node, size)
                if node == 0:
                    break
                nodes[node, VISITS] += 1
        luck = tally.playout(row, moves, skill, luck)
        tally.rewards(row, won)
        _credit(nodes, sums, path[:depth], movers, won)
    return size


@kernel
def _missed(nodes: Longs, sums: Floats, node: int, size: int) -> tuple[int, int]:
    """The node after a move that failed, made if there is room for it;
    0: there is none. And how many nodes there are.
    """
    if nodes[node, FAILED] == 0 and size < len(nodes):
        nodes[size], sums[size] = 0, 0.0
        nodes[node, FAILED] = size
        size += 1
    return nodes[node, FAILED], size


@kernel
def _credit(nodes: Longs, sums: Floats, path: Longs, movers: Longs, won: Floats) -> None:
    """Count a playout for the root and all nodes on its path, each for whoever moved there."""
    nodes[0, VISITS] += 1
    for i, node in enumerate(path):
        nodes[node, VISITS] += 1
        sums[node] += won[movers[i]]


@kernel
def _branch(row: Longs, moves: Longs, nodes: Longs, sums: Floats, node: int, size: int) -> int:
    count = tally.list_moves(row, moves)
    nodes[node, FIRST_CHILD], nodes[node, CHILDREN] = size, count
    for i in range(count):
        nodes[size + i] = 0
        nodes[size + i, MOVE] = moves[i]
        sums[size + i] = 0.0
    return size + count


@kernel
def _select(nodes: Longs, sums: Floats, node: int, curious: float) -> int:
    """The child with the best upper confidence bound; one that was never tried comes first."""
    first = nodes[node, FIRST_CHILD]
    best, chosen, seen = -1.0, int(first), 1
    for child in range(first, first + nodes[node, CHILDREN]):
        seen += nodes[child, VISITS]
    for child in range(first, first + nodes[node, CHILDREN]):
        visits = nodes[child, VISITS]
        if visits == 0:
            return int(child)
        bound = sums[child] / visits + curious * sqrt(log(seen) / visits)
        if bound > best:
            best, chosen = bound, child
    return chosen
