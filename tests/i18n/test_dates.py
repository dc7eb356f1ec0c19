"""Dates as each language prints them (A-26: there is no year 0, and BC years are negative)."""

import pytest

from yearline.core.years import Precision
from yearline.i18n import COMPLETE, messages
from yearline.i18n.articles import FUNCTIONS
from yearline.i18n.dates import date_said, date_text, unbroken


@pytest.mark.parametrize(
    ("year", "precision", "texts"),
    [
        (1969, "year", ("1969", "1969", "1969", "1969", "1969")),
        (-44, "year", ("44 BC", "44 av.\u00a0J.\u2011C.", "44 a.C.", "44 до\u00a0н.\u00a0э.", "44 до\u00a0н.\u00a0е.")),
        (1450, "circa", ("c.\u00a01450", "vers\u00a01450", "1450 circa", "ок.\u00a01450", "бл.\u00a01450")),
        (
            1150,
            "century",
            (
                "12th century (1101)",
                "XIIᵉ\u00a0siècle (1101)",
                "XII\u00a0secolo (1101)",
                "XII\u00a0в. (1101)",
                "XII\u00a0ст. (1101)",
            ),
        ),
        (
            -1,
            "century",
            (
                "1st century BC (100)",
                "Iᵉʳ\u00a0siècle av.\u00a0J.\u2011C. (100)",
                "I\u00a0secolo a.C. (100)",
                "I\u00a0в. до\u00a0н.\u00a0э. (100)",
                "I\u00a0ст. до\u00a0н.\u00a0е. (100)",
            ),
        ),
        (
            2001,
            "century",
            (
                "21st century (2001)",
                "XXIᵉ\u00a0siècle (2001)",
                "XXI\u00a0secolo (2001)",
                "XXI\u00a0в. (2001)",
                "XXI\u00a0ст. (2001)",
            ),
        ),
    ],
)
def test_date_in_five_languages(year: int, precision: Precision, texts: tuple[str, ...]) -> None:
    assert tuple(date_text(year, precision, language) for language in ("en", "fr", "it", "ru", "uk")) == texts


@pytest.mark.parametrize(
    ("year", "text"),
    [
        (-4450, "XLVᵉ\u00a0siècle av.\u00a0J.\u2011C. (4500)"),
        (-9_420, "XCVᵉ\u00a0siècle av.\u00a0J.\u2011C. (9500)"),
        (-10_000, "Cᵉ\u00a0siècle av.\u00a0J.\u2011C. (10000)"),
        (-10_001, "vers\u00a010\u00a0001 av.\u00a0J.\u2011C."),
        (-(10**12), "vers\u00a01\u00a0000\u00a0000\u00a0000\u00a0000 av.\u00a0J.\u2011C."),
    ],
)
def test_far_centuries(year: int, text: str) -> None:
    """Nobody counts them beyond a hundred."""
    assert date_text(year, "century", "fr") == text


@pytest.mark.parametrize(
    "ordinal",
    [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "10th",
        "11th",
        "12th",
        "13th",
        "20th",
        "21st",
        "22nd",
        "23rd",
        "41st",
        "92nd",
        "100th",
    ],
)
def test_english_centuries(ordinal: str) -> None:
    century = int(ordinal[:-2])
    assert date_text(-100 * century, "century", "en") == f"{ordinal} century BC ({100 * century})"
    assert date_said(100 * century, "century", "en") == f"the {ordinal} century ({100 * century - 99})"


@pytest.mark.parametrize("number", [111, 112, 113, 211, 1011])
def test_english_numbers_that_end_in_eleven_to_thirteen(number: int) -> None:
    assert FUNCTIONS["ORDINAL"](number) == f"{number}th"


def test_deep_time_is_grouped_as_the_language_groups() -> None:
    assert date_text(-3_300_000, "circa", "en") == "c.\u00a03,300,000 BC"
    assert date_text(-3_300_000, "circa", "fr") == "vers\u00a03\u00a0300\u00a0000 av.\u00a0J.\u2011C."


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("between about 1450 and 1969", "before the 12th century (1101)", "after 44 BC", "before AD 800")),
        ("fr", ("entre 1450 environ et 1969", "avant le XIIᵉ siècle (1101)", "après 44 av. J.‑C.", "avant l’an 800")),
        (
            "it",
            ("tra il 1450 circa e il 1969", "prima del XII secolo (1101)", "dopo il 44 a.C.", "prima dell’800 d.C."),
        ),
        ("ru", ("между ок. 1450 г. и 1969 г.", "до XII в. (1101)", "после 44 г. до н. э.", "до 800 г.")),
        ("uk", ("між бл. 1450 р. і 1969 р.", "до XII ст. (1101)", "після 44 р. до н. е.", "до 800 р.")),
    ],
)
@pytest.mark.parametrize("stem", ["client-gap", "pages-try"])
def test_dates_behind_prepositions(language: str, stem: str, sentences: tuple[str, ...]) -> None:
    say = messages(language)
    said = (
        say(f"{stem}-between", before=date_said(1450, "circa", language), after=date_said(1969, "year", language)),
        say(f"{stem}-before", after=date_said(1150, "century", language)),
        say(f"{stem}-after", before=date_said(-44, "year", language)),
        say(f"{stem}-before", after=date_said(800, "year", language)),
    )
    assert tuple([text.replace("\u00a0", " ") for text in said]) == sentences


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", ["told-revealed", "client-laid", "client-warn-gap"])
def test_a_date_that_ends_with_a_point_is_not_followed_by_another(language: str, id: str) -> None:
    """As of "44 a.C.", "av. J.-C.", "до н. э."."""
    date = date_said(-44, "year", language)
    where = messages(language)("client-gap-before", after=date)
    assert ".." not in messages(language)(id, title="T", date=date, where=where, before=date, after=date)


@pytest.mark.parametrize("language", COMPLETE)
def test_in_a_sentence_no_line_ends_between_a_year_and_its_era(language: str) -> None:
    said = date_said(-44, "year", language)
    assert len(said.split(" ")) == (2 if language in ("ru", "uk") else 1), "44 г. | до н. э. is no bad line"
    assert " " not in unbroken(date_text(-44, "circa", language))
