"""Problems have words: every code that the code can utter, in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import yearline.decks
from yearline.decks import DeckError, Problem, limits
from yearline.decks.problems import Report
from yearline.i18n import COMPLETE, catalogue, messages

FOLDER = Path(yearline.decks.__file__).parent
CODE_AT = {"fatal": 0, "error": 2, "warn": 2, "notice": 2, "_warning": 2, "Problem": 2}
"""Where each function that utters a problem takes its code."""


def codes_in(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            for argument in node.args[CODE_AT[name] : CODE_AT[name] + 1] if name in CODE_AT else ():
                choices = (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
                yield from (str(choice.value) for choice in choices if isinstance(choice, ast.Constant))


def test_every_code_has_words_and_every_word_a_code() -> None:
    uttered = {code for path in FOLDER.glob("*.py") for code in codes_in(path)}
    written = re.findall(r"^deck-problem-([\w-]+) =", catalogue("en")["deck"], re.MULTILINE)
    assert uttered == {id.replace("-", "_") for id in written}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    ("problem", "place"),
    [
        (Problem(12, "title_fr", "no_title", {}), ("12", "title_fr")),
        (Problem(3, "", "repeated_row", {}), ("3",)),
        (Problem(0, "symbols", "not_text", {}), ("symbols",)),
        (Problem(0, "", "more", {"count": 5}), ("5",)),
    ],
)
def test_a_problem_names_its_place(language: str, problem: Problem, place: tuple[str, ...]) -> None:
    text = problem.text(language)
    assert all(part in text for part in place)
    assert (text == problem.text("en")) == (language == "en")


def test_big_rows_are_not_grouped() -> None:
    assert "4711" in Problem(4711, "year", "no_year", {}).text("en")


def test_an_error_tells_the_first_few_and_counts_the_rest() -> None:
    error = DeckError(
        [Problem(row, "year", "no_year", {}) for row in range(2, 10)] + [Problem(0, "", "more", {"count": 1}, "notice")]
    )
    assert error.message.startswith("row 2, year: the year is missing; row 3")
    assert error.message.endswith("(and 3 more)")
    assert len(error.problems) == 9


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_counts_are_declined(language: str) -> None:
    say = messages(language)
    assert len({say("deck-cards", count=count).split()[-1] for count in (1, 2, 5)}) == 3


def test_problems_stand_in_the_order_of_the_rows_and_the_first_error_is_always_told() -> None:
    report = Report()
    for row in range(limits.PROBLEMS + 2, 1, -1):
        report.warn(row, "", "unknown_column")
    report.error(1, "", "no_title")
    report.error(1, "", "no_year")
    found = report.all()
    assert (found[0].code, [problem.row for problem in found[1:4]]) == ("no_title", [3, 4, 5])
    assert (found[-1].code, found[-1].variables) == ("more", {"count": 2})
