"""Options of a game as data: what may be chosen, and which choice is the default."""

from collections.abc import Iterable, Mapping
from typing import Final

from yearline.core.errors import BadOption, shown
from yearline.core.ids import MOST_SEATS
from yearline.core.value import value

Scalar = str | int | bool
Value = Scalar | tuple[int, ...]


@value
class Option:
    """One option: its values, the default first. With `per_seat`, a list with a value for each seat will do as well.

    With `by_language`, a table whose language is one of the values plays by that one where nobody chose.
    """

    name: str
    values: tuple[Scalar, ...]
    per_seat: bool = False
    by_language: bool = False

    @property
    def default(self) -> Scalar:
        """What holds when nothing is said."""
        return self.values[0]

    def read(self, given: object) -> Value:
        """The given value, if it is one of ours."""
        if self.per_seat and isinstance(given, list | tuple) and 1 <= len(given) <= MOST_SEATS:
            return tuple([_number(self._scalar(one)) for one in given])
        return self._scalar(given)

    def _scalar(self, given: object) -> Scalar:
        for known in self.values:
            if type(known) is type(given) and known == given:
                return known
        expected = ", ".join(_spell(known) for known in self.values)
        raise BadOption(f"option {self.name}: expected one of {expected}; got {shown(given)}", self.name)


def read_options(known: Iterable[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """A value for every option: the given one, checked, or the default."""
    table = {option.name: option for option in known}
    for name in given:
        if name not in table:
            raise BadOption(f"unknown option {shown(name)}; this game has {', '.join(table)}", name)
    return {name: option.read(given[name]) if name in given else option.default for name, option in table.items()}


def options_in(known: Iterable[Option], language: str) -> dict[str, object]:
    """What holds at a table of a language where nobody chose, so far as the language decides it."""
    return {option.name: language for option in known if option.by_language and language in option.values}


def in_words(options: Mapping[str, Value]) -> dict[str, str | int]:
    """The options agreed on as variables of a sentence.

    >>> in_words({"goal": 6, "open": True, "hand_size": (4, 3)})
    {'goal': 6, 'open': 'true', 'hand_size': '4, 3'}
    """
    return {name: _in_words(value) for name, value in options.items()}


def _in_words(chosen: Value) -> str | int:
    if isinstance(chosen, tuple):
        return ", ".join(map(str, chosen))
    return _spell(chosen) if isinstance(chosen, bool) else chosen


def parse_option(option: Option, text: str) -> Value:
    """The value that a text means, as typed in a terminal or stored in a form: `true`, `7`, `stack`, `4,3,4`."""
    if option.per_seat and "," in text:
        return option.read([_parse(part) for part in text.split(",")])
    return option.read(_parse(text))


def _parse(text: str) -> Scalar:
    text = text.strip()
    if text in _BOOLS:
        return _BOOLS[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _spell(known: Scalar) -> str:
    return str(known).lower() if isinstance(known, bool) else str(known)


def _number(known: Scalar) -> int:
    assert isinstance(known, int)
    return known


_BOOLS: Final = {"true": True, "false": False}


def first_player(seats: int) -> Option:
    """Who begins at a table of up to so many. By the rulebook: the oldest or the youngest, if the table
    knows its people; otherwise chance decides. A game in which everybody acts at once has no such option.
    """
    return Option("first_player", ("rulebook", "random", *range(seats)))


FIRST_PLAYER: Final = first_player(8)
"""For the boxes on the shelf, which are for up to eight."""

MAX_PLAYERS: Final = Option("max_players", (6, 7, 8))
"""The box says six; seven or eight on request."""
