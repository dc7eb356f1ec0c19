"""The partner: plays coop among people who, like itself, know the dates only roughly.

It asks of each plan for its turn what the game will come to if everybody goes on as people do: the others by memories
of their own, which err as much as its own does, and itself by its own memory, since nobody's doubts are settled later.
How much it errs it learns at the table: each card that is turned over shows how far off it was.
"""

from typing import Final, NamedTuple

import numpy as np

from yearline.bots.base import Player
from yearline.bots.search.people import WEIGHTS, Floats, Sight, World, finish
from yearline.bots.search.position import Beliefs, Memory, Position, action_of, lay_rows, same
from yearline.bots.search.rollout import CLOSER, PLANS_MOST, best_of, follow, judge, list_plans, trials, wanted
from yearline.bots.search.strong import PAUSE, WORLDS, WrongGame
from yearline.bots.search.worlds import another_deck, other_years
from yearline.core.actions import Action
from yearline.core.deck import Deck
from yearline.core.view import View
from yearline.sim import coop, greedy
from yearline.sim.kernel import apart, kernel
from yearline.sim.luck import Int16, mix, normal

TRUST: Final = 4.0
"""So many cards count as turned over beforehand, as far off as one expected."""
LEAST: Final = 0.8
"""Nobody becomes much surer than they were: a few lucky cards say little."""
SURPRISE: Final = 4.0
"""Whatever was farther off than so many times what one expected counts as that: one card shall not decide."""
_SEAT = np.uint64(0x5EA7_0000_0000)


class Mind(NamedTuple):
    """What the player takes each card for and how sure it is, on the scale of time; what the others think how sure they
    are, and by how much they err.
    """

    years: Floats
    doubts: Floats
    claims: Floats
    errors: Floats


class Partner(Player):
    """Knows the deck file through a fallible memory, and sees the view."""

    def __init__(self, deck: Deck, lore: Beliefs, worlds: int = WORLDS, stacks_in_gap: bool = True) -> None:
        self.memory, self.worlds = Memory(deck, lore, stacks_in_gap), worlds

    def pause(self, view: View) -> float:
        """A moment, so that people can follow."""
        return PAUSE

    def choose(self, view: View, seed: int) -> Action:
        """The first action of the best plan."""
        if view.game != "coop":
            raise WrongGame(f"the partner plays coop, not {view.game}")
        if len(view.legal) == 1:
            return view.legal[0]
        at, plans = self.memory.position(view), np.zeros((PLANS_MOST, 2), np.int16)
        mind, chance = self.mind(at), np.uint64(seed & 0xFFFF_FFFF_FFFF_FFFF)
        best = best_among_people(at, self.memory.cards.sides.copy(), mind, WEIGHTS, self.worlds, chance, plans)
        action = action_of(view, int(plans[best, 0]))
        return action if action in view.legal else view.legal[0]

    def mind(self, at: Position) -> Mind:
        """What to believe of each card by now.

        Years lie about a middle: a vague memory of one far from it is more likely too far out than not far enough.
        """
        years, claims = self.memory.years, self.memory.spreads
        shown = (at.spreads == 0.0) & (claims > 0.0)
        off = np.minimum(np.abs(years - at.years)[shown] / claims[shown], SURPRISE)
        errors = claims * max(LEAST, float(np.sqrt((TRUST + (off**2).sum()) / (TRUST + len(off)))))
        spread, doubt = float(years.var()), float((errors**2).mean())
        spread = max(spread - doubt, 0.15 * spread)
        trust = spread / (spread + errors**2) if spread else np.ones(len(errors))
        known = at.spreads == 0.0
        believed = np.where(known, at.years, years.mean() + trust * (years - years.mean()))
        return Mind(believed, np.where(known, 0.0, errors * np.sqrt(trust)), claims, errors)


@apart
def best_among_people(
    at: Position, sides: Int16, mind: Mind, weights: Floats, worlds: int, seed: np.uint64, plans: Int16
) -> int:
    """The number of the plan with the best mean score over the worlds; the worse half is given up now and then."""
    found, world = trials(list_plans(at.row, sides, plans)), _world(at, mind)
    luck, done = mix(seed), 0
    for stage in range(CLOSER):
        more = wanted(stage, found.live, at.row, worlds, 0)
        for _ in range(more):
            luck = another_deck(at.pile, 1, at.row[coop.END], luck)
            _dream(at, sides, mind, luck, world)
            for plan in range(len(found.live)):
                if found.live[plan]:
                    same(world.row, at.row)
                    same(world.words, at.words)
                    follow(world.row, world.words, at.pile, sides, plans[plan, 0], plans[plan, 1])
                    found.usual[plan] += finish(world, at.pile, sides, weights)
        done = judge(stage, done, more, found)
    return best_of(found.means, found.live)


@apart
def _world(at: Position, mind: Mind) -> World:
    """Room for a world. The player goes by its own doubts, the others by theirs."""
    seats, cards = at.row[coop.SEATS], len(mind.years)
    doubts = np.zeros((seats, cards))
    for seat in range(seats):
        doubts[seat] = mind.doubts if seat == at.row[coop.TURN] else mind.claims
    calendar, counts = np.zeros(cards), np.zeros(cards + 1, np.int16)
    sight = Sight(np.zeros(cards), np.zeros(cards), np.zeros(cards))
    return World(
        np.zeros(cards), calendar, counts, np.zeros((seats, cards)), doubts, at.row.copy(), at.words.copy(), sight
    )


@apart
def _dream(at: Position, sides: Int16, mind: Mind, luck: np.uint64, world: World) -> None:
    """Other years for what the player is unsure of, and what everybody takes the cards in play for."""
    ranks = other_years(sides, world.years, world.calendar, mind.years, mind.doubts, luck)
    world.calendar[ranks:] = np.inf
    lay_rows(at.row, at.words, sides, at.main, at.gaps)
    greedy.unseen(world.counts, at.pile, min(1, at.row[coop.END]), sides)
    for held in range(at.row[coop.SEATS]):
        for slot in range(at.row[coop.HELD + held]):
            card = at.row[coop.HAND + coop.SLOTS * held + slot]
            if card >= 0:
                _guess(at.row, card, mind, luck, world)
    for i in range(at.row[coop.END]):
        _guess(at.row, at.pile[i], mind, luck, world)


@kernel
def _guess(row: Int16, card: int, mind: Mind, luck: np.uint64, world: World) -> None:
    for seat in range(row[coop.SEATS]):
        year = mind.years[card]
        if seat != row[coop.TURN]:
            salt = luck + _SEAT * np.uint64(seat + 1)
            year = world.years[card] + mind.errors[card] * normal(salt + np.uint64(card))
        world.guesses[seat, card] = year
