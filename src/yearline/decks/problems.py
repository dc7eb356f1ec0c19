"""What is wrong with a deck, as data: where, what, how bad. The words come from the catalogues."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from yearline.core.errors import BadDeck
from yearline.core.value import value
from yearline.decks import limits
from yearline.i18n import DEFAULT, messages

Severity = Literal["error", "warning", "notice"]
SHOWN: Final = 40
TOLD: Final = 5
"""So many problems fit into the one sentence of an error; the rest is counted."""


@value
class Problem:
    """One thing to mend. Row 1 is the header; row 0 is the deck as a whole, its column a key of deck.toml."""

    row: int
    column: str
    code: str
    variables: Mapping[str, str | int]
    severity: Severity = "error"

    def what(self, language: str = DEFAULT) -> str:
        """The problem without its place, in a language."""
        return messages(language)(f"deck-problem-{self.code.replace('_', '-')}", **self.variables)

    def text(self, language: str = DEFAULT) -> str:
        """The problem with its place, in a language."""
        say, text = messages(language), self.what(language)
        if self.row and self.column:
            return say("deck-at-cell", row=str(self.row), column=self.column, text=text)
        if self.row:
            return say("deck-at-row", row=str(self.row), text=text)
        return say("deck-at-key", column=self.column, text=text) if self.column else text


class DeckError(BadDeck):
    """The deck cannot be used. Carries every problem found, not only the first."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        told = [problem.text() for problem in self.problems if problem.severity == "error"]
        rest = f" (and {len(told) - TOLD} more)" if len(told) > TOLD else ""
        super().__init__("; ".join(told[:TOLD]) + rest)


class Report:
    """The problems of one deck as they are found. Beyond the limit they are only counted."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.errors = 0
        self.untold = 0

    def error(self, row: int, column: str, code: str, /, **variables: str | int) -> None:
        """Something that keeps the deck from being used."""
        self.errors += 1
        self._add(Problem(row, column, code, variables))

    def warn(self, row: int, column: str, code: str, /, **variables: str | int) -> None:
        """Something that a careful author would mend."""
        self._add(Problem(row, column, code, variables, "warning"))

    def notice(self, row: int, column: str, code: str, /, **variables: str | int) -> None:
        """Something done on the author's behalf."""
        self._add(Problem(row, column, code, variables, "notice"))

    def add(self, problem: Problem) -> None:
        """A problem that somebody else found."""
        self.errors += problem.severity == "error"
        self._add(problem)

    def _add(self, problem: Problem) -> None:
        if len(self.problems) < limits.PROBLEMS or (problem.severity == "error" and self.errors == 1):
            self.problems.append(problem)
        else:
            self.untold += 1

    @property
    def failed(self) -> bool:
        """Whether an error was found."""
        return self.errors > 0

    def all(self) -> tuple[Problem, ...]:
        """Everything found, in the order of the rows."""
        found = sorted(self.problems, key=lambda problem: problem.row)
        if self.untold:
            found.append(Problem(0, "", "more", {"count": self.untold}, "notice"))
        return tuple(found)

    def raise_if_failed(self) -> None:
        """Raise DeckError with everything found, if any of it is an error."""
        if self.failed:
            raise DeckError(self.all())


def fatal(code: str, /, row: int = 0, **variables: str | int) -> DeckError:
    """The error of a file in which nothing more can be looked for."""
    return DeckError([Problem(row, "", code, variables)])


def shown(text: str, most: int = SHOWN) -> str:
    """Somebody's text as it may be shown in a message: short, and with nothing in it that a terminal would obey."""
    safe = "".join([char if char.isprintable() else f"<U+{ord(char):04X}>" for char in text[:most]])
    return safe + "…" if len(text) > most else safe
