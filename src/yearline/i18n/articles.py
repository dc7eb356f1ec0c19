"""What a catalogue cannot say by itself, as functions that it may call.

Articles that depend on how the next word sounds (Italian has "il
1969", but "l’800"), and endings that depend on how a number does.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

_ITALIAN_VOWEL: Final = re.compile(r"8|1(?!\d{3}\b)(?:\d{3})*\b|11(?:\d{3})*\b|VIII\b|XI\b|LXXX")
"""Numbers and numerals that begin with a vowel when they are read in Italian: uno, otto, undici, ottanta, un milione.
"""


_GROUPED: Final = re.compile(r"(?<=\d)\u00a0(?=\d)")


def _joined(date: object, full: str, elided: str) -> str:
    text = str(date)
    return f"{elided}{text}" if _ITALIAN_VOWEL.match(_GROUPED.sub("", text)) else f"{full}\u00a0{text}"


def _ordinal(number: object) -> str:
    """The number as English counts with it: 1st, 2nd, 3rd, 4th, but 11th, 12th, 13th."""
    digits = str(number)
    ending = "th" if digits[-2:-1] == "1" else {"1": "st", "2": "nd", "3": "rd"}.get(digits[-1:], "th")
    return digits + ending


FUNCTIONS: Final[Mapping[str, Callable[[object], Any]]] = {
    "IL": lambda date: _joined(date, "il", "l’"),
    "DEL": lambda date: _joined(date, "del", "dell’"),
    "DAL": lambda date: _joined(date, "dal", "dall’"),
    "ORDINAL": _ordinal,
}
"""By the name that catalogues call them by. What they give is text, which Fluent takes and its types leave out."""
