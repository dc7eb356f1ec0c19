"""The same table as tools of the Model Context Protocol:
a language model sits down like anybody else, and sees what a player sees.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from yearline.agents.account import Account
from yearline.agents.answers import Answer, WrongAnswer, read_answer
from yearline.agents.asker import Limits, was_right
from yearline.agents.tables import AgentTable, Sight
from yearline.client import Disconnected, RefusedByServer
from yearline.core.actions import to_text
from yearline.core.errors import YearlineError

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

WAITS: Final = 25.0
"""A call that waits for others answers after so many seconds at most, before the client loses patience."""
REMEMBERED: Final = 200
"""So many sentences of history are kept."""


class NoMcp(YearlineError):
    """The package for the protocol is not installed."""

    code = "no_mcp"


class ToolRefused(YearlineError):
    """What was asked cannot be done; the message is for the model to read."""

    code = "refused"


class Tools:
    """What the tools do, without the protocol around them."""

    def __init__(self, table: AgentTable, limits: Limits, account: Account, chance: random.Random) -> None:
        self.table, self.limits, self.account, self.chance = table, limits, account, chance
        self._sight: Sight | None = None
        self._told: list[str] = []
        self._text = ""
        self._wrong = 0

    async def look(self) -> str:
        """The table in words: what has happened, what lies there, what may be done; waits a while for the others."""
        if self._sight is not None:
            return self._text
        try:
            sight = await asyncio.wait_for(self.table.sight(), WAITS)
        except TimeoutError:
            return self.table.narrator.say("agents-wait")
        except Disconnected as gone:
            raise ToolRefused(gone.message) from gone
        news = self.table.narrator.history(sight.events)
        self._sight, self._told = sight, [*self._told, *news][-REMEMBERED:]
        self._text = "\n".join([*news, "", self.table.narrator.turn(sight.view, ())]).lstrip()
        return self._text

    async def rules(self) -> str:
        """The rules in short, with the options agreed on."""
        await self.look()
        return (
            self.table.narrator.say("agents-wait")
            if self._sight is None
            else self.table.narrator.rules(self._sight.view)
        )

    async def history(self) -> str:
        """What has happened so far."""
        await self.look()
        return "\n".join(self._told)

    async def move(self, action: str, sure: float | None = None) -> str:
        """Make a move; the table after it, when it is the agent's turn again."""
        await self.look()
        if self._sight is None or not self._sight.view.legal:
            raise ToolRefused(self.table.narrator.say("agents-over" if self._sight else "agents-wait"))
        helped = ""
        self.account.turns += not self._wrong
        try:
            answer = read_answer(action if sure is None else f"{action} {float(sure)}", self._sight.view)
            self.account.first_try += not self._wrong
        except WrongAnswer as wrong:
            answer = self._refuse(wrong)
            helped = self.table.narrator.say("agents-fallback", move=to_text(answer.action)) + "\n\n"
        await self._act(answer)
        return helped + await self.look()

    def _refuse(self, wrong: WrongAnswer) -> Answer:
        """Say what is wrong; after too many tries, move by chance. Raises ToolRefused."""
        assert self._sight is not None
        self.account.count(wrong.fault)
        self._wrong += 1
        if self._wrong < self.limits.tries:
            why = self.table.narrator.say(wrong.id, **wrong.variables)
            left = self.table.narrator.say("agents-tries", count=self.limits.tries - self._wrong)
            raise ToolRefused(f"{why} {left}")
        self.account.fallbacks += 1
        return Answer(self.chance.choice(self._sight.view.legal))

    async def _act(self, answer: Answer) -> None:
        assert self._sight is not None
        assert self._sight.view.viewer is not None
        try:
            events = await self.table.act(self._sight.view.viewer, answer.action)
        except (RefusedByServer, Disconnected) as refused:
            self._sight = None  # somebody else was faster, or moved for this seat: look again
            raise ToolRefused(refused.message) from refused
        right = was_right(answer, events)
        if answer.sure is not None and right is not None:
            self.account.sure.append((answer.sure, right))
        self._sight, self._wrong = None, 0


async def serve(tools: Tools) -> None:
    """Speak the protocol over standard input and output until the client hangs up. Raises NoMcp."""
    await server_for(tools).run_stdio_async()


def server_for(tools: Tools) -> "MCPServer[None]":
    """The tools of a seat. Raises NoMcp where the package is not installed."""
    try:
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError as error:
        raise NoMcp("agents by MCP need the package mcp: pip install yearline[agent]") from error

    async def answered(words: Coroutine[Any, Any, str]) -> str:
        try:
            return await words
        except ToolRefused as refused:
            raise ToolError(refused.message) from refused

    return _with_tools(tools, answered)


def _with_tools(tools: Tools, answered: Callable[[Coroutine[Any, Any, str]], Awaitable[str]]) -> "MCPServer[None]":
    """What a model reads of the tools is in their docstrings."""
    from mcp.server.mcpserver import MCPServer

    server: MCPServer[None] = MCPServer("yearline", instructions=tools.table.narrator.say("agents-instructions"))

    @server.tool(structured_output=False)
    async def look() -> str:
        """The table as your seat sees it, and the moves you may make. Waits up to 25 seconds for your turn."""
        return await answered(tools.look())

    @server.tool(structured_output=False)
    async def rules() -> str:
        """The rules of the game in short."""
        return await answered(tools.rules())

    @server.tool(structured_output=False)
    async def history() -> str:
        """What has happened at the table so far."""
        return await answered(tools.history())

    @server.tool(structured_output=False)
    async def move(action: str, sure: float | None = None) -> str:
        """Make a move, as in "place 12 4"; `sure` says from 0 to 1 how sure you are that it is right."""
        return await answered(tools.move(action, sure))

    return server
