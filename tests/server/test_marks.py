"""What a report says of a lesson:
shares, the commonest mistake and on which side it lies, rows of cells, the hardest first.
"""

from yearline.core.cards import Back, Dated, Face
from yearline.core.ids import CardRef
from yearline.core.value import replace
from yearline.server.lessons.course import AskedCard, Course, PupilAnswer, asked_for
from yearline.server.lessons.marks import as_csv, marks_of


def card(year: int) -> Dated:
    return Dated(CardRef(year), Face(f"Event of {year}", f"p{year}", "", ""), Back(year, "year", ""))


LINE = [card(1000), card(1500), card(1900)]


def question(year: int, **gaps: int) -> AskedCard:
    answers = {pupil: PupilAnswer(gap, 4.0 + gap) for pupil, gap in gaps.items()}
    return replace(asked_for(card(year), LINE), answers=answers, present=frozenset((*gaps, "absent")))


def lesson(*asked: AskedCard) -> Course:
    return Course(asked, {"a": "Ann", "b": "Ben", "c": "Cem", "absent": ""}, ("deck",), 0.0)


def test_the_hardest_card_comes_first_with_its_commonest_mistake() -> None:
    marks = marks_of(lesson(question(1600, a=2, b=2, c=0), question(1950, a=1, b=1, c=2)))
    hard, easy = marks.cards
    assert (hard.number, hard.got, hard.of, hard.share) == (2, 0, 4, 0.0)
    assert hard.counts == (0, 2, 1, 0)
    assert hard.mistake is not None
    assert (hard.mistake.count, hard.mistake.gap, hard.mistake.side) == (2, 1, -1)
    assert (easy.got, easy.of) == (2, 4)
    assert easy.mistake is not None
    assert (easy.mistake.gap, easy.mistake.side) == (0, -1)
    late = marks_of(lesson(question(900, a=3, b=0, c=0))).cards[0].mistake
    assert late is not None
    assert late.side == 1
    assert marks.share == 2 / 8


def test_either_side_of_an_equal_year_is_right_and_no_mistake() -> None:
    (mark,) = marks_of(lesson(question(1500, a=1, b=2))).cards
    assert (mark.got, mark.mistake) == (2, None)


def test_a_pupil_is_a_row_of_cells_and_who_was_silent_is_not_wrong() -> None:
    marks = marks_of(lesson(question(1600, a=2, b=0), question(1950, a=1)))
    rows = {one.pupil: one for one in marks.pupils}
    assert marks.pupils[0].pupil == "a"
    assert rows["a"].cells == (False, True)
    assert rows["b"].cells == (None, False)
    assert rows["absent"].cells == (None, None)
    assert (rows["a"].right, rows["a"].seconds, rows["absent"].seconds) == (1, 5.5, None)


def test_an_empty_lesson_has_an_empty_report() -> None:
    marks = marks_of(Course((), {}, (), 0.0))
    assert (marks.cards, marks.pupils, marks.share, marks.seconds) == ((), (), 0.0, None)
    assert as_csv(marks, ("Name", "Right", "Seconds", "Mistake"), {}, {}).startswith("\ufeffName,Right,Seconds")
