"""Yearline: timeline card games as a library.

>>> import yearline as yl
>>> deck = yl.make_deck("years", [yl.deck_card(f"y{n}", 1900 + n) for n in range(40)])
>>> rules = yl.rules_for("coop")
>>> state = rules.setup(deck, seats=2, seed=1).state
>>> while (seat := rules.turn(state)) is not None:
...     state = yl.play(rules, state, seat, rules.view(state, seat).legal[0]).state
>>> rules.outcome(state).reason in ("failed", "stuck", "all_played")
True
"""

from typing import TYPE_CHECKING, Any

from yearline.core.actions import Action, Discard, Draft, End, Leave, Place, Play, Use, from_text, to_text
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.deck import Deck, DeckCard, deck_card, make_deck
from yearline.core.errors import (
    BadDeck,
    BadNotation,
    BadOption,
    BadRecord,
    BadSeatCount,
    GameOver,
    IllegalAction,
    NotYourTurn,
    YearlineError,
)
from yearline.core.events import Event
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.play import Move, perft, play, replay, steps, withdraw
from yearline.core.record import Record
from yearline.core.record import dump as dump_record
from yearline.core.record import load as load_record
from yearline.core.view import Hand, Outcome, Pile, Row, View
from yearline.games import GAMES, rules_for

if TYPE_CHECKING:
    from yearline.decks import LibraryDeck, library, load_deck

__all__ = [
    "GAMES",
    "Action",
    "Back",
    "BadDeck",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "BadSeatCount",
    "CardRef",
    "Dated",
    "Deck",
    "DeckCard",
    "Discard",
    "Draft",
    "End",
    "Event",
    "Face",
    "Front",
    "GameOver",
    "Hand",
    "IllegalAction",
    "Leave",
    "LibraryDeck",
    "Move",
    "NotYourTurn",
    "Outcome",
    "Pile",
    "Place",
    "Play",
    "Record",
    "Row",
    "Rules",
    "Seat",
    "Step",
    "Use",
    "View",
    "YearlineError",
    "deck_card",
    "dump_record",
    "from_text",
    "library",
    "load_deck",
    "load_record",
    "make_deck",
    "perft",
    "play",
    "replay",
    "rules_for",
    "steps",
    "to_text",
    "withdraw",
]


def __getattr__(name: str) -> Any:
    """The library comes when it is asked for: a client of a server needs none of the packages that read decks."""
    if name in ("LibraryDeck", "library", "load_deck"):
        from yearline import decks

        return getattr(decks, name)
    raise AttributeError(name)
