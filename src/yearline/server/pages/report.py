"""The report of a lesson, behind a teacher's secret link:
a page, a sheet, and names that are deleted with one button.
"""

from datetime import UTC, datetime
from typing import Any, Final

from babel.dates import format_date
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from yearline.core.cards import Back, Dated, Face
from yearline.i18n import messages
from yearline.i18n.dates import date_beside
from yearline.server.api.large import large_page
from yearline.server.api.tables import TheClassroom, TheServices, TheTables, address
from yearline.server.lessons.book import Lesson
from yearline.server.lessons.classroom import FIRST_LINE, HARDEST, Classroom, days_of
from yearline.server.lessons.course import AskedCard, Course
from yearline.server.lessons.marks import CardMark, Marks, PupilMark, as_csv, marks_of
from yearline.server.live.crowds import CardWords
from yearline.server.live.shared import Services
from yearline.server.live.tables import Tables
from yearline.server.pages.frame import render
from yearline.server.services.refusals import language_of
from yearline.server.wire.outgoing import CrowdCard
from yearline.table.decide import Refused

FEW: Final = 7
"""So many of the hardest cards stand there at once; the others are one tap away."""
SOME: Final = 12
PRIVATE: Final = {"Cache-Control": "private, no-store", "X-Robots-Tag": "noindex"}


class ReportInWords:
    """A report in words of a language."""

    def __init__(self, lesson: Lesson, course: Course | None, words: CardWords, language: str) -> None:
        self.lesson, self.course = lesson, course
        self.marks = Marks((), (), 0.0, None) if course is None else marks_of(course)
        self.games = self.number = 1
        self._words, self._language = words, language

    def card(self, asked: AskedCard) -> CrowdCard:
        """A card as it is called in the reader's language."""
        assert self.course is not None
        dated = Dated(asked.ref, Face(asked.title, asked.picture, "", ""), asked.back)
        return self._words.card(self.course.decks, dated, self._language)

    def number_of(self, pupil: str) -> int:
        """What somebody is called who has no name any more."""
        assert self.course is not None
        return list(self.course.pupils).index(pupil) + 1

    def gap(self, line: tuple[Back, ...], gap: int) -> str:
        """Where a gap is, by the dates around it."""
        say, dates = messages(self._language), [date_beside(one.year, one.precision, self._language) for one in line]
        if gap == 0:
            return say("crowd-before", date=dates[0])
        if gap == len(dates):
            return say("crowd-after", date=dates[-1])
        return say("crowd-between", **{"from": dates[gap - 1], "to": dates[gap]})

    def mistake(self, mark: CardMark) -> str:
        """The commonest mistake: how many, and where."""
        if mark.mistake is None:
            return ""
        where = self.gap(mark.asked.line, mark.mistake.gap)
        return messages(self._language)("report-said", count=mark.mistake.count, where=where)


async def _shown(
    key: str,
    number: int,
    classroom: Classroom,
    tables: Tables,
    services: Services,
    request: Request[Any, Any, Any],
) -> ReportInWords:
    """The report behind a link: of the last game, unless another one is asked for. Raises Refused."""
    lesson = await classroom.book.find(key, address(request))
    courses = await classroom.courses(lesson, address(request))
    number = number if 1 <= number <= len(courses) else len(courses)
    course, language = (courses[number - 1] if courses else None), language_of(request)
    if course is not None:
        await tables.words.read(course.decks, address(request))
    shown = await services.pool.make(address(request), lambda: ReportInWords(lesson, course, tables.words, language))
    shown.games, shown.number = len(courses), number
    return shown


