"""Articles that depend on how the next word sounds, as functions that a catalogue may call: Italian has "il 1969", but "l’800"."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

_ITALIAN_VOWEL: Final = re.compile(r"8|1(?!\d{3}\b)(?:\d{3})*\b|11(?:\d{3})*\b|VIII\b|XI\b|LXXX")
"""Numbers and numerals that begin with a vowel when they are read in Italian: uno, otto, undici, ottanta, un milione."""


def _joined(date: object, full: str, elided: str) -> str:
    text = str(date)
    return f"{elided}{text}" if _ITALIAN_VOWEL.match(text.replace("\u00a0", "")) else f"{full}\u00a0{text}"


FUNCTIONS: Final[Mapping[str, Callable[[object], Any]]] = {
    "IL": lambda date: _joined(date, "il", "l’"),
    "DEL": lambda date: _joined(date, "del", "dell’"),
}
"""By the name that catalogues call them by. What they give is text, which Fluent takes and its types leave out."""
