"""Dates as each language prints them (A-26: there is no year 0, and BC years are negative)."""

import pytest

from yearline.core.years import Precision
from yearline.i18n.dates import date_text


@pytest.mark.parametrize(
    ("year", "precision", "texts"),
    [
        (1969, "year", ("1969", "1969", "1969", "1969", "1969")),
        (-44, "year", ("44 BC", "44 av.\u00a0J.\u2011C.", "44 a.C.", "44 до\u00a0н.\u00a0э.", "44 до\u00a0н.\u00a0е.")),
        (1450, "circa", ("c. 1450", "vers 1450", "1450 circa", "ок. 1450", "бл. 1450")),
        (1150, "century", ("12th century", "XIIᵉ siècle", "XII secolo", "XII\u00a0в.", "XII\u00a0ст.")),
        (
            -1,
            "century",
            (
                "1st century BC",
                "Iᵉʳ siècle av.\u00a0J.\u2011C.",
                "I secolo a.C.",
                "I\u00a0в. до\u00a0н.\u00a0э.",
                "I\u00a0ст. до\u00a0н.\u00a0е.",
            ),
        ),
        (2001, "century", ("21st century", "XXIᵉ siècle", "XXI secolo", "XXI\u00a0в.", "XXI\u00a0ст.")),
    ],
)
def test_date_in_five_languages(year: int, precision: Precision, texts: tuple[str, ...]) -> None:
    assert tuple(date_text(year, precision, language) for language in ("en", "fr", "it", "ru", "uk")) == texts


@pytest.mark.parametrize(
    ("year", "text"),
    [
        (-4450, "XLVᵉ siècle av.\u00a0J.\u2011C."),
        (-9_420, "XCVᵉ siècle av.\u00a0J.\u2011C."),
        (-39_900, "CCCXCIXᵉ siècle av.\u00a0J.\u2011C."),
        (-39_901, "400ᵉ siècle av.\u00a0J.\u2011C."),
        (-(10**12), "10000000000ᵉ siècle av.\u00a0J.\u2011C."),
    ],
)
def test_far_centuries(year: int, text: str) -> None:
    """Beyond what anybody reads in Roman numerals, and before those would fill the memory."""
    assert date_text(year, "century", "fr") == text


def test_deep_time_is_grouped_as_the_language_groups() -> None:
    assert date_text(-3_300_000, "circa", "en") == "c. 3,300,000 BC"
    assert date_text(-3_300_000, "circa", "fr") == "vers 3\u00a0300\u00a0000 av.\u00a0J.\u2011C."
