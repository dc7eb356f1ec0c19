"""Headings: what people call the columns of their table, and in which row of it they say so."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from yearline.i18n import LANGUAGES, spoken

LOOKED_THROUGH: Final = 20
"""A table may begin below a title or a remark; so many rows are looked through for its headings."""
_ALIASES: Final = {"colour": "color", "date": "year", "image": "emblem"}


def column_name(cell: str) -> str:
    """A heading as we compare it: `Title FR` is `title_fr`."""
    name = "_".join(unicodedata.normalize("NFC", cell).lower().replace("-", " ").split())
    return _ALIASES.get(name, name)


def _words(language: str, column: str) -> list[str]:
    """What a language calls a column."""
    return [column_name(word) for word in spoken(language)[f"deck-heading-{column}"].partition("=")[2].split(",")]


_SPOKEN: Final = {
    word: column
    for language in LANGUAGES
    for column in ("year", "title", "fact", "source")
    for word in _words(language, column)
}
"""Columns by what our languages call them."""
_WRITTEN_IN: Final = {word: language for language in LANGUAGES for word in _words(language, "title") if word != "title"}
"""Whoever calls the titles so writes them in that language."""


def named_columns(header: Sequence[str]) -> list[str]:
    """The columns that a row names. In the answer to a query, words have other meanings, and stay."""
    names = [column_name(cell) for cell in header]
    if any(name.endswith("label") for name in names):
        return names
    language = next((_WRITTEN_IN[name] for name in names if name in _WRITTEN_IN), "")
    return [_in_language(_SPOKEN.get(name, name), language) for name in names]


def _in_language(column: str, language: str) -> str:
    return f"{column}_{language}" if language and column in ("title", "fact") else column


def is_title(column: str) -> bool:
    """Whether titles stand in a column."""
    return column == "title" or column.startswith("title_")


def is_known(column: str) -> bool:
    """Whether a column is one of those without which there are no cards: ours, or those of a query."""
    return column == "year" or is_title(column) or column.endswith("label")


def is_header(record: Sequence[str]) -> bool:
    """Whether a row names what every deck has: years and titles."""
    found = named_columns(record)
    return "year" in found and any(map(is_title, found))
