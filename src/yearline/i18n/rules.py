"""The rules of each game on one page, in the reader's language."""

from typing import Final

from yearline.core.value import value
from yearline.i18n import messages

PARTS: Final = ("aim", "setup", "turn", "end")


@value
class Part:
    """A heading and what is said under it."""

    heading: str
    text: str


@value
class RulesSheet:
    """One page of rules."""

    title: str
    short: str
    parts: tuple[Part, ...]


def rules_sheet(game: str, language: str) -> RulesSheet:
    """The rules of a game, short enough for one page. Raises KeyError for a game that has no rules here."""
    say = messages(language)
    parts = [Part(say(f"rules-heading-{part}"), say(f"rules-{part}-{game}")) for part in PARTS]
    return RulesSheet(say(f"rules-title-{game}"), say(f"rules-short-{game}"), tuple(parts))
