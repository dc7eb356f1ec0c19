"""Numbers in messages: a negative one has a minus sign, which people see and screen readers say."""

import pytest

from yearline.i18n import LANGUAGES, messages
from yearline.i18n.numbers import MINUS, signed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["client-score", "client-result-score", "term-score", "told-score", "review-score"])
def test_a_negative_score_has_a_minus_sign(id: str, language: str) -> None:
    said = messages(language)(id, score=-5)
    assert f"{MINUS}5" in said
    assert messages(language)(id, score=5) == said.replace(MINUS, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_is_counted_like_its_positive(language: str) -> None:
    say = messages(language)
    for number in range(1, 30):
        assert say("client-score", score=-number).replace(MINUS, "") == say("client-score", score=number)


def test_a_fraction_has_one_too() -> None:
    assert messages("en")("term-score", score=-0.5) == f"Score: {MINUS}0.5"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("-5", "−5"),
        ("-10 .. -1", "−10 .. −1"),
        ("10-12", "10-12"),
        ("all_out, score -3", "all_out, score −3"),
        ("a-1", "a-1"),
    ],
)
def test_only_signs_are_changed(text: str, shown: str) -> None:
    assert signed(text) == shown
