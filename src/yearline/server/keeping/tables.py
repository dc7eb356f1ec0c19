"""How tables end: first what was said, then who was there, at
last the table itself. A game that goes on keeps its people.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from yearline.server.decks.own import OWN
from yearline.server.decks.shelf import FROZEN
from yearline.server.keeping.kept import DAY, EndingStreams
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.store import Aged, Line, Rewrite, StoreError
from yearline.table.decide import Refused
from yearline.table.forgetting import Plain, people_in, without, without_talk

Change = Callable[[Plain], Plain]


class EndingTables(EndingStreams):
    """Tables, by how far they have come."""

    def __init__(self, services: Services, tables: Tables) -> None:
        self._services, self._tables, self._settings = services, tables, services.settings
        super().__init__("tables", "table", services.settings.keep_finished_days, services.store)

    def rows(self) -> list[tuple[str, float]]:
        """Each part ends at its own time."""
        keep = self._settings
        return [
            ("talk", keep.keep_talk_days),
            ("names", keep.keep_names_days),
            ("lobbies", keep.keep_lobbies_days),
            ("finished", keep.keep_finished_days),
            ("games", keep.keep_games_days),
        ]

    async def look(self, aged: Aged, now: float) -> float | None:
        """Take away what has been kept long enough."""
        lines = await self.store.read(aged.stream)
        plain = await self._services.pool.begin(lambda: [msgspec.json.decode(line.body) for line in lines])
        await self.store.refer(aged.stream, needed_by(plain))
        phase = await self._phase(aged.stream, plain)
        keep = self._settings
        whole = {"lobby": keep.keep_lobbies_days, "over": keep.keep_finished_days}.get(phase, keep.keep_games_days)
        names = keep.keep_names_days if phase in ("lobby", "over") else 0.0
        if _over(aged.at, whole, now):
            return None if await self.store.delete_stream(aged.stream, aged.seq) else now
        if _over(aged.at, names, now):
            await self._rewrite(aged.stream, lines, plain, _nameless(plain), people_in(plain))
        elif _over(aged.at, keep.keep_talk_days, now):
            await self._rewrite(aged.stream, lines, plain, without_talk)
        later = [at for days in (whole, names, keep.keep_talk_days) if days and (at := aged.at + days * DAY) > now]
        return min(later, default=None)

    async def _phase(self, stream: str, plain: list[Plain]) -> str:
        """How far a table has come. One that cannot be read may be one that goes on."""
        if not any(line["kind"] == "started" for line in plain):
            return "lobby"
        try:
            return (await self._tables.runner(stream.removeprefix(self.prefix))).table.phase
        except StoreError:
            raise
        except Exception:  # the operator knows of it
            return "playing"

    async def _rewrite(
        self, stream: str, lines: list[Line], plain: list[Plain], change: Change, people: Iterable[str] = ()
    ) -> None:
        changed = await self._services.pool.begin(lambda: rewritten(lines, plain, change, people))
        if changed:
            await self.store.rewrite(stream, changed, people)

    async def forget(self, person: str) -> int:
        """Everywhere a person has sat."""
        done = 0
        for stream in await self.store.streams_of(person, 1000):
            if self.owns(stream):
                done += await self._forget_at(stream, person)
        return done

    async def _forget_at(self, stream: str, person: str) -> bool:
        """First for those who look now, then in the lines of the past."""
        lines = await self.store.read(stream)
        plain = await self._services.pool.begin(lambda: [msgspec.json.decode(line.body) for line in lines])
        names, alias = people_in(plain).get(person, set()), secrets.token_hex(8)
        code = stream.removeprefix(self.prefix)
        await self._tables.forget_person(code, person, alias, tuple(sorted(names)))
        for _ in range(5):
            lines = await self.store.read(stream)
            plain = [msgspec.json.decode(line.body) for line in lines]
            changed = rewritten(lines, plain, lambda line: without(line, {person: alias}, names), [person])
            if await self.store.rewrite(stream, changed, [person]):
                return True
        raise Refused("unavailable", "the table was being written to all the time")


def needed_by(plain: Iterable[Plain]) -> set[str]:
    """The blobs that a table needs: the decks of its games, and those it has agreed on."""
    found = set[str]()
    for line in plain:
        if line["kind"] == "started":
            found |= {FROZEN + digest for digest in str(line["deck"]).split("+")}
        found |= {deck for deck in line.get("settings", {}).get("decks", ()) if deck.startswith(OWN)}
    return found


def rewritten(lines: list[Line], plain: list[Plain], change: Change, people: Iterable[str] = ()) -> list[Rewrite]:
    """The lines that a change makes different, as they are to be. A command's id begins with who gave it."""
    made = []
    for line, before in zip(lines, plain, strict=True):
        after: Any = change(before)
        command = "" if line.command.partition("/")[0] in {*people} else line.command
        if after != before or command != line.command:
            made.append(Rewrite(line.seq, line.body, msgspec.json.encode(after).decode(), command))
    return made


def _nameless(plain: list[Plain]) -> Change:
    """The change after which nobody is named."""
    known = people_in(plain)
    aliases = {person: secrets.token_hex(8) for person in known}
    names = set[str]().union(*known.values())
    return lambda line: without(without_talk(line), aliases, names)


def _over(at: float, days: float, now: float) -> bool:
    return days > 0 and now - at >= days * DAY
