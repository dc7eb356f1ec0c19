"""What a finished game at a table says about its cards: how people placed them, and nothing about who they were.

Only moves that a person made count, only where they chose a gap, and only cards of our library.
The node that wrote the last line of a game notes it, so each game is noted once, wherever its players sit.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from yearline.core.actions import Place
from yearline.core.cards import Dated
from yearline.core.deck import Deck
from yearline.core.ids import CardRef, Seat
from yearline.core.lines import fits
from yearline.core.play import steps
from yearline.core.view import View
from yearline.decks import LibraryDeck
from yearline.games import rules_for
from yearline.measured.book import note
from yearline.measured.model import Placement, width_of
from yearline.server.live.shared import Services
from yearline.store import Line
from yearline.table.evolve import read_action

T = TypeVar("T")
MOST: Final = 400
"""So many placements of a game are kept: a hall of phones says the same about a card many times."""
DAY: Final = 86_400.0
PERSON: Final = "player"


async def measure(services: Services, game: str, deck: Deck, lines: Sequence[Line]) -> None:
    """Note the placements of a game that is over, unless whoever runs the server has switched that off."""
    if not services.settings.measure_cards or not lines:
        return
    decks = await services.shelf.all_of(
        list(services.shelf.library)
    )  # the first time they are read, which takes a while
    bodies = [line.body for line in lines]
    found = await services.pool.begin(lambda: placements_in(game, deck, bodies, _pictures(decks)))
    if found:
        await note(services.store, found, services.clock.now() // DAY * DAY)


def _pictures(decks: Iterable[LibraryDeck]) -> set[str]:
    return {card.card.face.picture for deck in decks for card in deck.cards}


def placements_in(game: str, deck: Deck, bodies: Iterable[str], ours: Collection[str]) -> list[Placement]:
    """How people placed cards in a game that lines of a log tell of,
    the first of which dealt it. A choice that was changed counts once.
    """
    first, *rest = [msgspec.json.decode(body) for body in bodies]
    if any(line["kind"] == "withdrawn" for line in rest):
        return []  # a card was wrong, and perhaps so was the line
    acted = [line for line in rest if line["kind"] == "acted"]
    rules = rules_for(game, first["options"])
    moves = [(Seat(line["seat"]), read_action(line["action"])) for line in acted]
    years = {card.face.picture: card.back.year for card in deck.cards}
    chosen: dict[tuple[Seat, CardRef], tuple[Any, Seat, Place]] = {}
    played = steps(rules, deck, len(first["chairs"]), int(first["seed"]), moves)
    for line, (seat, action), step in zip(acted, moves, played, strict=False):
        if line["by"] == PERSON and isinstance(action, Place):
            chosen.pop((seat, action.card), None)
            chosen[seat, action.card] = step.state, seat, action
    found = [
        _placement(rules.view(state, seat), seat, action, years)
        for state, seat, action in spread(list(chosen.values()), MOST)
    ]
    return [one for one in found if one is not None and one.picture in ours]


def spread(choices: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly from first to last.
    What they say is looked at afterwards: that takes longer than to choose.
    """
    count = min(most, len(choices))
    return [choices[at * len(choices) // count] for at in range(count)]


def _placement(view: View, seat: Seat, action: Place, years: dict[str, int]) -> Placement | None:
    """What a seat's choice says about a card, seen against the line that lay there."""
    line = _line(view, seat)
    face = next((card.face for card in _cards(view) if card.ref == action.card), None)
    if face is None or face.picture not in years or not line or action.gap > len(line):
        return None
    year = years[face.picture]
    return Placement(face.picture, fits(line, action.gap, year), width_of(year, [card.year for card in line]))


def _line(view: View, seat: Seat) -> list[Dated]:
    """The line into which a seat lays: its own, or the common one."""
    rows = [row for row in view.rows if row.name == "line" and row.owner in (None, seat)]
    return [card for row in rows[:1] for column in row.columns for card in column[:1]]


def _cards(view: View) -> Iterable[Any]:
    """The cards that can be seen in hands and on piles."""
    yield from (card for hand in view.hands for card in hand.cards)
    yield from (pile.top for pile in view.piles if pile.top is not None)
