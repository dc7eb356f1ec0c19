"""Lessons for programs and for their pages: the report of a room, and homework that a pupil does card by card."""

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter
from msgspec import Meta, Struct

from yearline.core.cards import Front
from yearline.core.ids import MOST_SEATS
from yearline.server.api.people import Forgotten
from yearline.server.api.tables import (
    Authorization,
    Code,
    Language,
    NewTable,
    TheClassroom,
    TheLimits,
    TheServices,
    TheTables,
    address,
    person_in,
)
from yearline.server.lessons.homework import Work
from yearline.server.live.crowds import CardWords
from yearline.server.live.identity import read_code
from yearline.server.wire.incoming import Name
from yearline.server.wire.outgoing import CrowdCard
from yearline.table.model import Settings

Personal = Annotated[
    str, HeaderParameter(name="Authorization", description="Bearer, and a personal code", max_length=60)
]


class ReportLink(Struct):
    """Where the report of a room is. The address is the key: whoever has it reads the report."""

    report: str


class NewHomework(Struct, forbid_unknown_fields=True):
    """What a teacher sets."""

    decks: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]
    rounds: Annotated[int, Meta(ge=5, le=30)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 7
    suggested: bool = False


class Given(Struct):
    """Homework was set: the code is for the pupils, the report for the teacher alone."""

    code: str
    report: str


class NewPupil(Struct, forbid_unknown_fields=True):
    """Somebody begins."""

    name: Name


class PupilCode(Struct):
    """A personal code: it opens the same place on another device."""

    pupil: str


class Chosen(Struct, forbid_unknown_fields=True):
    """An answer: the number of the card, counted from 0, and the gap."""

    card: Annotated[int, Meta(ge=0, le=100)]
    gap: Annotated[int, Meta(ge=0, le=100)]


class Done(Struct):
    """A card that was answered."""

    card: CrowdCard
    line: list[CrowdCard]
    gap: int
    right: list[int]


class HomeworkState(Struct):
    """Homework as a pupil sees it: the next card without its date, and those that are done."""

    until: float
    now: float
    open: bool
    cards: int
    suggested: bool
    name: str
    here: bool
    card: CrowdCard | None
    line: list[CrowdCard]
    done: list[Done]


@get("/api/tables/{code:str}/report", tags=["lessons"])
async def report_link(
    code: Code, classroom: TheClassroom, request: Request[Any, Any, Any], authorization: Authorization = ""
) -> ReportLink:
    """The report of a room, for whoever leads it."""
    key = await classroom.key_for(read_code(code), person_in(authorization), address(request))
    return ReportLink(f"/report/{key}")


@post("/api/lessons/{key:str}/again", tags=["lessons"], status_code=201)
async def play_hardest(
    key: Annotated[str, PathParameter(description="The key of a report", max_length=40)],
    classroom: TheClassroom,
    tables: TheTables,
    services: TheServices,
    request: Request[Any, Any, Any],
    authorization: Authorization = "",
) -> NewTable:
    """Open a room for the hardest cards of a lesson; those that most knew begin the line."""
    person, lesson = person_in(authorization), await classroom.book.find(key, address(request))
    decks = await classroom.hardest(lesson, address(request))
    settings = Settings("crowd", {"rounds": 5}, (decks,), "en", MOST_SEATS, 30)
    code = await tables.create(person, settings, address(request))
    return NewTable(code, f"{services.settings.url}/screen/{code}", await classroom.opened(code))


@post("/api/homework", tags=["lessons"], status_code=201)
async def give_homework(data: JSONBody[NewHomework], classroom: TheClassroom, request: Request[Any, Any, Any]) -> Given:
    """Set homework."""
    given = await classroom.homework.give(tuple(data.decks), data.rounds, data.days, data.suggested, address(request))
    return Given(given[0], f"/report/{given[1]}")


@post("/api/homework/{code:str}/pupils", tags=["lessons"], status_code=201)
async def begin_homework(
    code: Code,
    data: JSONBody[NewPupil],
    classroom: TheClassroom,
    limits: TheLimits,
    request: Request[Any, Any, Any],
) -> PupilCode:
    """Begin under a name."""
    limits.allow(limits.crowd, address(request))
    work = await classroom.homework.find(read_code(code), address(request))
    return PupilCode(await classroom.homework.come(work, data.name))


@get("/api/homework/{code:str}", tags=["lessons"])
async def show_homework(
    code: Code,
    classroom: TheClassroom,
    tables: TheTables,
    services: TheServices,
    request: Request[Any, Any, Any],
    authorization: Personal = "",
    lang: Language = "en",
) -> HomeworkState:
    """The next card, and those that are done; without a personal code, only what it is."""
    work = await classroom.homework.find(read_code(code), address(request))
    personal = authorization.partition(" ")[2].strip()
    pupil = classroom.homework.pupil(work, read_code(personal), address(request)) if personal else ""
    await tables.words.read(work.decks, address(request))
    return _state(work, pupil, tables.words, lang, services.clock.now())


@post("/api/homework/{code:str}/answers", tags=["lessons"], status_code=200)
async def answer_homework(
    code: Code,
    data: JSONBody[Chosen],
    classroom: TheClassroom,
    tables: TheTables,
    services: TheServices,
    request: Request[Any, Any, Any],
    authorization: Personal = "",
    lang: Language = "en",
) -> HomeworkState:
    """Answer a card. One that was answered before stays as it was."""
    services.limits.allow(services.limits.crowd, address(request))
    homework = classroom.homework
    work = await homework.find(read_code(code), address(request))
    pupil = homework.pupil(work, read_code(authorization.partition(" ")[2]), address(request))
    work = await homework.choose(work, pupil, data.card, data.gap, address(request))
    await tables.words.read(work.decks, address(request))
    return _state(work, pupil, tables.words, lang, services.clock.now())


@delete("/api/homework/{code:str}/pupils/me", tags=["lessons"], status_code=200)
async def leave_homework(
    code: Code,
    classroom: TheClassroom,
    limits: TheLimits,
    request: Request[Any, Any, Any],
    authorization: Personal = "",
) -> Forgotten:
    """Forget the name of whoever has this personal code. What they answered stays in the report, under a number."""
    limits.allow(limits.crowd, address(request))
    work = await classroom.homework.find(read_code(code), address(request))
    pupil = classroom.homework.pupil(work, read_code(authorization.partition(" ")[2]), address(request))
    named = bool(work.names[pupil])
    if named:
        await classroom.names.forget_pupil(work.lesson, pupil)
    return Forgotten({"homework": int(named)})


def _state(work: Work, pupil: str, words: CardWords, lang: str, now: float) -> HomeworkState:
    gaps = work.gaps.get(pupil, [])
    opened = not work.lesson.forgotten and now <= work.lesson.over
    asked = work.questions[len(gaps)] if pupil and opened and len(gaps) < len(work.questions) else None
    return HomeworkState(
        work.lesson.over,
        now,
        opened,
        len(work.questions),
        bool(work.lesson.made["suggested"]),
        work.names.get(pupil, ""),
        pupil != "",
        None if asked is None else words.card(work.decks, Front(asked.card.ref, asked.card.face), lang),
        [] if asked is None else [words.card(work.decks, one, lang) for one in asked.line],
        [_done(work, number, gap, words, lang, number + 1 == len(gaps)) for number, gap in enumerate(gaps)],
    )


def _done(work: Work, number: int, gap: int, words: CardWords, lang: str, latest: bool) -> Done:
    """A card that was answered; the line is told with the latest one alone, which is being looked at."""
    one = work.questions[number]
    line = [words.card(work.decks, card, lang) for card in one.line] if latest else []
    return Done(words.card(work.decks, one.card, lang, telling=True), line, gap, sorted(one.asked.right))


HANDLERS = [
    report_link,
    play_hardest,
    give_homework,
    begin_homework,
    show_homework,
    answer_homework,
    leave_homework,
]
