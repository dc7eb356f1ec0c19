"""What a seat can do, and that time is up for all: nine actions, each with a one-line text form.

The text is at once the log, the wire, the terminal, the test fixture and the bug report, so it is strict: exactly one
spelling.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from yearline.core.deck import COLORS
from yearline.core.errors import BadNotation
from yearline.core.ids import CardRef
from yearline.core.value import value


@value
class Play:
    """Turn over an own card; its date decides where it goes (coop)."""

    card: CardRef


@value
class Discard:
    """Put an own card on the discard pile (coop)."""

    card: CardRef


@value
class Place:
    """Lay a card into a gap of a line; gap 0 lies before the first card (race, chronology)."""

    card: CardRef
    gap: int


@value
class Draft:
    """Take from the top of the pile of a colour (chronology)."""

    color: str


@value
class Use:
    """Use the power just won on the stack with this top card (chronology)."""

    card: CardRef


@value
class End:
    """Do nothing more in this turn."""


@value
class Leave:
    """Get up from the table for good."""


@value
class Join:
    """Sit down at a game that goes on."""


@value
class Proceed:
    """Time is up for all who are to act: no seat's own, but the table's, by its clock or its host."""


Action = Play | Discard | Place | Draft | Use | End | Leave | Join | Proceed

KEPT_GAPS: Final = 32


class _Places(dict[CardRef, tuple[Place, ...]]):
    """Actions are values: the placements of one card into the gaps of any shorter line serve every game."""

    def __missing__(self, ref: CardRef) -> tuple[Place, ...]:
        return self.setdefault(ref, tuple([Place(ref, gap) for gap in range(KEPT_GAPS)]))


_PLACES: Final = _Places()


def _place(card: CardRef, gap: int) -> Place:
    """The placement that `places` gives too, if it has:
    finding it among the legal ones is then a matter of identity.
    """
    kept = _PLACES.get(card, ())
    return kept[gap] if gap < len(kept) else Place(card, gap)


def places(card: CardRef, gaps: int) -> tuple[Place, ...]:
    """The placements of a card into each of so many gaps, from left to right."""
    if gaps <= KEPT_GAPS:
        return _PLACES[card][:gaps]
    return tuple([Place(card, gap) for gap in range(gaps)])


MAX_TEXT: Final = 32
_NUMBER = r"(0|[1-9][0-9]{0,4})"
_FORMS: Final[Mapping[str, tuple[re.Pattern[str], Callable[[re.Match[str]], Action]]]] = {
    "play": (re.compile(f"play {_NUMBER}"), lambda m: Play(CardRef(int(m[1])))),
    "discard": (re.compile(f"discard {_NUMBER}"), lambda m: Discard(CardRef(int(m[1])))),
    "place": (re.compile(f"place {_NUMBER} {_NUMBER}"), lambda m: _place(CardRef(int(m[1])), int(m[2]))),
    "draft": (re.compile(f"draft ({'|'.join(COLORS)})"), lambda m: Draft(m[1])),
    "use": (re.compile(f"use {_NUMBER}"), lambda m: Use(CardRef(int(m[1])))),
    "end": (re.compile("end"), lambda _: End()),
    "leave": (re.compile("leave"), lambda _: Leave()),
    "join": (re.compile("join"), lambda _: Join()),
    "proceed": (re.compile("proceed"), lambda _: Proceed()),
}
"""By the first word of a line: what the whole looks like, and what it means."""


def to_text(action: Action) -> str:
    """The action in one line.

    >>> to_text(Place(CardRef(12), 4))
    'place 12 4'
    """
    match action:
        case Play(card):
            return f"play {card}"
        case Discard(card):
            return f"discard {card}"
        case Place(card, gap):
            return f"place {card} {gap}"
        case Draft(color):
            return f"draft {color}"
        case Use(card):
            return f"use {card}"
        case End():
            return "end"
        case Leave():
            return "leave"
        case Join():
            return "join"
        case Proceed():
            return "proceed"


def from_text(text: str) -> Action:
    """The action that a line means; the exact inverse of `to_text`."""
    known = _FORMS.get(text.partition(" ")[0]) if len(text) <= MAX_TEXT else None
    if known is not None:
        form, make = known
        if found := form.fullmatch(text):
            return make(found)
    raise BadNotation(
        "expected one of: play CARD, discard CARD, place CARD GAP, draft COLOUR, use CARD, end, leave, join, proceed; "
        f"got {text[:MAX_TEXT]!r}"
    )
