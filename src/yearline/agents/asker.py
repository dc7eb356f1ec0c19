"""An agent at a table: asked in words, waited for so long and no
longer, asked again, and at last helped with a move of chance.
"""

import random
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final

from yearline.agents.account import Account
from yearline.agents.answers import Answer, OldAnswer, WrongAnswer, read_answer
from yearline.agents.channel import AgentGone, LineChannel
from yearline.agents.tables import AgentTable, Sight
from yearline.core.actions import Place, Play, to_text
from yearline.core.events import Blocked, Event, Missed, Placed
from yearline.core.value import value
from yearline.core.view import View

SILENT_MOST: Final = 5
"""An agent that has not answered so many questions one after the other is given up."""


@value
class Limits:
    """How long a turn may take, and how many answers are heard."""

    seconds: float = 60.0
    tries: int = 3


class Asker:
    """Asks an agent by lines; see docs/agents.md for the messages."""

    def __init__(self, channel: LineChannel, limits: Limits, account: Account, chance: random.Random) -> None:
        self.channel, self.limits, self.account, self.chance = channel, limits, account, chance
        self._number = self._silent = 0
        self._stale = False

    @property
    def silent(self) -> bool:
        """Whether the last question was not answered."""
        return self._silent > 0

    async def begin(self, table: AgentTable, view: View) -> None:
        """Say what is played."""
        say = table.narrator
        told = {"t": "begin", "game": view.game, "language": say.language, "names": list(say.names)}
        await self.channel.send({**told, "rules": say.rules(view)})

    async def ask(self, table: AgentTable, sight: Sight) -> Answer:
        """A legal move: the agent's, or one of chance after too many tries. Raises AgentGone."""
        self._number += 1
        self.account.turns += 1
        say, until = table.narrator.say, monotonic() + self.limits.seconds
        if self._stale:  # what was said too late is no answer to this
            self.channel.drop()
            self._stale = False
        await self.channel.send(self._question(table, sight))
        for tries in reversed(range(self.limits.tries)):
            try:
                answer = await self._answer(sight.view, until)
            except WrongAnswer as wrong:
                self.account.count(wrong.fault)
                why = say(wrong.id, **wrong.variables)
                await self.channel.send({"t": "wrong", "n": self._number, "text": why, "tries": tries})
                if wrong.fault == "late":
                    break
                continue
            self.account.first_try += tries == self.limits.tries - 1
            return answer
        return await self._help(table, sight.view)

    async def over(self, table: AgentTable, sight: Sight, complete: bool = True) -> None:
        """Say how it ended."""
        say = table.narrator
        text = "\n".join([*say.history(sight.events), *say.table(sight.view)])
        await self.channel.send({"t": "over", "complete": complete, "text": text, "account": self.account.plain()})

    def fallback(self, view: View) -> Answer:
        """A move of chance, counted."""
        self.account.fallbacks += 1
        return Answer(self.chance.choice(view.legal))

    def learn(self, answer: Answer, events: tuple[Event, ...]) -> None:
        """Remember whether a move was right whose rightness the agent has rated."""
        right = was_right(answer, events)
        if answer.sure is not None and right is not None:
            self.account.sure.append((answer.sure, right))

    def _question(self, table: AgentTable, sight: Sight) -> Mapping[str, Any]:
        view = sight.view
        placed = [action for action in view.legal if isinstance(action, Place)]
        cards = list(dict.fromkeys(one.card for one in placed))
        place = {"cards": cards, "gaps": 1 + max(one.gap for one in placed)} if placed else None
        other = [to_text(action) for action in view.legal if not isinstance(action, Place)]
        return {
            "t": "turn",
            "n": self._number,
            "seat": view.viewer,
            "text": table.narrator.turn(view, sight.events),
            "legal": {"place": place, "other": other},
            "seconds": self.limits.seconds,
            "tries": self.limits.tries,
        }

    async def _answer(self, view: View, until: float) -> Answer:
        while True:
            line = await self.channel.receive(until - monotonic())
            if line is None:
                self._silent, self._stale = self._silent + 1, True
                raise WrongAnswer("late", "agents-wrong-late", seconds=round(self.limits.seconds))
            self._silent = 0
            try:
                return read_answer(line, view, self._number)
            except OldAnswer:
                continue

    async def _help(self, table: AgentTable, view: View) -> Answer:
        answer = self.fallback(view)
        if self._silent >= SILENT_MOST:
            raise AgentGone(f"the agent has not answered {SILENT_MOST} questions one after the other")
        text = table.narrator.say("agents-fallback", move=to_text(answer.action))
        await self.channel.send({"t": "helped", "n": self._number, "a": to_text(answer.action), "text": text})
        return answer


def was_right(answer: Answer, events: tuple[Event, ...]) -> bool | None:
    """Whether a card went where it belongs; None for a move that can be neither right nor wrong."""
    if not isinstance(answer.action, Place | Play):
        return None
    card = answer.action.card
    if any(isinstance(event, Missed | Blocked) and event.card == card for event in events):
        return False
    return True if any(isinstance(event, Placed) and event.card == card for event in events) else None


async def sit(table: AgentTable, asker: Asker) -> None:
    """Play a game to its end. Raises AgentGone when the agent has gone."""
    sight = await table.sight()
    await asker.begin(table, sight.view)
    while sight.view.legal:
        answer = await asker.ask(table, sight)
        assert sight.view.viewer is not None
        asker.learn(answer, await table.act(sight.view.viewer, answer.action))
        sight = await table.sight()
    await asker.over(table, sight)
