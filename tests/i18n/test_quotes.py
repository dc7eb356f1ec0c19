"""A title that has quotation marks of its own, quoted in a sentence."""

import pytest

from yearline.i18n import COMPLETE, messages
from yearline.i18n.quotes import nested


@pytest.mark.parametrize(
    ("language", "title", "sentence"),
    [
        ("en", "Euclid writes his “Elements”", "plays “Euclid writes his ‘Elements’”"),
        ("fr", "Euclide écrit ses « Éléments »", "joue « Euclide écrit ses “Éléments” »"),
        ("fr", "Euclide écrit ses «\u202fÉléments\u202f»", "joue « Euclide écrit ses “Éléments” »"),
        ("it", "Euclide scrive gli «Elementi»", "gioca «Euclide scrive gli “Elementi”»"),
        ("ru", "«Турок» играет в шахматы", "выкладывает «„Турок“ играет в шахматы»"),
        ("uk", "«Турок» грає в «шахи»", "розігрує «„Турок“ грає в „шахи“»"),
        ("ru", "Falls the “Wall”", "выкладывает «Falls the “Wall”»"),
    ],
)
def test_a_quoted_title_gets_the_inner_marks(language: str, title: str, sentence: str) -> None:
    said = messages(language)("review-did-play", title=title)
    assert said.replace("\u00a0", " ").replace("\u202f", " ") == sentence


@pytest.mark.parametrize("text", ["«a» и «б»", "«a", "«a «b»", "»a» «b«", "a", ""])
def test_marks_that_do_not_nest_or_pair_stay(text: str) -> None:
    assert nested(text, "«»„“") == text


def test_a_sentence_within_a_sentence_changes_nothing_more() -> None:
    say = messages("ru")
    told = say("review-did-play", title="«Турок»")
    assert told in say("review-move", number=1, name="Анна", told=told)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_has_an_outer_and_an_inner_pair(language: str) -> None:
    assert len(set(messages(language)("quote-marks"))) == 4
