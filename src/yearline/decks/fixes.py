"""What would mend a problem, where that can be told without guessing what somebody meant."""

import re
from difflib import get_close_matches

from yearline.decks.problems import Problem


def fix_for(problem: Problem) -> str:
    """The cell as it would be right, or nothing where only its author knows."""
    said = problem.variables
    match problem.code:
        case "unknown_word":
            near = get_close_matches(str(said["word"]).lower(), str(said["choices"]).split(", "), 1)
            return near[0] if near else ""
        case "year_span":
            first = re.match(r"\s*([0-9]{1,4})", str(said["text"]))
            return first[1] if first else ""
        case "year_or_day":
            return str(said["year"])
        case "unknown_emblem":
            return str(said.get("near", ""))
        case _:
            return ""
