"""What would mend a problem, where that can be told without guessing what somebody meant."""

import re
from difflib import get_close_matches
from typing import Final

from yearline.decks.problems import Problem
from yearline.decks.years import read_year

_LOOK_ALIKE: Final = str.maketrans("oOоОlIі|", "00001111")
"""Letters, Latin and Cyrillic, that are typed for figures."""


def _year(text: str) -> str:
    """A year with letters among its figures, as it was meant: 193o."""
    mended = text.translate(_LOOK_ALIKE)
    return mended if mended != text and mended.isascii() and mended.isdigit() and read_year(mended) else ""


def fix_for(problem: Problem) -> str:
    """The cell as it would be right, or nothing where only its author knows."""
    said = problem.variables
    match problem.code:
        case "unknown_word":
            near = get_close_matches(str(said["word"]).lower(), str(said["choices"]).split(", "), 1)
            return near[0] if near else ""
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
