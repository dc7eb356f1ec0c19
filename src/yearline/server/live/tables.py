"""The open tables: those in memory, read from the log when
somebody asks for them and forgotten when nobody does any more.
"""

import asyncio
import logging
from asyncio import Task
from collections.abc import Sequence
from typing import Final

import msgspec

from yearline.core.deck import Deck
from yearline.core.errors import YearlineError
from yearline.server.decks.shelf import FROZEN
from yearline.server.live.autoplay import Autoplay
from yearline.server.live.crowds import CardWords, is_crowd
from yearline.server.live.forgetting import forgot
from yearline.server.live.identity import new_code
from yearline.server.live.lines import SLICE, dealt_from, slices
from yearline.server.live.measuring import measure
from yearline.server.live.presence import Presence
from yearline.server.live.runner import Runner
from yearline.server.live.seeds import new_seed, seed_for
from yearline.server.live.shared import Services
from yearline.server.live.snapshot import Dealt, dealt_in, packed, restored, unpacked
from yearline.server.services.blocks import ShutOut
from yearline.store import LAST, Append, Conflict, Line, Snapshot, StoreError
from yearline.table import commands as c
from yearline.table import entries as e
from yearline.table.decide import Refused, decide
from yearline.table.model import Person, Settings, Table

PAGE: Final = 2_000
"""So many lines are read at a time."""

SNAPSHOT_LINES: Final = 500
"""So many lines after the last one a snapshot is made: folding them takes a few milliseconds."""

FORGETTING_TRIES: Final = 20
LOG: Final = logging.getLogger("yearline.server")


CARDS_A_START: Final = 250
"""So many cards of a game count as one more that is begun:
it is in memory for as long as somebody looks at it, at 0.6 kB a card.

In an hour one address can begin a hundred games of 5,000 cards, which are 300 MB.
"""


class Unreadable(YearlineError):
    """The log of a table says something that this version cannot follow: a newer one wrote it, or a deck is gone."""

    code = "unreadable_table"


