"""The classroom: rooms that are opened, their reports, and who may ask for what."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from yearline.server.lessons.book import KEPT_DAYS, Book, Lesson
from yearline.server.lessons.course import Course, Games
from yearline.server.lessons.doors import Doors
from yearline.server.lessons.homework import Homework
from yearline.server.lessons.marks import marks_of
from yearline.server.lessons.names import Names
from yearline.server.live.crowds import is_crowd
from yearline.server.live.lines import dealt_from, slices
from yearline.server.live.shared import Services
from yearline.server.live.tables import PAGE, Tables
from yearline.store import Line
from yearline.table.decide import Refused
from yearline.table.model import Person

MOST_LINES: Final = 120_000
"""So long may the log of a room be for a report: eight games of a full hall."""
LINES_A_REQUEST: Final = 2_000
HARDEST: Final = 5
FIRST_LINE: Final = 3
KEPT: Final = 16
"""The reports of so many rooms stay in memory until somebody plays on there."""


class Classroom:
    """Everything around crowds that belongs to lessons."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services = services
        self._tables = tables
        self.book = Book(services)
        self.doors = Doors(services, tables)
        self.homework = Homework(services, tables, self.book)
        self.names = Names(services, tables, self.book)
        self._reports: OrderedDict[str, tuple[int, list[Course]]] = OrderedDict()

    async def opened(self, table: str) -> str:
        """A crowd was opened: its names will be deleted in time, and it gets a door. Its letters."""
        door = await self.doors.open(table)
        await self.book.write(await self.book.live_key(table), {"kind": "live", "table": table, "door": door})
        return door

    async def door_of(self, table: str) -> str:
        """The letters of a room, as long as they lead there."""
        found = await self.book.by_id_of_table(table)
        door = "" if found is None else str(found.made.get("door", ""))
        return door if await self.doors.still(door, table) else ""

    async def key_for(self, table: str, person: Person, address: str) -> str:
        """The link of a room's report, for whoever leads it. Raises Refused."""
        runner = await self._tables.runner(table, address, person)
        if person != runner.table.host or not is_crowd(runner.table):
            raise Refused("not_host", "only the host can do this")
        key = await self.book.live_key(table)
        if await self.book.by_id_of_table(table) is None:
            await self.book.write(key, {"kind": "live", "table": table, "door": ""})
        return key

    async def courses(self, lesson: Lesson, address: str) -> list[Course]:
        """What a report can show: the games of a room, or one homework."""
        if lesson.kind == "homework":
            work = await self.homework.of(lesson, address)
            self._services.limits.weigh(address, work.head / LINES_A_REQUEST)
            return [await self._services.pool.make(address, work.course())]
        return await self._games(str(lesson.made["table"]), address)

    async def _games(self, code: str, address: str) -> list[Course]:
        stream, services = f"table:{code}", self._services
        head = (await services.store.heads([stream])).get(stream, 0)
        known = self._reports.get(code)
        if known is not None and known[0] == head:
            return known[1]
        if head > MOST_LINES:
            raise Refused("too_large", "this room has played too many games for one report")
        services.limits.weigh(address, head / LINES_A_REQUEST)
        async with services.pool.turn(address):
            games, after = Games(), 0
            while lines := await services.store.read(stream, after, after + PAGE):
                after += len(lines)
                for some in slices(lines):
                    await self._read(games, some)
            found = await services.pool.begin(games.courses)
        self._reports[code] = (after, found)
        while len(self._reports) > KEPT:
            self._reports.popitem(last=False)
        return found

    async def _read(self, games: Games, lines: Sequence[Line]) -> None:
        """More lines of a room, with the decks that they need at hand, and no others:
        each game may have been dealt from another one.
        """
        services, names = self._services, dealt_from(lines) | games.decks
        await services.shelf.thaw(names, self._tables.played)
        decks = {name: services.shelf.frozen(name) for name in names}
        await services.pool.begin(lambda: games.read(lines, decks.__getitem__))

    async def hardest(self, lesson: Lesson, address: str) -> str:
        """A deck of the hardest cards of a lesson, with the easiest
        to begin the line. Raises Refused if there were too few.
        """
        courses = await self.courses(lesson, address)
        cards = marks_of(courses[-1]).cards if courses else ()
        if len(cards) <= FIRST_LINE:
            raise Refused("too_few_cards", "so few cards were asked for that there is nothing to play again")
        hard = cards[: min(HARDEST, len(cards) - FIRST_LINE)]
        begin = [card.asked.picture for card in cards[-FIRST_LINE:]]
        self._services.disk.check()
        self._services.limits.allow(self._services.limits.new_decks, address)
        pictures = [card.asked.picture for card in hard]
        return await self._services.shelf.picked.add(courses[-1].decks, [*pictures, *begin], begin)

    def forget_report(self, lesson: Lesson) -> None:
        """Nothing of it stays in memory."""
        self._reports.pop(str(lesson.made.get("table", "")), None)


def days_of(text: str) -> int:
    """For how many days names are kept, as a form says it. Raises Refused."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:4] or 0) <= KEPT_DAYS):
        raise Refused("bad_request", f"names are kept for 1 to {KEPT_DAYS} days")
    return int(text)
