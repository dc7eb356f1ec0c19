"""What a report says: for each card how many were right and the
commonest mistake, for each pupil every card, the hardest first.
"""

import csv
import io
from collections import Counter
from collections.abc import Iterable
from statistics import median

from yearline.core.value import value
from yearline.decks.cells import fence
from yearline.server.lessons.course import AskedCard, Course, Pupil, PupilAnswer

NOTHING = "-"


@value
class Mistake:
    """The wrong gap that most have chosen: how many, which, and whether that is too early (-1) or too late (1)."""

    count: int
    gap: int
    side: int


@value
class CardMark:
    """A card: how many of those who were there had it right, how many chose each gap, and the commonest mistake."""

    asked: AskedCard
    number: int
    got: int
    of: int
    counts: tuple[int, ...]
    mistake: Mistake | None

    @property
    def share(self) -> float:
        """Of all who were asked, how many were right."""
        return self.got / self.of if self.of else 0.0


@value
class PupilMark:
    """A pupil: for each card, the hardest first, whether it was right;
    None if there was no answer, or the pupil was not there.
    """

    pupil: Pupil
    name: str
    cells: tuple[bool | None, ...]
    right: int
    seconds: float | None


@value
class Marks:
    """A whole report."""

    cards: tuple[CardMark, ...]
    pupils: tuple[PupilMark, ...]
    share: float
    seconds: float | None


def marks_of(course: Course) -> Marks:
    """The report of a lesson: the hardest card and the best pupil first."""
    cards = sorted([_card(one, number) for number, one in enumerate(course.asked, 1)], key=_hardness)
    pupils = [_pupil(pupil, name, cards) for pupil, name in course.pupils.items()]
    pupils.sort(key=lambda one: (-one.right, one.seconds or 0.0, one.name))
    got, of = sum([card.got for card in cards]), sum([card.of for card in cards])
    seconds = _typical([answer for one in course.asked for answer in one.answers.values()])
    return Marks(tuple(cards), tuple(pupils), got / of if of else 0.0, seconds)


def _typical(answers: Iterable[PupilAnswer]) -> float | None:
    seconds = [answer.seconds for answer in answers if answer.seconds is not None]
    return median(seconds) if seconds else None


def _hardness(card: CardMark) -> tuple[float, int]:
    return card.share, card.number


def _card(asked: AskedCard, number: int) -> CardMark:
    chosen = Counter([answer.gap for answer in asked.answers.values()])
    counts = tuple([chosen[gap] for gap in range(len(asked.line) + 1)])
    got = sum([chosen[gap] for gap in asked.right])
    return CardMark(asked, number, got, max(len(asked.present), len(asked.answers)), counts, _mistake(asked, counts))


def _mistake(asked: AskedCard, counts: tuple[int, ...]) -> Mistake | None:
    wrong = [(count, -gap) for gap, count in enumerate(counts) if count and gap not in asked.right]
    if not wrong:
        return None
    count, gap = max(wrong)
    return Mistake(count, -gap, -1 if -gap < min(asked.right) else 1)


def _pupil(pupil: Pupil, name: str, cards: list[CardMark]) -> PupilMark:
    cells = tuple([_cell(pupil, card.asked) for card in cards])
    seconds = _typical([card.asked.answers[pupil] for card in cards if pupil in card.asked.answers])
    return PupilMark(pupil, name, cells, cells.count(True), seconds)


def _cell(pupil: Pupil, asked: AskedCard) -> bool | None:
    answer = asked.answers.get(pupil)
    return None if answer is None else answer.gap in asked.right


def as_csv(marks: Marks, heads: tuple[str, str, str, str], titles: dict[str, str], mistakes: dict[str, str]) -> str:
    """A table for a spreadsheet: a row a pupil, a column a card, 1 for right and 0 for wrong;
    below, the share who were right and the commonest mistake. No cell is a formula.
    """
    name, right, seconds, mistake = heads
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow([name, right, seconds, *[fence(titles[card.asked.picture]) for card in marks.cards]])
    for one in marks.pupils:
        cells = [NOTHING if cell is None else int(cell) for cell in one.cells]
        rows.writerow([fence(one.name or str(one.pupil)), one.right, _rounded(one.seconds), *cells])
    rows.writerow(["%", "", "", *[round(100 * card.share) for card in marks.cards]])
    rows.writerow([mistake, "", "", *[fence(mistakes[card.asked.picture]) for card in marks.cards]])
    return "\ufeff" + out.getvalue()


def _rounded(seconds: float | None) -> str:
    return "" if seconds is None else str(round(seconds))
