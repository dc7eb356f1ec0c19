"""How well an agent plays: the same deals in every language
and with invented cards, beside our bots and what was possible.

Where people are a team the agent plays every seat, one after the other and each
with its own view; otherwise it plays one seat against `OPPONENT`, and moves on
by a seat from deal to deal. A bot of reference sits exactly where the agent sat.
"""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from yearline.agents.account import Account
from yearline.agents.asker import Asker, Limits, was_right
from yearline.agents.channel import AgentGone, Program
from yearline.agents.tables import LocalTable, Sight
from yearline.bots.arena import Contest, player_for
from yearline.bots.base import Player
from yearline.bots.search.bound import bound
from yearline.core.ids import Seat
from yearline.core.value import value
from yearline.decks import LibraryDeck
from yearline.games import GAMES
from yearline.sim.batch import setting

OPPONENT: Final = "traveller"
FIXED: Final = 20_260_101
"""The seed of the fixed deals. Who trains on them is measured on nothing."""
DEATHS_MOST: Final = 3
"""After so many deals one after the other that it did not see to their end, an agent is not asked any more."""
NAME: Final = "Agent"


@value
class Bench:
    """What is played."""

    contest: Contest
    deck: LibraryDeck
    limits: Limits

    @property
    def team(self) -> bool:
        """Whether the agent plays every seat."""
        return GAMES[self.contest.game].team

    def own(self, number: int) -> frozenset[int]:
        """The seats of whoever is measured."""
        return frozenset(range(self.contest.seats)) if self.team else frozenset((number % self.contest.seats,))


@dataclass
class Cell:
    """What came of an agent's deals in one language with one deck. `why` says why there are fewer than asked for."""

    language: str
    deck: str
    asked: int
    scores: list[float] = field(default_factory=list)
    right: list[bool] = field(default_factory=list)
    account: Account = field(default_factory=Account)
    helped: list[int] = field(default_factory=list)
    """Deals that were played to their end without the agent, since it had gone."""
    why: str = ""


def table_for(bench: Bench, number: int, language: str, who: str | None) -> LocalTable:
    """A deal with an agent, or with a bot of that name in its place."""
    contest, own = bench.contest, bench.own(number)
    players: dict[Seat, Player | None] = {}
    for seat in range(contest.seats):
        name = who if seat in own else OPPONENT
        memory = contest.luck(number, "memory", seat)
        players[Seat(seat)] = None if name is None else player_for(name, contest, memory)
    names = [f"{NAME} {seat + 1}" if seat in own else f"Bot {seat + 1}" for seat in range(contest.seats)]
    return LocalTable(contest.rules(), bench.deck, contest.deal(number), players, names, language)


def score(bench: Bench, table: LocalTable, number: int) -> float:
    """The table's points, or the own part of the victory."""
    outcome = table.outcome
    if outcome is None:
        return 0.0
    if outcome.score is not None:
        return float(outcome.score)
    own = bench.own(number)
    return sum(seat in own for seat in outcome.winners) / max(1, len(outcome.winners))


async def reference(bench: Bench, number: int, who: str) -> float:
    """What a bot makes of a deal."""
    table = table_for(bench, number, "en", who)
    await table.sight()
    return score(bench, table, number)


def possible(bench: Bench, number: int) -> float:
    """What the deal could yield to somebody who sees everything (coop)."""
    contest = bench.contest
    agreed = setting("coop", contest.deck, contest.seats, contest.options)
    return float(bound(agreed, contest.deal(number)).upper)


async def measure(bench: Bench, command: str, cell: Cell) -> AsyncIterator[Cell]:
    """Play deal after deal with one program, started again after it has died; the cell after each of them."""
    deaths = 0
    program: Program | None = None
    asker: Asker | None = None
    try:
        for number in range(cell.asked):
            try:
                program = program or await Program.start(command)
            except AgentGone as gone:
                cell.why = gone.message
                return
            asker = asker or Asker(program, bench.limits, cell.account, random.Random(bench.contest.seed))
            there = await _deal(bench, asker, cell, number)
            deaths = 0 if there and not asker.silent else deaths + 1
            if not there:
                await program.stop()
                program = asker = None
            yield cell
            if deaths == DEATHS_MOST:
                cell.why = f"the agent has gone, or fallen silent, in {DEATHS_MOST} deals one after the other"
                return
    finally:
        if program is not None:
            await program.stop()


async def _deal(bench: Bench, asker: Asker, cell: Cell, number: int) -> bool:
    """Play a deal to its end; whether the agent was there all the time."""
    table = table_for(bench, number, cell.language, None)
    sight, there = await table.sight(), True
    with suppress(AgentGone):  # the first question will tell
        await asker.begin(table, sight.view)
    while sight.view.legal:
        there = await _turn(table, asker, sight, cell, there)
        sight = await table.sight()
    cell.scores.append(score(bench, table, number))
    if not there:
        cell.helped.append(number)
        cell.account.deaths += 1
        return False
    with suppress(AgentGone):
        await asker.over(table, sight)
    return True


async def _turn(table: LocalTable, asker: Asker, sight: Sight, cell: Cell, there: bool) -> bool:
    try:
        answer = await asker.ask(table, sight) if there else asker.fallback(sight.view)
        own = there
    except AgentGone:
        answer, own, there = asker.fallback(sight.view), False, False
    assert sight.view.viewer is not None
    events = await table.act(sight.view.viewer, answer.action)
    asker.learn(answer, events)
    right = was_right(answer, events)
    if own and right is not None:
        cell.right.append(right)
    return there


def references(game: str) -> Sequence[str]:
    """The bots that stand beside every agent, the weakest first."""
    return ("random", "student", "historian", "scholar", *(["strong"] if game == "coop" else []))
