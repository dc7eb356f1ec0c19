"""Seats that no person moves: bots that think aside, and clocks that run out."""

import asyncio
from asyncio import TimerHandle
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Final, TypeVar

from yearline.bots import Player
from yearline.core.actions import Action, to_text
from yearline.core.deck import Deck
from yearline.core.events import Revealed, Setup
from yearline.core.ids import Seat
from yearline.core.view import View
from yearline.measured.model import regraded
from yearline.server.decks.shelf import Studied
from yearline.server.live.due import rests
from yearline.server.live.orders import Order
from yearline.server.live.runner import Runner
from yearline.server.live.shared import Services
from yearline.table import commands as c
from yearline.table.model import Game

LATER: Final = 2.0
"""So many seconds a node lets another one go first that has written
to the table last: all of them would move at the same moment.
"""

WATCHES: Final = 2.6
"""So many seconds at least after a card was turned over: it turns before everybody's eyes, and what it was can be read.
"""

THREADS: Final = 2
KEPT_BOTS: Final = 4096
KEPT_CARDS: Final = 250_000
"""So many cards all bots together keep in mind, at about a fifth of a kilobyte each."""

RESTING: Final = -2
"""Instead of the last line that was thought about, where nobody looks and nobody thinks."""

R = TypeVar("R")
FALLBACK: Final = "simple"
"""Who moves for somebody whose time is up, and for a bot that this version does not know."""

MakeBot = Callable[[str, Deck | Studied, int], Player]


