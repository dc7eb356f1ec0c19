"""The strong player of chronology: counts cards and powers, and looks ahead to the turn in which the game ends.

It knows every date, so all it has to weigh is open to everybody (see `tally`). Of the others it assumes
what they have shown: somebody who has laid nothing wrongly yet is thought to know as much as it does.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import numpy as np

from yearline.bots.base import Ratings
from yearline.bots.lore import Lore
from yearline.bots.policies import chronology as habits
from yearline.bots.search import tally, tree
from yearline.core.actions import Action, Draft, Place, Use
from yearline.core.deck import COLORS
from yearline.core.events import Event, Missed, Placed
from yearline.core.ids import Seat
from yearline.core.view import Pile, View
from yearline.sim.chronology import PACKET
from yearline.sim.luck import Longs

PLAYOUTS: Final = 12_000
"""About a tenth of a second of a core at most (docs/simulation.md)."""
JUDGING: Final = 2_000
"""The coach looks at every move of a game, and only for what costs much."""
NODES: Final = 1 << 17
BELIEF: Final = 6.0
"""So many cards laid rightly everybody is credited with beforehand."""
HABIT: Final = 1e-3
"""Between moves that are equal by counting, what somebody who is less sure of dates would prefer."""

_PHASES: Final = {"draft": tally.DRAFT, "start": tally.START, "place": tally.PLACE, "power": tally.POWER}


def rate(view: View, lore: Lore) -> Ratings:
    """As a policy, for the coach: what share of the victory each action leads to among people who know the dates."""
    return Chronologist(lore, JUDGING).ratings(view, 0)


class Chronologist:
    """Rates the actions of a view by the share of victories that they lead to."""

    def __init__(self, lore: Lore, playouts: int = PLAYOUTS) -> None:
        self.lore = lore
        self.playouts = playouts
        self.right: dict[Seat, float] = {}
        self.wrong: dict[Seat, float] = {}

    def learn(self, events: Iterable[Event]) -> None:
        """Who lays cards rightly, and who does not."""
        for event in events:
            if isinstance(event, Missed):
                self.wrong[event.seat] = self.wrong.get(event.seat, 0.0) + 1
            elif isinstance(event, Placed) and event.seat is not None:
                self.right[event.seat] = self.right.get(event.seat, 0.0) + 1

    def ratings(self, view: View, seed: int) -> Ratings:
        """What share of the victory each legal action leads to."""
        if len(view.legal) == 1:
            return {view.legal[0]: 1.0}
        worths = self._worths(view, np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF))
        habits_of = habits.rate(view, self.lore)
        return {action: self._worth(view, action, worths) + HABIT * habits_of[action] for action in view.legal}

    def _worths(self, view: View, luck: np.uint64) -> dict[int, float]:
        """The worth of each move of the tally."""
        row, skill = position(view), np.ones(8)
        for place, seat in enumerate(view.active):
            if seat != view.viewer and self.wrong.get(seat):
                right = self.right.get(seat, 0.0) + BELIEF
                skill[place] = right / (right + self.wrong[seat])
        nodes: Longs = np.zeros((NODES, tree.FIELDS), np.int64)
        sums = np.zeros(NODES)
        tree.grow(row, skill, self.playouts, tree.CURIOUS, luck, nodes, sums)
        first = nodes[0, tree.FIRST_CHILD]
        children = range(first, first + nodes[0, tree.CHILDREN])
        return {int(nodes[child, tree.MOVE]): _judged(nodes[child, tree.VISITS], sums[child]) for child in children}

    def _worth(self, view: View, action: Action, worths: Mapping[int, float]) -> float:
        """What the best move is worth that begins with an action."""
        seats = len(view.active)
        step = 1 + 3 * seats
        match action:
            case Draft(color):
                return worths[COLORS.index(color)]
            case Place(ref, gap):
                pile = _stack(view, ref)
                laid = COLORS.index(pile.color)
                best = max(worth for move, worth in worths.items() if move // step == laid)
                return best if _fits(view, self.lore, pile, gap) else best - 1.0
            case Use(ref) if view.power != "blue":
                pile = _stack(view, ref)
                at = 1 + 3 * view.active.index(pile.owner or Seat(0)) + COLORS.index(pile.color)
                return worths[COLORS.index(view.power or "red") * step + at]
            case _:
                return worths[COLORS.index(view.power or "red") * step]


def _judged(visits: int, total: float) -> float:
    """The mean, less a little where it was seldom tried:
    a move that is often chosen is one that others did not surpass.
    """
    return float(total / visits - 0.3 / np.sqrt(visits)) if visits else -1.0


def position(view: View) -> Longs:
    """The view in numbers; seats that have left are left out."""
    row: Longs = np.zeros(tally.WIDTH, np.int64)
    active = list(view.active)
    row[tally.PHASE], row[tally.SEATS] = _PHASES[view.phase], len(active)
    row[tally.TURN] = turn = active.index(view.turn) if view.turn in active else 0
    row[tally.WON] = COLORS.index(view.power) if view.power else -1
    for pile in view.piles:
        if pile.name == "neutral":
            row[tally.NEUTRAL + COLORS.index(pile.color)] = pile.size
        elif pile.owner in active:
            row[tally.COUNT + 3 * active.index(pile.owner) + COLORS.index(pile.color)] += pile.size
    for line in view.rows:
        if line.owner in active:
            row[tally.LINE + active.index(line.owner)] = len(line.columns)
    _lay_picks(row, turn, len(active), dict(view.options).get("draft_packets", 4))
    return row


def _lay_picks(row: Longs, turn: int, seats: int, packets: object) -> None:
    """How many packets or start cards are still to be chosen, and who begins."""
    if row[tally.PHASE] == tally.DRAFT:
        asked = packets if isinstance(packets, int) else 4
        taken = int(row[tally.COUNT : tally.LINE].sum()) // PACKET
        row[tally.PICKS] = max(1, asked * seats - taken)
        row[tally.FIRST] = (turn - taken) % seats
    elif row[tally.PHASE] == tally.START:
        given = int((row[tally.LINE :] > 0).sum())
        row[tally.PICKS] = max(1, seats - given)
        row[tally.FIRST] = (turn - given) % seats


def _stack(view: View, ref: int) -> Pile:
    return next(pile for pile in view.piles if pile.name == "stack" and pile.top and pile.top.ref == ref)


def _fits(view: View, lore: Lore, pile: Pile, gap: int) -> bool:
    """Whether the top of a stack belongs there, as far as one knows."""
    assert pile.top is not None
    line, year = [card.year for card in view.line()], lore(pile.top.face).year
    return (gap == 0 or line[gap - 1] <= year) and (gap == len(line) or year <= line[gap])
