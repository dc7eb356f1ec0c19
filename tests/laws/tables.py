"""Any table the registry allows: game, options, seats, deck and seed drawn by Hypothesis; and random play at it."""

import os
from bisect import bisect_left
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from yearline.core.actions import Proceed
from yearline.core.deck import COLORS, Deck, deck_card, make_deck
from yearline.core.errors import BadDeck
from yearline.core.game import Rules
from yearline.core.ids import Seat
from yearline.core.options import Option
from yearline.core.play import Move, may_change, play
from yearline.core.value import value
from yearline.games import GAMES, rules_for

NAMES = tuple(os.environ.get("YEARLINE_LAWS", "").split()) or tuple(GAMES)
"""The games that are held to the laws: all, unless some are named."""
MOST_MOVES = 400
"""A race may go on for ever (B-17 is not built): random play stops here."""


@value
class Table:
    """Everything that is decided before the first move, and a number from which random play follows."""

    rules: Rules[Any]
    deck: Deck
    seats: int
    seed: int
    whim: int

    def start(self) -> Any:
        return self.rules.setup(self.deck, self.seats, self.seed).state


@st.composite
def tables(draw: st.DrawFn, names: tuple[str, ...] = NAMES) -> Table:
    game = GAMES[draw(st.sampled_from(names))]
    seats = draw(st.integers(1, min(8, game.most)))
    options = {option.name: draw(_values(option, seats)) for option in game.OPTIONS}
    rules = rules_for(game.name, options)
    assume(seats in rules.seats)
    deck = draw(decks(most=160 if game.name == "chronology" else 70))
    if not suffices(rules, deck, seats):
        deck = spread_deck(210)
    if draw(st.booleans()):
        deck = smallest(rules, deck, seats)
    return Table(rules, deck, seats, draw(st.integers(0, 2**70)), draw(st.integers(0, 2**32)))


def _values(option: Option, seats: int) -> st.SearchStrategy[object]:
    known = [one for one in option.values if option.name != "first_player" or isinstance(one, str) or one < seats]
    if option.name == "max_players" and seats > 6:
        return st.just(8)
    scalar = st.sampled_from(known)
    return scalar | st.lists(scalar, min_size=seats, max_size=seats) if option.per_seat else scalar


@st.composite
def decks(draw: st.DrawFn, most: int) -> Deck:
    """Small and big ones, with all years different or nearly all equal."""
    rng = Random(draw(st.integers(0, 2**32)))
    size, far = draw(st.integers(5, most)), draw(st.sampled_from([1, 3, 30, 3000]))
    years = [rng.randint(-far, far) or 1 for _ in range(size)]
    return make_deck("any", [deck_card(f"c{i}", year, color=rng.choice(COLORS)) for i, year in enumerate(years)])


def seat_0_begins(name: str) -> dict[str, object]:
    """The option that says so, where a game has it: where everybody acts at once, nobody begins."""
    return {option.name: 0 for option in GAMES[name].OPTIONS if option.name == "first_player"}


def suffices(rules: Rules[Any], deck: Deck, seats: int) -> bool:
    try:
        rules.check(deck, seats)
    except BadDeck:
        return False
    return True


def smallest(rules: Rules[Any], deck: Deck, seats: int) -> Deck:
    """Of a deck that suffices, no more cards than must be: every shortage comes early."""
    enough = bisect_left(range(len(deck.cards)), True, key=lambda size: suffices(rules, first(deck, size), seats))
    return first(deck, enough)


def first(deck: Deck, size: int) -> Deck:
    return make_deck(deck.id, deck.cards[:size])


def spread_deck(size: int) -> Deck:
    """All years different, the colours evenly spread."""
    return make_deck("spread", [deck_card(f"c{i}", 7 * i + 1, color=COLORS[i % 3]) for i in range(size)])


def changing(rules: Rules[Any], state: Any) -> list[Seat]:
    """Those who have chosen in secret and may still choose something else."""
    return [seat for seat in rules.public(state).active if may_change(rules, state, seat)]


def walk(table: Table, most: int = MOST_MOVES) -> Iterator[tuple[Any, Move | None]]:
    """Every state of a random game with the move that led to it."""
    rng, state = Random(table.whim), table.start()
    yield state, None
    for _ in range(most):
        acting = table.rules.acting(state)
        if not acting:
            return
        seat = rng.choice(acting) if len(acting) > 1 else acting[0]
        if table.rules.paced:
            seat = rng.choice([seat, seat, *changing(table.rules, state)])
        action = rng.choice(table.rules.legal(state, seat))
        if table.rules.paced and rng.random() < 0.1:
            seat, action = Seat(0), Proceed()
        state = play(table.rules, state, seat, action).state
        yield state, (seat, action)