@get("/report/{key:str}", include_in_schema=False)
async def report_page(
    key: FromPath[str],
    classroom: TheClassroom,
    tables: TheTables,
    services: TheServices,
    request: Request[Any, Any, Any],
    cards: FromQuery[str] = "",
    pupils: FromQuery[str] = "",
    game: FromQuery[int] = 0,
) -> Response[bytes]:
    """The page: the hardest card first, a row of cells for each pupil, and what becomes of the names."""
    shown = await _shown(key, game, classroom, tables, services, request)
    content: dict[str, Any] = {
        **_told(shown, language_of(request)),
        "key": key,
        "cards": _cards(shown, cards),
        "people": _people(shown, pupils),
        "sorted_by": {"cards": cards, "pupils": pupils},
        "decks": await _deck_names(shown, services, request),
        "now": services.clock.now(),
        "site": services.settings.url,
    }
    answer = await large_page(services.pool, request, lambda: render(request, "report.html", **content))
    answer.headers.update(PRIVATE)
    return answer


def _told(shown: ReportInWords, language: str) -> dict[str, Any]:
    """What the page says of the report itself, and how it says a day."""
    spoken = "en_GB" if language == "en" else language
    return {
        "shown": shown,
        "began": shown.lesson.began if shown.course is None else shown.course.began,
        "day": lambda at: format_date(datetime.fromtimestamp(at, UTC).date(), "long", locale=spoken),
        "iso": lambda at: datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds"),
        "few": FEW,
        "some": SOME,
        "hardest": min(HARDEST, max(0, len(shown.marks.cards) - FIRST_LINE)),
    }


def _cards(shown: ReportInWords, order: str) -> list[CardMark]:
    cards = list(shown.marks.cards)
    return sorted(cards, key=lambda one: one.asked.back.year) if order == "time" else cards


def _people(shown: ReportInWords, order: str) -> list[PupilMark]:
    people = list(shown.marks.pupils)
    return sorted(people, key=lambda one: (one.name == "", one.name.casefold())) if order == "name" else people


async def _deck_names(shown: ReportInWords, services: TheServices, request: Request[Any, Any, Any]) -> str:
    decks = shown.course.decks if shown.course is not None else tuple(shown.lesson.made.get("decks", ()))
    language, shelf = language_of(request), services.shelf
    found = [await shelf.get(id, address(request)) for id in decks]
    return ", ".join([deck.name(language) for deck in found])


@get("/report/{key:str}/cards.csv", include_in_schema=False)
async def report_sheet(
    key: FromPath[str],
    classroom: TheClassroom,
    tables: TheTables,
    services: TheServices,
    request: Request[Any, Any, Any],
    game: FromQuery[int] = 0,
) -> Response[bytes]:
    """The same for a spreadsheet."""
    shown = await _shown(key, game, classroom, tables, services, request)
    say, marks = messages(language_of(request)), shown.marks
    heads = (say("report-name"), say("report-right"), say("report-seconds"), say("report-mistake"))
    titles = {one.asked.picture: _titled(shown, one) for one in marks.cards}
    mistakes = {one.asked.picture: shown.mistake(one) for one in marks.cards}
    text = await services.pool.make(address(request), lambda: as_csv(marks, heads, titles, mistakes))
    headers = {**PRIVATE, "Content-Disposition": 'attachment; filename="yearline-report.csv"'}
    return Response(text.encode(), media_type="text/csv", headers=headers)


def _titled(shown: ReportInWords, mark: CardMark) -> str:
    card = shown.card(mark.asked)
    return f"{card.title} ({card.date})"


@post("/report/{key:str}/names", include_in_schema=False)
async def report_names(
    key: FromPath[str], classroom: TheClassroom, services: TheServices, request: Request[Any, Any, Any]
) -> Redirect:
    """Delete the names now, or keep them for fewer days."""
    try:
        form = await request.form()
    except (LookupError, ValueError):  # no such alphabet, or bytes that are none of it
        raise Refused("bad_request", "this is no form") from None
    async with services.pool.turn(
        address(request)
    ):  # the whole log of a room is read, and read again where somebody insists
        lesson = await classroom.book.find(key, address(request))
        if form.get("days"):
            await classroom.names.keep_for(lesson, days_of(str(form["days"])))
        else:
            await classroom.names.forget(lesson)
            classroom.forget_report(lesson)
    return Redirect(f"/report/{key}", status_code=303)


HANDLERS: Final = [report_page, report_sheet, report_names]
