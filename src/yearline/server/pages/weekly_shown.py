"""A deal of the week as a page shows it: made of a view, in which no card that has not been turned over has a date."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from babel.dates import format_date

from yearline.core.actions import Discard, End, Play
from yearline.core.cards import Dated, Front
from yearline.core.events import Drew, Revealed, TurnBegan
from yearline.core.view import View
from yearline.daily.day import Day
from yearline.daily.week import Played, text_of, week_number
from yearline.server.daily.days import Days
from yearline.server.pages.daily_shown import Seen, seen

SQUARES: Final = {"main": "🟩", "gaps": "🟨", "blocked": "🟥", "out": "⬛"}
ROW: Final = 9
STEP, HIGHEST = 5, 50


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand, what can be done with it, and whether it lies sideways."""

    seen: Seen
    play: str
    discard: str
    blocked: bool


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies on the table: the rows, the card on top of the discard pile, and how many cards are left to draw."""

    columns: Sequence[Sequence[Seen]]
    gaps: Sequence[Sequence[Seen]]
    pile: Seen
    deck: int


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """What a page needs to know about a try."""

    day: date
    number: int
    title: str
    """The week in words, by its first and last day."""
    today: bool
    counted: bool
    ticket: str
    laid: Lying
    hand: Sequence[Held]
    told: Seen | None
    """The card turned over last."""
    played: Played
    again: bool

    @property
    def did(self) -> str:
        """The moves so far, as a form carries them."""
        return ",".join(self.played.moves)

    @property
    def symbol(self) -> str:
        """What a card must show to be discarded."""
        return self.laid.pile.card.card.back.symbol

    @property
    def can_end(self) -> bool:
        """Whether the turn may be ended."""
        return End() in self.played.legal

    @property
    def drew(self) -> bool:
        """Whether a new turn has begun."""
        return any(isinstance(event, Drew | TurnBegan) for event in self.played.events)

    @property
    def reason(self) -> str:
        """Why the deal is over."""
        return self.played.view.outcome.reason if self.played.view.outcome else ""

    @property
    def main(self) -> int:
        """How many lie in the main row."""
        return sum(map(len, self.laid.columns))

    @property
    def filled(self) -> int:
        """How many lie in gaps."""
        return sum(map(len, self.laid.gaps))

    @property
    def rest(self) -> int:
        """How many are left over: the score is two for each in the main
        row, one for each in a gap, and one less for each of these.
        """
        return 2 * self.main + self.filled - self.played.score

    @property
    def squares(self) -> list[str]:
        """What became of each card, in rows of emoji that give nothing away."""
        marks = [SQUARES[fate] for fate in self.played.fates]
        return ["".join(marks[at : at + ROW]) for at in range(0, len(marks), ROW)]


async def shown_deal(days: Days, week: Day, played: Played, language: str, counted: bool, again: bool) -> ShownDeal:
    """A try for the templates, in a language."""
    view, today = played.view, week.date == days.today()
    newest = next((event.card for event in reversed(played.events) if isinstance(event, Revealed)), None)
    return ShownDeal(
        day=week.date,
        number=week_number(week.date),
        title=week_in_words(week.date, days, language),
        today=today,
        counted=counted,
        ticket=await days.ticket(week.date) if today else "",
        laid=await _laid(days, view, newest),
        hand=[await _held(days, card, played) for card in view.hands[0].cards],
        told=None if newest is None else await seen(days, newest),
        played=played,
        again=again,
    )


async def _laid(days: Days, view: View, newest: Dated | None) -> Lying:
    """What lies on the table beside the hand."""
    rows = {row.name: row.columns for row in view.rows}
    piles = {pile.name: pile for pile in view.piles}
    top = piles["discard"].top
    assert isinstance(top, Dated)  # the first discard is dealt
    main, gaps = [await _columns(days, rows[name], newest) for name in ("main", "gaps")]
    return Lying(main, gaps, await seen(days, top), piles["deck"].size)


def week_in_words(monday: date, days: Days, language: str) -> str:
    """A week by its first and last day, as people say it."""
    last = monday + days.series.step * 6 / 7
    return f"{format_date(monday, 'd MMM', locale=language)} – {format_date(last, 'd MMM', locale=language)}"


def by_fives(counts: Counter[int]) -> list[tuple[int, int]]:
    """How many reached which score, by fives; what is below nothing is one column, and so is all from fifty on."""
    columns = Counter[int]()
    for score, count in counts.items():
        columns[max(-STEP, min(HIGHEST, score - score % STEP))] += count
    return [(least, columns[least]) for least in range(-STEP, HIGHEST + 1, STEP)]


async def _columns(days: Days, columns: Sequence[Sequence[Dated]], newest: Dated | None) -> list[list[Seen]]:
    ref = None if newest is None else newest.ref
    return [[await seen(days, card, "good" if card.ref == ref else "") for card in column] for column in columns]


async def _held(days: Days, card: Front | Dated, played: Played) -> Held:
    """A card of the hand. A blocked one lies white side up again: its date has been seen, but is not shown."""
    front = Front(card.ref, card.face)
    return Held(
        await seen(days, front),
        _move(played, Play(card.ref)),
        _move(played, Discard(card.ref)),
        isinstance(card, Dated),
    )


def _move(played: Played, action: Play | Discard) -> str:
    return text_of(action) if action in played.legal else ""
