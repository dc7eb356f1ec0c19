"""The hall: all tables that somebody looks at, and what they share: the store, the bus, the decks, the clock."""

import asyncio
import gc
import logging
import secrets
import time
from asyncio import Task
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from yearline.bots import BOTS, make_bot
from yearline.bus import Bus, open_bus
from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.core.rng import SEED_BITS
from yearline.decks import LibraryDeck, library
from yearline.decks.source import Inspection
from yearline.server.decks import Shelf
from yearline.server.limits import LONG_SECONDS, PATIENT_SECONDS, Counted, PerAddress
from yearline.server.metrics import Metrics
from yearline.server.people import new_code
from yearline.server.players import MakeBot, Players
from yearline.server.presence import Presence
from yearline.server.runner import Runner
from yearline.server.session import Session
from yearline.server.settings import ServerSettings
from yearline.server.workshop import Workshop
from yearline.store import Append, Conflict, Line, Store, StoreError, open_patiently, open_store
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.model import Person, Settings, Table

LOG: Final = logging.getLogger("yearline.server")
DUE_LEASE: Final = 30.0
CLOSING_SECONDS: Final = 8.0
SLICE: Final = 200
"""So many lines of a log are folded at a time: a few milliseconds."""
YOUNG: Final = 1
"""Connections leave garbage in circles, which Python is told to look for rarely; a sweep after some have gone looks among what is new."""


class Unreadable(YearlineError):
    """The log of a table says something that this version cannot follow: a newer one wrote it, or a deck is gone."""

    code = "unreadable_table"


