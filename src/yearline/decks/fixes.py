"""What would mend a problem, where that can be told without guessing what somebody meant."""

import re
from difflib import get_close_matches
from typing import Final

from yearline.decks.cells import COLOR_WORDS
from yearline.decks.problems import Problem
from yearline.decks.years import read_century, read_year

_LOOK_ALIKE: Final = str.maketrans("oOоОlIі|", "00001111")
"""Letters, Latin and Cyrillic, that are typed for figures."""

_DECADE: Final = re.compile(
    r"[0-9]0(?:['’]?s|er|-?[ехі]|-?ті|-?[иы]х)\b|\b(?:années|anni|decade|годы|роки)\b", re.IGNORECASE
)
_BEFORE: Final = re.compile(r"\b(?:b\.?\s?c|av|avant|a\.?\s?c|before|prima|до)\b", re.IGNORECASE)


def _year(text: str) -> str:
    """A year with letters among its figures, as it was meant: 193o. Or the only one in a text: winter 1929, 1820s."""
    mended = text.translate(_LOOK_ALIKE)
    if mended != text and mended.isascii() and mended.isdigit() and read_year(mended):
        return mended
    numbers = re.findall("[0-9]+", text)
    if len(numbers) != 1 or len(numbers[0]) not in (3, 4) or _BEFORE.search(text) or not int(numbers[0]):
        return ""
    return str(numbers[0])


def _word(word: str, choices: list[str]) -> str:
    """The word that was meant: misspelt, or a colour in another language than ours."""
    named = {name: color for name, color in COLOR_WORDS.items() if color in choices}
    near = get_close_matches(word, choices, 1) or get_close_matches(word, named, 1)
    return named.get(near[0], near[0]) if near else ""


def fix_for(problem: Problem) -> dict[str, str]:
    """The cells of the row as they would be right, by their columns, or none where only its author knows."""
    if problem.code == "year_century":
        first = read_century(str(problem.variables["text"]))
        return {"year": str(first), "precision": "century"} if first is not None else {}
    mended = _cell(problem)
    decade = problem.code == "bad_year" and _DECADE.search(str(problem.variables["text"]))
    return {problem.column: mended} | ({"precision": "circa"} if decade else {}) if mended else {}


def _cell(problem: Problem) -> str:
    said = problem.variables
    match problem.code:
        case "unknown_word":
            return _word(str(said["word"]).lower(), str(said["choices"]).split(", "))
        case "bad_year":
            return _year(str(said["text"]))
        case "year_span":
            first = re.match(r"\s*([0-9]{1,4})", str(said["text"]))
            return first[1] if first else ""
        case "year_or_day":
            return str(said["year"])
        case "unknown_emblem":
            return str(said.get("near", ""))
        case _:
            return ""
