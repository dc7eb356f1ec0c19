"""What people type for others to see: nothing invisible, nothing that spills over, and no names that look alike."""

import pytest

from yearline.table.texts import alike, seen


@pytest.mark.parametrize(
    "text",
    ["", "\u200d", "\u3164\u3164", "\u2800", "\u115f\uffa0", "\u034f", "\u0301\u0302", "\ufe0f", "\u00a0 \u3000"],
)
def test_a_text_that_cannot_be_seen_is_none(text: str) -> None:
    assert seen(text) == ""


@pytest.mark.parametrize(
    "text",
    ["👩\u200d🚀", "👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "🏴\u200d☠\ufe0f", "1\ufe0f\u20e3", "नमस्ते", "שָׁלוֹם", "Việt"],
)
def test_emoji_and_letters_with_marks_stay_whole(text: str) -> None:
    assert seen(text) == text


def test_marks_do_not_pile_up() -> None:
    assert seen("q" + "\u0301" * 30 + "r") == "q" + "\u0301" * 4 + "r"


INVISIBLE = ["Bob\u200d", "B\u200dob", "bob\ufe0f", "Ｂｏｂ", "B\u034fob", "\u202eBob", "BOB"]
TWINS = [
    "B\N{CYRILLIC SMALL LETTER O}b",
    "\N{CYRILLIC CAPITAL LETTER VE}ob",
    "\N{GREEK CAPITAL LETTER BETA}\N{GREEK CAPITAL LETTER OMICRON}B",
]


@pytest.mark.parametrize("name", [*INVISIBLE, *TWINS])
def test_names_that_look_alike_are_alike(name: str) -> None:
    assert alike(seen(name)) == alike("Bob")
    assert alike(name) != alike("Rob")
