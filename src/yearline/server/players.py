"""Seats that no person moves: bots that think aside, and clocks that run out."""

import asyncio
from asyncio import TimerHandle
from collections import OrderedDict
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from yearline.bots import Player
from yearline.core.actions import Action, to_text
from yearline.core.deck import Deck
from yearline.core.ids import Seat
from yearline.core.view import View
from yearline.server.decks import Studied
from yearline.server.runner import Order, Runner
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.evolve import evolve
from yearline.table.model import Table

if TYPE_CHECKING:
    from yearline.server.hall import Hall

BOT_GRACE: Final = 20.0
"""If a bot has not moved after so many seconds, its node is gone and another one plays it."""

LATER: Final = 2.0
"""So many seconds a node lets another one go first that has written to the table last: all of them would move at the same moment."""

KEPT_BOTS: Final = 512
FALLBACK: Final = "simple"
"""Who moves for somebody whose time is up, and for a bot that this version does not know."""

_UNTIMED: Final = (e.Acted, e.Said, e.Reacted, e.Estimated)


MakeBot = Callable[[str, Deck | Studied, int], Player]


class Players:
    """Moves for bots and for people whose time is up."""

    def __init__(self, hall: "Hall", make: MakeBot, names: Collection[str]) -> None:
        self._hall = hall
        self._make = make
        self.names = frozenset(names)
        self._bots: OrderedDict[tuple[str, int, Seat, str], Player] = OrderedDict()
        self._alarms: dict[str, tuple[float, TimerHandle]] = {}

    def wake(self, runner: Runner) -> None:
        """Look at a table that has come to rest: is it a bot's turn, or does a clock run?"""
        table = runner.table
        turn = table.turn if table.phase == "playing" else None
        if turn is None or turn >= len(table.chairs):
            return
        if table.chairs[turn].kind == "bot":
            if runner.thought != runner.moved:
                runner.thought = runner.moved
                self._hall.spawn(self._think(runner, turn, table.chairs[turn].bot))
        elif table.due is not None:
            self._set_alarm(runner, table.due)

    def _set_alarm(self, runner: Runner, due: float) -> None:
        code = runner.table.code
        known = self._alarms.get(code)
        if known is not None:
            if known[0] == due and due > self._hall.now():
                return
            known[1].cancel()
        wait = max(0.0, due - self._hall.now()) + (0.01 if runner.wrote else LATER)
        handle = asyncio.get_running_loop().call_later(wait, self._ring, runner, due)
        self._alarms[code] = (due, handle)

    def _ring(self, runner: Runner, due: float) -> None:
        self._alarms.pop(runner.table.code, None)
        table = runner.table
        if table.due == due and table.turn is not None and not self._hall.closing:
            self._hall.spawn(self._fall_back(runner, table.turn))

    def forget(self, code: str) -> None:
        """The table is not in memory any more; the due row will bring it back."""
        alarm = self._alarms.pop(code, None)
        if alarm is not None:
            alarm[1].cancel()

    async def _think(self, runner: Runner, seat: Seat, name: str) -> None:
        """Take as long as a person would, then move."""
        moved, table = runner.moved, runner.table
        if table.game is None or table.turn != seat:
            return
        bot = await self._bot(runner, seat, name)
        view = table.game.rules.view(table.game.state, seat)
        await asyncio.sleep((bot.pause(view) + (0.0 if runner.wrote else LATER)) * self._hall.settings.bot_pace)
        if runner.moved != moved:
            return
        action = await self._choice(bot, view, moved)
        if runner.moved == moved:
            runner.submit(Order("", c.BotActs(seat, to_text(action)), base=moved))

    async def _fall_back(self, runner: Runner, seat: Seat) -> None:
        """What the table agreed on for somebody whose time is up."""
        moved, table = runner.moved, runner.table
        if table.game is None or table.turn != seat:
            return
        bot = await self._bot(runner, seat, "random" if table.settings.fallback == "random" else FALLBACK)
        action = await self._choice(bot, table.game.rules.view(table.game.state, seat), moved)
        if runner.moved == moved:
            runner.submit(Order("", c.Clock(to_text(action)), base=moved))

    async def _choice(self, bot: Player, view: View, seed: int) -> Action:
        """The bot's choice, made in a thread; a bot that fails or cheats gets the first legal action."""
        try:
            action = await asyncio.to_thread(bot.choose, view, seed)
        except Exception as error:
            self._hall.trouble("bot", error)
            return view.legal[0]
        return action if action in view.legal else view.legal[0]

    async def _bot(self, runner: Runner, seat: Seat, name: str) -> Player:
        """The same bot for a whole game: what it remembers wrongly, it remembers wrongly until it sees the date."""
        table = runner.table
        assert table.game is not None
        key = (table.code, table.number, seat, name)
        bot = self._bots.pop(key, None)
        if bot is None:
            number = sha256(f"{table.code}/{table.number}/{seat}".encode()).digest()[:8]
            known = name if name in self.names else FALLBACK
            deck = await self._hall.shelf.studied(table.game.deck, table.settings.decks)
            bot = self._make(known, deck, int.from_bytes(number, "big"))
            bot.agree(table.game.rules.options)
        self._bots[key] = bot
        if len(self._bots) > KEPT_BOTS:
            self._bots.popitem(last=False)
        bot.learn(runner.revealed.values())
        return bot

    def due_after(self, table: Table, entries: tuple[e.Entry, ...], now: float) -> tuple[bool, float | None]:
        """Whether the row that wakes a forgotten table has to change with these entries, and to what."""
        only_people = not table.settings.clock and "bot" not in [chair.kind for chair in table.chairs]
        if only_people and all(type(entry) in _UNTIMED for entry in entries):
            return False, None
        for entry in entries:
            table = evolve(table, entry, now, self._hall.deck_of)
        return True, due_of(table, now)


def due_of(table: Table, now: float) -> float | None:
    """When somebody has to look at the table, even if nobody is there."""
    turn = table.turn if table.phase == "playing" else None
    if turn is None:
        return None
    return now + BOT_GRACE if table.chairs[turn].kind == "bot" else table.due
