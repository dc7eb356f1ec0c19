"""What an agent may say, and what it hears when it says something else."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.agents.test_words import table_of
from yearline.agents.answers import Answer, OldAnswer, WrongAnswer, read_answer
from yearline.core.actions import Place
from yearline.core.ids import CardRef, Seat
from yearline.core.view import View

VIEW = View(
    "race", Seat(0), "place", (Seat(0),), 1, (Seat(0),), (), (), (), (Place(CardRef(3), 0), Place(CardRef(3), 1))
)
MOVE = Place(CardRef(3), 1)


@pytest.mark.parametrize(
    ("line", "sure"),
    [
        ("place 3 1", None),
        (" place 3 1 \r\n", None),
        ("place 3 1 0.75", 0.75),
        ("place 3 1 1", 1.0),
        ('{"a": "place 3 1", "sure": 0.5, "seat": 0, "n": 7}', 0.5),
        ('{"a": "place 3 1"}', None),
    ],
)
def test_a_move_and_how_sure_one_is(line: str, sure: float | None) -> None:
    assert read_answer(line, VIEW, 7) == Answer(MOVE, sure)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "nonsense"),
        ("I place card 3", "nonsense"),
        ("place 3 9", "illegal"),
        ("place 4 1", "illegal"),
        ("leave", "illegal"),
        ("{", "nonsense"),
        ("[]", "nonsense"),
        ('{"a": 3}', "nonsense"),
        ('{"a": "place 3 1", "seat": 1}', "other_seat"),
        ('{"a": "place 3 1", "sure": 2}', "nonsense"),
        ('{"a": "place 3 1", "sure": "nan"}', "nonsense"),
        ('{"a": "place 3 1", "sure": true}', "nonsense"),
        ("{" * 4000, "nonsense"),
    ],
)
def test_anything_else_is_told_apart(line: str, fault: str) -> None:
    with pytest.raises(WrongAnswer) as wrong:
        read_answer(line, VIEW)
    assert wrong.value.fault == fault


def test_an_answer_to_an_older_question_is_none() -> None:
    with pytest.raises(OldAnswer):
        read_answer('{"a": "place 3 1", "n": 6}', VIEW, 7)


PARTS = [
    "place",
    "play",
    " ",
    "3",
    "1",
    "0.5",
    "-1",
    "1e999",
    "null",
    "{",
    "}",
    "[",
    '"a"',
    '"sure"',
    '"n"',
    ":",
    ",",
    "\x00",
    "ї",
]


@given(st.lists(st.sampled_from(PARTS), max_size=20).map("".join))
def test_whatever_is_said_no_other_error_comes_of_it(line: str) -> None:
    with suppress(WrongAnswer, OldAnswer):
        assert read_answer(line, VIEW, 1).action in VIEW.legal


async def test_what_is_quoted_moves_no_cursor() -> None:
    with pytest.raises(WrongAnswer) as wrong:
        read_answer("\x1b[2J", (await table_of("race").sight()).view)
    assert "\x1b" not in str(wrong.value.variables["text"])