class Hall:
    """Everything that tables share in one process."""

    def __init__(
        self,
        settings: ServerSettings,
        *,
        store: Store | None = None,
        bus: Bus | None = None,
        decks: Mapping[str, LibraryDeck] | None = None,
        make_bot: MakeBot = make_bot,
        bots: Collection[str] = tuple(BOTS),
        now: Callable[[], float] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.store = store or open_store(settings.database)
        self.bus = bus or open_bus(settings.bus)
        self.workshop = Workshop()
        self.shelf = Shelf(library() if decks is None else decks, self.store, self.workshop)
        self.players = Players(self, make_bot, bots)
        self.presence = Presence(self)
        self.metrics = metrics or Metrics()
        self.ticks: Callable[[], float] = time.monotonic
        self.now = now or _steady_clock()
        self.closing = False
        self.sessions: set[Session] = set()
        self._somebody_left = False
        self.sockets = Counted(settings.sockets_per_address)
        self.wrong_codes = PerAddress(settings.wrong_codes_per_second, PATIENT_SECONDS)
        self.messages = PerAddress(settings.messages_per_address)
        self.requests = PerAddress(settings.requests_per_second)
        self.reports = PerAddress(settings.reports_per_second, PATIENT_SECONDS)
        self.brought = PerAddress(settings.decks_per_second, LONG_SECONDS)
        self.opened = PerAddress(settings.tables_per_second, LONG_SECONDS)
        self._runners: dict[str, Runner] = {}
        self._opening: dict[str, Task[Runner]] = {}
        self._unfolded: dict[str, set[str]] = {}
        """The decks of tables whose logs are being folded."""
        self._unreadable: set[str] = set()
        """The tables that the operator has heard of already."""
        self._tasks: set[Task[Any]] = set()
        self.metrics.gauge("yearline_tables", "Tables in memory", lambda: len(self._runners))
        self.metrics.gauge("yearline_sockets", "Open sockets", lambda: len(self.sessions))

    # --- opening and closing ---

    async def open(self) -> None:
        """Connect to the store and the bus, and begin to sweep."""
        await open_patiently(self.store)
        await self.bus.open(self._heard)
        self.spawn(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop taking orders, let those at work finish, say good-bye. Nothing is in memory that is not in the log."""
        self.closing = True
        self.workshop.close()
        for session in tuple(self.sessions):
            session.hang_up("restart", 1012, again=True)
        at_work = (*self._tasks, *self._opening.values())
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        with suppress(TimeoutError):  # a database that does not answer keeps nobody from leaving
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.bus.close()
                await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something aside, and report it if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.trouble("task", error)

    def trouble(self, where: str, error: BaseException) -> None:
        """Something went wrong that is not a player's fault."""
        self.metrics.troubles += 1
        LOG.error("trouble", extra={"where": where, "error": repr(error)[:500]}, exc_info=error)

    # --- tables ---

    async def create(self, person: Person, settings: Settings, address: str = "") -> str:
        """Open a new table; its code."""
        await self.shelf.chosen(settings.decks, address)
        self.allow(self.opened, address)
        for _ in range(5):
            code, now = new_code(), self.now()
            entries = decide(None, person, c.Create(code, settings), now, self.deck_of)
            bodies = tuple([msgspec.json.encode(e.to_plain(entry)).decode() for entry in entries])
            try:
                await self.store.append(Append(f"table:{code}", 0, bodies, "", now, (person,)))
            except Conflict:
                continue
            return code
        raise Refused("internal", "no free code was found")

    def allow(self, limit: PerAddress, address: str, cost: float = 1.0) -> None:
        """Let an address do something that is limited. Raises Refused if it has done too much of it."""
        if not limit.take(address, self.ticks(), cost):
            raise Refused("too_fast", "too much at once from one address")

    def weigh(self, address: str, requests: float) -> None:
        """Let a request that makes much work count as several. Raises Refused if that is too many."""
        self.allow(self.requests, address, requests)

    async def runner(self, code: str, address: str = "", person: Person = "") -> Runner:
        """The table with that code, read from the log if need be. Who has guessed too often finds only tables they sit at."""
        guessing = address != "" and self.wrong_codes.spent(address, self.ticks())
        if guessing and not person:
            raise _guessing()
        try:
            runner = self._runners.get(code) or await self._opened(code)
        except (Refused, Unreadable) as error:
            if error.code == "no_table":
                self.wrong_codes.take(address, self.ticks())
            raise (_guessing() if guessing else error) from None
        if guessing and person != runner.table.host and not runner.table.seats_of(person):
            raise _guessing()
        return runner

    async def _opened(self, code: str) -> Runner:
        """Several may ask at once; the log is read once."""
        if code not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(code))
            self._opening[code] = task
            task.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(self._opening[code])

    async def _open(self, code: str) -> Runner:
        try:
            runner = await self._read_table(code)
        except Exception as error:
            self.bus.forget(f"table:{code}")
            raise self.unreadable(code, error) from error
        self._unreadable.discard(code)
        self.presence.ask(code)
        self.players.wake(runner)
        return runner

    def unreadable(self, code: str, error: Exception) -> YearlineError:
        """What is said to whoever wants a table that could not be read. If its log is to blame, the operator hears so once."""
        if isinstance(error, Refused | StoreError):
            return error
        if isinstance(error, OSError):  # the log could not even be asked
            self.trouble(f"table:{code}", error)
            return Refused("internal", "something went wrong")
        if code not in self._unreadable:
            self._unreadable.add(code)
            self.trouble(f"table:{code}", error)
        return Unreadable("the log of this table says something that this version does not understand")

    async def _read_table(self, code: str) -> Runner:
        lines: Sequence[Line] = ()
        if code.isalnum() and len(code) <= 40:
            self.bus.listen(f"table:{code}")  # before the log is read: what is written meanwhile is told
            lines = await self.read(f"table:{code}")
        if not lines:
            raise Refused("no_table", "there is no such table")
        self._unfolded[code] = _dealt_from(lines)
        try:
            runner = self._runners[code] = await self._folded(lines)
        finally:
            del self._unfolded[code]
        return runner

    async def _folded(self, lines: Sequence[Line]) -> Runner:
        """A table from its log. After days of play that is long: it is folded in slices, between which others get their turn."""
        runner = Runner(self, lines[:SLICE])
        for first in range(SLICE, len(lines), SLICE):
            await asyncio.sleep(0)
            runner.fold(lines[first : first + SLICE])
        return runner

    def open_table(self, code: str) -> Runner | None:
        """The table with that code, if it is in memory."""
        return self._runners.get(code)

    async def read(self, stream: str, after: int = 0) -> list[Line]:
        """Lines of a stream, with the decks they need at hand."""
        lines = await self.store.read(stream, after)
        await self.shelf.thaw(_dealt_from(lines), self._played)
        return lines

    def decks_in(self, lines: Iterable[Line]) -> dict[str, Deck]:
        """The decks that games in these lines were dealt from, for work aside. Lines that were just read have them at hand."""
        return {digest: self.deck_of(digest) for digest in _dealt_from(lines)}

    def told(self, runner: Runner, entries: int) -> None:
        """A table has moved on."""
        self.metrics.entries += entries
        self.metrics.frames += len(runner.sessions)
        self.bus.announce(runner.stream, runner.table.seq)

    def left(self, session: Session) -> None:
        """A socket is gone."""
        self.sessions.discard(session)
        self.sockets.leave(session.address)
        self._somebody_left = True

    def enter(self, session: Session) -> bool:
        """A socket has come. False: its address holds too many."""
        if self.closing or not self.sockets.enter(session.address):
            return False
        self.sessions.add(session)
        return True

    # --- decks ---

    async def bring_deck(self, raw: bytes, name: str, language: str, address: str) -> tuple[str, Inspection]:
        """Keep a file as a deck; its id, and what was found in it. Raises DeckError where it cannot be used."""
        return await self.shelf.own.add(raw, name, language, address, lambda: self.allow(self.brought, address))

    async def start_command(self, table: Table, address: str = "") -> c.Start:
        """What a start needs: a seed from the system's generator, and the deck, kept for ever."""
        deck = await self.shelf.freeze(table.settings.decks, self._played, address)
        return c.Start(secrets.randbits(SEED_BITS), deck)

    def deck_of(self, digest: str) -> Deck:
        """A deck that a game was dealt from. It was fetched before anybody asks."""
        return self.shelf.frozen(digest)

    def _played(self) -> set[str]:
        """The decks that games in memory were dealt from, and those that are needed to get there."""
        played = {runner.table.game.deck for runner in self._runners.values() if runner.table.game is not None}
        return played.union(*self._unfolded.values())

    # --- housekeeping ---

    def _heard(self, stream: str, seq: int) -> None:
        """Another node says that a stream has grown, or who is there."""
        if not stream.startswith("table:"):
            self._count_again(self.presence.heard(stream))
            return
        code = stream.removeprefix("table:")
        runner = self._runners.get(code)
        if runner is not None and runner.table.seq < seq:
            runner.catch_up()
        elif code in self._opening:
            self._opening[code].add_done_callback(lambda _: self._heard(stream, seq))

    def _count_again(self, code: str | None) -> None:
        """People have come or gone at another node."""
        if code is not None and (runner := self._runners.get(code)) is not None:
            runner.count_again()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.sweep()
            except Exception as error:
                self.trouble("sweep", error)

    async def sweep(self) -> None:
        """Hear hints that were lost, wake tables whose time has come or whose bot could not move, forget idle ones, drop silent sockets."""
        self._reap()
        self._forget_idle()
        self.metrics.post()
        for code in self.presence.sweep():
            self._count_again(code)
        if self._somebody_left:
            self._somebody_left = False
            gc.collect(YOUNG)
        await self.catch_up_all()
        for runner in tuple(self._runners.values()):
            if runner.sessions:
                self.presence.tell(runner)
            if not runner.busy:
                self.players.wake(runner)
        for stream in await self.store.take_due(self.now(), DUE_LEASE):
            await self._wake(stream.removeprefix("table:"))

    async def _wake(self, code: str) -> None:
        """Have a table look at its clock and its bots. One that cannot be opened is no reason to keep the others waiting."""
        try:
            runner = await self.runner(code)
        except Unreadable:  # as the operator knows
            return
        except Exception as error:
            self.trouble(f"table:{code}", error)
            return
        runner.thought = -1
        self.players.wake(runner)

    async def catch_up_all(self) -> None:
        """Compare every open table with the log."""
        heads = await self.store.heads([f"table:{code}" for code in self._runners])
        for stream, seq in heads.items():
            self._heard(stream, seq)

    def _forget_idle(self) -> None:
        before = self.now() - self.settings.idle_seconds
        for code, runner in tuple(self._runners.items()):
            if not runner.sessions and not runner.busy and runner.idle_since < before:
                del self._runners[code]
                self.bus.forget(runner.stream)
                self.players.forget(code)

    def _reap(self) -> None:
        """Ask those who are silent whether they are there; drop those who have not answered."""
        now, silence = self.ticks(), self.settings.silence_seconds
        for session in tuple(self.sessions):
            quiet = now - session.heard_at
            if quiet > silence:
                session.hang_up("silent", 1001, again=True)
            elif quiet > silence / 2:
                session.link.ping()


def _dealt_from(lines: Iterable[Line]) -> set[str]:
    """The decks that games in these lines were dealt from."""
    started = [msgspec.json.decode(line.body) for line in lines if '"kind":"started"' in line.body]
    return {str(entry["deck"]) for entry in started}


def _guessing() -> Refused:
    return Refused("too_fast", "too many wrong codes")


def _steady_clock() -> Callable[[], float]:
    """The time of day when the process started, and the steady clock since: a clock that is set cannot jump a table."""
    offset = time.time() - time.monotonic()
    return lambda: time.monotonic() + offset
