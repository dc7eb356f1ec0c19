"""Headings: what people call the columns of their table, and in which row of it they say so."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from yearline.decks import limits
from yearline.i18n import LANGUAGES, spoken

LOOKED_THROUGH: Final = 20
"""A table may begin below a title or a remark; so many rows are looked through for its headings."""
SPOKEN: Final = (
    "year", "title", "fact", "source", "color", "scene", "emblem", "picture", "credit", "precision", "difficulty",
)  # fmt: skip
"""Columns that our languages have words for."""
_ALIASES: Final = {"colour": "color", "date": "year", "image": "emblem"}
_LANGUAGE_WORDS: Final = {
    "en": "en eng english anglais inglese английский английском англ англійська англійською",
    "fr": "fr fra french français francese французский французском фр французька французькою",
    "it": "it ita italian italien italiano итальянский итальянском итал італійська італійською",
    "ru": "ru rus russian russe russo русский русском рус російська російською",
    "uk": "uk ukr ukrainian ukrainien ucraino украинский украинском укр українська українською",
}
_SMALL: Final = frozenset(("in", "en", "de", "di", "du", "la", "le", "на", "the"))
"""Words between a column and its language: `titre en anglais`."""


def column_name(cell: str) -> str:
    """A heading as we compare it: `Title FR` is `title_fr`."""
    name = "_".join(unicodedata.normalize("NFC", cell[: limits.HEADING]).lower().replace("-", " ").split())
    return _ALIASES.get(name, name)


def _plain(text: str) -> str:
    """A heading without accents, as many keyboards write it: `Annee`. The letters й and ї stay what they are."""
    split = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", re.sub("(?<=[a-z])[\u0300-\u036f]+", "", split))


def _words(language: str, column: str) -> list[str]:
    """What a language calls a column."""
    return [
        _plain(column_name(word)) for word in spoken(language)[f"deck-heading-{column}"].partition("=")[2].split(",")
    ]


_COLUMNS: Final = {word: column for language in LANGUAGES for column in SPOKEN for word in _words(language, column)}
"""Columns by what our languages call them."""
_ENGLISH: Final = frozenset(_words("en", "title"))
_WRITTEN_IN: Final = {
    word: language for language in LANGUAGES for word in _words(language, "title") if word not in _ENGLISH
}
"""Whoever calls the titles so writes them in that language."""
_NAMED: Final = {_plain(word): language for language, words in _LANGUAGE_WORDS.items() for word in words.split()}


def named_columns(header: Sequence[str]) -> list[str]:
    """The columns that a row names. In the answer to a query, words have other meanings, and stay."""
    names = [column_name(cell) for cell in header]
    if any(name.endswith("label") for name in names):
        return names
    language = next((_WRITTEN_IN[_plain(name)] for name in names if _plain(name) in _WRITTEN_IN), "")
    columns = [_column(name, language) for name in names]
    titles = {column for column in columns if column.startswith("title_")}
    if len(titles) == 1:  # facts are written in the language of the only titles
        fact = titles.pop().replace("title", "fact")
        columns = [fact if column == "fact" and fact not in columns else column for column in columns]
    return _first_alone(columns, names)


def _column(name: str, language: str) -> str:
    plain = _plain(name)
    if plain in _COLUMNS:
        column = _COLUMNS[plain]
        return f"{column}_{language}" if language and column in ("title", "fact") else column
    return _with_language(plain) or name


def _with_language(name: str) -> str:
    """A heading that names a column and a language: `titre anglais`, `название (рус.)`."""
    words = [word for word in re.split(r"[^\w]+|_", name) if word]
    said = [_NAMED[word] for word in words if word in _NAMED and word not in _SMALL]
    said = said or [_NAMED[word] for word in words if word in _NAMED]
    rest = "_".join([word for word in words if word not in _NAMED and word not in _SMALL])
    column = _COLUMNS.get(rest, "")
    return f"{column}_{said[0]}" if said and column in ("title", "fact") else ""


def _first_alone(columns: list[str], names: Sequence[str]) -> list[str]:
    """Where several words mean one column, as `event` and `name` may,
    the first has it, and a word of ours before all.
    """
    found = list(columns)
    for place, column in enumerate(columns):
        if column == names[place] or not column:
            continue
        if column in names or column in columns[:place]:
            found[place] = names[place]
    return found


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
