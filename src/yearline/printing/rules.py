"""The rules of each game on one page, in the reader's language."""

from dataclasses import dataclass
from typing import Final

from yearline.games import GAMES
from yearline.i18n import messages
from yearline.printing.layout import BadPrint

PARTS: Final = ("aim", "setup", "turn", "end")


@dataclass(frozen=True, slots=True)
class Part:
    """A heading and what is said under it."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class RulesSheet:
    """One page of rules."""

    title: str
    short: str
    parts: tuple[Part, ...]


def rules_sheet(game: str, language: str) -> RulesSheet:
    """The rules of a game, short enough for one page."""
    if game not in GAMES:
        raise BadPrint(f"there are rules for {', '.join(GAMES)}, not for {game[:60]!r}")
    say = messages(language)
    parts = [Part(say(f"rules-heading-{part}"), say(f"rules-{part}-{game}")) for part in PARTS]
    return RulesSheet(say(f"rules-title-{game}"), say(f"rules-short-{game}"), tuple(parts))
