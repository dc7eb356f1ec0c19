"""Words for people, in every language that has a folder here.
One Fluent catalogue serves server, terminal, PDF and browser.

A folder holds `.ftl` files: one a domain, and one a game with everything that is said about it alone.
What a language does not say yet is said in English.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message

from yearline.i18n.articles import FUNCTIONS
from yearline.i18n.numbers import is_negative, signed
from yearline.i18n.quick import QuickParser
from yearline.i18n.quotes import nested

DEFAULT: Final = "en"
HERE: Final = files("yearline.i18n")
LANGUAGES: Final = tuple(
    sorted(
        [folder.name for folder in HERE.iterdir() if folder.is_dir() and (folder / "client.ftl").is_file()],
        key=lambda code: (code != DEFAULT, code),
    )
)
"""Every language that has a folder here, the default one first."""
COMPLETE: Final = ("en", "fr", "it", "ru", "uk")
"""Languages in which nothing is missing: tests hold the catalogues, and quality checks the bundled decks, to it."""


class Messages:
    """The catalogue of one language; call it with an id and variables."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = spoken(language)
        self._bundle = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
        self._marks = self("quote-marks")

    def __contains__(self, id: str) -> bool:
        return id in self._texts

    def __call__(self, id: str, /, **variables: str | int | float) -> str:
        """The message in this language. An unknown id raises KeyError: it is a mistake of ours, not of the reader."""
        message = self._message(id)
        if message.value is None:
            raise KeyError(id)
        text, _errors = self._bundle.format_pattern(message.value, variables)
        if any(map(is_negative, variables.values())):
            text = signed(str(text))
        return nested(str(text), self._marks) if variables else str(text)

    def head(self, id: str) -> str:
        """What a message is about, where its attribute `head` says that; otherwise nothing."""
        head = self._message(id).attributes.get("head")
        return "" if head is None else str(self._bundle.format_pattern(head, {})[0])

    def _message(self, id: str) -> Message:
        """A message, read when it is first asked for:
        to read all of them takes a fifth of a second, in which a server serves nobody.
        """
        if not self._bundle.has_message(id):
            self._bundle.add_resource(QuickParser().parse("".join(_needed(id, self._texts))))
        return self._bundle.get_message(id)


def _needed(id: str, texts: Mapping[str, str]) -> list[str]:
    """The text of a message after those of all that it refers to."""
    found, waiting = dict[str, str](), [id]
    while waiting:
        one = waiting.pop()
        if one in texts and one not in found:
            found[one] = texts[one]
            waiting += _REFERENCE.findall(texts[one])
    return list(reversed(found.values()))


_REFERENCE: Final = re.compile(r"[{(,]\s*([A-Za-z][\w-]*)")


def messages(language: str) -> Messages:
    """The catalogue of a language, or of the default one where we do not speak it."""
    return _messages(language if language in LANGUAGES else DEFAULT)


@cache
def _messages(language: str) -> Messages:
    """Only for languages that we speak: strangers may ask for any, and each is kept for ever."""
    return Messages(language)


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """The Fluent files of a language by domain, as text."""
    folder = HERE / language
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return {entry.name.removesuffix(".ftl"): entry.read_text(encoding="utf-8") for entry in found}


@cache
def spoken(language: str) -> Mapping[str, str]:
    """Every message by its id, as Fluent text: in this language, or in the default one where that has none."""
    texts = [text for code in dict.fromkeys((DEFAULT, language)) for text in catalogue(code).values()]
    return {entry.partition(" =")[0]: entry for text in texts for entry in _ENTRY.split(text) if entry[:1].isalpha()}


_ENTRY: Final = re.compile(r"^(?=[A-Za-z#])", re.MULTILINE)


def best_language(wanted: str) -> str:
    """The language to speak with somebody who asks in the words of an Accept-Language header or a LANG variable."""
    choices: list[tuple[float, str]] = []
    for part in wanted.split(",")[:20]:
        tag, _, quality = part.replace(" ", "").partition(";q=")
        bare = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
        if bare in LANGUAGES:
            try:
                choices.append((float(quality or 1), bare))
            except ValueError:
                continue
    return max(choices, key=lambda choice: choice[0])[1] if choices else DEFAULT
