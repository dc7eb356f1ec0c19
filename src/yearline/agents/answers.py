"""What an agent answers, read strictly: a move in the notation of the records, and perhaps how sure it is.

A line is `place 12 4`, `place 12 4 0.8`, or a JSON object with
`a` and, if wanted, `sure`, `seat` and the question's number `n`.
"""

import json
from typing import Any, Final

from yearline.core.actions import Action, from_text
from yearline.core.errors import BadNotation, YearlineError
from yearline.core.value import value
from yearline.core.view import View

LONGEST: Final = 4096
"""Longer lines are not read."""
SHOWN: Final = 40


@value
class Answer:
    """A legal move, and how sure the agent is that it is right, if it said so."""

    action: Action
    sure: float | None = None


class WrongAnswer(YearlineError):
    """An answer that is no move here. `fault` is the field of
    the account that counts it, `id` the sentence that says why.
    """

    code = "wrong_answer"

    def __init__(self, fault: str, id: str, **variables: str | int) -> None:
        super().__init__(id)
        self.fault, self.id, self.variables = fault, id, variables


class OldAnswer(Exception):
    """An answer to an earlier question: it came too late, and nobody waits for it."""


def read_answer(line: str, view: View, number: int | None = None) -> Answer:
    """The move that a line means. Raises WrongAnswer, and OldAnswer for an answer that names another question."""
    said = _fields(line.strip())
    if number is not None and said.get("n", number) != number:
        raise OldAnswer
    if said.get("seat", view.viewer) != view.viewer:
        raise WrongAnswer("other_seat", "agents-wrong-seat", seat=view.viewer or 0)
    text = said.get("a")
    try:
        action = from_text(text) if isinstance(text, str) else None
    except BadNotation:
        action = None
    if action is None:
        raise WrongAnswer("nonsense", "agents-wrong-nonsense", text=_shown(line.strip()))
    if action not in view.legal:
        raise WrongAnswer("illegal", "agents-wrong-illegal", text=_shown(str(text)))
    return Answer(action, _sure(said.get("sure")))


def _fields(line: str) -> dict[str, Any]:
    if line.startswith("{") and len(line) <= LONGEST:
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            return {}
        return said if isinstance(said, dict) else {}
    move, _, last = line.rpartition(" ")
    if "." in last or (last in ("0", "1") and not _is_move(line)):
        return {"a": move, "sure": last}
    return {"a": line}


def _is_move(text: str) -> bool:
    try:
        from_text(text)
    except BadNotation:
        return False
    return True


def _sure(said: Any) -> float | None:
    if said is None:
        return None
    try:
        sure = float(said) if isinstance(said, int | float | str) and not isinstance(said, bool) else -1.0
    except (ValueError, OverflowError):
        sure = -1.0
    if not 0.0 <= sure <= 1.0:
        raise WrongAnswer("nonsense", "agents-wrong-sure")
    return sure


def _shown(text: str) -> str:
    """The beginning of what was said, without signs that would move a terminal's cursor."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:SHOWN])
