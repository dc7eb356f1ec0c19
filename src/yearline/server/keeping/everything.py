"""Everything that this server keeps, kind by kind. What a room adds is a line here, and its words in `keeping.ftl`."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from yearline.measured.book import GRADES
from yearline.measured.book import STREAM as PLACEMENTS
from yearline.server.daily.attempts import Attempts
from yearline.server.decks.own import OWN
from yearline.server.decks.picked import PICKED
from yearline.server.decks.shelf import FROZEN
from yearline.server.keeping.kept import DAY, EndingBlobs, EndingLines, EndingStreams, Kept
from yearline.server.keeping.living import EndingLiving
from yearline.server.keeping.tables import EndingTables
from yearline.server.lessons.book import KEPT_DAYS, WORK
from yearline.server.lessons.book import PREFIX as LESSON
from yearline.server.lessons.homework import MOST_DAYS
from yearline.server.live.reports import STREAM as REPORTS
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.server.services.blocks import STREAM as DECISIONS
from yearline.server.services.blocks import Blocks, Decision
from yearline.store import Aged, Rewrite, Store

ADDRESS_DAYS: Final = 23 / 24
"""How long an address that was let in again is still known;
the next look, an hour later at most, is within the day we promise.
"""

LONGEST_HOMEWORK: Final = MOST_DAYS + KEPT_DAYS
GRADES_DAYS: Final = 60.0
"""Longer than nearly every game goes on: its bots remember what had been measured when it was dealt."""


def everything(services: Services, tables: Tables, *attempts: Attempts[Any]) -> Sequence[Kept]:
    """One for each kind."""
    keep, store = services.settings, services.store
    return (
        EndingTables(services, tables),
        EndingBlobs("decks", OWN, keep.keep_decks_days, store),
        FrozenDecks("frozen", FROZEN, keep.keep_decks_days, store),
        EndingReports(REPORTS, keep.keep_reports_days, store),
        *[EndingTries(one, keep.keep_tries_days, store) for one in attempts],
        EndingLiving(services.shelf.own.drafts.living, keep.keep_workshop_days, store),
        EndingStreams("lessons", LESSON.removesuffix(":"), keep.keep_finished_days, store),
        EndingStreams("homework", WORK.removesuffix(":"), keep.keep_finished_days, store),
        EndingLines(PLACEMENTS, keep.keep_placements_days, store),
        Signposts("doors", "door", keep.keep_finished_days, store),
        Signposts(
            "codes", "homework", max(keep.keep_finished_days, LONGEST_HOMEWORK) * bool(keep.keep_finished_days), store
        ),
        FrozenDecks("picked", PICKED, keep.keep_decks_days, store),
        EndingGrades(GRADES, GRADES_DAYS, store),
        EndingAddresses(DECISIONS, store),
    )


class Signposts(EndingStreams):
    """Codes that lead to something which the page tells of; they hold nothing else."""

    def rows(self) -> list[tuple[str, float]]:
        """Nothing beyond that."""
        return []


class FrozenDecks(EndingBlobs):
    """Decks as games were dealt from them: they end with their tables, and the page tells of those."""

    def rows(self) -> list[tuple[str, float]]:
        """Nothing beyond the tables'."""
        return []


class EndingGrades(EndingLines):
    """What placements had come to day by day: numbers about cards, which can be reckoned again."""

    def rows(self) -> list[tuple[str, float]]:
        """Nothing beyond the placements'."""
        return []


class EndingAddresses(Kept):
    """What the operator has done stays;
    addresses that are let in again go from it, once every node has heard of that.
    """

    def __init__(self, stream: str, store: Store) -> None:
        super().__init__(stream, ADDRESS_DAYS, store)

    def rows(self) -> list[tuple[str, float]]:
        """The page has a sentence about it."""
        return []

    def owns(self, stream: str) -> bool:
        """The stream is named after the kind."""
        return stream == self.kind

    async def look(self, aged: Aged, now: float) -> float | None:
        """Whoever was let in long enough ago is named no more."""
        lines, shut = await self.store.read(aged.stream), Blocks()
        shut.fold(lines)
        found = [(line, msgspec.json.decode(line.body, type=Decision)) for line in lines]
        latest = {one.name: line.at for line, one in found if one.what == "address"}
        gone = {name for name, at in latest.items() if self.over(at, now) and not shut.shut("address", name)}
        made = [
            Rewrite(line.seq, line.body, msgspec.json.encode(replace(one, name="")).decode(), line.command)
            for line, one in found
            if one.what == "address" and one.name in gone - {""}
        ]
        if made:
            await self.store.rewrite(aged.stream, made)
        return now + DAY / 24


class EndingReports(EndingLines):
    """Reports of cards."""

    async def forget(self, person: str) -> int:
        """What was reported stays; by whom, nobody knows any more."""
        lines = await self.store.read(self.kind)
        mine = [line for line in lines if f'"person":"{person}"' in line.body]
        made = [Rewrite(line.seq, line.body, _unsigned(line.body), line.command) for line in mine]
        if made:
            await self.store.rewrite(self.kind, made)
        return len(made)


def _unsigned(body: str) -> str:
    return msgspec.json.encode({**msgspec.json.decode(body), "person": ""}).decode()


class EndingTries(EndingStreams):
    """Tries at the challenges of a series. The challenges themselves
    and how many reached which score stay: they name nobody.
    """

    def __init__(self, attempts: Attempts[Any], days: float, store: Store) -> None:
        self._attempts, self._series = attempts, attempts.days.series
        super().__init__(f"tries-{self._series.name}", self._series.name, days, store)

    async def look(self, aged: Aged, now: float) -> float | None:
        """Only what one person laid."""
        parts = aged.stream.split(":")
        return await super().look(aged, now) if len(parts) == 3 and parts[2] != "scores" else None

    async def forget(self, person: str) -> int:
        """The tries of all challenges that there have been; their names can be made of the person alone."""
        today, first, step = self._attempts.days.today(), self._series.first, self._series.step
        days = [today - back * step for back in range((today - first) // step + 1)][: self._most()]
        names = [await self._attempts.stream_of(person, day) for day in days]
        return sum([await self.store.delete_stream(name) for name in await self.store.heads(names)])

    def _most(self) -> int:
        """So many challenges back there can be any."""
        return int(self.days / self._series.step.days) + 2 if self.days else 10_000
