"""Names are forgotten: in the log of a table or of homework, where they stood, and at once for all who look."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

import msgspec

from yearline.server.lessons.book import DAY, PREFIX, Book, Lesson
from yearline.server.live.lines import body_of
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.store import Append, Conflict, Line, Rewrite
from yearline.table import entries as e
from yearline.table.decide import Refused

TRIES: Final = 20
AGAIN: Final = 3600.0
"""A room in which people play at this moment is looked at again after so many seconds."""
MOST_CHANGES: Final = 100
"""Every look at a lesson reads all that was ever said about how long its names are kept."""
Fields = dict[str, Any]


class Names:
    """Whoever deletes them."""

    def __init__(self, services: Services, tables: Tables, book: Book) -> None:
        self._services = services
        self._tables = tables
        self._book = book

    async def keep_for(self, lesson: Lesson, days: int) -> None:
        """Keep names for fewer days. Raises Refused where somebody has changed their mind very often."""
        if lesson.days == days or lesson.forgotten:
            return
        if lesson.head >= MOST_CHANGES:
            raise Refused("too_fast", "this was changed too often")
        await self._book.say(lesson.stream, {"days": days}, lesson.over + days * DAY)

    async def forget(self, lesson: Lesson) -> None:
        """Delete all names of a lesson now. Doing it twice is doing it once."""
        if lesson.forgotten:
            return
        if lesson.kind == "live":
            await self._empty_table(str(lesson.made["table"]))
        else:
            await self._rewritten(lesson.work)
        await self._book.say(lesson.stream, {"forgotten": True})
        await self._services.store.put_due(lesson.stream, None)

    async def forget_pupil(self, lesson: Lesson, pupil: str) -> None:
        """Delete one pupil's name of homework; what they answered stays.
        First whoever looks sees it no more, at any node.
        """
        await self._book.say(lesson.work, {"kind": "left", "pupil": pupil})
        await self._rewritten(lesson.work, pupil)

    async def look(self, stream: str) -> None:
        """The time of a lesson has come. Where people play right now it waits a little:
        nobody loses their name in the middle.
        """
        lesson = await self._book.by_id(stream.removeprefix(PREFIX))
        if lesson is None or lesson.forgotten:
            await self._services.store.put_due(stream, None)
        elif lesson.until > self._services.clock.now():
            await self._services.store.put_due(stream, lesson.until)
        elif lesson.kind == "live" and self._busy(str(lesson.made["table"])):
            await self._services.store.put_due(stream, self._services.clock.now() + AGAIN)
        else:
            await self.forget(lesson)

    def _busy(self, code: str) -> bool:
        runner = self._tables.open_table(code)
        return runner is not None and runner.attended and runner.table.phase in ("playing", "paused")

    async def _empty_table(self, code: str) -> None:
        """First everybody who looks sees no names any more, here and at other nodes;
        then the lines that told them are rewritten.
        """
        services, stream = self._services, f"table:{code}"
        for _ in range(TRIES):
            head = (await services.store.heads([stream])).get(stream, 0)
            body = body_of(e.Nameless())
            try:
                await services.store.append(Append(stream, head, (body,), "", services.clock.now()))
            except Conflict:
                continue
            services.bus.announce(stream, head + 1)
            self._tables.heard(stream, head + 1)
            break
        await self._rewritten(stream)

    async def _rewritten(self, stream: str, of: str = "") -> None:
        """Without names; where `of` is given, only the lines that hold it."""
        for _ in range(TRIES):
            lines = [line for line in await self._services.store.read(stream) if of in line.body]
            said = await self._services.pool.begin(partial(nameless, lines))
            if await self._services.store.rewrite(stream, said):
                return
        raise Refused("unavailable", "the names were being written to all the time")


def nameless(lines: Iterable[Line]) -> list[Rewrite]:
    """Lines of a log that hold names or what people said, without them."""
    return [
        Rewrite(
            line.seq, line.body, msgspec.json.encode(_without(msgspec.json.decode(line.body))).decode(), line.command
        )
        for line in lines
        if '"name"' in line.body or '"text"' in line.body
    ]


def _without(plain: Fields) -> Fields:
    return _CHANGES.get(str(plain.get("kind", "")), _bare)(plain)


def _bare(plain: Fields) -> Fields:
    return {**plain, **{field: "" for field in ("name", "text") if field in plain}}


def _chair(plain: Fields) -> Fields:
    return {**plain, "chair": _bare(plain["chair"])}


def _chairs(plain: Fields) -> Fields:
    return {**plain, "chairs": [_bare(chair) for chair in plain["chairs"]]}


_CHANGES: Final[Mapping[str, Callable[[Fields], Fields]]] = {"seated": _chair, "started": _chairs}