class Tables:
    """Tables by their codes."""

    def __init__(self, services: Services, presence: Presence, autoplay: Autoplay) -> None:
        self._services = services
        self._presence = presence
        self._autoplay = autoplay
        self.words = CardWords(services.shelf)
        self._runners: dict[str, Runner] = {}
        self._opening: dict[str, Task[Runner]] = {}
        self._unfolded: dict[str, set[str]] = {}
        """The decks of tables whose logs are being folded."""
        self._unreadable: set[str] = set()
        """The tables that the operator has heard of already."""

    def __len__(self) -> int:
        return len(self._runners)

    @property
    def bots(self) -> frozenset[str]:
        """The bots that may be seated here."""
        return self._autoplay.names

    @property
    def opening(self) -> tuple[Task[Runner], ...]:
        """Tables that are being read."""
        return tuple(self._opening.values())

    @property
    def runners(self) -> tuple[Runner, ...]:
        """The tables in memory."""
        return tuple(self._runners.values())

    # --- finding a table ---

    async def create(self, person: Person, settings: Settings, address: str = "") -> str:
        """Open a new table; its code."""
        services = self._services
        services.disk.check()
        await services.shelf.chosen(settings.decks, address)
        services.limits.allow(services.limits.new_tables, address)
        for _ in range(5):
            code, now = new_code(), services.clock.now()
            entries = decide(None, person, c.Create(code, settings), now, services.shelf.frozen)
            bodies = tuple([msgspec.json.encode(e.to_plain(entry)).decode() for entry in entries])
            try:
                await services.store.append(Append(f"table:{code}", 0, bodies, "", now, (person,)))
            except Conflict:
                continue
            return code
        raise Refused("internal", "no free code was found")

    async def runner(self, code: str, address: str = "", person: Person = "") -> Runner:
        """The table with that code, read from the log if need be.
        Who has guessed too often finds only tables they sit at.
        """
        self._services.blocks.check("table", code)
        wrong_codes, ticks = self._services.limits.wrong_codes, self._services.clock.ticks
        guessing = address != "" and wrong_codes.spent(address, ticks())
        if guessing and not person:
            raise _guessing()
        try:
            runner = self._runners.get(code) or await self._opened(code)
        except (Refused, Unreadable) as error:
            if error.code == "no_table":
                wrong_codes.take(address, ticks())
            raise (_guessing() if guessing else error) from None
        if guessing and not _known_at(runner, address, person):
            raise _guessing()
        return runner

    def open_table(self, code: str) -> Runner | None:
        """The table with that code, if it is in memory."""
        return self._runners.get(code)

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
            self._services.bus.forget(f"table:{code}")
            raise self.unreadable(code, error) from error
        self._unreadable.discard(code)
        self._presence.opened(code)
        self._autoplay.wake(runner)
        return runner

    async def _read_table(self, code: str) -> Runner:
        """A table from its snapshot, if there is one, and the lines of its log since."""
        stream, runner = f"table:{code}", None
        if not code.isalnum() or len(code) > 40:
            raise _no_table()
        self._services.bus.listen(stream)  # before the log is read: what is written meanwhile is told
        try:
            runner = await self._restored(code, stream)
            after = 0 if runner is None else runner.table.seq
            while lines := await self._services.store.read(stream, after, after + PAGE):
                runner = await self._folded(code, runner, lines)
                after += len(lines)
                if len(lines) < PAGE:
                    break
        finally:
            self._unfolded.pop(code, None)
        if runner is None:
            raise _no_table()
        self._runners[code] = runner
        return runner

    async def _restored(self, code: str, stream: str) -> Runner | None:
        """The table as it was when its snapshot was made. A long game is played again in a thread."""
        services = self._services
        found = await services.store.get_snapshot(stream)
        kept = None if found is None else unpacked(found.body)
        if kept is None:
            return None
        if kept.dealt is not None:
            await self._thaw(code, {kept.dealt.deck})
        if kept.dealt is None or len(kept.dealt.done) <= SLICE:
            table, revealed = restored(kept, services.shelf.frozen)
        else:
            table, revealed = await services.pool.begin(lambda: restored(kept, services.shelf.frozen))
        return Runner(services, self._presence, self, (), (table, revealed, kept.notes))

    async def _folded(self, code: str, runner: Runner | None, lines: Sequence[Line]) -> Runner:
        """The table after more lines: in slices, between which others
        get their turn, each with the deck of one game at hand.
        """
        for some in slices(lines):
            await self._thaw(code, dealt_from(some) | _deck_of(runner))
            if runner is None:
                runner = Runner(self._services, self._presence, self, some)
            else:
                runner.fold(some)
            await asyncio.sleep(0)
        assert runner is not None
        return runner

    async def _thaw(self, code: str, decks: set[str]) -> None:
        self._unfolded[code] = decks
        await self._services.shelf.thaw(decks, self.played)

    # --- what a table asks for ---

    async def read(self, stream: str, after: int = 0) -> list[Line]:
        """Lines of a stream, with the decks they need at hand."""
        lines = await self._services.store.read(stream, after)
        await self._services.shelf.thaw(dealt_from(lines), self.played)
        return lines

    def unreadable(self, code: str, error: Exception) -> YearlineError:
        """What is said to whoever wants a table that could not be read.
        If its log is to blame, the operator hears so once.
        """
        if isinstance(error, Refused | StoreError):
            return error
        if isinstance(error, OSError):  # the log could not even be asked
            self._services.tasks.trouble(f"table:{code}", error)
            return Refused("internal", "something went wrong")
        if code not in self._unreadable:
            self._unreadable.add(code)
            self._services.tasks.trouble(f"table:{code}", error)
        return Unreadable("the log of this table says something that this version does not understand")

    def rested(self, runner: Runner) -> None:
        """A table has nothing more to do for anybody: is a bot to move, does a clock run, is it time for a snapshot?"""
        if runner.table.seq - runner.kept >= SNAPSHOT_LINES:
            runner.kept = runner.table.seq
            self._services.tasks.spawn(self._keep(runner))
        if not runner.company.unhurried:  # nothing happens by itself where only people sit: 3 % of a move
            self._autoplay.wake(runner)

    async def _keep(self, runner: Runner) -> None:
        """Write a snapshot. If that cannot be done now, the next one will do."""
        services, table, notes = self._services, runner.table, runner.notes()
        try:
            first = table.seq if table.game is None else notes.games[-1][0] - 1
            lines = await services.store.read(runner.stream, first, table.seq)
            body = await services.pool.begin(lambda: packed(table, notes, [line.body for line in lines]))
            await services.store.put_snapshot(runner.stream, Snapshot(table.seq, body))
        except YearlineError as error:
            LOG.warning("no snapshot of a table was written: %s", error.message)

    async def finished(self, runner: Runner, number: int) -> tuple[Dealt, Deck]:
        """A game that is over, with its deck;
        of all the table's log, only its lines are read. Raises Refused if there is none.
        """
        games = runner.games
        over = number < len(games) or (number == len(games) and runner.table.phase == "over")
        if not over:
            raise Refused("not_over", "there is no finished game of that number at this table")
        dealt = dealt_in(games[number - 1][1], [line.body for line in await self._lines_of(runner, number)])
        await self._services.shelf.thaw({dealt.deck}, self.played)
        return dealt, self._services.shelf.frozen(dealt.deck)

    async def _lines_of(self, runner: Runner, number: int) -> list[Line]:
        """What the log says of a game, from the line that dealt it on."""
        games = runner.games
        until = games[number][0] - 1 if number < len(games) else LAST
        return await self._services.store.read(runner.stream, games[number - 1][0] - 1, until)

    def ended(self, runner: Runner) -> None:
        """A game is over: what people knew of its cards is noted, without them."""
        if self._services.settings.measure_cards:
            self._services.tasks.spawn(self._measure(runner, len(runner.games)))

    async def _measure(self, runner: Runner, number: int) -> None:
        """Note a game. If that cannot be done now it is not noted: there will be others."""
        try:
            dealt, deck = await self.finished(runner, number)
            await measure(self._services, dealt.game, deck, await self._lines_of(runner, number))
        except YearlineError as error:
            LOG.warning("the placements of a game were not noted: %s", error.message)

    async def forget_person(self, code: str, person: Person, alias: Person, names: tuple[str, ...]) -> None:
        """Write down that somebody is somebody without a name from now on.
        A table that cannot be read has nobody looking at it.
        """
        services = self._services
        for _ in range(FORGETTING_TRIES):
            try:
                runner = await self.runner(code)
            except (Refused, Unreadable, ShutOut):
                return
            if await forgot(services, runner, person, c.Forget(alias, names)):
                return
        raise Refused("unavailable", "the table was being written to all the time")

    # --- decks ---

    async def start_command(self, table: Table, address: str = "") -> c.Start:
        """What a start needs: a seed from the system's generator, and the deck, kept for ever."""
        shelf, limits, ids = self._services.shelf, self._services.limits, table.settings.decks
        deck = await shelf.freeze(ids, self.played, address, lambda size: limits.freeze(address, size))
        limits.allow(limits.starts, address, 1 + len(shelf.frozen(deck).cards) / CARDS_A_START)
        await self._services.store.refer(f"table:{table.code}", [FROZEN + digest for digest in deck.split("+")])
        begin = frozenset[str]().union(*[await shelf.picked.begins(id) for id in ids])
        return c.Start(seed_for(table.settings, shelf.frozen(deck), begin) if begin else new_seed(), deck, ids)

    def played(self) -> set[str]:
        """The decks that games in memory were dealt from, and those that are needed to get there."""
        played = {runner.table.game.deck for runner in self._runners.values() if runner.table.game is not None}
        return played.union(*self._unfolded.values())

    # --- keeping up ---

    def heard(self, stream: str, seq: int) -> None:
        """Another node says that a stream has grown, or who is there."""
        if not stream.startswith("table:"):
            self.count_again(self._presence.heard(stream))
            return
        code = stream.removeprefix("table:")
        runner = self._runners.get(code)
        if runner is not None and runner.table.seq < seq:
            runner.catch_up()
        elif code in self._opening:
            self._opening[code].add_done_callback(lambda _: self.heard(stream, seq))

    def count_again(self, code: str | None) -> None:
        """People have come or gone at another node."""
        if code is not None and (runner := self._runners.get(code)) is not None:
            runner.count_again()

    async def catch_up(self) -> None:
        """Compare every open table with the log."""
        known = tuple(self._runners)
        heads = await self._services.store.heads([f"table:{code}" for code in known])
        for code in known:
            if f"table:{code}" not in heads:
                self._drop(code, "no_table")
        for stream, seq in heads.items():
            self.heard(stream, seq)

    async def wake(self, code: str) -> None:
        """Have a table look at its clock and its bots.
        One that cannot be opened is no reason to keep the others waiting.
        """
        try:
            runner = await self.runner(code)
        except Unreadable:  # as the operator knows
            return
        except Exception as error:
            self._services.tasks.trouble(f"table:{code}", error)
            return
        runner.thought = -1
        self._autoplay.wake(runner)

    def decided(self) -> None:
        """The operator has decided something: tables that are shut out close."""
        for code in tuple(self._runners):
            if self._services.blocks.shut("table", code):
                self._drop(code, "blocked")

    def _drop(self, code: str, why: str) -> None:
        """A table is gone, or nobody may come to it any more."""
        runner = self._runners.pop(code, None)
        if runner is not None:
            for session in tuple(runner.sessions):
                session.dismiss(why)
            self._let_go(code, runner)

    def _let_go(self, code: str, runner: Runner) -> None:
        self._services.bus.forget(runner.stream)
        self._autoplay.forget(code)
        self._presence.closed(code)

    def forget_idle(self) -> None:
        """Let tables go that nobody has looked at for a while; all that they are is in the log."""
        before = self._services.clock.now() - self._services.settings.idle_seconds
        for code, runner in tuple(self._runners.items()):
            if not runner.sessions and not runner.busy and runner.idle_since < before:
                del self._runners[code]
                self._let_go(code, runner)


def _deck_of(runner: Runner | None) -> set[str]:
    """The deck of the game that goes on."""
    return set() if runner is None or runner.table.game is None else {runner.table.game.deck}


def _no_table() -> Refused:
    return Refused("no_table", "there is no such table")


def _known_at(runner: Runner, address: str, person: Person) -> bool:
    """Whether somebody need not have guessed a code: they belong there, or a crowd that comes from their address does.

    A class sits behind one address, and somebody in it mistypes: the others still find the table on their wall.
    """
    table = runner.table
    if person == table.host or table.seats_of(person):
        return True
    return is_crowd(table) and any(session.address == address for session in runner.sessions)


def _guessing() -> Refused:
    return Refused("too_fast", "too many wrong codes")