class Autoplay:
    """Moves for bots and for people whose time is up."""

    def __init__(self, services: Services, make: MakeBot, names: Collection[str]) -> None:
        self._services = services
        self._make = make
        self.names = frozenset(names)
        self._bots: OrderedDict[tuple[str, int, Seat, str], Player] = OrderedDict()
        self._cards: dict[tuple[str, int, Seat, str], int] = {}
        """How many cards each of them remembers."""
        self._alarms: dict[str, tuple[float, TimerHandle]] = {}
        self._threads = ThreadPoolExecutor(THREADS, "yearline-bot")

    def wake(self, runner: Runner) -> None:
        """Look at a table that has come to rest: is it a bot's turn, or does a clock run?"""
        table = runner.table
        acting = table.acting if table.phase == "playing" else ()
        bots = [seat for seat in runner.company.bots if seat in acting]
        if acting and not runner.attended and rests(table):
            self._rest(runner)
            return
        if not bots:
            runner.pace.calm()
        if bots and runner.thought != runner.moved:
            runner.thought = runner.moved
            for seat in bots:
                self._services.tasks.spawn(self._think(runner, seat, table.chairs[seat].bot))
        if table.due is not None and len(bots) < len(acting):
            self._set_alarm(runner, table.due)

    def _rest(self, runner: Runner) -> None:
        """Nobody is there: nothing happens until somebody comes, and no node need look."""
        if runner.thought != RESTING:
            runner.thought = RESTING
            self.forget(runner.table.code)
            self._services.tasks.spawn(self._services.store.put_due(runner.stream, None))

    def close(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _set_alarm(self, runner: Runner, due: float) -> None:
        code = runner.table.code
        known = self._alarms.get(code)
        if known is not None:
            if known[0] == due and due > self._services.clock.now():
                return
            known[1].cancel()
        wait = max(0.0, due - self._services.clock.now()) + (0.01 if runner.wrote else LATER)
        handle = asyncio.get_running_loop().call_later(wait, self._ring, runner, due)
        self._alarms[code] = (due, handle)

    def _ring(self, runner: Runner, due: float) -> None:
        self._alarms.pop(runner.table.code, None)
        table = runner.table
        if table.due == due and table.acting and not self._services.tasks.closing:
            if table.game is not None and table.game.rules.paced:
                runner.submit(Order("", c.Clock("proceed"), base=runner.moved))
                return
            for seat in table.acting:
                self._services.tasks.spawn(self._fall_back(runner, seat))

    def forget(self, code: str) -> None:
        """The table is not in memory any more; the due row will bring it back."""
        alarm = self._alarms.pop(code, None)
        if alarm is not None:
            alarm[1].cancel()

    async def _think(self, runner: Runner, seat: Seat, name: str) -> None:
        """Take as long as a person would, then move."""
        moved, table = runner.moved, runner.table
        if table.game is None or seat not in table.acting:
            return
        bot, view = await self._bot(runner, seat, name)
        kinds = {type(event) for event in table.events}
        turned = Revealed in kinds and Setup not in kinds
        pause = max(bot.pause(view), WATCHES if turned else 0.0) + (0.0 if runner.wrote else LATER)
        await runner.pace.wait(pause * self._services.settings.bot_pace)
        if runner.moved != moved:
            return
        action = await self._choice(bot, view, moved)
        if runner.moved == moved:
            runner.submit(Order("", c.BotActs(seat, to_text(action)), base=moved))

    async def _fall_back(self, runner: Runner, seat: Seat) -> None:
        """What the table agreed on for somebody whose time is up."""
        moved, table = runner.moved, runner.table
        if table.game is None or seat not in table.acting:
            return
        name = "random" if table.settings.fallback == "random" else FALLBACK
        action = await self._choice(*await self._bot(runner, seat, name), moved)
        if runner.moved == moved:
            runner.submit(Order("", c.Clock(to_text(action), seat), base=moved))

    async def _choice(self, bot: Player, view: View, seed: int) -> Action:
        """The bot's choice, made in a thread; a bot that fails or cheats gets the first legal action."""
        try:
            action = await self._in_thread(lambda: bot.choose(view, seed))
        except Exception as error:
            self._services.tasks.trouble("bot", error)
            return view.legal[0]
        return action if action in view.legal else view.legal[0]

    async def _bot(self, runner: Runner, seat: Seat, name: str) -> tuple[Player, View]:
        """The same bot for a whole game, and what it sees:
        what it remembers wrongly, it remembers wrongly until it sees the date.
        """
        table, game = runner.table, runner.table.game
        assert game is not None
        key = (table.code, table.number, seat, name)
        bot = self._bots.pop(key, None)
        if bot is None:
            number = sha256(f"{table.code}/{table.number}/{seat}".encode()).digest()[:8]
            known = name if name in self.names else FALLBACK
            deck = await self._studied(runner, game)
            bot = await self._in_thread(lambda: self._make(known, deck, int.from_bytes(number, "big")))
            bot.agree(game.rules.options)
        self._bots[key] = bot
        self._cards[key] = len(self._services.shelf.frozen(game.deck).cards)
        self._forget_some()
        seen = tuple(runner.revealed.values())
        return bot, await self._in_thread(lambda: _looked(bot, seen, game, seat))

    async def _studied(self, runner: Runner, game: Game) -> Deck | Studied:
        """The deck with all that is known about its cards:
        as hard as people had found them when this game was dealt.
        """
        services = self._services
        deck = await services.shelf.studied(game.deck, runner.table.settings.decks)
        if services.grading.stale:
            services.tasks.spawn(services.grading.renew())
        if not isinstance(deck, Studied) or not runner.games:
            return deck
        dealt = runner.games[-1][0]
        lines = await services.store.read(runner.stream, dealt - 1, dealt)
        columns = await services.grading.known(max([line.at for line in lines], default=0.0))
        return Studied(tuple(regraded(deck.cards, columns))) if columns else deck

    async def _in_thread(self, work: Callable[[], R]) -> R:
        """Bots think in few threads: a large deck takes them a while, which is nobody else's."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _forget_some(self) -> None:
        """Beyond some number and weight, the bots that have not moved the longest go;
        their memory is made again from the seed.
        """
        while len(self._bots) > 1 and (len(self._bots) > KEPT_BOTS or sum(self._cards.values()) > KEPT_CARDS):
            key, _ = self._bots.popitem(last=False)
            self._cards.pop(key, None)


def _looked(bot: Player, seen: Iterable[Revealed], game: Game, seat: Seat) -> View:
    bot.learn(seen)
    return game.rules.view(game.state, seat)
