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

from yearline.core.actions import Action, from_text, to_text
from yearline.core.cards import Back, Dated, Face, Front
from yearline.core.deck import Deck, DeckCard, deck_card, make_deck
from yearline.core.errors import YearlineError
from yearline.core.events import Event
from yearline.core.game import Rules, Step
from yearline.core.ids import CardRef, Seat
from yearline.core.play import Move, perft, play, replay, withdraw
from yearline.core.record import Record, dump, load
from yearline.core.view import Hand, Outcome, Pile, Row, View
from yearline.decks import LibraryDeck, library, load_deck
from yearline.games import GAMES, rules_for

__all__ = [
    "GAMES",
    "Action",
    "Back",
    "CardRef",
    "Dated",
    "Deck",
    "DeckCard",
    "Event",
    "Face",
    "Front",
    "Hand",
    "LibraryDeck",
    "Move",
    "Outcome",
    "Pile",
    "Record",
    "Row",
    "Rules",
    "Seat",
    "Step",
    "View",
    "YearlineError",
    "deck_card",
    "dump",
    "from_text",
    "library",
    "load",
    "load_deck",
    "make_deck",
    "perft",
    "play",
    "replay",
    "rules_for",
    "to_text",
    "withdraw",
]
