"""The rules of a game as one sheet, from which page, terminal and print are made:
every word of it stands in the game's catalogue.

The catalogue is also the table of contents. `rules-PART-GAME` opens a part,
`rules-PART-GAME-NAME` are its statements, in the order of the English file; the attribute
`.head` says what a statement is about. A part of which a game says nothing is left out.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from yearline.core.options import in_words
from yearline.core.value import value
from yearline.games import rules_for
from yearline.games.titles import BANDS, titles_in
from yearline.i18n import DEFAULT, Messages, messages, spoken

Agreed = dict[str, str | int]
"""Variables of every sentence about a game: its options, by name."""

PARTS: Final = (
    "aim",
    "setup",
    "turn",
    "play",
    "discard",
    "power",
    "know",
    "end",
    "score",
    "example",
    "tip",
    "edition",
)
"""The parts of a sheet in their order; those of `setup` are steps, to be numbered."""


@value
class Statement:
    """One thing to know: its name in the catalogue, what it is about (may be empty), and what holds."""

    name: str
    head: str
    text: str


@value
class Part:
    """A heading, an opening paragraph (may be empty), statements, and for the score the table of titles."""

    name: str
    heading: str
    text: str
    statements: tuple[Statement, ...] = ()
    ranking: tuple[tuple[str, str], ...] = ()


@value
class RulesSheet:
    """The rules of one game in one language."""

    title: str
    short: str
    parts: tuple[Part, ...]


def rules_sheet(game: str, language: str, options: Mapping[str, object] | None = None) -> RulesSheet:
    """Everything that one must know to play a game with these options.
    Raises KeyError for a game that has no rules here.
    """
    say, agreed = messages(language), in_words(rules_for(game, options).options)
    short = say(f"rules-short-{game}", **agreed)
    return RulesSheet(say(f"rules-title-{game}"), short, tuple(_parts(game, say, agreed)))


def _parts(game: str, say: Messages, agreed: Agreed) -> Iterator[Part]:
    for name in PARTS:
        lead, statements = f"rules-{name}-{game}", _statements(name, game, say, agreed)
        if lead in say or statements:
            ranking = ranking_in(say.language) if (name, game) == ("score", "coop") else ()
            text = say(lead, **agreed) if lead in say else ""
            yield Part(name, say(f"rules-heading-{name}"), text, statements, ranking)


def _statements(part: str, game: str, say: Messages, agreed: Agreed) -> tuple[Statement, ...]:
    stem = f"rules-{part}-{game}-"
    found = [id for id in _ids() if id.startswith(stem)]
    return tuple([Statement(id.removeprefix(stem), say.head(id), say(id, **agreed)) for id in found])


@cache
def _ids() -> tuple[str, ...]:
    return tuple([id for id in spoken(DEFAULT) if id.startswith("rules-")])


def ranking_in(language: str) -> tuple[tuple[str, str], ...]:
    """The scores of coop and the title that each earns, lowest first."""
    say = messages(language)
    lows, highs = BANDS[:-1], [low - 1 for low in BANDS[1:]]
    between = [say("rules-score-between", low=low, high=high) for low, high in zip(lows, highs, strict=True)]
    scores = [say("rules-score-below", low=BANDS[0]), *between, say("rules-score-above", low=BANDS[-1])]
    return tuple(zip(scores, titles_in(language), strict=True))
