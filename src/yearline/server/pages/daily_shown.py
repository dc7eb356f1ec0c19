"""A challenge as a page shows it: made of a try, in which no card that has not been placed has a date."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from babel.dates import format_date

from yearline.core.cards import Back, Dated, Front
from yearline.core.deck import DeckCard
from yearline.core.value import replace
from yearline.daily.day import CARDS, Day, Laid, Try
from yearline.decks import LibraryCard
from yearline.i18n import messages
from yearline.i18n.dates import date_said
from yearline.server.daily.days import Days

NO_DATE = Back(1, "year", "")


@dataclass(frozen=True, slots=True)
class Seen:
    """A card, and what the colours of its picture follow. One that has not been turned over has a made-up back."""

    card: LibraryCard
    palette: str
    mark: str = ""
    """Whether it was placed last, and how: `good` or `bad`."""


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card that was placed: whether rightly, and where instead."""

    seen: Seen
    right: bool
    said: str


@dataclass(frozen=True, slots=True)
class TryOnPage:
    """What a page needs to know about a try."""

    day: date
    number: int
    title: str
    """The date in words."""
    today: bool
    counted: bool
    """Whether this is the try that counts, or a free one."""
    ticket: str
    gaps: str
    """What was chosen so far, as a form carries it."""
    line: Sequence[Seen]
    offered: Seen | None
    placed: Sequence[CardLaid]
    score: int
    again: bool = False
    all: int = CARDS

    @property
    def missed(self) -> list[CardLaid]:
        """The cards that got away."""
        return [one for one in self.placed if not one.right]

    @property
    def name(self) -> str:
        """What a shared result begins with."""
        return f"Yearline {self.number} · {self.score}/{self.all}"

    @property
    def kinds(self) -> list[str]:
        """How each card went."""
        return ["good" if one.right else "bad" for one in self.placed]

    @property
    def squares(self) -> list[str]:
        """The result in two rows of emoji."""
        marks = ["🟩" if one.right else "⬛" for one in self.placed]
        return ["".join(marks[:6]), "".join(marks[6:])]

    @property
    def wrong_numbers(self) -> list[int]:
        """Which cards were missed, counted from 1."""
        return [number for number, one in enumerate(self.placed, 1) if not one.right]


async def shown(
    days: Days, day: Day, attempt: Try, language: str, *, counted: bool = False, again: bool = False
) -> TryOnPage:
    """A try for the templates, in a language."""
    newest = attempt.laid[-1] if attempt.laid else None
    mark = "" if newest is None else "good" if newest.right else "bad"
    line = [
        await seen(days, card, mark if newest and card.face.picture == newest.picture else "")
        for card in attempt.view.line()
    ]
    hand = attempt.view.hands[0].cards
    by_picture = {one.card.card.face.picture: one for one in line}
    today = day.date == days.today()
    return TryOnPage(
        day=day.date,
        number=day.number,
        title=day_in_words(day.date, language),
        today=today,
        counted=counted,
        ticket=await days.ticket(day.date) if today else "",
        gaps=",".join([str(one.gap) for one in attempt.laid]),
        line=line,
        offered=await seen(days, hand[0]) if hand else None,
        placed=[CardLaid(by_picture[one.picture], one.right, _said(one, by_picture, language)) for one in attempt.laid],
        score=attempt.score,
        again=again,
    )


def day_in_words(day: date, language: str) -> str:
    """A date with its weekday, as people say it."""
    return format_date(day, "EEEE d MMMM" if language in ("fr", "it") else "EEEE, d MMMM", locale=language)


def short_day(day: date, language: str) -> str:
    """A weekday in a few letters."""
    return format_date(day, "EEE", locale=language)


async def seen(days: Days, card: Front | Dated, mark: str = "") -> Seen:
    """A card of a view with all that is printed on the sides that can be seen."""
    back = card.back if isinstance(card, Dated) else NO_DATE
    printed = await days.printed(DeckCard("", card.face, back))
    if isinstance(card, Front):
        printed = replace(
            printed, source="", texts={lang: replace(text, fact="") for lang, text in printed.texts.items()}
        )
    return Seen(printed, await days.palette(card.face.picture), mark)


def _said(one: Laid, lying: Mapping[str, Seen], language: str) -> str:
    """Where a card was placed, in words: `before 1960`."""
    say = messages(language)
    dates = {seen.card.year: date_said(seen.card.year, seen.card.precision, language) for seen in lying.values()}
    years = [dates[year] for year in one.line]
    if one.gap == 0:
        return say("pages-try-before", after=years[0])
    if one.gap == len(years):
        return say("pages-try-after", before=years[-1])
    return say("pages-try-between", before=years[one.gap - 1], after=years[one.gap])
